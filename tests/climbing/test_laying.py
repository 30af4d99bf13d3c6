"""Choosing the cards of a class rank by rank reaches every filling, each in one way."""

from collections import Counter
from collections.abc import Iterator
from itertools import islice
from random import Random

import pytest

from paiju.climbing.choosing import begun, is_free, next_ranks, with_card
from paiju.climbing.fillings import fillings
from paiju.climbing.grammar import Grammar
from paiju.climbing.laying import Laying
from paiju.core.cards import Cards, packed
from paiju.games.datong import combinations as datong
from paiju.games.dazha import combinations as dazha
from paiju.games.shuangkou import combinations as shuangkou
from tests.climbing.hands import pack
from tests.strategies import rich_hands

JOKERS = ["w", "w", "W", "W"]
GRAMMARS = {
    "datong": (datong.grammar("below"), JOKERS),
    "dazha": (dazha.grammar("classic", True), JOKERS),
    "dazha-eight": (dazha.grammar("eight_jokers", False), JOKERS * 2),
    "baibian": (shuangkou.grammar("baibian"), JOKERS),
    "qianbian": (shuangkou.grammar("qianbian"), JOKERS),
    "huopin": (shuangkou.grammar("huopin"), JOKERS),
}


def laid_out(words: Grammar, laying: Laying) -> Iterator[int]:
    """The fillings at the ends of all ways on."""
    ranks = next_ranks(words, laying)
    if not ranks:
        yield laying.cards
    for rank in ranks:
        yield from laid_out(words, with_card(words, laying, rank))


def some_hand(jokers: list[str], rng: Random) -> Cards:
    """A hand of a rich deal, or the end of one."""
    hand = rng.choice(rich_hands(2, 4, jokers, rng))
    return tuple(rng.sample(hand, rng.choice((5, 9, 14, 20))))


@pytest.mark.parametrize("name", GRAMMARS)
def test_every_filling_is_reached_in_one_way(name):
    words, jokers = GRAMMARS[name]
    rng, tried = Random(name), Counter[str]()
    for _ in range(60):
        hand = packed(some_hand(jokers, rng))
        moves = words.listing(hand)
        for move in rng.sample(moves, min(len(moves), 25)):
            wanted = list(islice(fillings(words, hand, move), 200))
            if len(wanted) == 200:
                continue
            assert len(wanted) == 1 or is_free(words, move)
            assert sorted(laid_out(words, begun(words, hand, move))) == sorted(wanted), (hand, move)
            tried[move.kind] += len(wanted) > 1
    # Without wild cards and kickers only three jokers can be laid in several ways.
    assert sum(tried.values()) > (0 if name == "huopin" else 40)


def test_only_what_can_be_chosen_is_asked():
    words = datong.grammar("below")
    laying = begun(words, pack("33344557"), words.parse_class("triple_pair:3"))
    assert laying.cards == pack("333")
    assert next_ranks(words, laying) == (1, 2)
    assert with_card(words, laying, 2).cards == pack("33355")
    assert begun(words, pack("33344"), words.parse_class("triple_pair:3")).cards == (pack("33344"))
