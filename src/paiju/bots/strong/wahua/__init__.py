"""The strong bot for Wahua: plays hands out that fit what it has seen, and discards in order whatever comes of it."""

from collections.abc import Iterator
from math import inf
from time import perf_counter
from typing import NamedTuple

from librt.vecs import vec
from mypy_extensions import i64

from paiju.bots.base import Budget
from paiju.bots.strong.wahua.kernel.search import Search
from paiju.bots.strong.wahua.kernel.worlds import Worlds
from paiju.bots.strong.wahua.seen import seen_of
from paiju.bots.strong.wahua.table import player_at
from paiju.bots.strong.wahua.weights import habits
from paiju.core.actions import Action, Flee, Kong, Show, Win
from paiju.core.draws import Draws
from paiju.core.game import View
from paiju.games.wahua.kernel.chance import Chance
from paiju.games.wahua.moves import move_of
from paiju.games.wahua.settlement import Reckoning
from paiju.games.wahua.view import WahuaView

TRUST = {2: 12.0, 3: 12.0, 4: 40.0}
"""By how many points, for each of the others, first thoughts are wrong, by the number of players."""
HOPELESS = 4.0
"""How many times that a move may be thought to bring less than the best, and still be weighed."""
SHARE = 8
"""The part of a budget, one in so many, in which all moves are played, so that something is known of each."""
BATCH = 8
"""The playouts between two looks at the clock."""
SEEDS = 1 << 31


class Option(NamedTuple):
    """A candidate and what the search found: what the viewer gets or pays in the end on average, how far below the best
    one it lies in the same worlds, and the standard error of that (infinite where it is not known).
    """

    action: Action
    value: float
    trials: int
    loss: float
    error: float


class StrongWahua:
    """Never presses where it need not, never flees. The same seed, view and number of playouts give the same action."""

    def __init__(self, seed: int, budget: Budget) -> None:
        self.seed, self.budget = seed, budget

    def act(self, view: View) -> Action:
        """The win, the kong, what must be shown; else what does best in the hands played out."""
        assert isinstance(view, WahuaView)
        return options(view, self.budget, self.seed)[0].action


def options(view: WahuaView, budget: Budget, seed: int) -> list[Option]:
    """What was found of every candidate, the best first."""
    actions = candidates(view)
    if len(actions) == 1:
        return [Option(actions[0], 0.0, 0, 0.0, 0.0)]
    began = perf_counter()
    search = search_at(view, actions, Draws.from_seed("strong", seed, len(view.discards), view.wall))
    if budget.seconds:
        _in_time(search, began, budget.seconds)
    else:
        _in_playouts(search, budget.playouts or 1)
    best = search.best()
    found = [_option(search, actions, place, best) for place in range(len(actions))]
    others = [option for place, option in enumerate(found) if place != best]
    return [found[best], *sorted(others, key=lambda option: option.loss)]


def compared(view: WahuaView, actions: list[Action], worlds: int, seed: int) -> list[Option]:
    """What was found of some actions in so many worlds, beside the first."""
    search = search_at(view, actions, Draws.from_seed("strong", seed, len(view.discards), view.wall))
    search.look(worlds)
    return [_option(search, actions, place, 0) for place in range(len(actions))]


def candidates(view: WahuaView) -> list[Action]:
    """What is worth a thought: what must be done alone, else what is blameless, else anything but flight."""
    offers = [offer for offer in view.offers if not isinstance(offer.action, Flee)]
    blameless = [offer for offer in offers if not offer.faults] or offers
    for kind in (Win, Kong, Show):
        sure = [offer for offer in blameless if isinstance(offer.action, kind)]
        if sure:
            return [max(sure, key=lambda offer: offer.value or 0).action]
    return [offer.action for offer in blameless]


def search_at(view: WahuaView, actions: list[Action], draws: Draws) -> Search:
    """A search among some actions of the viewer, in which nothing has been played yet."""
    assert view.seat is not None
    seen = seen_of(view)
    player = player_at(reckoning_of(view))
    worlds = Worlds(seen.hand, view.seat, seen.pool, seen.needs, seen.specials, Chance(draws.below(SEEDS)))
    worlds.seen_before = seen.seen_before
    for seat in range(len(view.seating)):
        discards = sum(discard.seat == seat for discard in view.discards)
        worlds.weigh(seat, *habits(discards, bool(seen.hand.fallen[seat])))
    moves = [move_of(action) for action in actions]
    others = len(view.seating) - 1
    thoughts = player.worths(seen.hand, view.seat, vec[i64](seen.gone), moves)
    return Search(
        worlds,
        player,
        seen.gone,
        moves,
        [others * thought for thought in thoughts],
        TRUST[len(view.seating)] * others,
    )


def reckoning_of(view: WahuaView) -> Reckoning:
    """Who pays whom at the table of a view, by seats."""
    seats = tuple(range(len(view.seating)))
    return Reckoning(seats, view.dealer, view.options.settle == "dealer_double", view.homes, view.shaken)


def _rounds(search: Search) -> Iterator[int]:
    """The rounds of halving, by how many are to come; none where one move is left."""
    rounds = (search.left() - 1).bit_length()
    for number in range(rounds):
        if number:
            search.halve()
        yield rounds - number


def _in_playouts(search: Search, playouts: int) -> None:
    search.look(max(1, playouts // SHARE // search.left()))
    search.keep(HOPELESS * search.trust)
    for to_come in _rounds(search):
        search.look(max(1, (playouts - int(search.playouts)) // to_come // search.left()))


def _in_time(search: Search, began: float, seconds: float) -> None:
    _until(search, began + seconds / SHARE)
    search.keep(HOPELESS * search.trust)
    for to_come in _rounds(search):
        now = perf_counter()
        _until(search, now + (began + seconds - now) / to_come)


def _until(search: Search, end: float) -> None:
    search.look(1)
    while perf_counter() < end:
        search.look(max(1, BATCH // search.left()))


def _option(search: Search, actions: list[Action], place: int, best: int) -> Option:
    trials = int(search.played[place])
    error = search.error(place, best)
    return Option(
        actions[place],
        search.sums[place] / max(trials, 1),
        trials,
        search.loss(place, best),
        error if error >= 0 else inf,
    )
