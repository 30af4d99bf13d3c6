"""The deal of Fanfanzha: cards, reveal card, and who sits where (FZ1–FZ4).

Reveal card, leader and seat change are those of Datong (FZ3, DT3–DT5), with six seats as FZ4.d says.
"""

from collections.abc import Sequence

from paiju.core.draws import Draws
from paiju.games.datong.deal import RevealDeal, Table, check_reveal_deal, draw_deal, seat_partner

DECKS = {4: 2, 6: 3}
"""The decks for so many players, 27 cards each (FZ1, FZ2)."""
JOKERS = {4: 4, 6: 6}
"""All the jokers of the pack, which together in one hand are a bomb (FZ5, FZ29.d)."""


def draw(players: int, draws: Draws) -> RevealDeal:
    """Draw the first receiver, the reveal card and the pack's order (FZ3)."""
    return draw_deal(DECKS[players], players, draws)


def check(players: int, deal: RevealDeal) -> None:
    """Raise RecordError unless the whole pack is dealt evenly and the holder holds the reveal card."""
    check_reveal_deal(DECKS[players], players, deal)


def seat_team(seating: Sequence[int], deal: RevealDeal) -> Table:
    """Seat the holders of the other copies of the reveal card with the leader (FZ3, FZ4, FZ4.d).

    The leader's team sits on every second seat from the leader on.
    """
    return seat_partner(seating, deal)
