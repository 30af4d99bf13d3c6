"""The HTTP interface keeps to its own OpenAPI document, whatever it is asked, also about tables and finished hands.

The calls are made by schemathesis from the document; some of what it makes up is exchanged for what there is.
"""

from collections.abc import Iterator
from typing import Any

import pytest
import schemathesis
from hypothesis import HealthCheck, Phase, given, seed, settings
from hypothesis import strategies as st
from schemathesis.checks import not_a_server_error
from schemathesis.core.result import Ok
from schemathesis.specs.openapi.checks import (
    content_type_conformance,
    negative_data_rejection,
    response_headers_conformance,
    response_schema_conformance,
    status_code_conformance,
)

from tests.server.inside import Inside
from tests.server.running import KEY, OTHER_KEY, Server

pytestmark = pytest.mark.filterwarnings("ignore::hypothesis.errors.HypothesisDeprecationWarning")
CHECKS = [
    not_a_server_error,
    status_code_conformance,
    content_type_conformance,
    response_headers_conformance,
    response_schema_conformance,
]
THIRD_KEY = "e" * 64
LANGUAGES = ("zh-CN", "en", "", "x" * 99, "*;q=0", "de, en;q=0.5")


class World:
    """A server with tables in several phases, and all that a call can name."""

    def __init__(self, server: Server) -> None:
        self.base = f"http://{server.host}"
        self.played = server.make_table("fanfanzha")
        host = server.connect(self.played)
        host.play_hand()
        host.close()
        gathering = server.make_table("datong", gather=True, public=True)
        open_table = server.make_table("wahua", open_hands=True)
        mine = {"X-Device-Key": KEY}
        record = f"/api/tables/{self.played}/records/1/1"
        token = server.request(f"{record}/share", b"", mine)[1]["token"]
        code = server.request(f"/api/tables/{gathering}/code", b"", mine)[1]["code"]
        link = server.request("/api/devices/link", {}, {"X-Device-Key": THIRD_KEY})[1]["token"]
        knock = server.request("/api/knocks", {"code": code, "name": "Bo"}, {"X-Device-Key": OTHER_KEY})[1]
        circle = server.request("/api/circles", {"name": "x", "your_name": "A"}, mine)[1]
        preset = {"game": "fanfanzha", "bots": "greedy", "name": "p", "fair": False}
        server.request(f"/api/circles/{circle['id']}/presets", preset, mine)
        circle = server.request("/api/circles", {"name": "Us", "your_name": "Ann"}, mine)[1]
        preset = {"name": "Evening", "game": "datong", "bots": "greedy"}
        circle = server.request(f"/api/circles/{circle['id']}/presets", preset, mine)[1]
        self.record = server.request(record, headers=mine)[1]
        self.known: dict[str, st.SearchStrategy[Any]] = {
            "ident": st.sampled_from([self.played, gathering, open_table, knock["knock"], circle["id"]]),
            "token": st.sampled_from([token, link, circle["token"]]),
            "code": st.just(code),
            "match": st.sampled_from([1, 2]),
            "hand": st.just(1),
            "number": st.sampled_from([1, 2]),
            "sheet": st.sampled_from(["persons", "months", "pairs", "hands"]),
            "game": st.sampled_from(["datong", "wahua", "fanfanzha", "dazha", "shuangkou"]),
            "locale": st.sampled_from(["en", "zh-CN"]),
            "bots": st.just("greedy"),
            "name": st.sampled_from(["Ann", "阿明", "\u202eab", "👨‍👩‍👧"]),
            "seat": st.sampled_from([0, 3, 4]),
            "options": st.sampled_from([{}, {"hands": 2}, {"hands": 0}]),
        }
        self.keys = st.sampled_from([KEY, OTHER_KEY, KEY, "0" * 63])

    def exchange(self, data: st.DataObject, values: Any) -> None:
        """Put what there is in the place of some of what was made up."""
        for name in values if isinstance(values, dict) else ():
            if name in self.known and data.draw(st.integers(0, 7)) < 7:
                values[name] = data.draw(self.known[name])

    def meet(self, data: st.DataObject, case: schemathesis.Case) -> None:
        """Make a call one that meets what there is."""
        for values in (case.path_parameters, case.query, case.body):
            self.exchange(data, values)
        case.headers["X-Device-Key"] = data.draw(self.keys)
        case.headers["Accept-Language"] = data.draw(st.sampled_from(LANGUAGES))
        if case.path == "/api/replays":
            wrong: Any = st.just({}) | st.fixed_dictionaries({}, optional=WRONG)
            case.body = {**self.record, **data.draw(wrong)}


WRONG = {
    "format": st.just("other"),
    "version": st.integers(),
    "revision": st.integers(-1, 99),
    "game": st.sampled_from(["datong", "wahua", "x"]),
    "options": st.dictionaries(st.text(), st.booleans() | st.text() | st.none(), max_size=2),
    "persons": st.lists(st.text(max_size=50), max_size=5),
    "carry": st.dictionaries(
        st.sampled_from(["scores", "hand", "seating"]), st.lists(st.integers()), max_size=3
    ),
    "deal": st.dictionaries(st.text(), st.lists(st.lists(st.text())), max_size=2),
    "actions": st.lists(st.sampled_from(["0 turn up", "9 pass", "0 play 3s", "x", "\x00", "1 run away"])),
    "settlement": st.none(),
}
"""Fields of a record as they must not be, or not together."""


@pytest.fixture(scope="module")
def world(tmp_path_factory: pytest.TempPathFactory) -> Iterator[World]:
    running = Inside(tmp_path_factory.mktemp("data"))
    yield World(running)
    running.stop()


def hold_to_document(world: World, calls: int) -> None:
    """Make so many calls of each operation, and as many with a body that it does not allow."""
    document = schemathesis.openapi.from_url(f"{world.base}/schema/openapi.json")
    document.validate()
    for found in document.get_all_operations():
        assert isinstance(found, Ok)
        operation = found.ok()
        call_at_random(world, operation, schemathesis.GenerationMode.POSITIVE, calls)
        if operation.body:
            call_at_random(world, operation, schemathesis.GenerationMode.NEGATIVE, calls)


def call_at_random(world: World, operation: Any, mode: schemathesis.GenerationMode, calls: int) -> None:
    @seed(1)
    @settings(
        max_examples=calls,
        database=None,
        deadline=None,
        phases=(Phase.generate,),
        suppress_health_check=list(HealthCheck),
    )
    @given(operation.as_strategy(mode), st.data())
    def hold(case: schemathesis.Case, data: st.DataObject) -> None:
        if data.draw(st.integers(0, 3)) == 3:
            case.call_and_validate(base_url=world.base, checks=[*CHECKS, negative_data_rejection])
        else:
            world.meet(data, case)
            case.call_and_validate(base_url=world.base, checks=CHECKS)

    hold()


def test_answers_are_as_the_document_says(world: World) -> None:
    hold_to_document(world, 6)


@pytest.mark.slow
def test_many_answers_are_as_the_document_says(world: World) -> None:
    hold_to_document(world, 100)


def test_every_operation_documents_its_refusals(world: World) -> None:
    document = schemathesis.openapi.from_url(f"{world.base}/schema/openapi.json").raw_schema
    problem = {"application/json": {"schema": {"$ref": "#/components/schemas/Problem"}}}
    for path, operations in document["paths"].items():
        for operation in operations.values():
            told = operation["responses"]
            wanted = {"400", "403", "429", "503"} | ({"404"} if "{" in path else set())
            assert wanted <= told.keys(), path
            assert all(told[status]["content"] == problem for status in wanted)
