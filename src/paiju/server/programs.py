"""Programs that play in a place of a table, each over a socket: who shows the place's token is asked in its stead.

A token is made for the host, who hands it on; only its hash is kept, with the place. A program that is not there, is
late, or answers what is no legal action is stood in for by the table's own bots.
"""

import asyncio
import hashlib
import secrets

from paiju.bots import AT_TABLES
from paiju.bots.protocol import LIMIT_SECONDS, Answer, Fault, ProgramError, legal_action, line_of, question
from paiju.core.actions import Action
from paiju.core.game import View
from paiju.room.room import Room
from paiju.server.outbox import Closing
from paiju.server.viewer import REPLACED, REVOKED

FAILED = 1008
"""The code with which a connection is closed after what is no answer, or none."""


def new_token() -> str:
    """A token that cannot be guessed."""
    return secrets.token_urlsafe(32)


def hash_of_token(token: str) -> str:
    """What is stored of a token."""
    return hashlib.sha256(token.encode()).hexdigest()


def tokens_of(room: Room) -> set[str]:
    """The hashes of the tokens that are good at a table."""
    return {member.token for member in room.members if member.token is not None}


class Line:
    """A program that is connected."""

    def __init__(self) -> None:
        self._said: asyncio.Queue[bytes | int] = asyncio.Queue()
        self._asked = 0
        self._open: dict[int, asyncio.Future[Answer]] = {}

    async def ask(self, view: View, seed: int) -> Action:
        """The legal action that the program answers; ProgramError where it does not."""
        self._asked += 1
        ident = self._asked
        self._open[ident] = asyncio.get_running_loop().create_future()
        try:
            self._said.put_nowait(await asyncio.to_thread(question, view, ident, seed, AT_TABLES))
            return await asyncio.to_thread(legal_action, view, await self._open[ident])
        finally:
            self._open.pop(ident, None)

    def answered(self, answer: Answer) -> None:
        """The program has said something; to a question that is no more open nobody listens."""
        waiting = self._open.get(answer.id)
        if waiting is not None and not waiting.done():
            waiting.set_result(answer)

    def end(self, code: int, fault: ProgramError | None = None) -> None:
        """Tell what is wrong, then close the connection; what was asked has no answer."""
        if fault is not None:
            self._said.put_nowait(line_of(Fault(fault.code, fault.text())))
        self._said.put_nowait(code)
        for waiting in self._open.values():
            if not waiting.done():
                waiting.set_exception(ProgramError("program-gone"))

    async def next(self) -> bytes:
        """What is to be sent next; raises Closing with the code where nothing more is."""
        said = await self._said.get()
        if isinstance(said, int):
            raise Closing(said)
        return said


class Programs:
    """The programs that are connected, by the hashes of their tokens."""

    def __init__(self, limit: float = LIMIT_SECONDS) -> None:
        self.limit = limit
        self._lines: dict[str, Line] = {}

    def join(self, token: str) -> Line:
        """A program has shown a token; one that had shown it before is sent away."""
        self.end(token, REPLACED)
        line = self._lines[token] = Line()
        return line

    def leave(self, token: str, line: Line) -> None:
        """A connection has ended."""
        line.end(FAILED)
        if self._lines.get(token) is line:
            del self._lines[token]

    def end(self, token: str, code: int = REVOKED) -> None:
        """End the connection of a token, as where it is good no more."""
        line = self._lines.pop(token, None)
        if line is not None:
            line.end(code)

    async def ask(self, token: str | None, view: View, seed: int) -> Action | None:
        """What the program with that token does, None where there is none or it fails; then its connection ends."""
        line = None if token is None else self._lines.get(token)
        if line is None:
            return None
        try:
            async with asyncio.timeout(self.limit):
                return await line.ask(view, seed)
        except TimeoutError:
            line.end(FAILED, ProgramError("program-late", seconds=f"{self.limit:g}"))
        except ProgramError as fault:
            line.end(FAILED, fault)
        return None
