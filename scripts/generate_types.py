"""Write the browser's message types from the server's own: `web/src/generated/messages.ts`.

    python scripts/generate_types.py           # write the file
    python scripts/generate_types.py --check   # exit 1 if it is not what the server's types give

The JSON schema of msgspec says how the messages look; here it is told as TypeScript. Objects with a tag are
discriminated unions. A field may be missing only in what a client sends: the server omits none.
"""

import argparse
import sys
from collections.abc import Iterable, Mapping
from pathlib import Path
from typing import Any

import msgspec

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT / "src"))

from paiju.analysis.review import Review  # noqa: E402
from paiju.core.actions import Action  # noqa: E402
from paiju.games.views import GameEvent, GameView  # noqa: E402
from paiju.room.commands import ToServer  # noqa: E402
from paiju.room.messages import TableEvent, TableView, ToClient  # noqa: E402
from paiju.server import (  # noqa: E402
    circle_routes,
    circles,
    history,
    ledger,
    lessons,
    program_routes,
    replays,
    resources,
)

TARGET = ROOT / "web/src/generated/messages.ts"
HEAD = "// Written by scripts/generate_types.py from the server's messages. Do not edit.\n"

SENT = {
    "ToServer": ToServer,
    "NewTable": resources.NewTable,
    "OptionsAsked": resources.OptionsAsked,
    "KnockAsked": resources.KnockAsked,
    "DeviceLinkAsked": resources.DeviceLinkAsked,
    "DeviceClaimed": resources.DeviceClaimed,
    "NewCircle": circle_routes.NewCircle,
    "NewPreset": circle_routes.NewPreset,
    "Named": circle_routes.Named,
    "NewProgram": program_routes.NewProgram,
}
"""What a client sends."""
RECEIVED = {
    "ToClient": ToClient,
    "TableView": TableView,
    "Offer": resources.Offer,
    "TableCreated": resources.TableCreated,
    "TableCode": resources.TableCode,
    "Invitation": resources.Invitation,
    "KnockState": resources.KnockState,
    "LobbyTable": resources.LobbyTable,
    "RuleBook": resources.RuleBook,
    "OptionsAnswered": resources.OptionsAnswered,
    "Problem": resources.Problem,
    "Replay": replays.Replay,
    "RecordListed": replays.RecordListed,
    "RecordShared": replays.RecordShared,
    "Review": Review,
    "DeviceLink": resources.DeviceLink,
    "DeviceOffered": resources.DeviceOffered,
    "DeviceMoved": resources.DeviceMoved,
    "DevicesGivenUp": resources.DevicesGivenUp,
    "History": history.History,
    "Lesson": lessons.Lesson,
    "LessonAnswer": lessons.LessonAnswer,
    "Circle": circles.Circle,
    "CircleListed": circles.CircleListed,
    "CircleDoor": circles.CircleDoor,
    "Ledger": ledger.Ledger,
    "ProgramPlace": program_routes.ProgramPlace,
}
"""What a client gets."""
UNIONS = {
    "ToServer": ToServer,
    "ToClient": ToClient,
    "Action": Action,
    "TableEvent": TableEvent,
    "GameEvent": GameEvent,
    "GameView": GameView,
}
"""The unions that get a name of their own, a larger one before its part."""

Schema = Mapping[str, Any]
Unions = Mapping[str, tuple[str, ...]]
_REF = "#/$defs/"


def _name(component: str) -> str:
    """What a component is called: where two have one name, that of a game bears the game's before it."""
    *path, name = component.removeprefix(_REF).split(".")
    return path[path.index("games") + 1].capitalize() + name if "games" in path else name


def generated() -> str:
    """The text of the file."""
    roots = {**SENT, **RECEIVED}
    tops, components = msgspec.json.schema_components(roots.values(), ref_template=_REF + "{name}")
    sent = _reached(tops[: len(SENT)], components)
    union_tops, _ = msgspec.json.schema_components(UNIONS.values(), ref_template=_REF + "{name}")
    unions = {name: _union(top) for name, top in zip(UNIONS, union_tops, strict=True)}
    blocks = [_declared(name, components[name], name in sent, unions) for name in components]
    blocks += [f"export type {name} = {' | '.join(members)};\n" for name, members in unions.items()]
    return "\n".join([HEAD, *blocks])


def _union(schema: Schema) -> tuple[str, ...]:
    """The members of a union of objects, or the one object that there is."""
    return tuple(_type(part, {}) for part in schema.get("anyOf", [schema]))


def _reached(schemas: Iterable[Schema], components: Mapping[str, Schema]) -> set[str]:
    """The names of the components that the schemas refer to, however far."""
    found: set[str] = set()
    waiting: list[Any] = list(schemas)
    while waiting:
        node = waiting.pop()
        if isinstance(node, dict):
            name = str(node.get("$ref", "")).removeprefix(_REF)
            if name and name not in found:
                found.add(name)
                waiting.append(components[name])
            waiting.extend(node.values())
        elif isinstance(node, (list, tuple)):
            waiting.extend(node)
    return found


def _declared(name: str, schema: Schema, sent: bool, unions: Unions) -> str:
    """The declaration of an object: an interface with a line a field."""
    comment = _comment(schema.get("description", ""))
    required = schema.get("required", ())
    fields = "".join(
        f"  {field}{'' if field in required or not sent else '?'}: {_type(part, unions)};\n"
        for field, part in schema["properties"].items()
    )
    return f"{comment}export interface {_name(name)} {{\n{fields}}}\n"


def _comment(text: str) -> str:
    if not text:
        return ""
    lines = text.replace("*/", "* /").splitlines()
    if len(lines) == 1:
        return f"/** {lines[0]} */\n"
    return "/**\n" + "".join(f" * {line}".rstrip() + "\n" for line in lines) + " */\n"


def _type(schema: Schema, unions: Unions) -> str:
    """The TypeScript of a schema; a union that has a name is called by it."""
    if "$ref" in schema:
        return _name(schema["$ref"])
    if "anyOf" in schema:
        parts = dict.fromkeys(_type(part, unions) for part in schema["anyOf"])
        for name, members in unions.items():
            if len(members) > 1 and set(members) <= set(parts):
                parts = dict.fromkeys([name, *(part for part in parts if part not in members)])
        return " | ".join(parts)
    if "enum" in schema:
        return " | ".join(msgspec.json.encode(value).decode() for value in schema["enum"])
    match schema.get("type"):
        case "string":
            return "string"
        case "integer" | "number":
            return "number"
        case "boolean":
            return "boolean"
        case "null":
            return "null"
        case "array":
            if "prefixItems" in schema:
                return f"[{', '.join(_type(part, unions) for part in schema['prefixItems'])}]"
            item = _type(schema["items"], unions)
            return f"({item})[]" if " | " in item else f"{item}[]"
        case "object":
            return f"Record<string, {_type(schema['additionalProperties'], unions)}>"
    raise TypeError(f"no TypeScript for the schema {schema}")


def main() -> int:
    """Write the file, or check it."""
    parser = argparse.ArgumentParser(description="Write the browser's message types.")
    parser.add_argument("--check", action="store_true", help="write nothing, exit 1 if the file is stale")
    text = generated()
    if not parser.parse_args().check:
        TARGET.parent.mkdir(parents=True, exist_ok=True)
        TARGET.write_text(text, encoding="utf-8")
        return 0
    if not TARGET.is_file() or TARGET.read_text(encoding="utf-8") != text:
        print(f"{TARGET.relative_to(ROOT)} is not current: run python scripts/generate_types.py")
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main())
