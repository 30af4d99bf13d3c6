"""`strong`: searches by playing hands out that fit all it has seen. Each game it knows has a module here."""

from paiju.bots.strong.advice import Advice, Alternative, advise
from paiju.bots.strong.comparing import Blunder, is_forced, judge
from paiju.bots.strong.hinting import Hint, hint
from paiju.bots.strong.making import make_strong

__all__ = ["Advice", "Alternative", "Blunder", "Hint", "advise", "hint", "is_forced", "judge", "make_strong"]
