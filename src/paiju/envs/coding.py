"""How actions and observations of a game are numbered: what every family of games gives to the environments."""

from typing import Any, Protocol

from msgspec import Struct

from paiju.climbing.laying import Laying
from paiju.core.actions import Action, Flee, RunAway
from paiju.core.cards import Cards
from paiju.envs.layout import Layout

LEAVING = (Flee(), RunAway())
"""The actions by which a seat gives up the hand."""


class Suits(Struct, frozen=True):
    """A play being chosen whose ranks are settled: the cards laid so far of those whose suits count."""

    laying: Laying
    cards: Cards = ()


Choice = Laying | Suits
"""A move that has been begun by its class, and of whose cards more have to be chosen."""


class Coding(Protocol):
    """The numbers of a game under some options. What is told of a state depends on what a seat may see of it alone,
    and on what the seat itself has begun.
    """

    layout: Layout
    actions: int
    """The number of actions: they are 0 to one less."""

    def text(self, action: int) -> str:
        """What an action means, in notation; empty for a number that none has."""

    def legal(self, state: Any, seat: int, choice: Choice | None, leaving: bool) -> list[int]:
        """The actions of a seat that is asked, low to high; with `leaving` also those by which it gives up the hand."""

    def taken(self, state: Any, seat: int, choice: Choice | None, action: int) -> Action | Choice:
        """What a legal action of the seat does, or what is to be chosen next."""

    def observe(self, state: Any, seat: int, choice: Choice | None) -> bytes:
        """The observation of a seat, by the fields of the layout."""
