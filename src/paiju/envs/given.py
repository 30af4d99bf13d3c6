"""What environments are given, checked before anything is done with it."""

import operator
from typing import Any

from paiju.core.errors import OptionsError


def whole(value: object) -> int | None:
    """A whole number of Python or NumPy as Python's, None where this is none: no truth value, text or fraction is."""
    number: Any = value
    try:
        return None if isinstance(value, bool) else operator.index(number)
    except TypeError:
        return None


def switch(name: str, value: object) -> bool:
    """True or False, else OptionsError."""
    if isinstance(value, bool):
        return value
    raise OptionsError("option-value", option=name, value=str(value), allowed="True, False")
