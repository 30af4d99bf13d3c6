"""玉环打通 Datong: four players, two teams, two decks; a climbing game with point cards (clauses DT1–DT46)."""

from paiju.climbing.tricks import Tricks
from paiju.core.draws import Draws
from paiju.core.game import Carry, Game
from paiju.games.datong.deal import DECKS, SEATS, RevealDeal, check_reveal_deal, draw_deal, seat_partner
from paiju.games.datong.options import DatongOptions
from paiju.games.datong.play import DatongState, Window
from paiju.games.datong.scoring import settle_no_bomb


class Datong(Game[DatongOptions, Carry, RevealDeal, DatongState]):
    """The game of Datong."""

    name = "datong"
    revision = 1
    all_hands_count = True
    options_type = DatongOptions
    carry_type = Carry
    deal_type = RevealDeal
    state_type = DatongState

    def players(self, options: DatongOptions) -> int:
        """Four (DT1)."""
        return SEATS

    def first_carry(self, options: DatongOptions) -> Carry:
        """Everybody at the own place, nobody with points."""
        return Carry(seating=tuple(range(SEATS)), scores=(0,) * SEATS)

    def deal(self, options: DatongOptions, carry: Carry, draws: Draws) -> RevealDeal:
        """108 cards, 27 each, and the reveal card (DT1–DT3)."""
        return draw_deal(DECKS, SEATS, draws)

    def check_deal(self, options: DatongOptions, carry: Carry, deal: RevealDeal) -> None:
        """Raise RecordError unless the two decks are dealt evenly with the reveal card at its holder."""
        check_reveal_deal(DECKS, SEATS, deal)

    def start(self, options: DatongOptions, carry: Carry, deal: RevealDeal) -> DatongState:
        """Change seats (DT4), check for bombs if the table does (DT46), and open the surrender window (DT27)."""
        table = seat_partner(carry.seating, deal)
        settlement = None
        if options.no_bomb_surrender:
            settlement = settle_no_bomb(options, table.hands, table.seating, table.leader)
        return DatongState(
            options=options,
            before=carry,
            seating=table.seating,
            reveal=deal.reveal,
            leader=table.leader,
            moved=table.moved,
            dealt=table.hands,
            window=Window(table.leader, asked=0 if options.surrender else SEATS),
            tricks=Tricks.begin(table.hands, table.leader),
            settlement=settlement,
        )


DATONG = Datong()
