"""`paiju schema`: the JSON schema of records."""

import json
from typing import Any

import click
import msgspec

from paiju.cli.app import Spoken, lang_option
from paiju.core.record import Record
from paiju.games import GAMES


def record_schema() -> str:
    """The JSON schema of a record, with the options, carry and deal of each game, laid out."""
    parts = [(game.options_type, game.carry_type, game.deal_type) for game in GAMES.values()]
    types: list[Any] = [Record, *(kind for kinds in parts for kind in kinds)]
    (record, *refs), definitions = msgspec.json.schema_components(types, ref_template="#/$defs/{name}")
    by_game = [
        {
            "if": {"properties": {"game": {"const": name}}},
            "then": {"properties": dict(zip(("options", "carry", "deal"), refs[at : at + 3], strict=True))},
        }
        for name, at in zip(GAMES, range(0, len(refs), 3), strict=True)
    ]
    schema = {
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "title": "Paiju record",
        "properties": {"game": {"enum": list(GAMES)}},
        "allOf": [record, *by_game],
        "$defs": definitions,
    }
    return json.dumps(schema, indent=2, ensure_ascii=False) + "\n"


@click.command("schema", cls=Spoken)
@lang_option
def schema() -> None:
    """Print the JSON schema of records."""
    click.echo(record_schema(), nl=False)
