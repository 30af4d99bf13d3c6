"""What the numbers of an observation mean: named fields, one behind the other."""

from collections.abc import Iterable, Iterator
from math import prod
from typing import TypeVar

import numpy as np
import numpy.typing as npt
from msgspec import Struct

N = TypeVar("N", bound=np.generic)


class Field(Struct, frozen=True):
    """Some numbers of an observation: what they are called, how they are arranged, and what they mean.

    A first dimension of as many numbers as there are seats begins with the viewer's, then the next one's and so on.
    """

    name: str
    shape: tuple[int, ...]
    meaning: str

    @property
    def size(self) -> int:
        """How many numbers these are."""
        return prod(self.shape)


class Layout:
    """The fields of an observation in order."""

    def __init__(self, fields: Iterable[Field]) -> None:
        self.fields = tuple(fields)
        self.size = sum(field.size for field in self.fields)

    def slices(self) -> Iterator[tuple[Field, slice]]:
        """Each field and where it stands."""
        start = 0
        for field in self.fields:
            yield field, slice(start, start + field.size)
            start += field.size

    def read(self, observation: npt.NDArray[N]) -> dict[str, npt.NDArray[N]]:
        """The numbers of an observation, or of a batch of them, by field."""
        return {
            field.name: observation[..., place].reshape(*observation.shape[:-1], *field.shape)
            for field, place in self.slices()
        }
