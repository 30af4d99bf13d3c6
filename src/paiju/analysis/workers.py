"""Work on many numbered deals, spread over processes or machines. What comes out does not depend on where."""

import signal
import threading
from collections import deque
from collections.abc import Callable, Generator
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from contextlib import AbstractContextManager, contextmanager
from functools import partial
from multiprocessing import get_context, parent_process
from os import _exit
from typing import Protocol, TypeVar

from paiju.core.errors import OptionsError, PaijuError

T = TypeVar("T")

CHUNK = 8
"""Deals that a worker takes at a time: a progress bar moves smoothly, and taking costs next to nothing."""
AHEAD = 8
"""Chunks under way for each worker: who is done early does not wait for who is late."""

HOLDS_BACK = hasattr(signal, "pthread_sigmask")
"""Whether signals can be made to wait here."""


class Submit(Protocol):
    """Begins some work, which can be pickled; what comes back waits for its result."""

    def __call__(self, work: Callable[[], T]) -> Callable[[], T]:
        """The result to wait for."""


class WorkersError(PaijuError):
    """Work that could not be done where it was to be done."""


class Workers(Protocol):
    """Where work is done."""

    def open(self, pieces: int) -> AbstractContextManager[tuple[Submit, int]]:
        """Where to submit so many pieces of work, and how many are done at once; what is still under way in the end
        is dropped.

        Raises WorkersError where there is nobody to work.
        """


class Processes:
    """So many processes of this machine; with one all is done in the calling one."""

    def __init__(self, jobs: int = 1) -> None:
        if type(jobs) is not int or jobs < 1:
            raise OptionsError("count", name="jobs", given=str(jobs))
        self.jobs = jobs

    @contextmanager
    def open(self, pieces: int) -> Generator[tuple[Submit, int], None, None]:
        """See `Workers`."""
        jobs = min(self.jobs, pieces)
        if jobs == 1:
            yield _as_it_is, 1
            return
        # A spawned process inherits no locks or threads of this one, on any platform.
        pool = ProcessPoolExecutor(jobs, mp_context=get_context("spawn"), initializer=_begin)

        def submit(work: Callable[[], T]) -> Callable[[], T]:
            with _interrupts_held_back():
                return pool.submit(work).result

        try:
            yield submit, jobs
        except BrokenProcessPool as died:
            raise WorkersError("workers-died") from died
        finally:
            pool.shutdown(cancel_futures=True)


HERE = Processes(1)
"""The calling process."""


def _as_it_is(work: Callable[[], T]) -> Callable[[], T]:
    """The work itself: it is done when its result is wanted."""
    return work


@contextmanager
def _interrupts_held_back() -> Generator[None, None, None]:
    """Ctrl-C waits, here and in the processes that begin meanwhile, until they can end at it without a word."""
    if not HOLDS_BACK:
        yield
        return
    before = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)


def _begin() -> None:
    """In a process: end at Ctrl-C, and together with the process that has begun it."""
    signal.signal(signal.SIGINT, signal.SIG_DFL)
    if HOLDS_BACK:
        signal.pthread_sigmask(signal.SIG_UNBLOCK, {signal.SIGINT})
    threading.Thread(target=_end_with_parent, daemon=True).start()


def _end_with_parent() -> None:
    parent = parent_process()
    if parent is not None:
        parent.join()
        _exit(1)


def chunks(
    work: Callable[[int], T], first: int, end: int, workers: Workers, size: int = CHUNK
) -> Generator[list[T], None, None]:
    """`work` done from `first` to before `end`, in order, `size` at a time; who stops asking ends it.

    `work` must be picklable.
    """
    starts = range(first, end, size)
    if not starts:
        return
    under_way: deque[Callable[[], list[T]]] = deque()
    with workers.open(len(starts)) as (submit, together):
        for start in starts:
            under_way.append(submit(partial(_chunk, work, start, min(start + size, end))))
            if len(under_way) >= AHEAD * together:
                yield under_way.popleft()()
        while under_way:
            yield under_way.popleft()()


def _chunk(work: Callable[[int], T], start: int, end: int) -> list[T]:
    return [work(index) for index in range(start, end)]
