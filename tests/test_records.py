"""Golden records: hands that were played once and must settle the same for ever; and the schema of records."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import jsonschema
import pytest

from paiju.cli.schema import record_schema
from paiju.core.errors import PaijuError, RecordError
from paiju.core.record import Record
from paiju.games import GAMES, game_of

pytestmark = pytest.mark.both_modes

GOLDEN = sorted((Path(__file__).parent / "golden").glob("*.json"))
NAMES = [path.stem for path in GOLDEN]


@pytest.mark.parametrize("path", GOLDEN, ids=NAMES)
def test_a_golden_record_settles_as_it_did(path):
    record = Record.from_json(path.read_bytes())
    found = record.verify(game_of(record.game))
    assert found.settlement is not None
    assert found.settlement == record.settlement
    assert found.agrees
    assert not found.revised
    assert len(found.steps) == len(record.actions) + 1


@pytest.mark.parametrize("path", GOLDEN, ids=NAMES)
def test_a_record_is_written_as_it_was_read(path):
    data = path.read_bytes()
    assert Record.from_json(data).to_json() == data


def test_every_game_has_a_golden_record():
    assert {Record.from_json(path.read_bytes()).game for path in GOLDEN} == set(GAMES)


@pytest.fixture(scope="module")
def validator():
    return jsonschema.Draft202012Validator(json.loads(record_schema()))


def test_the_schema_in_the_documents_is_current(root):
    committed = (root / "docs" / "record.schema.json").read_text(encoding="utf-8")
    assert committed == record_schema(), "write it anew: make docs"


def test_the_schema_is_a_schema(validator):
    jsonschema.Draft202012Validator.check_schema(validator.schema)


@pytest.mark.parametrize("path", GOLDEN, ids=NAMES)
def test_the_schema_takes_golden_records(path, validator):
    validator.validate(json.loads(path.read_bytes()))


def _changed(record: Any, where: list, value: object) -> Any:
    changed = json.loads(json.dumps(record))
    at = changed
    for key in where[:-1]:
        at = at[key]
    at[where[-1]] = value
    return changed


FAULTS = [
    (["game"], "bridge"),
    (["format"], "other"),
    (["version"], 2),
    (["revision"], "one"),
    (["options", "wind"], "west"),
    (["options", "hands"], 0),
    (["options", "weather"], "fine"),
    (["persons"], "Ann"),
    (["carry", "hand"], 0),
    (["carry", "seating"], None),
    (["deal", "hands", 0, 0], "1s"),
    (["deal", "reveal"], "reveal"),
    (["actions", 0], 5),
    (["settlement", "lines", 0, "deltas"], 0),
    (["surprise"], True),
]


@pytest.mark.parametrize(("where", "value"), FAULTS, ids=[str(where) for where, _ in FAULTS])
def test_what_the_schema_refuses_the_reader_refuses(where, value, validator):
    record = json.loads((Path(__file__).parent / "golden" / "datong-steady.json").read_bytes())
    changed = _changed(record, where, value)
    assert not validator.is_valid(changed)

    def read():
        record = Record.from_json(json.dumps(changed).encode())
        record.verify(game_of(record.game))

    with pytest.raises(PaijuError) as refused:
        read()
    assert refused.value.code in {"record-invalid", "unknown-game"}


def test_a_settlement_that_does_not_follow_is_found():
    record = json.loads((Path(__file__).parent / "golden" / "datong-steady.json").read_bytes())
    record["settlement"]["lines"].pop()
    changed = Record.from_json(json.dumps(record).encode())
    assert not changed.verify(game_of("datong")).agrees
    with pytest.raises(RecordError, match="does not follow from its"):
        list(changed.replay(game_of("datong")))


def test_a_record_of_an_earlier_revision_may_settle_differently(monkeypatch):
    record = json.loads((Path(__file__).parent / "golden" / "datong-steady.json").read_bytes())
    record["settlement"]["lines"].pop()
    rules = game_of("datong")
    monkeypatch.setattr(type(rules), "revision", rules.revision + 1)
    found = Record.from_json(json.dumps(record).encode()).verify(rules)
    assert found.revised
    assert not found.agrees
    assert found.settlement is not None


def test_an_illegal_action_is_named_with_its_place_and_clause():
    record = json.loads((Path(__file__).parent / "golden" / "datong-surrendered.json").read_bytes())
    record["actions"].insert(0, "0 pass")
    with pytest.raises(RecordError) as fault:
        Record.from_json(json.dumps(record).encode()).verify(game_of("datong"))
    assert fault.value.params["position"] == 1
    assert fault.value.clause
    assert f"({fault.value.clause})" in str(fault.value)
