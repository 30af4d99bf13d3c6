"""Line breaks in Chinese and mixed text.

Rich breaks at blanks only: a line of Chinese, which has none, would then break before every Latin word or number
and let a line begin with a comma. Between Chinese characters a line may break anywhere, except that closing marks
begin no line and opening ones end none (禁则, as in UAX #14 and GB/T 15834).
"""

from collections.abc import Iterator
from typing import Any

from rich.cells import cell_len
from rich.console import Console
from rich.containers import Lines
from rich.markdown import Heading, Markdown, MarkdownContext, Paragraph, TableDataElement
from rich.text import Text

_NO_START = frozenset("，。、；：？！…—～·％）】》」』〕〉”’,.;:?!%)]}")
_NO_END = frozenset("（【《「『〔〈“‘([{")


def units(line: str) -> Iterator[str]:
    """The pieces of a line between which it may break, blanks with the piece before them."""
    piece = ""
    for char in line:
        if piece and _may_break(piece[-1], char):
            yield piece
            piece = ""
        piece += char
    if piece:
        yield piece


def _may_break(before: str, after: str) -> bool:
    if after.isspace() or after in _NO_START or before in _NO_END:
        return False
    if before.isspace():
        return True
    wide = cell_len(before) > 1 or cell_len(after) > 1
    # A Chinese closing quote is narrow, but ends what stands in it.
    return wide or (before in "”’" and not after.isascii())


def breaks(line: str, width: int) -> list[int]:
    """The offsets at which a line is cut so that no part is wider than `width` columns."""
    found = []
    start, column = 0, 0
    for unit in units(line):
        if column and column + cell_len(unit.rstrip()) > width:
            found.append(start)
            column = 0
        column += cell_len(unit)
        start += len(unit)
    return found


class Prose(Text):
    """Text that breaks where Chinese may; a piece wider than the line is folded by Rich."""

    def wrap(self, console: Console, width: int, *, no_wrap: bool | None = None, **more: Any) -> Lines:
        """The lines of the text."""
        if no_wrap or self.no_wrap or more.get("overflow") == "ignore":
            return super().wrap(console, width, no_wrap=no_wrap, **more)
        lines = Lines()
        for line in self.split(allow_blank=True):
            for part in line.divide(breaks(line.plain, width)):
                lines.extend(part.wrap(console, width, no_wrap=no_wrap, **more))
        return lines


class _Paragraph(Paragraph):
    def on_enter(self, context: MarkdownContext) -> None:
        super().on_enter(context)
        self.text = Prose(justify="left")


class _Heading(Heading):
    def on_enter(self, context: MarkdownContext) -> None:
        super().on_enter(context)
        self.text = Prose()


class _Cell(TableDataElement):
    def __init__(self, justify: Any) -> None:
        super().__init__(justify)
        self.content = Prose("", justify=justify)


class Page(Markdown):
    """Markdown whose text is `Prose`."""

    elements = Markdown.elements | {
        "paragraph_open": _Paragraph,
        "heading_open": _Heading,
        "td_open": _Cell,
        "th_open": _Cell,
    }
