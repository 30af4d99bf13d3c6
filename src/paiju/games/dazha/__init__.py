"""玉山打炸 Dazha: four players, partners found anew each hand, two decks; jokers enlarge bombs (clauses DZ1–DZ42)."""

from paiju.climbing.tricks import Tricks
from paiju.core.draws import Draws
from paiju.core.errors import RecordError
from paiju.core.game import Game
from paiju.games.dazha.deal import SEATS, DazhaCarry, DazhaDeal, check_deal, draw_deal, partners
from paiju.games.dazha.options import DazhaOptions
from paiju.games.dazha.play import Asking, DazhaState
from paiju.games.dazha.scoring import settle_shown
from paiju.games.dazha.showdown import causes


class Dazha(Game[DazhaOptions, DazhaCarry, DazhaDeal, DazhaState]):
    """The game of Dazha."""

    name = "dazha"
    revision = 1
    options_type = DazhaOptions
    carry_type = DazhaCarry
    deal_type = DazhaDeal
    state_type = DazhaState

    def players(self, options: DazhaOptions) -> int:
        """Four."""
        return SEATS

    def first_carry(self, options: DazhaOptions) -> DazhaCarry:
        """Everybody at the own place, nobody with points."""
        return DazhaCarry(seating=tuple(range(SEATS)), scores=(0,) * SEATS)

    def check_carry(self, options: DazhaOptions, carry: DazhaCarry) -> None:
        """As for every game; who was out first before is a person of the table."""
        super().check_carry(options, carry)
        if carry.first is not None and not 0 <= carry.first < SEATS:
            raise RecordError("carry-first-out", person=str(carry.first), last=SEATS - 1)

    def deal(self, options: DazhaOptions, carry: DazhaCarry, draws: Draws) -> DazhaDeal:
        """108 cards, 27 each, or 112, 28 each (DZ1)."""
        return draw_deal(options, draws)

    def check_deal(self, options: DazhaOptions, carry: DazhaCarry, deal: DazhaDeal) -> None:
        """Raise RecordError unless the whole pack is dealt evenly."""
        check_deal(options, deal)

    def sides(self, state: DazhaState) -> tuple[int, ...]:
        """Partners as ♠3 finds them (DZ2), wherever they sit; who plays against three was somebody's before."""
        partner = partners(state.dealt)
        return tuple(int(seat not in (0, partner[0])) for seat in range(SEATS))

    def start(self, options: DazhaOptions, carry: DazhaCarry, deal: DazhaDeal) -> DazhaState:
        """Find the partners (DZ2) and the leader (DZ3), lay the hands open if any is a cause (DZ26), else ask
        who plays against three, from the second deal on (DZ39).
        """
        leader = carry.leader(carry.seating)
        found = causes(options, deal.hands)
        asks = options.mode == "bao" and carry.hand > 1
        return DazhaState(
            options=options,
            before=carry,
            seating=carry.seating,
            leader=leader,
            partner=partners(deal.hands),
            dealt=deal.hands,
            asking=Asking(leader, asked=0) if asks else Asking(leader),
            causes=found,
            tricks=Tricks.begin(deal.hands, leader),
            settlement=settle_shown(options, deal.hands, carry.seating) if found else None,
        )


DAZHA = Dazha()
