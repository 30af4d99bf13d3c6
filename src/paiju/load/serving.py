"""A server: one that runs already, or one of the load's own, which it may kill."""

import os
import re
import signal
import subprocess
import sys
import urllib.request
from collections import Counter
from ipaddress import ip_address
from pathlib import Path
from urllib.parse import urlsplit

from paiju.load.errors import LoadRefused
from paiju.load.machine import keep_to

_FIGURE = re.compile(
    r'^(process_\w+|paiju_store_seconds_bucket|paiju_thoughts_total)(?:\{\w+="(\S+)"\})? (\S+)$',
    re.M,
)
direct = urllib.request.build_opener(urllib.request.ProxyHandler({}))
"""Opens addresses of this machine, whatever proxy there is for others."""


class Usage:
    """What a server's process has used, and how long it took to store."""

    def __init__(self, text: str) -> None:
        """From what it shows at `/metrics`; nothing is known where that is nothing."""
        found = {(name, bound): float(value) for name, bound, value in _FIGURE.findall(text)}
        self.memory = found.get(("process_resident_memory_bytes", ""))
        """In bytes."""
        self.seconds = found.get(("process_cpu_seconds_total", ""))
        """Of processor time."""
        self.stored = {
            float(bound): value for (name, bound), value in found.items() if name.startswith("paiju_store")
        }
        """How many changes were durable within so many seconds."""
        self.thoughts = Counter(
            {how: int(value) for (name, how), value in found.items() if name == "paiju_thoughts_total"}
        )
        """How long bots could think."""

    def storing_since(self, before: "Usage", share: float) -> float | None:
        """Within how many seconds such a share of the changes since then was durable: the bound that is counted."""
        counts = {bound: count - before.stored.get(bound, 0.0) for bound, count in self.stored.items()}
        wanted = share * counts.get(float("inf"), 0.0)
        return next((bound for bound, count in counts.items() if wanted and count >= wanted), None)


def usage_of(server: str) -> Usage:
    """The memory in bytes and the seconds of processor of a server that shows its figures."""
    try:
        with direct.open(f"{server}/metrics", timeout=20) as answer:
            return Usage(answer.read().decode())
    except OSError:
        return Usage("")


def checked_address(server: str) -> str:
    """The address without a slash at its end; LoadRefused where it is not one of this machine."""
    parts = urlsplit(server)
    host = "127.0.0.1" if parts.hostname == "localhost" else parts.hostname or ""
    try:
        if parts.scheme == "http" and ip_address(host).is_loopback and parts.port is not None:
            return f"http://{parts.netloc}"
    except ValueError:
        pass
    raise LoadRefused("load-address", server=server)


class OwnServer:
    """`paiju serve` on a free port, with its data in a folder that outlives it."""

    def __init__(self, folder: Path, processors: set[int]) -> None:
        """It runs on these processors only, on all where none are named."""
        self.folder = folder
        self._processors = processors
        self._port = 0
        self._process: subprocess.Popen[bytes] | None = None

    @property
    def address(self) -> str:
        """Where it is."""
        return f"http://127.0.0.1:{self._port}"

    def start(self) -> None:
        """Start it, at the port that it had, and wait until it listens; LoadRefused where it does not."""
        options = ["--host", "127.0.0.1", "--port", str(self._port), "--data", str(self.folder)]
        self._process = subprocess.Popen(
            [sys.executable, "-m", "paiju", "serve", *options, "--no-browser", "--metrics", "--lang", "en"],
            stdout=subprocess.PIPE,
            env=os.environ | {"PYTHONPATH": os.pathsep.join(path for path in sys.path if path)},
        )
        keep_to(self._process.pid, self._processors)
        assert self._process.stdout is not None
        found = re.search(rb"127\.0\.0\.1:(\d+)", self._process.stdout.readline())
        if not found:
            raise LoadRefused("load-own-server")
        self._port = int(found[1])

    def kill(self) -> None:
        """kill -9: at this moment, whatever it does."""
        self._end(signal.SIGKILL if os.name == "posix" else signal.SIGTERM)

    def stop(self) -> None:
        """End it in order."""
        self._end(signal.SIGTERM)

    def _end(self, how: signal.Signals) -> None:
        if self._process is not None:
            self._process.send_signal(how)
            self._process.wait()
            assert self._process.stdout is not None
            self._process.stdout.close()
            self._process = None
