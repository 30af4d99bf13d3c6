"""玉环挖花 Wahua: two, three or four players, 136 domino tiles, ten pairs and one (clauses WH1–WH46)."""

from paiju.core.draws import Draws
from paiju.core.errors import RecordError
from paiju.core.game import Game
from paiju.games.wahua.deal import WahuaCarry, WahuaDeal, check_deal, draw_deal
from paiju.games.wahua.options import WahuaOptions
from paiju.games.wahua.play import WahuaState


class Wahua(Game[WahuaOptions, WahuaCarry, WahuaDeal, WahuaState]):
    """The game of Wahua."""

    name = "wahua"
    revision = 1
    zero_sum = True
    all_hands_count = True
    unit = "dao"
    options_type = WahuaOptions
    carry_type = WahuaCarry
    deal_type = WahuaDeal
    state_type = WahuaState

    def players(self, options: WahuaOptions) -> int:
        """Two to four (WH1)."""
        return options.players

    def first_carry(self, options: WahuaOptions) -> WahuaCarry:
        """Everybody at the own place, nobody with points, no dealer yet."""
        return WahuaCarry(seating=tuple(range(options.players)), scores=(0,) * options.players)

    def check_carry(self, options: WahuaOptions, carry: WahuaCarry) -> None:
        """Raise RecordError unless nobody has changed seats and after a first hand somebody deals (WH7, WH8)."""
        super().check_carry(options, carry)
        if carry.hand > 1 and carry.dealer is None:
            raise RecordError("carry-dealer", last=options.players - 1)
        if carry.dealer is not None and not 0 <= carry.dealer < options.players:
            raise RecordError("carry-dealer", last=options.players - 1)
        if carry.seating != tuple(range(options.players)):
            raise RecordError("carry-seats", last=options.players - 1)

    def deal(self, options: WahuaOptions, carry: WahuaCarry, draws: Draws) -> WahuaDeal:
        """The first dealer, the dice and the wall (WH7, WH9)."""
        return draw_deal(options.players, carry, draws)

    def check_deal(self, options: WahuaOptions, carry: WahuaCarry, deal: WahuaDeal) -> None:
        """Raise RecordError unless the wall holds every tile once and the right seat deals."""
        check_deal(options.players, carry, deal)

    def sides(self, state: WahuaState) -> tuple[int, ...]:
        """Everybody plays alone: points are compared with each of the others (WH40)."""
        return tuple(range(len(state.seating)))

    def start(self, options: WahuaOptions, carry: WahuaCarry, deal: WahuaDeal) -> WahuaState:
        """20 tiles each (WH12); all are asked whether they flee (WH13)."""
        return WahuaState.begin(options, carry, deal)


WAHUA = Wahua()
