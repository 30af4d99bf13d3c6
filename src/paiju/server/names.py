"""The names that people go by: what is one, and how long it may be."""

import unicodedata

from paiju.core.pictures import single_signs
from paiju.core.record import LONGEST_NAME as LONGEST_RECORDED
from paiju.server.problems import RequestRefused

LONGEST_NAME = 12
"""In characters as people count them: a letter with its accents is one, and so is a flag."""
MOST_MARKS = 3
"""So many accents one character may carry."""
_INVISIBLE = frozenset(
    map(
        chr,
        (
            *(0x034F, 0x115F, 0x1160, 0x17B4, 0x17B5, 0x2800, 0x3164, 0xFE0F, 0xFFA0),
            *range(0x180B, 0x1810),
            *range(0xFE00, 0xFE0F),
            *range(0x1BCA0, 0x1BCA4),
            *range(0x1D173, 0x1D17B),
            *range(0xE0000, 0xE1000),
        ),
    )
)
"""Characters of no width and no look that are not controls. Controls, those of bidirectional text and the joiners of no
width among them, are known by their category.
"""
_PICTURE = "\ufe0f"
"""Says that the character before it is to be a picture; keyboards put it into names."""


def checked_name(name: str) -> str:
    """A name as it is shown: one to twelve visible characters, single blanks between its words.

    RequestRefused for any other; for one that holds what is not seen, it names that: controls of writing direction,
    characters of no width, fillers.
    """
    name = " ".join(unicodedata.normalize("NFC", name).split())
    single = single_signs(name)
    seen = single.replace(_PICTURE, "")
    unseen = next((char for char in seen if char in _INVISIBLE or unicodedata.category(char)[0] == "C"), "")
    if _PICTURE in single and not _pictures_follow_symbols(single):
        unseen = _PICTURE
    if unseen:
        raise RequestRefused("name-unseen", character=f"U+{ord(unseen):04X}")
    fits = 1 <= count(seen) <= LONGEST_NAME and len(name) <= LONGEST_RECORDED
    if not fits or _extends(seen[0]) or _burdened(seen):
        raise RequestRefused("name", most=LONGEST_NAME)
    return name


def count(text: str) -> int:
    """How many characters people see in a text without invisible ones: what is joined to the one before counts with it,
    two letters of a flag are one, and so are the letters of a Korean syllable.
    """
    text = single_signs(text)
    characters, flag, before = 0, False, ""
    for char in text:
        in_flag = "\U0001f1e6" <= char <= "\U0001f1ff"
        if not ((flag and in_flag) or _extends(char) or (_jamo(before) and _jamo(char) > 1)):
            characters += 1
        flag = in_flag and not flag
        before = char
    return characters


def _extends(char: str) -> bool:
    """Whether a character is seen as part of the one before: an accent, a vowel sign, a colour of skin."""
    return unicodedata.category(char)[0] == "M" or "\U0001f3fb" <= char <= "\U0001f3ff"


def _jamo(char: str) -> int:
    """Which part of a Korean syllable a letter is, from 1; 0 for other characters."""
    ranges = (("\u1100", "\u115f"), ("\u1160", "\u11a7"), ("\u11a8", "\u11ff"))
    return next((part for part, (first, last) in enumerate(ranges, 1) if first <= char <= last), 0)


def _burdened(text: str) -> bool:
    """Whether a character carries more accents than any writing needs."""
    marks = 0
    for char in text:
        marks = marks + 1 if _extends(char) else 0
        if marks > MOST_MARKS:
            return True
    return False


def _pictures_follow_symbols(name: str) -> bool:
    """Whether the signs that make a picture stand where they make one."""
    pairs = zip("\0" + name, name, strict=False)
    return all(
        unicodedata.category(before) == "So" or before in "#*0123456789‼⁉〰〽"
        for before, char in pairs
        if char == _PICTURE
    )
