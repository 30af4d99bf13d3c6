"""What a `clause` mark may say."""

from __future__ import annotations

import re
from collections.abc import Iterable

import pytest

# A clause of the rule specification, a part of one, or (`.d`) a decision of ours on it: DT7, DZ30b, SK28.d.
CLAUSE = re.compile(r"(DT|FZ|DZ|SK|WH)\d+[a-z]?(\.d)?")

# A test that cites more holds none of them closely.
MOST = 3


def problems(marks: Iterable[pytest.Mark]) -> list[str]:
    """Return what is wrong with the clause marks of a test."""
    found = []
    for mark in marks:
        if mark.kwargs or not 1 <= len(mark.args) <= MOST:
            found.append(f"a clause mark takes one to {MOST} ids: {mark.args or mark.kwargs}")
        found += [
            f"not the id of a clause: {clause!r}"
            for clause in mark.args
            if not (isinstance(clause, str) and CLAUSE.fullmatch(clause))
        ]
    return found
