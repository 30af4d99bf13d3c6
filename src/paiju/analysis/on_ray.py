"""Work on a Ray cluster: one that is begun here, one that this machine is part of, or one that takes clients.

Nothing of Ray is imported before work is to be done there.
"""

import os
import re
import socket
from collections.abc import Callable, Generator
from contextlib import contextmanager, suppress
from importlib import import_module
from importlib.util import find_spec
from typing import Any, TypeVar
from warnings import catch_warnings, simplefilter

from paiju.analysis.workers import Submit, WorkersError
from paiju.core.errors import OptionsError

T = TypeVar("T")

HERE = "local"
"""The address that stands for a cluster of this machine alone, begun for the work and ended with it."""
RUNNING = "auto"
"""The address that stands for the cluster that runs on this machine."""
CLIENT = "ray://"
"""Before the place where a cluster takes clients (Ray Client): a client need not be part of it."""
PORTS = 1 << 16
WAIT = 10.0
"""For how many seconds an address has time to answer."""
MEMORY = 100 << 20
"""The bytes of shared memory of a cluster that is begun here: what is passed is small."""

GREETING = b"PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n" + bytes((0, 0, 0, 4, 0, 0, 0, 0, 0))
"""How a client of HTTP/2, which Ray speaks, begins: with its (empty) settings."""
FRAME_HEAD, SETTINGS = 9, 4
"""The length of the head of a frame in HTTP/2, and the fourth byte of the one by which a server answers."""


class OnRay:
    """Workers of a Ray cluster: of `address`, which is `local`, `auto`, `HOST:PORT` or `ray://HOST:PORT`, as many as it
    has processors or `jobs` says.

    Raises OptionsError for an address or a number that is none, WorkersError where Ray, or what a client of it needs,
    is not installed.
    """

    def __init__(self, address: str = HERE, jobs: int | None = None) -> None:
        self.address = address
        self.place = None if address in (HERE, RUNNING) else _place(address)
        if jobs is not None and (type(jobs) is not int or jobs < 1):
            raise OptionsError("count", name="jobs", given=str(jobs))
        self.jobs = jobs
        if find_spec("ray") is None:
            raise WorkersError("ray-missing")
        if address.startswith(CLIENT) and find_spec("grpc") is None:
            raise WorkersError("ray-client-missing")

    @contextmanager
    def open(self, pieces: int) -> Generator[tuple[Submit, int], None, None]:
        """See `Workers`."""
        if self.place:
            _greet(self.address, *self.place)
        os.environ.setdefault("RAY_USAGE_STATS_ENABLED", "0")  # it reports to nobody unless asked to
        ray: Any = import_module("ray")
        joined = not ray.is_initialized()
        if joined:
            self._join(ray)
        try:
            yield _submitting(ray), self.jobs or max(1, int(ray.cluster_resources().get("CPU", 1)))
        except ray.exceptions.RayTaskError as fault:
            raise _of_worker(fault) from fault
        except (ray.exceptions.RayError, ConnectionError) as fault:
            raise WorkersError("ray-failed", reason=str(fault)) from fault
        finally:
            if joined:
                ray.shutdown()

    def _join(self, ray: Any) -> None:
        """Begin a cluster, or become part of one."""
        begun: dict[str, Any] = {
            "num_cpus": self.jobs,
            "include_dashboard": False,
            "object_store_memory": MEMORY,
        }
        try:
            with catch_warnings():
                simplefilter("ignore")  # what is wrong is said by the error
                ray.init(
                    address=self.address,
                    log_to_driver=False,
                    logging_level="ERROR",
                    **(begun if self.address == HERE else {}),
                )
        except (ConnectionError, OSError, RuntimeError, ValueError) as fault:
            raise WorkersError("ray-unreachable", address=self.address, reason=str(fault)) from fault


def _submitting(ray: Any) -> Submit:
    """Submit work to a cluster. Where paiju is another version there, other hands would be played."""
    from paiju import __version__

    task = ray.remote(_at_worker)

    def submit(work: Callable[[], T]) -> Callable[[], T]:
        promised = task.remote(__version__, work)

        def result() -> T:
            done: T = ray.get(promised)
            return done

        return result

    return submit


def _at_worker(version: str, work: Callable[[], T]) -> T:
    from paiju import __version__

    if version != __version__:
        raise WorkersError("ray-version", here=version, there=__version__)
    return work()


def _of_worker(fault: Any) -> Exception:
    """The error that a worker raised: ours as it is."""
    cause = fault.cause
    return cause if isinstance(cause, Exception) else WorkersError("ray-failed", reason=str(fault))


def _place(address: str) -> tuple[str, int]:
    """Host and port of an address."""
    found = re.fullmatch(r"(?:\[([0-9a-fA-F:.]+)\]|([\w.-]+)):([0-9]{1,5})", address.removeprefix(CLIENT))
    if found and 0 < int(found[3]) < PORTS:
        return found[1] or found[2], int(found[3])
    raise OptionsError("ray-address", address=address)


def _greet(address: str, host: str, port: int) -> None:
    """Raise WorkersError unless somebody answers who may be Ray, which waits without end for one who does not."""
    answer = b""
    with suppress(OSError, UnicodeError), socket.create_connection((host, port), WAIT) as line:
        line.settimeout(WAIT)
        line.sendall(GREETING)
        answer = line.recv(FRAME_HEAD, socket.MSG_WAITALL)
    if len(answer) < FRAME_HEAD or answer[3] != SETTINGS:
        raise WorkersError("ray-silent", address=address, seconds=int(WAIT))
