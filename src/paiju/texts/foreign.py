"""Text that comes from elsewhere (typed, or out of a record), made fit to be printed.

Control characters could steer a terminal, a line break could forge a line, and an override of the direction of
writing could turn one round; what is long hides the message that it stands in.
"""

LONGEST = 240
"""The most characters of a value in a message."""
_TAIL = 40
_UNSHOWN = "\N{REPLACEMENT CHARACTER}"


def printable(text: str) -> str:
    """The text on one line, without control characters: blanks for all kinds of space, � for the rest."""
    if text.isprintable():
        return text
    return "".join(char if char.isprintable() else " " if char.isspace() else _UNSHOWN for char in text)


def short(text: str, most: int = LONGEST) -> str:
    """The text, of a long one the beginning and the end; cut between words where there are some."""
    if len(text) <= most:
        return text
    tail = min(_TAIL, most // 4)
    head, end = text[: most - tail - 1], text[-tail:]
    if " " in head[-_TAIL:] and " " in end:
        return head[: head.rindex(" ")] + " … " + end[end.index(" ") + 1 :]
    return f"{head}…{end}"


def safe(text: str, most: int = LONGEST) -> str:
    """The text as it may stand in a message."""
    return short(printable(text[: 4 * most] + text[-most:] if len(text) > 5 * most else text), most)
