"""What has been played, kept in a file deal by deal, so that a long run goes on where it was stopped.

The first line says what is played, each further one is a deal as JSON, in order. A last line that was cut off, with
the process that wrote it, counts for nothing.
"""

from collections.abc import Callable, Collection, Generator, Iterator
from contextlib import closing
from itertools import islice
from pathlib import Path
from typing import BinaryIO, Generic, Protocol, TypeVar

import msgspec
from msgspec import Struct

from paiju.analysis.workers import CHUNK, Workers, chunks
from paiju.core.errors import OptionsError
from paiju.games import game_of

BATCH = 500
"""So many deals of a file are read at once."""


class Numbered(Protocol):
    """A deal that was played."""

    @property
    def deal(self) -> int:
        """Its number, from 0."""


R = TypeVar("R", bound=Numbered)


class Kept(Generic[R]):
    """A file of deals of the type `row`."""

    def __init__(self, path: Path, heading: bytes, row: type[R]) -> None:
        self.path, self.heading, self.row = path, heading + b"\n", row

    def read(self, file: BinaryIO, most: int) -> Iterator[list[R]]:
        """The deals that stand there, `most` at most, some at a time; a new file is begun.

        OptionsError refuses the file of something else.
        """
        file.seek(0)
        first = file.readline()
        if first != self.heading:
            if not self.heading.startswith(first):
                raise self._unlike(first)
            file.truncate(0)
            self._write(file, self.heading)
            return
        read, end, more = 0, len(first), True
        while more and read < most:
            lines = list(islice(file, min(BATCH, most - read)))
            whole = [line for line in lines if line.endswith(b"\n")]
            yield [self._deal(line, read + place) for place, line in enumerate(whole)]
            read += len(whole)
            end += sum(map(len, whole))
            more = bool(lines) and lines == whole
        if read < most:
            file.truncate(end)

    def append(self, file: BinaryIO, deals: list[R]) -> None:
        """Write down what was played."""
        self._write(file, b"".join(msgspec.json.encode(deal) + b"\n" for deal in deals))

    def _write(self, file: BinaryIO, data: bytes) -> None:
        try:
            file.write(data)
            file.flush()
        except OSError as fault:  # which names no file
            raise OSError(fault.errno, fault.strerror, str(self.path)) from fault

    def _deal(self, line: bytes, number: int) -> R:
        try:
            deal = msgspec.json.decode(line, type=self.row)
        except msgspec.DecodeError as fault:
            raise self._other() from fault
        if deal.deal != number:
            raise self._other()
        return deal

    def _unlike(self, first: bytes) -> OptionsError:
        """Says in what a file that begins with `first` was played otherwise."""
        try:
            theirs = msgspec.json.decode(first, type=dict[str, object])
        except (msgspec.DecodeError, UnicodeDecodeError):
            return self._other()
        wanted = msgspec.json.decode(self.heading, type=dict[str, object])
        names = [name for name in {**wanted, **theirs} if wanted.get(name) != theirs.get(name)]
        return OptionsError("results-differ", path=str(self.path), names=", ".join(names))

    def _other(self) -> OptionsError:
        return OptionsError("results-other", path=str(self.path))


def played(
    work: Callable[[int], R], count: int, workers: Workers, kept: Kept[R] | None, size: int = CHUNK
) -> Generator[list[R], None, None]:
    """The deals 0 … count − 1 in order, some at a time: those that are kept, then those that `work` plays."""
    if kept is None:
        yield from chunks(work, 0, count, workers, size)
        return
    done = 0
    with kept.path.open("ab+") as file:
        for deals in kept.read(file, count):
            done += len(deals)
            yield deals
        with closing(chunks(work, done, count, workers, size)) as new:
            for deals in new:
                kept.append(file, deals)
                yield deals


class Spec(Protocol):
    """What is played of a game, from a seed."""

    @property
    def game(self) -> str:
        """The name of the game."""

    @property
    def seed(self) -> int:
        """The number from which the deals follow."""


def heading(spec: Spec, endings: Collection[str]) -> bytes:
    """What a file says first: the kind of run, the revision of the rules, and what is played but for when it ends."""
    same = {name: value for name, value in msgspec.to_builtins(spec).items() if name not in endings}
    return msgspec.json.encode({"kind": type(spec).__name__, "revision": game_of(spec.game).revision, **same})


class _Seeded(Struct):
    seed: int


def kept_seed(path: Path) -> int | None:
    """The seed of what a file holds; None where there is no file of deals."""
    try:
        with path.open("rb") as file:
            return msgspec.json.decode(file.readline(), type=_Seeded).seed
    except (OSError, msgspec.DecodeError):
        return None
