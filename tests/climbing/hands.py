"""Hands for the tests of the kernel, and the bridge between naive classes and those of the kernel."""

from __future__ import annotations

import random
from functools import cache

from hypothesis import strategies as st

from paiju.climbing.grammar import Grammar, MoveClass
from paiju.climbing.kernel.flow import Flow
from paiju.climbing.kernel.playout import Table
from paiju.core.cards import pack_of, packed, parse_loose_cards, unpacked
from paiju.games.datong.combinations import grammar
from paiju.games.datong.play import FLOW_RULES
from paiju.games.datong.scoring import POINTS
from tests import naive

CHAIN3_VS_8 = ("below", "none")
PACK = "".join(card[0] for card in pack_of(2))
RANK_POINTS = [POINTS.get(rank, 0) for rank in naive.ORDER]


def pack(ranks: str) -> int:
    """The packed hand of a string of ranks."""
    return packed(parse_loose_cards(ranks, decks=4))


def unpack(hand: int) -> str:
    """The string of ranks of a packed hand."""
    return "".join(naive.ORDER[rank] * count for rank, count in unpacked(hand).items())


def told(move: MoveClass) -> naive.Class:
    """The kernel's class in the words of the naive reading."""
    return naive.Class(str(move.kind), naive.ORDER[move.rank], move.shape.length, move.size)


@cache
def beaten_by(chain3_vs_8: str) -> dict[int, set[int]]:
    """For each class of the table those that beat it, by the naive reading."""
    classes = grammar(chain3_vs_8).classes.values()
    apart = chain3_vs_8 == "none"
    return {
        on.id: {move.id for move in classes if naive.beats(told(move), told(on), apart)} for on in classes
    }


def naive_listing(words: Grammar, hand: str) -> set[int]:
    """The ids of the classes that a hand of any size offers, by the naive reading."""
    return {move.id for move in words.classes.values() if naive.fillings_of(hand, told(move))}


def random_hand(chance: random.Random, size: int, ranks: int) -> str:
    """A hand from a pack cut down to so many ranks, some of them neighbours: few ranks make it rich."""
    first = chance.randrange(0, len(naive.ORDER) - ranks + 1)
    kept = naive.ORDER[first : first + ranks]
    cards = [rank for rank in PACK if rank in kept]
    return naive.sorted_cards(chance.sample(cards, min(size, len(cards))))


def rich_deal(chance: random.Random) -> list[str]:
    """Four hands of 27: the pack shuffled in bundles of up to eight of a rank, so that bombs and chains are common."""
    cards: list[str] = []
    for rank in chance.sample(naive.ORDER, len(naive.ORDER)):
        cards += rank * PACK.count(rank)
    for _ in range(30):
        one, other = chance.randrange(108), chance.randrange(108)
        cards[one], cards[other] = cards[other], cards[one]
    return [naive.sorted_cards(cards[seat * 27 : seat * 27 + 27]) for seat in range(4)]


def even_deal(chance: random.Random) -> list[str]:
    """Four hands of 27 as a shuffled pack gives them."""
    cards = chance.sample(PACK, 108)
    return [naive.sorted_cards(cards[seat::4]) for seat in range(4)]


@st.composite
def hands(draw: st.DrawFn, most: int) -> str:
    """A hand of up to `most` cards, drawn rank by rank so that many of a rank are likely."""
    held = ""
    for rank in draw(st.permutations(naive.ORDER)):
        copies = 2 if rank in "wW" else 8
        held += rank * draw(st.integers(0, min(copies, most - len(held))))
        if len(held) == most:
            break
    return naive.sorted_cards(held)


def flow(wind: str = "next", last_trick: str = "play_out") -> Flow:
    """A flow under Datong's rules."""
    return FLOW_RULES[wind, last_trick].flow()


def table(
    chain3_vs_8: str = "below", seed: int = 1, wind: str = "next", last_trick: str = "play_out"
) -> Table:
    """A table of the kernel for Datong."""
    cards = [naive.ORDER.index(rank) for rank in PACK]
    return Table(grammar(chain3_vs_8).moves, flow(wind, last_trick), cards, RANK_POINTS, seed)
