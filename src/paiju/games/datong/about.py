"""What Datong says about cards: its combinations under a table's options, and why others are none."""

from functools import cache

from paiju.climbing.lexicon import Lexicon
from paiju.games.datong.combinations import grammar
from paiju.games.datong.options import DatongOptions
from paiju.games.datong.refusals import why_no_combination, why_not_beaten


def lexicon(options: DatongOptions) -> Lexicon:
    """The combinations of a table."""
    return _lexicon(options.chain3_vs_8, options.surrender)


@cache
def _lexicon(chain3_vs_8: str, surrender: bool) -> Lexicon:
    return Lexicon(
        grammar=grammar(chain3_vs_8),
        turn_clause="DT21",
        answer_clause="DT27.d" if surrender else "DT27",
        why_no_combination=why_no_combination,
        why_not_beaten=why_not_beaten,
    )
