"""`exec:COMMAND`: a bot that is a program of its own, asked over its input and output.

The programs are the one thing among the bots that lies outside of this process. Each command is started once, when
it is first asked, and serves all seats and hands that name it here.
"""

import os
import shlex
import subprocess
from contextlib import suppress
from multiprocessing.util import Finalize
from queue import Empty, SimpleQueue
from threading import Thread
from time import monotonic

from paiju.bots.base import Budget
from paiju.bots.protocol import (
    LIMIT_SECONDS,
    LONGEST_LINE,
    Answer,
    Fault,
    Greeting,
    Hello,
    ProgramError,
    legal_action,
    line_of,
    question,
    understood,
)
from paiju.core.actions import Action
from paiju.core.draws import Draws
from paiju.core.errors import NotationError
from paiju.core.game import View

PREFIX = "exec:"
SEEDS = 1 << 31


class ExternalBot:
    """The bot that a command runs. ProgramError where it cannot be started, ends, is silent or answers what is no legal
    action; the program is then ended.
    """

    def __init__(self, command: str, seed: int, budget: Budget, limit_seconds: float = LIMIT_SECONDS) -> None:
        """NotationError for a command that names no program."""
        try:
            self._words = tuple(shlex.split(command, posix=os.name == "posix"))
        except ValueError:
            self._words = ()
        if not self._words:
            raise NotationError("program-command", command=command)
        self._draws = Draws.from_seed("program", seed)
        self._budget, self._limit = budget, limit_seconds

    def act(self, view: View) -> Action:
        """What the program answers."""
        program = _RUNNING.get(self._words)
        if program is None:
            program = _RUNNING[self._words] = Program(self._words, self._limit)
        try:
            return program.ask(view, self._draws.below(SEEDS), self._budget, self._limit)
        except BaseException:
            del _RUNNING[self._words]
            program.end()
            raise


class Program:
    """A program that runs, and has greeted."""

    def __init__(self, words: tuple[str, ...], limit: float) -> None:
        self._name = words[0]
        self._asked = 0
        self._said: SimpleQueue[bytes] = SimpleQueue()
        self._heard: SimpleQueue[bytes] = SimpleQueue()
        try:
            self._process = subprocess.Popen(words, stdin=subprocess.PIPE, stdout=subprocess.PIPE)
        except (OSError, ValueError) as fault:
            raise ProgramError("program-start", program=self._name) from fault
        self._threads = [Thread(target=work, daemon=True) for work in (self._write, self._read)]
        for thread in self._threads:
            thread.start()
        try:
            self._say(line_of(Greeting(limit_seconds=limit)))
            if not isinstance(understood(self._next(limit)), Hello):
                raise ProgramError("program-unreadable")
        except BaseException:
            self.end()
            raise

    def ask(self, view: View, seed: int, budget: Budget, limit: float) -> Action:
        """The legal action that the program answers in that many seconds."""
        self._asked += 1
        self._say(question(view, self._asked, seed, budget))
        try:
            answer = understood(self._next(limit))
            if not isinstance(answer, Answer) or answer.id != self._asked:
                raise ProgramError("program-unreadable")
            return legal_action(view, answer)
        except ProgramError as fault:
            self._say(line_of(Fault(fault.code, fault.text())))
            raise

    def end(self) -> None:
        """End it at once."""
        with suppress(OSError):
            self._process.kill()
        self._process.wait()
        self._say(b"")
        for thread in self._threads:
            thread.join(1.0)  # what the program has started may keep its end of a pipe open

    def _say(self, line: bytes) -> None:
        """Have a line written aside: who does not read must not make this process wait. After an empty one, no more."""
        self._said.put(line)

    def _write(self) -> None:
        assert self._process.stdin is not None
        with suppress(OSError), self._process.stdin as pipe:
            while line := self._said.get():
                pipe.write(line)
                pipe.flush()

    def _read(self) -> None:
        """Hand on what the program says; an empty line is the end of it."""
        assert self._process.stdout is not None
        with self._process.stdout as pipe:
            while line := pipe.readline(LONGEST_LINE):
                self._heard.put(line)
        self._heard.put(b"")

    def _next(self, limit: float) -> bytes:
        """The next line with anything on it."""
        until = monotonic() + limit
        while True:
            try:
                line = self._heard.get(timeout=max(0.0, until - monotonic()))
            except Empty:
                raise ProgramError("program-silent", program=self._name, seconds=f"{limit:g}") from None
            if not line:
                raise ProgramError("program-ended", program=self._name)
            if line.strip():
                return line


_RUNNING: dict[tuple[str, ...], Program] = {}


def _end_all() -> None:
    while _RUNNING:
        _RUNNING.popitem()[1].end()


# At the end of this process, be it one that does a part of some work for another.
Finalize(None, _end_all, exitpriority=10)
