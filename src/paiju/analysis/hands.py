"""One hand played by bots, and what a count needs to know of it."""

from collections.abc import Sequence
from typing import Any

from msgspec import Struct
from msgspec.structs import replace

from paiju.analysis.noting import Notes, pressing_in
from paiju.bots import COUNTED, Budget, check_bots, make_bot
from paiju.core.draws import Draws, check_seed
from paiju.core.errors import OptionsError
from paiju.core.game import Event, Game
from paiju.core.options import Options
from paiju.core.settlement import Settlement
from paiju.games import game_of
from paiju.games.wahua.events import Fled, WallEmpty, Won

Values = dict[str, str | int | bool]
"""Options as names and values; those not named have their defaults."""

SEEDS = 1 << 32


ENDINGS: dict[type[Event], str] = {Won: "WH21 won", WallEmpty: "WH22 drawn", Fled: "WH13 fled"}
"""The events that end a hand of Wahua: there is no line by which all is decided."""


class Outcome(Struct, frozen=True, omit_defaults=True):
    """How a hand ended. Everything is by seat, as the seats are once the hand has started."""

    points: tuple[int, ...]
    base: tuple[int, ...]
    """Base points alone, without the bonus."""
    order: tuple[int, ...]
    """The seats that went out, first to last."""
    clauses: tuple[str, ...]
    """The clause of every line of the settlement."""
    ending: str
    """Clause and reason of the line that decided the base points, or of how the hand ended; empty where none did."""
    steps: int
    sides: tuple[int, ...]
    """The side of each seat, see `Game.sides`."""
    counts: dict[str, tuple[int, ...]] = {}
    """By seat, see `Notes.counts`."""
    ranking: str = ""
    """The finishing order by sides, see `Notes.ranking`; empty where somebody played against all others."""
    bombs: dict[str, int] = {}
    """The bombs laid or turned up, see `bombs_in`."""
    pressing: tuple[str, ...] = ()
    """In Wahua the clauses by which seats were judged pressing 压迫."""


def play_hand(
    game: str,
    options: Options,
    bots: Sequence[str],
    seed: int,
    index: int,
    by_side: bool = False,
    budget: Budget = COUNTED,
) -> Outcome:
    """Hand `index` of the series `seed`, the bots named by seat and taken in turn where there are more seats.

    With `by_side` the bots are named by side instead, see `Game.sides`, wherever these sit. The deal depends on
    (seed, index) alone, each bot's random numbers on these and its seat, so the same hand can be played again with
    the bots exchanged.
    """
    rules = game_of(game)
    carry = replace(rules.first_carry(options), hand=index + 1)
    state = rules.start(options, carry, rules.deal(options, carry, Draws.from_seed(game, seed, index + 1)))
    draws = Draws.from_seed("bots", game, seed, index)
    seats = range(rules.players(options))
    sides = rules.sides(state)
    places = sides if by_side else seats
    players = [make_bot(bots[places[seat] % len(bots)], game, draws.below(SEEDS), budget) for seat in seats]
    notes = Notes(len(seats))
    happened: tuple[Event, ...] = ()
    steps = 0
    while state.settlement is None:
        seat = state.to_act[0]
        state, happened = state.apply(seat, players[seat].act(state.view(seat)))
        notes.see(happened)
        steps += 1
    settlement, seating = state.settlement, state.seating
    totals, base = settlement.totals, settlement.group_totals("base")
    of_seats = tuple(base[person] for person in seating)
    alone = getattr(state.view(None), "taker", None) is not None
    return Outcome(
        points=tuple(totals[person] for person in seating),
        base=of_seats,
        order=tuple(notes.order),
        clauses=tuple(line.clause for line in settlement.lines),
        ending=_ending(settlement, happened),
        steps=steps,
        sides=sides,
        counts=notes.counts(state, of_seats),
        ranking="" if alone else notes.ranking(sides),
        bombs=dict(sorted(notes.bombs.items())),
        pressing=pressing_in(state),
    )


def _ending(settlement: Settlement, happened: Sequence[Event]) -> str:
    """What decided a hand, of which these are the last events."""
    for event in happened:
        if type(event) in ENDINGS:
            return ENDINGS[type(event)]
    decided = (line for line in settlement.lines if line.group == "base")
    return next((f"{line.clause} {line.reason}" for line in decided), "")


def checked(game: str, values: Values, bots: Sequence[str], seed: int, **counts: int) -> Options:
    """The options of those values, if game, options, bots and seed are all there and there is one at least of
    everything counted; else a typed error.
    """
    rules: Game[Any, Any, Any, Any] = game_of(game)
    options: Options = rules.options_type.parse(values)
    check_seed(seed)
    for name, count in counts.items():
        if type(count) is not int or count < 1:
            raise OptionsError("count", name=name, given=repr(count))
    check_bots(bots, rules.players(options))
    for bot in bots:
        make_bot(bot, game, 0)
    return options
