"""Pictures of several signs: joined by a character of no width, they are seen as one."""

import re

_PICTURE = "\ufe0f?"
_JOINER = f"{_PICTURE}\u200d"
_TONE = "[\U0001f3fb-\U0001f3ff]?"
_SEQUENCES = (
    "[👨👩🧑]~+(?:❤+(?:💋+)?|🤝+)[👨👩🧑]~",
    "[👨👩🧑](?:+[👨👩🧑])?(?:+[👦👧🧒]){1,2}",
    "[👨👩🧑]~+[⚕⚖✈🌾🍳🍼🎄🎓🎤🎨🏫🏭💻💼🔧🔬🚀🚒🦰🦱🦲🦳🦯🦼🦽🩰](?:+➡)?",
    "[⛹🏃🏄🏊🏋🏌👮👯👰👱👳👷💁💂💆💇🕵🙅🙆🙇🙋🙍🙎🚣🚴🚵🚶🤦🤵🤷🤸🤹🤼🤽🤾🦸🦹🧍🧎🧏🧔🧖-🧟]~+[♀♂](?:+➡)?",
    "[🏃🚶🧎]~+➡",
    *("🏳+[🌈⚧]", "🏴+☠", "🐈+⬛", "🐦+[⬛🔥]", "🐕+🦺", "🐻+❄", "🍋+🟩", "🍄+🟫", "❤+[🔥🩹]", "⛓+💥"),
    *("👁+🗨", "😮+💨", "😵+💫", "😶+🌫", "🙂+[↔↕]"),
)
"""Couples, families, trades, women and men at something, and those that are a kind by themselves; + joins, ~ may be a
colour of skin. Between any other signs the joiner is not seen.
"""
_JOINED = re.compile("(?:" + "|".join(_SEQUENCES).replace("+", _JOINER).replace("~", _TONE) + ")" + _PICTURE)


def single_signs(text: str) -> str:
    """The text with the first sign alone of each such picture."""
    return _JOINED.sub(lambda joined: joined[0][0], text)
