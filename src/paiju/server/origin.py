"""Whether a request comes from a page of this server, so that no other page can act with a visitor's browser."""

from collections.abc import Mapping
from urllib.parse import urlsplit


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
