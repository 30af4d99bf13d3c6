"""Moving to another device 换设备, over HTTP: making a link, looking at one, claiming it, giving up devices."""

from litestar import get, post
from litestar.params import FromPath, JSONBody

from paiju.server.api import AnyRequest, DeviceKey, device_of
from paiju.server.devices import LINK_SECONDS
from paiju.server.invitations import drawn_code, root_of
from paiju.server.names import checked_name
from paiju.server.resources import (
    DeviceClaimed,
    DeviceLink,
    DeviceLinkAsked,
    DeviceMoved,
    DeviceOffered,
    DevicesGivenUp,
)
from paiju.server.shell import shell_of


@post("/api/devices/link")
async def link_device(
    data: JSONBody[DeviceLinkAsked], request: AnyRequest, device_key: DeviceKey = None
) -> DeviceLink:
    """A link by which another device or browser becomes that of who asks: for ten minutes, once."""
    device, devices = device_of(device_key), shell_of(request).devices
    name = checked_name(data.name) if data.name else ""
    others = await devices.others(device)
    link = await devices.link(device, name, data.table)
    return DeviceLink(link.token, link_of(request, link.token), LINK_SECONDS, len(others))


@get("/api/devices/links/{token:str}", sync_to_thread=False)
def show_link(token: FromPath[str], request: AnyRequest) -> DeviceOffered:
    """Whose device one would have by a link. To look at it does not use it."""
    link, left = shell_of(request).devices.offered(token)
    return DeviceOffered(link.name, link.table, int(left))


@get("/api/devices/links/{token:str}/qr.svg", media_type="image/svg+xml", sync_to_thread=False)
def link_code(token: FromPath[str], request: AnyRequest) -> bytes:
    """A link to another device as a QR code."""
    link, _ = shell_of(request).devices.offered(token)
    return drawn_code(link_of(request, link.token))


@post("/api/devices/claim", status_code=200)
async def claim_device(
    data: JSONBody[DeviceClaimed], request: AnyRequest, device_key: DeviceKey = None
) -> DeviceMoved:
    """Make the device that asks that of who made the link; what it was before it is no more."""
    device, shell = device_of(device_key), shell_of(request)
    link = await shell.devices.claim(data.token, device, data.revoke)
    if data.revoke:
        shell.revoked(link.key)
    return DeviceMoved(link.name, link.table, data.revoke)


@post("/api/devices/revoke", status_code=200)
async def revoke_devices(request: AnyRequest, device_key: DeviceKey = None) -> DevicesGivenUp:
    """Give up all other devices of who asks."""
    device, shell = device_of(device_key), shell_of(request)
    revoked = await shell.devices.give_up_others(device)
    for other in revoked:
        shell.revoked(other)
    return DevicesGivenUp(len(revoked))


def link_of(request: AnyRequest, token: str) -> str:
    """The link, by an address that other devices have too."""
    return f"{root_of(request)}/device/{token}"
