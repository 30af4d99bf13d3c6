"""Drawings as SVG: a duel as it went, and figures side by side, each with its 95 % interval. Words are handed in."""

from collections.abc import Sequence
from html import escape

from msgspec import Struct

from paiju.analysis.arena import DuelResult
from paiju.analysis.figures import Figure

WIDTH, HEIGHT, EDGE = 720, 360, 48
POINTS = 240
"""How many places of the line of a duel are drawn at most."""
INK, BAND, ZERO = "#1f5f9f", "#cfe3f7", "#888"

ROW, HEAD, LABEL, VALUE = 22, 30, 120, 220
"""Heights of a row and of a panel's title, widths of a row's label and of its figure in words."""


class Panel(Struct, frozen=True):
    """Figures of one kind: for each its label, itself, and how it is written."""

    title: str
    rows: tuple[tuple[str, Figure, str], ...]


def drawn(result: DuelResult) -> str:
    """A duel: the mean points by the number of deals, and their interval. Nothing but bots and figures needs words."""
    values = [pair.points for pair in result.pairs]
    step = max(1, len(values) // POINTS)
    counts = [count for count in range(2, len(values) + 1) if count % step == 0 or count == len(values)]
    figures = [Figure.of(values[:count]) for count in counts]
    reach = max([0.1, *(max(abs(figure.low), abs(figure.high)) for figure in figures[len(figures) // 8 :])])

    def place(count: int, value: float) -> str:
        across = EDGE + (WIDTH - 2 * EDGE) * count / max(len(values), 1)
        down = HEIGHT / 2 - (HEIGHT / 2 - EDGE) * max(-1.0, min(1.0, value / reach))
        return f"{across:.1f},{down:.1f}"

    def line(ends: Sequence[float]) -> str:
        return " ".join(place(count, value) for count, value in zip(counts, ends, strict=True))

    low, high = [figure.low for figure in figures], [figure.high for figure in figures]
    band = f"{line(high)} {' '.join(reversed(line(low).split()))}"
    first, second = result.duel.bots
    title = f"{result.duel.game}: {first} – {second}, {result.points.mean:+.3f} ± {result.points.margin:.3f}"
    return _svg(
        HEIGHT,
        _words(EDGE, 28, title, 15),
        f'<polygon points="{band}" fill="{BAND}"/>',
        f'<polyline points="{place(0, 0.0)} {place(len(values), 0.0)}" stroke="{ZERO}" fill="none"/>',
        f'<polyline points="{line([figure.mean for figure in figures])}" stroke="{INK}" fill="none"/>',
        _words(4, EDGE + 4, f"{reach:+.2f}"),
        _words(4, HEIGHT - EDGE + 4, f"{-reach:+.2f}"),
        _words(WIDTH - EDGE, HEIGHT - 14, str(len(values))),
    )


def figures_drawn(title: str, panels: Sequence[Panel]) -> str:
    """Panels of figures, one below the other: each figure a dot, its interval a line, on the scale of its panel."""
    parts, down = [_words(16, 28, title, 15)], 44
    for panel in panels:
        down += HEAD
        parts.append(_words(16, down - 8, panel.title, 13, bold=True))
        parts += _rows(panel, down)
        down += ROW * len(panel.rows)
    return _svg(down + 16, *parts)


def _rows(panel: Panel, down: int) -> list[str]:
    """The rows of a panel, and a line at zero where the scale has it."""
    ends = [end for _, figure, _ in panel.rows for end in _ends(figure)]
    low, high = min(ends), max(ends)
    left, right = LABEL + 20, WIDTH - VALUE - 20

    def across(value: float) -> float:
        return left + (right - left) * (0.5 if high == low else (value - low) / (high - low))

    parts = []
    if low < 0 < high:
        bottom = down + ROW * len(panel.rows)
        parts.append(f'<path d="M{across(0):.1f} {down}V{bottom}" stroke="{ZERO}" stroke-dasharray="2 3"/>')
    for place, (label, figure, value) in enumerate(panel.rows):
        middle = down + ROW * place + ROW // 2
        first, last = map(across, _ends(figure))
        parts += [
            _words(16, middle + 4, label),
            f'<path d="M{first:.1f} {middle}H{last:.1f}" stroke="{BAND}" stroke-width="8"/>',
            f'<circle cx="{across(figure.mean):.1f}" cy="{middle}" r="4" fill="{INK}"/>',
            _words(right + 16, middle + 4, value),
        ]
    return parts


def _ends(figure: Figure) -> tuple[float, float]:
    """The ends of the interval; of a single value nothing but that is drawn."""
    return (figure.low, figure.high) if figure.count > 1 else (figure.mean, figure.mean)


def _words(across: int, down: int, words: str, size: int = 12, bold: bool = False) -> str:
    weight = ' font-weight="bold"' if bold else ""
    return f'<text x="{across}" y="{down}" font-size="{size}"{weight}>{escape(words)}</text>'


def _svg(height: int, *parts: str) -> str:
    return "\n".join(
        [
            f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {height}" font-family="sans-serif">',
            f'<rect width="{WIDTH}" height="{height}" fill="white"/>',
            *parts,
            "</svg>",
            "",
        ]
    )
