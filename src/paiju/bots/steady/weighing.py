"""How a villager weighs plays against each other and against the pass, in any climbing game.

Every play that is thought of, and the pass, gets a worth: how much lighter the hand becomes, how likely the
trick is won, and what the trick brings: the lead, and what a game adds. The rest is who must not get the lead.
Worths are counted in burdens, see `weights`: 1 is a low single got rid of.
"""

from collections.abc import Iterator, Sequence
from typing import NamedTuple

from paiju.bots.steady.carrying import kickers
from paiju.bots.steady.chances import Chances, last_card_above
from paiju.bots.steady.plan import KICKED, Plan, Sorter
from paiju.climbing.fillings import fillings
from paiju.climbing.grammar import TWO, Grammar, Kind, MoveClass
from paiju.climbing.playing import TrickView
from paiju.core.actions import Action, Pass
from paiju.core.cards import packed, unpacked

MANY_BOMBS = 8
"""Of the bombs that are not in the plan, only so many are thought of, the lowest."""


LEAD_PARTNER = {1: 1.3, 2: 1.0, 3: 0.8, 4: 0.6, 5: 0.6}
DANGER = {1: 0.70, 2: 0.50, 3: 0.40, 4: 0.30, 5: 0.30, 6: 0.22, 7: 0.20, 8: 0.20}


class Candidate(NamedTuple):
    """A play that is thought of: its class and the packed cards that fill it."""

    move: MoveClass
    cards: int


class Manner(NamedTuple):
    """How a game is played: its combinations, how hands are sorted, and what things are worth."""

    words: Grammar
    sorter: Sorter
    chances: Chances
    wind_to_partner: bool = True
    """Whether the partner leads where the winner of a trick is out; else the next seat."""
    lead: tuple[float, ...] = (0.0, 0.90, 0.70, 0.56, 0.49, 0.42)
    """The worth of the lead by the plays that are then left in the hand; the last holds for all above."""
    lead_partner: dict[int, float] = LEAD_PARTNER
    """The worth of the partner's lead by the cards the partner holds."""
    lead_partner_far: float = 0.40
    danger: dict[int, float] = DANGER
    """The harm of an opponent's lead by the cards the opponent holds."""
    danger_far: float = 0.08
    they_finish: float = 1.2
    """The harm of a play on which an opponent may lay the last cards."""
    out: float = 2.5
    """The worth of being out."""
    help: float = 1.2
    """The worth of a lead that lets the partner play the last cards."""
    overtake: float = 0.45
    """The harm of beating the partner's play."""
    partner_takes: float = 0.6
    """A partner who can beat an opponent's play does so about this often."""


class Seating(NamedTuple):
    """Who plays with whom, and how many cards each seat holds, as far as anybody knows."""

    me: int
    partners: tuple[int, ...]
    opponents: tuple[int, ...]
    counts: Sequence[int]


class Table:
    """What the seat to act makes of its view. Games add what a trick, a play, and the end bring."""

    def __init__(self, view: TrickView, manner: Manner, seating: Seating) -> None:
        self.seen = view
        self.manner = manner
        self.me, self.partners, self.opponents, self.counts = seating
        self.hand = packed(view.hand)
        self.words = manner.words
        self.plan = manner.sorter.plan(self.hand)
        self.on = self.words.parse_class(view.on) if view.on else None
        self.passed = {laid.seat for laid in view.trick if not laid.cards}

    # What a game adds.

    def gain(self, candidate: Candidate, after: Plan) -> float:
        """What a play earns or costs by itself, and what the hand may still earn or no longer."""
        return 0.0

    def swing(self, cards: int = 0) -> float:
        """What the trick on the table, with these cards, brings who wins it and costs the others."""
        return 0.0

    def partner_beats(self, partner: int, move: MoveClass) -> float:
        """How likely a partner can beat a play."""
        return 1 - self.holds(move, (partner,))

    # The choice.

    def best(self) -> Action:
        """The play of the greatest worth, or the pass; of equal ones the first."""
        best: Candidate | None = None
        worth = self.pass_worth() if self.on else float("-inf")
        for candidate in self.candidates():
            own = self.play_worth(candidate)
            if own > worth + 1e-9:
                best, worth = candidate, own
        if best is None:
            return Pass()
        lexicon, hand = self.seen.lexicon, self.seen.hand
        return lexicon.play(hand, best.move, lexicon.laid(hand, best.move, best.cards))

    def candidates(self) -> Iterator[Candidate]:
        """The plays that are thought of."""
        moves = self.leads() if self.on is None else self._follows()
        for move in moves:
            yield from self._filled(move)

    def leads(self) -> list[MoveClass]:
        """The groups of the plan, the lowest and the highest single card, and whatever ends the hand."""
        lexicon, hand = self.seen.lexicon, self.seen.hand
        size = len(hand)
        specials = lexicon.specials(hand)
        found = dict.fromkeys(self.words.readings(self.hand, size, self.hand, specials))
        for group in self.plan.groups:
            found.update(dict.fromkeys(self._classes(group.cards, group.kind, group.kickers)))
        ranks = unpacked(self.hand)
        for rank in (min(ranks), max(ranks)):
            found.update(dict.fromkeys(self._classes(1 << 4 * rank, Kind.SINGLE, 0)))
        return list(found)

    def _classes(self, cards: int, kind: Kind, carrying: int) -> list[MoveClass]:
        """What some cards of the hand are, and as many kickers as it wants, if they are of a kind."""
        if carrying:
            cards += kickers(self.plan, self.hand - cards, carrying)
        size = sum(unpacked(cards).values())
        return [move for move in self.words.readings(cards, size, self.hand) if move.kind is kind]

    def _follows(self) -> list[MoveClass]:
        """What beats the play on the table; of many bombs those of the plan, and the lowest."""
        moves = [move for move in self.seen.legal() if isinstance(move, MoveClass)]
        bombs = [move for move in moves if move.kind.is_bomb]
        if len(bombs) <= MANY_BOMBS:
            return moves
        size = len(self.seen.hand)
        planned = {(group.kind, group.rank, group.cards) for group in self.plan.groups if group.strength}
        bombs.sort(key=lambda move: (self.words.strength(move.shape), move.size, move.rank))
        thought = bombs[:MANY_BOMBS] + [
            move
            for move in bombs[MANY_BOMBS:]
            if move.size == size or (move.kind, move.rank, self._first(move)) in planned
        ]
        return [move for move in moves if not move.kind.is_bomb] + thought

    def _first(self, move: MoveClass) -> int:
        return self.words.moves.fill(self.hand, move.id)

    def _filled(self, move: MoveClass) -> Iterator[Candidate]:
        """The fillings of a class worth a thought: what is carried is the hand's worst."""
        if move.kind is Kind.TRIPLE_PAIR:
            found = list(fillings(self.words, self.hand, move))
            core = 3 << 4 * move.rank
            pairs = {2 << 4 * rank for rank, held in unpacked(self.hand).items() if held == 2 and rank < TWO}
            good = [cards for cards in found if cards - core in pairs] or found
            yield from (Candidate(move, cards) for cards in good)
        elif move.kind is Kind.TRIPLE_RUN_PAIR_RUN:
            yield from (Candidate(move, cards) for cards in fillings(self.words, self.hand, move))
        elif move.kind in KICKED:
            yield Candidate(move, self._kicked(move))
        else:
            yield Candidate(move, self._first(move))

    def _kicked(self, move: MoveClass) -> int:
        length = move.shape.length
        core = sum(3 << 4 * rank for rank in range(move.rank - length + 1, move.rank + 1))
        cards = core + kickers(self.plan, self.hand - core, move.size - 3 * length)
        readings = self.words.readings(cards, move.size, self.hand)
        return cards if move in readings else self._first(move)

    # What it is worth.

    def play_worth(self, candidate: Candidate) -> float:
        """The worth of a play."""
        move, cards = candidate
        manner = self.manner
        after = manner.sorter.plan(self.hand - cards)
        holds, swing = self.holds(move, self.opponents), self.swing(cards)
        won, lost = self._lead_after(after), max(self.danger(seat) for seat in self.opponents)
        worth = self.plan.burden - after.burden + holds * (won + swing) - (1 - holds) * (lost + swing)
        worth += self.gain(candidate, after)
        worth -= manner.they_finish * self._finish_on(move)
        if not after.groups:
            worth += manner.out
        if self.on is None:
            worth += self.help(move)
        elif self.seen.owner in self.partners:
            worth -= manner.overtake
        return worth

    def pass_worth(self) -> float:
        """The worth of letting the play on the table stand."""
        owner, swing = self.seen.owner, self.swing()
        leader, holds = self.leads_after(owner), self.kept()
        ours = theirs = 0.0
        if owner in self.partners:
            ours = self._lead_of(leader)
            theirs = max(self.danger(seat) for seat in self.opponents)
        else:
            ours = max((self._lead_of(seat) for seat in self.partners), default=0.0)
            theirs = -self._lead_of(leader)
        return holds * (ours + swing) - (1 - holds) * (theirs + swing)

    def kept(self) -> float:
        """How likely the trick is the team's if the seat passes."""
        assert self.on is not None
        owner, done = self.seen.owner, self._acted_since()
        if owner in self.partners:
            return self.holds(self.on, tuple(seat for seat in self.opponents if seat not in done))
        lets = 1.0
        for seat in self.partners:
            if seat not in done:
                lets *= 1 - self.manner.partner_takes * self.partner_beats(seat, self.on)
        return 1 - lets

    def holds(self, move: MoveClass, against: tuple[int, ...]) -> float:
        """How likely none of those seats beats a play."""
        chance = 1.0
        for seat in against:
            chance *= 1 - self.manner.chances.beaten_by(move, self.counts[seat], seat in self.passed)
        return chance

    def danger(self, seat: int) -> float:
        """The harm of an opponent's lead."""
        cards = self.counts[seat]
        return self.manner.danger.get(cards, self.manner.danger_far) if cards else 0.0

    def leads_after(self, owner: int) -> int:
        """Who leads if the play of `owner` stands: who takes the wind, where the owner is out."""
        if self.counts[owner]:
            return owner
        team = (self.me, *self.partners)
        if owner not in team:
            team = self.opponents
        inside = [seat for seat in team if seat != owner and self.counts[seat]]
        if self.manner.wind_to_partner and inside:
            return inside[0]
        return next(seat % 4 for seat in range(owner + 1, owner + 5) if self.counts[seat % 4])

    def _lead_of(self, seat: int) -> float:
        """The worth of a seat's lead, negative for an opponent's."""
        manner = self.manner
        if seat == self.me:
            return manner.lead[min(self.plan.turns, len(manner.lead) - 1)]
        if seat in self.partners:
            return manner.lead_partner.get(self.counts[seat], manner.lead_partner_far)
        return -self.danger(seat)

    def _lead_after(self, after: Plan) -> float:
        """The worth of winning the trick; who goes out leaves the wind to somebody."""
        lead = self.manner.lead
        if after.groups:
            return lead[min(after.turns, len(lead) - 1)]
        if self.manner.wind_to_partner:
            inside = [seat for seat in self.partners if self.counts[seat]]
            if inside:
                return self._lead_of(inside[0])
        in_play = [seat % 4 for seat in range(self.me + 1, self.me + 4) if self.counts[seat % 4]]
        return self._lead_of(in_play[0])

    def _acted_since(self) -> set[int]:
        """The seats that have passed since the last play of the trick."""
        acted: set[int] = set()
        for laid in reversed(self.seen.trick):
            if laid.cards:
                break
            acted.add(laid.seat)
        return acted

    def _finish_on(self, move: MoveClass) -> float:
        """How likely an opponent's last cards beat a play of just so many."""
        fitting = [seat for seat in self.opponents if self.counts[seat] == move.size]
        return 1 - self.holds(move, tuple(fitting))

    def help(self, move: MoveClass) -> float:
        """What a lead does for a partner with a card or two left."""
        left = {self.counts[seat] for seat in self.partners}
        if 1 in left and move.kind is Kind.SINGLE:
            return self.manner.help * last_card_above(move.rank)
        if 2 in left and move.kind is Kind.PAIR:
            return self.manner.help * last_card_above(move.rank) / 2
        return 0.0
