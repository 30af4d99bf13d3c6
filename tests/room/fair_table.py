"""A table with fair deals, and persons whose clients take part in them."""

from collections.abc import Iterable, Sequence
from typing import Any

from paiju.core.fair import hash_of_bytes, hash_of_text
from paiju.core.record import Record
from paiju.room.commands import Commit, Open
from paiju.room.dealing import fair_view
from paiju.room.messages import FairView
from paiju.room.room import Settings
from tests.room.driver import Driver

FAIR = Settings(fair=True)


class FairTable(Driver):
    """Persons are at the table from the beginning; their nonces follow from where they are used."""

    def __init__(self, game: str = "datong", online: Iterable[int] = (), **more: Any) -> None:
        super().__init__(game, settings=FAIR, **more)
        self.come(*online)

    def fair(self, person: int | None = None) -> FairView:
        """How the deal stands for a viewer."""
        view = fair_view(self.room, person)
        assert view is not None
        return view

    def place(self) -> dict[str, int]:
        """Which attempt it is."""
        return {"match": self.room.match, "hand": self.room.carry.hand, "attempt": self.fair().attempt}

    def nonce(self, person: int) -> str:
        """A person's nonce for the attempt."""
        return hash_of_text(f"nonce {person} {self.place()}")

    def commit(self, person: int, **fields: Any) -> tuple[Any, ...]:
        """A person's client sends the hash of its nonce."""
        promised = hash_of_bytes(self.nonce(person))
        return self.command(person, Commit(**{"id": self.ident(), "hash": promised} | self.place() | fields))

    def open(self, person: int, **fields: Any) -> tuple[Any, ...]:
        """A person's client opens its nonce."""
        return self.command(
            person, Open(**{"id": self.ident(), "nonce": self.nonce(person)} | self.place() | fields)
        )

    def deal_fairly(self, persons: Sequence[int]) -> None:
        """Go through the stages of a deal: all who are asked commit and open."""
        for person in persons:
            self.commit(person)
        for person in persons:
            self.open(person)

    def played(self, persons: Sequence[int]) -> Record:
        """Deal, play, and give the record."""
        self.deal_fairly(persons)
        self.play_hand()
        return self.records[-1]
