"""What follows from a value, found when it is first asked for and then kept with it.

A frozen struct with `dict=True` never changes, so what is found once stays true. It is no field: it takes no part in
equality, files or `replace`. Who makes the next value may put into its `__dict__` what it knows of it already.
`functools.cached_property` would do the same, and takes twice the time: in Python 3.11 it locks.
"""

from collections.abc import Callable
from typing import Any, Generic, Self, TypeVar, overload

T = TypeVar("T")


class derived(Generic[T]):
    """A property that is found once for each value."""

    def __init__(self, find: Callable[[Any], T]) -> None:
        self.find = find
        self.name = find.__name__
        self.__doc__ = find.__doc__

    @overload
    def __get__(self, value: None, owner: type) -> Self: ...

    @overload
    def __get__(self, value: object, owner: type) -> T: ...

    def __get__(self, value: Any, owner: type) -> T | Self:
        if value is None:
            return self
        found = value.__dict__[self.name] = self.find(value)
        return found
