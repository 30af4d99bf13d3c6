"""The catalogue of user texts: Fluent files, one folder a locale. Code holds keys, never sentences."""

from functools import cache
from importlib.resources import files

from fluent.runtime import FluentBundle, FluentResource

LOCALES = ("zh-CN", "en")


@cache
def bundle(locale: str) -> FluentBundle:
    """All messages of `locale`, read once."""
    if locale not in LOCALES:
        raise LookupError(f"no texts for {locale!r}; there are {', '.join(LOCALES)}")
    loaded = FluentBundle([locale], use_isolating=False)
    for resource in sorted(files(__name__).joinpath(locale).iterdir(), key=lambda entry: entry.name):
        if resource.name.endswith(".ftl"):
            loaded.add_resource(FluentResource(resource.read_text(encoding="utf-8")))
    return loaded


def text(key: str, locale: str = "en", **params: str | int) -> str:
    """The text of `key` in `locale` with `params` filled in; LookupError where there is none."""
    messages = bundle(locale)
    if not messages.has_message(key):
        raise LookupError(f"no text {key!r} in {locale}")
    pattern = messages.get_message(key).value
    if pattern is None:
        raise LookupError(f"the text {key!r} in {locale} is empty")
    formatted, errors = messages.format_pattern(pattern, params)
    if errors:
        raise LookupError(f"the text {key!r} in {locale} misses {errors}")
    return str(formatted)


def locale_of(language: str | None) -> str:
    """The locale for a language tag or an environment value: Chinese of any kind is zh-CN, else en."""
    return "zh-CN" if (language or "").lower().startswith("zh") else "en"
