"""The HTTP interface: what can be played, making a table, a look at one, the rule book, the state of health."""

import re
import unicodedata
from itertools import groupby
from operator import attrgetter
from typing import Annotated, Any

import msgspec
from litestar import Request, Response, get, post
from litestar.params import FromPath, HeaderParameter, JSONBody

from paiju.bots import BOTS
from paiju.core.errors import OptionsError
from paiju.games import GAMES, game_of
from paiju.room.messages import TableView
from paiju.room.room import Member
from paiju.room.views import table_view
from paiju.server.origin import is_foreign
from paiju.server.problems import ForeignOrigin, RequestRefused, locale_for, problem_of
from paiju.server.resources import (
    TURN_SECONDS,
    GameInfo,
    NewTable,
    Offer,
    OptionsAnswered,
    OptionsAsked,
    RuleBook,
    RuleClause,
    RuleSection,
    TableCreated,
)
from paiju.server.shell import hash_of, shell_of
from paiju.texts import LOCALES, text
from paiju.texts.rulebook import rule_book

LONGEST_NAME = 12
DeviceKey = Annotated[str | None, HeaderParameter(name="X-Device-Key")]
AnyRequest = Request[Any, Any, Any]
_KEY = re.compile(r"[0-9a-f]{64}")


@get("/api/games", sync_to_thread=False)
def games() -> Offer:
    """What can be played, with which options, against whom."""
    offered = tuple(
        GameInfo(
            game.name, game.revision, game.players(game.options_type.parse()), game.options_type.fields()
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
    """Make a table for one person against bots; it belongs to the device key."""
    if is_foreign(request.headers):
        raise ForeignOrigin("origin")
    if device_key is None or not is_key(device_key):
        raise RequestRefused("device-key")
    if data.bots not in BOTS:
        raise RequestRefused("unknown-bot", bot=data.bots, allowed=", ".join(BOTS))
    rules = game_of(data.game)
    options = rules.options_type.parse(data.options)
    person = Member(checked_name(data.name), key=hash_of(device_key))
    locale = locale_for(request)
    bots = (
        Member(text("bot-name", locale, number=number), bot=data.bots)
        for number in range(1, rules.players(options))
    )
    return TableCreated(
        await shell_of(request).create(rules.name, options, (person, *bots), data.turn_seconds)
    )


@get("/api/tables/{ident:str}")
async def show_table(ident: FromPath[str], request: AnyRequest) -> TableView:
    """A table as anybody may see it."""
    shell = shell_of(request)
    table = await shell.table(ident)
    view = table_view(table.room, None, shell.clock())
    shell.forget(table)
    return view


@get("/api/rules/{locale:str}/{game:str}", sync_to_thread=False)
def show_rules(locale: FromPath[str], game: FromPath[str]) -> RuleBook:
    """The rule book of a game."""
    if locale not in LOCALES:
        raise RequestRefused("unknown-locale", locale=locale, allowed=", ".join(LOCALES))
    book = rule_book(game_of(game).name, locale)
    title, _, rest = book.markdown.partition("\n")
    sections = (
        RuleSection(title, tuple(RuleClause(clause.id, clause.title, clause.text) for clause in clauses))
        for title, clauses in groupby(book.clauses.values(), key=attrgetter("section"))
    )
    return RuleBook(
        game=game,
        locale=locale,
        title=title.removeprefix("# ").strip(),
        markdown=rest.partition("\n## ")[0].strip(),
        sections=tuple(sections),
    )


@get("/healthz")
async def health(request: AnyRequest) -> Response[dict[str, str]]:
    """Whether the server can store; StorageError where it cannot."""
    await shell_of(request).storage.check()
    return Response({"status": "ok"})


def is_key(key: str) -> bool:
    """Whether a text is a device key: 64 hexadecimal digits."""
    return _KEY.fullmatch(key) is not None


def checked_name(name: str) -> str:
    """A name as it is shown, one to twelve visible characters; RequestRefused otherwise."""
    name = " ".join(unicodedata.normalize("NFC", name).split())
    if not 1 <= len(name) <= LONGEST_NAME or any(unicodedata.category(char)[0] == "C" for char in name):
        raise RequestRefused("name", most=LONGEST_NAME)
    return name
