"""The devices of a person: who goes on with another device or browser stays the same person.

A person is known by what is stored of the first device key, its hash. A link made on one device, good once and for ten
minutes, makes another one the same person's; on request the first is then worth nothing any more. Later too a person
may give up all devices but the one in use.
"""

import hashlib
import re
import secrets
from collections.abc import Callable

from msgspec import Struct

from paiju.core.errors import PaijuError
from paiju.server.storage import Device, Storage

LINK_SECONDS = 600
KEPT = 10_000
"""So many links are open at most."""
_KEY = re.compile(r"[0-9a-f]{64}")


def is_key(key: str) -> bool:
    """Whether a text is a device key: 64 hexadecimal digits."""
    return _KEY.fullmatch(key) is not None


def hash_of(key: str) -> str:
    """What is stored of a device key."""
    return hashlib.sha256(bytes.fromhex(key)).hexdigest()


class DeviceRefused(PaijuError):
    """A device that may not, or a link that leads nowhere."""


class Link(Struct, frozen=True):
    """What a device has offered to another."""

    token: str
    key: str
    person: str
    until: float
    name: str
    """What the person goes by, to be shown on the other device."""
    table: str | None
    """Where the person played last, to be gone on with there."""


class Devices:
    """Which person a device key is, and the open links. Links are kept in memory: a new one is soon made."""

    def __init__(self, storage: Storage, clock: Callable[[], float]) -> None:
        self._storage = storage
        self._clock = clock
        self._known: dict[str, Device] | None = None
        self._links: dict[str, Link] = {}

    async def person_of(self, key: str) -> str:
        """The person whose device it is, by the hashes of keys; DeviceRefused for a device that has been revoked."""
        device = (await self._devices()).get(key)
        if device is None:
            return key
        if device.revoked:
            raise DeviceRefused("device-revoked")
        return device.person

    async def link(self, key: str, name: str = "", table: str | None = None) -> Link:
        """A link by which another device becomes the person's; it takes the place of an earlier one."""
        person, now = await self.person_of(key), self._clock()
        links = {
            token: link for token, link in self._links.items() if link.until > now and link.person != person
        }
        link = Link(secrets.token_urlsafe(24), key, person, now + LINK_SECONDS, name, table)
        self._links = dict(list(links.items())[-KEPT + 1 :]) | {link.token: link}
        return link

    def offered(self, token: str) -> tuple[Link, float]:
        """What a link offers, and for how many seconds still; DeviceRefused for one that is used or too old."""
        link = self._links.get(token)
        left = 0.0 if link is None else link.until - self._clock()
        if link is None or left <= 0:
            raise DeviceRefused("device-link")
        return link, left

    async def claim(self, token: str, key: str, revoke: bool) -> Link:
        """Make a device that of the person who made the link, and with `revoke` the other one nobody's any more.

        DeviceRefused for a link that is used, too old, or the device's own; then it stays as it is.
        """
        known = await self._devices()
        link, _ = self.offered(token)
        if link.key == key:
            raise DeviceRefused("device-same")
        del self._links[token]
        devices = [Device(key, link.person)]
        if revoke:
            devices.append(Device(link.key, link.person, revoked=True))
        try:
            await self._storage.keep_devices(devices)
        except PaijuError:
            self._links[token] = link
            raise
        known |= {device.key: device for device in devices}
        return link

    async def others(self, key: str) -> tuple[str, ...]:
        """The other devices of the person whose device it is."""
        person, known = await self.person_of(key), await self._devices()
        mine = {device.key for device in known.values() if device.person == person and not device.revoked}
        first = set() if person in known else {person}
        return tuple((mine | first) - {key})

    async def give_up_others(self, key: str) -> tuple[str, ...]:
        """Make all other devices of a person nobody's; returns them."""
        person, others = await self.person_of(key), await self.others(key)
        devices = [Device(other, person, revoked=True) for other in others]
        await self._storage.keep_devices(devices)
        (await self._devices()).update({device.key: device for device in devices})
        return others

    async def _devices(self) -> dict[str, Device]:
        if self._known is None:
            known = {device.key: device for device in await self._storage.devices()}
            if self._known is None:
                self._known = known
        return self._known
