"""The options of Datong as the rules declare them."""

from paiju.games.datong.options import DatongOptions

DECLARED = {
    "hands": (None, 8, (1, 100)),
    "base": ("DT30", "1-2-4", ("1-2-4", "1-3-5")),
    "style": ("DT38", "classic", ("classic", "local")),
    "chain_bonus": ("DT42", True, (True, False)),
    "chain_extra": ("DT44.d", "besides", ("besides", "instead", "off")),
    "sole_bomb": ("DT41.d", "classic_only", ("classic_only", "both")),
    "chain3_vs_8": ("DT20.d", "below", ("below", "none")),
    "wind": ("DT25.d", "next", ("next", "partner")),
    "last_trick": ("DT26.d", "play_out", ("play_out", "at_once")),
    "surrender": ("DT27", True, (True, False)),
    "no_bomb_surrender": ("DT46", False, (True, False)),
}
"""Each with its clause, its default, and its values or bounds."""


def test_every_option_has_its_clause_default_and_values():
    declared = {
        field.name: (field.clause, field.default, field.choices or (field.least, field.most))
        for field in DatongOptions.fields()
    }
    assert declared == DECLARED
