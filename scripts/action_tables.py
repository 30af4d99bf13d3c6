"""The numbers of actions, written out for docs/actions.md."""

from collections.abc import Iterator
from itertools import groupby

from paiju.envs import coding_of
from paiju.envs.coding import Coding
from paiju.games import game_of

TABLES: tuple[tuple[str, str, dict[str, object]], ...] = (
    ("Datong", "datong", {}),
    ("Fanfanzha", "fanfanzha", {}),
    ("Dazha, `classic` and `bao`", "dazha", {}),
    ("Dazha, `eight_jokers`", "dazha", {"mode": "eight_jokers"}),
    ("Dazha, `classic` and `bao` with `five_ten_king`", "dazha", {"five_ten_king": True}),
    ("Dazha, `eight_jokers` with `five_ten_king`", "dazha", {"mode": "eight_jokers", "five_ten_king": True}),
    ("Shuangkou, `baibian`", "shuangkou", {"variant": "baibian"}),
    ("Shuangkou, `qianbian`", "shuangkou", {"variant": "qianbian"}),
    ("Shuangkou, `huopin`", "shuangkou", {"variant": "huopin"}),
    ("Wahua", "wahua", {}),
)

HEAD = """# Numbers of actions

What each number of an environment's action means, see [environments](envs.md); numbers that are left out mean
nothing. Of a row only the first and the last action are written: those between follow rank by rank or tile by tile.
Written by `make docs`.
"""


def action_tables() -> str:
    """The whole document."""
    parts = [HEAD]
    for title, game, values in TABLES:
        coding = coding_of(game, game_of(game).options_type.parse(values))
        rows = "".join(f"| {numbers} | {meaning} |\n" for numbers, meaning in _rows(coding))
        parts.append(f"\n## {title}\n\n{coding.actions} numbers.\n\n| numbers | actions |\n|--:|---|\n{rows}")
    return "".join(parts)


def _rows(coding: Coding) -> Iterator[tuple[str, str]]:
    """Numbers and meanings; those that differ only in a rank or tile are one row."""
    texts = ((n, text) for n in range(coding.actions) if (text := coding.text(n)))
    for _, group in groupby(texts, key=lambda pair: (_sort(pair[1]), pair[0] // 16 if ":" in pair[1] else 0)):
        first, *others = group
        last = others[-1] if others else first
        if last == first:
            yield str(first[0]), f"`{first[1]}`"
        else:
            yield f"{first[0]}–{last[0]}", f"`{first[1]}` … `{last[1]}`"


def _sort(text: str) -> str:
    """What an action is, without its rank, cards or tile."""
    return text.split(":")[0] if ":" in text else text if text.startswith("answer") else text.split()[0]
