"""The table options of Datong."""

from typing import Annotated, Literal

from paiju.core.options import Options, clause


class DatongOptions(Options, frozen=True, kw_only=True):
    """What a table of 玉环打通 may choose; every default is what the source says first."""

    hands: Annotated[int, clause(None, least=1, most=100)] = 8
    """The number of hands of a match."""
    base: Annotated[Literal["1-2-4", "1-3-5"], clause("DT30")] = "1-2-4"
    """Base points for a single, a double and a clean double win."""
    style: Annotated[Literal["classic", "local"], clause("DT38")] = "classic"
    """The bomb bonus table: 经典 or 本土."""
    chain_bonus: Annotated[bool, clause("DT42")] = True
    """Whether bomb chains earn a bonus."""
    chain_extra: Annotated[Literal["besides", "instead", "off"], clause("DT44.d")] = "besides"
    """How the extra for big bombs inside a chain stands to their own bonus."""
    sole_bomb: Annotated[Literal["classic_only", "both"], clause("DT41.d")] = "classic_only"
    """In which styles the only bomb of the table earns more."""
    chain3_vs_8: Annotated[Literal["below", "none"], clause("DT20.d")] = "below"
    """Whether a chain of three lies below a bomb of eight, or neither beats the other."""
    wind: Annotated[Literal["next", "partner"], clause("DT25.d")] = "next"
    """Who takes the wind 接风."""
    last_trick: Annotated[Literal["play_out", "at_once"], clause("DT26.d")] = "play_out"
    """Whether the last trick is played out, or goes at once to who played last."""
    surrender: Annotated[bool, clause("DT27")] = True
    """Whether surrender 投降 may be offered before the first lead."""
    no_bomb_surrender: Annotated[bool, clause("DT46")] = False
    """Whether the first player without a bomb loses at once 没炸必投."""
