"""What the server logs, and how: lines for people, or a JSON object a line for programs.

Of a fault its type and place are told and never its text, which might name cards.
"""

import logging
import logging.config
import sys
import threading
import traceback
from datetime import UTC, datetime
from typing import Any

import msgspec

_OWN = {*vars(logging.makeLogRecord({})), "message", "asctime", "color_message"}
"""What every entry has; whatever else is there was said with it."""
_TALKATIVE = ("alembic", "asyncio", "httptools", "litestar", "sqlalchemy", "uvicorn", "websockets")
"""Who would log messages and statements as they are, cards and keys in them, were everything to be logged."""
_CLIENTS = {
    "Invalid HTTP request received.",
    "Invalid UTF-8 sequence received from client.",
    "Unsupported upgrade request.",
}
"""What uvicorn says of clients that do not speak as they should: anybody could fill the log with it."""


class Plain(logging.Formatter):
    """An entry as a line: its level and what is said."""

    def __init__(self) -> None:
        super().__init__("%(levelname)s %(message)s")

    def formatException(self, ei: Any) -> str:
        return " ".join(_fault(ei))


class JsonLines(logging.Formatter):
    """An entry as a JSON object: `time`, `level`, `logger`, `event`, and the facts said with it."""

    def format(self, record: logging.LogRecord) -> str:
        entry: dict[str, Any] = {
            "time": datetime.fromtimestamp(record.created, UTC).isoformat(timespec="milliseconds"),
            "level": record.levelname.lower(),
            "logger": record.name,
            "event": record.getMessage(),
        }
        entry |= {name: value for name, value in vars(record).items() if name not in _OWN}
        if record.exc_info:
            entry["fault"] = _fault(record.exc_info)
        return msgspec.json.encode(entry, enc_hook=str).decode()


class Own(logging.Filter):
    """Leaves out what any client could fill the log with."""

    def filter(self, record: logging.LogRecord) -> bool:
        return not is_of_clients_making(record)


def is_of_clients_making(record: logging.LogRecord) -> bool:
    """Whether an entry only tells that some client sent what cannot be read."""
    return record.name == "uvicorn.error" and record.msg in _CLIENTS


def unexpected(_loop: object, context: dict[str, Any]) -> None:
    """Log what a task of the event loop has failed at."""
    fault = context.get("exception")
    known = None if fault is None else (type(fault), fault, fault.__traceback__)
    logging.getLogger(__name__).error("a task has failed", exc_info=known)


def unhandled(failed: Any) -> None:
    """Log what a thread, or a destructor, has failed at; their own hooks would print the text of the fault."""
    known = (failed.exc_type, failed.exc_value, failed.exc_traceback)
    logging.getLogger(__name__).error("a fault that nothing has handled", exc_info=known)


def _fault(fault: Any) -> list[str]:
    """The type of a fault and where it arose, the innermost place last."""
    kind, _, where = fault
    named = [] if kind is None else [kind.__name__]
    return named + [f"{frame.filename}:{frame.lineno}" for frame in traceback.extract_tb(where)]


def set_up(form: str) -> None:
    """Log to the standard error, `plain` or `json`: for people what needs them, for programs also what happens."""
    logging.config.dictConfig(
        {
            "version": 1,
            "disable_existing_loggers": False,
            "formatters": {"plain": {"()": Plain}, "json": {"()": JsonLines}},
            "filters": {"own": {"()": Own}},
            "handlers": {"stderr": {"class": "logging.StreamHandler", "formatter": form, "filters": ["own"]}},
            "root": {"handlers": ["stderr"], "level": "WARNING"},
            "loggers": {
                "paiju": {"level": "INFO" if form == "json" else "WARNING"},
                **{name: {"level": "WARNING"} for name in _TALKATIVE},
            },
        }
    )
    threading.excepthook = sys.unraisablehook = unhandled
