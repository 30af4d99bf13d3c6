"""The seat of the person at the terminal: what is typed becomes an action."""

from collections.abc import Callable, Iterator
from functools import partial
from itertools import cycle
from typing import Any

from paiju.bots.strong import Hint
from paiju.cli.combinations import explained
from paiju.cli.errors import CommandError, one_line
from paiju.cli.narrate import ranks_text
from paiju.cli.prompt import HINT, PASS, RUN_AWAY, Prompt, tell_reason, word_of
from paiju.cli.reading_input import cards_of_hand, echoing
from paiju.cli.table import show_hand, show_table
from paiju.cli.terminal import Terminal
from paiju.core.actions import Action, Answer, Pass, Play, RunAway, TurnUp
from paiju.core.cards import RANK_OF
from paiju.core.errors import PaijuError

Advice = Callable[[Any], Hint]
"""What a good player would do with a view, and why: the first hint."""


class Human:
    """Asks the person for actions. `names` are by person."""

    def __init__(self, terminal: Terminal, game: str, names: tuple[str, ...], advice: Advice) -> None:
        self.terminal = terminal
        self.game = game
        self.names = names
        self.advice = advice
        self.prompt = Prompt(terminal, game)

    def act(self, state: Any, seat: int) -> Action:
        """The person's action, legal on `state`; raises Left when the person leaves."""
        view = state.view(seat)
        first = view.legal()[0]
        self._show(view)
        match first:
            case TurnUp():
                self.terminal.tell("cli-turn-up", style="bold")
                self.prompt.enter(partial(self._show, view))
                return first
            case Answer():
                return self._answer(view)
            case _:
                return self._play(state, view)

    def _answer(self, view: Any) -> Action:
        self.terminal.tell(f"{self.game}-question-{view.question.about}", style="bold")
        choices = view.question.choices
        labels = [f"{self.terminal.say(f'{self.game}-choice-{choice}')}\n{choice}" for choice in choices]

        def hint() -> tuple[int, Hint]:
            advised = self.advice(view)
            assert isinstance(advised.action, Answer)
            return choices.index(advised.action.choice), advised

        return Answer(choices[self.prompt.choose(labels, partial(self._show, view), hint)])

    def _play(self, state: Any, view: Any) -> Action:
        hints, hinted = self._hints(view), None
        self._tell_turn(view)
        while True:
            typed = self.prompt.line(partial(self._show, view))
            if word_of(typed) in HINT:
                hinted = self._tell_hint(next(hints))
                continue
            cost = getattr(view, "run_away_cost", None)
            if word_of(typed) in RUN_AWAY and cost is not None:
                if self._runs_away(view, cost):
                    return RunAway()
                continue
            try:
                action = hinted if not typed and hinted else self._read(view, typed)
                state.check(view.seat, action)
                return action
            except PaijuError as refused:
                said = explained(view.lexicon, echoing(refused, typed))
                self.terminal.show(one_line(said.text(self.terminal.locale)), style="yellow")

    def _runs_away(self, view: Any, cost: int) -> bool:
        """Whether the person runs away, once told what it costs."""
        self.terminal.tell(f"{self.game}-run-away-confirm", style="bold", cost=cost)
        labels = [self.terminal.say("cli-stay"), self.terminal.say(f"{self.game}-run-away")]
        return self.prompt.choose(labels, partial(self._show, view)) == 1

    def _tell_turn(self, view: Any) -> None:
        if view.on is None:
            self.terminal.tell("cli-your-lead", style="bold")
        else:
            self.terminal.tell("cli-your-turn", style="bold", on=view.on, who=self._name(view, view.owner))

    def _read(self, view: Any, typed: str) -> Action:
        if not typed:
            raise CommandError("cli-nothing-typed")
        if word_of(typed) in PASS:
            return Pass()
        cards = cards_of_hand(typed, view.hand)
        readings = view.readings(cards)
        if len(readings) == 1:
            return Play(cards)
        self.terminal.tell("cli-which-reading")
        labels = [self.terminal.say("cli-reading", reading=reading) for reading in readings]
        return Play(cards, readings[self.prompt.choose(labels, partial(self._show, view))])

    def _hints(self, view: Any) -> Iterator[Hint]:
        """The plays to go through: the advice first, then all others, low ones before high and bombs."""
        first = self.advice(view)
        plays = [action for action in view.actions() if isinstance(action, Play) and action != first.action]
        plays.sort(key=lambda play: (len(play.cards) > 3, len(play.cards), RANK_OF[play.cards[0]]))
        passing = [Pass()] if view.on is not None and first.action != Pass() else []
        yield from cycle([first, *map(Hint, plays), *map(Hint, passing)])

    def _tell_hint(self, hint: Hint) -> Action:
        if isinstance(hint.action, Play):
            self.terminal.tell("cli-hint-play", ranks=ranks_text(hint.action.cards))
        else:
            self.terminal.tell("cli-hint-pass")
        tell_reason(self.terminal, hint)
        return hint.action

    def _show(self, view: Any) -> None:
        show_table(self.terminal, view, self.names)
        show_hand(self.terminal, view)

    def _name(self, view: Any, seat: int) -> str:
        person: int = view.seating[seat]
        return self.names[person]
