"""The table options of Shuangkou."""

from typing import Annotated, Literal

from paiju.core.options import Options, clause

OPEN_BY_VARIANT = {"baibian": True, "qianbian": False, "huopin": False}
"""Whether partners see each other's cards where the table does not say (SK35.d)."""


class ShuangkouOptions(Options, frozen=True, kw_only=True):
    """What a table of 丽水茶苑双扣 may choose; every default is what the source says first."""

    hands: Annotated[int, clause("SK1.d", least=1, most=100)] = 8
    """The number of hands of a match."""
    variant: Annotated[Literal["baibian", "qianbian", "huopin"], clause("SK16")] = "baibian"
    """Which jokers are wild, 百变, 千变 or 火拼, and how bombs of equal lines compare."""
    stake: Annotated[int, clause("SK32.d", least=1, most=1000)] = 1
    """What a point is worth 底分."""
    open_partner: Annotated[Literal["by_variant", "on", "off"], clause("SK35.d")] = "by_variant"
    """Whether partners see each other's cards 双明; `by_variant` follows OPEN_BY_VARIANT."""

    @property
    def partners_open(self) -> bool:
        """Whether partners see each other's cards during the whole hand."""
        if self.open_partner == "by_variant":
            return OPEN_BY_VARIANT[self.variant]
        return self.open_partner == "on"
