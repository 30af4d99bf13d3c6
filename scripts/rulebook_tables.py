"""The tables of the rule book: their rows from the code's own tables and options, their words from the catalogue."""

from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import TypeAlias

from paiju.climbing.grammar import Shape
from paiju.climbing.kinds import Kind
from paiju.core.cards import pack_of
from paiju.core.options import OptionField
from paiju.games import GAMES
from paiju.games.datong import scoring as datong
from paiju.games.datong.bonus import WORTH as DATONG_WORTH
from paiju.games.datong.bonus import Cited, Worth
from paiju.games.datong.deal import DECKS
from paiju.games.datong.options import DatongOptions
from paiju.games.dazha import bombs as dazha_bombs
from paiju.games.dazha import scoring as dazha
from paiju.games.dazha.options import DazhaOptions
from paiju.games.fanfanzha.deal import JOKERS
from paiju.games.fanfanzha.scoring import JOKER_WORTH
from paiju.games.fanfanzha.scoring import WORTH as FANFANZHA_WORTH
from paiju.games.shuangkou import scoring as shuangkou
from paiju.games.shuangkou.awards import AWARDS
from paiju.games.shuangkou.combinations import JOKER_LINES, grammar
from paiju.games.shuangkou.combinations import lines as lines_of_shape
from paiju.games.shuangkou.lines import LAST
from paiju.games.wahua import points as wahua
from paiju.games.wahua.kernel import cells
from paiju.games.wahua.tiles import BIG, HOMES, SMALL
from paiju.texts import notation

Rows: TypeAlias = list[list[str]]
Say: TypeAlias = Callable[..., str]
"""Gives the text of a key of the catalogue in the language of the book."""


def card_points(say: Say) -> Rows:
    """What the point cards count, one and all of them (DT23)."""
    held = [card[0] for card in pack_of(DECKS)]
    return [
        [notation.rank(rank, say), str(value), str(value * held.count(rank))]
        for rank, value in datong.POINTS.items()
    ]


def base_points(say: Say) -> Rows:
    """The base points of each kind of win (DT30–DT36)."""
    rows = []
    for base, values in datong.BASE.items():
        name = say("rulebook-default", value=base) if base == DatongOptions().base else base
        rows.append([name, *map(str, values.values())])
    return rows


def bomb_bonus(worths: Iterable[Worth]) -> Rows:
    """The bonus of a bomb by its phases."""
    return _by_number([worth.bomb for worth in worths])


def chain_bonus(worths: Iterable[Worth]) -> Rows:
    """The bonus of a chain by its links."""
    return _by_number([worth.chain for worth in worths])


def chain_extra(worths: Iterable[Worth]) -> Rows:
    """The extra of a bomb inside a chain by its phases, 0 where it earns none."""
    nothing = Cited(0, "")
    return _by_number(
        [{phases: worth.extra.get(phases, nothing) for phases in worth.bomb} for worth in worths]
    )


def _by_number(columns: Sequence[Mapping[int, Cited]]) -> Rows:
    """A row for each number that any column has, empty where a column has it not; one column if all are equal."""
    if all(column == columns[0] for column in columns):
        columns = columns[:1]
    numbers = sorted({number for column in columns for number in column})
    return [
        [str(number), *(str(column[number].value) if number in column else "" for column in columns)]
        for number in numbers
    ]


def joker_bonus(say: Say) -> Rows:
    """What jokers in one hand earn, by their number (FZ27, FZ28)."""
    rows = [[say("rulebook-joker-pair"), *(str(worth.pair) for worth in JOKER_WORTH.values())]]
    for count in range(3, max(JOKERS.values()) + 1):
        row = [say("rulebook-jokers", count=count)]
        for players, worth in JOKER_WORTH.items():
            some = str(worth.some.get(count, ""))
            every = count == JOKERS[players]
            row.append(say("rulebook-above-dearest", least=worth.all_at_least) if every else some)
        rows.append(row)
    return rows


def options(game: str, say: Say) -> Rows:
    """The options of a game: what it is called and typed, values with the default first, clause, what it is for."""
    return [
        [
            say("rulebook-typed", label=say(f"{game}-option-{field.name}"), name=field.name),
            _values(game, field, say),
            field.clause or "–",
            say(f"{game}-option-{field.name}-help"),
        ]
        for field in GAMES[game].options_type.fields()
    ]


def _values(game: str, field: OptionField, say: Say) -> str:
    if field.kind == "number":
        return say(
            "rulebook-number", default=f"`{field.default}`", least=field.least or 0, most=field.most or 0
        )
    if field.kind == "subset":
        members = say("rulebook-separator").join(f"`{member}`" for member in field.choices)
        return say("rulebook-subset", default=f"`{field.default}`", members=members)
    choices = sorted(field.choices, key=lambda choice: choice != field.default)
    return say("rulebook-choices").join(_value(game, field, choice, say) for choice in choices)


def _value(game: str, field: OptionField, choice: object, say: Say) -> str:
    """What a choice is called and typed; a number is called as it is typed."""
    typed = {True: "on", False: "off"}[choice] if isinstance(choice, bool) else str(choice)
    key = f"option-{typed}" if isinstance(choice, bool) else f"{game}-option-{field.name}-{typed}"
    return f"`{typed}`" if typed.isdigit() else say("rulebook-typed", label=_short(say(key)), name=typed)


def _short(label: str) -> str:
    """The label of a value without the explanation behind its colon."""
    return label.replace("：", ":").partition(":")[0]


MODES = ("classic", "eight_jokers", "bao")


def dazha_base(say: Say) -> Rows:
    """The base points of each mode (DZ31, DZ41)."""
    rows = []
    for mode, values in dazha.BASE.items():
        name = _short(say(f"dazha-option-mode-{mode}"))
        name = say("rulebook-default", value=name) if mode == DazhaOptions().mode else name
        taken = str(dazha.BAO) if mode == "bao" else ""
        rows.append([name, str(values[dazha.DOUBLE]), str(values[dazha.SINGLE]), taken])
    return rows


def _dazha_scales() -> list[dazha_bombs.Scale]:
    return [dazha_bombs.scale(DazhaOptions.parse({"mode": mode})) for mode in MODES]


def dazha_bonus(_: Say) -> Rows:
    """What a bomb of a rank earns in each mode (DZ32)."""
    scales = _dazha_scales()
    sizes = sorted({size for scale in scales for size in scale.rows})
    return [[str(size), *(str(scale.rows.get(size, "")) for scale in scales)] for size in sizes]


def dazha_specials(say: Say) -> Rows:
    """What jokers alone and eight natural cards earn in each mode (DZ19, DZ21, DZ35, DZ36)."""
    scales = _dazha_scales()

    def row(key: str, jokers: str) -> list[str]:
        return [say(f"rulebook-dazha-{key}"), *(str(scale.jokers.get(jokers, "")) for scale in scales)]

    return [
        row("four-jokers", dazha_bombs.FOUR_JOKERS),
        row("equal-jokers", dazha_bombs.BIG_JOKERS),
        [say("rulebook-dazha-natural"), *(str(scale.natural) for scale in scales)],
        row("eight-jokers", dazha_bombs.EIGHT_JOKERS),
    ]


def shuangkou_lines(say: Say) -> Rows:
    """Which bombs have how many lines (SK10–SK14.d), chains as the fewest cards of a rank × ranks."""
    shapes = [shape for variant in LAST for shape in grammar(variant).shapes if shape is not None]
    rows = []
    for lines in range(4, max(LAST.values()) + 1):
        here = [shape for shape in shapes if lines_of_shape(shape) == lines]
        even = {(shape.least, shape.length) for shape in here if _is_even(shape)}
        chains = say("rulebook-separator").join(f"{least}×{length}" for least, length in sorted(even))
        jokers = [say(f"kind-{kind}") for kind, worth in JOKER_LINES.items() if worth == lines]
        rows.append([str(lines), say("rulebook-cards", count=lines), chains, *(jokers or [""])])
    return rows


def _is_even(shape: Shape) -> bool:
    return shape.kind is Kind.CHAIN and shape.size == shape.least * shape.length


def shuangkou_base(say: Say) -> Rows:
    """The rank points by the place of the first finisher's partner (SK24–SK26)."""
    return [
        [say(f"rulebook-shuangkou-{win.reason}"), str(win.value), str(-win.value)]
        for win in shuangkou.WINS.values()
    ]


def shuangkou_multiplier(_: Say) -> Rows:
    """The multiplier by lines in each variant (SK27)."""
    return [
        [str(lines), *(str(times) if lines <= last else "" for last in LAST.values())]
        for lines, times in shuangkou.MULTIPLIER.items()
    ]


def shuangkou_awards(_: Say) -> Rows:
    """The awards by lines (SK29)."""
    return [[str(lines), str(row.award), str(-row.share)] for lines, row in AWARDS.items()]


WAHUA_UNITS = {
    cells.KONG: "kong",
    cells.DOUBLE_SINGLE: "single-double",
    cells.PLAIN_SINGLE: "single-plain",
    cells.DOUBLES: "double-double",
    cells.PLAIN_DOUBLE: "double-plain",
    cells.PLAINS: "plain-plain",
}
"""The words of the pairs and kongs."""
HOME, OTHER = HOMES[0], BIG[-1]
SMALL_POINT = SMALL[0]


def _wahua(home: str, *shaken: str) -> wahua.Table:
    return wahua.Table(home, shaken)


def wahua_big(say: Say) -> Rows:
    """What pairs and kongs of a big point count: as they are, home or shaken, both (WH32, WH34, WH35)."""
    tables = (_wahua(OTHER), _wahua(HOME), _wahua(HOME, HOME))
    return _wahua_units(say, HOME, tables)


def wahua_small(say: Say) -> Rows:
    """What those of a small point count: as they are, and shaken (WH33, WH36)."""
    return _wahua_units(say, SMALL_POINT, (_wahua(HOME), _wahua(HOME, SMALL_POINT)))


def _wahua_units(say: Say, point: str, tables: Sequence[wahua.Table]) -> Rows:
    return [
        [
            say(f"rulebook-wahua-{word}"),
            *(str(wahua.unit_worth(table, point, unit).value) for table in tables),
        ]
        for unit, word in WAHUA_UNITS.items()
    ]


def wahua_odd(say: Say) -> Rows:
    """What the winner's odd tile counts (WH37)."""
    rows = {
        "odd-small": (_wahua(HOME), SMALL_POINT),
        "odd-big": (_wahua(OTHER), HOME),
        "odd-home": (_wahua(HOME), HOME),
        "odd-shaken": (_wahua(HOME, SMALL_POINT), SMALL_POINT),
        "odd-home-shaken": (_wahua(HOME, HOME), HOME),
    }
    return [
        [
            say(f"rulebook-wahua-{word}"),
            *(str(wahua.odd_worth(table, point + kind).value) for kind in wahua.BIG_ODD),
        ]
        for word, (table, point) in rows.items()
    ]


TABLES: dict[str, Callable[[Say], Rows]] = {
    "datong-card-points": card_points,
    "datong-base-points": base_points,
    "datong-bomb-bonus": lambda _: bomb_bonus(DATONG_WORTH.values()),
    "datong-chain-bonus": lambda _: chain_bonus(DATONG_WORTH.values()),
    "datong-chain-extra": lambda _: chain_extra(DATONG_WORTH.values()),
    "datong-options": lambda say: options("datong", say),
    "fanfanzha-bomb-bonus": lambda _: bomb_bonus(FANFANZHA_WORTH.values()),
    "fanfanzha-chain-bonus": lambda _: chain_bonus(FANFANZHA_WORTH.values()),
    "fanfanzha-chain-extra": lambda _: chain_extra(FANFANZHA_WORTH.values()),
    "fanfanzha-joker-bonus": joker_bonus,
    "fanfanzha-options": lambda say: options("fanfanzha", say),
    "dazha-base-points": dazha_base,
    "dazha-bomb-bonus": dazha_bonus,
    "dazha-special-bonus": dazha_specials,
    "dazha-options": lambda say: options("dazha", say),
    "shuangkou-lines": shuangkou_lines,
    "shuangkou-base-points": shuangkou_base,
    "shuangkou-multiplier": shuangkou_multiplier,
    "shuangkou-awards": shuangkou_awards,
    "shuangkou-options": lambda say: options("shuangkou", say),
    "wahua-big-values": wahua_big,
    "wahua-small-values": wahua_small,
    "wahua-odd-values": wahua_odd,
    "wahua-options": lambda say: options("wahua", say),
}
"""The tables by their names; each begins with the name of the game in whose book it stands."""
