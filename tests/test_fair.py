"""Fair deals: the shared vectors, that shuffles are uniform, and that each changed field of a record is found."""

import json
from collections import Counter
from collections.abc import Callable, Iterator
from typing import Any

import msgspec
import pytest

from paiju.core.actions import Flee
from paiju.core.draws import Draws
from paiju.core.errors import PaijuError, RecordError
from paiju.core.fair import canonical, deal_key, hash_of_bytes, hash_of_text, transcript_of
from paiju.core.record import Record
from paiju.core.verifying import FairFinding, verify_fair
from paiju.games import GAMES, game_of
from scripts import generate_fair_vectors
from tests.room.fair_table import FairTable

VECTORS: dict[str, Any] = json.loads(generate_fair_vectors.TARGET.read_text(encoding="utf-8"))


# ── vectors ──────────────────────────────────────────────────────────────────


def test_vectors_that_the_browser_is_tested_with_are_what_the_code_gives() -> None:
    assert generate_fair_vectors.TARGET.read_text(encoding="utf-8") == generate_fair_vectors.generated()


def test_vectors_hold_every_game_and_rejected_words() -> None:
    assert {deal["game"] for deal in VECTORS["deals"]} == set(GAMES)
    assert {
        deal["game"] for deal in map(json.loads, (hand["headers"][0] for hand in VECTORS["hands"]))
    } == set(GAMES)
    key = next(draws["key"] for draws in VECTORS["draws"] if draws["below"] == 3_000_000_000)
    words, drawn = Draws(bytes.fromhex(key)), Draws(bytes.fromhex(key))
    taken = [drawn.below(3_000_000_000) for _ in range(40)]
    assert [words.below(2**32) for _ in range(40)] != taken


def test_hash_and_key_are_the_published_ones() -> None:
    assert hash_of_text("abc") == "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad"
    assert hash_of_bytes("616263") == hash_of_text("abc")
    # RFC 4231, test case 6: a key longer than a block; H and the nonces are the message.
    message = b"Test Using Larger Than Block-Size Key - Hash Key First".hex()
    key = deal_key("aa" * 131, message[:64], [None, message[64:], None])
    assert key.hex() == "60e431591ee0b67f0d8a26aacbf5b77f8e0bc6213728c5140546040f0ee37f54"


def test_canonical_json_is_written_in_one_way_only() -> None:
    assert canonical({"b": (1, None), "a": {"名": 'x"\n'}}) == '{"a":{"名":"x\\"\\n"},"b":[1,null]}'
    laid_out = b'{"b": [1, null],\n "a": {}}'
    assert transcript_of(laid_out) == transcript_of(b'{"a":{},"b":[1,null]}') != transcript_of(b'{"a":{}}')


# ── shuffles ─────────────────────────────────────────────────────────────────


def keyed(number: int) -> Draws:
    """The draws of a deal with one nonce, all from fixed seeds."""
    seed, nonce = hash_of_text(f"seed {number}"), hash_of_text(f"nonce {number}")
    return Draws(deal_key(seed, hash_of_text("header"), [nonce]))


def chi_square(observed: Counter[Any], cells: int) -> float:
    expected = observed.total() / cells
    return sum((observed[cell] - expected) ** 2 for cell in observed) / expected + expected * (
        cells - len(observed)
    )


def by_place(shuffle: Callable[[Draws], tuple[int, ...]], size: int, rounds: int) -> float:
    """How far the counts of item and place are from even, in standard deviations of a uniform shuffle."""
    observed: Counter[Any] = Counter()
    for number in range(rounds):
        observed.update(enumerate(shuffle(keyed(number))))
    free = (size - 1) ** 2
    return float((chi_square(observed, size * size) * (size - 1) / size - free) / (2 * free) ** 0.5)


def test_all_orders_of_few_items_are_equally_likely() -> None:
    observed = Counter(keyed(number).shuffled("abcd") for number in range(9600))
    assert len(observed) == 24
    assert chi_square(observed, 24) < 49.73  # 0.001 of 23 degrees of freedom


def test_every_item_is_equally_likely_in_every_place() -> None:
    assert abs(by_place(lambda draws: draws.shuffled(range(27)), 27, 3000)) < 3.3


def test_a_shuffle_that_is_known_to_be_uneven_is_found() -> None:
    def uneven(draws: Draws) -> tuple[int, ...]:
        order = list(range(27))
        for place in range(27):
            other = draws.below(27)
            order[place], order[other] = order[other], order[place]
        return tuple(order)

    assert by_place(uneven, 27, 3000) > 10


@pytest.mark.parametrize("game", list(GAMES))
def test_what_a_deal_draws_first_is_even(game: str) -> None:
    rules = game_of(game)
    options = rules.options_type.parse()
    carry, rounds = rules.first_carry(options), 400
    deals = [rules.deal(options, carry, keyed(number)) for number in range(rounds)]
    drawn: dict[str, Counter[Any]] = {}
    for deal in deals:
        for name in ("first", "holder", "leader", "dealer"):
            if hasattr(deal, name):
                drawn.setdefault(name, Counter())[getattr(deal, name)] += 1
        joker = [seat for seat, hand in enumerate(getattr(deal, "hands", ())) if "W" in hand]
        drawn.setdefault("joker", Counter()).update(joker[:1] if len(joker) == 1 else [])
        for place, die in enumerate(getattr(deal, "dice", ())):
            drawn.setdefault(f"die {place}", Counter())[die] += 1
    for name, observed in drawn.items():
        cells = 6 if "die" in name else 4
        if observed:
            assert chi_square(observed, cells) < (20.52 if cells == 6 else 16.27), (name, observed)  # 0.001


# ── each field changed ───────────────────────────────────────────────────────


def hands_of(game: str) -> tuple[Record, Record]:
    """Two hands in a row; in the second person 2 did not open at first."""
    table = FairTable(game, bots=(3,), online=(0, 1, 2))
    first = table.played((0, 1, 2))
    table.all_ready()
    for person in range(3):
        table.commit(person)
    table.open(0)
    table.open(1)
    table.wait()
    return first, table.played((0, 1))


HANDS = {game: hands_of(game) for game in GAMES}


def leaves(value: Any, path: tuple[str | int, ...] = ()) -> Iterator[tuple[str | int, ...]]:
    """The paths of all values that are no containers."""
    entries = (
        value.items() if isinstance(value, dict) else enumerate(value) if isinstance(value, list) else None
    )
    if entries is None:
        yield path
        return
    for key, item in entries:
        yield from leaves(item, (*path, key))


def changed(value: Any) -> Any:
    """Another value that could stand in the same place."""
    match value:
        case bool():
            return not value
        case int():
            return value + 1
        case None:
            return "0" * 64
        case str() if len(value) == 64:
            return ("1" if value[0] == "0" else "0") + value[1:]
        case "3s" | "11o":
            return "4s" if value == "3s" else "66o"
        case str():
            return "3s" if len(value) == 2 or value in "wW" else "11o" if len(value) == 3 else value + "x"
    raise AssertionError(value)


def at(value: Any, path: tuple[str | int, ...]) -> Any:
    for step in path:
        value = value[step]
    return value


def with_change(record: Record, path: tuple[str | int, ...], new: Any) -> bytes:
    raw = json.loads(record.to_json())
    at(raw, path[:-1])[path[-1]] = new
    return json.dumps(raw).encode()


def check(data: bytes, previous: bytes | None = None, commitment: str | None = None) -> FairFinding:
    record = Record.from_json(data)
    return verify_fair(record, game_of(record.game), previous, commitment)


@pytest.mark.parametrize("game", list(GAMES))
def test_every_field_that_the_deal_depends_on_is_found_where_it_is_changed(game: str) -> None:
    record = HANDS[game][1]
    assert check(record.to_json()).void == ((2,),)
    raw = json.loads(record.to_json())
    paths = [path for path in leaves(raw) if path[0] not in ("actions", "settlement")]
    assert len(paths) > 100
    for path in paths:
        with pytest.raises(PaijuError):
            check(with_change(record, path, changed(at(raw, path))))


@pytest.mark.parametrize("game", list(GAMES))
def test_every_option_is_found_where_it_is_changed(game: str) -> None:
    record = HANDS[game][1]
    found = 0
    for field in game_of(game).options_type.fields():
        for choice in (*field.choices, field.least, field.most):
            if choice in (None, record.options[field.name]):
                continue
            data = with_change(record, ("options", field.name), choice)
            with pytest.raises(PaijuError) as fault:
                check(data)
            found += fault.value.code == "fair-commitment"
    assert found >= 3


@pytest.mark.parametrize("game", list(GAMES))
def test_course_and_settlement_are_held_by_the_record_after(game: str) -> None:
    first, second = HANDS[game]
    assert check(second.to_json(), first.to_json()).contributors == (0, 1)
    raw = json.loads(first.to_json())
    for path in leaves(raw):
        if path[0] in ("actions", "settlement"):
            data = with_change(first, path, changed(at(raw, path)))
            with pytest.raises(RecordError) as fault:
                check(second.to_json(), data)
            assert fault.value.params["field"] == "$.fair.previous"


A = "$.fair.attempts"


@pytest.mark.parametrize(
    ("path", "new", "code", "field"),
    [
        (("fair", "table"), "other", "fair-commitment", f"{A}[0].commitment"),
        (("fair", "match"), 2, "fair-commitment", f"{A}[0].commitment"),
        (("fair", "previous"), None, "fair-commitment", f"{A}[0].commitment"),
        (("persons", 0), "Zed", "fair-commitment", f"{A}[0].commitment"),
        (("carry", "hand"), 3, "fair-commitment", f"{A}[0].commitment"),
        (("fair", "attempts", 0, "commitment"), "0" * 64, "fair-commitment", f"{A}[0].commitment"),
        (("fair", "attempts", 1, "commitment"), "0" * 64, "fair-commitment", f"{A}[1].commitment"),
        (("fair", "attempts", 0, "seed"), "0" * 64, "fair-hash", f"{A}[0].seed"),
        (("fair", "attempts", 1, "seed"), "0" * 64, "fair-hash", f"{A}[1].seed"),
        (("fair", "attempts", 1, "seed_hash"), "0" * 64, "fair-hash", f"{A}[1].seed"),
        (("fair", "attempts", 0, "nonces", 1), "0" * 64, "fair-hash", f"{A}[0].nonces[1]"),
        (("fair", "attempts", 0, "nonces", 3), "0" * 64, "fair-hash", f"{A}[0].nonces[3]"),
        (("fair", "attempts", 1, "nonces", 0), "0" * 64, "fair-hash", f"{A}[1].nonces[0]"),
        (("fair", "attempts", 1, "nonces", 0), None, "fair-unopened", f"{A}[1].nonces[0]"),
        (("fair", "attempts", 1, "nonce_hashes", 0), None, "fair-hash", f"{A}[1].nonces[0]"),
        (("fair", "attempts", 1, "nonce_hashes", 2), "0" * 64, "fair-again", f"{A}[1].nonce_hashes[2]"),
        (("fair", "attempts", 0, "nonce_hashes", 2), None, "fair-void", f"{A}[0].nonces"),
        (("fair", "attempts", 0, "nonces"), [None] * 3, "fair-width", f"{A}[0].nonces"),
        (("deal", "first"), 9, "fair-deal", "$.deal.first"),
        (("deal", "hands", 2, 5), "W", "fair-deal", "$.deal.hands[2][5]"),
        (("deal", "holder"), 9, "fair-deal", "$.deal.holder"),
    ],
)
def test_what_does_not_fit_is_named(path: tuple[str | int, ...], new: Any, code: str, field: str) -> None:
    with pytest.raises(RecordError) as fault:
        check(with_change(HANDS["datong"][1], path, new))
    assert (fault.value.code, fault.value.params["field"]) == (code, field)
    assert field in str(fault.value)


def test_commitment_that_somebody_was_shown_must_be_that_of_the_record() -> None:
    record = HANDS["datong"][1]
    assert record.fair is not None
    shown = record.fair.attempts[-1].commitment
    assert check(record.to_json(), commitment=shown.upper() + "\n").commitment == shown
    with pytest.raises(RecordError) as fault:
        check(record.to_json(), commitment=record.fair.attempts[0].commitment)
    assert fault.value.code == "fair-shown"


def test_record_forged_as_a_whole_fits_in_itself_but_not_what_was_shown() -> None:
    """Whoever makes a record anew from the beginning can choose its deal: only what was shown before holds it."""
    shown = HANDS["datong"][1]
    forged = FairTable("datong", bots=(3,)).played((0, 1, 2))
    assert shown.fair is not None
    check(forged.to_json())
    with pytest.raises(RecordError):
        check(forged.to_json(), commitment=shown.fair.attempts[-1].commitment)


def test_record_without_a_fair_deal_says_so() -> None:
    plain = msgspec.structs.replace(HANDS["datong"][1], fair=None)
    with pytest.raises(RecordError) as fault:
        check(plain.to_json())
    assert fault.value.code == "fair-none"
    assert plain.verify(game_of("datong")).agrees


def test_record_with_a_carry_that_is_none_is_refused() -> None:
    for seating in ([0, 0, 1, 2], None, "x"):
        with pytest.raises(RecordError) as fault:
            check(with_change(HANDS["datong"][1], ("carry", "seating"), seating))
        assert fault.value.code == "carry-seats"


def test_tiles_that_a_page_sees_drawn_stand_in_the_wall_where_it_looks_for_them() -> None:
    """The page notes each tile that its person draws by the number of tiles left in the wall."""
    rules, seen = game_of("wahua"), 0
    for seed in range(6):
        state = rules.new_hand(seed)
        rng = Draws.from_seed("page", seed)
        while state.settlement is None:
            seat = state.to_act[rng.below(len(state.to_act))]
            actions = [action for action in state.actions(seat) if action != Flee()]
            state, _ = state.apply(seat, actions[rng.below(len(actions))])
            for other in range(4):
                view = state.view(other)
                if view.drawn is not None:
                    assert state.deal.wall[135 - view.wall] == view.drawn
                    seen += 1
    assert seen > 100
