"""A lesson per game: a few steps on real states, in which a newcomer plays and is judged by the rules alone.

A lesson is data: where it begins, in notation, and step by step the action that is wished for and how the others then
answer. The states in between come from the rules themselves. What a step says is the text `lesson-<game>-<step>`.
"""

from functools import cache

from paiju.games import game_of
from paiju.lessons.cards import DATONG, DAZHA, FANFANZHA, SHUANGKOU
from paiju.lessons.course import Course, course_of
from paiju.lessons.tiles import WAHUA

LESSONS = {lesson.game: lesson for lesson in (DATONG, FANFANZHA, DAZHA, SHUANGKOU, WAHUA)}
"""The lessons by game."""


@cache
def lesson(game: str) -> Course:
    """The lesson of a game, played through; NotationError where there is no such game."""
    return course_of(LESSONS[game_of(game).name])


__all__ = ["LESSONS", "Course", "lesson"]
