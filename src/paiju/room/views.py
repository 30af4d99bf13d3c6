"""Who may see what: the one function that makes a viewer's update, and the questions about own cards."""

from collections.abc import Iterable
from itertools import islice
from typing import Any

import msgspec
from msgspec.structs import replace

from paiju.core.errors import IllegalAction, PaijuError
from paiju.room.commands import About
from paiju.room.dealing import fair_view, fair_view_of
from paiju.room.messages import (
    Ballot,
    Left,
    Person,
    Refused,
    Selection,
    TableEvent,
    TableView,
    Update,
    Visitor,
)
from paiju.room.room import Room

COMPLETIONS = 6
"""What some cards can be completed to is offered in so many ways at most."""


def update_for(room: Room, key: str | None, events: tuple[TableEvent, ...], now: float) -> Update:
    """The update for who has a device key, or a spectator without one (None)."""
    return updates_for(room, (key,), events, now)[key]


def updates_for(
    room: Room, keys: Iterable[str | None], events: tuple[TableEvent, ...], now: float
) -> dict[str | None, Update]:
    """The updates for some viewers, as `update_for` gives each; what all see is made once."""
    keys = tuple(dict.fromkeys(keys))
    shown = _shown_to_all(room, now)
    return {
        key: _update(room, events, _shown_to(room, key, now, shown), view)
        for key, view in zip(keys, hand_views(room, keys), strict=True)
    }


def _update(room: Room, events: tuple[TableEvent, ...], table: TableView, view: Any) -> Update:
    if view is None:
        return Update(room.number, events, table, None)
    return Update(room.number, events, table, view, view.must_pass(), view.groups())


def hand_views(room: Room, keys: tuple[str | None, ...]) -> tuple[Any, ...]:
    """What viewers see of the hand, None where there is none. Who came after it sees it as spectators do."""
    if room.state is None:
        return (None,) * len(keys)
    seats = tuple(_seat_of(room, key) for key in keys)
    views: tuple[Any, ...] = room.state.views(seats)
    if not room.settings.open_hands:
        views = tuple(
            view.closed() if seat is None else view for seat, view in zip(seats, views, strict=True)
        )
    return views


def _seat_of(room: Room, key: str | None) -> int | None:
    """The seat from which somebody sees the hand, None for who sees it as spectators do."""
    person = room.person_of(key)
    settled = room.state.settlement is not None
    if person is None or (settled and room.members[person].came >= room.ended):
        return None
    seat: int = room.state.seating.index(person)
    return seat


def table_view(room: Room, key: str | None, now: float) -> TableView:
    """The table around the hand for a viewer."""
    return _shown_to(room, key, now, _shown_to_all(room, now))


def _shown_to(room: Room, key: str | None, now: float, shown: TableView) -> TableView:
    """What is shown to all, and what is this viewer's."""
    person = room.person_of(key)
    hosting = room.host is not None and room.host == key
    return replace(
        shown,
        you=person,
        host=hosting,
        visitors=tuple(Visitor(knock.id, knock.name) for knock in room.knocks) if hosting else (),
        awaits=_awaited(room, key),
        unseen=_unseen(room, person),
        deadline=_deadline(room, person, now),
        fair=None if shown.fair is None else fair_view_of(room, person, shown.fair),
    )


def _shown_to_all(room: Room, now: float) -> TableView:
    """The table around the hand as anybody sees it."""
    return TableView(
        id=room.id,
        game=room.game,
        options=msgspec.to_builtins(room.options),
        persons=tuple(_person(room, place) for place in range(len(room.members))),
        you=None,
        host=False,
        hosted_by=room.person_of(room.host),
        public=room.settings.public,
        open_hands=room.settings.open_hands,
        counter=room.settings.counter,
        circle=room.settings.circle,
        phase=room.phase,
        closing=room.closing,
        match=room.match,
        hand=room.carry.hand,
        played=room.carry.played,
        scores=room.scores,
        sides=() if room.state is None else room.rules.sides(room.state),
        departed=tuple(Left(one.name, one.score) for one in room.departed),
        onlookers=tuple(guest.name for guest in room.onlookers),
        visitors=(),
        vote=_ballot(room, now),
        awaits=None,
        unseen=None,
        turn_seconds=room.turn_seconds,
        deadline=None,
        fair=fair_view(room, None),
    )


def _person(room: Room, place: int) -> Person:
    member = room.members[place]
    claimed = next((claim.guest.name for claim in room.claims if claim.place == place), None)
    return Person(
        name=member.name,
        bot=member.bot,
        online=place in room.online or member.bot is not None,
        ready=place in room.ready,
        away=member.away,
        leaving=member.leaving,
        next=member.next.name if member.next else None,
        claimed=claimed,
    )


def _awaited(room: Room, key: str | None) -> int | None:
    """The place that somebody waits for."""
    claimed = [claim.place for claim in room.claims if claim.guest.key == key]
    coming = [place for place, member in enumerate(room.members) if member.next and member.next.key == key]
    return next(iter((*coming, *claimed)), None)


def _unseen(room: Room, person: int | None) -> dict[str, int] | None:
    """What a careful player would know of the cards that are still out."""
    if not room.settings.counter or room.phase != "playing":
        return None
    unseen: dict[str, int] | None = room.state.unseen(
        None if person is None else room.state.seating.index(person)
    )
    return unseen


def _ballot(room: Room, now: float) -> Ballot | None:
    vote = room.vote
    return None if vote is None else Ballot(vote.by, vote.yes, vote.no, max(0.0, round(vote.until - now, 1)))


def _deadline(room: Room, person: int | None, now: float) -> float | None:
    """Seconds until the first turn of a person that runs out; in a pause only the viewer's own is told."""
    secret = room.phase == "playing" and room.state.pausing
    ends = [
        asked.deadline
        for asked in room.asked
        if asked.deadline is not None and (not secret or room.state.seating[asked.seat] == person)
    ]
    return max(0.0, round(min(ends) - now, 1)) if ends else None


def selection_of(room: Room, person: int, about: About) -> Selection:
    """The answer to a question about the asker's own cards, from the asker's view alone."""
    if room.state is None:
        raise IllegalAction("moment-passed")
    view = room.state.view(room.state.seating.index(person))
    completions = tuple(islice(view.completions(about.cards), COMPLETIONS))
    try:
        readings = view.readings(about.cards)
    except PaijuError as refused:
        return Selection(about.id, about.cards, (), refusal_of(about.id, refused), completions)
    return Selection(about.id, about.cards, readings, completions=completions)


def refusal_of(ident: str, error: PaijuError) -> Refused:
    """The message for a refusal."""
    params = {
        name: str(param) if isinstance(param, PaijuError) else param for name, param in error.params.items()
    }
    return Refused(ident, error.code, error.clause, params)
