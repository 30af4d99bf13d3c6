"""The settlement of a Dazha hand: base (DZ31, DZ40, DZ41), bonus (DZ32–DZ36), penalties (DZ34, DZ37), in sum (DZ38)."""

from collections.abc import Iterable, Sequence

from msgspec import Struct

from paiju.core.cards import Cards
from paiju.core.settlement import Line, Settlement, between, from_each
from paiju.games.dazha.bombs import PENALTY, Bomb, best_laying, penalty_jokers, worth
from paiju.games.dazha.options import DazhaOptions

DOUBLE, SINGLE = "double", "single"

BASE = {
    "classic": {DOUBLE: 4, SINGLE: 2},
    "eight_jokers": {DOUBLE: 8, SINGLE: 4},
    "bao": {DOUBLE: 4, SINGLE: 2},
}
"""Base points each way (DZ31)."""
BAO = 8
"""What who plays against three wins from each of them, or loses to each (DZ41)."""

REASONS = {"DZ20": "raised", "DZ30b.d": "raised", "DZ35": "eight-natural", "DZ36": "eight-jokers"}
"""The reasons of the lines for bombs that do not earn by the row of their size."""


class PlayedBomb(Struct, frozen=True):
    """A bomb that a seat played."""

    seat: int
    bomb: Bomb


class Fine(Struct, frozen=True):
    """Jokers that a seat played otherwise than in a bomb (DZ37)."""

    seat: int
    jokers: int

    @property
    def value(self) -> int:
        """What the seat pays in all: 1 to each of the three others for each joker."""
        return 3 * PENALTY * self.jokers


class Course(Struct, frozen=True):
    """What of the play counts at the settlement."""

    finished: tuple[int, ...] = ()
    """The seats that are out, first to last."""
    bombs: tuple[PlayedBomb, ...] = ()
    fines: tuple[Fine, ...] = ()


def settle_shown(options: DazhaOptions, hands: Sequence[Cards], seating: Sequence[int]) -> Settlement:
    """The settlement of a showdown: bonus and penalties of all four hands, no base (DZ26)."""
    return Settlement(_held_lines(options, dict(enumerate(hands)), seating), len(seating))


def settle_played(
    options: DazhaOptions,
    hands: Sequence[Cards],
    seating: Sequence[int],
    partner: Sequence[int],
    course: Course,
) -> Settlement:
    """The settlement of a hand of two against two; `hands` are what is left.

    At a double what is left is void (DZ24); at a single it is settled as in a showdown (DZ25).
    """
    first, second = course.finished[:2]
    win = DOUBLE if second == partner[first] else SINGLE
    value = BASE[options.mode][win]
    winners = {"who": seating[first], "partner": seating[partner[first]]}
    base = Line(
        "DZ31", win, between(winners.values(), value, len(seating)), "base", winners, {"value": value}
    )
    left = {} if win == DOUBLE else {seat: hand for seat, hand in enumerate(hands) if hand}
    lines = (base, *_course_lines(options, course, seating), *_held_lines(options, left, seating))
    return Settlement(_by_group(lines), len(seating))


def settle_bao(options: DazhaOptions, seating: Sequence[int], taker: int, course: Course) -> Settlement:
    """The settlement of one against three: won if the taker is out first, else lost to all three (DZ40, DZ41).

    What was not played does not count (DZ41.d).
    """
    first = course.finished[0]
    won = first == taker
    deltas = from_each(seating[taker], BAO if won else -BAO, len(seating))
    persons = {"who": seating[taker]} if won else {"who": seating[taker], "first": seating[first]}
    base = Line("DZ41", "bao-won" if won else "bao-lost", deltas, "base", persons, {"value": BAO})
    return Settlement((base, *_course_lines(options, course, seating)), len(seating))


def _course_lines(options: DazhaOptions, course: Course, seating: Sequence[int]) -> tuple[Line, ...]:
    """The lines of the bombs that were played and of the fines (DZ32, DZ37)."""
    bombs = (bomb_line(options, "played", played.bomb, played.seat, seating) for played in course.bombs)
    fines = (penalty_line("DZ37", "fine", fine.jokers, fine.seat, seating) for fine in course.fines)
    return (*_earning(bombs), *fines)


def _held_lines(options: DazhaOptions, hands: dict[int, Cards], seating: Sequence[int]) -> tuple[Line, ...]:
    """The lines of bombs that were not played, and of penalty jokers (DZ33, DZ34), of some seats' hands."""
    bombs = (
        bomb_line(options, "held", bomb, seat, seating)
        for seat, hand in hands.items()
        for bomb in best_laying(options, hand)
    )
    penalised = {seat: penalty_jokers(options, hand) for seat, hand in hands.items()}
    penalties = (
        penalty_line("DZ34", "penalty-jokers", jokers, seat, seating)
        for seat, jokers in penalised.items()
        if jokers
    )
    return (*_earning(bombs), *penalties)


def _earning(lines: Iterable[Line]) -> tuple[Line, ...]:
    """The lines by which anybody gets anything: a bomb of four earns nothing."""
    return tuple(line for line in lines if any(line.deltas))


def _by_group(lines: Iterable[Line]) -> tuple[Line, ...]:
    """Base, bonus, penalties."""
    return tuple(sorted(lines, key=lambda line: ("base", "bonus", "penalty").index(line.group)))


def bomb_line(options: DazhaOptions, how: str, bomb: Bomb, seat: int, seating: Sequence[int]) -> Line:
    """What a bomb earns from each of the others; `how` it counts: `played`, or `held` at the settlement."""
    found = worth(options, bomb)
    who = seating[seat]
    params: dict[str, str | int] = {"how": how, "value": found.value}
    if bomb.rank is None:
        params["cards"] = " ".join(bomb.jokers)
        plain = "joker-bomb"
    else:
        params |= {"rank": bomb.rank, "size": bomb.size, "jokers": len(bomb.jokers), "row": found.row}
        plain = "bomb"
    clause = found.clause or ("DZ32" if how == "played" else "DZ33")
    reason = REASONS.get(clause, plain)
    return Line(clause, reason, from_each(who, found.value, len(seating)), "bonus", {"who": who}, params)


def penalty_line(clause: str, reason: str, jokers: int, seat: int, seating: Sequence[int]) -> Line:
    """What a seat pays for its jokers: 3 each, 1 to each of the others."""
    who = seating[seat]
    deltas = from_each(who, -PENALTY * jokers, len(seating))
    return Line(
        clause, reason, deltas, "penalty", {"who": who}, {"jokers": jokers, "value": PENALTY * jokers}
    )
