"""The table options of Wahua."""

from typing import Annotated, Literal

from paiju.core.options import Options, clause


class WahuaOptions(Options, frozen=True, kw_only=True):
    """What a table of 玉环挖花 may choose; every default is what the source says first."""

    hands: Annotated[int, clause(None, least=1, most=100)] = 8
    """The number of hands of a match."""
    players: Annotated[Literal[2, 3, 4], clause("WH1")] = 4
    """How many play."""
    settle: Annotated[Literal["even", "dealer_double"], clause("WH41")] = "even"
    """Whether differences between the dealer and another count double: 平搓 or 庄家翻倍."""
    pressing: Annotated[Literal["judge", "forbid"], clause("WH24")] = "judge"
    """Whether what is pressing 压迫 is judged, or is not allowed at all."""
    late_win: Annotated[Literal["any", "same"], clause("WH30")] = "any"
    """With which tile winning after a win that was let pass 过胡 is pressing."""
    grace_round: Annotated[bool, clause("WH27.d")] = False
    """Whether a kong or a win that is let pass may still be made within a round 没过一圈."""
