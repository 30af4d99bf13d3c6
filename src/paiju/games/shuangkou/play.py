"""The course of a Shuangkou hand: tricks, awards as they fall, and who runs away (SK1, SK29, SK33)."""

from functools import cached_property, lru_cache
from typing import Self

from msgspec import Struct
from msgspec.structs import replace

from paiju.climbing.acting import judged, laid, noting, passed
from paiju.climbing.grammar import MoveClass
from paiju.climbing.lexicon import Lexicon
from paiju.climbing.playing import TrickState, TrickView
from paiju.climbing.tricks import FlowRules
from paiju.core.actions import Action, Pass, Play, RunAway
from paiju.core.cards import Cards
from paiju.core.errors import IllegalAction
from paiju.core.game import Event, Fact, Settled
from paiju.games.shuangkou.about import lexicon
from paiju.games.shuangkou.awards import awarded, standing
from paiju.games.shuangkou.combinations import WILD, lines_of
from paiju.games.shuangkou.deal import PARTNER, SEATS, ShuangkouCarry
from paiju.games.shuangkou.lines import merged
from paiju.games.shuangkou.options import ShuangkouOptions
from paiju.games.shuangkou.runaway import RanAway, cost, score_at_most, settle_run_away
from paiju.games.shuangkou.scoring import settle_played

FLOW_RULES = FlowRules(wind_to_partner=True, last_trick_at_once=True, ends_at=3, partner=PARTNER)
"""The wind goes to the partner, and the hand ends as soon as the finishing order is settled (SK1.d)."""

Bombs = tuple[tuple[int, ...], ...]
"""The lines of the bombs that each seat has laid, in order."""


class Earned(Struct, frozen=True):
    """What the bombs laid so far come to, by seat: the highest lines, merged (SK28), awards less shares (SK29.d), and
    the score of who runs away, at most (SK34).
    """

    lines: tuple[int, ...]
    awards: tuple[int, ...]
    run_away_scores: tuple[int, ...]


@lru_cache(maxsize=1 << 10)
def lines_so_far(variant: str, bombs: Bombs) -> tuple[int, ...]:
    """The highest lines of each seat by the bombs laid, merged (SK28)."""
    return tuple(merged(variant, laid) for laid in bombs)


@lru_cache(maxsize=1 << 10)
def earned(options: ShuangkouOptions, bombs: Bombs) -> Earned:
    """What some bombs come to; they change seldom, and are looked at with every view."""
    return Earned(
        lines_so_far(options.variant, bombs),
        standing(options, bombs),
        tuple(score_at_most(options, seat, bombs) for seat in range(SEATS)),
    )


class ShuangkouView(TrickView, frozen=True, kw_only=True, tag="shuangkou"):
    """The table as a seat, or a spectator, sees it."""

    options: ShuangkouOptions
    wild: str
    """The jokers that stand for any card (SK16, SK17)."""
    counts: tuple[int, ...]
    """The cards left of each seat (SK1.d)."""
    partner_hand: Cards = ()
    """The partner's cards, where the viewer may see them (SK35.d)."""
    bombs: Bombs
    """The lines of the bombs that each seat has laid."""
    lines: tuple[int, ...]
    """The highest lines of each seat, merged (SK28)."""
    awards: tuple[int, ...]
    """Awards less shares of each seat so far (SK29.d)."""
    run_away_cost: int | None = None
    """What running away costs the viewer beside what the others get (SK34); None for who may not, or need not."""
    run_away_score: int | None = None
    """What the viewer's score would be at most: less still by every bomb that earns and that another holds."""

    @cached_property
    def lexicon(self) -> Lexicon:
        """The combinations of this table."""
        return lexicon(self.options)

    def facts(self) -> tuple[Fact, ...]:
        """Who leads."""
        return (Fact("shuangkou-leads", {"who": self.leader}),)


class ShuangkouState(TrickState[ShuangkouView], frozen=True, kw_only=True):
    """A hand of Shuangkou at one moment."""

    options: ShuangkouOptions
    before: ShuangkouCarry
    bombs: Bombs = ((),) * SEATS
    runaway: int | None = None
    """The seat that has run away."""

    @cached_property
    def lexicon(self) -> Lexicon:
        """The combinations of this table."""
        return lexicon(self.options)

    @property
    def gone(self) -> tuple[int, ...]:
        """The seat that has run away: it is a bot's until somebody sits (SK34.d)."""
        return () if self.runaway is None else (self.runaway,)

    @cached_property
    def question(self) -> None:
        """Nothing is asked in this game."""
        return None

    @cached_property
    def rules(self) -> FlowRules:
        """The same at all tables."""
        return FLOW_RULES

    def _check(self, seat: int, action: Action) -> MoveClass | None:
        """The class that the action plays, None for a pass or who runs away; IllegalAction if it is not legal.

        Running away is for anybody who still holds cards, in turn or not (SK33, SK34.d).
        """
        if type(action) is not RunAway:
            return judged(self, seat, action)
        if self.settlement is not None:
            raise IllegalAction("hand-over")
        if not self.tricks.hands[seat]:
            raise IllegalAction("nothing-to-run-from", "SK34.d")
        return None

    def _apply(self, seat: int, action: Action) -> tuple[Self, tuple[Event, ...]]:
        move = self._check(seat, action)
        if move is not None and isinstance(action, Play):
            after, events = self._laid(seat, move, action.cards)
        elif isinstance(action, Pass):
            after, events = passed(self)
        else:
            hands = self.tricks.hands
            settlement = settle_run_away(self.options, self.seating, seat, hands, self.bombs)
            after = replace(self, settlement=settlement, runaway=seat)
            return after, (RanAway(seat), Settled(settlement))
        if not after.tricks.over:
            return after, events
        settlement = settle_played(self.options, self.seating, after.tricks.finished, after.bombs)
        return replace(after, settlement=settlement), (*events, Settled(settlement))

    def _laid(self, seat: int, move: MoveClass, cards: Cards) -> tuple[Self, tuple[Event, ...]]:
        """After a play; a bomb is noted, and may earn an award at once (SK29)."""
        after, events = laid(self, move, cards)
        if not move.kind.is_bomb:
            return after, events
        mine, lines = self.bombs[seat], lines_of(move)
        bombs = (*self.bombs[:seat], (*mine, lines), *self.bombs[seat + 1 :])
        played, *others = events
        events = (played, *awarded(self.options, seat, mine, lines), *others)
        return noting(after, bombs=bombs), events

    def _view(self, seat: int | None) -> ShuangkouView:
        """At the settlement all hands are open."""
        tricks, over = self.tricks, self.settlement is not None
        hand = tricks.hands[seat] if seat is not None else ()
        may_run_away = bool(hand) and not over
        so_far = earned(self.options, self.bombs)
        return ShuangkouView(
            seat=seat,
            seating=self.seating,
            hand_number=self.before.hand,
            scores=self.before.scores,
            to_act=self.to_act,
            settlement=self.settlement,
            options=self.options,
            leader=self.leader,
            hand=hand,
            partner_hand=self.partner_hand(seat),
            wild=WILD[self.options.variant],
            counts=tricks.left,
            question=None,
            turn=tricks.turn,
            trick=tricks.trick,
            on=str(self.on) if self.on else None,
            owner=tricks.owner,
            finished=tricks.finished,
            past=tricks.past,
            bombs=self.bombs,
            lines=so_far.lines,
            awards=so_far.awards,
            run_away_cost=cost(self.options) if may_run_away else None,
            run_away_score=so_far.run_away_scores[seat] if may_run_away and seat is not None else None,
            dealt=self.dealt if over else (),
            hands=tricks.hands if over else (),
        )

    @property
    def lines(self) -> tuple[int, ...]:
        """The highest lines of each seat, merged (SK28)."""
        return lines_so_far(self.options.variant, self.bombs)

    def partner_hand(self, seat: int | None) -> Cards:
        """The partner's cards: all along with open partners, else for who is out (SK35.d)."""
        if seat is None or (self.tricks.hands[seat] and not self.options.partners_open):
            return ()
        return self.tricks.hands[PARTNER[seat]]

    def carry(self) -> ShuangkouCarry:
        """The next hand: the first finisher of this one leads, if anybody was out (SK1.d, SK34.d)."""
        return self.before.following(self.seating, self.settlement, self.tricks.finished)
