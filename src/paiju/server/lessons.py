"""The lessons over HTTP: a learner's messages are those of a table, and are answered like there; nothing is kept."""

from typing import Any

from litestar import Request, get, post
from litestar.params import FromPath, JSONBody
from msgspec import Struct

from paiju.core.errors import IllegalAction
from paiju.lessons import lesson
from paiju.lessons.course import LEARNER, Course, Moment, Stage
from paiju.room.commands import About, Act, Hint
from paiju.room.messages import Done, Hints, ToClient, Update
from paiju.room.room import Member, Room
from paiju.room.views import refusal_of, selection_of, update_for
from paiju.server.problems import UnknownStep, locale_for
from paiju.texts import text

AnyRequest = Request[Any, Any, Any]
Asked = About | Act | Hint
"""What a learner sends."""
KEY = "learner"


class LessonStep(Struct, frozen=True):
    """A step of a lesson."""

    text: str
    """What it says, in the asker's language."""
    clauses: tuple[str, ...]
    """The clauses that it is about."""
    acts: bool
    """Whether the learner is to do something; else there is only something to read."""
    update: Update
    """The table as it stands then."""


class Lesson(Struct, frozen=True):
    """The lesson of a game."""

    game: str
    steps: tuple[LessonStep, ...]


class LessonAnswer(Struct, frozen=True):
    """What a table would answer, and then show, one message after the other."""

    messages: tuple[ToClient, ...]
    done: bool = False
    """Whether the step is done."""


@get("/api/lessons/{game:str}")
async def show_lesson(game: FromPath[str], request: AnyRequest) -> Lesson:
    """The steps of a game's lesson."""
    course, locale = lesson(game), locale_for(request)
    return Lesson(course.game, tuple(_step(course, stage, locale) for stage in course.stages))


@post("/api/lessons/{game:str}/{step:int}", status_code=200)
async def answer_learner(
    game: FromPath[str], step: FromPath[int], data: JSONBody[Asked], request: AnyRequest
) -> LessonAnswer:
    """What the rules answer to a learner at a step, from 0: as a table does, but only the action meant leads on."""
    course, locale = lesson(game), locale_for(request)
    if not 0 <= step < len(course.stages):
        raise UnknownStep("not-found")
    stage = course.stages[step]
    match data:
        case About():
            return LessonAnswer((selection_of(_room(course, stage.state, locale), LEARNER, data),))
        case Hint():
            return LessonAnswer((Hints(data.id, () if stage.wished is None else (stage.wished,)),))
        case Act():
            return _judged(course, stage, data, locale)


def _judged(course: Course, stage: Stage, act: Act, locale: str) -> LessonAnswer:
    try:
        follows = stage.judge(act.action)
    except IllegalAction as refused:
        return LessonAnswer((refusal_of(act.id, refused),))
    shown = (_update(course, moment, locale) for moment in follows)
    return LessonAnswer((*shown, Done(act.id, 0)), done=True)


def _step(course: Course, stage: Stage, locale: str) -> LessonStep:
    return LessonStep(
        text=text(f"lesson-{course.game}-{stage.step.name}", locale),
        clauses=stage.step.clauses,
        acts=stage.step.wished is not None,
        update=_update(course, Moment(stage.state), locale),
    )


def _update(course: Course, moment: Moment, locale: str) -> Update:
    """A moment as the learner sees it."""
    events: Any = moment.events
    return update_for(_room(course, moment.state, locale), KEY, events, 0.0)


def _room(course: Course, state: Any, locale: str) -> Room:
    """The table around a state: the learner, and three who always do the same."""
    settled = state.settlement is not None
    return Room(
        id="",
        game=course.game,
        options=state.options,
        members=tuple(
            Member(
                text(f"lesson-person-{person}", locale), key=KEY if person == LEARNER else f"person {person}"
            )
            for person in range(len(state.seating))
        ),
        turn_seconds=None,
        phase="settled" if settled else "playing",
        carry=state.carry() if settled else state.before,
        state=state,
        online=tuple(range(len(state.seating))),
    )
