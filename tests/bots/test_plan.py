"""How the steady bot sorts a hand, and what it carries along."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from paiju.bots.steady import datong, dazha, shuangkou
from paiju.bots.steady.carrying import kickers
from paiju.bots.steady.plan import Plan
from paiju.bots.steady.weighing import Manner
from paiju.climbing.grammar import ranks_of
from paiju.core.cards import pack_of, packed, parse_loose_cards
from paiju.games.datong.options import DatongOptions
from paiju.games.dazha.deal import whole_pack
from paiju.games.dazha.options import DazhaOptions

EIGHT = DazhaOptions.parse({"mode": "eight_jokers"})
MANNERS = {
    "datong": datong.manner(DatongOptions()),
    "dazha": dazha.manner(DazhaOptions()),
    "eight_jokers": dazha.manner(EIGHT),
    "baibian": shuangkou.manner("baibian"),
    "qianbian": shuangkou.manner("qianbian"),
    "huopin": shuangkou.manner("huopin"),
}
PACK = pack_of(2)


def sorted_hand(game: str, ranks: str) -> Plan:
    return MANNERS[game].sorter.plan(packed(parse_loose_cards(ranks, jokers=4)))


def sorted_ranks(game: str, ranks: str) -> list[str]:
    return [ranks_of(group.cards) for group in sorted_hand(game, ranks).groups]


def carried_ranks(game: str, ranks: str) -> list[str]:
    return [ranks_of(group.cards) for group in sorted_hand(game, ranks).carried]


def check_plan(manner: Manner, hand: int) -> None:
    """The groups are the hand, and each with its kickers is a play."""
    plan = manner.sorter.plan(hand)
    assert sum(group.cards for group in (*plan.groups, *plan.carried)) == hand
    assert plan.bonus == pytest.approx(sum(group.bonus for group in plan.groups))
    for group in plan.groups:
        rest = hand - group.cards
        cards = group.cards + kickers(plan, rest, group.kickers)
        readings = manner.words.readings(cards, len(ranks_of(cards)), hand)
        jokers_alone = manner.sorter.kickers and set(ranks_of(rest)) <= set("wW")
        assert jokers_alone or (group.kind, group.rank) in [(move.kind, move.rank) for move in readings]


@pytest.mark.parametrize("game", MANNERS)
@given(data=st.data())
def test_the_groups_are_the_hand_and_each_is_a_play(game: str, data: st.DataObject) -> None:
    pack = whole_pack(EIGHT) if game == "eight_jokers" else PACK
    places = data.draw(st.lists(st.integers(0, len(pack) - 1), min_size=1, max_size=27, unique=True))
    check_plan(MANNERS[game], packed(pack[place] for place in places))


def test_a_triple_takes_a_pair_along():
    assert sorted_ranks("datong", "333447") == ["33344", "7"]


def test_bombs_and_four_jokers_stay_whole():
    assert sorted_ranks("datong", "35677778wwWW") == ["3", "5", "6", "7777", "8", "wwWW"]


def test_dear_pairs_are_not_carried_away():
    assert sorted_ranks("datong", "33322") == ["333", "22"]


def test_the_worst_cards_are_carried_by_triples():
    assert sorted_ranks("dazha", "35777KKA") == ["777", "KK", "A"]
    assert carried_ranks("dazha", "35777KKA") == ["3", "5"]


def test_jokers_go_to_the_bomb_that_earns_most():
    assert sorted_ranks("dazha", "3333777777w") == ["3333", "777777w"]
    assert sorted_hand("dazha", "3333777777w").bonus == pytest.approx(dazha.POINT * 4)


def test_eight_jokers_lie_as_bombs_of_four():
    assert sorted_ranks("eight_jokers", "3WWWWwwww") == ["3", "wwww", "WWWW"]


def test_wild_jokers_lengthen_the_bomb_of_most_lines():
    assert sorted_ranks("baibian", "333777777WW") == ["333", "777777WW"]


def test_a_chain_outweighs_its_bombs():
    assert sorted_ranks("huopin", "444455556666") == ["444455556666"]


def test_a_wild_joker_completes_a_chain():
    assert sorted_ranks("baibian", "44445556666W") == ["44445556666W"]


def test_an_uneven_chain_is_one_bomb_in_qianbian_alone():
    assert sorted_ranks("qianbian", "55555666666") == ["55555666666"]
    assert "55555666666" not in sorted_ranks("baibian", "55555666666")
