"""`paiju schema`: the JSON schema of records."""

import json
import sys

import click
import msgspec

from paiju.cli.app import Spoken, lang_option
from paiju.core.record import Record


def record_schema() -> str:
    """The JSON schema of a record, laid out."""
    schema = {"$schema": "https://json-schema.org/draft/2020-12/schema"} | msgspec.json.schema(Record)
    return json.dumps(schema, indent=2, ensure_ascii=False) + "\n"


@click.command("schema", cls=Spoken)
@lang_option
def schema() -> None:
    """Print the JSON schema of records."""
    sys.stdout.write(record_schema())
