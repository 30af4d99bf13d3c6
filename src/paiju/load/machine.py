"""What a load needs of the machine: many open files, a quick event loop, processors apart."""

import asyncio
import gc
import os
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress


def raise_file_limit() -> None:
    """Let this process, and those that it starts, have as many sockets as the system allows."""
    with suppress(ImportError, OSError, ValueError):
        import resource

        _, most = resource.getrlimit(resource.RLIMIT_NOFILE)
        resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))


def loop_factory() -> Callable[[], asyncio.AbstractEventLoop] | None:
    """The quickest event loop that is installed."""
    with suppress(ImportError):
        import uvloop

        return uvloop.new_event_loop
    return None


@contextmanager
def one_processor() -> Iterator[set[int]]:
    """Keep to one processor meanwhile; gives the others, none where there is no choice."""
    if sys.platform != "linux" or len(os.sched_getaffinity(0)) < 2:
        yield set()
        return
    before = os.sched_getaffinity(0)
    mine = {max(before)}
    os.sched_setaffinity(0, mine)
    try:
        yield before - mine
    finally:
        os.sched_setaffinity(0, before)


def keep_to(pid: int, processors: set[int]) -> None:
    """Let a process that has just been started run on these processors only."""
    if sys.platform == "linux" and processors:
        os.sched_setaffinity(pid, processors)


def load_average() -> float | None:
    """How many processes ran or waited for a processor in the last minute; None where that is not counted."""
    return round(os.getloadavg()[0], 2) if hasattr(os, "getloadavg") else None


@contextmanager
def without_collector() -> Iterator[None]:
    """Search for no cycles meanwhile: thousands of clients in one process would stand still for it all at once."""
    gc.collect()
    gc.disable()
    try:
        yield
    finally:
        gc.enable()
