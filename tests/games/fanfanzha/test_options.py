from random import Random

import pytest

from paiju.core.errors import OptionsError
from paiju.games.fanfanzha.options import FanfanzhaOptions
from tests.games.fanfanzha.hands import rich_deal, settled, settlement_of

MODES = ("no_bomb_surrender", "no_joker_surrender", "leader_surrenders")


def refused(**values: object) -> OptionsError:
    with pytest.raises(OptionsError) as caught:
        FanfanzhaOptions.parse(values)
    return caught.value


@pytest.mark.clause("FZ10", "FZ23", "FZ25")
def test_the_defaults_are_what_the_source_says():
    defaults = FanfanzhaOptions.parse()
    assert (defaults.players, defaults.mode, defaults.hands) == (4, "no_bomb_surrender", 8)
    assert (defaults.chain_bonus, defaults.largest_bonus, defaults.colour_bonus) == (True, True, True)
    assert (defaults.chain_extra, defaults.colour_count) == ("besides", 4)


@pytest.mark.clause("FZ1", "FZ2")
@pytest.mark.parametrize("players", [2, 3, 5, 8])
def test_only_four_or_six_play(players):
    error = refused(players=players)
    assert (error.code, error.clause, error.params["allowed"]) == ("option-value", "FZ1", "4, 6")


@pytest.mark.clause("FZ16")
@pytest.mark.parametrize("mode", MODES[1:])
def test_six_players_have_the_one_mode(mode):
    error = refused(players=6, mode=mode)
    assert (error.code, error.clause) == ("option-players", "FZ16")
    assert error.params == {"option": "mode", "value": mode, "players": 6, "allowed": "no_bomb_surrender"}


@pytest.mark.clause("FZ16")
def test_four_players_choose_among_three_modes_and_six_get_theirs():
    assert [FanfanzhaOptions.parse({"mode": mode}).mode for mode in MODES] == list(MODES)
    assert FanfanzhaOptions.parse({"players": 6, "mode": "no_bomb_surrender"}).players == 6


@pytest.mark.clause("FZ26")
@pytest.mark.parametrize("count", [5, 6])
def test_four_players_count_four_of_a_colour(count):
    error = refused(colour_count=count)
    assert (error.code, error.clause) == ("option-players", "FZ26")
    assert error.params == {"option": "colour_count", "value": str(count), "players": 4, "allowed": "4"}
    assert FanfanzhaOptions.parse({"players": "6", "colour_count": str(count)}).colour_count == count


@pytest.mark.clause("FZ26")
@pytest.mark.parametrize("count", [3, 7])
def test_six_players_count_four_to_six_of_a_colour(count):
    error = refused(players=6, colour_count=count)
    assert (error.code, error.clause, error.params["allowed"]) == ("option-value", "FZ26", "4, 5, 6")


def test_a_match_has_one_to_a_hundred_hands():
    assert FanfanzhaOptions.parse({"hands": "100"}).hands == 100
    assert refused(hands=0).code == refused(hands=101).code == "option-value"


ALTERNATIVES = [
    (4, "mode", "no_joker_surrender"),
    (4, "mode", "leader_surrenders"),
    *((players, "chain_bonus", False) for players in (4, 6)),
    *((players, "chain_extra", value) for players in (4, 6) for value in ("instead", "off")),
    *((players, "largest_bonus", False) for players in (4, 6)),
    *((players, "colour_bonus", False) for players in (4, 6)),
    *((6, "colour_count", value) for value in (5, 6)),
]


@pytest.mark.parametrize(("players", "option", "value"), ALTERNATIVES)
def test_each_value_of_each_option_changes_a_settlement(players, option, value):
    deals = [rich_deal(Random(seed), players) for seed in range(8)]
    usual = [settlement_of(settled(deal)).totals for deal in deals]
    assert usual != [settlement_of(settled(deal, **{option: value})).totals for deal in deals]


def test_every_option_has_its_clause_default_and_values():
    declared = {
        field.name: (field.clause, field.default, field.choices or (field.least, field.most))
        for field in FanfanzhaOptions.fields()
    }
    assert declared == {
        "hands": (None, 8, (1, 100)),
        "players": ("FZ1", 4, (4, 6)),
        "mode": ("FZ10", MODES[0], MODES),
        "chain_bonus": ("FZ23", True, (True, False)),
        "chain_extra": ("FZ23", "besides", ("besides", "instead", "off")),
        "largest_bonus": ("FZ24", True, (True, False)),
        "colour_bonus": ("FZ25", True, (True, False)),
        "colour_count": ("FZ26", 4, (4, 5, 6)),
    }
