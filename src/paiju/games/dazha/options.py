"""The table options of Dazha."""

from collections.abc import Mapping
from typing import Annotated, Literal, Self

from paiju.core.errors import OptionsError
from paiju.core.options import NONE, Options, clause, subset

NOT_WITH_BAO = ("showdown", "no_bomb_showdown")
"""The options that a table of the mode `bao` may not switch on (DZ30)."""


class DazhaOptions(Options, frozen=True, kw_only=True):
    """What a table of 玉山打炸 may choose; every default is what the source says first."""

    hands: Annotated[int, clause("DZ6", least=1, most=100)] = 5
    """The number of hands of a match that count."""
    mode: Annotated[Literal["classic", "eight_jokers", "bao"], clause("DZ30")] = "classic"
    """经典, 八王 (with four jokers more) or 包牌 (one may play against three)."""
    showdown: Annotated[bool, clause("DZ26")] = True
    """Whether great bombs lay all hands open at once 摊牌; off and not to be chosen in `bao` (DZ30.d)."""
    penalty_showdown: Annotated[Literal["always", "three_jokers", "never"], clause("DZ26.d")] = "always"
    """Whether penalty jokers do: always, three or more in one hand, never."""
    no_bomb_showdown: Annotated[bool, clause("DZ28")] = False
    """Whether a hand without any bomb does 无炸摊牌."""
    five_ten_king: Annotated[bool, clause("DZ29")] = False
    """Whether 5-10-K is a combination."""
    prize_ranks: Annotated[str, subset("DZ30b.d", "7", "J", "K", "A")] = NONE
    """The ranks whose bombs earn like one of a card more 开奖."""
    single_end: Annotated[Literal["third", "second"], clause("DZ25.d")] = "third"
    """Whether a single ends when three are out, or as soon as the second is."""
    bao_lead: Annotated[Literal["unchanged", "taker"], clause("DZ42.d")] = "unchanged"
    """Who leads where somebody plays against three."""

    @property
    def eight_jokers(self) -> bool:
        """Whether the game is played with eight jokers."""
        return self.mode == "eight_jokers"

    @property
    def prizes(self) -> tuple[str, ...]:
        """The prize ranks."""
        return () if self.prize_ranks == NONE else tuple(self.prize_ranks.split(","))

    @classmethod
    def defaults(cls, values: Mapping[str, object]) -> Mapping[str, str | int | bool]:
        """The defaults; in `bao` that of `showdown` is off (DZ30.d)."""
        defaults = dict(super().defaults(values))
        if values.get("mode") == "bao":
            defaults["showdown"] = False
        return defaults

    def checked(self) -> Self:
        """These options if every value and combination is allowed, else OptionsError with the clause."""
        checked = super().checked()
        for option in NOT_WITH_BAO:
            if self.mode == "bao" and getattr(self, option):
                raise OptionsError(
                    "option-together",
                    "DZ30",
                    option=option,
                    value="on",
                    other="mode",
                    chosen="bao",
                    allowed="off",
                )
        return checked
