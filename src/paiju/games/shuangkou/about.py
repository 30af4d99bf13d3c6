"""What Shuangkou says about cards: its combinations in a table's variant, and why others are none."""

from functools import cache, partial

from paiju.climbing.lexicon import Lexicon
from paiju.games.shuangkou.combinations import grammar
from paiju.games.shuangkou.options import ShuangkouOptions
from paiju.games.shuangkou.refusals import why_no_combination, why_not_beaten


def lexicon(options: ShuangkouOptions) -> Lexicon:
    """The combinations of a table."""
    return _lexicon(options.variant)


@cache
def _lexicon(variant: str) -> Lexicon:
    return Lexicon(
        grammar=grammar(variant),
        turn_clause="SK1.d",
        answer_clause="SK1.d",
        why_no_combination=partial(why_no_combination, variant),
        why_not_beaten=partial(why_not_beaten, variant),
    )
