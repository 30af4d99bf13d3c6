"""Write what a room sends while a hand of each game is played, for the tests of the browser's store: `web/tests/logs`.

python -m scripts.generate_event_logs           # write the files
python -m scripts.generate_event_logs --check   # exit 1 if one is not what the code gives

A file is gzipped JSON: the updates to the person at place 0 and to a spectator, from the deal to the settlement, and
what the settlement is by the rules.
"""

import argparse
import gzip
import sys
from pathlib import Path
from typing import Any

import msgspec

from paiju.bots import make_bot
from paiju.core.actions import Action
from paiju.games import GAMES
from paiju.room.effects import BotMoved, Effect, Happened, Noted
from paiju.room.messages import Update
from paiju.room.views import update_for
from tests.room.driver import Driver

ROOT = Path(__file__).resolve().parent.parent
TARGET = ROOT / "web/tests/logs"
SEAT, SPECTATOR = "key0", None
OPTIONS: dict[str, dict[str, Any]] = {
    "wahua": {"players": 3},
    "shuangkou": {"stake": 1},
}
"""What is chosen otherwise than by default, for hands that are short or have more to tell."""


class Listening(Driver):
    """A table at which one person plays with bots, and what it sends to that person and to a spectator."""

    def __init__(self, game: str) -> None:
        self.sent: dict[str | None, list[Update]] = {SEAT: [], SPECTATOR: []}
        options = OPTIONS.get(game, {})
        players = GAMES[game].players(GAMES[game].options_type.parse(options))
        self.bot = make_bot("greedy", game, 1)
        super().__init__(game, bots=range(1, players), turn_seconds=30, **options)

    def play(self) -> None:
        """Play until the hand is settled, all as the same bot would."""
        while self.room.phase == "playing":
            state = self.room.state
            if not state.to_act:
                self.wait()
            elif self.asked:
                asked = self.asked.pop(0)
                move = self._move(asked.seat) if asked.seat in state.to_act else None
                self.send(BotMoved(asked.seat, asked.number, move))
            else:
                self.act(state.to_act[0], self._move(state.to_act[0]))

    def _move(self, seat: int) -> Action:
        return self.bot.act(self.room.state.view(seat))

    def _carry_out(self, effects: tuple[Effect, ...]) -> None:
        for effect in effects:
            if isinstance(effect, Happened):
                for key in self.sent:
                    self._show(key, effect.events)
            elif isinstance(effect, Noted):
                self._show(self.room.members[effect.person].key, ())
        super()._carry_out(effects)

    def _show(self, key: str | None, events: Any) -> None:
        self.sent[key].append(update_for(self.room, key, events, self.now))


def log_of(game: str) -> bytes:
    """The log of a game as JSON."""
    table = Listening(game)
    table.play()
    settlement = table.room.state.settlement
    return msgspec.json.encode(
        {
            "game": game,
            "seat": table.sent[SEAT],
            "spectator": table.sent[SPECTATOR],
            "totals": settlement.totals,
            "lines": len(settlement.lines),
        }
    )


def target_of(game: str) -> Path:
    """Where the log of a game lies."""
    return TARGET / f"{game}.json.gz"


def current(game: str) -> bool:
    """Whether the file of a game is what the code gives; two libraries may compress the same text differently."""
    target = target_of(game)
    return target.is_file() and gzip.decompress(target.read_bytes()) == log_of(game)


def main() -> int:
    """Write or check the files."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawTextHelpFormatter)
    parser.add_argument("--check", action="store_true")
    checking = parser.parse_args().check
    stale = [game for game in GAMES if not current(game)]
    if checking:
        for game in stale:
            print(
                f"{target_of(game).relative_to(ROOT)} is not current: run python -m scripts.generate_event_logs"
            )
        return 1 if stale else 0
    TARGET.mkdir(exist_ok=True)
    for game in stale:
        target_of(game).write_bytes(gzip.compress(log_of(game), mtime=0))
    return 0


if __name__ == "__main__":
    sys.exit(main())
