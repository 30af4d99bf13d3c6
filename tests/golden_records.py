"""The golden records in `tests/golden`, settled anew.

After a change of the rules' behaviour `python -m tests.golden_records` replays them by the rules as they are and
writes revision and settlement; the diff shows what the change did. It fails where an action is no longer legal.
"""

from pathlib import Path

from msgspec.structs import replace

from paiju.core.record import Record
from paiju.games import game_of

GOLDEN = sorted((Path(__file__).parent / "golden").glob("*.json"))


def settled_anew(record: Record) -> Record:
    """The record with the revision and the settlement of the rules as they are."""
    game = game_of(record.game)
    return replace(record, revision=game.revision, settlement=record.verify(game).settlement)


def main() -> None:
    """Write the records anew."""
    for path in GOLDEN:
        path.write_bytes(settled_anew(Record.from_json(path.read_bytes())).to_json())


if __name__ == "__main__":
    main()
