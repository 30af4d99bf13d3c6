"""The ledger of a circle from hands that are known: whose count, by person, month and pair, and as a file."""

from collections.abc import Iterator
from itertools import product
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import update

from paiju.core.draws import Draws
from paiju.core.record import Record
from paiju.games import game_of
from paiju.games.dazha.options import DazhaOptions
from paiju.server import circles
from paiju.server.ledger import COLUMNS, Ledger, LedgerPerson, Sheet, csv_of, hands_of, ledger_of
from paiju.server.results import sides_of
from paiju.server.schema import circle_members
from paiju.texts import LOCALES
from tests.server.test_history import Kept

GOLDEN = Path(__file__).parents[1] / "golden"


class Circle(Kept):
    """A circle of three, and hands that belong to it."""

    def __init__(self, folder: Path) -> None:
        super().__init__(folder)
        made = self.run(lambda db: circles.make(db, "one", "a", "A"))
        for person in "bc":
            self.join(made.token, person)
        self.id = made.id

    def join(self, token: str, person: str) -> None:
        """Somebody joins, or comes back."""
        self.run(lambda db: circles.join(db, token, person, person.upper()))

    def ledger(self, game: str | None = None, zone: int = 0) -> Ledger:
        """The ledger."""
        return self.run(lambda db: ledger_of(db, self.id, game, zone))

    def leave(self, person: str, when: str) -> None:
        """Somebody has left."""
        mine = circle_members.c.person == person
        self.run(lambda db: db.execute(update(circle_members).where(mine).values(left=when)))


@pytest.fixture
def circle(tmp_path: Path) -> Iterator[Circle]:
    made = Circle(tmp_path)
    sides = {"a": 0, "b": 1, "c": 0, "guest": 1}
    made.hand(1, {"a": 3, "b": -3, "c": 3, None: -3}, sides=sides, circle=made.id, places={"a": 1}, bombs=1)
    made.hand(2, {"a": -2, "c": -2, "b": 2, "guest": 2}, sides=sides, circle=made.id)
    alone = {"a": 0, "b": 1, "c": 2}
    evening = "2026-02-28T17:00:00Z"
    made.hand(3, {"a": 500, "b": -800, "c": 300}, sides=alone, circle=made.id, game="wahua", ended=evening)
    made.hand(4, {"a": 99, "b": -99}, circle="another")
    made.hand(5, {"a": 99, "b": -99})
    yield made
    made.archive.close()


def test_persons_are_added_up_without_guests_and_other_tables(circle: Circle) -> None:
    ledger = circle.ledger()
    assert (ledger.hands, ledger.games) == (3, ("datong", "wahua"))
    assert [(one.unit, one.name, one.hands, one.won, one.score) for one in ledger.persons] == [
        ("points", "A", 2, 1, 1),
        ("points", "C", 2, 1, 1),
        ("points", "B", 2, 1, -1),
        ("dao", "A", 1, 1, 500),
        ("dao", "C", 1, 1, 300),
        ("dao", "B", 1, 0, -800),
    ]
    assert (ledger.persons[0].firsts, ledger.persons[0].bombs) == (1, 1)
    datong = circle.ledger("datong")
    assert (datong.hands, datong.games) == (2, ("datong", "wahua"))
    assert [one.score for one in datong.persons] == [1, 1, -1]


def test_months_are_those_of_the_reader(circle: Circle) -> None:
    def months(zone: int) -> set[tuple[str, str, int]]:
        return {(one.month, one.name, one.score) for one in circle.ledger("wahua", zone).months}

    assert months(0) == {("2026-02", "A", 500), ("2026-02", "B", -800), ("2026-02", "C", 300)}
    assert {month for month, _, _ in months(480)} == {"2026-03"}
    assert {month for month, _, _ in months(-480)} == {"2026-02"}
    both = circle.ledger(zone=480).months
    assert [(one.unit, one.month) for one in both] == [("points", "2026-02")] * 3 + [("dao", "2026-03")] * 3
    assert [one.name for one in both[3:]] == ["A", "C", "B"]
    circle.hand(6, {"a": 1, "b": -1, "c": 0}, circle=circle.id, ended="2026-02-28T17:00:00Z")
    assert [one.month for one in circle.ledger("datong", 480).months] == ["2026-03"] * 3 + ["2026-02"] * 3


def test_pairs_are_partners_or_rivals(circle: Circle) -> None:
    pairs = {
        (one.unit, one.together, one.name, one.other_name): (
            one.hands,
            one.score,
            one.other_score,
            one.balance,
        )
        for one in circle.ledger().pairs
    }
    assert pairs == {
        ("points", True, "A", "C"): (2, 1, 1, 2),
        ("points", False, "A", "B"): (2, 1, -1, 2),
        ("points", False, "B", "C"): (2, -1, 1, -2),
        ("dao", False, "A", "B"): (1, 500, -800, 1300),
        ("dao", False, "A", "C"): (1, 500, 300, 200),
        ("dao", False, "B", "C"): (1, -800, 300, -1100),
    }
    assert circle.ledger().pairs[0].together


def test_hands_after_leaving_do_not_count_and_coming_back_counts_all(circle: Circle) -> None:
    circle.leave("b", "2026-02-01T10:01:00Z")
    b = next(one for one in circle.ledger().persons if one.name == "B")
    assert (b.unit, b.left, b.hands, b.score) == ("points", True, 1, -3)
    token = circle.run(lambda db: circles.circle_for(db, circle.id, "a")).token
    circle.join(token, "b")
    b = next(one for one in circle.ledger().persons if one.name == "B")
    assert (b.left, b.hands) == (False, 2)


def test_hands_are_told_one_by_one_with_numbers_for_tables(circle: Circle) -> None:
    rows = circle.run(lambda db: hands_of(db, circle.id, None))
    assert [(one.game, one.hand, one.name) for one in rows][:3] == [
        ("wahua", 3, "A"),
        ("wahua", 3, "B"),
        ("wahua", 3, "C"),
    ]
    assert {one.table for one in rows} == {1}
    assert len(rows) == 9


def test_every_sheet_is_a_file_of_its_columns(circle: Circle) -> None:
    ledger = circle.ledger()
    sheets: dict[Sheet, Any] = {
        "persons": ledger.persons,
        "months": ledger.months,
        "pairs": ledger.pairs,
        "hands": circle.run(lambda db: hands_of(db, circle.id, None)),
    }
    assert set(sheets) == set(COLUMNS)
    for (sheet, rows), locale in product(sheets.items(), LOCALES):
        lines = csv_of(rows, sheet, locale).decode("utf-8-sig").splitlines()
        assert len(lines) == len(rows) + 1
        assert all(line.count(",") == len(COLUMNS[sheet]) - 1 for line in lines)
    first = csv_of(ledger.persons, "persons", "en").decode().splitlines()
    assert first[:2] == ["\ufeffName,Deals,Won,First out,Bombs,Score,Unit", "A,2,1,1,1,1,points"]


@pytest.mark.parametrize("name", ["=1+1", "+1", "-1", "@x", "＝1", "－1"])
def test_no_name_is_a_formula_and_a_loss_stays_a_number(name: str) -> None:
    (_, line) = (
        csv_of([LedgerPerson("points", 1, name, False, 3, 1, 0, 0, -801)], "persons", "en")
        .decode()
        .splitlines()
    )
    assert line == f"'{name},3,1,0,0,-801,points"


def test_sides_are_those_who_play_together() -> None:
    def sides(name: str) -> dict[int, int]:
        record = Record.from_json((GOLDEN / f"{name}.json").read_bytes())
        *_, last = record.replay(game_of(record.game))
        return sides_of(record.game, last.state)

    datong = sides("datong-steady")
    assert sorted(datong.values()) == [0, 0, 1, 1]
    assert len(set(sides("wahua-four").values())) == 4
    rules = game_of("dazha")
    options = DazhaOptions.parse({"mode": "bao"})
    carry = rules.first_carry(options)
    state = rules.start(options, carry, rules.deal(options, carry, Draws.from_seed("dazha", 1, 1)))
    partner = state.view(0).partner
    assert sides_of("dazha", state)[state.seating[partner[0]]] == sides_of("dazha", state)[state.seating[0]]


def test_who_plays_against_three_is_a_side() -> None:
    record = Record.from_json((GOLDEN / "dazha-bao.json").read_bytes())
    *_, last = record.replay(game_of(record.game))
    taker = last.state.view(None).taker
    assert taker is not None
    sides = sides_of(record.game, last.state)
    alone = last.state.seating[taker]
    assert [sides[person] == sides[alone] for person in range(4)] == [person == alone for person in range(4)]
