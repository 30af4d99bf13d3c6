"""The settlement of a Datong hand: base points by finishing order and captured points (DT30–DT36), surrender and
buying (DT28, DT29), the check for bombs (DT46), and the bonus lines.
"""

from collections.abc import Sequence

from msgspec import Struct

from paiju.core.cards import Cards, worth
from paiju.core.settlement import Line, Settlement, between, from_each
from paiju.games.datong.bonus import bombs_of, bonus_lines
from paiju.games.datong.options import DatongOptions

POINTS = {"5": 5, "T": 10, "K": 10}
"""What the point cards count (DT23)."""

BASE = {
    "1-2-4": {"single": 1, "double": 2, "clean-double": 4},
    "1-3-5": {"single": 1, "double": 3, "clean-double": 5},
}
"""Base points each way."""

ENOUGH = 100  # DT34
ENOUGH_ALONE = 105  # DT35
SURRENDERED = 1  # DT28, DT46
SELLER_PAYS = 1  # DT29: at most
ALONE = 1  # FZ12


def points_of(cards: Cards) -> int:
    """The points of some cards."""
    return worth(cards, POINTS)


def settle_played(
    options: DatongOptions,
    hands: Sequence[Cards],
    seating: Sequence[int],
    finished: Sequence[int],
    captured: Sequence[int],
    buyers: Sequence[int],
) -> Settlement:
    """The settlement of a hand that was played; seats are those of `hands`, the hands as dealt."""
    base = base_line(options, seating, finished, captured)
    lines = (base, *_buying_lines(base, buyers, seating))
    return Settlement((*lines, *bonus_lines(options, hands, seating)), len(seating))


def settle_surrendered(
    options: DatongOptions, hands: Sequence[Cards], seating: Sequence[int], loser: int, buyers: Sequence[int]
) -> Settlement:
    """The settlement when the team of seat `loser` has surrendered: a single win for the others (DT28)."""
    winners = [seating[(loser + 1) % 4], seating[(loser + 3) % 4]]
    persons = {"who": seating[loser], "partner": seating[(loser + 2) % 4]}
    base = Line(
        "DT28", "surrender", between(winners, SURRENDERED, 4), "base", persons, {"value": SURRENDERED}
    )
    lines = (base, *_buying_lines(base, buyers, seating))
    return Settlement((*lines, *bonus_lines(options, hands, seating)), len(seating))


def settle_no_bomb(
    options: DatongOptions, hands: Sequence[Cards], seating: Sequence[int], leader: int
) -> Settlement | None:
    """The settlement where somebody has no bomb under `no_bomb_surrender` (DT46), else None."""
    base = no_bomb_line("DT46", "DT46", hands, seating, leader, jokers=4)
    if base is None:
        return None
    return Settlement((base, *bonus_lines(options, hands, seating)), len(seating))


def no_bomb_line(
    clause: str, clause_alone: str, hands: Sequence[Cards], seating: Sequence[int], leader: int, jokers: int
) -> Line | None:
    """没炸必投: the first from the leader on without a bomb loses with the whole team, 1 each; if nobody has one
    the leader alone beats all the others (FZ10–FZ12). Teams sit alternately. None if all have a bomb.
    """
    bare = [seat for seat in seats_from(leader, len(seating)) if not bombs_of(seat, hands[seat], jokers)]
    if not bare:
        return None
    if len(bare) == len(seating):
        return alone_line(clause_alone, "no-bomb-at-all", leader, seating)
    return team_line(clause, "no-bomb", bare[0], seating)


def seats_from(leader: int, players: int) -> tuple[int, ...]:
    """All seats in the order of play, the leader's first."""
    return tuple((leader + step) % players for step in range(players))


def team_line(clause: str, reason: str, loser: int, seating: Sequence[int]) -> Line:
    """The team of seat `loser`, every second seat from there, loses a single win: 1 each."""
    players = len(seating)
    winners = [seating[(loser + step) % players] for step in range(1, players, 2)]
    deltas = between(winners, SURRENDERED, players)
    return Line(clause, reason, deltas, "base", {"who": seating[loser]}, {"value": SURRENDERED})


def alone_line(clause: str, reason: str, seat: int, seating: Sequence[int]) -> Line:
    """One player alone beats all the others, the own team too: 1 from each (FZ12)."""
    who = seating[seat]
    return Line(clause, reason, from_each(who, ALONE, len(seating)), "base", {"who": who}, {"value": ALONE})


class Verdict(Struct, frozen=True):
    """Which seat's team wins, how high and why; `about` and `points` are the seat and points that decided it."""

    winner: int
    win: str
    clause: str
    reason: str
    about: int
    points: int


def verdict(finished: Sequence[int], captured: Sequence[int]) -> Verdict:
    """Who wins by the finishing order and the points captured (DT30–DT36)."""
    first, second = finished[0], finished[1]
    partner = (first + 2) % 4
    ours = captured[first] + captured[partner]
    if second == partner:
        theirs = sum(captured) - ours
        if theirs:
            return Verdict(first, "double", "DT30", "first-second", first, theirs)
        return Verdict(first, "clean-double", "DT31", "first-second-clean", first, theirs)
    partner_third = finished[2] == partner
    if not partner_third and captured[first] == 0:
        return Verdict(second, "double", "DT32", "first-without-points", first, 0)
    if partner_third and captured[second] == 0:
        return Verdict(first, "double", "DT33", "second-without-points", second, 0)
    if ours >= ENOUGH:
        return Verdict(first, "single", "DT34", "enough", first, ours)
    if not partner_third:
        return Verdict(second, "single", "DT36", "partner-last", first, ours)
    if captured[second] >= ENOUGH_ALONE:
        return Verdict(second, "single", "DT35", "second-enough", second, captured[second])
    return Verdict(first, "single", "DT35", "partner-third", second, captured[second])


def base_line(
    options: DatongOptions, seating: Sequence[int], finished: Sequence[int], captured: Sequence[int]
) -> Line:
    """The base points of a hand that was played."""
    found = verdict(finished, captured)
    value = BASE[options.base][found.win]
    winners = [seating[found.winner], seating[(found.winner + 2) % 4]]
    persons = {"who": seating[found.about], "winner": winners[0], "partner": winners[1]}
    params: dict[str, str | int] = {"value": value, "points": found.points}
    return Line(found.clause, found.reason, between(winners, value, 4), "base", persons, params)


def _buying_lines(base: Line, buyers: Sequence[int], seating: Sequence[int]) -> list[Line]:
    """Each buyer takes a win whole, or bears a loss but for 1 of the seller's (DT29)."""
    lines = [_buying_line(base, seating[buyer], seating[(buyer + 2) % 4]) for buyer in buyers]
    return [line for line in lines if any(line.deltas)]


def _buying_line(base: Line, buys: int, sells: int) -> Line:
    share = base.deltas[sells]
    reason = "bought-win" if share > 0 else "bought-loss"
    moved = share if share > 0 else share + min(SELLER_PAYS, -share)
    deltas = tuple({buys: moved, sells: -moved}.get(person, 0) for person in range(4))
    return Line("DT29", reason, deltas, "base", {"buyer": buys, "seller": sells}, {"value": abs(moved)})
