"""The catalogue of user texts: Fluent files, one folder a locale. Code holds keys, never sentences."""

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from contextvars import ContextVar
from functools import cache
from importlib.resources import files
from typing import Any

from fluent.runtime import FluentBundle, FluentResource
from fluent.runtime.types import FluentType, fluent_number

from paiju.texts import notation
from paiju.texts.foreign import safe

LOCALES = ("zh-CN", "en")
_GAMES = {"DT": "datong", "FZ": "fanfanzha", "DZ": "dazha", "SK": "shuangkou", "WH": "wahua"}
"""The game of a clause, by its first letters."""
_game = ContextVar("game", default="")


def bundle(locale: str) -> FluentBundle:
    """All messages of a locale, which any tag of its language names: `zh` and `zh_TW.UTF-8` too, see `locale_of`."""
    return _loaded(locale_of(locale))


@cache
def _loaded(locale: str) -> FluentBundle:
    functions = {
        "RANKS": _spoken(notation.ranks, locale),
        "CARDS": _spoken(notation.cards, locale),
        "READING": _spoken(notation.reading, locale),
        "TILES": _spoken(notation.tiles, locale),
        "POINTS": _spoken(notation.points, locale),
        "FAULTS": _spoken(notation.faults, locale),
        "INSIDE": _spoken(notation.inside, locale),
        "WHOSE": _spoken(notation.whose, locale),
    }
    loaded = FluentBundle([locale], functions=functions, use_isolating=False)
    for resource in sorted(files(__name__).joinpath(locale).iterdir(), key=lambda entry: entry.name):
        if resource.name.endswith(".ftl"):
            loaded.add_resource(FluentResource(resource.read_text(encoding="utf-8")))
    return loaded


def _spoken(speaker: Callable[[str, notation.Say], str], locale: str) -> Callable[[Any], Any]:
    def say(key: str, **params: str | int) -> str:
        own = f"{_game.get()}-{key}"
        return text(own if has_text(own, locale) else key, locale, **params)

    return lambda value: speaker(str(value), say)


def text(key: str, locale: str = "en", /, **params: str | int) -> str:
    """The text of `key` in `locale` with `params` filled in; LookupError where there is none.

    Params may come from anywhere: control characters and excess length stay out of the text.
    """
    messages = bundle(locale)
    if not messages.has_message(key):
        raise LookupError(f"no text {key!r} in {locale}")
    pattern = messages.get_message(key).value
    if pattern is None:
        raise LookupError(f"the text {key!r} in {locale} is empty")
    shown = {name: _shown(param) for name, param in params.items()}
    formatted, errors = messages.format_pattern(pattern, shown)
    if errors:
        raise LookupError(f"the text {key!r} in {locale} misses {errors}")
    return str(formatted)


@contextmanager
def terms_by(clause: str | None) -> Iterator[None]:
    """Say readings as the game says them whose clause it is; where there is none, as before."""
    game = _GAMES.get((clause or "")[:2])
    token = _game.set(game or _game.get())
    try:
        yield
    finally:
        _game.reset(token)


def terms_of(game: str) -> None:
    """Say readings in this context as a game says them: by `dazha-reading-bomb`, where there is one."""
    _game.set(game)


def _shown(param: object) -> str | FluentType:
    """A parameter as it may stand in a text: safe, and a number of more digits than Fluent can format as text.

    Digits stand ungrouped, as in tables: 12000.
    """
    if not isinstance(param, int):
        return safe(str(param))
    return safe(str(param)) if abs(param) >= 10**15 else fluent_number(param, useGrouping=False)


def has_text(key: str, locale: str = "en") -> bool:
    """Whether the catalogue has `key`."""
    return bool(bundle(locale).has_message(key))


def locale_of(language: str | None) -> str:
    """The locale for a language tag or an environment value: Chinese of any kind is zh-CN, else en."""
    return "zh-CN" if (language or "").lower().startswith("zh") else "en"
