"""The seat of the person at the terminal in Wahua: what is typed becomes a discard, a claim, a kong …"""

from collections.abc import Sequence
from functools import partial
from typing import Any

from paiju.bots.strong import Hint
from paiju.cli.errors import CommandError, one_line
from paiju.cli.human import Advice
from paiju.cli.prompt import HINT, PASS, Prompt, tell_reason, word_of
from paiju.cli.terminal import Terminal
from paiju.cli.tile_input import tile_of_hand, typed_point
from paiju.cli.tile_table import short, show_tile_hand, show_tile_table
from paiju.core.actions import Action, Discard, Eat, Flee, Kong, Pass, Replace, Show, Win
from paiju.core.errors import PaijuError
from paiju.games.wahua.view import Offer, WahuaView

WORDS: dict[type[Action], tuple[str, ...]] = {
    Win: ("win", "胡", "自摸"),
    Kong: ("kong", "杠"),
    Replace: ("replace", "替换", "换"),
    Show: ("show", "献花"),
    Eat: ("eat", "吃"),
    Flee: ("flee", "逃花"),
    Discard: ("discard", "打"),
    Pass: tuple(sorted(PASS)),
}
"""What each action goes by."""


class TileHuman:
    """Asks the person for actions. `names` are by person."""

    def __init__(self, terminal: Terminal, game: str, names: tuple[str, ...], advice: Advice) -> None:
        self.terminal = terminal
        self.names = names
        self.advice = advice
        self.prompt = Prompt(terminal, game)

    def act(self, state: Any, seat: int) -> Action:
        """The person's action, legal on `state`; raises Left when the person leaves."""
        view: WahuaView = state.view(seat)
        self._show(view)
        if view.phase == "flight":
            return self._flight(view)
        if view.phase == "claims":
            return self._claim(view)
        return self._turn(state, view)

    def _flight(self, view: WahuaView) -> Action:
        """Before the start: flee, or play (WH13)."""
        self.terminal.tell("wahua-question-flight", style="bold")
        labels = [f"{self.terminal.say('wahua-choice-stay')}\npass\n不逃", self._flee_label()]

        def hint() -> tuple[int, Hint]:
            advised = self.advice(view)
            return int(advised.action == Flee()), advised

        return (Pass(), Flee())[self.prompt.choose(labels, partial(self._show, view), hint)]

    def _flee_label(self) -> str:
        return "\n".join((self.terminal.say("wahua-choice-flee"), *WORDS[Flee]))

    def _claim(self, view: WahuaView) -> Action:
        """A discard that may be taken; Enter passes, or does what is not pressing."""
        who = self.names[view.seating[view.turn]]
        self.terminal.tell("cli-tiles-claim", style="bold", who=who, tile=view.tile or "")
        offers = sorted(view.offers, key=lambda offer: (bool(offer.faults), offer.action != Pass()))
        labels = ["\n".join((self._label(view, offer), *WORDS[type(offer.action)])) for offer in offers]

        def hint() -> tuple[int, Hint]:
            advised = self.advice(view)
            return next(at for at, offer in enumerate(offers) if offer.action == advised.action), advised

        while True:
            offer = offers[self.prompt.choose(labels, partial(self._show, view), hint)]
            if self._is_meant(view, offer):
                return offer.action

    def _turn(self, state: Any, view: WahuaView) -> Action:
        """The own turn: a discard, or whatever else is offered."""
        others = [offer for offer in view.offers if not isinstance(offer.action, (Discard, Flee))]
        self._tell_turn(view, others)
        hinted: Action | None = None
        while True:
            typed = self.prompt.line(partial(self._show, view))
            if word_of(typed) in HINT:
                advised = self.advice(view)
                hinted = advised.action
                self.terminal.tell("cli-tiles-hint", move=self._move(view, self._offer(view, hinted)))
                tell_reason(self.terminal, advised)
                continue
            try:
                action = hinted if not typed and hinted else _read(typed, view, others)
                state.check(view.seat, action)
            except PaijuError as refused:
                self.terminal.show(one_line(refused.text(self.terminal.locale)), style="yellow")
                continue
            if self._is_meant(view, self._offer(view, action)):
                return action

    def _tell_turn(self, view: WahuaView, others: Sequence[Offer]) -> None:
        drawn = "yes" if view.drawn else "no"
        about = {"drawn": drawn, "tile": view.drawn or ""}
        self.terminal.tell("cli-tiles-turn", style="bold", others=len(others), **about)
        for number, offer in enumerate(others, 1):
            self.terminal.show(f"  {number}  {self._label(view, offer)}")
        free = [
            offer.action.tile
            for offer in view.offers
            if isinstance(offer.action, Discard) and not offer.faults
        ]
        if free:
            tiles = "  ".join(short(self.terminal, (tile,)) for tile in free)
            self.terminal.tell("cli-tiles-free", tiles=tiles)
        else:
            self.terminal.tell("cli-tiles-none-free", style="yellow")

    def _is_meant(self, view: WahuaView, offer: Offer) -> bool:
        """Whether the person means it, once told what it costs: pressing, or to flee."""
        if offer.action == Flee():
            self.terminal.tell("wahua-question-flight", style="bold")
            labels = [self.terminal.say("cli-tiles-other"), self._flee_label()]
        elif offer.faults:
            move, clauses = self._move(view, offer), ", ".join(offer.faults)
            self.terminal.tell("cli-tiles-confirm", style="yellow", move=move, clauses=clauses)
            labels = [self.terminal.say(f"cli-tiles-{answer}") for answer in ("other", "anyway")]
        else:
            return True
        return self.prompt.choose(labels, partial(self._show, view)) == 1

    def _label(self, view: WahuaView, offer: Offer) -> str:
        """A move, with the clauses by which it would be pressing."""
        move = self._move(view, offer)
        if not offer.faults:
            return move
        return self.terminal.say("cli-tiles-faulty", move=move, clauses=", ".join(offer.faults))

    def _move(self, view: WahuaView, offer: Offer) -> str:
        say, value = self.terminal.say, offer.value or 0
        match offer.action:
            case Kong(point):
                return say("cli-move-kong", point=point, value=value)
            case Replace(tile):
                return say("cli-move-replace", tile=tile, value=value)
            case Eat():
                return say("cli-move-eat", tile=view.tile or "", value=value)
            case Win():
                return say("cli-move-win", value=value)
            case Discard(tile):
                return say("cli-move-discard", tile=tile)
            case Show(tile):
                return say("cli-move-show", tile=tile)
            case Flee():
                return say("cli-move-flee")
            case _:
                return say("cli-move-pass")

    @staticmethod
    def _offer(view: WahuaView, action: Action) -> Offer:
        return next(offer for offer in view.offers if offer.action == action)

    def _show(self, view: WahuaView) -> None:
        show_tile_table(self.terminal, view, self.names)
        show_tile_hand(self.terminal, view)


def _read(typed: str, view: WahuaView, others: Sequence[Offer]) -> Action:
    """The action that was typed: the number of an offer, its word, or the tile to discard."""
    if not typed:
        raise CommandError("cli-no-tile-typed")
    if typed.isascii() and typed.isdigit() and 1 <= int(typed[:4]) <= len(others):
        return others[int(typed) - 1].action
    kind, rest = _worded(typed)
    if kind is None or kind is Discard:
        return Discard(tile_of_hand(rest, view.hand))
    return _offered(kind, rest, view)


def _worded(typed: str) -> tuple[type[Action] | None, str]:
    """The kind of action whose word begins a typed text, and what follows the word."""
    word = word_of(typed)
    for kind, words in WORDS.items():
        for name in words:
            rest = word.removeprefix(name)
            # A Latin word ends where a blank follows it; a Chinese one need not.
            if rest != word and (not rest or not name.isascii() or rest[0].isspace()):
                return kind, rest.strip()
    return None, typed


def _offered(kind: type[Action], rest: str, view: WahuaView) -> Action:
    """The offer of a kind, of several the one with the tile or point named behind the word."""
    offered = [offer.action for offer in view.offers if isinstance(offer.action, kind)]
    if rest and issubclass(kind, Kong):
        return Kong(typed_point(rest) or tile_of_hand(rest, view.hand)[:2])
    if rest and issubclass(kind, (Replace, Show)):
        return kind(tile_of_hand(rest, view.hand))
    if len(offered) == 1 and not rest:
        return offered[0]
    if kind in (Win, Eat, Flee, Pass) and not rest:
        return kind()
    raise CommandError("cli-no-tile-typed")
