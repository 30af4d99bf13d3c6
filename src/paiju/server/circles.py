"""Circles 圈子: people who play together for good, with an owner, a link by which others join, and presets.

A person is known as everywhere by the hash of a device key; nobody is shown it, members have numbers. Every function
works within a transaction, and has changed nothing where it raises.
"""

import secrets
from collections.abc import Callable
from typing import Any

import msgspec
from msgspec import Struct
from sqlalchemy import Connection, Row, delete, func, insert, select, update

from paiju.core.errors import PaijuError
from paiju.server.resources import TableChoice
from paiju.server.schema import NOW, circle_members, circles, presets

MOST_CIRCLES = 20
"""In so many circles one person may be."""
MOST_MEMBERS = 40
MOST_EVER = 200
"""So many have been in a circle at most."""
MOST_PRESETS = 20


class CircleRefused(PaijuError):
    """What a circle does not allow."""


class UnknownCircle(CircleRefused):
    """There is no such circle, or who asks is not in it: others are not told which. Or a link that leads nowhere."""


class OwnerOnly(CircleRefused):
    """What only the owner of a circle may do, or who keeps a preset."""


class CircleMember(Struct, frozen=True):
    """Somebody in a circle."""

    number: int
    name: str
    you: bool
    owner: bool


class Preset(Struct, frozen=True):
    """Choices of which any member makes a table."""

    number: int
    name: str
    choice: TableChoice
    yours: bool
    """Whether who asks may remove it."""


class Circle(Struct, frozen=True):
    """A circle as its members see it."""

    id: str
    name: str
    owner: bool
    """Whether who asks is the owner."""
    token: str
    """That of the link by which others join."""
    members: tuple[CircleMember, ...]
    presets: tuple[Preset, ...]


class CircleListed(Struct, frozen=True):
    """A circle in the list of somebody who is in it."""

    id: str
    name: str
    members: int


class CircleDoor(Struct, frozen=True):
    """A circle as it is shown to who has the link to it."""

    name: str
    members: tuple[str, ...]
    joined: str | None
    """The id of the circle, for somebody who is in it."""


def circles_of(db: Connection, person: str) -> list[CircleListed]:
    """The circles that a person is in, by name."""
    others = circle_members.alias()
    found = (
        select(circles.c.id, circles.c.name, func.count())
        .join(circle_members, circle_members.c.circle == circles.c.id)
        .join(others, others.c.circle == circles.c.id)
        .where(circle_members.c.person == person, circle_members.c.left.is_(None), others.c.left.is_(None))
        .group_by(circles.c.id)
        .order_by(circles.c.name, circles.c.id)
    )
    return [CircleListed(*row) for row in db.execute(found)]


def circle_for(db: Connection, ident: str, person: str) -> Circle:
    """A circle as a member sees it; UnknownCircle for others."""
    circle = _known(db, circles.c.id == ident)
    members = _members(db, ident)
    if all(member.person != person for member in members):
        raise UnknownCircle("circle-unknown")
    owner = circle.owner == person
    kept = select(presets).where(presets.c.circle == ident).order_by(presets.c.number)
    return Circle(
        circle.id,
        circle.name,
        owner,
        circle.token,
        tuple(
            CircleMember(one.number, one.name, one.person == person, one.person == circle.owner)
            for one in members
        ),
        tuple(
            Preset(one.number, one.name, _choice(one.choice), owner or one.person == person)
            for one in db.execute(kept)
        ),
    )


def make(db: Connection, name: str, person: str, own_name: str) -> Circle:
    """A new circle, whose owner and first member is who makes it."""
    _room_for_another(db, person)
    ident = secrets.token_urlsafe(16)
    db.execute(insert(circles).values(id=ident, name=name, owner=person, token=_token()))
    db.execute(insert(circle_members).values(circle=ident, number=1, person=person, name=own_name))
    return circle_for(db, ident, person)


def door(db: Connection, token: str, person: str) -> CircleDoor:
    """What a link leads to; UnknownCircle where it leads nowhere."""
    circle = _by_link(db, token)
    members = _members(db, circle.id)
    inside = any(member.person == person for member in members)
    return CircleDoor(circle.name, tuple(member.name for member in members), circle.id if inside else None)


def join(db: Connection, token: str, person: str, name: str) -> Circle:
    """Join by a link, under a name of one's own. Who was in the circle before has the former number and all that was
    counted again; who is in it stays as (s)he is.
    """
    circle = _by_link(db, token)
    ever = db.execute(select(circle_members).where(circle_members.c.circle == circle.id)).all()
    mine = next((one for one in ever if one.person == person), None)
    if mine is not None and mine.left is None:
        return circle_for(db, circle.id, person)
    inside = [one for one in ever if one.left is None]
    if len(inside) >= MOST_MEMBERS or (mine is None and len(ever) >= MOST_EVER):
        raise CircleRefused("circle-full", most=MOST_MEMBERS)
    _room_for_another(db, person)
    if any(one.name.casefold() == name.casefold() for one in inside):
        raise CircleRefused("circle-name-taken", name=name)
    if mine is None:
        number = max((one.number for one in ever), default=0) + 1
        db.execute(insert(circle_members).values(circle=circle.id, number=number, person=person, name=name))
    else:
        db.execute(_changed(circle.id, mine.number).values(name=name, left=None))
    return circle_for(db, circle.id, person)


def rename(db: Connection, ident: str, person: str, name: str) -> Circle:
    """The owner gives the circle another name."""
    _owned(db, ident, person)
    db.execute(update(circles).where(circles.c.id == ident).values(name=name))
    return circle_for(db, ident, person)


def renew_link(db: Connection, ident: str, person: str) -> Circle:
    """The owner makes another link; the one before it leads nowhere."""
    _owned(db, ident, person)
    db.execute(update(circles).where(circles.c.id == ident).values(token=_token()))
    return circle_for(db, ident, person)


def remove(db: Connection, ident: str, person: str, number: int) -> Circle:
    """The owner removes a member, and the link with it, which the member knows."""
    _owned(db, ident, person)
    member = next((one for one in _members(db, ident) if one.number == number), None)
    if member is None:
        raise CircleRefused("circle-no-member", number=number)
    if member.person == person:
        raise CircleRefused("circle-own-removal")
    db.execute(_changed(ident, number).values(left=NOW))
    return renew_link(db, ident, person)


def leave(db: Connection, ident: str, person: str) -> None:
    """Leave a circle: an owner leaves it to the member of the longest standing, and with the last one it ends."""
    circle = circle_for(db, ident, person)
    mine = next(member.number for member in circle.members if member.you)
    db.execute(_changed(ident, mine).values(left=NOW))
    left = _members(db, ident)
    if not left:
        for table in (presets, circle_members):
            db.execute(delete(table).where(table.c.circle == ident))
        db.execute(delete(circles).where(circles.c.id == ident))
    elif circle.owner:
        db.execute(update(circles).where(circles.c.id == ident).values(owner=left[0].person))


def keep_preset(db: Connection, ident: str, person: str, name: str, choice: TableChoice) -> Circle:
    """A member keeps a choice for all."""
    circle = circle_for(db, ident, person)
    if len(circle.presets) >= MOST_PRESETS:
        raise CircleRefused("circle-presets-many", most=MOST_PRESETS)
    if any(preset.name.casefold() == name.casefold() for preset in circle.presets):
        raise CircleRefused("circle-preset-taken", name=name)
    number = max((preset.number for preset in circle.presets), default=0) + 1
    db.execute(
        insert(presets).values(
            circle=ident, number=number, name=name, person=person, choice=msgspec.json.encode(choice)
        )
    )
    return circle_for(db, ident, person)


def remove_preset(db: Connection, ident: str, person: str, number: int) -> Circle:
    """Who keeps a preset, or the owner of the circle, removes it."""
    preset = preset_of(circle_for(db, ident, person), number)
    if not preset.yours:
        raise OwnerOnly("circle-preset-owner")
    db.execute(delete(presets).where(presets.c.circle == ident, presets.c.number == number))
    return circle_for(db, ident, person)


def preset_of(circle: Circle, number: int) -> Preset:
    """The preset of a number; CircleRefused where there is none."""
    for preset in circle.presets:
        if preset.number == number:
            return preset
    raise CircleRefused("circle-no-preset", number=number)


_choice: Callable[[bytes], TableChoice] = msgspec.json.Decoder(TableChoice).decode


def _token() -> str:
    return secrets.token_urlsafe(16)


def _known(db: Connection, which: Any) -> Row[Any]:
    found = db.execute(select(circles).where(which)).first()
    if found is None:
        raise UnknownCircle("circle-unknown")
    return found


def _by_link(db: Connection, token: str) -> Row[Any]:
    try:
        return _known(db, circles.c.token == token)
    except UnknownCircle:
        raise UnknownCircle("circle-link") from None


def _owned(db: Connection, ident: str, person: str) -> None:
    if not circle_for(db, ident, person).owner:
        raise OwnerOnly("circle-owner-only")


def _members(db: Connection, ident: str) -> list[Row[Any]]:
    """Who is in a circle, those of the longest standing first."""
    inside = (circle_members.c.circle == ident, circle_members.c.left.is_(None))
    return list(db.execute(select(circle_members).where(*inside).order_by(circle_members.c.number)))


def _changed(ident: str, number: int) -> Any:
    return update(circle_members).where(circle_members.c.circle == ident, circle_members.c.number == number)


def _room_for_another(db: Connection, person: str) -> None:
    mine = (circle_members.c.person == person, circle_members.c.left.is_(None))
    if db.execute(select(func.count()).select_from(circle_members).where(*mine)).scalar_one() >= MOST_CIRCLES:
        raise CircleRefused("circles-many", most=MOST_CIRCLES)
