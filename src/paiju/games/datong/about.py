"""Questions about cards apart from any hand: what they are, and whether they beat others."""

from paiju.climbing.grammar import MoveClass
from paiju.core.cards import Cards, packed
from paiju.games.datong.combinations import grammar
from paiju.games.datong.options import DatongOptions
from paiju.games.datong.refusals import why_no_combination, why_not_beaten


def readings(options: DatongOptions, cards: Cards) -> tuple[MoveClass, ...]:
    """The combinations that `cards` make up; IllegalAction says why they are none."""
    found = grammar(options.chain3_vs_8).readings(packed(cards), len(cards))
    if not found:
        raise why_no_combination(cards)
    return found


def check_beats(options: DatongOptions, played: MoveClass, on: MoveClass) -> None:
    """Raise IllegalAction, with the clause, if `played` does not beat `on`."""
    if not grammar(options.chain3_vs_8).does_beat(played, on):
        raise why_not_beaten(played, on)
