"""What must hold for every hand of every game, and for each game besides: the hooks of `test_properties`.

A new game gives its `Invariants` in INVARIANTS.
"""

from collections import Counter
from collections.abc import Mapping
from random import Random
from typing import Any, ClassVar

from msgspec.structs import replace

from paiju.climbing.fillings import fillings
from paiju.climbing.grammar import MoveClass, Special
from paiju.climbing.tricks import Played
from paiju.core.actions import Action, Answer, Pass, Play, RunAway, TurnUp
from paiju.core.cards import RANKS, Card, Cards, pack_of, packed, sort_cards
from paiju.core.errors import IllegalAction
from paiju.core.game import Event, State
from paiju.games.datong.play import DatongState
from paiju.games.datong.scoring import points_of
from paiju.games.dazha.deal import whole_pack
from paiju.games.dazha.play import BAO, DazhaState, Fined
from paiju.games.fanfanzha.play import FanfanzhaState
from paiju.games.shuangkou.awards import Awarded
from paiju.games.shuangkou.deal import PARTNER
from paiju.games.shuangkou.lines import LAST
from paiju.games.shuangkou.play import ShuangkouState
from paiju.games.wahua.play import WahuaState
from tests import invariants_wahua
from tests.strategies import AnyGame, random_play, values_of


class Invariants:
    """What a game adds to the invariants of all games."""

    lines: frozenset[str]
    """The clauses of all lines that a settlement of the game can have."""
    mode: str | None = None
    """The option, if any, by which the game is played in several ways."""
    only: ClassVar[Mapping[object, frozenset[str]]] = {}
    """The clauses of lines that a game has only with this value of its `mode`."""
    seats_change = True
    """Whether persons change seats in some hands."""

    idle: frozenset[str] = frozenset()
    """The clauses of lines that say why nothing is paid."""
    leaving: frozenset[str] = frozenset()
    """The clauses by whose lines points leave the table."""

    def ways(self, game: AnyGame) -> tuple[Any, ...]:
        """The values of `mode`; without one there is one way to play."""
        return next(
            (values_of(field) for field in game.options_type.fields() if field.name == self.mode), ("",)
        )

    def fixed(self, way: Any) -> dict[str, Any]:
        """The options with which the game is played this way."""
        return {self.mode: way} if self.mode else {}

    def lines_of(self, way: Any) -> frozenset[str]:
        """The clauses of all lines that a settlement can have with this value of `mode`."""
        return self.lines.difference(*(lines for value, lines in self.only.items() if value != way))

    def holds(self, state: Any, events: list[Event]) -> None:
        """Assert what must hold of every state; `events` are all since the deal."""
        raise NotImplementedError

    def interrupts(self, state: Any, rng: Random) -> tuple[int, Action] | None:
        """Now and then an action that a seat takes unasked."""
        return None

    def illegal(self, state: Any, rng: Random) -> list[tuple[int, Action]]:
        """Actions that must be refused now."""
        raise NotImplementedError

    def probe(self, state: Any, rng: Random) -> None:
        """Assert that `check` allows just what `legal` lists, on actions made for it."""

    def hidden_redealt(self, state: Any, seat: int | None, rng: Random) -> Any:
        """The state with all that `seat` may not know dealt anew: its view must stay the same."""
        raise NotImplementedError


def redealt(hands: tuple[Cards, ...], fixed: set[int | None], rng: Random) -> tuple[Cards, ...]:
    """The hands with the cards of all but the fixed seats exchanged at random."""
    pool = [card for seat, hand in enumerate(hands) if seat not in fixed for card in hand]
    rng.shuffle(pool)
    fresh = []
    for seat, hand in enumerate(hands):
        fresh.append(hand if seat in fixed else sort_cards(pool[: len(hand)]))
        if seat not in fixed:
            del pool[: len(hand)]
    return tuple(fresh)


def wrong_seats(state: State, action: Action, players: int) -> list[tuple[int, Action]]:
    """The action taken by seats that are not asked."""
    return [(seat, action) for seat in range(-1, players + 2) if seat not in state.to_act]


PACK = Counter(pack_of(2))


class CardPlay(Invariants):
    """What the games in which cards are played have in common."""

    choices: frozenset[str]
    """All answers there are to questions."""

    def illegal(self, state: Any, rng: Random) -> list[tuple[int, Action]]:
        """Wrong seats, wrong answers, passing on the lead, cards not held, plays that do not beat."""
        answers = sorted(self.choices)
        if state.settlement is not None:
            return [(seat, action) for seat in range(4) for action in (Pass(), Answer(answers[0]))]
        (seat,) = state.to_act
        hand = state.tricks.hands[seat]
        refused = wrong_seats(state, rng.choice((Pass(), Play(hand[:1]), Answer(answers[0]))), 4)
        refused += [(seat, TurnUp()), (seat, Answer("no")), (seat, Play(())), (seat, Play(("xx",)))]
        question = state.question
        if question:
            others = self.choices - set(question.choices)
            refused += [(seat, Answer(choice)) for choice in sorted(others)]
            return [*refused, (seat, Pass()), (seat, Play(hand[:1]))]
        foreign = [card for card in PACK if hand.count(card) < 2]
        refused += [(seat, Answer(answers[0])), (seat, Play((*hand, rng.choice(foreign))))]
        refused.append((seat, Play(hand[:1], "pair:3")))
        if state.on is None:
            refused.append((seat, Pass()))
        else:
            specials = state.lexicon.specials(hand)
            leads = state.grammar.listing(packed(hand), None, specials)
            beaten = [move for move in leads if move not in state.legal(seat)]
            for move in rng.sample(beaten, min(3, len(beaten))):
                play = random_play(state.grammar, hand, move, rng)
                # Not named, the cards might read as something that does beat.
                refused.append((seat, replace(play, reading=str(move))))
        return refused

    def probe(self, state: Any, rng: Random) -> None:
        """Sets of cards of few ranks are allowed just if they fill a class that is listed."""
        if state.settlement is not None or state.question:
            return
        (seat,) = state.to_act
        hand = state.tricks.hands[seat]
        listed = [move for move in state.legal(seat) if isinstance(move, MoveClass)]
        for _ in range(3):
            cards = few_ranks(hand, rng)[:MOST_PROBED]
            fits = {str(move) for move in listed if fills(state, hand, move, cards)}
            try:
                _, (event, *_) = state.apply(seat, Play(cards))
            except IllegalAction:
                assert not fits, f"{cards} refused, but {fits} is listed"
            else:
                assert isinstance(event, Played)
                readings = state.view(seat).readings(cards)
                assert event.reading == readings[0]
                assert set(readings) == fits


MOST_PROBED = 10
"""With more cards there may be too many kickers to try."""


def fills(state: Any, hand: Cards, move: MoveClass, cards: Cards) -> bool:
    """Whether the cards of a hand fill a class."""
    if move.size != len(cards) or packed(cards) not in fillings(state.grammar, packed(hand), move):
        return False
    # Where suits matter too, ranks are not enough.
    return not isinstance(state.grammar.family(move), Special) or move in state.lexicon.readings(cards, hand)


class DatongInvariants(CardPlay):
    """Points and tricks of Datong."""

    choices = frozenset(("play_on", "offer", "decline", "buy", "surrender"))
    lines = frozenset(
        [
            "DT28",
            "DT29",
            "DT30",
            "DT31",
            "DT32",
            "DT33",
            "DT34",
            "DT35",
            "DT36",
            "DT38",
            "DT39",
            "DT40",
            "DT41",
            "DT42",
            "DT43",
            "DT46",
        ]
    )

    def holds(self, state: DatongState, events: list[Event]) -> None:
        """Cards are conserved, and the 200 points: captured, on the table, in the hands or lost."""
        tricks = state.tricks
        played = [card for event in events if isinstance(event, Played) for card in event.cards]
        held = [card for hand in tricks.hands for card in hand]
        assert Counter(played + held) == PACK
        assert sum(tricks.captured) + tricks.pile + points_of(tuple(held)) == 200
        assert tricks.pile == sum(points_of(laid.cards) for laid in tricks.trick)
        out = [seat for seat in range(4) if not tricks.hands[seat]]
        assert sorted(tricks.finished) == out
        if state.settlement is None:
            (seat,) = state.to_act
            assert tricks.hands[seat]
        elif tricks.over:
            assert tricks.pile == 0
            first, second, *_ = tricks.finished
            assert len(tricks.finished) >= 3 or second == (first + 2) % 4

    def hidden_redealt(self, state: DatongState, seat: int | None, rng: Random) -> DatongState:
        """The others' cards dealt anew among them, and with that the hands as dealt."""
        hands = redealt(state.tricks.hands, {seat}, rng)
        dealt = redealt(state.dealt, {seat}, rng)
        return replace(state, tricks=replace(state.tricks, hands=hands), dealt=dealt)


class DazhaInvariants(CardPlay):
    """Partners, bombs and fines of Dazha."""

    choices = frozenset(BAO)
    mode = "mode"
    only: ClassVar[Mapping[object, frozenset[str]]] = {
        "eight_jokers": frozenset(["DZ36"]),
        "bao": frozenset(["DZ41"]),
    }
    seats_change = False
    lines = frozenset(
        ["DZ20", "DZ30b.d", "DZ31", "DZ32", "DZ33", "DZ34", "DZ35", "DZ36", "DZ37", "DZ41"],
    )

    def holds(self, state: DazhaState, events: list[Event]) -> None:
        """Cards are conserved; who is out, who is partner of whom, what was bombed and fined is noted."""
        tricks = state.tricks
        plays = [event for event in events if isinstance(event, Played)]
        held = [card for hand in tricks.hands for card in hand]
        played = [card for play in plays for card in play.cards]
        assert Counter(played + held) == Counter(whole_pack(state.options))
        assert sorted(tricks.finished) == [seat for seat in range(4) if not tricks.hands[seat]]
        assert [state.partner[state.partner[seat]] for seat in range(4)] == [0, 1, 2, 3]
        bombs = {play.cards for play in plays if "bomb" in play.reading or "jokers" in play.reading}
        assert len(state.bombs) == sum(play.cards in bombs for play in plays)
        fined = Counter({event.seat: 0 for event in plays})
        for play in plays:
            fined[play.seat] += sum(card in "wW" for card in play.cards) * (play.cards not in bombs)
            assert (play.left is None) == (self.left_after(play, plays, state) > 5)
        assert +fined == sum((Counter({fine.seat: fine.jokers}) for fine in state.fines), Counter())
        assert sum(fine.value for fine in state.fines) == sum(
            event.value for event in events if isinstance(event, Fined)
        )
        if state.settlement is None:
            (seat,) = state.to_act
            assert tricks.hands[seat]
        elif state.causes:
            assert not plays

    @staticmethod
    def left_after(play: Played, plays: list[Played], state: DazhaState) -> int:
        """How many cards the seat of a play had left after it."""
        before = [other for other in plays[: plays.index(play) + 1] if other.seat == play.seat]
        return len(state.dealt[play.seat]) - sum(len(other.cards) for other in before)

    def hidden_redealt(self, state: DazhaState, seat: int | None, rng: Random) -> DazhaState:
        """The others' cards dealt anew among them; how many each has is hidden too while there are many."""
        hands = redealt(state.tricks.hands, {seat}, rng)
        dealt = redealt(state.dealt, {seat}, rng)
        return replace(state, tricks=replace(state.tricks, hands=hands), dealt=dealt)


class ShuangkouInvariants(CardPlay):
    """Bombs, awards and running away of Shuangkou."""

    choices = frozenset(("buy",))
    mode = "variant"
    seats_change = False
    lines = frozenset(["SK24", "SK25", "SK26", "SK27", "SK29", "SK31", "SK33", "SK34"])
    leaving = frozenset(["SK34"])

    def holds(self, state: ShuangkouState, events: list[Event]) -> None:
        """Cards are conserved; bombs are noted, and awards rise as single bombs do."""
        tricks = state.tricks
        plays = [event for event in events if isinstance(event, Played)]
        held = [card for hand in tricks.hands for card in hand]
        assert Counter([card for play in plays for card in play.cards] + held) == PACK
        assert sorted(tricks.finished) == [seat for seat in range(4) if not tricks.hands[seat]]
        view, last = state.view(None), LAST[state.options.variant]
        for seat in range(4):
            bombs = [lines for play in plays if play.seat == seat and (lines := lines_in(play.reading))]
            assert state.bombs[seat] == tuple(bombs)
            assert max(bombs, default=0) <= view.lines[seat] <= last
            rises = [event.lines for event in events if isinstance(event, Awarded) and event.seat == seat]
            best = [max(bombs[:place]) for place in range(1, len(bombs) + 1)]
            assert rises == sorted({lines for lines in best if lines >= 6})
        assert sum(view.awards) == 0
        if state.settlement is None:
            (seat,) = state.to_act
            assert tricks.hands[seat]

    def interrupts(self, state: ShuangkouState, rng: Random) -> tuple[int, Action] | None:
        """Anybody who still holds cards runs away in some hands."""
        holding = [seat for seat in range(4) if state.tricks.hands[seat]]
        return (rng.choice(holding), RunAway()) if rng.random() < 0.002 else None

    def illegal(self, state: ShuangkouState, rng: Random) -> list[tuple[int, Action]]:
        """Besides, running away by who is out, by nobody, and after the end."""
        over = state.settlement is not None
        away = [seat for seat in range(4) if over or not state.tricks.hands[seat]]
        return [*super().illegal(state, rng), *((seat, RunAway()) for seat in (-1, 4, *away))]

    def hidden_redealt(self, state: ShuangkouState, seat: int | None, rng: Random) -> ShuangkouState:
        """The cards of all whose hands the seat may not see, dealt anew among them."""
        fixed = {seat}
        if seat is not None and (state.options.partners_open or not state.tricks.hands[seat]):
            fixed.add(PARTNER[seat])
        hands = redealt(state.tricks.hands, fixed, rng)
        dealt = redealt(state.dealt, {seat}, rng)
        return replace(state, tricks=replace(state.tricks, hands=hands), dealt=dealt)


def lines_in(reading: str) -> int:
    """The lines of a bomb's reading, 0 of what is none."""
    jokers = {"three_jokers": 6, "jokers": 7}
    return int(reading.partition("/")[2] or jokers.get(reading.partition(":")[0], 0))


class FanfanzhaInvariants(Invariants):
    """Fanfanzha plays no cards: what was dealt stays."""

    mode = "players"
    only: ClassVar[Mapping[object, frozenset[str]]] = {
        4: frozenset(["FZ13", "FZ14", "FZ15", "FZ20", "FZ27"]),
        6: frozenset(["FZ21", "FZ23.d", "FZ26", "FZ28"]),
    }
    idle = frozenset(["FZ11"])
    lines = frozenset(
        [
            "FZ10",
            "FZ11",
            "FZ12",
            "FZ13",
            "FZ14",
            "FZ15",
            "FZ20",
            "FZ21",
            "FZ22",
            "FZ23",
            "FZ23.d",
            "FZ24",
            "FZ25",
            "FZ26",
            "FZ27",
            "FZ28",
        ]
    )

    def holds(self, state: FanfanzhaState, events: list[Event]) -> None:
        """All cards stay where they were dealt."""
        decks = {4: 2, 6: 3}[state.options.players]
        assert Counter(card for hand in state.dealt for card in hand) == Counter(pack_of(decks))
        assert {len(hand) for hand in state.dealt} == {27}

    def illegal(self, state: FanfanzhaState, rng: Random) -> list[tuple[int, Action]]:
        """Any seat but the next one, and anything but turning up."""
        refused = wrong_seats(state, TurnUp(), state.options.players)
        others = (Pass(), Answer("play_on"), Play(state.dealt[0][:1]))
        return refused + [(seat, action) for seat in state.to_act for action in others]

    def hidden_redealt(self, state: FanfanzhaState, seat: int | None, rng: Random) -> FanfanzhaState:
        """The cards of all who have not turned up, dealt anew among them."""
        return replace(state, dealt=redealt(state.dealt, {seat, *state.turned}, rng))


class WahuaInvariants(Invariants):
    """Tiles and discipline of Wahua."""

    lines = invariants_wahua.LINES
    idle = frozenset(["WH13", "WH24"])
    seats_change = False

    def holds(self, state: WahuaState, events: list[Event]) -> None:
        """Tiles are conserved, and something blameless can always be done."""
        invariants_wahua.holds(state, events)

    def probe(self, state: WahuaState, rng: Random) -> None:
        """Of all actions just those are allowed that are listed."""
        invariants_wahua.probe(state, rng)

    def illegal(self, state: WahuaState, rng: Random) -> list[tuple[int, Action]]:
        """Wrong seats, and actions that are not listed."""
        return invariants_wahua.illegal(state, rng)

    def hidden_redealt(self, state: WahuaState, seat: int | None, rng: Random) -> WahuaState:
        """Wall and other hands dealt anew, and who may claim changed."""
        return invariants_wahua.hidden_redealt(state, seat, rng)


INVARIANTS: dict[str, Invariants] = {
    "datong": DatongInvariants(),
    "dazha": DazhaInvariants(),
    "fanfanzha": FanfanzhaInvariants(),
    "shuangkou": ShuangkouInvariants(),
    "wahua": WahuaInvariants(),
}


def few_ranks(hand: Cards, rng: Random) -> Cards:
    """Some cards of a hand, of few ranks that mostly follow one another: often nearly a combination."""
    ranks = sorted({card[0] for card in hand}, key=RANKS.index)
    first = rng.randrange(len(ranks))
    chosen = ranks[first : first + rng.choice((1, 1, 2, 2, 3, 4, 5))]
    of_each = rng.choice((1, 2, 3, 4, 8))
    cards: list[Card] = []
    for rank in chosen:
        mine = [card for card in hand if card[0] == rank]
        count = of_each if rng.random() < 0.8 else rng.randint(1, 8)
        cards += mine[: max(1, count)]
    return tuple(cards)
