"""What the search for mutants needs of the tests of the games; other runs do not notice it."""

import os

import pytest

from paiju.games.datong.combinations import grammar


@pytest.fixture(autouse=True)
def fresh_grammar():
    """Build the grammar anew for each test while mutmut notes what the tests reach, and where it changes the order.

    A grammar is built once a process, so that otherwise only the first test to need one would seem to hold it.
    """
    mutant = os.environ.get("MUTANT_UNDER_TEST", "")
    if mutant == "stats" or ".combinations." in mutant:
        grammar.cache_clear()
