"""`paiju serve`: the table for browsers, on this machine and on the local network."""

import errno
import gc
import io
import logging
import os
import re
import signal
import socket
import sys
import threading
import webbrowser
from pathlib import Path
from typing import Literal

import click

from paiju import __version__
from paiju.cli.app import lang_option
from paiju.cli.configuration import Configured, config_option
from paiju.cli.errors import CommandError
from paiju.cli.params import Whole, named
from paiju.cli.terminal import Terminal, current

EVERYWHERE = ("0.0.0.0", "::")
LONGEST_DELAY = 60.0
SWITCH_SECONDS = 0.0005
"""After so long the thread that stores gets its turn beside the event loop: for each change it waits several times."""
# An address that is nobody's; a datagram socket tells which way it would go, and sends nothing.
ELSEWHERE = ("192.0.2.1", 9)
Form = Literal["plain", "json"]
FORMS: tuple[Form, ...] = ("plain", "json")
logger = logging.getLogger(__name__)
_RANGE = re.compile(r"(\d+(?:\.\d+)?)(?:-(\d+(?:\.\d+)?))?")


class Delay(click.ParamType[tuple[float, float]]):
    """How long a bot takes: seconds, or a range of them."""

    name = "delay"

    def convert(
        self, value: object, param: click.Parameter | None, ctx: click.Context | None
    ) -> tuple[float, float]:
        """The least and the most; CommandError says how it is written."""
        if isinstance(value, tuple):
            return value
        found = _RANGE.fullmatch(str(value))
        if found:
            least = float(found[1])
            most = float(found[2] or found[1])
            if least <= most <= LONGEST_DELAY:
                return least, most
        raise CommandError("bot-delay", value=str(value))


class Seconds(click.ParamType[float]):
    """How long a pause is, in seconds."""

    name = "seconds"

    def convert(self, value: object, param: click.Parameter | None, ctx: click.Context | None) -> float:
        """The seconds; CommandError says what is allowed."""
        if isinstance(value, float):
            return value
        if re.fullmatch(r"\d+(?:\.\d+)?", str(value)) and float(str(value)) <= LONGEST_DELAY:
            return float(str(value))
        raise CommandError("pause", value=str(value))


class LogForm(click.ParamType[Form]):
    """How the server logs."""

    name = "form"

    def convert(self, value: object, param: click.Parameter | None, ctx: click.Context | None) -> Form:
        """The form; CommandError says which there are."""
        for form in FORMS:
            if value == form:
                return form
        raise CommandError("cli-choice", value=str(value), allowed=", ".join(FORMS))


@click.command("serve", cls=Configured)
@click.option("--host", default=EVERYWHERE[0], metavar="ADDRESS")
@click.option("--port", type=Whole(0, 65535), default=8765, metavar="NUMBER")
@click.option("--data", metavar="FOLDER")
@click.option("--no-browser", is_flag=True)
@click.option("--bot-delay", type=Delay(), default="0.6-1.2", metavar="SECONDS")
@click.option("--pause", type=Seconds(), default=0.8, metavar="SECONDS")
@click.option("--proxy", metavar="ADDRESSES")
@click.option("--keep-days", type=Whole(0, 36500), default=180, metavar="NUMBER")
@click.option("--metrics", is_flag=True)
@click.option("--log", type=LogForm(), default="plain", metavar="plain|json")
@config_option
@lang_option
def serve(
    host: str,
    port: int,
    data: str | None,
    no_browser: bool,
    bot_delay: tuple[float, float],
    pause: float,
    proxy: str | None,
    keep_days: int,
    metrics: bool,
    log: Form,
) -> None:
    """Serve."""
    # What only a server needs is read here: the other commands start without it.
    import uvicorn

    from paiju.server import logs
    from paiju.server.app import make_app
    from paiju.server.pages import client_folder
    from paiju.server.shell import Shell
    from paiju.server.sqlite import SqliteStorage
    from paiju.server.vault import SECRET
    from paiju.server.wire import on_the_wire
    from paiju.server.workers import Workers

    told = end_quietly()
    logs.set_up(log)
    terminal = current()
    folder = data_folder(data)
    host = host.strip() or EVERYWHERE[0]
    listening = listen(host, port)
    storage = SqliteStorage(folder, os.environ.get(SECRET))
    local, lan = addresses(host, listening)
    shell = Shell(
        storage,
        Workers(processes()),
        bot_delay=bot_delay,
        pause_seconds=pause,
        address=lan,
        keep_days=keep_days,
    )
    announce(terminal, local, lan, folder)
    if client_folder() is None:
        terminal.tell("serve-no-client", style="yellow")
    if not no_browser:
        threading.Timer(0.5, webbrowser.open, [local]).start()
    collect_seldom()
    sys.setswitchinterval(SWITCH_SECONDS)
    config = on_the_wire(make_app(shell, metrics=metrics), proxy)
    logger.info("listening", extra={"port": listening.getsockname()[1], "version": __version__})
    try:
        if told:
            raise SystemExit(0)
        uvicorn.Server(config).run(sockets=[listening])
    finally:
        logger.info("stopped")


def end_quietly() -> list[int]:
    """Let who ends the server by SIGTERM have the exit status 0: it stops as it should, and has stored everything.

    The list holds what was told before uvicorn listens for it: what is raised in a destructor goes nowhere.
    """
    told: list[int] = []

    def end(number: int, _frame: object) -> None:
        told.append(number)
        raise SystemExit(0)

    signal.signal(signal.SIGTERM, end)
    return told


def collect_seldom() -> None:
    """Let the search for cycles in memory be rare, and leave out what was made up to now.

    States are values, without cycles: they are freed without it. A search through all tables of a busy server would
    keep everybody waiting for half a second, many times a minute.
    """
    gc.collect()
    gc.freeze()
    gc.set_threshold(20_000, 20, 100)


def data_folder(data: str | None) -> Path:
    """The folder of the tables: the one that is named, or the user's own."""
    return named(data) if data is not None else Path(click.get_app_dir("paiju")) / "tables"


def processes() -> int:
    """How many bots may think at once: one processor is left to the server."""
    return max(1, min(4, (os.cpu_count() or 2) - 1))


def listen(host: str, port: int) -> socket.socket:
    """A socket that listens at an address; CommandError where that is not possible."""
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    listening = socket.socket(family, socket.SOCK_STREAM)
    if os.name == "posix":  # Elsewhere it would let two servers have one port.
        listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    try:
        listening.bind((host, port))
        listening.listen(128)
    except (OSError, UnicodeError) as fault:
        listening.close()
        if isinstance(fault, OSError) and fault.errno == errno.EADDRINUSE:
            raise CommandError("port-busy", host=host, port=str(port)) from fault
        raise CommandError("host-unusable", host=host, reason=str(fault)) from fault
    return listening


def addresses(host: str, listening: socket.socket) -> tuple[str, str | None]:
    """The address of the page on this machine, and the one for the others of its network, if they reach it."""
    bound, port = listening.getsockname()[:2]
    everywhere = bound in EVERYWHERE  # however it was typed: 0 means it too
    lan = lan_address() if everywhere else None
    return url_of("127.0.0.1" if everywhere else host, port), lan and url_of(lan, port)


def announce(terminal: Terminal, local: str, lan: str | None, folder: Path) -> None:
    """Say where the page is, and show a QR code for phones."""
    terminal.tell("serve-local", url=local)
    if lan is not None:
        terminal.tell("serve-lan", url=lan)
        terminal.show(qr_code(lan))
    terminal.tell("serve-data", folder=str(folder))
    terminal.tell("serve-stop")
    terminal.console.file.flush()


def url_of(host: str, port: int) -> str:
    """The address of the page."""
    return f"http://[{host}]:{port}/" if ":" in host else f"http://{host}:{port}/"


def lan_address() -> str | None:
    """This machine's address on its network, None where it has none."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(ELSEWHERE)
        except OSError:
            return None
        address = str(probe.getsockname()[0])
    return None if address.startswith("127.") else address


def qr_code(url: str) -> str:
    """A QR code of characters for a terminal."""
    import segno

    drawn = io.StringIO()
    segno.make(url, error="m").terminal(drawn, compact=True)
    return drawn.getvalue()
