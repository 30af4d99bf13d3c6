"""Actions that a player takes, and their text notation.

`play 3s3h` · `play 4s5h6d7cW as straight:3-7` · `pass` · `answer buy` · `turn up` · `run away`, and with tiles
`discard 66o` · `eat` · `replace 66s` · `kong 66` · `show 66d` · `win` · `flee`. Every action has one text and every
such text is one action.
"""

from typing import cast

from msgspec import Struct

from paiju.core.cards import Cards, format_cards, parse_cards
from paiju.core.errors import NotationError
from paiju.core.tiles import Point, Tile, parse_point, parse_tile


class Taken(Struct, frozen=True, tag_field="do"):
    """What every action has: `str()` gives its text."""

    def __str__(self) -> str:
        return format_action(cast(Action, self))


class Play(Taken, frozen=True, tag="play"):
    """Play a combination: its cards, and which reading is meant where the set reads two ways."""

    cards: Cards
    reading: str | None = None


class Pass(Taken, frozen=True, tag="pass"):
    """Pass 不要: leave the last play, the discard or the hand as it is."""


class Answer(Taken, frozen=True, tag="answer"):
    """Answer an open question by one of its choices."""

    choice: str


class TurnUp(Taken, frozen=True, tag="turn_up"):
    """Turn up 翻炸: lay open what the game asks to be laid open."""


class RunAway(Taken, frozen=True, tag="run_away"):
    """Run away 逃跑: leave in mid-hand, in turn or not, and so end the hand."""


class Discard(Taken, frozen=True, tag="discard"):
    """Discard 出牌: put a tile on the table."""

    tile: Tile


class Eat(Taken, frozen=True, tag="eat"):
    """Eat 吃: make a pair of the discard and the like tile in the hand."""


class Replace(Taken, frozen=True, tag="replace"):
    """Replace 替换: a framed tile, the discard or one of the hand, takes the place of the plain in a pair."""

    tile: Tile


class Kong(Taken, frozen=True, tag="kong"):
    """Kong 杠: lay open all three framed tiles of a point, the discard among them or not."""

    point: Point


class Show(Taken, frozen=True, tag="show"):
    """Show 献花: let all see a framed tile that stays in the hand."""

    tile: Tile


class Win(Taken, frozen=True, tag="win"):
    """Win 胡: end the hand with the tile drawn, or with the discard."""


class Flee(Taken, frozen=True, tag="flee"):
    """Flee 逃花: end the hand with nothing for oneself."""


Action = Play | Pass | Answer | TurnUp | RunAway | Discard | Eat | Replace | Kong | Show | Win | Flee


_PLAIN: dict[str, Action] = {
    "pass": Pass(),
    "turn up": TurnUp(),
    "run away": RunAway(),
    "eat": Eat(),
    "win": Win(),
    "flee": Flee(),
}
"""The actions that say no more than their name."""
_NAMES = {type(action): name for name, action in _PLAIN.items()}
_OF_TILE: dict[str, type[Discard] | type[Replace] | type[Show]] = {
    "discard": Discard,
    "replace": Replace,
    "show": Show,
}


def format_action(action: Action) -> str:
    """The text of an action."""
    match action:
        case Play(cards, reading):
            return f"play {format_cards(cards)}" + (f" as {reading}" if reading else "")
        case Answer(choice):
            return f"answer {choice}"
        case Discard(tile):
            return f"discard {tile}"
        case Replace(tile):
            return f"replace {tile}"
        case Show(tile):
            return f"show {tile}"
        case Kong(point):
            return f"kong {point}"
        case _:
            return _NAMES[type(action)]


def parse_action(text: str) -> Action:
    """The action of a text; NotationError says what an action looks like."""
    words = text.split()
    if (plain := _PLAIN.get(" ".join(words))) is not None:
        return plain
    match words:
        case ["answer", choice]:
            return Answer(choice)
        case ["play", *cards, "as", reading] if cards:
            return Play(parse_cards("".join(cards)), reading)
        case ["play", *cards] if cards:
            return Play(parse_cards("".join(cards)))
        case ["kong", point]:
            return Kong(parse_point(point))
        case [("discard" | "replace" | "show") as name, tile]:
            return _OF_TILE[name](parse_tile(tile))
        case _:
            raise NotationError("notation-action", text=text)
