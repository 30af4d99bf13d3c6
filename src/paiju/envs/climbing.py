"""The numbers of the climbing games.

Action 0 is the pass, 16 and above are the move classes by their ids (`MoveClass.id`), and behind the last class come
answers and what else a seat may do. Who lays a class that several sets of cards make up chooses these next, a card at
a time: 1 to 15 are its ranks, low to high. Where suits count (510K) actions of their own choose among the cards of a
rank.
"""

from collections.abc import Callable
from functools import lru_cache
from itertools import combinations, product
from typing import Any

from paiju.climbing.choosing import begun, is_free, next_ranks, with_card
from paiju.climbing.grammar import Grammar, MoveClass, Special
from paiju.climbing.kernel.moves import CLASS_RANKS, PASS
from paiju.climbing.kernel.sight import FEATURES, Sight
from paiju.climbing.kinds import Kind
from paiju.climbing.laying import Laying
from paiju.climbing.lexicon import Lexicon
from paiju.climbing.playing import TrickState
from paiju.climbing.tricks import parsed_trick
from paiju.core.actions import Action, Answer, Pass, Play, RunAway, format_action
from paiju.core.cards import DECK, RANKS, Cards, sort_cards, take
from paiju.envs.coding import Choice, Coding, Suits
from paiju.envs.layout import Field, Layout
from paiju.envs.numbers import HIDDEN, flags

SEATS = 4
KINDS = tuple(Kind)
"""A kind is told by its place here, from 1."""
BEAT = "kind (its place in `Kind`, from 1), length, size, lines of the smallest bomb, rank (from 1); zeros"

FIELDS = (
    Field("hand", (15,), "cards of each rank held"),
    Field("played", (SEATS, 15), "cards of each rank laid so far, by seat"),
    Field("beat", (5,), f"the play to beat: {BEAT} for who leads"),
    Field("owner", (SEATS,), "1 at who laid it, or leads"),
    Field("acted", (SEATS,), "in this trick: 0 nothing yet, 1 passed last, 2 laid last"),
    Field("left", (SEATS,), "cards left; 255 where the table does not say"),
    Field("place", (SEATS,), "0 who holds cards, else the place in the finishing order"),
    Field("leader", (SEATS,), "1 at who led the hand"),
    Field("question", (1,), "1 more than the place of the first choice that is asked for; 0 in play"),
    Field("begun", (5,), f"the class whose cards are being chosen: {BEAT} where none is"),
    Field("chosen", (15,), "the cards of each rank chosen for it so far"),
)
"""What every climbing game tells."""
SUITED = (
    Field("suits", (12,), "5s 5h 5d 5c, Ts …, Kc held"),
    Field("suits_played", (12,), "and laid so far by all"),
    Field("suits_chosen", (12,), "and chosen so far for the class begun"),
)
"""What a table tells where suits count."""

AROUND = tuple(tuple((seat + step) % SEATS for step in range(SEATS)) for seat in range(SEATS))
"""The seats from each one on."""
ONE = tuple(flags([place], SEATS) for place in range(SEATS))
NOBODY = bytes(SEATS)
NO_CARDS = bytes(15)
NOTHING_BEGUN = bytes(21)
"""Where no question is open and no cards are being chosen."""
PASSING = Pass()
State = TrickState[Any]
Again = tuple[Callable[..., Coding], tuple[Any, ...]]
_DIGITS = bytes.maketrans(b"0123456789abcdef", bytes(range(16)))


def counts(cards: int) -> bytes:
    """The fifteen counts of a packed hand."""
    return (b"%015x" % cards)[::-1].translate(_DIGITS)


def features(words: Grammar) -> list[int]:
    """What is told of each shape, see `Sight`."""
    found = [0] * FEATURES
    for shape in words.shapes[1:]:
        if shape is not None:
            found += [KINDS.index(shape.kind) + 1, shape.length, shape.size, shape.least]
    return found


class ClimbingCoding:
    """The numbers of a climbing game under some options, see `Coding`. `again` is a function and arguments that
    make the same numbers, `answers` are the choices of the game's questions, `own` the fields that it adds and `tell`
    what it puts there.
    """

    def __init__(
        self,
        again: Again,
        lexicon: Lexicon,
        answers: tuple[str, ...],
        own: tuple[Field, ...],
        tell: Any,
        leaving: bool = False,
    ) -> None:
        self._again = again
        self.lexicon = lexicon
        self.words = lexicon.grammar
        self.first_answer = len(self.words.shapes) * CLASS_RANKS
        self.suited = tuple(
            dict.fromkeys(
                rank for family in self.words.families if isinstance(family, Special) for rank in family.which
            )
        )
        cards = tuple(card for card in DECK if card[0] in self.suited)
        more: tuple[Action, ...] = (*map(Answer, answers), *((RunAway(),) if leaving else ()))
        self.answers: dict[str, int] = {answer: self.first_answer + n for n, answer in enumerate(answers)}
        self.run_away = self.first_answer + len(answers) if leaving else None
        self.first_card = self.first_answer + len(more)
        self.cards = cards
        self.actions = self.first_card + len(cards)
        self.layout = Layout((*FIELDS, *(SUITED if cards else ()), *own))
        self._more = more
        self._sight = Sight(features(self.words))
        self._free = {move.id >> 4 for move in self.words.classes.values() if is_free(self.words, move)}
        """The shapes of which several sets of cards may make up a class."""
        self._tell = tell

    def __reduce__(self) -> Any:
        return self._again

    def __deepcopy__(self, memo: Any) -> "ClimbingCoding":
        return self  # nothing in it changes

    def text(self, action: int) -> str:
        """What an action means."""
        if action == 0:
            return format_action(Pass())
        if not 0 < action < self.actions:
            return ""
        if action <= len(RANKS):
            return f"card {RANKS[action - 1]}"
        if action < self.first_answer:
            move = self.words.classes.get(action)
            return str(move) if move else ""
        if action < self.first_card:
            return format_action(self._more[action - self.first_answer])
        return f"card {self.cards[action - self.first_card]}"

    def legal(self, state: State, seat: int, choice: Choice | None, leaving: bool) -> list[int]:
        """The actions of a seat that is asked."""
        if isinstance(choice, Laying):
            return [rank + 1 for rank in next_ranks(self.words, choice)]
        if isinstance(choice, Suits):
            hand = state.tricks.hands[seat]
            return [self.first_card + self.cards.index(card) for card in self._next_cards(hand, choice)]
        if seat not in state.to_act:
            return []
        if state.question:
            found = sorted(map(self.answers.__getitem__, state.question.choices))
        else:
            tricks = state.tricks
            specials = self.lexicon.specials(tricks.hands[seat])
            found = sorted(self.words.moves.listing(tricks.packed[seat], tricks.on, specials))
            if tricks.on:
                found.insert(0, PASS)
        if leaving and self.run_away is not None:
            found.append(self.run_away)
        return found

    def taken(self, state: State, seat: int, choice: Choice | None, action: int) -> Action | Choice:
        """What a legal action does, or what is to be chosen next."""
        hand = state.tricks.hands[seat]
        if isinstance(choice, Suits):
            card = self.cards[action - self.first_card]
            return self._suits(hand, Suits(choice.laying, (*choice.cards, card)))
        if isinstance(choice, Laying):
            return self._chosen(hand, with_card(self.words, choice, action - 1))
        if action == PASS:
            return PASSING
        if action >= self.first_answer:
            return self._more[action - self.first_answer]
        held, move = state.tricks.packed[seat], self.words.classes[action]
        if self.cards or action >> 4 in self._free:
            return self._chosen(hand, begun(self.words, held, move))
        return self.lexicon.filled(hand, held, move)

    def observe(self, state: State, seat: int, choice: Choice | None) -> bytes:
        """The observation: built from the state, and the same as from the view of the seat."""
        tricks = state.tricks
        left = tuple([HIDDEN if cards is None else cards for cards in state.counts(seat)])
        acted = [0] * SEATS
        for laid in tricks.trick:
            acted[laid.seat] = 2 if laid.cards else 1
        parts = [
            self._sight.numbers(
                seat,
                tricks.packed[seat],
                tricks.played,
                acted,
                left,
                tricks.on,
                tricks.owner,
                state.leader,
                tricks.finished,
            ),
            self._begun(state, choice) if choice or state.question else NOTHING_BEGUN,
        ]
        if self.cards:
            parts += self._suit_counts(state, seat, choice)
        parts.append(self._tell(state, AROUND[seat]))
        return b"".join(parts)

    def _begun(self, state: State, choice: Choice | None) -> bytes:
        """The question that is open, and the class whose cards are being chosen."""
        question = state.question if state.settlement is None else None
        laying = choice.laying if isinstance(choice, Suits) else choice
        return b"".join(
            (
                bytes([self.answers[question.choices[0]] - self.first_answer + 1 if question else 0]),
                _beat(laying.move if laying else None),
                counts(laying.cards) if laying else NO_CARDS,
            )
        )

    def _chosen(self, hand: Cards, laying: Laying) -> Action | Choice:
        """The play, if its ranks are chosen and suits do not count."""
        if next_ranks(self.words, laying):
            return laying
        if self.cards:
            return self._suits(hand, Suits(laying))
        cards = self.lexicon.laid(hand, laying.move, laying.cards)
        return self.lexicon.play(hand, laying.move, cards)

    def _suits(self, hand: Cards, chosen: Suits) -> Play | Suits:
        """The play, if its cards are chosen; what can be only one card is chosen by itself."""
        while len(following := self._next_cards(hand, chosen)) == 1:
            chosen = Suits(chosen.laying, (*chosen.cards, following[0]))
        if following:
            return chosen
        laying = chosen.laying
        whole = sort_cards((*self._plain(hand, laying.cards), *chosen.cards))
        return self.lexicon.play(hand, laying.move, whole)

    def _plain(self, hand: Cards, filling: int) -> Cards:
        """The cards of a filling whose suits do not count."""
        return tuple(card for card in take(hand, filling) if card[0] not in self.suited)

    def _next_cards(self, hand: Cards, chosen: Suits) -> Cards:
        """The cards that may be chosen next, none of them before the last one in the order of the deck."""
        laying, begun = chosen.laying, chosen.cards
        plain = self._plain(hand, laying.cards)
        by_rank = []
        for rank in self.suited:
            held = [card for card in hand if card[0] == rank]
            wanted = laying.cards >> 4 * RANKS.index(rank) & 15
            by_rank.append(dict.fromkeys(combinations(held, wanted)))
        found = set()
        for parts in product(*by_rank):
            cards = tuple(card for part in parts for card in part)
            if len(cards) == len(begun) or cards[: len(begun)] != begun or cards[len(begun)] in found:
                continue
            if laying.move in self.lexicon.readings(sort_cards((*plain, *cards)), hand):
                found.add(cards[len(begun)])
        return sort_cards(found)

    def _suit_counts(self, state: State, seat: int, choice: Choice | None) -> list[bytes]:
        tricks = state.tricks
        chosen = choice.cards if isinstance(choice, Suits) else ()
        past = [laid.cards for trick in tricks.past for laid in parsed_trick(trick)]
        now = [laid.cards for laid in tricks.trick]
        laid = tuple(card for cards in (*past, *now) for card in cards)
        return [
            bytes([cards.count(card) for card in self.cards]) for cards in (tricks.hands[seat], laid, chosen)
        ]


@lru_cache(maxsize=1 << 12)
def _beat(move: MoveClass | None) -> bytes:
    if move is None:
        return bytes(5)
    shape = move.shape
    return bytes([KINDS.index(shape.kind) + 1, shape.length, shape.size, shape.least, move.rank + 1])
