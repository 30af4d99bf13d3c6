"""What comes from elsewhere is made fit to stand in a message."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from paiju.core.errors import PaijuError
from paiju.games import GAMES
from paiju.texts import LOCALES, text
from paiju.texts.foreign import LONGEST, printable, safe, short


@pytest.mark.parametrize(
    ("foreign", "shown"),
    [
        ("老陈", "老陈"),
        ("a\nb\r\tc", "a b  c"),
        ("\x1b[2J", "�[2J"),
        ("\u202eevil\x07", "�evil�"),
        ("\u3000x\u2028y", " x y"),
        ("\udcff", "�"),
    ],
)
def test_what_steers_a_terminal_is_taken_out(foreign, shown):
    assert printable(foreign) == shown


def test_a_long_text_shows_its_beginning_and_end():
    assert short("a" * 300 + "z", 20) == "a" * 14 + "…" + "aaaaz"
    assert short("3s " * 99 + "4s", 40) == "3s " * 9 + "… 3s 3s 4s"
    assert short("abc", 3) == "abc"


@given(st.text(max_size=2000), st.integers(8, 300))
def test_whatever_comes_is_short_and_printable(foreign, most):
    shown = safe(foreign, most)
    assert shown.isprintable()
    assert len(shown) <= most + 2
    assert len(safe(foreign * 50, most)) <= most + 2


@pytest.mark.parametrize("locale", LOCALES)
def test_no_value_breaks_a_message(locale):
    for value in ("a" * 10**6, "3s" * 2000, "3s " * 2000, "pair:3, " * 2000, "\x1b\n" * 3000, "{ $x }"):
        refused = PaijuError(
            "record-action", position=1, action=value, reason=PaijuError("not-held", cards=value)
        )
        said = refused.text(locale)
        assert len(said) < 3 * LONGEST
        assert said.isprintable()
    assert "♠3 ♠3" in text("error-not-held", locale, cards="3s " * 500)


def test_the_options_of_every_game_fit_into_a_message():
    for game in GAMES.values():
        names = ", ".join(field.name for field in game.options_type.fields())
        assert safe(names) == names
