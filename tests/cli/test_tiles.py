"""Tiles as they are typed, and a hand of them checked."""

from __future__ import annotations

import re

import pytest
from hypothesis import given
from hypothesis import strategies as st

from paiju.cli.errors import CommandError
from paiju.cli.terminal import Terminal
from paiju.cli.tile_input import tile_of_hand, typed_tiles
from paiju.cli.tile_table import pieces
from paiju.core.errors import NotationError
from paiju.games.wahua.tiles import NUMBER, SET
from paiju.texts import LOCALES, notation
from tests.games.wahua.positions import pairs

EIGHT = pairs("66 11 44 33 13 46 55 22")


# ── check ────────────────────────────────────────────────────────────────────

WON = "66s66o 11d11d 16s16d16d 44o44o 33d33o 13s13d 46o46o 55d55o 22s22o 15d15o 36d F1B"
AT_THE_DEALER = ("--seat", "天", "--dice", "1,1")


def cells(printed: str) -> list[list[str]]:
    """The rows of a printed table."""
    return [re.split(r"  +", line.strip()) for line in printed.splitlines() if "  " in line]


@pytest.mark.clause("WH21", "WH36.d", "WH38")
def test_check_counts_a_hand_that_wins(paiju):
    result = paiju("check", "wahua", WON, *AT_THE_DEALER)
    assert result.exit_code == 0
    assert "Shaken points, double for everybody: Earth 11, Heaven 66, One-Six 16." in result.stdout
    assert "Home point, double for this seat: Heaven 66." in result.stdout
    rows = cells(result.stdout)
    assert ["pair", "66 single + plain", "400 × 2 (home) × 2 (shaken) = 1600 dao", "(WH32)"] in rows
    assert ["kong", "16 kong", "1600 × 2 (shaken) = 3200 dao", "(WH32)"] in rows
    assert ["pair", "15 double + plain", "100 dao", "(WH33)"] in rows
    assert ["odd tile", "36 double", "200 dao", "(WH37)"] in rows
    assert ["special", "Spring, Blank", "1000 dao", "(WH38)"] in rows
    assert ["together 8700 dao"] in rows
    assert result.stdout.endswith(
        "A win: ten different points with a pair or kong, and a framed odd tile (WH21).\n"
    )


def test_check_of_tiles_speaks_chinese(paiju):
    result = paiju("check", "wahua", *WON.split(), *AT_THE_DEALER, "--lang", "zh")
    rows = cells(result.stdout)
    assert ["对子", "天 单框+白皮", "400 × 2（家位）× 2（摇张）= 1600 道", "(WH32)"] in rows
    assert ["宕头", "大刀 双框", "200 道", "(WH37)"] in rows
    assert ["一共 8700 道"] in rows
    assert "胡了：" in result.stdout


def test_check_counts_nothing_double_where_seat_and_dice_are_not_named(paiju):
    said = paiju("check", "wahua", WON).stdout
    assert "Home" not in said
    assert "Shaken" not in said
    assert ["pair", "66 single + plain", "400 dao", "(WH32)"] in cells(said)
    assert ["together 5500 dao"] in cells(said)


TEN = EIGHT + pairs("16") + "15d15o"


@pytest.mark.parametrize(
    ("tiles", "said"),
    [
        (TEN, "any framed tile of another point wins (WH23)"),
        (TEN + "12s", "A win: ten different points"),
        (TEN + "12o", "No win: 10 of ten pairs and kongs, and no odd tile"),
        (EIGHT + pairs("16") + "15d36s", "it would win with 36 plain, 36 double, 15 plain"),
        (EIGHT + "15d15o36s36d36d12d", "A win: ten different"),
        (EIGHT + "15d36s12d25o", "No win: 8 of ten"),
    ],
)
@pytest.mark.clause("WH21", "WH23", "WH20")
def test_check_says_whether_tiles_win(paiju, tiles, said):
    assert said in " ".join(paiju("check", "wahua", tiles).stdout.split())


@pytest.mark.parametrize(
    ("seat", "home"),
    [
        *(("天", "66"), ("天家", "66"), ("Heaven", "66"), ("dealer", "66"), ("1", "66"), ("66", "66")),
        *(("地家", "11"), ("second", "11"), ("银牌", "44"), ("Long Three", "33"), ("4", "33")),
    ],
)
def test_a_seat_goes_by_its_point_its_role_or_its_number(paiju, seat, home):
    assert f" {home}.\n" in paiju("check", "wahua", WON, "--seat", seat).stdout


@pytest.mark.parametrize("dice", ["3,4", "34", "4 3", "３，４", " 3/4 "])
def test_dice_are_read(paiju, dice):
    assert "Pheasant 34, Turtle 25, One-Six 16" in paiju("check", "wahua", WON, "--dice", dice).stdout


BAD = [
    (["66x"], "“66x” cannot be read as tiles: “66x” is no tile"),
    ([""], "“” cannot be read as tiles"),
    (["66s 17o"], "“17o” is no tile"),
    (["66s66s"], "2 of 66 single are too many: there is only 1"),
    (["66d66d66d"], "3 of 66 double are too many: there are only 2"),
    (["BBB"], "3 of Blank are too many: there are only 2"),
    (["F1F1"], "2 of Spring are too many"),
    (
        ["66s66o"],
        "2 tiles are no hand: it has 20 at rest, and with the odd tile or before a discard one more",
    ),
    ([WON + "12o"], "23 tiles are no hand"),
    ([WON, "--seat", "west"], "there is no seat “west” here; there are: Heaven, Earth, Silver, Long Three"),
    ([WON, "--seat", ""], "there is no seat “” here"),
    ([WON, "--seat", "银牌", "-o", "players=2"], "there is no seat “银牌” here; there are: Heaven, Earth\n"),
    ([WON, "--dice", "1,7"], "“1,7” are no two dice; they are typed like 3,4"),
    ([WON, "--dice", "3"], "“3” are no two dice"),
    ([WON, "--dice", "3,4,5"], "“3,4,5” are no two dice"),
    ([WON, "--on", "33"], "--on does not belong to wahua"),
    ([WON, "-o", "players=5"], "players cannot be “5”; allowed: 2, 3, 4 (WH1)"),
]


@pytest.mark.parametrize(("args", "said"), BAD, ids=[" ".join(args)[-40:] for args, _ in BAD])
def test_tiles_that_cannot_be_checked(paiju, args, said):
    result = paiju("check", "wahua", *args)
    assert said in result.stderr
    assert (result.exit_code, result.stdout, result.stderr.count("\n")) == (2, "", 1)
    chinese = paiju("check", "wahua", *args, "--lang", "zh").stderr
    assert re.search("[\u4e00-\u9fff]", chinese)


def test_cards_have_no_dice(paiju):
    for option, value in (("--dice", "1,1"), ("--seat", "天")):
        result = paiju("check", "datong", "33", option, value)
        assert (result.exit_code, result.stdout) == (2, "")
        assert f"{option} does not belong to datong" in result.stderr


# ── what is typed ────────────────────────────────────────────────────────────


@pytest.mark.parametrize(
    ("typed", "tiles"),
    [
        ("66s66o 11d11d", ("66s", "66o", "11d", "11d")),
        ("66so", ("66s", "66o")),
        ("天单框 天白皮", ("66s", "66o")),
        ("天 单框+白皮、地 双框", ("66s", "66o", "11d")),
        ("天单白 地双双 白板", ("66s", "66o", "11d", "11d", "B")),
        ("天白白板", ("66o", "B")),
        ("天白板凳单", ("66o", "22s")),
        ("Heaven single frame, 66 plain", ("66s", "66o")),
        ("66 plain spring 66 single silver plain", ("66o", "F1", "66s", "44o")),
        ("三丁杠 春夏", ("12s", "12d", "12d", "F1", "F2")),
        ("12 kong", ("12s", "12d", "12d")),
        ("梅花花 梅", ("55d", "F5")),
        ("plum double plum blossom", ("55d", "F5")),
        ("61s 16O １６ｄ", ("16s", "16o", "16d")),
        ("天度", ("66s",)),
        ("One-Six plain, one six double onesix single", ("16o", "16d", "16s")),
        ("15s Plum Blossom", ("15s", "F5")),
        ("66s Silver Single", ("66s", "44s")),
        ("66sB66dF1", ("66s", "B", "66d", "F1")),
        ("f1 F8 b", ("F1", "F8", "B")),
    ],
)
def test_tiles_are_read_as_people_type_them(typed, tiles):
    assert typed_tiles(typed) == tiles


@given(st.lists(st.sampled_from(SET), min_size=1, max_size=21), st.sampled_from(LOCALES))
def test_tiles_are_read_as_they_are_shown(tiles, locale):
    hand = tuple(sorted(tiles, key=lambda tile: (NUMBER[tile] // 3, -NUMBER[tile])))
    terminal = Terminal(locale)
    # A kong is said for three framed tiles of a point, the best first.
    for shown in (
        "  ".join(pieces(terminal, hand)),
        notation.tiles(" ".join(hand), terminal.say),
        "".join(hand),
    ):
        assert sorted(typed_tiles(shown)) == sorted(hand), shown


def test_a_point_alone_will_do_where_there_is_one_kind_of_it():
    hand = ("66s", "66o", "36o", "36o")
    assert tile_of_hand("36", hand) == "36o"
    assert tile_of_hand("大刀", hand) == "36o"
    assert tile_of_hand("63o", hand) == "36o"
    with pytest.raises(CommandError) as refused:
        tile_of_hand("天", hand)
    assert str(refused.value) == "you hold 66 single + plain: say which, for example 66s"
    for typed in ("66s36o", "x", ""):
        with pytest.raises(NotationError):
            tile_of_hand(typed, hand)
