"""A server whose deals and bots are always the same, for the browser tests: `python fixed_server.py FOLDER [DELAY]`.

It listens everywhere at a free port, which it prints once it is ready to be asked. Bots take DELAY seconds for a
move, or no time.
"""

import sys
from collections.abc import Callable
from pathlib import Path

import uvicorn

from paiju.bots import Budget
from paiju.core.draws import Draws
from paiju.room.room import Room
from paiju.server.app import make_app
from paiju.server.shell import Shell
from paiju.server.sqlite import SqliteStorage
from paiju.server.surroundings import Drawn
from paiju.server.workers import Workers


def fixed_draws() -> Callable[[Room], Drawn]:
    """Draw every hand from the number of the hand."""

    def draw(room: Room) -> Drawn:
        seed = room.carry.hand.to_bytes(32, "big")
        return Drawn(room.rules.deal(room.options, room.carry, Draws(seed)), seed)

    return draw


class Announcing(uvicorn.Server):
    """Prints its port when it listens."""

    async def startup(self, sockets: list[object] | None = None) -> None:  # type: ignore[override]
        """Start, then print."""
        await super().startup()
        print(self.servers[0].sockets[0].getsockname()[1], flush=True)


def main() -> None:
    """Serve until ended."""
    delay = float(sys.argv[2]) if len(sys.argv) > 2 else 0.0
    shell = Shell(
        SqliteStorage(Path(sys.argv[1])),
        Workers(1),
        bot_delay=(delay, delay),
        draw=fixed_draws(),
        bot_seed=lambda: 1,
        pause_seconds=0,
        thinking=Budget(playouts=12),
        review_playouts=8,
    )
    config = uvicorn.Config(make_app(shell), host="0.0.0.0", port=0, log_level="warning", access_log=False)
    Announcing(config).run()


if __name__ == "__main__":
    main()
