"""A duel drawn as SVG: the mean points by the number of deals, and its 95 % interval."""

from collections.abc import Sequence

from paiju.analysis.arena import DuelResult
from paiju.analysis.figures import Figure

WIDTH, HEIGHT, EDGE = 720, 360, 48
POINTS = 240
"""How many places of the line are drawn at most."""


def drawn(result: DuelResult) -> str:
    """The drawing of a duel; it names the bots and the figures, and nothing else needs words."""
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
    return "\n".join(
        [
            f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {HEIGHT}" font-family="sans-serif">',
            f'<rect width="{WIDTH}" height="{HEIGHT}" fill="white"/>',
            f'<text x="{EDGE}" y="28" font-size="15">{title}</text>',
            f'<polygon points="{band}" fill="#cfe3f7"/>',
            f'<polyline points="{place(0, 0.0)} {place(len(values), 0.0)}" stroke="#888" fill="none"/>',
            f'<polyline points="{line([figure.mean for figure in figures])}" stroke="#1f5f9f" fill="none"/>',
            f'<text x="4" y="{EDGE + 4}" font-size="12">{reach:+.2f}</text>',
            f'<text x="4" y="{HEIGHT - EDGE + 4}" font-size="12">{-reach:+.2f}</text>',
            f'<text x="{WIDTH - EDGE}" y="{HEIGHT - 14}" font-size="12">{len(values)}</text>',
            "</svg>",
            "",
        ]
    )
