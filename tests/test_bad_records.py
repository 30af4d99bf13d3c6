"""Records round trip; a faulty one is refused with what is wrong, where, and the clause."""

import json
import re
from contextlib import suppress
from random import Random
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from msgspec.structs import replace

from paiju.core.actions import Pass, parse_action
from paiju.core.errors import NotationError, PaijuError, RecordError, SettlementError
from paiju.core.game import Settled
from paiju.core.record import Record
from paiju.core.settlement import Line, Settlement
from paiju.games import GAMES
from paiju.games.datong import Datong
from tests.golden_records import GOLDEN, settled_anew
from tests.strategies import deals, play_out, random_deal

DATONG = GAMES["datong"]
OPTIONS = DATONG.options_type.parse()


def played(seed: int, **options: Any) -> Record:
    """A hand of Datong as a record."""
    rng = Random(f"records {seed}")
    return play_out(DATONG, random_deal(DATONG, rng, "uniform", DATONG.options_type.parse(options)), rng)[1]


RECORD = played(1, surrender=False)


def changed(where: tuple[str | int, ...], value: Any) -> Record:
    """RECORD with one thing in its JSON changed."""
    data = json.loads(RECORD.to_json())
    inner = data
    for key in where[:-1]:
        inner = inner[key]
    inner[where[-1]] = value
    return Record.from_json(json.dumps(data).encode())


def fault(record: Record, game: Any = DATONG) -> RecordError:
    """Why a record does not replay."""
    with pytest.raises(RecordError) as caught:
        list(record.replay(game))
    for locale in ("en", "zh-CN"):
        assert caught.value.text(locale)
    return caught.value


def reason_of(error: RecordError) -> str:
    """The code of the error behind one."""
    reason = error.params["reason"]
    assert isinstance(reason, PaijuError)
    return reason.code


def settlement_of(record: Record) -> Settlement:
    """The settlement of the record of a hand that is over."""
    assert record.settlement is not None
    return record.settlement


def unreadable(data: bytes) -> RecordError:
    """Why bytes are no record."""
    with pytest.raises(RecordError) as caught:
        Record.from_json(data)
    assert caught.value.code == "record-invalid"
    return caught.value


@settings(max_examples=30)
@given(data=st.data(), name=st.sampled_from(list(GAMES)))
def test_a_record_round_trips_and_replays(data, name):
    game = GAMES[name]
    dealt = data.draw(deals(game))
    end, record = play_out(game, dealt, Random(data.draw(st.integers(0, 2**32))))
    read = Record.from_json(record.to_json())
    assert (read, read.to_json()) == (record, record.to_json())
    *_, last = read.replay(game)
    assert last.state == end
    assert last.state.settlement == record.settlement
    if record.actions and record.settlement:
        assert last.events[-1] == Settled(record.settlement)


def test_a_hand_that_its_deal_ends_has_its_settlement():
    seed = next(seed for seed in range(100) if not played(seed, no_bomb_surrender=True).actions)
    record = played(seed, no_bomb_surrender=True)
    (step,) = record.replay(DATONG)
    assert record.settlement is not None
    assert step.state.settlement == record.settlement
    assert fault(replace(record, settlement=None)).code == "record-unsettled"


@pytest.mark.parametrize("path", GOLDEN, ids=[path.stem for path in GOLDEN])
def test_golden_records_are_settled_anew_as_they_are(path):
    record = Record.from_json(path.read_bytes())
    assert settled_anew(record) == record
    assert settled_anew(replace(record, settlement=None)) == record


def test_an_illegal_action_is_named_with_position_and_clause():
    leads = Record.from_json(RECORD.to_json())
    (first, *rest) = leads.actions
    seat = first[0]
    for action, clause in [
        (f"{seat} pass", "DT21"),
        (f"{(int(seat) + 1) % 4} pass", "DT21"),
        ("9 pass", None),
        (f"{seat} answer offer", "DT27"),
        (f"{seat} turn up", "DT21"),
    ]:
        error = fault(replace(leads, actions=(action, *rest)))
        assert (error.code, error.clause) == ("record-action", clause)
        assert error.params["position"] == 1
        assert error.params["action"] == action
    at = next(place for place, line in enumerate(leads.actions) if line.endswith("pass"))
    again = (*leads.actions[:at], leads.actions[at], *leads.actions[at:])
    assert fault(replace(leads, actions=again)).params["position"] == at + 2


def test_a_card_that_is_not_held_is_refused():
    start: Any = next(iter(RECORD.replay(DATONG))).state
    (seat,) = start.to_act
    card = next(card for card in start.dealt[(seat + 1) % 4] if card not in start.dealt[seat])
    error = fault(replace(RECORD, actions=(f"{seat} play {card}",)))
    assert (error.code, error.params["position"]) == ("record-action", 1)
    assert reason_of(error) == "not-held"


@pytest.mark.parametrize(
    "line",
    [
        "",
        "0",
        "pass",
        "0pass",
        "00 pass",
        "-1 pass",
        "٠ pass",
        "0 play",
        "0 play 3x",
        "0 sing",
        "0 play 3s as",
        "0 play 33",
    ],
)
def test_a_line_that_is_no_action_is_named(line):
    error = fault(replace(RECORD, actions=(*RECORD.actions[:3], line)))
    assert (error.code, error.params["position"], error.params["action"]) == ("record-line", 4, line)


@pytest.mark.parametrize(
    "text", ["", "play", "play as", "answer", "answer a b", "turn", "passe", "play 3s as a b"]
)
def test_a_text_that_is_no_action(text):
    with pytest.raises(NotationError):
        parse_action(text)


def test_a_truncated_record_is_found():
    data = RECORD.to_json()
    for end in range(0, len(data) - 1, 97):
        unreadable(data[:end])
    # Without its last actions it has no settlement yet; without the settlement it is a hand that goes on.
    unfinished = fault(replace(RECORD, actions=RECORD.actions[:-1]))
    assert (unfinished.code, unfinished.params) == (
        "record-unfinished",
        {"position": len(RECORD.actions) - 1},
    )
    assert "the deal is unfinished" in str(unfinished)
    assert fault(replace(RECORD, settlement=None)).code == "record-unsettled"
    *_, last = replace(RECORD, actions=RECORD.actions[:-1], settlement=None).replay(DATONG)
    assert last.state.to_act
    error = fault(replace(RECORD, actions=(*RECORD.actions, "0 pass")))
    assert (error.code, error.params["position"]) == ("record-action", len(RECORD.actions) + 1)
    assert reason_of(error) == "hand-over"


class LaterDatong(Datong):
    """Datong as it would be after a change of its rules."""

    revision = 2


LATER = LaterDatong()


def settling(lines: tuple[Line, ...]) -> Record:
    """RECORD with other settlement lines."""
    return replace(RECORD, settlement=Settlement(lines, 4))


LINES = settlement_of(RECORD).lines


def test_another_settlement_is_found_unless_the_rules_have_been_revised():
    other = settling(LINES[:-1])
    assert fault(other).code == "record-line-lacking"
    *_, last = other.replay(LATER)
    assert last.state.settlement == RECORD.settlement
    found = other.verify(LATER)
    assert (found.revised, found.agrees) == (True, False)
    assert not other.verify(DATONG).revised
    assert RECORD.verify(LATER).agrees


def test_the_first_line_that_differs_is_named_recorded_and_computed():
    place, line = next((at, line) for at, line in enumerate(LINES) if line.group == "bonus")
    others = [
        replace(line, clause="DT39"),
        replace(line, reason="chain"),
        replace(line, params=line.params | {"phases": 8}),
        replace(line, persons={"who": (line.persons["who"] + 1) % 4}),
        replace(line, group="base"),
        replace(line, deltas=line.deltas[::-1]),
    ]
    for other in others:
        record = settling((*LINES[:place], other, *LINES[place + 1 :]))
        error = fault(record)
        assert error.code == "record-settlement"
        assert error.params == {
            "position": len(RECORD.actions),
            "line": place + 1,
            "recorded": str(other),
            "settled": str(line),
        }
        assert str(other) != str(line)
        assert str(error) == str(record.verify(DATONG).difference)
    swapped = fault(settling((LINES[1], LINES[0], *LINES[2:])))
    assert (swapped.params["line"], swapped.params["settled"]) == (1, str(LINES[0]))
    more = fault(settling((*LINES, LINES[-1])))
    assert (more.code, more.params["line"]) == ("record-line-more", len(LINES) + 1)


def test_a_line_in_notation_says_all_that_it_holds():
    line = Line("DT38", "bomb", (-1, 3, -1, -1), "bonus", {"who": 1}, {"rank": "7", "phases": 4})
    assert str(line) == 'DT38 bomb bonus -1 +3 -1 -1 who=1 rank="7" phases=4'
    assert str(Line("SK34", "left", (-7, 1), "penalty", leaves=6)) == "SK34 left penalty -7 +1 leaves=6"


@pytest.mark.parametrize("revision", [2, 3, 10**30])
def test_a_record_of_rules_to_come_is_refused(revision):
    error = fault(replace(RECORD, revision=revision))
    assert (error.code, error.params["recorded"], error.params["revision"]) == (
        "record-revision",
        str(revision),
        1,
    )
    with pytest.raises(RecordError):
        replace(RECORD, revision=revision).verify(DATONG)


@pytest.mark.parametrize("revision", [0, -1, -(10**30)])
def test_there_is_no_revision_before_the_first(revision):
    error = unreadable(RECORD.to_json().replace(b'"revision": 1', b'"revision": %d' % revision))
    assert reason_of(error) == "record-number"
    assert "$.revision" in str(error)


def test_another_pack_or_reveal_card_is_refused():
    hands = json.loads(RECORD.to_json())["deal"]["hands"]
    other = next(card for card in hands[0] if card != hands[0][0] and hands[0].count(card) == 1)
    for wrong in (
        changed(("deal", "hands", 0, 0), other),
        changed(("deal", "hands", 0), hands[0][1:]),
        changed(("deal", "hands"), hands[:3]),
        changed(("deal", "hands"), [hands[0] + hands[1], hands[2] + hands[3]]),
        changed(("deal", "hands"), []),
    ):
        assert fault(wrong).code == "record-pack"
    holder = RECORD.deal["holder"]
    absent = next(seat for seat in range(4) if RECORD.deal["reveal"] not in hands[seat])
    for wrong in (
        changed(("deal", "holder"), absent),
        changed(("deal", "reveal"), next(card for card in hands[absent] if card not in hands[holder])),
    ):
        assert fault(wrong).code == "record-reveal"
    for field, seat in (("holder", 4), ("holder", -1), ("first", 9)):
        error = fault(changed(("deal", field), seat))
        assert (error.code, error.params["path"]) == ("record-seat", f"$.deal.{field}")
    assert fault(changed(("deal", "hands", 3), hands[3][::-1])).code == "record-order"


@pytest.mark.parametrize(
    ("where", "value", "code", "path"),
    [
        (("deal", "reveal"), "3s\n", "record-card", "$.deal.reveal"),
        (("deal", "hands", 0, 0), "3s\n", "record-card", "$.deal.hands[0][0]"),
        (("deal", "hands", 3, 26), "1s", "record-card", "$.deal.hands[3][26]"),
        (("deal", "hands", 0, 0), "ws", "record-card", "$.deal.hands[0][0]"),
        (("deal", "hands", 1, 2), 3, "record-type", "$.deal.hands[1][2]"),
        (("deal", "hands"), "3s", "record-type", "$.deal.hands"),
        (("deal", "holder"), "0", "record-type", "$.deal.holder"),
        (("deal", "holder"), 0.5, "record-type", "$.deal.holder"),
        (("deal", "wall"), [], "record-unknown-field", "$.deal"),
        (("deal", "first"), None, "record-type", "$.deal.first"),
        (("carry", "dealer"), 1, "record-unknown-field", "$.carry"),
        (("carry", "hand"), 0, "record-number", "$.carry.hand"),
        (("carry", "played"), -1, "record-number", "$.carry.played"),
        (("carry", "scores"), [0, 0, 0, 0.5], "record-type", "$.carry.scores[3]"),
        (("options", "nothing"), 1, "option-unknown", None),
        (("options", "wind"), "west", "option-value", None),
        (("options", "hands"), 0, "option-value", None),
    ],
)
def test_a_part_that_is_none_is_refused_with_its_path(where, value, code, path):
    error = fault(changed(where, value))
    assert (error.code, reason_of(error)) == ("record-invalid", code)
    assert (error.clause is not None) == (where == ("options", "wind"))
    reason = error.params["reason"]
    assert isinstance(reason, PaijuError)
    assert reason.params.get("path") == path
    chinese = error.text("zh")
    assert not re.search(r"Expected|Object|Invalid", chinese)
    assert (path or "") in chinese


@pytest.mark.parametrize(
    ("where", "value", "code", "path"),
    [
        (("version",), 2, "record-version", None),
        (("version",), "1", "record-version", None),
        (("version",), True, "record-version", None),
        (("format",), "other", "record-format", None),
        (("format",), None, "record-format", None),
        (("more",), 1, "record-unknown-field", "$"),
        (("revision",), "1", "record-type", "$.revision"),
        (("options",), [], "record-type", "$.options"),
        (("options", "base"), [1], "record-type", "$.options.base"),
        (("options", "base"), None, "record-type", "$.options.base"),
        (("persons",), "Ann", "record-type", "$.persons"),
        (("persons", 2), 7, "record-type", "$.persons[2]"),
        (("actions",), None, "record-type", "$.actions"),
        (("actions", 1), 1, "record-type", "$.actions[1]"),
        (("settlement", "lines", 0, "deltas"), 0, "record-type", "$.settlement.lines[0].deltas"),
        (("settlement", "lines", 0, "group"), "gift", "record-value", "$.settlement.lines[0].group"),
        (
            ("settlement", "lines", 0, "persons"),
            {"who": "a"},
            "record-type",
            "$.settlement.lines[0].persons.who",
        ),
        (("settlement", "lines", 0, "persons"), {"who": 4}, "record-part", "$.settlement.lines[0]"),
        (("settlement", "lines", 0, "persons"), {"who": -1}, "record-part", "$.settlement.lines[0]"),
        (("settlement", "lines", 0, "deltas"), [1, 1, 1, 1], "record-part", "$.settlement.lines[0]"),
        (("settlement", "lines", 0, "deltas"), [1, -1], "record-part", "$.settlement"),
        (("settlement", "lines", 0, "leaves"), 1, "record-part", "$.settlement.lines[0]"),
        (("settlement", "players"), 6, "record-part", "$.settlement"),
    ],
)
def test_what_stands_wrong_in_a_file_is_refused_with_its_path(where, value, code, path):
    data = json.loads(RECORD.to_json())
    data["settlement"]["lines"][0]["persons"] = {}
    inner = data
    for key in where[:-1]:
        inner = inner[key]
    inner[where[-1]] = value
    error = unreadable(json.dumps(data).encode())
    reason = error.params["reason"]
    assert isinstance(reason, PaijuError)
    assert (reason.code, reason.params.get("path")) == (code, path)
    for text in (str(error), error.text("zh")):
        assert not re.search(r"Expected|Object |Invalid|None", text)


def test_another_version_says_which_is_read():
    error = unreadable(b'{"version": 2, "sheets": []}')
    assert str(error) == "this is no valid record: it has version 2 of the format; allowed: 1"


def test_a_byte_order_mark_is_no_fault():
    assert Record.from_json(b"\xef\xbb\xbf" + RECORD.to_json()) == RECORD


@pytest.mark.parametrize(
    ("data", "code"),
    [
        (b"", "json-truncated"),
        (b'{"game": "datong"', "json-truncated"),
        (b'{"game": nothing}', "json-malformed"),
        (b"\xff\xfe{}", "json-malformed"),
        (b'{"game": "\xff"}', "json-encoding"),
        (b"[" * 10**5, "json-depth"),
        (b"[]", "record-type"),
        (b"null", "record-type"),
        (b"{}", "record-missing-field"),
    ],
)
def test_a_file_that_is_no_json_object(data, code):
    assert reason_of(unreadable(data)) == code


@pytest.mark.parametrize(
    "names",
    [
        ("", "b", "c", "d"),
        ("a", "  ", "c", "d"),
        ("a", "b", "c", "x" * 61),
        ("a", "b", "c", "d\n"),
        ("a", "\x1b[2J", "c", "d"),
        ("a", "b", "\u202ec", "d"),
        ("a", "b", "\ud800", "d"),
        ("a", "b", "c", "b"),
    ],
)
def test_persons_have_different_visible_names(names):
    code = "person-twice" if names[3] == "b" else "person-name"
    assert fault(replace(RECORD, persons=names)).code == code
    with pytest.raises(RecordError) as caught:
        Record.begin(DATONG, OPTIONS, DATONG.first_carry(OPTIONS), RECORD.deal, names)
    assert caught.value.code == code
    if "\ud800" not in names:
        data = json.loads(RECORD.to_json()) | {"persons": names}
        assert reason_of(unreadable(json.dumps(data).encode())) == code


@pytest.mark.parametrize(
    ("where", "value", "code"),
    [
        (("persons",), ["a", "b", "c"], "record-persons"),
        (("carry", "seating"), [0, 1, 2, 2], "carry-seats"),
        (("carry", "seating"), [0, 1, 2], "carry-seats"),
        (("carry", "seating"), [1, 2, 3, 4], "carry-seats"),
        (("carry", "scores"), [0, 0, 0], "carry-seats"),
        (("carry", "scores"), [5, -5, 0, 1], "carry-scores"),
        (("carry", "scores"), [5, -5, 0, -1], "carry-scores"),
        (("carry", "hand"), 9, "carry-hand"),
        (("carry", "hand"), 10**30, "carry-hand"),
        (("carry", "played"), 8, "carry-hand"),
        (("carry", "played"), 1, "carry-hand"),
        (("carry", "played"), 3, "carry-hand"),
        (("carry",), {"hand": 1, "seating": [0, 1, 2, 3], "scores": [3, -1, -1, -1]}, "carry-first"),
        (("carry",), {"hand": 1, "seating": [1, 0, 2, 3], "scores": [0, 0, 0, 0]}, "carry-first"),
        (("carry",), {"hand": 9, "played": 8, "seating": [0, 1, 2, 3], "scores": [0, 0, 0, 0]}, "carry-hand"),
    ],
)
def test_persons_and_carry_must_fit(where, value, code):
    sound = {"hand": 3, "played": 2, "seating": [1, 0, 2, 3], "scores": [5, -5, 0, 0]}
    record = replace(RECORD, carry=sound, actions=(), settlement=None)
    assert len(list(record.replay(DATONG))) == 1
    data = json.loads(record.to_json())
    inner = data
    for key in where[:-1]:
        inner = inner[key]
    inner[where[-1]] = value
    assert fault(Record.from_json(json.dumps(data).encode())).code == code


def test_a_settlement_for_another_number_of_persons_is_refused():
    wide = Settlement((Line("FZ15", "leader-surrenders", (1, -1, 1, -1, 1, -1), "base"),), 6)
    assert fault(replace(RECORD, settlement=wide)).code == "record-width"


def test_what_is_no_record_is_refused():
    data = json.loads(RECORD.to_json())
    for key, value in [
        ("format", "other"),
        ("version", 2),
        ("more", 1),
        ("actions", [1]),
        ("actions", None),
        ("options", {"base": [1]}),
        ("revision", "1"),
        ("settlement", {"lines": [{"clause": "DT30", "reason": "x", "deltas": [1, 1, 1, 1]}], "players": 4}),
    ]:
        unreadable(json.dumps(data | {key: value}).encode())
    for key in ("game", "revision", "options", "persons", "carry", "deal"):
        unreadable(json.dumps({name: value for name, value in data.items() if name != key}).encode())
    for text in (b"", b"\xff\xfe", b"null", b"[]", b"{}", b'"paiju-record"', b'{"carry":' + b'{"a":' * 10**5):
        unreadable(text)


@pytest.mark.parametrize("name", GAMES)
def test_a_record_of_another_game_is_refused(name):
    for other, game in GAMES.items():
        if other != name:
            error = fault(replace(RECORD, game=name), game)
            assert (error.code, error.params["game"]) == ("record-game", name)


def test_a_line_that_does_not_sum_up_cannot_be_built():
    with pytest.raises(SettlementError, match="sums to 1"):
        Line("DT30", "first-second", (2, -1, 1, -1))
    with pytest.raises(SettlementError, match="numbered 0 to 3"):
        Line("DT30", "first-second", (1, -1, 1, -1), persons={"who": 4})
    with pytest.raises(SettlementError, match="is not for 6 persons"):
        Settlement((Line("DT30", "first-second", (1, -1, 1, -1)),), 6)
    assert Line("SK34", "left", (2, -1, 0, -2), leaves=1).deltas == (2, -1, 0, -2)


@settings(max_examples=150)
@given(data=st.data())
def test_a_record_with_a_byte_changed_is_refused_by_a_record_error_or_replays(data):
    original = RECORD.to_json()
    place = data.draw(st.integers(0, len(original) - 1))
    byte = data.draw(st.sampled_from(b'0123456789"[]{},: -3sTKwWxp\\\n\x00\xff'))
    with suppress(RecordError):
        record = Record.from_json(original[:place] + bytes([byte]) + original[place + 1 :])
        if record.game == "datong":
            list(record.replay(DATONG))


def test_a_line_is_told_for_all_its_persons_or_not_at_all():
    line = LINES[0]
    assert line.text("datong", ("Ann", "Bo", "Cy", "Di"), "zh")
    with pytest.raises(SettlementError) as caught:
        line.text("datong", ("Ann", "Bo"))
    assert (caught.value.code, caught.value.params) == ("line-names", {"names": 2, "persons": 4})


def test_the_record_of_an_unfinished_hand_replays_to_where_it_is():
    for count in (0, 1, 7):
        partial = replace(RECORD, actions=RECORD.actions[:count], settlement=None)
        steps = list(partial.replay(DATONG))
        assert len(steps) == count + 1
        assert steps[0].action is None
        assert [step.seat for step in steps[1:]] == [int(line[0]) for line in RECORD.actions[:count]]
    assert any(step.action == Pass() for step in RECORD.replay(DATONG))
