"""What environments are given, checked before anything is done with it."""

import operator
from typing import Any

import numpy as np

from paiju.core.draws import check_seed
from paiju.core.errors import OptionsError


def whole(value: object) -> int | None:
    """A whole number of Python or NumPy as Python's, None where this is none: no truth value, text or fraction is."""
    if isinstance(value, (bool, np.bool_)):
        return None
    number: Any = value
    try:
        return operator.index(number)
    except TypeError:
        return None


def seed_of(value: object) -> int:
    """A whole number from 0 up as a seed, else OptionsError."""
    number = whole(value)
    check_seed(value if number is None else number)
    return number or 0


def switch(name: str, value: object) -> bool:
    """True or False, else OptionsError."""
    if isinstance(value, bool):
        return value
    raise OptionsError("option-value", option=name, value=str(value), allowed="True, False")
