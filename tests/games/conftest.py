"""What the search for mutants needs of the tests of the games; other runs do not notice it."""

import os
import sys

import pytest


@pytest.fixture(autouse=True)
def fresh_grammars():
    """Build grammars anew for each test while mutmut notes what the tests reach, and where it changes the order.

    A grammar is built once a process, so that otherwise only the first test to need one would seem to hold it.
    """
    mutant = os.environ.get("MUTANT_UNDER_TEST", "")
    if mutant == "stats" or ".combinations." in mutant:
        for name, module in list(sys.modules.items()):
            if name.startswith("paiju.games."):
                for cached in vars(module).values():
                    if hasattr(cached, "cache_clear"):
                        cached.cache_clear()
