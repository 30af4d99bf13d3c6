"""The ways to a table beside its link: the code that a host reads out, and who waits to be let in.

A code has six digits and works while a place is free and the match has not begun. Who types it knocks; the host
lets in or not, and only then the link is told. Wrong codes are few: for all together, for each asker and each
address; a table whose host has refused many gets another code.
"""

import secrets
import unicodedata
from collections import OrderedDict
from collections.abc import Callable
from typing import Literal

from msgspec import Struct

from paiju.core.errors import PaijuError
from paiju.server.pace import Pace

DIGITS = 6
KEPT = 1000
"""So many who knock are remembered."""
WINDOW = 60.0
ALL = ""
MOST_WRONG = 60
"""So many wrong codes a minute from all together."""
MOST_WRONG_EACH = 6
"""So many wrong codes a minute from one asker."""
MOST_WRONG_ADDRESS = 20
"""So many wrong codes a minute from one address: nobody alone shuts the door for all."""
MOST_REFUSED = 8
"""So many whom the host refuses may have found a table's code by guessing."""


class DoorClosed(PaijuError):
    """A code that opens nothing, or too many of them."""


class Waiting(Struct):
    """Somebody who has knocked."""

    table: str
    key: str
    state: Literal["waiting", "admitted", "refused"] = "waiting"


class Doors:
    """The codes of all tables of a server. They are kept in memory: a host's page asks for a new one."""

    def __init__(self, clock: Callable[[], float]) -> None:
        self._clock = clock
        self._tables: dict[str, str] = {}
        self._refused: dict[str, int] = {}
        self._waiting: OrderedDict[str, Waiting] = OrderedDict()
        self._wrong = Pace((MOST_WRONG, WINDOW))
        self._wrong_each = Pace((MOST_WRONG_EACH, WINDOW))
        self._wrong_address = Pace((MOST_WRONG_ADDRESS, WINDOW))

    def code_of(self, table: str) -> str:
        """The code of a table, a new one where it has none."""
        for code, other in self._tables.items():
            if other == table:
                return code
        while (code := f"{secrets.randbelow(10**DIGITS):0{DIGITS}}") in self._tables:
            pass
        self._tables[code] = table
        return code

    def withdraw(self, table: str) -> None:
        """A table's code is worth nothing any more."""
        self._tables = {code: other for code, other in self._tables.items() if other != table}
        self._refused.pop(table, None)

    def table_of(self, code: str, asker: str, address: str) -> str:
        """The table of a code; DoorClosed where there is none, or where too many wrong ones were tried."""
        now = self._clock()
        tried = ((self._wrong, ALL), (self._wrong_each, asker), (self._wrong_address, address))
        if not all(pace.may(who, now) for pace, who in tried):
            raise DoorClosed("codes-too-many")
        table = self._tables.get("".join(unicodedata.normalize("NFKC", code).split()))
        if table is None:
            for pace, who in tried:
                pace.take(who, now)
            raise DoorClosed("code-unknown")
        return table

    def knock(self, table: str, key: str) -> tuple[str, bool]:
        """Somebody waits at a table's door; returns the id to ask by, and whether (s)he has only now come to it."""
        for ident, waiting in self._waiting.items():
            if (waiting.table, waiting.key, waiting.state) == (table, key, "waiting"):
                return ident, False
        ident = secrets.token_urlsafe(12)
        self._waiting[ident] = Waiting(table, key)
        while len(self._waiting) > KEPT:
            self._waiting.popitem(last=False)
        return ident, True

    def waiting_at(self, table: str) -> set[str]:
        """Who waits at a table's door, by the ids that they ask by."""
        waiting = self._waiting.items()
        return {ident for ident, one in waiting if (one.table, one.state) == (table, "waiting")}

    def forget(self, knock: str) -> None:
        """Who knocked could not be told to the host."""
        self._waiting.pop(knock, None)

    def answered(self, knock: str, yes: bool) -> None:
        """The host has let in, or not."""
        waiting = self._waiting.get(knock)
        if waiting is None:
            return
        waiting.state = "admitted" if yes else "refused"
        if not yes:
            refused = self._refused[waiting.table] = self._refused.get(waiting.table, 0) + 1
            if refused >= MOST_REFUSED:
                self.withdraw(waiting.table)

    def waiting(self, knock: str) -> Waiting:
        """How it stands with who knocked; DoorClosed for an id that is not known."""
        if knock not in self._waiting:
            raise DoorClosed("knock-unknown")
        return self._waiting[knock]
