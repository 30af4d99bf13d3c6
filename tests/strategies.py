"""Random options, deals and players for the tests of every game, and hypothesis strategies made of them.

Uniform deals seldom hold much: a chain of three turns up in 0.4 % of the hands. Rich deals gather few ranks and the
jokers in one hand, so that chains, bombs of eight phases and the joker bomb meet often; in poor ones nobody has a
bomb, or only one has. All are whole packs.
"""

from collections.abc import Callable, Iterator
from itertools import islice
from random import Random
from typing import Any

from hypothesis import strategies as st
from msgspec import Struct
from msgspec.structs import replace

from paiju.climbing.fillings import fillings
from paiju.climbing.grammar import Grammar, MoveClass, Special
from paiju.core.actions import Action, Answer, Pass, Play
from paiju.core.cards import RANK_OF, RANKS, SUITS, Card, Cards, packed, sort_cards, unpacked
from paiju.core.draws import Draws
from paiju.core.errors import OptionsError
from paiju.core.game import Game, State
from paiju.core.options import OptionField, Options, subsets
from paiju.core.record import Record
from paiju.games.datong.deal import RevealDeal
from paiju.games.dazha.combinations import laid
from paiju.games.dazha.deal import DazhaCarry
from paiju.games.dazha.options import DazhaOptions
from paiju.games.shuangkou.deal import ShuangkouCarry, ShuangkouDeal
from paiju.games.wahua.options import WahuaOptions
from tests import wahua_play

AnyGame = Game[Any, Any, Any, Any]


class Deal(Struct, frozen=True):
    """A hand that is dealt: how it began, and what a record needs of it."""

    game: str
    options: Any
    carry: Any
    deal: Any


# ── options ──────────────────────────────────────────────────────────────────


def values_of(field: OptionField) -> tuple[str | int | bool, ...]:
    """Every value of an option; of a number the bounds and the default."""
    if field.kind == "number":
        return tuple(sorted({field.least or 0, int(field.default), field.most or 0}))
    if field.kind == "subset":
        return subsets(tuple(map(str, field.choices)))
    return field.choices


def random_options(game: AnyGame, rng: Random, **fixed: str | int | bool) -> Options:
    """Options of a game, every declared field at random but those `fixed`; what a clause refuses is drawn anew."""
    fields = game.options_type.fields()
    while True:
        drawn = {field.name: rng.choice(values_of(field)) for field in fields}
        try:
            options: Options = game.options_type.parse(drawn | fixed)
        except OptionsError:
            continue
        return options


def allowed(game: AnyGame, values: dict[str, Any]) -> bool:
    """Whether options of these values may be chosen together."""
    try:
        game.options_type.parse(values)
    except OptionsError:
        return False
    return True


def option_values(game: AnyGame) -> st.SearchStrategy[dict[str, Any]]:
    """Values for some of a game's options, which may be chosen together."""
    fields = {
        field.name: st.integers(field.least, field.most)
        if field.kind == "number"
        else st.sampled_from(values_of(field))
        for field in game.options_type.fields()
    }
    return st.fixed_dictionaries({}, optional=fields).filter(lambda values: allowed(game, values))


# ── deals ────────────────────────────────────────────────────────────────────


def random_carry(game: AnyGame, options: Any, rng: Random) -> Any:
    """The carry of a match's first hand, or of a later one with seats changed and scores."""
    if isinstance(options, WahuaOptions):
        return wahua_play.random_carry(options, rng)
    first = game.first_carry(options)
    if rng.random() < 0.5 or options.hands == 1:
        return first
    hand = rng.randint(2, min(options.hands, 8))
    players = game.players(options)
    scores = [rng.randint(-40, 40) for _ in range(players - 1)]
    later = replace(
        first,
        hand=hand,
        played=hand - 1 if game.all_hands_count else rng.randrange(hand),
        seating=tuple(rng.sample(range(players), players)),
        scores=(*scores, -sum(scores)),
    )
    # Where it matters who finished first before, it is anybody.
    first_out = isinstance(later, DazhaCarry | ShuangkouCarry)
    return replace(later, first=rng.randrange(players)) if first_out else later


def uniform_deal(game: AnyGame, options: Any, carry: Any, rng: Random) -> Any:
    """A deal as the game draws it."""
    return game.deal(options, carry, Draws.from_seed("tests", rng.getrandbits(64)))


def rich_deal(game: AnyGame, options: Any, carry: Any, rng: Random) -> Struct:
    """A whole pack dealt evenly in which hands hold few ranks and the jokers lie together."""
    players = game.players(options)
    return _dealt(game, carry, rich_hands(players // 2, players, jokers_of(game, options), rng), rng)


def jokers_of(game: AnyGame, options: Any) -> list[Card]:
    """The jokers of a game's pack."""
    more = isinstance(options, DazhaOptions) and options.eight_jokers
    return ["w", "W"] * (4 if more else game.players(options) // 2)


def _dealt(game: AnyGame, carry: Any, hands: tuple[Cards, ...], rng: Random) -> Struct:
    """The hands as a deal of the game."""
    if isinstance(carry, ShuangkouCarry):
        return ShuangkouDeal(rng.randrange(4) if carry.leader is None else carry.leader, hands)
    if game.deal_type is not RevealDeal:
        deal: Struct = game.deal_type(hands)
        return deal
    holder = rng.randrange(len(hands))
    return RevealDeal(rng.randrange(len(hands)), hands, rng.choice(hands[holder]), holder)


def rich_hands(decks: int, players: int, jokers: list[Card], rng: Random) -> tuple[Cards, ...]:
    """Hands that together are a whole pack: blocks of a rank go to hands that hold its neighbours."""
    room = [(52 * decks + len(jokers)) // players] * players
    hands: list[list[Card]] = [[] for _ in range(players)]

    def give(seat: int, cards: list[Card]) -> list[Card]:
        taken = cards[: room[seat]]
        hands[seat] += taken
        room[seat] -= len(taken)
        return cards[len(taken) :]

    left = list(jokers)
    rng.shuffle(jokers)
    for part in _parted(jokers, rng, fewest=1 if rng.random() < 0.5 else len(jokers)):
        give(rng.randrange(players), part)
    for hand in hands:
        for card in hand:
            left.remove(card)
    together = rng.random() < 0.7
    first = rng.randrange(13)
    places = [(first + step) % 13 for step in range(13)] if together else rng.sample(range(13), 13)
    homes = rng.sample(range(players), players)
    for rank in places:
        cards = [RANKS[rank] + suit for suit in SUITS] * decks
        rng.shuffle(cards)
        for part in _parted(cards, rng, fewest=4):
            open_homes = [seat for seat in homes if room[seat]]
            # Mostly the first home that has room, so that a hand fills with neighbouring ranks.
            seat = open_homes[0] if rng.random() < 0.6 else rng.choice(open_homes)
            left += give(seat, part)
    for seat in range(players):
        left = give(seat, left)
    _exchange(hands, rng)
    return tuple(map(sort_cards, hands))


def _parted(cards: list[Card], rng: Random, fewest: int) -> Iterator[list[Card]]:
    """The cards in parts of at least `fewest`, mostly."""
    while cards:
        size = rng.randint(min(fewest, len(cards)), len(cards))
        yield cards[:size]
        cards = cards[size:]


def _exchange(hands: list[list[Card]], rng: Random) -> None:
    """Exchange a few cards between hands, so that there are singles and pairs as well."""
    for _ in range(rng.choice((0, 0, 2, 6))):
        one, other = rng.sample(range(len(hands)), 2)
        mine, yours = rng.randrange(len(hands[one])), rng.randrange(len(hands[other]))
        hands[one][mine], hands[other][yours] = hands[other][yours], hands[one][mine]


def poor_deal(game: AnyGame, options: Any, carry: Any, rng: Random) -> Struct:
    """A whole pack dealt evenly in which nobody has a bomb, or one player one bomb."""
    players = game.players(options)
    decks = players // 2
    hands: list[list[Card]] = [[] for _ in range(players)]
    for rank in RANKS[:13]:
        cards = [rank + suit for suit in SUITS] * decks
        rng.shuffle(cards)
        for seat, hand in enumerate(hands):
            hand += cards[2 * seat : 2 * seat + 2]
    jokers = jokers_of(game, options)
    for place, joker in enumerate(rng.sample(jokers, len(jokers))):
        hands[place % players].append(joker)
    if rng.random() < 0.5:
        one, other = rng.sample(hands, 2)
        bomb, *given = rng.sample(RANKS[:13], 3)
        for rank in given:
            mine = next(card for card in one if card[0] == rank)
            yours = next(card for card in other if card[0] == bomb)
            one[one.index(mine)], other[other.index(yours)] = yours, mine
    return _dealt(game, carry, tuple(map(sort_cards, hands)), rng)


DEALS: dict[str, Callable[[AnyGame, Any, Any, Random], Any]] = {
    "uniform": uniform_deal,
    "poor": poor_deal,
    "rich": rich_deal,
}


def random_deal(game: AnyGame, rng: Random, kind: str, options: Any = None) -> Deal:
    """A hand of a game, with random options if none are given; `kind` is one of DEALS."""
    chosen = random_options(game, rng) if options is None else options
    carry = random_carry(game, chosen, rng)
    if isinstance(chosen, WahuaOptions):
        return Deal(game.name, chosen, carry, wahua_play.DEALS[kind](chosen, carry, rng))
    return Deal(game.name, chosen, carry, DEALS[kind](game, chosen, carry, rng))


def deals(game: AnyGame) -> st.SearchStrategy[Deal]:
    """Hands of a game, uniform and rich, with options that may be chosen."""

    def make(seed: int, kind: str, values: dict[str, Any]) -> Deal:
        return random_deal(game, Random(seed), kind, game.options_type.parse(values))

    return st.builds(make, st.integers(0, 2**32), st.sampled_from(sorted(DEALS)), option_values(game))


# ── players ──────────────────────────────────────────────────────────────────


class Player:
    """A random player with a temper of its own: how often it passes, and how many cards it likes to lay."""

    def __init__(self, rng: Random) -> None:
        self.rng = rng
        self.passes = rng.choice((0.0, 0.1, 0.5))
        self.large = rng.random() < 0.5
        self.gives_up = rng.choice((0.0, 0.2, 0.6))

    def choose(self, state: State, seat: int) -> Action:
        """One of the legal actions of a seat; a class is filled at random."""
        moves = state.legal(seat)
        rng = self.rng
        if isinstance(moves[0], Answer):
            return Answer(rng.choice(moves).choice) if rng.random() < self.gives_up else moves[0]
        if isinstance(moves[0], Pass):
            if len(moves) == 1 or rng.random() < self.passes:
                return Pass()
            moves = moves[1:]
        move = rng.choice(moves)
        if self.large and rng.random() < 0.5:
            move = max(moves, key=lambda move: getattr(move, "size", 0))
        if isinstance(move, MoveClass):
            return random_play(state.grammar, state.tricks.hands[seat], move, rng)  # type: ignore[attr-defined]
        action: Action = move
        return action


MOST_FILLINGS = 500
"""Of a class that any cards can be carried with, no more fillings are looked at, and mostly far fewer."""


def random_play(words: Grammar, hand: Cards, move: MoveClass, rng: Random) -> Play:
    """A play of the class, with any of the cards that fill it."""
    most = int(MOST_FILLINGS ** rng.random())
    filled = rng.choice(list(islice(fillings(words, packed(hand), move), most)))
    if isinstance(words.family(move), Special):
        return Play(laid(hand, move, filled))
    cards: list[Card] = []
    for rank, count in unpacked(filled).items():
        cards += rng.sample([card for card in hand if RANK_OF[card] == rank], count)
    reading = str(move) if rng.random() < 0.1 else None
    return Play(tuple(cards), reading)


def players_of(game: AnyGame, deal: Deal, rng: Random) -> list[Any]:
    """A random player for every seat."""
    if isinstance(deal.options, WahuaOptions):
        return wahua_play.players_of(deal.options, rng)
    return [Player(rng) for _ in range(game.players(deal.options))]


def play_out(game: AnyGame, deal: Deal, rng: Random) -> tuple[State, Record]:
    """The end of a hand played by random players, and its record."""
    state = game.start(deal.options, deal.carry, deal.deal)
    names = tuple(f"p{person}" for person in range(game.players(deal.options)))
    record = Record.begin(game, deal.options, deal.carry, deal.deal, names)
    players = players_of(game, deal, rng)
    while state.to_act:
        seat = state.to_act[0]
        action = players[seat].choose(state, seat)
        state, _ = state.apply(seat, action)
        record = record.with_action(seat, action, state)
    return state, record
