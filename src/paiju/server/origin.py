"""Whether a request comes from a page of this server, so that no other page can act with a visitor's browser."""

import re
from collections.abc import Mapping
from urllib.parse import urlsplit

_HOST = re.compile(r"(?:[A-Za-z0-9._-]{1,253}|\[[0-9A-Fa-f:.]{2,45}\])(?::(\d{1,5}))?")


def is_host(text: str) -> bool:
    """Whether a text is a host as it stands in an address, with a port or without."""
    found = _HOST.fullmatch(text)
    return found is not None and int(found[1] or 0) < 2**16


def is_foreign(headers: Mapping[str, str]) -> bool:
    """Whether the headers name an origin other than the host asked; a client that is no browser names none."""
    origin = headers.get("origin")
    if origin is None:
        return False
    try:
        asked_by = urlsplit(origin).netloc
    except ValueError:
        return True
    return not asked_by or asked_by.lower() != headers.get("host", "").lower()
