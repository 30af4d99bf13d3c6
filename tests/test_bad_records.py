"""Records round trip; a faulty one is refused with what is wrong, where, and the clause."""

import json
from contextlib import suppress
from random import Random
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from msgspec.structs import replace

from paiju.core.actions import Pass, parse_action
from paiju.core.errors import NotationError, PaijuError, RecordError
from paiju.core.game import Settled
from paiju.core.record import Record
from paiju.core.settlement import Line
from paiju.games import GAMES
from tests.golden_records import GOLDEN, settled_anew
from tests.strategies import deals, play_out, random_deal

DATONG = GAMES["datong"]


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
    assert fault(replace(record, settlement=None)).code == "record-settlement"


@pytest.mark.parametrize("path", GOLDEN, ids=[path.stem for path in GOLDEN])
def test_golden_records_are_settled_anew_as_they_are(path):
    record = Record.from_json(path.read_bytes())
    assert settled_anew(record) == record
    assert settled_anew(replace(record, settlement=None, revision=0)) == record


def test_an_illegal_action_is_named_with_position_and_clause():
    leads = Record.from_json(RECORD.to_json())
    (first, *rest) = leads.actions
    seat = first[0]
    for action, clause in [
        (f"{seat} pass", "DT21"),
        (f"{(int(seat) + 1) % 4} pass", "DT21"),
        ("9 pass", "DT21"),
        (f"{seat} answer offer", "DT21"),
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
    assert fault(replace(RECORD, actions=RECORD.actions[:-1])).code == "record-settlement"
    assert fault(replace(RECORD, settlement=None)).code == "record-settlement"
    *_, last = replace(RECORD, actions=RECORD.actions[:-1], settlement=None).replay(DATONG)
    assert last.state.to_act
    error = fault(replace(RECORD, actions=(*RECORD.actions, "0 pass")))
    assert (error.code, error.params["position"]) == ("record-action", len(RECORD.actions) + 1)
    assert reason_of(error) == "hand-over"


def test_another_settlement_is_found_unless_the_rules_have_been_revised():
    settlement = RECORD.settlement
    assert settlement is not None
    other = replace(RECORD, settlement=replace(settlement, lines=settlement.lines[:-1]))
    assert fault(other).code == "record-settlement"
    *_, last = replace(other, revision=0).replay(DATONG)
    assert last.state.settlement == RECORD.settlement


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
        changed(("deal", "holder"), 4),
        changed(("deal", "holder"), -1),
        changed(("deal", "first"), 4),
        changed(("deal", "reveal"), next(card for card in hands[absent] if card not in hands[holder])),
    ):
        assert fault(wrong).code == "record-reveal"


@pytest.mark.parametrize(
    ("where", "value"),
    [
        (("deal", "reveal"), "3s\n"),
        (("deal", "hands", 0, 0), "3s\n"),
        (("deal", "hands", 0, 0), "1s"),
        (("deal", "hands", 0, 0), "ws"),
        (("deal", "hands"), "3s"),
        (("deal", "holder"), "0"),
        (("deal", "wall"), []),
        (("deal", "first"), None),
        (("carry", "dealer"), 1),
        (("carry", "hand"), 0),
        (("carry", "played"), -1),
        (("carry", "scores"), [0, 0, 0, 0.5]),
        (("options", "nothing"), 1),
        (("options", "wind"), "west"),
        (("options", "hands"), 0),
    ],
)
def test_a_part_that_is_none_is_refused(where, value):
    error = fault(changed(where, value))
    assert error.code == "record-invalid"
    assert (error.clause is not None) == (where[0] == "options" and where[1] != "nothing")


@pytest.mark.parametrize(
    ("where", "value"),
    [
        (("persons",), ["a", "b", "c"]),
        (("carry", "seating"), [0, 1, 2, 2]),
        (("carry", "seating"), [0, 1, 2]),
        (("carry", "seating"), [1, 2, 3, 4]),
        (("carry", "scores"), [0, 0, 0]),
    ],
)
def test_persons_must_fit_the_players(where, value):
    assert fault(changed(where, value)).code == "record-persons"


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
    with pytest.raises(ValueError, match="sums to 1"):
        Line("DT30", "first-second", (2, -1, 1, -1))
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


def test_the_record_of_an_unfinished_hand_replays_to_where_it_is():
    for count in (0, 1, 7):
        partial = replace(RECORD, actions=RECORD.actions[:count], settlement=None)
        steps = list(partial.replay(DATONG))
        assert len(steps) == count + 1
        assert steps[0].action is None
        assert [step.seat for step in steps[1:]] == [int(line[0]) for line in RECORD.actions[:count]]
    assert any(step.action == Pass() for step in RECORD.replay(DATONG))
