"""What a table of Shuangkou may choose, and the clauses it stands on."""

import pytest

from paiju.core.errors import OptionsError
from paiju.games.shuangkou.options import ShuangkouOptions

# The default, what else there is, and what is refused.
ALLOWED = {
    "hands": ("SK1.d", 8, (1, 100), (0, 101)),
    "variant": ("SK16", "baibian", ("qianbian", "huopin"), ("wanbian", "")),
    "stake": ("SK32.d", 1, (1000,), (0, 1001, -1)),
    "open_partner": ("SK35.d", "by_variant", ("on", "off"), ("yes", True)),
}


@pytest.mark.clause("SK1.d", "SK32.d", "SK35.d")
def test_every_option_has_its_default_and_its_clause():
    fields = ShuangkouOptions.fields()
    assert [(field.name, field.clause, field.default) for field in fields] == [
        (name, clause, default) for name, (clause, default, *_) in ALLOWED.items()
    ]


@pytest.mark.clause("SK16", "SK32.d", "SK35.d")
@pytest.mark.parametrize("name", ALLOWED)
def test_an_option_has_these_values_and_no_others(name):
    clause, default, others, refused = ALLOWED[name]
    for value in (default, *others):
        assert getattr(ShuangkouOptions.parse({name: value}), name) == value
    for value in refused:
        with pytest.raises(OptionsError) as caught:
            ShuangkouOptions.parse({name: value})
        assert caught.value.clause == clause
