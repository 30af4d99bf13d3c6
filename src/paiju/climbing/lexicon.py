"""What a game says about cards: what they make up, what may be played, and why not."""

from collections.abc import Callable, Iterator, Sequence

from paiju.climbing.completions import completions
from paiju.climbing.grammar import RANKS_ALONE, Grammar, MoveClass
from paiju.core.actions import Action, Answer, Pass, Play
from paiju.core.cards import RANKS, Cards, are_cards, packed, sort_cards, take, without
from paiju.core.errors import IllegalAction

Move = Pass | Answer | MoveClass
PASS = Pass()
PASS_FIRST: tuple[Pass | MoveClass, ...] = (PASS,)


class Lexicon:
    """What a game says about cards: its grammar, and the clause for the player who asks why not.

    `turn_clause` is on leading, playing and passing, `answer_clause` on when questions are asked, for who answers
    where none is open. `why_no_combination` says why some cards, of a hand, are no combination, `why_not_beaten` why
    a class does not beat another. There are `jokers` of each joker. Where suits count, `specials` finds what some
    cards hold, see `Grammar`, and `laid` the cards of a hand for a packed filling of a class.
    """

    def __init__(
        self,
        *,
        grammar: Grammar,
        turn_clause: str,
        answer_clause: str,
        why_no_combination: Callable[[Cards, Cards], IllegalAction],
        why_not_beaten: Callable[[MoveClass, MoveClass], IllegalAction],
        jokers: int = 2,
        specials: Callable[[Cards], int] | None = None,
        laid: Callable[[Cards, MoveClass, int], Cards] | None = None,
    ) -> None:
        self.grammar = grammar
        self.turn_clause = turn_clause
        self.answer_clause = answer_clause
        self.jokers = jokers
        self._why_no_combination = why_no_combination
        self._why_not_beaten = why_not_beaten
        self._specials = specials
        self._laid = laid
        self._last: tuple[Cards, Cards, tuple[MoveClass, ...]] = (), (), ()
        """What was made last, and of what: who makes a play commonly asks next whether it is legal."""
        self._left: tuple[Cards, Cards, Cards | None] = (), (), ()
        """What was left last, and of what: what was found legal is commonly laid next."""

    def specials(self, cards: Cards) -> int:
        """The specials that some cards hold."""
        return RANKS_ALONE if self._specials is None else self._specials(cards)

    def laid(self, hand: Cards, move: MoveClass, filling: int) -> Cards:
        """Cards of a hand for a packed filling of a class."""
        return take(hand, filling) if self._laid is None else self._laid(hand, move, filling)

    def readings(self, cards: Cards, hand: Cards | None = None) -> tuple[MoveClass, ...]:
        """What some cards of `hand` make up, the strongest first; without a hand nothing is left beside them.

        IllegalAction says why they are no combination.
        """
        held = cards if hand is None else hand
        found = self._made(cards, held)
        if not found:
            raise self._why_no_combination(cards, held)
        return found

    def rest(self, hand: Cards, cards: Cards) -> Cards | None:
        """A hand less some cards, None if it does not hold them all."""
        of, less, rest = self._left
        if of is not hand or less is not cards:
            rest = without(hand, cards)
            self._left = hand, cards, rest
        return rest

    def check_beats(self, played: MoveClass, on: MoveClass) -> None:
        """Raise IllegalAction, with the clause, if `played` does not beat `on`."""
        if not self.grammar.does_beat(played, on):
            raise self._why_not_beaten(played, on)

    def read(
        self, hand: Cards, on: MoveClass | None, cards: Cards, reading: str | None = None
    ) -> tuple[MoveClass, ...]:
        """The readings of some cards of `hand` that may be laid on `on`, the strongest first.

        Only the one that `reading` names, if it is given. IllegalAction says why there is none.
        """
        if not are_cards(cards):
            raise IllegalAction("cards-form", given=repr(cards))
        if not cards:
            raise IllegalAction("no-cards", self.turn_clause)
        if self.rest(hand, cards) is None:
            raise IllegalAction("not-held", cards=" ".join(map(str, cards)))
        readings = self.readings(cards, hand)
        chosen = readings if reading is None else tuple([move for move in readings if move.text == reading])
        if not chosen:
            raise IllegalAction("reading", reading=str(reading), allowed=", ".join(map(str, readings)))
        if on is None:
            return chosen
        fit = tuple([move for move in chosen if self.grammar.does_beat(move, on)])
        if not fit:
            raise self._why_not_beaten(chosen[0], on)
        return fit

    def completions(self, hand: Cards, on: MoveClass | None, cards: Cards) -> Iterator[Cards]:
        """What some cards of `hand` can be completed to that may be laid on `on`, see `completions`."""
        rest = without(hand, cards)
        if not cards or rest is None:
            return
        moves = self.grammar.listing(packed(hand), on, self.specials(hand))
        for filling in completions(self.grammar, packed(hand), moves, cards):
            whole = sort_cards((*cards, *take(rest, filling - packed(cards))))
            # Where suits count, the cards that are left may not make it up.
            if any(on is None or self.grammar.does_beat(move, on) for move in self._made(whole, hand)):
                yield whole

    def bombs(self, hand: Cards) -> tuple[str, ...]:
        """The bombs that lie in a hand: a rank with all its cards, jokers of both kinds together where they are one."""
        ranks = [tuple(card for card in hand if card[0] == rank) for rank in RANKS]
        jokers = ranks[-2] + ranks[-1]
        if self._is_bomb(jokers):
            ranks[-2:] = [jokers]
        return tuple("".join(card[0] for card in cards) for cards in ranks if self._is_bomb(cards))

    def _is_bomb(self, cards: Cards) -> bool:
        # No bomb has fewer than three cards.
        return len(cards) > 2 and any(
            move.kind.is_bomb for move in self.grammar.readings(packed(cards), len(cards))
        )

    def _made(self, cards: Cards, hand: Cards) -> tuple[MoveClass, ...]:
        """What some cards of a hand make up, if anything."""
        known, of, made = self._last
        if known is not cards or of is not hand:
            words = self.grammar
            held = packed(hand) if words.ends_short else None
            made = words.readings(packed(cards), len(cards), held, self.specials(cards))
            self._last = cards, hand, made
        return made

    def moves(self, hand: Cards, counts: int, on: MoveClass | None) -> tuple[Pass | MoveClass, ...]:
        """What may be played by the seat to act, which holds `hand`, packed `counts`: the pass, which who leads has
        not, and the classes.
        """
        classes = self.grammar.listing(counts, on, self.specials(hand))
        return classes if on is None else PASS_FIRST + classes

    def actions(self, hand: Cards, moves: Sequence[Move]) -> Iterator[Action]:
        """One action for each move; a class is filled by its first filling, and named where it reads in two ways."""
        counts = packed(hand)
        for move in moves:
            yield self.filled(hand, counts, move) if isinstance(move, MoveClass) else move

    def filled(self, hand: Cards, counts: int, move: MoveClass) -> Play:
        """The play of a class with its first filling of a hand, packed `counts`."""
        return self.play(hand, move, self.laid(hand, move, self.grammar.moves.fill(counts, move.id)))

    def play(self, hand: Cards, move: MoveClass, cards: Cards) -> Play:
        """The play of some cards of a hand as a class, which is named where they read in two ways."""
        twice = self.grammar.reads_twice and len(self.readings(cards, hand)) > 1
        return Play(cards, move.text if twice else None)
