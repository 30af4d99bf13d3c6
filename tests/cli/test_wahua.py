"""Wahua in the terminal: the person's seat, whole hands played and explained."""

from __future__ import annotations

import re

import pytest

from paiju.bots.strong import Hint
from paiju.cli.terminal import Terminal
from paiju.cli.tile_human import TileHuman
from paiju.cli.tile_table import show_tile_table
from paiju.core.actions import Action, parse_action
from paiju.core.record import Record
from paiju.games import game_of
from paiju.games.wahua.play import WahuaState
from paiju.texts import LOCALES, text
from tests.games.wahua.positions import pairs, play, position

HINTS = "\n" + "h\n\n" * 150
NAMES = ("You", "Hai", "Fang", "Chen")
EIGHT = pairs("66 11 44 33 13 46 55 22")
KONG = "12s12d12d25d" + EIGHT
NINE = EIGHT + pairs("56")
ORDERLY = "36o 25d" + NINE
"""A hand that may discard 36o, but not 25d before it."""


# ── the person's seat ────────────────────────────────────────────────────────


def acted(monkeypatch: pytest.MonkeyPatch, state: WahuaState, *typed: str, seat: int = 0) -> Action:
    """What the person on a seat does, typing these lines."""
    lines = iter(typed)
    terminal = Terminal("en")
    monkeypatch.setattr(terminal, "ask", lambda: next(lines))
    return TileHuman(terminal, "wahua", NAMES, lambda view: Hint(state.timeout(view.seat))).act(state, seat)


@pytest.mark.parametrize(
    "typed", ["1", "kong", "kong 12", "杠", "杠三丁", "杠 12", "KONG 21", "kong Three-Ding", "h\n"]
)
def test_a_kong_is_typed_in_many_ways(monkeypatch, typed):
    state = position(KONG, wall="24o")
    assert acted(monkeypatch, state, *typed.split("\n")) == parse_action("kong 12")


@pytest.mark.parametrize(
    "typed", ["24o", "24", "42o", "discard 24o", "打 24o", "打蛤蟆", "蛤蟆白皮", "Toad plain"]
)
def test_a_discard_is_typed_in_many_ways(monkeypatch, typed):
    state = position(ORDERLY, wall="24o")
    assert acted(monkeypatch, state, typed) == parse_action("discard 24o")


@pytest.mark.clause("WH25", "WH27", "WH31")
def test_before_a_discard_that_would_be_pressing_one_is_asked(monkeypatch, capsys):
    state = position(ORDERLY, wall="24o")
    assert acted(monkeypatch, state, "25d", "1", "24o") == parse_action("discard 24o")
    said = capsys.readouterr().out
    assert "discard 25 double: pressing, 0 dao: out of the order of discards (WH25). All the same?" in said
    assert acted(monkeypatch, state, "25d", "2") == parse_action("discard 25d")
    kong = position(KONG, wall="24o")
    capsys.readouterr()
    assert acted(monkeypatch, kong, "24o", "1", "1") == parse_action("kong 12")
    said = capsys.readouterr().out
    assert "Whatever you discard now would be pressing." in said
    assert "a kong not made (WH27)" in said


def test_where_pressing_is_forbidden_it_is_refused(monkeypatch, capsys):
    state = position(ORDERLY, wall="24o", pressing="forbid")
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
    state = position(ORDERLY, wall="24o")
    assert acted(monkeypatch, state, typed, "24o") == parse_action("discard 24o")
    assert said in capsys.readouterr().out


@pytest.mark.clause("WH13.d")
def test_a_flight_in_the_own_turn_is_confirmed(monkeypatch, capsys):
    state = position(ORDERLY, wall="24o")
    assert acted(monkeypatch, state, "flee", "1", "逃花", "2") == parse_action("flee")
    assert "Do you flee from this deal?" in capsys.readouterr().out


CLAIMED = "3 discard 12d"


def claimed(hand: str) -> WahuaState:
    """Chen has discarded 12d, and the person comes next."""
    return play(position(hand, "", "", "12d 24o", dealer=3, wall="35o"), CLAIMED)


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
    state = position(ORDERLY, wall="24o")
    state = play(state, "0 discard 25d")
    show_tile_table(Terminal("en"), state.view(0), NAMES)
    assert "pressing, 0 dao: out of the order of discards (WH25)" in capsys.readouterr().out
    show_tile_table(Terminal("en"), state.view(1), NAMES)
    assert "pressing" not in capsys.readouterr().out


@pytest.mark.parametrize(
    ("players", "stand"),
    [(2, ["opposite"]), (3, ["next", "before"]), (4, ["next", "opposite", "before"])],
)
def test_how_the_others_sit(capsys, players, stand):
    show_tile_table(Terminal("en"), position(ORDERLY, players=players).view(0), NAMES[:players])
    rows = [line.split(" · ") for line in capsys.readouterr().out.splitlines() if " tiles" in line]
    told = {name.strip(): stands for name, stands, *_ in (row for row in rows if row[0].strip() in NAMES)}
    assert told == dict(zip(NAMES[1:players], stand, strict=True))


# ── whole hands ──────────────────────────────────────────────────────────────


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("locale", LOCALES)
def test_a_whole_hand_by_hints(paiju, tmp_path, players, locale):
    args = ["--seed", "3", "--hands", "1", "--playouts", "4"]
    args += ["-o", f"players={players}", "-o", "settle=dealer_double"]
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
    named = {
        heading: set(re.findall(r"WH\d+", result.stdout.partition(heading)[2].partition("\n\n")[0]))
        for heading in ("What decided the deals", "Judged pressing, by clause")
    }
    assert named["What decided the deals"] == {"WH21"}
    assert named["Judged pressing, by clause"] == {"WH25", "WH26"}


def test_the_rules_of_wahua_are_there(paiju):
    assert paiju("rules", "wahua", "WH30").stdout.startswith("WH30 · ")
    assert paiju("rules", "挖花", "30", "--lang", "zh").stdout.startswith("WH30 · 过胡")
    assert "dealer_double" in paiju("games", "wahua").stdout
    assert '"WahuaDeal"' in paiju("schema").stdout
