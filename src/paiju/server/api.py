"""The HTTP interface: what can be played, making a table, a look at one, the rule book, the state of health."""

from typing import Annotated, Any

import msgspec
from litestar import Request, Response, get, post
from litestar.params import FromPath, HeaderParameter, JSONBody

from paiju.bots import BOTS
from paiju.climbing.playing import TrickState
from paiju.core.errors import OptionsError, PaijuError
from paiju.core.options import Options
from paiju.games import GAMES, game_of
from paiju.room.messages import TableView
from paiju.room.room import VACANT, Knock, Member, Room, Settings
from paiju.room.views import table_view
from paiju.server.devices import hash_of, is_key
from paiju.server.gate import KEY_HEADER, address_of
from paiju.server.metrics import CONTENT_TYPE
from paiju.server.names import checked_name
from paiju.server.problems import RequestRefused, locale_for, problem_of
from paiju.server.resources import (
    TURN_SECONDS,
    GameInfo,
    KnockAsked,
    KnockState,
    LobbyTable,
    NewTable,
    Offer,
    OptionsAnswered,
    OptionsAsked,
    RuleBook,
    RuleClause,
    RuleSection,
    TableChoice,
    TableCode,
    TableCreated,
)
from paiju.server.shell import shell_of
from paiju.texts import LOCALES, text
from paiju.texts.rulebook import rule_book

DeviceKey = Annotated[str | None, HeaderParameter(name=KEY_HEADER)]
AnyRequest = Request[Any, Any, Any]


@get("/api/games", sync_to_thread=False)
def games() -> Offer:
    """What can be played, with which options, against whom."""
    offered = tuple(
        GameInfo(
            game.name,
            game.revision,
            game.players(game.options_type.parse()),
            game.options_type.fields(),
            issubclass(game.state_type, TrickState),
        )
        for game in GAMES.values()
    )
    return Offer(offered, tuple(BOTS), TURN_SECONDS)


@post("/api/options", status_code=200, sync_to_thread=False)
def check_options(data: JSONBody[OptionsAsked], request: AnyRequest) -> OptionsAnswered:
    """Whether options go together, and what the others then are: a default may depend on what is chosen."""
    options = game_of(data.game).options_type
    try:
        return OptionsAnswered(msgspec.to_builtins(options.parse(data.options)))
    except OptionsError as refused:
        return OptionsAnswered(dict(data.options), problem_of(request, refused))


@post("/api/tables")
async def create_table(
    data: JSONBody[NewTable], request: AnyRequest, device_key: DeviceKey = None
) -> TableCreated:
    """Make a table; its host, whose device key it is, has the first place."""
    key = await person_key(request, device_key)
    return await make_table(request, data, checked_name(data.name), key)


async def make_table(
    request: AnyRequest, choice: TableChoice, name: str, key: str, circle: str = ""
) -> TableCreated:
    """Make the table that a person has chosen; it counts for the circle of that id."""
    shell = shell_of(request)
    shell.limits.table(key, address_of(request), shell.clock())
    options = check_choice(choice)
    rules = game_of(choice.game)
    locale = locale_for(request)
    settings = Settings(
        public=choice.public,
        open_hands=choice.open_hands,
        counter=choice.counter,
        bots=choice.bots,
        locale=locale,
        fair=choice.fair and shell.fair,
        circle=circle,
    )
    others = rules.players(options) - 1
    members = (
        Member(name, key=key),
        *([VACANT] * others if choice.gather else bots(others, choice.bots, locale)),
    )
    return TableCreated(
        await shell.create(rules.name, options, members, choice.turn_seconds, host=key, settings=settings)
    )


def check_choice(choice: TableChoice) -> Options:
    """The options of a table that can be made as it is chosen; PaijuError where it cannot."""
    if choice.bots not in BOTS:
        raise RequestRefused("unknown-bot", bot=choice.bots, allowed=", ".join(BOTS))
    options: Options = game_of(choice.game).options_type.parse(choice.options)
    return options


def bots(count: int, level: str, locale: str) -> list[Member]:
    """So many bots of a level."""
    return [Member(text("bot-name", locale, number=number), bot=level) for number in range(1, count + 1)]


@get("/api/tables/{ident:str}")
async def show_table(ident: FromPath[str], request: AnyRequest) -> TableView:
    """A table as anybody may see it."""
    shell = shell_of(request)
    table = await shell.table(ident)
    view = table_view(table.room, None, shell.clock())
    shell.forget(table)
    return view


@post("/api/tables/{ident:str}/code", status_code=200)
async def table_code(ident: FromPath[str], request: AnyRequest, device_key: DeviceKey = None) -> TableCode:
    """The code of a table that waits for people, for its host."""
    key = await person_key(request, device_key)
    shell = shell_of(request)
    table = await shell.table(ident)
    room = table.room
    shell.forget(table)
    if room.host != key:
        raise RequestRefused("host-only")
    if room.phase != "gathering" or not any(member.vacant for member in room.members):
        raise RequestRefused("no-code-now")
    return TableCode(shell.doors.code_of(ident))


@post("/api/knocks")
async def knock(data: JSONBody[KnockAsked], request: AnyRequest, device_key: DeviceKey = None) -> KnockState:
    """Ask to be let in by a table's code."""
    key = await person_key(request, device_key)
    shell = shell_of(request)
    name = checked_name(data.name)
    ident = shell.doors.table_of(data.code, key, address_of(request))
    table = await shell.table(ident)
    if table.room.phase != "gathering" or not any(member.vacant for member in table.room.members):
        shell.doors.withdraw(ident)
        raise RequestRefused("code-unknown")
    waiting, new = shell.doors.knock(ident, key)
    if new:
        try:
            await table.knock(Knock(waiting, name))
        except PaijuError:
            shell.doors.forget(waiting)
            raise
    return KnockState(waiting, "waiting")


@get("/api/knocks/{ident:str}", sync_to_thread=False)
def knock_state(ident: FromPath[str], request: AnyRequest) -> KnockState:
    """Whether the host has let in who knocked."""
    waiting = shell_of(request).doors.waiting(ident)
    return KnockState(ident, waiting.state, waiting.table if waiting.state == "admitted" else None)


@get("/api/lobby", sync_to_thread=False)
def lobby(request: AnyRequest) -> list[LobbyTable]:
    """The public tables that wait for people, the newest first."""
    return [_listed(room) for room in shell_of(request).public_rooms()]


def _listed(room: Room) -> LobbyTable:
    host = next((member.name for member in room.members if member.key == room.host), "")
    taken = sum(not member.vacant for member in room.members)
    changed = room.options.changed()
    return LobbyTable(room.id, room.game, host, changed, taken, len(room.members), room.turn_seconds)


async def person_key(request: AnyRequest, device_key: str | None) -> str:
    """The person whose device asks; PaijuError as for `device_of`, and for a device that has been revoked."""
    return await shell_of(request).devices.person_of(device_of(device_key))


def device_of(device_key: str | None) -> str:
    """What is stored of the device key of a request; RequestRefused without one."""
    if device_key is None or not is_key(device_key):
        raise RequestRefused("device-key")
    return hash_of(device_key)


@get("/api/rules/{locale:str}/{game:str}", sync_to_thread=False)
def show_rules(locale: FromPath[str], game: FromPath[str]) -> RuleBook:
    """The rule book of a game."""
    if locale not in LOCALES:
        raise RequestRefused("unknown-locale", locale=locale, allowed=", ".join(LOCALES))
    book = rule_book(game_of(game).name, locale)
    sections = (
        RuleSection(
            section.title,
            section.text,
            tuple(RuleClause(clause.id, clause.title, clause.text) for clause in section.clauses),
        )
        for section in book.sections
    )
    return RuleBook(game, locale, book.title, book.text, tuple(sections))


@get("/healthz")
async def health(request: AnyRequest) -> Response[dict[str, str]]:
    """Whether the server can store; StorageError where it cannot."""
    await shell_of(request).storage.check()
    return Response({"status": "ok"})


@get("/metrics", include_in_schema=False, media_type=CONTENT_TYPE, sync_to_thread=False)
def figures(request: AnyRequest) -> bytes:
    """The figures of the server for Prometheus."""
    return shell_of(request).metrics.text()
