"""Work on many numbered hands, spread over processes. What comes out does not depend on how many."""

from collections.abc import Callable, Generator
from concurrent.futures import ProcessPoolExecutor
from functools import partial
from multiprocessing import get_context
from typing import TypeVar

T = TypeVar("T")

CHUNK = 8
"""Hands that a process takes at a time: a progress bar moves smoothly, and taking costs next to nothing."""


def spread(
    work: Callable[[int], T], count: int, jobs: int, progress: Callable[[int], None] | None
) -> list[T]:
    """`work` done for 0 … count − 1, in order, on `jobs` processes (1: in this one).

    `progress` is called in this process with the number newly done. `work` must be picklable.
    """
    done: list[T] = []
    for results in chunks(work, 0, count, jobs):
        done += results
        if progress:
            progress(len(results))
    return done


def chunks(
    work: Callable[[int], T], first: int, end: int, jobs: int, size: int = CHUNK
) -> Generator[list[T], None, None]:
    """`work` done from `first` to before `end`, in order, `size` at a time; who stops asking ends it."""
    starts = range(first, end, size)
    chunk = partial(_chunk, work, end, size)
    if jobs <= 1:
        yield from map(chunk, starts)
        return
    # A spawned process inherits no locks or threads of this one, on any platform.
    with ProcessPoolExecutor(min(jobs, len(starts)) or 1, mp_context=get_context("spawn")) as pool:
        yield from pool.map(chunk, starts)


def _chunk(work: Callable[[int], T], end: int, size: int, start: int) -> list[T]:
    return [work(index) for index in range(start, min(start + size, end))]
