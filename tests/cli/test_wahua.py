"""Wahua in the terminal: tiles as they are typed, a hand checked, whole hands played and explained."""

from __future__ import annotations

import re
from collections import Counter

import pytest
from hypothesis import given
from hypothesis import strategies as st

from paiju.cli.errors import CommandError
from paiju.cli.terminal import Terminal
from paiju.cli.tile_human import TileHuman
from paiju.cli.tile_input import tile_of_hand, typed_tiles
from paiju.cli.tile_table import pieces, show_tile_table
from paiju.core.actions import Action, parse_action
from paiju.core.errors import NotationError
from paiju.core.record import Record
from paiju.core.tiles import Tile, parse_tiles
from paiju.games import game_of
from paiju.games.wahua import WAHUA
from paiju.games.wahua.deal import HAND_SIZE, WahuaDeal
from paiju.games.wahua.options import WahuaOptions
from paiju.games.wahua.play import WahuaState
from paiju.games.wahua.tiles import NUMBER, SET, SPECIALS
from paiju.texts import LOCALES, notation, text

HINTS = "\n" + "h\n\n" * 150
NAMES = ("You", "Hai", "Fang", "Chen")


def pairs(points: str, kinds: str = "do") -> str:
    """A pair of each of these points."""
    return "".join(point + kind for point in points.split() for kind in kinds)


def position(*hands: str, drawn: str, dealer: int = 0, **options: object) -> WahuaState:
    """A table at which nobody has fled and the dealer has drawn `drawn`; hands are made up of what is left."""
    held: list[list[Tile]] = [list(parse_tiles(hand)) for hand in (*hands, *[""] * 4)[:4]]
    left = Counter(tile for tile in SET if tile not in SPECIALS)
    left.subtract([*(tile for hand in held for tile in hand), drawn])
    rest = sorted(left.elements())
    for hand in held:
        while len(hand) < HAND_SIZE:
            hand.append(rest.pop())
    dealt = [tile for step in range(4) for tile in held[(dealer + step) % 4]]
    deal = WahuaDeal(dealer, (3, 4), (*dealt, drawn, *rest, *SPECIALS))
    chosen = WahuaOptions.parse(options)
    carry = WAHUA.first_carry(chosen)
    WAHUA.check_deal(chosen, carry, deal)
    state = WAHUA.start(chosen, carry, deal)
    return play(state, *(f"{seat} pass" for seat in state.to_act))


def play(state: WahuaState, *lines: str) -> WahuaState:
    """The state after lines such as `0 discard 66o`."""
    for line in lines:
        seat, action = line.split(" ", 1)
        state, _ = state.apply(int(seat), parse_action(action))
    return state


EIGHT = pairs("66 11 44 33 13 46 55 22")
NINE = EIGHT + pairs("56")
ORDERLY = "36o 25d" + NINE
"""A hand that may discard 36o, but not 25d before it."""


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


# ── the person's seat ────────────────────────────────────────────────────────


def acted(monkeypatch: pytest.MonkeyPatch, state: WahuaState, *typed: str, seat: int = 0) -> Action:
    """What the person on a seat does, typing these lines."""
    lines = iter(typed)
    terminal = Terminal("en")
    monkeypatch.setattr(terminal, "ask", lambda: next(lines))
    return TileHuman(terminal, "wahua", NAMES, lambda view: state.timeout(view.seat)).act(state, seat)


KONG = "12s12d12d25d" + EIGHT


@pytest.mark.parametrize(
    "typed", ["1", "kong", "kong 12", "杠", "杠三丁", "杠 12", "KONG 21", "kong Three-Ding", "h\n"]
)
def test_a_kong_is_typed_in_many_ways(monkeypatch, typed):
    state = position(KONG, drawn="24o")
    assert acted(monkeypatch, state, *typed.split("\n")) == parse_action("kong 12")


@pytest.mark.parametrize(
    "typed", ["24o", "24", "42o", "discard 24o", "打 24o", "打蛤蟆", "蛤蟆白皮", "Toad plain"]
)
def test_a_discard_is_typed_in_many_ways(monkeypatch, typed):
    state = position(ORDERLY, drawn="24o")
    assert acted(monkeypatch, state, typed) == parse_action("discard 24o")


@pytest.mark.clause("WH25", "WH27", "WH31")
def test_before_a_discard_that_would_be_pressing_one_is_asked(monkeypatch, capsys):
    state = position(ORDERLY, drawn="24o")
    assert acted(monkeypatch, state, "25d", "1", "24o") == parse_action("discard 24o")
    said = capsys.readouterr().out
    assert "discard 25 double: pressing, 0 dao: out of the order of discards (WH25). All the same?" in said
    assert acted(monkeypatch, state, "25d", "2") == parse_action("discard 25d")
    kong = position(KONG, drawn="24o")
    capsys.readouterr()
    assert acted(monkeypatch, kong, "24o", "1", "1") == parse_action("kong 12")
    said = capsys.readouterr().out
    assert "Whatever you discard now would be pressing." in said
    assert "a kong not made (WH27)" in said


def test_where_pressing_is_forbidden_it_is_refused(monkeypatch, capsys):
    state = position(ORDERLY, drawn="24o", pressing="forbid")
    assert acted(monkeypatch, state, "25d", "24o") == parse_action("discard 24o")
    assert "to discard 25 double would be pressing, which this table does not allow (WH25)" in (
        capsys.readouterr().out
    )


@pytest.mark.parametrize(
    ("typed", "said"),
    [
        ("", "type the tile to discard, such as 36o"),
        ("9", "“9” is no tile"),
        ("foo", "“foo” is no tile"),
        ("12d", "you have no 12 double to discard"),
        ("p", "in your own turn you cannot pass: discard a tile (WH16)"),
        ("win", "this is no win"),
        ("杠天", "no kong of Heaven 66 can be made now"),
        ("replace 25d", "25 double can take the place of no plain now"),
        ("show 25d", "25 double does not have to be shown now (WH29)"),
        ("吃", "there is no discard to take now (WH17)"),
        ("kong", "type the tile to discard"),
    ],
)
def test_what_cannot_be_done_is_answered_and_asked_again(monkeypatch, capsys, typed, said):
    state = position(ORDERLY, drawn="24o")
    assert acted(monkeypatch, state, typed, "24o") == parse_action("discard 24o")
    assert said in capsys.readouterr().out


@pytest.mark.clause("WH13.d")
def test_a_flight_in_the_own_turn_is_confirmed(monkeypatch, capsys):
    state = position(ORDERLY, drawn="24o")
    assert acted(monkeypatch, state, "flee", "1", "逃花", "2") == parse_action("flee")
    assert "Do you flee from this deal?" in capsys.readouterr().out


CLAIMED = "3 discard 12d"


def claimed(hand: str) -> WahuaState:
    """Chen has discarded 12d, and the person comes next."""
    return play(position(hand, "", "", "12d 24o", dealer=3, drawn="35o"), CLAIMED)


def test_a_claim_is_offered_with_what_it_is_worth(monkeypatch, capsys):
    state = claimed("12s 36o" + NINE)
    assert acted(monkeypatch, state, "") == parse_action("pass")
    said = capsys.readouterr().out
    assert "Chen discarded 12 double. Do you take it?" in said
    assert "1  pass (Enter)" in said
    assert "2  eat 12 double, 800 dao" in said
    for typed in ("2", "eat", "吃"):
        assert acted(monkeypatch, state, typed) == parse_action("eat")
    for typed in ("p", "不要", "1"):
        assert acted(monkeypatch, state, "h", typed) == parse_action("pass")


@pytest.mark.clause("WH27.d")
def test_a_pass_that_would_be_pressing_is_not_the_first_choice(monkeypatch, capsys):
    state = claimed("12s 12d" + NINE)
    assert acted(monkeypatch, state, "") == parse_action("kong 12")
    assert "pass – pressing, 0 dao: a kong not made (WH27)" in capsys.readouterr().out
    assert acted(monkeypatch, state, "p", "1", "p", "2") == parse_action("pass")
    assert "pass: pressing, 0 dao: a kong not made (WH27). All the same?" in capsys.readouterr().out


def test_the_table_shows_who_has_what_and_what_counts_double(monkeypatch, capsys):
    state = play(claimed("12s 36o" + NINE), "0 eat")
    acted(monkeypatch, state, "36o")
    said = capsys.readouterr().out.splitlines()
    assert "Wall: 55 tiles · shaken: Pheasant 34, Turtle 25, One-Six 16" in said
    at = said.index("  Hai · next · third (Silver) · 20 tiles")
    assert "  Fang · opposite · fourth (Long Three) · 20 tiles" in said[at:]
    assert "  Chen · before · dealer (Heaven) · 20 tiles" in said[at:]
    assert "  You · second (Earth)" in said[at:]
    assert "    open  12sd 800" in said
    assert not any(line.startswith("    discards") for line in said), "what was taken lies there no more"
    assert any(re.fullmatch(r"    loose  .*36o.*", line) for line in said)
    assert any(line.startswith("    fresh ") for line in said)
    assert not any(line.endswith(" ") for line in said)


def test_a_seat_that_pressed_sees_it_at_once(capsys):
    state = position(ORDERLY, drawn="24o")
    state = play(state, "0 discard 25d")
    show_tile_table(Terminal("en"), state.view(0), NAMES)
    assert "pressing, 0 dao: out of the order of discards (WH25)" in capsys.readouterr().out
    show_tile_table(Terminal("en"), state.view(1), NAMES)
    assert "pressing" not in capsys.readouterr().out


# ── whole hands ──────────────────────────────────────────────────────────────


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("locale", LOCALES)
def test_a_whole_hand_by_hints(paiju, tmp_path, players, locale):
    args = ["--seed", "3", "--hands", "1", "-o", f"players={players}", "-o", "settle=dealer_double"]
    result = paiju("play", "wahua", *args, "--record", str(tmp_path), "--lang", locale, typed=HINTS)
    assert (result.exit_code, result.stderr) == (0, "")
    path = tmp_path / "wahua-3-01.json"
    record = Record.from_json(path.read_bytes())
    assert record.verify(game_of("wahua")).agrees
    assert len(record.actions) > players + 4
    assert record.settlement is not None
    said = " ".join(result.stdout.split())
    for line in record.settlement.lines:
        assert f"({line.clause})" in said
    assert text("cli-tiles-at-end", locale) in result.stdout
    assert text("wahua-group-base", locale) in result.stdout
    assert result.stdout.count(text("cli-match-over", locale)) == 1
    explained = paiju("replay", str(path), "--lang", locale)
    assert explained.exit_code == 0
    assert text("cli-replay-agrees", locale) in explained.stdout
    numbers = re.findall(r"^ *(\d+)  \S", explained.stdout.split("\n\n")[1], re.MULTILINE)
    assert numbers == [str(number) for number in range(1, len(record.actions) + 1)]
    assert paiju("replay", str(path), "--json").exit_code == 0


def test_the_dice_the_shaken_and_the_home_points_are_told_first(paiju):
    said = " ".join(paiju("play", "wahua", "--seed", "3", typed="q\n").stdout.split())
    assert re.search(
        r"deals?; the dice show \d and \d, and \w+(’s)? wall is broken\. Shaken points, double", said
    )
    assert re.search(r"Home points, double for their owner: \w+ Heaven 66, \w+ Earth 11, \w+ Silver 44", said)
    assert "Do you flee from this deal?" in said


def test_a_flight_before_the_start_settles_the_deal(paiju, tmp_path):
    args = ["--seed", "3", "--hands", "1", "--record", str(tmp_path)]
    said = " ".join(paiju("play", "wahua", *args, typed="2\n").stdout.split())
    assert said.count("You fled: the deal is over") == 1
    assert "You fled: 0 dao (WH13)" in said
    told = paiju("replay", str(tmp_path / "wahua-3-01.json"), "--lang", "zh").stdout
    assert "Hai：不逃" in told
    assert told.count("You逃花，这一局不打了") == 1


def test_simulate_says_how_the_deals_ended(paiju):
    args = ["--hands", "3", "--jobs", "1", "--seed", "1", "--bots", "steady,random"]
    result = paiju("simulate", "wahua", *args)
    assert result.exit_code == 0
    decided = result.stdout.partition("What decided the deals")[2].partition("settlement lines")[0]
    assert re.findall(r"WH\d+", decided)
    assert set(re.findall(r"WH\d+", decided)) <= {"WH13", "WH21", "WH22"}


def test_the_rules_of_wahua_are_there(paiju):
    assert paiju("rules", "wahua", "WH30").stdout.startswith("WH30 · ")
    assert paiju("rules", "挖花", "30", "--lang", "zh").stdout.startswith("WH30 · 过胡")
    assert "dealer_double" in paiju("games", "wahua").stdout
    assert '"WahuaDeal"' in paiju("schema").stdout
