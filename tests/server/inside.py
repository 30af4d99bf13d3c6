"""A server in a thread of the tests, whose shell can be made as a test needs it."""

import threading
from pathlib import Path
from typing import Any

import uvicorn

from paiju.cli.serve import listen
from paiju.server.app import make_app
from paiju.server.shell import Shell
from paiju.server.sqlite import SqliteStorage
from paiju.server.wire import on_the_wire
from paiju.server.workers import Workers
from tests.server.running import Server


class Inside(Server):
    """As `Server`, in this process."""

    def __init__(
        self,
        folder: Path,
        more: dict[str, Any] | None = None,
        storage: SqliteStorage | None = None,
        **shell: Any,
    ) -> None:
        """`more` goes to uvicorn, the rest to the shell."""
        self.folder = folder
        self.shell = Shell(storage or SqliteStorage(folder), Workers(1), bot_delay=(0, 0), **shell)
        self._listening = listen("127.0.0.1", 0)
        config = on_the_wire(make_app(self.shell), **(more or {}))
        self._running = uvicorn.Server(config)
        self._thread = threading.Thread(
            target=self._running.run, kwargs={"sockets": [self._listening]}, daemon=True
        )
        self._thread.start()
        self.host = f"127.0.0.1:{self._listening.getsockname()[1]}"

    def stop(self) -> int:
        """End it."""
        self._running.should_exit = True
        self._thread.join(15)
        self._listening.close()
        return 0
