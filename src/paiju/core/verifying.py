"""Checking a fair deal against its record: every field must follow from the others, or a RecordError names it."""

from collections.abc import Iterator
from typing import Any

import msgspec
from msgspec import Struct

from paiju.core.draws import Draws
from paiju.core.errors import RecordError
from paiju.core.fair import Attempt, Fair, Terms, deal_key, hash_of_bytes, hash_of_text, transcript_of
from paiju.core.game import Game
from paiju.core.reading import converted
from paiju.core.record import Record


class FairFinding(Struct, frozen=True):
    """What a record proves of its deal."""

    commitment: str
    """H of the attempt that was dealt: what every client was shown before the nonces were opened."""
    contributors: tuple[int, ...]
    """The persons whose nonces the deal was drawn with."""
    void: tuple[tuple[int, ...], ...]
    """For each void attempt the persons who did not open."""


def verify_fair(
    record: Record,
    game: Game[Any, Any, Any, Any],
    previous: bytes | None = None,
    commitment: str | None = None,
) -> FairFinding:
    """What a record proves of its deal; RecordError names the first field that does not fit.

    `previous` is the file of the hand before, `commitment` what somebody was shown before the deal. The course of the
    hand after the deal is for `Record.verify`.
    """
    fair = record.fair
    if fair is None:
        raise RecordError("fair-none")
    terms = terms_of(record, fair)
    gone: set[int] = set()
    void = []
    for number, attempt in enumerate(fair.attempts, 1):
        lacking = _check_attempt(terms, number, attempt, gone, last=number == len(fair.attempts))
        gone |= set(lacking)
        void.append(lacking)
    last = fair.attempts[-1]
    _check_deal(record, game, deal_key(last.seed, last.commitment, last.nonces))
    if previous is not None and fair.previous != transcript_of(previous):
        raise RecordError("fair-previous", field="$.fair.previous")
    if commitment is not None and commitment.strip().lower() != last.commitment:
        raise RecordError("fair-shown", field=f"{_at(len(fair.attempts))}.commitment")
    contributors = tuple(person for person, nonce in enumerate(last.nonces) if nonce is not None)
    return FairFinding(last.commitment, contributors, tuple(void[:-1]))


def terms_of(record: Record, fair: Fair) -> Terms:
    """What the header of a record's deal names. RecordError where the carry is none."""
    seating = record.carry.get("seating")
    if not isinstance(seating, list) or sorted(map(str, seating)) != [*map(str, range(len(record.persons)))]:
        raise RecordError("carry-seats", last=len(record.persons) - 1)
    return Terms(
        table=fair.table,
        match=fair.match,
        previous=fair.previous,
        game=record.game,
        revision=record.revision,
        options=record.options,
        persons=record.persons,
        carry=record.carry | {"hand": record.carry.get("hand")},
    )


def _at(number: int) -> str:
    return f"$.fair.attempts[{number - 1}]"


def _check_attempt(
    terms: Terms, number: int, attempt: Attempt, gone: set[int], last: bool
) -> tuple[int, ...]:
    """The persons who did not open; RecordError where a field does not fit the others."""
    at, players = _at(number), len(terms.persons)
    for name in ("nonce_hashes", "nonces"):
        count = len(getattr(attempt, name))
        if count != players:
            raise RecordError("fair-width", field=f"{at}.{name}", count=count, players=players)
    if attempt.seed_hash != hash_of_bytes(attempt.seed):
        raise RecordError("fair-hash", field=f"{at}.seed", hash=f"{at}.seed_hash")
    lacking = []
    for person, (promised, nonce) in enumerate(zip(attempt.nonce_hashes, attempt.nonces, strict=True)):
        field, promise = f"{at}.nonces[{person}]", f"{at}.nonce_hashes[{person}]"
        if promised is not None and person in gone:
            raise RecordError("fair-again", field=promise, person=person)
        if nonce is not None and promised != hash_of_bytes(nonce):
            raise RecordError("fair-hash", field=field, hash=promise)
        if promised is not None and nonce is None:
            if last:
                raise RecordError("fair-unopened", field=field)
            lacking.append(person)
    if not last and not lacking:
        raise RecordError("fair-void", field=f"{at}.nonces")
    if attempt.commitment != hash_of_text(terms.header(number, attempt.nonce_hashes)):
        raise RecordError("fair-commitment", field=f"{at}.commitment")
    return tuple(lacking)


def _check_deal(record: Record, game: Game[Any, Any, Any, Any], key: bytes) -> None:
    """Draw the deal again from its key."""
    options = game.options_type.parse(record.options)
    carry = converted(record.carry, game.carry_type, "$.carry")
    recorded = converted(record.deal, game.deal_type, "$.deal")
    drawn = game.deal(options, carry, Draws(key))
    if recorded != drawn:
        field = next(_differences(msgspec.to_builtins(recorded), msgspec.to_builtins(drawn), "$.deal"))
        raise RecordError("fair-deal", field=field)


def _differences(one: Any, other: Any, path: str) -> Iterator[str]:
    """The paths at which two values of JSON differ."""
    if isinstance(one, dict) and isinstance(other, dict):
        for name in one:
            yield from _differences(one[name], other.get(name), f"{path}.{name}")
    elif isinstance(one, (list, tuple)) and isinstance(other, (list, tuple)) and len(one) == len(other):
        for place, (mine, theirs) in enumerate(zip(one, other, strict=True)):
            yield from _differences(mine, theirs, f"{path}[{place}]")
    elif one != other:
        yield path
