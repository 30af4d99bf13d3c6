"""The table options of Fanfanzha."""

from typing import Annotated, Literal, Self

from paiju.core.errors import OptionsError
from paiju.core.options import Options, clause


class FanfanzhaOptions(Options, frozen=True, kw_only=True):
    """What a table of 翻翻炸 may choose; every default is what the source says first."""

    hands: Annotated[int, clause(None, least=1, most=100)] = 8
    """The number of hands of a match."""
    players: Annotated[Literal[4, 6], clause("FZ1")] = 4
    """How many play: four with two decks, or six with three (FZ2)."""
    mode: Annotated[
        Literal["no_bomb_surrender", "no_joker_surrender", "leader_surrenders"], clause("FZ10")
    ] = "no_bomb_surrender"
    """Who loses the base: 没炸必投, 没王必投 (FZ13) or 头家必投 (FZ15)."""
    chain_bonus: Annotated[bool, clause("FZ23")] = True
    """Whether bomb chains earn a bonus 连炸奖励."""
    chain_extra: Annotated[Literal["besides", "instead", "off"], clause("FZ23")] = "besides"
    """How the extra for big bombs inside a chain stands to their own bonus (DT44.d)."""
    largest_bonus: Annotated[bool, clause("FZ24")] = True
    """Whether the largest bomb of the table earns more 定型炸."""
    colour_bonus: Annotated[bool, clause("FZ25")] = True
    """Whether cards of one colour in a bomb earn more 同色."""
    colour_count: Annotated[Literal[4, 5, 6], clause("FZ26")] = 4
    """How many cards of one colour a bomb needs for that."""

    def checked(self) -> Self:
        """These options if every value and combination is allowed, else OptionsError with the clause."""
        checked = super().checked()
        if self.players == 6 and self.mode != "no_bomb_surrender":
            raise self._refused("mode", "no_bomb_surrender", "FZ16")
        if self.players == 4 and self.colour_count != 4:
            raise self._refused("colour_count", "4", "FZ26")
        return checked

    def _refused(self, option: str, allowed: str, ident: str) -> OptionsError:
        """Why the value of an option does not go with the number of players."""
        value = str(getattr(self, option))
        return OptionsError(
            "option-players", ident, option=option, value=value, players=self.players, allowed=allowed
        )
