"""Hands that may be: the cards that a seat does not see, dealt to the others so that all it knows is true."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from paiju.climbing.kernel.bits import BIG, LITTLE, at_least, count, size, some

WORD: Final = 0xFFFFFFFF
TRIES: Final = 40
"""How many deals are tried before one that breaks a condition is taken."""

NATURALS: Final = 0x00888888888888
"""The mask of the ranks 3 … A and 2."""


class Chance:
    """Random numbers of its own: xorshift on 32 bits, the same interpreted and compiled."""

    def __init__(self, seed: int) -> None:
        self._state: i64 = seed % WORD + 1
        for _ in range(8):
            self.below(1)

    def below(self, n: i64) -> i64:
        """A random number below n."""
        x = self._state
        x ^= (x << 13) & WORD
        x ^= x >> 17
        x ^= (x << 5) & WORD
        self._state = x
        return (x * n) >> 32


class Known:
    """What a seat knows of four hands.

    `layouts` are ways to place what is known apart, four packed hands each, the weights of these in `weights`; with a
    layout every seat holds so many of the `counts` cards it has in all. `laid` are the packed cards that each seat has
    laid: with them a hand is as it was dealt. `bombs`: every dealt hand holds four of a rank or `joker_bomb` jokers
    (2), or only those with jokers do (1). `most`: none holds so many of one rank, `most_wild`: nor so many with all
    jokers laid to four or more; 0 where that may be.
    """

    def __init__(
        self,
        counts: list[int],
        layouts: list[int],
        weights: list[int],
        loose: list[int],
        laid: list[int],
        bombs: int = 0,
        joker_bomb: int = 4,
        most: int = 0,
        most_wild: int = 0,
    ) -> None:
        self.counts = vec[i64](counts)
        self.layouts = vec[i64](layouts)
        self.weights = vec[i64](weights)
        self.total: i64 = sum(weights)
        self.loose = vec[i64](loose)
        self.laid = vec[i64](laid)
        self.bombs: i64 = bombs
        self.joker_bomb: i64 = joker_bomb
        self.most: i64 = most
        self.most_wild: i64 = most_wild

    def deal(self, chance: Chance, hands: vec[i64]) -> None:
        """Write four hands that may be."""
        tries: i64 = 0
        while tries < TRIES:
            self._deal(chance, hands)
            if self._may_be(hands):
                return
            tries += 1

    def _deal(self, chance: Chance, hands: vec[i64]) -> None:
        which: i64 = 0
        drawn = chance.below(self.total)
        while drawn >= self.weights[which]:
            drawn -= self.weights[which]
            which += 1
        loose = self.loose
        left: i64 = len(loose)
        seat: i64 = 0
        while seat < 4:
            hand = self.layouts[which * 4 + seat]
            wanted = self.counts[seat] - size(hand)
            while wanted > 0:
                place = chance.below(left)
                left -= 1
                card = loose[place]
                loose[place] = loose[left]
                loose[left] = card
                hand += some(card, 1)
                wanted -= 1
            hands[seat] = hand
            seat += 1

    def _may_be(self, hands: vec[i64]) -> bool:
        if self.bombs == 0 and self.most == 0 and self.most_wild == 0:
            return True
        seat: i64 = 0
        while seat < 4:
            if not self._dealt(hands[seat] + self.laid[seat]):
                return False
            seat += 1
        return True

    def _dealt(self, hand: i64) -> bool:
        """Whether a hand may have been dealt and not been laid open."""
        jokers = count(hand, LITTLE) + count(hand, BIG)
        fours = at_least(hand, 4) & NATURALS
        asked = self.bombs == 2 or (self.bombs == 1 and jokers > 0)
        if asked and fours == 0 and jokers < self.joker_bomb:
            return False
        if self.most != 0 and at_least(hand, self.most) & NATURALS != 0:
            return False
        if self.most_wild != 0 and fours != 0:
            wanted = self.most_wild - jokers
            if wanted < 4:
                wanted = 4
            if wanted <= 8 and at_least(hand, wanted) & NATURALS != 0:
                return False
        return True
