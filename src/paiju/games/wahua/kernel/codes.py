"""The numbers that the kernel speaks in: moves, phases, events, faults."""

from typing import Final

# A move is a number. Those about a tile or a point have it added.
DISCARD: Final = 0  # + tile
KONG_OF: Final = 64  # + point
REPLACE: Final = 96  # + tile
SHOW: Final = 160  # + tile
WIN: Final = 224
EAT: Final = 225
PASS: Final = 226
FLEE: Final = 227
STAY: Final = 228

# The phases of a hand.
FLIGHT: Final = 0
TURN: Final = 1
CLAIMS: Final = 2
OVER: Final = 3

# How a hand ends.
WON: Final = 1
DRAWN: Final = 2
FLED: Final = 3

# What happens, besides moves: a special is laid out, a tile is drawn, a framed tile replaces a plain by itself.
LAID: Final = 240
DREW: Final = 241

# Bits of what may be claimed of a discard.
MAY_WIN: Final = 1
MAY_KONG: Final = 2
MAY_EAT: Final = 4
MAY_REPLACE: Final = 8

# Bits of what is pressing 压迫, one a clause.
OUT_OF_ORDER: Final = 1  # WH25
PAIR_BROKEN: Final = 2  # WH26
KONG_NOT_MADE: Final = 4  # WH27
WIN_NOT_TAKEN: Final = 8  # WH28
NOT_SHOWN: Final = 16  # WH29
LATE_WIN: Final = 32  # WH30

# Why who discarded pays for all 包牌.
BIG_FIRST: Final = 1  # (a) of WH43
FRESH_FIRST: Final = 2  # (b) of WH43
FRESH_PLAIN: Final = 3  # WH44
BY_WIN: Final = 4
"""Added to the reason where the discard was won."""
