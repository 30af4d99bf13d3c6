"""Options are read from what a person types, and refused with the clause and what is allowed."""

import json
from typing import Any

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

from paiju.core.errors import OptionsError
from paiju.games import GAMES
from tests.strategies import option_values, values_of

REFUSED_TOGETHER: dict[str, list[tuple[dict[str, Any], str]]] = {
    "datong": [],
    "dazha": [
        ({"mode": "bao", "showdown": "on"}, "DZ30"),
        ({"mode": "bao", "showdown": "off", "no_bomb_showdown": True}, "DZ30"),
    ],
    "fanfanzha": [
        ({"players": 6, "mode": "no_joker_surrender"}, "FZ16"),
        ({"players": "6", "mode": "leader_surrenders"}, "FZ16"),
        ({"players": 4, "colour_count": 5}, "FZ26"),
        ({"colour_count": "6"}, "FZ26"),
    ],
    "shuangkou": [],
    "wahua": [],
}
"""Values that are allowed one by one but not together, and the clause that says so."""

EVERY_OPTION = [(name, field.name) for name, game in GAMES.items() for field in game.options_type.fields()]


def field_of(name, option):
    (field,) = [field for field in GAMES[name].options_type.fields() if field.name == option]
    return field


def refused_code(field):
    return "option-subset" if field.kind == "subset" else "option-value"


def refusal(name, values):
    with pytest.raises(OptionsError) as caught:
        GAMES[name].options_type.parse(values)
    return caught.value


@pytest.mark.parametrize("name", GAMES)
def test_without_values_all_are_defaults(name):
    kind = GAMES[name].options_type
    assert kind.parse() == kind.parse({}) == kind()
    assert kind().changed() == {}
    assert (
        kind.defaults({})
        == {field.name: field.default for field in kind.fields()}
        == msgspec.to_builtins(kind())
    )


@pytest.mark.parametrize("name", GAMES)
@pytest.mark.parametrize("wrong", ["", "hand", "Hands", "hands ", "__class__", "fields"])
def test_an_unknown_name_is_refused_with_those_there_are(name, wrong):
    error = refusal(name, {wrong: "1"})
    assert error.code == "option-unknown"
    assert error.params["option"] == wrong
    assert "hands" in str(error.params["allowed"])


@pytest.mark.parametrize(("name", "option"), EVERY_OPTION)
def test_every_value_is_read_as_itself_and_as_its_text(name, option):
    kind, field = GAMES[name].options_type, field_of(name, option)
    for value in values_of(field):
        texts = [str(value), f" {value} "]
        if field.kind == "switch":
            texts = ["on", "ON", "true", "yes"] if value else ["off", "Off", "false", "no"]
        assert field.read(value) == value
        for text in texts:
            assert field.read(text) == value
            assert type(field.read(text)) is type(value)
        if value == field.default:
            assert getattr(kind.parse({option: texts[0]}), option) == value


@pytest.mark.parametrize(("name", "option"), EVERY_OPTION)
@pytest.mark.parametrize(
    "wrong", ["", "nothing", "-1", "1.0", "٣", None, 1.0, float("nan"), [], {}, b"1", 10**30]
)
def test_any_other_value_is_refused_with_clause_and_what_is_allowed(name, option, wrong):
    field = field_of(name, option)
    error = refusal(name, {option: wrong})
    assert (error.code, error.clause) == (refused_code(field), field.clause)
    assert error.params["option"] == option
    assert error.params["allowed"] == field.allowed
    assert error.params["value"] == str(wrong)


@pytest.mark.parametrize(("name", "option"), EVERY_OPTION)
def test_a_switch_is_no_number_and_a_number_no_switch(name, option):
    field = field_of(name, option)
    wrong: tuple[Any, ...] = (0, 1, "0", "1", "2") if field.kind == "switch" else (True, False, "on", "off")
    for value in wrong:
        if value not in field.choices or field.kind == "switch":
            assert refusal(name, {option: value}).code == refused_code(field)


@pytest.mark.parametrize("name", GAMES)
def test_numbers_have_bounds(name):
    for field in GAMES[name].options_type.fields():
        if field.kind == "number":
            assert field.least is not None
            assert field.most is not None
            assert field.allowed == f"{field.least}–{field.most}"
            for wrong in (field.least - 1, field.most + 1, str(field.most + 1), "9" * 5000):
                assert refusal(name, {field.name: wrong}).code == "option-value"


@pytest.mark.parametrize("name", GAMES)
def test_values_not_allowed_together_are_refused_with_the_clause(name):
    for values, clause in REFUSED_TOGETHER[name]:
        assert refusal(name, values).clause == clause
    kind = GAMES[name].options_type
    for values, clause in REFUSED_TOGETHER[name]:
        read = {option: field_of(name, option).read(value) for option, value in values.items()}
        with pytest.raises(OptionsError) as caught:
            kind(**read).checked()
        assert caught.value.clause == clause


@pytest.mark.parametrize("name", GAMES)
def test_a_value_set_past_parsing_is_found_by_the_check(name):
    kind = GAMES[name].options_type
    for wrong in (0, 101, True, "8"):
        with pytest.raises(OptionsError):
            kind(hands=wrong).checked()
    assert kind(hands=5).checked().hands == 5


@given(data=st.data(), name=st.sampled_from(list(GAMES)))
def test_options_keep_through_json_and_texts(data, name):
    kind = GAMES[name].options_type
    values = data.draw(option_values(GAMES[name]))
    options = kind.parse(values)
    assert msgspec.json.decode(msgspec.json.encode(options), type=kind) == options
    assert kind.parse(json.loads(msgspec.json.encode(options))) == options
    assert kind.parse(options.changed()) == options
    assert kind.parse({key: str(value) for key, value in values.items()}) == options
    assert {name: getattr(options, name) for name in values} == values


@pytest.mark.parametrize("name", GAMES)
def test_json_with_an_unknown_option_or_value_is_no_options(name):
    kind = GAMES[name].options_type
    for text in (b'{"nothing": 1}', b'{"hands": 0}', b'{"hands": true}', b'{"hands": "8"}', b"[]"):
        with pytest.raises(msgspec.ValidationError):
            msgspec.json.decode(text, type=kind)
