"""Fair deals: chance that nobody at the table, and not the server either, can choose.

Before a deal each person's client sends the SHA-256 of a nonce of 32 random bytes. Then the server draws a seed of
32 bytes and shows its SHA-256 and the *commitment* H, the SHA-256 of a header that names all that the deal
depends on. Then the nonces are opened, and the deal is drawn from HMAC-SHA256(seed, H ‖ nonces), the nonces in
the order of their persons' numbers. A person who does not open makes the attempt void; its seed is opened, and the
next attempt goes without that nonce. Everything is kept in the record.
"""

import hashlib
import hmac
import json
from collections.abc import Sequence
from typing import Annotated, Any

import msgspec
from msgspec import Meta, Struct

from paiju.core.reading import decoded

FORMAT = "paiju-fair"
VERSION = 1
BYTES = 32
"""The length of a seed and of a nonce."""

Hex32 = Annotated[str, Meta(pattern=r"^[0-9a-f]{64}$(?!\n)")]
"""32 bytes as hexadecimal digits."""


class Attempt(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """An attempt at a deal, opened: only the last one of a hand was dealt from, those before it are void."""

    commitment: Hex32
    """H, the SHA-256 of the header."""
    seed_hash: Hex32
    seed: Hex32
    nonce_hashes: tuple[Hex32 | None, ...]
    """By person; None for one who took no part."""
    nonces: tuple[Hex32 | None, ...]
    """By person; in a void attempt None too for one who did not open."""


class Fair(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """What a record keeps of a fair deal, beside what it has anyway."""

    table: str
    match: Annotated[int, Meta(ge=1)]
    """The number of the match at the table."""
    previous: Hex32 | None
    """The hash of the record of the hand before at the table, None for the first one."""
    attempts: Annotated[tuple[Attempt, ...], Meta(min_length=1, max_length=20)]


class Terms(Struct, frozen=True, kw_only=True):
    """All that a deal depends on beside the seed and the nonces."""

    table: str
    match: int
    previous: str | None
    game: str
    revision: int
    options: dict[str, Any]
    persons: Sequence[str]
    """The names by person."""
    carry: dict[str, Any]

    def header(self, attempt: int, nonce_hashes: Sequence[str | None]) -> str:
        """The header of attempt number `attempt`, from 1: canonical JSON."""
        return canonical(
            {
                "format": FORMAT,
                "version": VERSION,
                "game": self.game,
                "revision": self.revision,
                "options": self.options,
                "table": self.table,
                "match": self.match,
                "hand": self.carry["hand"],
                "attempt": attempt,
                "persons": [self.persons[person] for person in self.carry["seating"]],
                "carry": self.carry,
                "previous": self.previous,
                "nonce_hashes": list(nonce_hashes),
            }
        )


def canonical(value: Any) -> str:
    """JSON that is written in one way only: keys sorted, no blanks, nothing escaped that need not be."""
    plain = msgspec.to_builtins(value)
    return json.dumps(plain, ensure_ascii=False, sort_keys=True, separators=(",", ":"), allow_nan=False)


def hash_of_text(text: str) -> str:
    """The SHA-256 of a text in UTF-8: of a header it is the commitment."""
    return hashlib.sha256(text.encode()).hexdigest()


def hash_of_bytes(digits: str) -> str:
    """The SHA-256 of a seed or a nonce, which is given as hexadecimal digits."""
    return hashlib.sha256(bytes.fromhex(digits)).hexdigest()


def deal_key(seed: str, commitment: str, nonces: Sequence[str | None]) -> bytes:
    """The key of the draws: HMAC-SHA256(seed, H ‖ nonces), the nonces by person, those that there are."""
    opened = "".join(nonce for nonce in nonces if nonce is not None)
    return hmac.digest(bytes.fromhex(seed), bytes.fromhex(commitment + opened), "sha256")


def transcript_of(record: bytes) -> str:
    """The hash of a hand's record, a file of JSON: of what it says, however that is laid out.

    Raises RecordError where it is no JSON.
    """
    return hash_of_text(canonical(decoded(record)))
