"""Whole hands beside a plain referee: who is asked, what is legal, what is judged, what it comes to."""

from collections import Counter
from random import Random

import pytest

import paiju.climbing.kernel as kernel
from paiju.core.actions import parse_action
from paiju.games.wahua.play import WahuaState
from tests.naive_wahua import Table
from tests.wahua_play import deal_of, random_options

pytestmark = pytest.mark.both_modes

HANDS = 12 if kernel.COMPILED else 3


def referee(state: WahuaState) -> Table:
    """The referee at the beginning of a hand."""
    options, deal = state.options, state.deal
    return Table(
        options.players,
        deal.dealer,
        deal.shaken,
        deal.wall,
        forbid=options.pressing == "forbid",
        grace=options.grace_round,
        same=options.late_win == "same",
    )


@pytest.mark.clause("WH21", "WH25", "WH46")
@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("kind", ["uniform", "rich", "poor"])
def test_every_step_of_a_hand_is_what_the_referee_says(players, kind):
    for number in range(HANDS):
        rng = Random(f"referee {players} {kind} {number}")
        state = deal_of(random_options(rng, players), kind, rng)
        table = referee(state)
        sensible = rng.random()
        while state.settlement is None:
            assert list(state.to_act) == table.asked()
            seat = rng.choice(state.to_act)
            view = state.view(seat)
            offers = {str(offer.action): set(offer.faults) for offer in view.offers}
            assert offers == table.legal(seat)
            assert Counter(view.hand) == Counter(table.held[seat])
            assert set(view.familiar) == table.familiar
            assert view.wall == len(table.wall)
            texts = sorted(text for text in offers if text != "flee" or rng.random() < 0.002)
            blameless = [text for text in texts if not offers[text]]
            chosen = rng.choice(blameless if blameless and rng.random() < sensible else texts)
            state, _ = state.apply(seat, parse_action(chosen))
            table.act(seat, chosen)
        view = state.view(None)
        assert view.values == tuple(map(table.value, range(players)))
        assert (view.winner, view.odd, set(view.fled)) == (table.winner, table.odd, table.fled)
        assert [set(clauses) for clauses in view.judged] == table.pressed
        assert list(state.settlement.totals) == table.totals(state.options.settle == "dealer_double")
