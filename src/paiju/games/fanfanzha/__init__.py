"""翻翻炸 Fanfanzha: four or six players turn up their bombs; no card is played (clauses FZ1–FZ30)."""

from paiju.core.draws import Draws
from paiju.core.game import Carry, Game
from paiju.games.datong.deal import RevealDeal
from paiju.games.fanfanzha.deal import check, draw, seat_team
from paiju.games.fanfanzha.options import FanfanzhaOptions
from paiju.games.fanfanzha.play import FanfanzhaState


class Fanfanzha(Game[FanfanzhaOptions, Carry, RevealDeal, FanfanzhaState]):
    """The game of Fanfanzha."""

    name = "fanfanzha"
    revision = 1
    all_hands_count = True
    options_type = FanfanzhaOptions
    carry_type = Carry
    deal_type = RevealDeal
    state_type = FanfanzhaState

    def players(self, options: FanfanzhaOptions) -> int:
        """Four or six (FZ1, FZ2)."""
        return options.players

    def first_carry(self, options: FanfanzhaOptions) -> Carry:
        """Everybody at the own place, nobody with points."""
        return Carry(seating=tuple(range(options.players)), scores=(0,) * options.players)

    def deal(self, options: FanfanzhaOptions, carry: Carry, draws: Draws) -> RevealDeal:
        """27 cards each from two or three decks, and the reveal card (FZ1–FZ3)."""
        return draw(options.players, draws)

    def check_deal(self, options: FanfanzhaOptions, carry: Carry, deal: RevealDeal) -> None:
        """Raise RecordError unless the decks are dealt evenly with the reveal card at its holder."""
        check(options.players, deal)

    def start(self, options: FanfanzhaOptions, carry: Carry, deal: RevealDeal) -> FanfanzhaState:
        """Change seats (FZ3, FZ4); then the leader is the first to turn up (FZ5)."""
        table = seat_team(carry.seating, deal)
        return FanfanzhaState(
            options=options,
            before=carry,
            seating=table.seating,
            reveal=deal.reveal,
            leader=table.leader,
            moved=table.moved,
            dealt=table.hands,
        )


FANFANZHA = Fanfanzha()
