"""Fanfanzha hands made for a test: what is wanted at each seat, the rest dealt harmlessly around it."""

from __future__ import annotations

from collections import Counter
from random import Random

from paiju.core.actions import TurnUp
from paiju.core.cards import SUITS, Card, Cards, pack_of, parse_loose_cards, sort_cards
from paiju.core.game import Carry, Event
from paiju.core.settlement import Settlement
from paiju.games.datong.deal import RevealDeal
from paiju.games.fanfanzha import FANFANZHA
from paiju.games.fanfanzha.options import FanfanzhaOptions
from paiju.games.fanfanzha.play import FanfanzhaState

DECKS = {4: 2, 6: 3}
HAND = 27


def dealt(*wanted: str, leader: int = 0) -> RevealDeal:
    """A deal in which each seat holds what is wanted there and otherwise no bomb and at most one joker.

    Of a rank wanted four times or more the seat gets exactly so many, and of jokers where any are wanted. The
    leader holds all copies of the reveal card, so that nobody changes seats.
    """
    decks = DECKS[len(wanted)]
    hands = [parse_loose_cards(text, decks) for text in wanted]
    rest = Counter(pack_of(decks))
    rest.subtract(card for hand in hands for card in hand)
    assert min(rest.values()) >= 0, f"more cards wanted than there are: {wanted}"
    for attempt in range(200):
        rng = Random(attempt)
        filled = [list(hand) for hand in hands]
        reveal = _give_reveal(filled[leader], rest, decks, rng)
        left = [card for card in rest.elements() if card != reveal]
        if _fill(filled, hands, left, rng):
            deal = RevealDeal(0, tuple(map(sort_cards, filled)), reveal, leader)
            FANFANZHA.check_deal(table(len(wanted)), carry(len(wanted)), deal)
            return deal
    raise AssertionError(f"no such deal found: {wanted}")


def _give_reveal(hand: list[Card], rest: Counter[Card], decks: int, rng: Random) -> Card:
    """Give all copies of some card, of a rank that the hand lacks, to the leader."""
    lacking = [card for card in rest if rest[card] == decks and not _held(hand, card) and card not in "wW"]
    reveal = rng.choice(lacking)
    hand += [reveal] * decks
    return reveal


def _held(hand: list[Card] | Cards, card: Card) -> int:
    if card in "wW":
        return sum(other in "wW" for other in hand)
    return sum(other[0] == card[0] for other in hand)


def _fill(filled: list[list[Card]], wanted: list[Cards], left: list[Card], rng: Random) -> bool:
    """Deal the cards that are left, jokers first, each to a seat with the most room that it does not harm."""
    rng.shuffle(left)
    for card in sorted(left, key=lambda card: card not in "wW"):
        most = 1 if card in "wW" else 3
        fit = [
            seat
            for seat, hand in enumerate(filled)
            if len(hand) < HAND
            and _held(hand, card) < most
            and _held(wanted[seat], card) < (1 if card in "wW" else 4)
        ]
        if not fit:
            return False
        room = max(HAND - len(filled[seat]) for seat in fit)
        filled[rng.choice([seat for seat in fit if HAND - len(filled[seat]) == room])].append(card)
    return True


def table(players: int) -> FanfanzhaOptions:
    """The default options for so many players."""
    return FanfanzhaOptions.parse({"players": players})


def carry(players: int) -> Carry:
    """The carry of a match's first hand."""
    return FANFANZHA.first_carry(table(players))


def started(deal: RevealDeal, **options: object) -> FanfanzhaState:
    """The first state of a hand of this deal; the number of players follows from it."""
    parsed = FANFANZHA.options_type.parse({"players": len(deal.hands), **options})
    return FANFANZHA.start(parsed, carry(len(deal.hands)), deal)


def turned_up(state: FanfanzhaState) -> tuple[FanfanzhaState, list[Event]]:
    """The hand played to its settlement, and all that happened."""
    happened: list[Event] = []
    while state.settlement is None:
        state, events = state.apply(state.to_act[0], TurnUp())
        happened += events
    return state, happened


def settled(deal: RevealDeal, **options: object) -> FanfanzhaState:
    """The hand of this deal at its settlement."""
    return turned_up(started(deal, **options))[0]


def settlement_of(state: FanfanzhaState) -> Settlement:
    """The settlement of a hand that is over."""
    assert state.settlement is not None
    return state.settlement


def base_of(state: FanfanzhaState) -> tuple[str, tuple[int, ...]] | None:
    """The clause and the deltas of the base line, if there is one."""
    found = [(line.clause, line.deltas) for line in settlement_of(state).lines if line.group == "base"]
    assert len(found) <= 1
    return found[0] if found else None


def bonuses(state: FanfanzhaState, *reasons: str) -> list[tuple[str, str, int, int]]:
    """Clause, reason, holder and value of each bonus line, of the named reasons if any are named.

    The value is read from the deltas: what each of the others pays.
    """
    found = []
    for line in settlement_of(state).lines:
        if line.group == "base" or (reasons and line.reason not in reasons):
            continue
        who = max(range(len(line.deltas)), key=line.deltas.__getitem__)
        pays = {delta for person, delta in enumerate(line.deltas) if person != who}
        assert len(pays) == 1, "every other player pays the same"
        found.append((line.clause, line.reason, who, -pays.pop()))
    return found


def worth(state: FanfanzhaState, *reasons: str) -> dict[int, int]:
    """What each holder gets from each of the others, by the lines of the named reasons or all bonus lines."""
    total: Counter[int] = Counter()
    for _, _, who, value in bonuses(state, *reasons):
        total[who] += value
    return dict(total)


def rich_deal(rng: Random, players: int) -> RevealDeal:
    """A deal of few ranks a hand: blocks of a rank, the jokers one more, with a few cards exchanged."""
    blocks = [[rank + suit for suit in SUITS] * DECKS[players] for rank in "3456789TJQKA2"]
    blocks.append(["w", "W"] * DECKS[players])
    if rng.random() < 0.5:
        rng.shuffle(blocks)
    order = [card for block in blocks for card in block]
    for _ in range(rng.choice((0, 3, 10, 30, 80))):
        one, other = rng.randrange(len(order)), rng.randrange(len(order))
        order[one], order[other] = order[other], order[one]
    hands = [sort_cards(order[HAND * seat : HAND * (seat + 1)]) for seat in range(players)]
    rng.shuffle(hands)
    holder = rng.randrange(players)
    return RevealDeal(rng.randrange(players), tuple(hands), rng.choice(hands[holder]), holder)
