"""What any villager would do in Wahua: the steady bot must find it."""

import pytest

from tests.bots.wahua_positions import Case, chosen

SEVEN = "25d25o 22d22o 24d24o 26d26o 35d35o 36d36o 14d14o"
"""Seven pairs that nothing hangs on."""
EIGHT = f"{SEVEN} 45d45o"
NINE = f"{EIGHT} 13d13o"
LATE = {1: "11o12o44o33o16o", 2: "11o12o44o33o16o", 3: "11o15o15o33o16o"}
"""Five turns are over."""

PLAINS = [
    Case(
        "a plain whose tiles are gone",
        f"{SEVEN} 13o46o55o 23s16s 11o",
        "44o",
        ("discard 13o",),
        thrown={1: "13o13d", 2: "13s13d"},
    ),
    Case("a small one before big ones", f"{SEVEN} 13o46o55o 16s16d 44o", "23o", ("discard 23o",)),
    Case("a shaken point stays", f"{SEVEN} 13o12o 16s16d 44s44d", "13d", ("discard 12o",)),
    Case("not the own home point", f"{SEVEN} 66o 44o 55s55d 16s16d", "F1", ("discard 44o",)),
]
