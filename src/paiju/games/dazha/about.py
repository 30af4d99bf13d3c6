"""What Dazha says about cards: its combinations under a table's options, and why others are none."""

from functools import cache, partial

from paiju.climbing.lexicon import Lexicon
from paiju.games.dazha.combinations import grammar, laid, specials
from paiju.games.dazha.options import DazhaOptions
from paiju.games.dazha.refusals import why_no_combination, why_not_beaten


def lexicon(options: DazhaOptions) -> Lexicon:
    """The combinations of a table."""
    return _lexicon(options.mode, options.five_ten_king)


@cache
def _lexicon(mode: str, five_ten_king: bool) -> Lexicon:
    return Lexicon(
        grammar=grammar(mode, five_ten_king),
        turn_clause="DZ5",
        answer_clause="DZ39",
        why_no_combination=lambda cards, _hand: why_no_combination(mode, cards),
        why_not_beaten=partial(why_not_beaten, five_ten_king),
        specials=specials if five_ten_king else None,
        laid=laid if five_ten_king else None,
        jokers=4 if mode == "eight_jokers" else 2,
    )
