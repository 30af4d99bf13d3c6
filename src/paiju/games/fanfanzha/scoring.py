"""The settlement of a Fanfanzha hand: the base by mode (FZ10–FZ15), then the bonuses (FZ20–FZ29)."""

from collections.abc import Sequence

from msgspec import Struct

from paiju.core.cards import RANKS, Cards
from paiju.core.settlement import Line, Settlement, from_each
from paiju.games.datong.bonus import DealtBomb, Worth, bombs_of, cited, earned, sole_line, worth_lines
from paiju.games.datong.scoring import alone_line, no_bomb_line, seats_from, team_line
from paiju.games.fanfanzha.deal import JOKERS
from paiju.games.fanfanzha.options import FanfanzhaOptions

WORTH = {
    4: Worth(
        bomb=cited("FZ20", {4: 1, 5: 2, 6: 3, 7: 5, 8: 8}),
        chain=cited("FZ23", {3: 3, 4: 5, 5: 7, 6: 9}),
        extra=cited("FZ23", {5: 1, 6: 3, 7: 5, 8: 8}),
    ),
    6: Worth(
        bomb=cited("FZ21", {4: 1, 5: 2, 6: 3, 7: 5, 8: 10, 9: 20, 10: 30, 11: 40, 12: 50}),
        chain=cited("FZ23", {3: 1, 4: 3, 5: 5, 6: 7}),
        extra=cited("FZ23", {5: 1, 6: 3, 7: 5, 8: 10}) | cited("FZ23.d", {9: 20, 10: 30, 11: 40, 12: 50}),
    ),
}
"""What bombs and chains earn, by the number of players."""

LARGEST_BONUS = 1  # FZ24
COLOUR_BONUS = 1  # FZ25
COLOURS = {"red": "hd", "black": "sc"}  # FZ25


class JokerWorth(Struct, frozen=True):
    """What jokers in one hand earn from each of the others."""

    clause: str
    pair: int
    """Two of one kind."""
    some: dict[int, int]
    """Three or more of any kind, but not all, by their number."""
    all_at_least: int
    """All of them: one more than the dearest other bomb, but at least this."""


JOKER_WORTH = {
    4: JokerWorth("FZ27", pair=1, some={3: 2}, all_at_least=4),
    6: JokerWorth("FZ28", pair=1, some={3: 2, 4: 3, 5: 4}, all_at_least=5),
}


def settle(
    options: FanfanzhaOptions, hands: Sequence[Cards], seating: Sequence[int], leader: int
) -> Settlement:
    """The settlement of the hands: base and bonuses (FZ6, FZ30)."""
    base = base_line(options, hands, seating, leader)
    return Settlement((base, *bonus_lines(options, hands, seating)), len(seating))


def base_line(options: FanfanzhaOptions, hands: Sequence[Cards], seating: Sequence[int], leader: int) -> Line:
    """Who loses the single win 单通 by the table's mode; nobody where everybody has a bomb (FZ11)."""
    if options.mode == "leader_surrenders":
        return team_line("FZ15", "leader-surrenders", leader, seating)
    if options.mode == "no_bomb_surrender":
        line = no_bomb_line("FZ10", "FZ12", hands, seating, leader, JOKERS[options.players])
        return line or _no_base_line(leader, seating)
    for seat in seats_from(leader, len(seating)):
        if not jokers_in(hands[seat]):
            return team_line("FZ13", "no-joker", seat, seating)
    return alone_line("FZ14", "all-have-jokers", leader, seating)


def _no_base_line(leader: int, seating: Sequence[int]) -> Line:
    """Everybody has a bomb, so there is no base (FZ11): the line says so and moves nothing."""
    return Line("FZ11", "all-have-bombs", (0,) * len(seating), "base", {"who": seating[leader]})


def bonus_lines(
    options: FanfanzhaOptions, hands: Sequence[Cards], seating: Sequence[int]
) -> tuple[Line, ...]:
    """The bonus lines in the order of the clauses, each seat by seat."""
    bombs = [
        bomb for seat, hand in enumerate(hands) for bomb in bombs_of(seat, hand, JOKERS[options.players])
    ]
    ranked = [bomb for bomb in bombs if bomb.rank is not None]
    worth = WORTH[options.players]
    groups = worth_lines(worth, options.chain_bonus, options.chain_extra, bombs, seating)
    dearest = max((worth.bomb[bomb.phases].value for bomb in ranked), default=0)
    lines = [line for group in groups for line in group]
    if len(bombs) == 1:
        lines.append(sole_line("FZ22", bombs[0], seating))
    if options.largest_bonus:
        lines += _largest_lines(ranked, seating)
    if options.colour_bonus:
        for bomb in ranked:
            lines += _colour_lines(options, bomb, hands[bomb.seat], seating)
    for seat, hand in enumerate(hands):
        lines += _joker_lines(JOKER_WORTH[options.players], seat, jokers_in(hand), dearest, seating)
    return tuple(lines)


def cards_of(bomb: DealtBomb, hand: Cards) -> Cards:
    """The cards of a hand that make up its bomb."""
    if bomb.rank is None:
        return jokers_in(hand)
    return tuple(card for card in hand if card[0] == RANKS[bomb.rank])


def jokers_in(hand: Cards) -> Cards:
    """The jokers of a hand."""
    return tuple(card for card in hand if card in "wW")


def _largest_lines(ranked: Sequence[DealtBomb], seating: Sequence[int]) -> list[Line]:
    """定型炸: the largest bomb by phases, then rank, earns more; equal ones each (FZ24, FZ24.d)."""
    size = max(((bomb.phases, bomb.rank or 0) for bomb in ranked), default=None)
    largest = [bomb for bomb in ranked if (bomb.phases, bomb.rank) == size]
    return [earned("FZ24", "largest-bomb", bomb, LARGEST_BONUS, seating) for bomb in largest]


def _colour_lines(
    options: FanfanzhaOptions, bomb: DealtBomb, hand: Cards, seating: Sequence[int]
) -> list[Line]:
    """同色: each colour with enough cards in a bomb earns more (FZ25, FZ26)."""
    clause = "FZ25" if options.colour_count == 4 else "FZ26"
    cards = cards_of(bomb, hand)
    lines = []
    for colour, suits in COLOURS.items():
        count = sum(card[1] in suits for card in cards)
        if count >= options.colour_count:
            line = earned(clause, "colour", bomb, COLOUR_BONUS, seating, colour=colour, cards=count)
            lines.append(line)
    return lines


def _joker_lines(
    worth: JokerWorth, seat: int, jokers: Cards, dearest: int, seating: Sequence[int]
) -> list[Line]:
    """王炸加分: two of one kind, three or more, all of them (FZ27, FZ28); `dearest` is the table value of the
    dearest other bomb, without its chain, colour and largest bonuses (FZ29.d).
    """
    count = len(jokers)
    about: dict[str, str | int] = {"jokers": count}
    if count == JOKERS[len(seating)]:
        reason, value = "all-jokers", max(worth.all_at_least, dearest + 1)
    elif count in worth.some:
        reason, value = "some-jokers", worth.some[count]
    elif count == 2 and len(set(jokers)) == 1:
        reason, value = "joker-pair", worth.pair
        about["rank"] = jokers[0]
    else:
        return []
    who = seating[seat]
    deltas = from_each(who, value, len(seating))
    return [Line(worth.clause, reason, deltas, "bonus", {"who": who}, about | {"value": value})]
