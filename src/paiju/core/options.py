"""Table options: one frozen struct a game, from which validation, JSON, forms and announcements come.

A field is declared once, with its clause:

    class WindOptions(Options, frozen=True, kw_only=True):
        wind: Annotated[Literal["next", "partner"], clause("DT25.d")] = "next"
        hands: Annotated[int, clause(None, least=1, most=100)] = 8
        prize_ranks: Annotated[str, subset("DZ30b.d", "7", "J")] = "none"

A subset is written as its members with commas between, in the order in which they are declared: ``7,J``, or ``none``.
Label keys follow from the names: ``datong-option-wind``, ``datong-option-wind-partner``.
"""

from collections.abc import Mapping
from functools import cache
from itertools import combinations
from typing import Any, Literal, Self, get_args, get_origin, get_type_hints

import msgspec
from msgspec import Meta, Struct

from paiju.core.errors import OptionsError

_SWITCH = {"on": True, "true": True, "yes": True, "off": False, "false": False, "no": False}


def clause(ident: str | None, *, least: int | None = None, most: int | None = None) -> Meta:
    """The clause a field stands on, None where no clause speaks of it, and for numbers the bounds."""
    return Meta(ge=least, le=most, extra={"clause": ident})


NONE = "none"
"""The subset without members."""


def subset(ident: str, *members: str) -> Meta:
    """The clause a field stands on whose value is any of these members, or none of them."""
    pattern = "|".join(subsets(members))
    return Meta(pattern=rf"^({pattern})$(?!\n)", extra={"clause": ident, "members": members})


def subsets(members: tuple[str, ...]) -> tuple[str, ...]:
    """Every subset as it is written, `none` first."""
    chosen = (some for size in range(1, len(members) + 1) for some in combinations(members, size))
    return (NONE, *map(",".join, chosen))


class OptionField(Struct, frozen=True):
    """A declared option: what a form or a help text needs to know."""

    name: str
    clause: str | None
    """The clause it stands on, None where no clause speaks of it."""
    kind: Literal["choice", "switch", "number", "subset"]
    default: str | int | bool
    choices: tuple[str | int | bool, ...] = ()
    """The values of a choice or a switch, the members of a subset."""
    least: int | None = None
    most: int | None = None

    @property
    def allowed(self) -> str:
        """The values that may be given, in words."""
        if self.kind == "number":
            return f"{self.least}–{self.most}"
        return ", ".join(_word(choice) for choice in self.choices)

    def read(self, value: object) -> str | int | bool:
        """`value`, or its text as typed on a command line, as a value of this field, else OptionsError."""
        return self.allow(self._from_text(value.strip()) if isinstance(value, str) else value)

    def allow(self, value: object) -> str | int | bool:
        """`value` if it is one of this field, else OptionsError."""
        if self.kind == "subset":
            return self._allow_subset(value)
        if self.kind == "number":
            fits = (
                type(value) is int
                and (self.least or 0) <= value
                and (self.most is None or value <= self.most)
            )
        else:
            fits = any(value == choice and type(value) is type(choice) for choice in self.choices)
        if not fits or not isinstance(value, (str, int)):
            raise OptionsError(
                "option-value", self.clause, option=self.name, value=str(value), allowed=self.allowed
            )
        return value

    def _allow_subset(self, value: object) -> str:
        if isinstance(value, str) and value in subsets(tuple(map(str, self.choices))):
            return value
        raise OptionsError(
            "option-subset", self.clause, option=self.name, value=str(value), allowed=self.allowed
        )

    def _from_text(self, text: str) -> object:
        if self.kind == "subset":
            members = [member.strip() for member in text.split(",")]
            ordered = sorted(members, key=lambda member: (*self.choices, member).index(member))
            return ",".join(ordered)
        if self.kind == "switch":
            return _SWITCH.get(text.lower(), text)
        numeric = self.kind == "number" or any(type(choice) is int for choice in self.choices)
        return int(text) if numeric and text.isascii() and text.isdigit() and len(text) < 10 else text


class Options(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """The base of every game's options: none that a clause refuses can be made. `parse` reads texts as well."""

    hands: int
    """The number of hands of a match; each game gives bounds and default."""

    def __post_init__(self) -> None:
        self.checked()

    @classmethod
    def parse(cls, values: Mapping[str, object] | None = None) -> Self:
        """Options from names and values, or texts of values; OptionsError says what is allowed."""
        if values is not None and not isinstance(values, Mapping):
            raise OptionsError("options-form", given=str(values))
        fields = {field.name: field for field in cls.fields()}
        read: dict[str, Any] = {}
        for name, value in (values or {}).items():
            if name not in fields:
                raise OptionsError("option-unknown", option=str(name), allowed=", ".join(fields))
            read[name] = fields[name].read(value)
        return cls(**(dict(cls.defaults(read)) | read))

    @classmethod
    def defaults(cls, values: Mapping[str, object]) -> Mapping[str, str | int | bool]:
        """The default of every option beside `values`: a clause may make one depend on another."""
        return {field.name: field.default for field in cls.fields()}

    def checked(self) -> Self:
        """These options if every value and combination is allowed, else OptionsError with the clause."""
        for field in self.fields():
            field.allow(getattr(self, field.name))
        return self

    @classmethod
    def fields(cls) -> tuple[OptionField, ...]:
        """The declared options in order."""
        return _fields(cls)

    def changed(self) -> dict[str, str | int | bool]:
        """The options that differ from their defaults: what the table announces."""
        values = {field.name: getattr(self, field.name) for field in self.fields()}
        defaults = self.defaults(values)
        return {name: value for name, value in values.items() if value != defaults[name]}


@cache
def _fields(options: type[Options]) -> tuple[OptionField, ...]:
    hints = get_type_hints(options, include_extras=True)
    return tuple(_field(info, hints[info.name]) for info in msgspec.structs.fields(options))


def _field(info: msgspec.structs.FieldInfo, hint: Any) -> OptionField:
    base, meta = get_args(hint)
    ident = meta.extra["clause"]
    if get_origin(base) is Literal:
        return OptionField(info.name, ident, "choice", info.default, get_args(base))
    if base is str:
        return OptionField(info.name, ident, "subset", info.default, meta.extra["members"])
    if base is bool:
        return OptionField(info.name, ident, "switch", info.default, (True, False))
    return OptionField(info.name, ident, "number", info.default, least=meta.ge, most=meta.le)


def _word(choice: str | int | bool) -> str:
    return {True: "on", False: "off"}[choice] if isinstance(choice, bool) else str(choice)
