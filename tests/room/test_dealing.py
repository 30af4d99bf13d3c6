"""Fair deals at a table: who takes part, what is shown when, void attempts, late ones, and a restart in between."""

from typing import Any

import msgspec
import pytest

from paiju.core.errors import IllegalAction
from paiju.core.fair import hash_of_bytes, hash_of_text, transcript_of
from paiju.core.record import Record
from paiju.core.verifying import verify_fair
from paiju.games import GAMES, game_of
from paiju.room.commands import Commit, Dissolve, Open, Ready, Stand
from paiju.room.dealing import COMMIT_SECONDS, OPEN_SECONDS, RESTART_SECONDS, fair_view
from paiju.room.effects import Happened, NeedSeed, Noted, Presence, Seeded, Tick, Wake
from paiju.room.machine import resume
from paiju.room.messages import Dissolved, HandBegan
from paiju.room.room import Room
from paiju.room.views import table_view, update_for
from paiju.room.votes import VOTE_SECONDS
from tests.room.driver import Driver
from tests.room.fair_table import FAIR, FairTable


def refused(call: Any, *given: Any, **more: Any) -> str:
    with pytest.raises(IllegalAction) as fault:
        call(*given, **more)
    return fault.value.code


@pytest.mark.parametrize("game", list(GAMES))
def test_deal_with_the_nonces_of_all_is_proven_by_its_record(game: str) -> None:
    table = FairTable(game, bots=(2,), reloading=True)
    record = table.played((0, 1, 3))
    found = verify_fair(record, game_of(game))
    assert found.contributors == (0, 1, 3)
    assert found.void == ()
    assert record.verify(game_of(game)).agrees


def test_stages_show_hashes_then_the_commitment_then_the_opening() -> None:
    table = FairTable(bots=(2, 3))
    view = table.fair(0)
    assert (view.stage, view.asked, view.commitment, view.header) == ("commit", True, None, None)
    table.commit(0)
    assert (table.fair(0).asked, table.fair(1).asked) == (False, True)
    table.commit(1)
    view = table.fair(0)
    assert (view.stage, view.asked, view.opening) == ("open", True, None)
    assert view.header is not None
    assert view.commitment == hash_of_text(view.header)
    named = msgspec.json.decode(view.header)
    assert named["nonce_hashes"] == [*map(hash_of_bytes, (table.nonce(0), table.nonce(1))), None, None]
    assert (named["table"], named["hand"], named["attempt"], named["previous"]) == ("table", 1, 1, None)
    table.open(0)
    assert (table.fair(0).asked, table.fair(1).asked) == (False, True)
    table.open(1)
    during = table.fair(0)
    assert (during.stage, during.asked, during.header, during.opening) == ("dealt", False, None, None)
    assert (during.commitment, during.seed_hash) == (view.commitment, view.seed_hash)
    table.play_hand()
    after = table.fair(0)
    assert after.opening is not None
    assert (after.header, after.opening) == (view.header, table.records[-1].fair)
    assert hash_of_bytes(after.opening.attempts[-1].seed) == view.seed_hash


def test_who_looks_on_sees_the_opening_only_where_hands_are_open() -> None:
    for open_hands in (False, True):
        table = FairTable(bots=(1, 2, 3))
        table.room = msgspec.structs.replace(
            table.room, settings=msgspec.structs.replace(FAIR, open_hands=open_hands)
        )
        table.played((0,))
        assert (table.fair(None).opening is not None) == open_hands
        assert table.fair(0).opening is not None


def test_nothing_that_is_sent_before_the_end_holds_seed_or_nonce() -> None:
    table = FairTable(bots=(3,))
    secrets = [hash_of_text("seed 1 1 1"), *(table.nonce(person) for person in range(3))]

    def looked() -> str:
        keys = (None, "key0", "key1", "key2")
        return "".join(msgspec.json.encode(update_for(table.room, key, (), 0.0)).decode() for key in keys)

    for person in range(3):
        table.commit(person)
        assert not any(secret in looked() for secret in secrets)
    for person in range(3):
        table.open(person)
        assert not any(secret in looked() for secret in secrets)
    table.play_hand()
    assert all(secret in looked() for secret in secrets)


def test_seed_is_drawn_once_all_have_committed_and_shown_once_it_is_stored() -> None:
    table = FairTable(bots=(2, 3))
    number = table.room.number
    assert table.commit(0)[0] == Noted(0)
    effects = table.commit(1)
    assert effects == (Noted(1), NeedSeed(1, 1, 1))
    assert table.room.number == number + 1
    assert table.happened == [(number + 1, ())]


def test_who_sends_no_hash_in_time_contributes_none() -> None:
    table = FairTable(bots=(3,))
    table.commit(1)
    table.wait()
    assert table.now == 1000.0 + COMMIT_SECONDS
    assert table.fair(0).stage == "open"
    assert refused(table.commit, 0) == "moment-passed"
    assert refused(table.open, 0) == "moment-passed"
    table.open(1)
    table.play_hand()
    assert verify_fair(table.records[-1], table.rules).contributors == (1,)


def test_bots_away_and_offline_persons_are_not_waited_for() -> None:
    table = FairTable(bots=(3,), online=(0, 1, 2))
    table.played((0, 1, 2))
    table.come(1, online=False)
    table.now += COMMIT_SECONDS
    table.ready(0)
    table.ready(2)
    table.ready(1)
    assert table.fair(0).stage == "commit"
    assert [table.fair(person).asked for person in range(4)] == [True, False, True, False]
    table.deal_fairly((0, 2))
    assert table.room.phase == "playing"
    assert table.room.record is not None
    assert verify_fair(table.room.record, table.rules).contributors == (0, 2)


def test_table_without_any_persons_nonce_deals_at_once() -> None:
    table = FairTable(bots=(1, 2, 3), online=(0,))
    table.come(0, online=False)
    table.wait()
    assert table.room.phase == "playing"
    table.play_hand()
    table.ready(0)
    assert table.room.phase == "playing"
    assert verify_fair(table.records[-1], table.rules).contributors == ()


def test_attempt_of_who_does_not_open_is_void_and_the_next_goes_without() -> None:
    table = FairTable(bots=(3,))
    for person in range(3):
        table.commit(person)
    first = table.fair(0)
    table.open(0)
    table.now += OPEN_SECONDS - 0.1
    table.send(Tick())
    assert table.fair(0).attempt == 1
    table.wait()
    again = table.fair(0)
    assert (again.stage, again.attempt, again.nonce_hashes) == ("commit", 2, (None,) * 4)
    assert [table.fair(person).asked for person in range(3)] == [True, False, False]
    (void,) = again.void
    assert (void.commitment, void.seed_hash) == (first.commitment, first.seed_hash)
    assert hash_of_bytes(void.seed) == first.seed_hash
    assert refused(table.open, 1, attempt=1) == "moment-passed"
    assert refused(table.commit, 1) == "moment-passed"
    assert refused(table.commit, 0, attempt=1) == "moment-passed"
    table.deal_fairly((0,))
    assert table.fair(0).void == again.void
    table.play_hand()
    found = verify_fair(table.records[-1], table.rules)
    assert (found.contributors, found.void) == ((0,), ((1, 2),))


def test_void_attempts_end_with_a_deal_whatever_people_do() -> None:
    table = FairTable()
    for left in range(4, 0, -1):
        for person in range(left):
            table.commit(person)
        for person in range(left - 1):
            table.open(person)
        table.wait()
    assert table.room.phase == "playing"
    table.play_hand()
    assert verify_fair(table.records[-1], table.rules).void == ((3,), (2,), (1,), (0,))


def test_nonces_of_other_moments_and_other_hashes_are_refused() -> None:
    table = FairTable(bots=(2, 3))
    assert refused(table.open, 0) == "moment-passed"
    for other in ({"match": 2}, {"hand": 2}, {"attempt": 2}):
        assert refused(table.commit, 0, **other) == "moment-passed"
    table.commit(0)
    table.commit(0, hash=hash_of_bytes(table.nonce(0)))
    table.commit(1)
    before = table.room
    assert refused(table.open, 0, nonce=table.nonce(1)) == "nonce-other"
    assert refused(table.commit, 0) == "moment-passed"
    assert table.room is before
    table.open(0)
    table.open(0)
    assert table.room.phase == "dealing"
    table.open(1)
    assert refused(table.open, 1, attempt=1) == "moment-passed"


def test_later_hash_takes_the_place_of_an_earlier() -> None:
    table = FairTable(bots=(2, 3))
    table.commit(0, hash="0" * 64)
    table.commit(0)
    table.commit(1)
    table.open(0)
    table.open(1)
    assert table.room.phase == "playing"


def test_seed_that_is_not_waited_for_changes_nothing() -> None:
    table = FairTable(bots=(2, 3))
    before = table.room
    for message in (Seeded(1, 1, 1, "0" * 64), Seeded(1, 1, 2, "0" * 64)):
        assert table.send(message) == ()
    assert table.room is before
    table.commit(0)
    table.commit(1)
    shown = table.room
    assert table.send(Seeded(1, 1, 1, "0" * 64)) == ()
    assert table.room is shown
    plain = Driver("datong")
    assert plain.send(Seeded(1, 1, 1, "0" * 64)) == ()


def test_records_of_a_table_are_chained() -> None:
    table = FairTable("fanfanzha", bots=(1, 2, 3), online=(0,), hands=2, reloading=True)
    records = []
    for _ in range(3):
        records.append(table.played((0,)))
        table.all_ready()
    fairs = [record.fair for record in records]
    assert [fair.previous if fair else "" for fair in fairs] == [
        None,
        transcript_of(records[0].to_json()),
        transcript_of(records[1].to_json()),
    ]
    assert [fair.match if fair else 0 for fair in fairs] == [1, 1, 2]


def test_restart_while_hashes_are_collected() -> None:
    table = FairTable(bots=(2, 3))
    table.commit(0)
    table.room, effects = resume(Room.load(table.room.save()), 5000.0)
    table.now = 5000.0
    assert effects == (Wake(5000.0 + COMMIT_SECONDS + RESTART_SECONDS),)
    for person in (0, 1):
        table.send(Presence(f"key{person}", True))
    assert table.fair(1).asked
    table.commit(1)
    table.open(0)
    table.open(1)
    assert table.room.phase == "playing"


def test_restart_while_the_seed_is_drawn() -> None:
    table = FairTable(bots=(2, 3))
    table.commit(0)
    dealing = table.room.dealing
    assert dealing is not None
    table.room = msgspec.structs.replace(table.room, dealing=msgspec.structs.replace(dealing, until=None))
    assert resume(Room.load(table.room.save()), 5000.0)[1] == (NeedSeed(1, 1, 1),)


def test_restart_while_nonces_are_opened_keeps_the_commitment() -> None:
    table = FairTable(bots=(2, 3))
    table.commit(0)
    table.commit(1)
    table.open(0)
    before = table.fair(0)
    table.room, effects = resume(Room.load(table.room.save()), 5000.0)
    table.now = 5000.0
    assert effects == (Wake(5000.0 + OPEN_SECONDS + RESTART_SECONDS),)
    assert table.fair(0) == before
    table.send(Presence("key1", True))
    table.open(1)
    table.play_hand()
    assert verify_fair(table.records[-1], table.rules).commitment == before.commitment


def test_restart_in_the_hand_keeps_what_was_committed_to() -> None:
    table = FairTable(bots=(1, 2, 3))
    table.deal_fairly((0,))
    table.room, _ = resume(Room.load(table.room.save()), 5000.0)
    table.play_hand()
    assert verify_fair(table.records[-1], table.rules).contributors == (0,)


def test_who_leaves_while_it_is_dealt_contributes_none() -> None:
    table = FairTable(bots=(2, 3))
    table.command(1, Stand(table.ident()))
    assert not table.fair(1).asked
    assert refused(table.commit, 1) == "not-seated"
    table.deal_fairly((0,))
    table.play_hand()
    assert verify_fair(table.records[-1], table.rules).contributors == (0,)


def test_who_leaves_after_the_hash_may_still_open() -> None:
    table = FairTable(bots=(2, 3))
    table.commit(0)
    table.commit(1)
    table.command(1, Stand(table.ident()))
    table.open(1)
    table.open(0)
    assert table.room.phase == "playing"
    assert table.fair(0).void == ()


def test_dissolved_in_the_deal_it_is_dealt_void_and_opened() -> None:
    """A seed that has been shown is opened: what is voted meanwhile takes effect once the hand lies."""
    table = FairTable(bots=(2, 3))
    table.commit(0)
    table.commit(1)
    place: Any = table.place()
    shown = table.fair().commitment
    for person in (0, 1):
        table.command(person, Dissolve(table.ident()))
    assert (table.phase(), table.records) == ("dealing", [])
    table.open(0)
    before = table.room.number
    effects = table.open(1)
    assert (table.phase(), table.room.state, table.room.number) == ("over", None, before + 1)
    assert Happened((HandBegan(1), Dissolved())) in effects
    (record,) = table.records
    assert record.dissolved
    assert (record.actions, record.settlement) == ((), None)
    found = verify_fair(record, table.rules, commitment=shown)
    assert (found.contributors, record.verify(table.rules).agrees) == ((0, 1), True)
    assert fair_view(table.room, 0) is not None
    assert table.fair(0).opening == record.fair
    assert table.fair(None).opening is None
    for late in (Commit(table.ident(), **place, hash="0" * 64), Open(table.ident(), **place, nonce="0" * 64)):
        assert refused(table.command, 0, late) == "moment-passed"


def test_vote_does_not_run_out_while_a_hand_is_dealt() -> None:
    table = FairTable(bots=(2, 3))
    table.command(0, Dissolve(table.ident()))
    table.commit(0)
    table.commit(1)
    assert table.wake is not None
    assert table.wake < table.now + VOTE_SECONDS
    table.now += VOTE_SECONDS
    table.command(1, Dissolve(table.ident()))
    table.open(0)
    table.open(1)
    assert table.phase() == "over"


def test_next_hand_follows_the_void_one_that_was_dissolved() -> None:
    table = FairTable(bots=(1, 2, 3), reloading=True)
    table.deal_fairly((0,))
    while table.asked:
        table.bot_moves()
    table.act(table.room.state.to_act[0])
    table.command(0, Dissolve(table.ident()))
    (void,) = table.records
    assert void.actions
    assert verify_fair(Record.from_json(void.to_json()), table.rules).contributors == (0,)
    table.command(0, Ready(table.ident(), table.room.number))
    assert table.room.match == 2
    after = table.played((0,))
    assert not after.dissolved
    verify_fair(after, table.rules, previous=void.to_json())


def test_unfair_table_says_nothing_of_it() -> None:
    table = Driver("datong")
    assert table_view(table.room, "key0", 0.0).fair is None
    assert table.room.record is not None
    assert table.room.record.fair is None
    assert b'"fair"' not in table.room.record.to_json()
