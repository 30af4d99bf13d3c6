"""丽水茶苑双扣 Shuangkou: four players, two teams, two decks; bombs count by lines (clauses SK1–SK35)."""

from paiju.climbing.tricks import Tricks
from paiju.core.draws import Draws
from paiju.core.errors import RecordError
from paiju.core.game import Game
from paiju.games.shuangkou.deal import SEATS, ShuangkouCarry, ShuangkouDeal, check, draw_deal
from paiju.games.shuangkou.options import ShuangkouOptions
from paiju.games.shuangkou.play import ShuangkouState
from paiju.games.shuangkou.runaway import cost


class Shuangkou(Game[ShuangkouOptions, ShuangkouCarry, ShuangkouDeal, ShuangkouState]):
    """The game of Shuangkou."""

    name = "shuangkou"
    revision = 1
    all_hands_count = True
    options_type = ShuangkouOptions
    carry_type = ShuangkouCarry
    deal_type = ShuangkouDeal
    state_type = ShuangkouState

    def players(self, options: ShuangkouOptions) -> int:
        """Four."""
        return SEATS

    def first_carry(self, options: ShuangkouOptions) -> ShuangkouCarry:
        """Everybody at the own place, nobody with points."""
        return ShuangkouCarry(seating=tuple(range(SEATS)), scores=(0,) * SEATS)

    def leaves(self, options: ShuangkouOptions) -> int:
        """What a runaway pays to nobody (SK34)."""
        return cost(options)

    def check_carry(self, options: ShuangkouOptions, carry: ShuangkouCarry) -> None:
        """As for every game; who was out first before is a person of the table."""
        super().check_carry(options, carry)
        if carry.first is not None and not 0 <= carry.first < SEATS:
            raise RecordError("carry-first-out", person=str(carry.first), last=SEATS - 1)

    def deal(self, options: ShuangkouOptions, carry: ShuangkouCarry, draws: Draws) -> ShuangkouDeal:
        """108 cards, 27 each, and who leads, unless the hand before says so (SK1.d)."""
        return draw_deal(carry, draws)

    def check_deal(self, options: ShuangkouOptions, carry: ShuangkouCarry, deal: ShuangkouDeal) -> None:
        """Raise RecordError unless the two decks are dealt evenly and who has to lead does."""
        check(carry, deal)

    def start(self, options: ShuangkouOptions, carry: ShuangkouCarry, deal: ShuangkouDeal) -> ShuangkouState:
        """The first lead: nobody changes seats and nothing is asked before it."""
        return ShuangkouState(
            options=options,
            before=carry,
            seating=carry.seating,
            leader=deal.leader,
            dealt=deal.hands,
            tricks=Tricks.begin(deal.hands, deal.leader),
        )


SHUANGKOU = Shuangkou()
