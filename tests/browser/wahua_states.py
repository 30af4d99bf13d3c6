"""Fixed moments of a table of Wahua, from the rules themselves."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import partial
from random import Random
from typing import Any

from msgspec.structs import replace

from paiju.core.actions import Flee, Pass
from paiju.games.wahua import WAHUA
from paiju.games.wahua.options import WahuaOptions
from paiju.games.wahua.play import WahuaState
from paiju.games.wahua.view import Offer, WahuaView
from paiju.room.messages import Update
from tests.browser.states import update_of

Moment = tuple[WahuaState, WahuaOptions, int]
"""A state with its options, and the seat that looks at it."""
Wanted = Callable[[WahuaView], bool]
Policy = Callable[[WahuaView, Random], Offer]


def sensible(view: WahuaView, chance: Random) -> Offer:
    """What makes the most, else anything that is not pressing."""
    offers = [offer for offer in view.offers if not isinstance(offer.action, Flee)]
    good = [offer for offer in offers if not offer.faults] or offers
    return max(good, key=lambda offer: (offer.value or 0, chance.random()))


def idle(view: WahuaView, chance: Random) -> Offer:
    """Pass where that is possible, else discard anything: such a hand lasts."""
    offers = [offer for offer in view.offers if not isinstance(offer.action, Flee)]
    passing = [offer for offer in offers if isinstance(offer.action, Pass)]
    return passing[0] if passing else sensible(view, chance)


def moments(seed: int, policy: Policy, options: WahuaOptions) -> Iterator[Moment]:
    """Every moment of a hand at which somebody is asked, then its end as seat 0 sees it."""
    state, chance = WAHUA.new_hand(seed, options), Random(seed)
    while state.settlement is None:
        if not state.to_act:
            state = state.go_on()[0]
            continue
        seat = state.to_act[0]
        yield state, options, seat
        state = state.apply(seat, policy(state.view(seat), chance).action)[0]
    yield state, options, 0


def options_of(**options: Any) -> WahuaOptions:
    """Options of a long match."""
    return WahuaOptions.parse({"hands": 88, **options})


def first(wanted: Wanted, policy: Policy = sensible, seeds: int = 400, **options: Any) -> Moment:
    """The first moment of many hands that is as wanted."""
    parsed = options_of(**options)
    return next(
        moment
        for seed in range(seeds)
        for moment in moments(seed, policy, parsed)
        if wanted(moment[0].view(moment[2]))
    )


def fullest(players: int) -> Moment:
    """The own turn at which most tiles lie on the table, of some hands."""
    turns = (
        moment
        for seed in range(12)
        for moment in moments(seed, idle, options_of(players=players))
        if moment[0].phase == "turn"
    )
    return max(turns, key=lambda moment: len(moment[0].discards))


def worth(view: WahuaView) -> int:
    """How many of the offers make something."""
    return sum(offer.value is not None for offer in view.offers)


def flight() -> Moment:
    """All are asked whether they flee."""
    return first(lambda view: view.phase == "flight")


def turn() -> Moment:
    """21 tiles, and the discard is the viewer's."""
    return first(lambda view: view.phase == "turn" and len(view.hand) == 21)


def choices() -> Moment:
    """An own turn with more to do than to discard."""
    return first(lambda view: view.phase == "turn" and worth(view) > 1)


def claims() -> Moment:
    """A discard that the viewer may win or take, late in a hand of many claims."""
    return first(lambda view: view.phase == "claims" and worth(view) > 1)


def judged() -> Moment:
    """The own turn of somebody who was judged pressing."""
    return first(
        lambda view: view.phase == "turn" and view.judged[view.seat or 0] != (),
        lambda view, chance: max(view.offers, key=lambda offer: (len(offer.faults), chance.random())),
    )


def won(players: int) -> Moment:
    """A hand that somebody has won, with a refund where a table can have one."""

    def wanted(view: WahuaView) -> bool:
        clauses = {line.clause for line in view.settlement.lines} if view.settlement else set()
        return view.winner is not None and (players == 2 or bool({"WH43", "WH44"} & clauses))

    return first(wanted, players=players)


def drawn() -> Moment:
    """A hand that nobody has won."""
    return first(lambda view: view.phase == "over" and view.winner is None, idle)


def pressed() -> Moment:
    """A hand at whose end somebody has nothing, for pressing."""
    reckless = partial(_reckless, fled=False)
    return first(lambda view: view.phase == "over" and any(view.judged), reckless)


def fled() -> Moment:
    """A hand that ended by flight."""
    return first(lambda view: view.phase == "over" and view.fled != (), partial(_reckless, fled=True))


def _reckless(view: WahuaView, chance: Random, fled: bool) -> Offer:
    offers = [offer for offer in view.offers if isinstance(offer.action, Flee) == fled] or list(view.offers)
    return chance.choice(offers)


def shown(moment: Callable[[], Moment], watched: bool = False) -> Callable[[], Update]:
    """A moment as an update, with scores as long as the points of Wahua make them."""

    def made() -> Update:
        state, options, seat = moment()
        phase = "playing" if state.settlement is None else "settled"
        update = update_of(state, options, seat=None if watched else seat, phase=phase)
        scores = (-104200, 98000, -85800, 92000)[: options.players]
        return replace(update, table=replace(update.table, scores=scores))

    return made


STATES: dict[str, Callable[[], Update]] = {
    "wahua, flight": shown(flight),
    "wahua, turn": shown(turn),
    "wahua, kongs": shown(choices),
    "wahua, claims": shown(claims),
    "wahua, pressing": shown(judged),
    "wahua, two": shown(partial(fullest, 2)),
    "wahua, three": shown(partial(fullest, 3)),
    "wahua, four": shown(partial(fullest, 4)),
    "wahua, watched": shown(claims, watched=True),
}
SETTLED: dict[str, Callable[[], Update]] = {
    "wahua won": shown(partial(won, 4)),
    "wahua won by two": shown(partial(won, 2)),
    "wahua drawn": shown(drawn),
    "wahua pressed": shown(pressed),
    "wahua fled": shown(fled),
}
