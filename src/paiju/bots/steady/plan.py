"""How a villager sorts a hand: into the plays that leave the least to get rid of.

Which plays there are is read off the game's grammar; what they weigh is in `weights`.
"""

from collections.abc import Callable, Iterator
from typing import NamedTuple

from paiju.bots.steady.weights import Weights
from paiju.climbing.grammar import (
    ACE,
    LITTLE_JOKER,
    TWO,
    AnyJokers,
    Bombs,
    Family,
    Grammar,
    Jokers,
    Kind,
    LineChains,
    Run,
    Set,
)
from paiju.climbing.pack import nibbles
from paiju.core.cards import RANKS

KEPT = 1 << 18
"""How many sorted tails a sorter keeps in mind."""
PRICE = 0.5
"""What a kicker's place is taken to be worth while a hand is sorted."""
KICKED = (Kind.TRIPLE_TWO, Kind.PLANE)


class Group(NamedTuple):
    """Cards of a hand that are meant to be played together."""

    kind: Kind
    rank: int
    cards: int
    """The cards, packed; without kickers."""
    burden: float
    strength: int = 0
    """Of a bomb: its size, or its lines."""
    bonus: float = 0.0
    """What the play earns, in burdens."""
    kickers: int = 0
    """How many cards it wants to carry."""


class Plan(NamedTuple):
    """A hand sorted: the burden of all of it, its groups, each a play, and what some of these carry."""

    burden: float
    groups: tuple[Group, ...]
    carried: tuple[Group, ...] = ()
    bonus: float = 0.0
    """What the groups earn, in burdens."""

    @property
    def turns(self) -> int:
        """How many plays it takes."""
        return len(self.groups)

    @property
    def bombs(self) -> tuple[int, ...]:
        """The strengths of its bombs."""
        return tuple(group.strength for group in self.groups if group.strength)


NOTHING = Plan(0.0, ())
Sorted = tuple[float, tuple[Group, ...]]
"""What groups weigh less what they earn, and the groups."""
Bonus = Callable[[Kind, int, int], float]
"""What a bomb earns, in burdens, by its kind, its packed cards and its strength."""


def no_bonus(_kind: Kind, _cards: int, _strength: int) -> float:
    """Where bombs earn nothing by being played."""
    return 0.0


class Sorter:
    """Sorts the hands of a game, under given weights."""

    def __init__(self, words: Grammar, weights: Weights, bonus: Bonus = no_bonus) -> None:
        self.words = words
        self.weights = weights
        self.bonus = bonus
        families = words.families
        self.runs = [family for family in families if isinstance(family, Run) and not family.carrying]
        self.carries_pairs = any(isinstance(family, Set) and family.carrying for family in families)
        self.chains = [family for family in families if isinstance(family, LineChains)]
        self.jokers = [family for family in families if isinstance(family, Jokers | AnyJokers)]
        (bombs,) = (family for family in families if isinstance(family, Bombs))
        self.most = bombs.at_most
        self.wild = nibbles(words.pack.wild if bombs.wild is None else bombs.wild)
        self.naturals = bombs.naturals
        self.kickers = {
            family.of: family.kickers for family in families if isinstance(family, Set) and family.kickers
        }
        self._plans: dict[int, Plan] = {}
        self._sorted: tuple[dict[int, Sorted], dict[int, Sorted]] = ({}, {})
        self._groups: dict[tuple[int, ...], Group] = {}

    def plan(self, hand: int) -> Plan:
        """The lightest way to sort the packed hand."""
        found = self._plans.get(hand)
        if found is None:
            if len(self._plans) > KEPT:
                self._plans.clear()
            found = self._loaded(self._tail(hand, 0)[1])
            if self.kickers:
                # With and without a price for what may be carried: neither is always the better way.
                found = min(found, self._loaded(self._tail(hand, 1)[1]), key=_worth_less)
            self._plans[hand] = found
        return found

    def _loaded(self, groups: tuple[Group, ...]) -> Plan:
        """The plan of some groups, where what weighs most is carried along."""
        bonus = sum(group.bonus for group in groups)
        places = sum(group.kickers for group in groups)
        if not places:
            return Plan(sum(group.burden for group in groups), groups, (), bonus)
        carried = set()
        loose = [place for place, group in enumerate(groups) if group.kind in (Kind.SINGLE, Kind.PAIR)]
        loose.sort(key=lambda place: -groups[place].burden / _size(groups[place]))
        for place in loose:
            group = groups[place]
            if _size(group) <= places and group.burden > 0 and group.rank <= TWO:
                places -= _size(group)
                carried.add(place)
        kept = tuple(group for place, group in enumerate(groups) if place not in carried)
        burden = sum(group.burden for group in kept)
        if len(kept) > 1:
            burden += self.weights.unfilled * places
        return Plan(burden, kept, tuple(groups[place] for place in sorted(carried)), bonus)

    def _tail(self, hand: int, priced: int) -> Sorted:
        """The best groups of a hand. The lowest rank is settled first, so that tails are shared."""
        if not hand:
            return 0.0, ()
        kept = self._sorted[priced]
        found = kept.get(hand)
        if found is not None:
            return found
        rank = ((hand & -hand).bit_length() - 1) >> 2
        best: Sorted | None = None
        for group in self._starting(hand, rank):
            weight, groups = self._tail(hand - group.cards, priced)
            weight += (_priced(group) if priced else group.burden) - group.bonus
            if best is None or weight < best[0] - 1e-9:
                best = weight, (group, *groups)
        assert best is not None
        if len(kept) > KEPT:
            kept.clear()
        kept[hand] = best
        return best

    def _starting(self, hand: int, rank: int) -> Iterator[Group]:
        """The groups in which the hand's lowest rank can go: all of it as one set, or some of it in a run."""
        held = hand >> 4 * rank & 15
        if rank >= LITTLE_JOKER:
            yield from self._jokers_alone(hand, rank, held)
            return
        yield self._set(rank, held, 0)
        wild = hand & self.wild
        if wild and held >= self.naturals:
            for wanted in range(1, min(_count(wild), self.most - held) + 1):
                yield self._set(rank, held, _wilds(wild, wanted))
        if self.carries_pairs and held in (2, 3):
            yield from self._carrying(hand, rank, held)
        if rank < ACE:
            for run in self.runs:
                if run.of <= held:
                    yield from self._running(hand, rank, run)
            for chains in self.chains:
                yield from self._chained(hand, rank, chains)

    def _jokers_alone(self, hand: int, rank: int, held: int) -> Iterator[Group]:
        """Jokers of one sort together, or where they are fined one by one; and bombs of jokers."""
        yield self._set(rank, 1 if self.weights.fine else min(held, 3), 0)
        for family in self.jokers:
            if isinstance(family, AnyJokers):
                cards = _wilds(hand, family.of) if _count(hand) >= family.of else 0
            else:
                cards = sum(family.of << 4 * RANKS.index(joker) for joker in family.which)
                if any(hand >> 4 * RANKS.index(joker) & 15 < family.of for joker in family.which):
                    cards = 0
            if cards:
                yield self._joker_bomb(family, cards)

    def _joker_bomb(self, family: Family, cards: int) -> Group:
        assert isinstance(family, Jokers | AnyJokers)
        (shape,) = family.shapes(self.words.pack)
        (rank,) = family.ranks(shape, self.words.pack)
        strength = self.words.strength(shape)
        earned = self.bonus(family.kind, cards, strength)
        return Group(family.kind, rank, cards, self.weights.jokers[family.kind], strength, earned)

    def _carrying(self, hand: int, rank: int, held: int) -> Iterator[Group]:
        """A triple of the lowest rank with each pair above it, or a pair of it with each triple above."""
        wanted = 5 - held
        for other in range(rank + 1, TWO + 1):
            if hand >> 4 * other & 15 == wanted:
                triple, pair = (rank, other) if held == 3 else (other, rank)
                cards = (3 << 4 * triple) + (2 << 4 * pair)
                burden = self.weights.triples[triple] + self.weights.carrying
                yield Group(Kind.TRIPLE_PAIR, triple, cards, burden)

    def _running(self, hand: int, rank: int, run: Run) -> Iterator[Group]:
        """The runs from a rank on."""
        length = 1
        while length < run.at_most and rank + length <= ACE and hand >> 4 * (rank + length) & 15 >= run.of:
            length += 1
            if length >= run.at_least:
                yield self._run(run, rank, length)

    def _chained(self, hand: int, rank: int, chains: LineChains) -> Iterator[Group]:
        """The chains from a rank on, wild cards where natural ones are missing."""
        wild = hand & self.wild
        wilds = _count(wild)
        for length in range(2, min(chains.at_most, ACE - rank + 1) + 1):
            counts = [hand >> 4 * place & 15 for place in range(rank, rank + length)]
            if sum(max(0, chains.of - count) for count in counts) > wilds:
                break
            least = chains.of if length >= chains.at_least else chains.of + 1
            while (missing := sum(max(0, least - count) for count in counts)) <= wilds and least <= self.most:
                taken = counts if chains.uneven else [min(count, least) for count in counts]
                if not chains.uneven or missing or least == min(counts):
                    cards = sum(count << 4 * place for place, count in enumerate(taken, rank))
                    yield self._chain(rank + length - 1, cards + _wilds(wild, missing), least + length)
                least += 1

    # What groups there are; each is made once.

    def _set(self, rank: int, held: int, wild: int) -> Group:
        key = (0, rank, held, wild)
        if key not in self._groups:
            self._groups[key] = self._made_set(rank, held, wild)
        return self._groups[key]

    def _made_set(self, rank: int, held: int, wild: int) -> Group:
        size = held + _count(wild)
        cards = (held << 4 * rank) + wild
        weights = self.weights
        if size > 3:
            earned = self.bonus(Kind.BOMB, cards, size)
            return Group(Kind.BOMB, rank, cards, weights.bomb(size, rank), size, earned)
        fined = weights.fine * size if rank >= LITTLE_JOKER else 0.0
        kickers = self.kickers.get(size, 0)
        carrying = weights.carrying if kickers else 0.0
        triple = Kind.TRIPLE_TWO if kickers else Kind.TRIPLE
        kind = (Kind.SINGLE, Kind.PAIR, triple)[size - 1]
        return Group(kind, rank, cards, weights.set(rank, size) + carrying + fined, kickers=kickers)

    def _run(self, run: Run, low: int, length: int) -> Group:
        key = (1, run.of, low, length)
        if key not in self._groups:
            base, slope = self.weights.run(run.kind)
            burden = base + slope * low + self.weights.carrying * bool(run.kickers)
            cards = sum(run.of << 4 * rank for rank in range(low, low + length))
            self._groups[key] = Group(run.kind, low + length - 1, cards, burden, kickers=run.kickers * length)
        return self._groups[key]

    def _chain(self, top: int, cards: int, lines: int) -> Group:
        earned = self.bonus(Kind.CHAIN, cards, lines)
        return Group(Kind.CHAIN, top, cards, self.weights.bomb(lines, top), lines, earned)


def _worth_less(plan: Plan) -> float:
    return plan.burden - plan.bonus


def _priced(group: Group) -> float:
    """The burden of a group where kickers' places are paid for, and carried cards pay."""
    if group.kickers:
        return group.burden - PRICE * group.kickers
    if group.rank <= TWO and group.kind in (Kind.SINGLE, Kind.PAIR):
        return min(group.burden, PRICE * _size(group))
    return group.burden


def _size(group: Group) -> int:
    return 1 if group.kind is Kind.SINGLE else 2


def _count(jokers: int) -> int:
    """How many jokers there are in packed cards."""
    return (jokers >> 4 * LITTLE_JOKER & 15) + (jokers >> 4 * LITTLE_JOKER + 4 & 15)


def _wilds(jokers: int, wanted: int) -> int:
    """So many of some jokers, little ones first."""
    little = min(wanted, jokers >> 4 * LITTLE_JOKER & 15)
    return (little << 4 * LITTLE_JOKER) + ((wanted - little) << 4 * LITTLE_JOKER + 4)
