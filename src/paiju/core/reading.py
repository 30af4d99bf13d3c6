"""Values read from JSON, and what is wrong with them: typed errors with the path of the fault, such as
`$.deal.hands[0][0]`.
"""

import codecs
import re
from typing import Any, TypeVar

import msgspec

from paiju.core.cards import CARD_PATTERN
from paiju.core.errors import PaijuError, RecordError
from paiju.core.tiles import TILE_PATTERN

T = TypeVar("T")

_FAULT = re.compile(r"(?P<what>.*?)(?: - at `(?P<path>[^`]*)`)?", re.DOTALL)
_BYTE = re.compile(r"\(byte (\d+)\)")
_STEP = re.compile(r"\.(\w+)|\[(\d+)\]|\[\.\.\.\]")
_UNKNOWN = re.compile(r"Object contains unknown field `(.*)`")
_MISSING = re.compile(r"Object missing required field `(.*)`")
_TYPE = re.compile(r"Expected `([^`]*)`, got `([^`]*)`")
_LEAST = re.compile(r"Expected `int` >= (-?\d+)")
_TYPES = {
    dict: "object",
    list: "array",
    str: "str",
    bool: "bool",
    int: "int",
    float: "float",
    type(None): "null",
}


def decoded(data: bytes) -> Any:
    """What JSON in UTF-8 says, with or without a byte order mark; RecordError where it is none."""
    try:
        return msgspec.json.decode(data.removeprefix(codecs.BOM_UTF8))
    except UnicodeDecodeError as fault:
        raise RecordError("json-encoding") from fault
    except RecursionError as fault:
        raise RecordError("json-depth") from fault
    except msgspec.DecodeError as fault:
        place = _BYTE.search(str(fault))
        if place:
            raise RecordError("json-malformed", byte=place[1]) from fault
        if "UTF-8" in str(fault):
            raise RecordError("json-encoding") from fault
        raise RecordError("json-truncated") from fault


def converted(value: Any, kind: type[T], path: str = "$") -> T:
    """The value, which stands at `path` of a file, as one of `kind`; RecordError says where it is none, and why."""
    try:
        return msgspec.convert(value, kind)
    except msgspec.ValidationError as fault:
        raise _fault(value, path, fault) from fault


def shown(value: Any) -> str:
    """A value of JSON to be named in a text: a string as it is, all else as it is written, neither endless."""
    text = value if isinstance(value, str) else msgspec.json.encode(value).decode()
    return text if len(text) <= 40 else text[:40] + "…"


def _fault(value: Any, root: str, fault: msgspec.ValidationError) -> RecordError:
    """The typed error for what msgspec says."""
    found = _FAULT.fullmatch(str(fault))
    what, inner = (found["what"], found["path"] or "$") if found else (str(fault), "$")
    kinds = _TYPE.fullmatch(what)
    here, at = _reached(value, inner, kinds[2] if kinds else None)
    path = root + here
    if isinstance(fault.__cause__, PaijuError):
        return RecordError("record-part", fault.__cause__.clause, path=path, reason=fault.__cause__)
    if kinds:
        return RecordError("record-type", path=path, expected=kinds[1], got=kinds[2])
    if unknown := _UNKNOWN.fullmatch(what):
        return RecordError("record-unknown-field", path=path, field=unknown[1])
    if missing := _MISSING.fullmatch(what):
        return RecordError("record-missing-field", path=path, field=missing[1])
    if least := _LEAST.fullmatch(what):
        return RecordError("record-number", path=path, value=shown(at), least=least[1])
    if repr(CARD_PATTERN) in what:
        return RecordError("record-card", path=path, card=shown(at))
    if repr(TILE_PATTERN) in what:
        return RecordError("record-tile", path=path, tile=shown(at))
    return RecordError("record-value", path=path, value=shown(at))


def _reached(value: Any, path: str, kind: str | None) -> tuple[str, Any]:
    """A path of msgspec below its `$`, and what stands there; the key that it leaves open is that of the first value
    of the JSON type `kind`.
    """
    steps = ""
    for field, place, step in ((found[1], found[2], found[0]) for found in _STEP.finditer(path)):
        if field:
            value, steps = value[field], steps + step
        elif place:
            value, steps = value[int(place)], steps + step
        else:
            key = next(key for key, item in value.items() if kind in (None, _TYPES[type(item)]))
            value, steps = value[key], f"{steps}.{key}"
    return steps, value
