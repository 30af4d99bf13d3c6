"""The bombs that lie in a hand: the client lays them out as groups, knowing no rules."""

from itertools import chain, repeat

import pytest

from paiju.core.cards import Cards
from paiju.games import game_of


def bombs(game: str, ranks: str, **options: object) -> tuple[str, ...]:
    """The bombs in a hand of some ranks."""
    rules = game_of(game)
    suits = chain.from_iterable(repeat("shdc"))
    hand: Cards = tuple(rank if rank in "wW" else rank + next(suits) for rank in ranks)
    found: tuple[str, ...] = rules.new_hand(1, rules.options_type.parse(options)).lexicon.bombs(hand)
    return found


@pytest.mark.clause("DT16", "DT18")
def test_datong() -> None:
    assert bombs("datong", "333444455555wwWW") == ("4444", "55555", "wwWW")
    assert bombs("datong", "3334wwW") == ()


@pytest.mark.clause("DZ17", "DZ19", "DZ21")
def test_dazha() -> None:
    """Jokers are added to four natural cards, and make no bomb of three."""
    assert bombs("dazha", "3334444wwWW") == ("4444", "wwWW")
    assert bombs("dazha", "333wwW") == ()
    assert bombs("dazha", "4444wwwwWW", mode="eight_jokers") == ("4444", "wwww")
    assert bombs("dazha", "wwwwWWWW", mode="eight_jokers") == ("wwww", "WWWW")


@pytest.mark.clause("SK10", "SK12", "SK13")
@pytest.mark.parametrize("variant", ["baibian", "qianbian", "huopin"])
def test_shuangkou(variant: str) -> None:
    assert bombs("shuangkou", "3334444wWW", variant=variant) == ("4444", "wWW")
    assert bombs("shuangkou", "55555wwWW", variant=variant) == ("55555", "wwWW")
    assert bombs("shuangkou", "333WW", variant=variant) == ()
