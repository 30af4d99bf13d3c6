"""The steady bot's rules of thumb for Datong.

Every play that is thought of, and the pass, gets a worth: how much lighter the hand becomes, how likely the
trick is won, and what the trick brings: its points, and the lead. The rest is who must not get the lead.
Worths are counted in burdens, see `plan`: 1 is a low single got rid of.
"""

from collections.abc import Iterator
from typing import NamedTuple

from paiju.bots.steady.chances import beaten_by, last_card_above
from paiju.bots.steady.plan import Plan, plan
from paiju.climbing.fillings import fillings
from paiju.climbing.grammar import TWO, Grammar, Kind, MoveClass
from paiju.core.actions import Action, Answer, Pass, Play
from paiju.core.cards import RANKS, packed, take, unpacked
from paiju.core.game import View
from paiju.games.datong.combinations import grammar
from paiju.games.datong.play import DatongView
from paiju.games.datong.scoring import ENOUGH, POINTS

POINT = 0.009
"""The worth of a captured point while it is open which side gets 100 (DT34)."""
DECIDED = 0.4
"""What is left of it once a side is sure of them."""
LEAD = (0.0, 0.90, 0.70, 0.56, 0.49, 0.42)
"""The worth of the lead by the plays that are then left in the hand; the last holds for all above."""
LEAD_PARTNER = {1: 1.3, 2: 1.0, 3: 0.8, 4: 0.6, 5: 0.6}
"""The worth of the partner's lead by the cards the partner holds."""
LEAD_PARTNER_FAR = 0.40
DANGER = {1: 0.70, 2: 0.50, 3: 0.40, 4: 0.30, 5: 0.30, 6: 0.22, 7: 0.20, 8: 0.20}
"""The harm of an opponent's lead by the cards the opponent holds."""
DANGER_FAR = 0.08
THEY_FINISH = 1.2
"""The harm of a play on which an opponent may lay the last cards."""
OUT = 2.5
"""The worth of being out."""
HELP = 1.2
"""The worth of a lead that lets the partner play the last cards."""
OVERTAKE = 0.45
"""The harm of beating the partner's play."""
PARTNER_TAKES = 0.6
"""A partner who can beat an opponent's play does so about this often."""

HOPELESS = 4.2
"""A hand of this burden or more, one in sixty, is offered."""
WEAK = 3.5
"""With this burden or more beside a hopeless hand the loss is larger than what surrender costs."""
STRONG = 0.3
"""A hand below this burden, one in twenty, wins as often as not beside a hopeless one."""

ALL_POINTS = 200
TRICK_POINTS = {RANKS.index(rank): points for rank, points in POINTS.items()}


class Candidate(NamedTuple):
    """A play that is thought of: its class and the packed cards that fill it."""

    move: MoveClass
    cards: int


class SteadyDatong:
    """A sensible villager; uses no chance."""

    def act(self, view: View) -> Action:
        """The play of the greatest worth, or the pass; of equal ones the first."""
        assert isinstance(view, DatongView)
        if view.question:
            return Answer(answer(view))
        table = Table(view)
        best: Candidate | None = None
        worth = table.pass_worth() if view.on else float("-inf")
        for candidate in table.candidates():
            own = table.play_worth(candidate)
            if own > worth + 1e-9:
                best, worth = candidate, own
        return Play(take(view.hand, best.cards)) if best else Pass()


class Table:
    """What the seat to act makes of its view."""

    def __init__(self, view: DatongView) -> None:
        assert view.seat is not None
        self.view = view
        self.me: int = view.seat
        self.partner = (self.me + 2) % 4
        self.opponents = ((self.me + 1) % 4, (self.me + 3) % 4)
        self.hand = packed(view.hand)
        self.plan = plan(self.hand)
        self.words: Grammar = grammar(view.options.chain3_vs_8)
        self.on = self.words.parse_class(view.on) if view.on else None
        self.point = self._point()
        self.passed = {laid.seat for laid in view.trick if not laid.cards}
        out = view.finished
        self.closing = len(out) >= 3 or (len(out) == 2 and (out[0] - out[1]) % 2 == 0)

    # What may be played.

    def candidates(self) -> Iterator[Candidate]:
        """The plays that are thought of."""
        if self.on is None:
            yield from self._leads()
            return
        for move in self.view.legal():
            if isinstance(move, MoveClass):
                yield from self._filled(move)

    def _leads(self) -> Iterator[Candidate]:
        """The groups of the plan, what they carry, the lowest single card, and whatever ends the hand."""
        planned = {group.cards for group in self.plan.groups}
        planned |= {3 << 4 * group.rank for group in self.plan.groups if group.kind is Kind.TRIPLE_PAIR}
        ranks = unpacked(self.hand)
        ends = (min(ranks), max(ranks))
        for move in self.words.listing(self.hand):
            whole = move.size == len(self.view.hand)
            for candidate in self._filled(move):
                core = candidate.cards if move.kind is not Kind.TRIPLE_PAIR else 3 << 4 * move.rank
                single = move.kind is Kind.SINGLE and move.rank in ends
                carrying = move.kind is Kind.TRIPLE_RUN_PAIR_RUN
                if whole or core in planned or single or carrying:
                    yield candidate

    def _filled(self, move: MoveClass) -> Iterator[Candidate]:
        """The fillings of a class worth a thought: what is carried is best a pair and no more."""
        if move.kind is Kind.TRIPLE_PAIR:
            found = list(fillings(self.words, self.hand, move))
            core = 3 << 4 * move.rank
            pairs = {2 << 4 * rank for rank, held in unpacked(self.hand).items() if held == 2 and rank < TWO}
            good = [cards for cards in found if cards - core in pairs] or found
            yield from (Candidate(move, cards) for cards in good)
        elif move.kind is Kind.TRIPLE_RUN_PAIR_RUN:
            yield from (Candidate(move, cards) for cards in fillings(self.words, self.hand, move))
        else:
            yield Candidate(move, self.words.moves.fill(self.hand, move.id))

    # What it is worth.

    def play_worth(self, candidate: Candidate) -> float:
        """The worth of a play."""
        move, cards = candidate
        after = plan(self.hand - cards)
        holds = self.holds(move, self.opponents)
        swing = self.point * (self.view.pile + points_in(cards))
        if self.closing:
            return holds * swing - (self.view.owner == self.partner)
        won, lost = self._lead_after(after), max(self.danger(seat) for seat in self.opponents)
        worth = self.plan.burden - after.burden + holds * (won + swing) - (1 - holds) * (lost + swing)
        worth -= THEY_FINISH * self._finish_on(move)
        if not after.groups:
            worth += OUT
        if self.on is None:
            worth += self._help(move)
        elif self.view.owner == self.partner:
            worth -= OVERTAKE
        return worth

    def pass_worth(self) -> float:
        """The worth of letting the play on the table stand."""
        assert self.on is not None
        owner, swing = self.view.owner, self.point * self.view.pile
        leader, done = self.leads_after(owner), self._acted_since()
        if owner == self.partner:
            holds = self.holds(self.on, tuple(seat for seat in self.opponents if seat not in done))
        elif self.partner in done:
            holds = 0.0
        else:
            holds = PARTNER_TAKES * (1 - self.holds(self.on, (self.partner,)))
        if self.closing:
            return (2 * holds - 1) * swing
        ours = self._lead_of(self.partner) if owner != self.partner else self._lead_of(leader)
        theirs = self.danger(leader) if leader in self.opponents else -self._lead_of(leader)
        if owner == self.partner:
            theirs = max(self.danger(seat) for seat in self.opponents)
        return holds * (ours + swing) - (1 - holds) * (theirs + swing)

    def _point(self) -> float:
        """What a captured point is worth now."""
        captured = self.view.captured
        ours = captured[self.me] + captured[self.partner]
        theirs = sum(captured) - ours
        return POINT * (DECIDED if ours >= ENOUGH or theirs > ALL_POINTS - ENOUGH else 1.0)

    def holds(self, move: MoveClass, against: tuple[int, ...]) -> float:
        """How likely none of those seats beats a play."""
        chance = 1.0
        for seat in against:
            chance *= 1 - beaten_by(move, self.view.counts[seat], seat in self.passed)
        return chance

    def danger(self, seat: int) -> float:
        """The harm of an opponent's lead."""
        cards = self.view.counts[seat]
        return DANGER.get(cards, DANGER_FAR) if cards else 0.0

    def leads_after(self, owner: int) -> int:
        """Who leads if the play of `owner` stands: the wind, where the owner is out (DT25)."""
        counts = self.view.counts
        if counts[owner]:
            return owner
        if self.view.options.wind == "partner" and counts[(owner + 2) % 4]:
            return (owner + 2) % 4
        return next(seat % 4 for seat in range(owner + 1, owner + 5) if counts[seat % 4])

    def _lead_of(self, seat: int) -> float:
        """The worth of a seat's lead, negative for an opponent's."""
        if seat == self.me:
            return LEAD[min(self.plan.turns, len(LEAD) - 1)]
        if seat == self.partner:
            return LEAD_PARTNER.get(self.view.counts[seat], LEAD_PARTNER_FAR)
        return -self.danger(seat)

    def _lead_after(self, after: Plan) -> float:
        """The worth of winning the trick; who goes out leaves the wind to somebody."""
        if after.groups:
            return LEAD[min(after.turns, len(LEAD) - 1)]
        if self.view.options.wind == "partner" and self.view.counts[self.partner]:
            return self._lead_of(self.partner)
        in_play = [seat % 4 for seat in range(self.me + 1, self.me + 4) if self.view.counts[seat % 4]]
        return self._lead_of(in_play[0])

    def _acted_since(self) -> set[int]:
        """The seats that have passed since the last play of the trick."""
        acted: set[int] = set()
        for laid in reversed(self.view.trick):
            if laid.cards:
                break
            acted.add(laid.seat)
        return acted

    def _finish_on(self, move: MoveClass) -> float:
        """How likely an opponent's last cards beat a play of just so many."""
        fitting = [seat for seat in self.opponents if self.view.counts[seat] == move.size]
        return 1 - self.holds(move, tuple(fitting))

    def _help(self, move: MoveClass) -> float:
        """What a lead does for a partner with a card or two left."""
        left = self.view.counts[self.partner]
        if left == 1 and move.kind is Kind.SINGLE:
            return HELP * last_card_above(move.rank)
        if left == 2 and move.kind is Kind.PAIR:
            return HELP * last_card_above(move.rank) / 2
        return 0.0


def points_in(cards: int) -> int:
    """The points in packed cards."""
    return sum((cards >> 4 * rank & 15) * points for rank, points in TRICK_POINTS.items())


def answer(view: DatongView) -> str:
    """The answer to a question of the surrender window."""
    assert view.question is not None
    burden = plan(packed(view.hand)).burden
    if view.question.about == "offer":
        return "offer" if burden > HOPELESS else "play_on"
    if burden < STRONG:
        return "buy"
    return "surrender" if burden > WEAK else "decline"
