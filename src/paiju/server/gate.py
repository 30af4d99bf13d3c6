"""What every request over HTTP has to pass: it comes from a page of this server, and not too often."""

from ipaddress import IPv6Address, ip_address, ip_network
from typing import Any

from litestar.connection import ASGIConnection, Request
from litestar.handlers.base import BaseRouteHandler

from paiju.server.devices import hash_of, is_key
from paiju.server.origin import is_foreign, is_host
from paiju.server.problems import ForeignOrigin, RequestRefused
from paiju.server.shell import shell_of

KEY_HEADER = "X-Device-Key"
READING = {"GET", "HEAD", "OPTIONS"}
FORWARDED = ("x-forwarded-for", "forwarded", "x-real-ip")
"""Headers by which a proxy tells for whom it asks."""
UNKNOWN_PROXY = "proxy"
HOME_PREFIX = 64
"""So many bits of an IPv6 address name a home; the rest its devices choose freely."""
AnyConnection = ASGIConnection[Any, Any, Any, Any]


def check_request(connection: AnyConnection, _handler: BaseRouteHandler) -> None:
    """Refuse a request to no host that there can be, and one to the interface that a foreign page has sent, or that is
    one too many; a guard of Litestar.
    """
    host = connection.headers.get("host", "")
    if host and not is_host(host):
        raise RequestRefused("request-invalid", reason="Host")
    if not isinstance(connection, Request) or not connection.scope["path"].startswith("/api/"):
        return
    if connection.method not in READING and is_foreign(connection.headers):
        raise ForeignOrigin("origin")
    key, shell = connection.headers.get(KEY_HEADER, ""), shell_of(connection)
    shell.limits.request(hash_of(key) if is_key(key) else None, address_of(connection), shell.clock())


def address_of(connection: AnyConnection) -> str:
    """From where a connection comes, empty where that is unknown; all of one home's IPv6 addresses are one.

    What comes through a proxy that is not known to be one counts as the proxy's, also where that is on this machine.
    """
    host = connection.client.host if connection.client else ""
    try:
        address = ip_address(host)
    except ValueError:
        return host
    if isinstance(address, IPv6Address):
        address = address.ipv4_mapped or address
    if address.is_loopback and any(name in connection.headers for name in FORWARDED):
        return UNKNOWN_PROXY
    if isinstance(address, IPv6Address) and not address.is_loopback:
        return str(ip_network((address, HOME_PREFIX), strict=False))
    return str(address)
