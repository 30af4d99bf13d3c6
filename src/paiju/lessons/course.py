"""What a lesson is made of, and the states that it goes through."""

from collections.abc import Callable
from typing import Any

from msgspec import Struct

from paiju.climbing.acting import judged
from paiju.core.actions import Action, Play, parse_action
from paiju.core.cards import sort_cards
from paiju.core.errors import IllegalAction
from paiju.core.game import Event

LEARNER = 0
"""The seat of who learns."""


class Step(Struct, frozen=True, kw_only=True):
    """A step of a lesson: something to read, or an action that is wished for."""

    name: str
    """Its text is `lesson-<game>-<name>`."""
    clauses: tuple[str, ...] = ()
    """The clauses that it is about."""
    wished: str | None = None
    """The action that leads on; None where there is only something to read."""
    then: tuple[str, ...] = ()
    """What others then do of their own, `2 pass`; who is asked and not named takes the cautious action."""
    scene: Callable[[], Any] | None = None
    """Where the lesson begins anew; None where it goes on from the step before."""


class Lesson(Struct, frozen=True):
    """The lesson of a game."""

    game: str
    steps: tuple[Step, ...]


class Moment(Struct, frozen=True):
    """A state, and what has happened since the one before."""

    state: Any
    events: tuple[Event, ...] = ()


class Stage(Struct, frozen=True):
    """A step as it stands: the state that the learner sees, and what follows the action that is wished for."""

    step: Step
    state: Any
    follows: tuple[Moment, ...]

    @property
    def wished(self) -> Action | None:
        """The action that leads on."""
        return parse_action(self.step.wished) if self.step.wished else None

    def judge(self, action: Action) -> tuple[Moment, ...]:
        """What follows an action of the learner; IllegalAction where the rules refuse it, or where it is another one
        than the step is about.
        """
        self.state.check(LEARNER, action)
        if self.wished is None or not _same(self.state, action, self.wished):
            raise IllegalAction("lesson-other")
        return self.follows


class Course(Struct, frozen=True):
    """A lesson as it is gone through."""

    game: str
    stages: tuple[Stage, ...]


def course_of(lesson: Lesson) -> Course:
    """Play a lesson through."""
    stages: list[Stage] = []
    state: Any = None
    for step in lesson.steps:
        state = step.scene() if step.scene else state
        follows = _followed(state, step) if step.wished else ()
        stages.append(Stage(step, state, follows))
        state = follows[-1].state if follows else state
    return Course(lesson.game, tuple(stages))


def _followed(state: Any, step: Step) -> tuple[Moment, ...]:
    """The moments from the wished action on to where the learner is asked again, or the hand is over."""
    assert step.wished is not None
    moments = [Moment(*state.apply(LEARNER, parse_action(step.wished)))]
    named = list(step.then)
    while named or not _learner_is_asked(moments[-1].state):
        state = moments[-1].state
        seat, action = _next(state, named)
        moments.append(Moment(*state.apply(seat, action)))
    return tuple(moments)


def _learner_is_asked(state: Any) -> bool:
    return LEARNER in state.to_act or state.settlement is not None


def _next(state: Any, named: list[str]) -> tuple[int, Action]:
    """Who acts next: who is named, once (s)he may do it, else the first that is asked, cautiously."""
    if named:
        seat, _, text = named[0].partition(" ")
        action = parse_action(text)
        if int(seat) in state.to_act and _may(state, int(seat), action):
            del named[0]
            return int(seat), action
    first = next(seat for seat in state.to_act if seat != LEARNER)
    return first, state.timeout(first)


def _may(state: Any, seat: int, action: Action) -> bool:
    try:
        state.check(seat, action)
    except IllegalAction:
        return False
    return True


def _same(state: Any, action: Action, wished: Action) -> bool:
    """Whether two actions are one: the order of cards makes no difference, nor does a reading that is the only one."""
    if not isinstance(action, Play) or not isinstance(wished, Play):
        return action == wished
    alike = sort_cards(action.cards) == sort_cards(wished.cards)
    return alike and bool(judged(state, LEARNER, action) == judged(state, LEARNER, wished))
