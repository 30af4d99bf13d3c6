"""Kongs and wins that are not taken, showing, and late wins (WH27–WH30)."""

from typing import Any

import pytest

from paiju.core.actions import Kong, Show, Win
from paiju.games.wahua.events import Shown
from paiju.games.wahua.play import WahuaState
from tests.games.wahua.positions import (
    faults,
    fled,
    held,
    judged,
    offers,
    play,
    played,
    position,
    refused,
    settled,
    until,
    values,
)

NINE = "11d11o 13d13o 55d55o 22d22o 23d23o 24d24o 26d26o 35d35o 45d45o "
TEN = NINE + "14d14o"


# ── kongs ────────────────────────────────────────────────────────────────────


@pytest.mark.clause("WH27")
def test_discarding_while_a_kong_can_be_made_is_pressing():
    state = position("16s16d36o12s", wall="16d 46o", paired=(0,))
    assert all("WH27" in by for text, by in offers(state, 0).items() if text.startswith("discard"))
    assert judged(play(state, "0 discard 36o"), 0) == ("WH27",)
    made = play(state, "0 kong 16", "0 discard 36o")
    assert judged(made, 0) == ()
    # It is judged again at each discard, and not made up for by a later kong.
    later = until(play(state, "0 discard 36o"), 0)
    assert judged(play(later, "0 kong 16"), 0) == ("WH27",)


@pytest.mark.clause("WH27.d")
@pytest.mark.parametrize("point", ["16", "66", "15"])
def test_letting_the_claim_of_a_kong_pass_is_pressing(point):
    state = play(position(f"{point}d36d", f"{point}s{point}d13o"), f"0 discard {point}d")
    assert offers(state, 1) == {f"kong {point}": (), "pass": ("WH27",)}
    assert judged(play(state, "1 pass"), 1) == ("WH27",)
    assert judged(play(state, f"1 kong {point}"), 1) == ()
    # Nor is a kong of one's own blamed.
    assert offers(position(f"{point}s{point}d{point}d"), 0)[f"kong {point}"] == ()


@pytest.mark.clause("WH27.d")
def test_under_forbid_the_claim_of_a_kong_cannot_be_let_pass():
    # Seat 0 has no plain left to discard, so that 16d may go.
    hand = "16d 36d 24s24d 26s26d 35s35d 45s45d 14s14d 15s15d 66s66d 44s44d 33s33d"
    state = play(position(hand, "16s16d13o", wall="12s", players=2, pressing="forbid"), "0 discard 16d")
    assert offers(state, 1) == {"kong 16": ()}
    assert refused(state, "1 pass") == ("WH27", "pass-forbidden")


@pytest.mark.clause("WH27.d")
def test_a_kong_let_pass_is_not_judged_if_somebody_wins_the_discard():
    state = play(position("12s36d", "12d12d", "", TEN), "0 discard 12s")
    end = play(state, "1 pass", "3 win")
    assert end.view(None).judged[1] == ()
    assert judged(play(state, "1 pass", "3 pass"), 1) == ("WH27",)


@pytest.mark.clause("WH27.d")
def test_leaving_a_framed_tile_drawn_to_an_open_framed_pair_is_pressing():
    state = position("24d33o12o36o", "", "", "24s13d", wall="- - - - 24d 46o", dealer=3, paired=(0,))
    state = until(play(state, "3 discard 24s", "0 eat", "0 discard 33o"), 0)
    assert faults(state, "0 discard 12o") == ("WH27",)
    # Even if that very tile goes.
    assert "WH27" in faults(state, "0 discard 24d")
    assert judged(play(state, "0 discard 12o"), 0) == ("WH27",)
    assert judged(play(state, "0 kong 24", "0 discard 12o"), 0) == ()


def graced(rounds: int, *, grace: bool = True, make: bool = False) -> WahuaState:
    """Seat 0 has let its own kong of 16 lie in its first turn, and `rounds` more of its turns have begun."""
    state = position(
        "16s16d36o13o33o 12s", wall="16d - - - 46o 46o - - - 46o", paired=(0,), grace_round=grace
    )
    discards = iter(("36o", "13o", "33o"))
    state = play(state, f"0 discard {next(discards)}")
    for _ in range(rounds):
        state = until(state, 0)
        if make:
            state = play(state, "0 kong 16")
            make = False
        state = play(state, f"0 discard {next(discards)}")
    return state


@pytest.mark.clause("WH27.d")
def test_with_a_grace_round_a_kong_is_judged_after_one_turn_more_of_everybody():
    assert judged(graced(0, grace=False), 0) == ("WH27",)
    # The turns of the three others, and the own one with its discard.
    state = graced(0)
    assert judged(state, 0) == ()
    for seat in (1, 2, 3):
        state = until(state, seat)
        assert judged(state, 0) == ()
    state = until(state, 0)
    assert judged(state, 0) == ()
    assert judged(until(graced(1), 1), 0) == ("WH27",)
    assert judged(until(graced(1, make=True), 1), 0) == ()
    # Nor where the hand ends before.
    assert values(fled(until(graced(0), 3)), 0) != {}


@pytest.mark.clause("WH27.d")
def test_with_a_grace_round_a_claim_let_pass_is_judged_a_round_later():
    wall = "- - - - - - - - -"
    state = play(
        position("16d36d", "16s16d13o33o12o", wall=wall, grace_round=True), "0 discard 16d", "1 pass"
    )
    assert judged(state, 1) == ()
    state = state.apply(1, state.timeout(1))[0]
    state = until(state, 0)
    assert judged(state, 1) == ()
    state = play(state, "0 discard 36d")
    state = until(state, 1)
    assert judged(state, 1) == ("WH27",)
    # Without the option it is judged when the next turn begins.
    plain = play(position("16d36d", "16s16d13o33o12o", wall=wall), "0 discard 16d", "1 pass")
    assert judged(plain, 1) == ("WH27",)


@pytest.mark.clause("WH27.d")
def test_another_kong_does_not_make_up_for_a_claim_let_pass():
    state = position("16d36d", "16s16d 55s55d55d 33o12o", wall="- - - - - - - -", grace_round=True)
    state = play(state, "0 discard 16d", "1 pass", "1 kong 55")
    state = until(state.apply(1, state.timeout(1))[0], 0)
    assert judged(state, 1) == ()
    assert judged(until(play(state, "0 discard 36d"), 1), 1) == ("WH27",)


@pytest.mark.clause("WH27.d")
def test_a_grace_round_has_no_effect_under_forbid():
    state = position("16s16d36o12s", wall="16d 46o", paired=(0,), grace_round=True, pressing="forbid")
    assert set(offers(state, 0)) == {"kong 16", "flee"}


# ── 看花 and not winning ─────────────────────────────────────────────────────


@pytest.mark.clause("WH28")
def test_at_ten_pairs_not_winning_is_pressing():
    state = position(TEN, wall="12s")
    assert all("WH28" in by for text, by in offers(state, 0).items() if text.startswith("discard"))
    assert judged(play(state, "0 discard 12s"), 0) == ("WH28",)
    claimed = play(position("", TEN, "12s33o", dealer=2), "2 discard 12s")
    assert offers(claimed, 1) == {"win": (), "pass": ("WH28",)}
    assert judged(play(claimed, "1 pass"), 1) == ("WH28",)


@pytest.mark.clause("WH28")
def test_under_forbid_a_win_at_ten_pairs_must_be_taken():
    assert set(offers(position(TEN, wall="12s", pressing="forbid"), 0)) == {"win", "flee"}
    hand = "12s 36d 66s66d 44s44d 33s33d 46s46d 16s16d 34s34d 25s25d 56s56d 15s15d"
    state = play(position(hand, TEN, wall="36s", pressing="forbid"), "0 discard 12s")
    assert offers(state, 1) == {"win": ()}
    assert refused(state, "1 pass") == ("WH28", "pass-forbidden")


@pytest.mark.clause("WH28.d")
def test_what_counts_is_the_twenty_tiles_before_the_last_one():
    # Nine pairs, 14d and 12s: 14o wins, but the ten pairs did not stand before.
    state = position(NINE + "14d12s", wall="14o")
    assert "win" in offers(state, 0)
    assert all("WH28" not in by for by in offers(state, 0).values())
    claimed = play(position("14o33o", NINE + "14d12s"), "0 discard 14o")
    assert offers(claimed, 1)["pass"] == ()


OTHER = "66d66o 44d44o 33d33o 46d46o 25d25o 56d56o 15d15o 36d36o 16d16o 34d34o"
"""Ten pairs of other points."""


@pytest.mark.clause("WH28.d")
def test_a_pass_behind_a_nearer_winner_is_not_judged_but_one_nearer_than_the_winner_is():
    state = play(position("12s33s", "", TEN, OTHER), "0 discard 12s")
    assert state.to_act == (2, 3)
    # Seat 3 passes first, then the nearer seat 2 wins.
    end = play(state, "3 pass", "2 win")
    assert end.view(None).judged[3] == ()
    end = play(state, "2 pass", "3 win")
    assert end.view(None).winner == 3
    assert end.view(None).judged[2] == ("WH28",)
    assert end.view(None).judged[3] == ()
    neither = play(state, "2 pass", "3 pass")
    assert [judged(neither, seat) for seat in (2, 3)] == [("WH28",)] * 2


@pytest.mark.clause("WH27.d", "WH28")
def test_with_a_grace_round_who_was_nearer_than_the_winner_is_not_judged():
    state = play(position("12s33s", "", TEN, OTHER, grace_round=True), "0 discard 12s")
    end = play(state, "2 pass", "3 win")
    assert (end.view(None).winner, end.view(None).judged[2]) == (3, ())


# ── showing ──────────────────────────────────────────────────────────────────


def fallen(mine: str, drawn: str, first: str = "12s", **options: Any) -> WahuaState:
    """Seat 0 has discarded a single framed tile with no loose plain left, and has drawn again."""
    state = position(mine, wall=f"{first} - - - {drawn}", paired=(0,), **options)
    return until(play(state, f"0 discard {first}"), 0)


@pytest.mark.clause("WH29")
@pytest.mark.parametrize("pair", ["24d24o", "24s24o", "24d24d", "24o24o"])
def test_a_framed_tile_drawn_to_a_pair_in_the_hand_is_shown_once_out_of_plains(pair):
    drawn = "24s" if "s" not in pair else "24d"
    if pair == "24d24d":
        # The three are a kong, which is to be made.
        state = fallen(pair + "36d46s", drawn)
        assert offers(state, 0)["kong 24"] == ()
    state = fallen(pair + "36d46s", drawn)
    assert state.view(0).to_show == (drawn,)
    assert offers(state, 0)[f"show {drawn}"] == ()
    assert all("WH29" in by for text, by in offers(state, 0).items() if text.startswith("discard"))
    shown, events = played(state, f"0 show {drawn}")
    assert Shown(0, drawn) in events
    assert shown.to_act == (0,)
    assert held(shown, 0)[drawn] == held(state, 0)[drawn]
    assert all("WH29" not in by for by in offers(shown, 0).values())
    assert refused(shown, f"0 show {drawn}") == ("WH29", "no-show")
    some = next(text for text in offers(state, 0) if text.startswith("discard"))
    assert "WH29" in judged(play(state, f"0 {some}"), 0)


@pytest.mark.clause("WH29.d")
def test_a_shown_tile_becomes_familiar_and_is_seen_by_all():
    state = fallen("24d24o36d46s", "24s")
    assert "24" not in state.view(1).familiar
    shown = play(state, "0 show 24s")
    assert "24" in shown.view(1).familiar
    assert shown.view(1).shown == (("24s",), (), (), ())
    # The plain it sets free is a gift, and blameless.
    assert faults(shown, "0 discard 24o") == ()


@pytest.mark.clause("WH29.d")
def test_a_timeout_shows_and_the_kong_satisfies_it():
    assert fallen("24d24o36d46s", "24s").timeout(0) == Show("24s")
    state = fallen("24d24d36d46s", "24s")
    assert state.timeout(0) == Kong("24")
    made = play(state, "0 kong 24")
    assert made.view(0).to_show == ()
    assert all("WH29" not in by for by in offers(made, 0).values())


@pytest.mark.clause("WH29", "WH29.d")
def test_nothing_is_shown_before_a_framed_tile_had_to_go():
    # A loose plain is left, so that discarding a framed tile is pressing and no 落花.
    state = position("24d24o36o46s", wall="12s - - - 24s", paired=(0,))
    state = until(play(state, "0 discard 12s"), 0)
    assert judged(state, 0) == ("WH25",)
    assert state.view(0).to_show == ()
    # A framed tile discarded out of a pair is no single one.
    state = position("24d24o36d46d46s55d", wall="12s - - - 24s", paired=(0,))
    state = until(play(state, "0 discard 46d"), 0)
    assert state.view(0).to_show == ()


@pytest.mark.clause("WH29.d")
def test_only_pairs_in_the_hand_are_meant_and_it_lasts_the_whole_hand():
    # A tile that makes a pair with a single one is not shown.
    assert fallen("24d13s36d46s", "24s").view(0).to_show == ()
    # The open pair of 24 is none of the hand.
    state = position("24o36d46s 13s", "", "", "24s13d", wall="- - - - 24d", dealer=3, paired=(0,))
    state = until(play(state, "3 discard 24s", "0 eat", "0 discard 36d"), 0)
    assert held(state, 0)["24d"] == 1
    assert state.view(0).to_show == ()
    # Later in the hand it is still due, though plains have come in between.
    state = position("24d24o36d46s", wall="12s - - - 33o - - - 24s", paired=(0,))
    state = until(play(state, "0 discard 12s"), 0)
    state = until(play(state, "0 discard 33o"), 0)
    assert state.view(0).to_show == ("24s",)


@pytest.mark.clause("WH29")
def test_under_forbid_nothing_is_discarded_before_it_is_shown():
    state = fallen("24d24o36d46s", "24s", pressing="forbid")
    assert set(offers(state, 0)) == {"show 24s", "flee"}
    assert set(offers(play(state, "0 show 24s"), 0)) == {"discard 24o", "flee"}


# ── late wins ────────────────────────────────────────────────────────────────

WAITING = NINE + "14d12s"
"""Nine pairs, 14d and 12s: 14o wins, and so does 12o with 14d left over."""


def passed(later: str, between: str = "33o", **options: Any) -> WahuaState:
    """Seat 1 lets a discarded 14o pass, draws and discards `between`, and `later` is discarded by seat 0."""
    wall = f"- {between} - - - {between}"
    state = position(f"14o{later}33d", WAITING, wall=wall, **options)
    state = play(state, "0 discard 14o", "1 pass", f"1 discard {between}")
    return play(until(state, 0), f"0 discard {later}")


@pytest.mark.clause("WH30")
def test_winning_after_a_win_was_let_pass_with_the_hand_unchanged_is_pressing():
    state = passed("14o")
    assert judged(state, 1) == ()
    assert offers(state, 1)["win"] == ("WH30",)
    end = play(state, "1 win")
    assert end.view(None).judged[1] == ("WH30",)
    assert end.view(None).values[1] == 0
    assert end.view(None).winner == 1
    assert [line.clause for line in settled(end).lines if line.persons == {"who": 1}] == ["WH24"]


@pytest.mark.clause("WH30")
@pytest.mark.parametrize("late_win", ["any", "same"])
def test_a_late_win_is_not_allowed_under_forbid(late_win):
    # Nothing but framed pairs and single framed tiles at seat 0: it may discard them in any order.
    hand = "14d 36d 12d 15s 66s66d 44s44d 33s33d 46s46d 16s16d 34s34d 25s25d 56s56d"
    state = position(
        hand, NINE + "14o12s", wall="36s 66o 14s", players=2, pressing="forbid", late_win=late_win
    )
    state = play(state, "0 discard 14d")
    assert set(offers(state, 1)) == {"win", "eat", "pass"}
    state = play(state, "1 pass", "1 discard 66o", "0 discard 14s")
    # The hand at rest is the same, so that only eating is left, and letting it pass.
    assert set(offers(state, 1)) == {"eat", "pass"}
    assert refused(state, "1 win") == ("WH30", "win-late")


@pytest.mark.clause("WH30")
def test_under_forbid_an_own_late_win_is_refused_with_the_clause():
    hand = "14d 36d 12d 15s 66s66d 44s44d 33s33d 46s46d 16s16d 34s34d 25s25d 56s56d"
    state = position(hand, NINE + "14o12s", wall="36s 14s", players=2, pressing="forbid")
    state = play(state, "0 discard 14d", "1 pass")
    assert held(state, 1)["14s"] == 1
    assert Win() not in state.legal(1)
    assert refused(state, "1 win") == ("WH30", "win-late")
    # Under judge the same win may be made, and is judged.
    state = position(hand, NINE + "14o12s", wall="36s 14s", players=2)
    assert offers(play(state, "0 discard 14d", "1 pass"), 1)["win"] == ("WH30",)


@pytest.mark.clause("WH30.d")
def test_the_first_change_of_the_tiles_at_rest_ends_it():
    # Seat 1 keeps what it draws and discards 12s instead: the hand has changed.
    state = position("14o14o33d", WAITING, wall="- 36s - - -")
    state = play(state, "0 discard 14o", "1 pass", "1 discard 12s")
    state = play(until(state, 0), "0 discard 14o")
    assert offers(state, 1)["win"] == ()
    end = play(state, "1 win")
    assert end.view(None).judged[1] == ()
    assert end.view(None).odd == "36s"


@pytest.mark.clause("WH30.d")
def test_the_open_pairs_are_among_the_tiles_that_are_the_same_since():
    hand = WAITING.replace("45d45o", "45o") + "33o"
    state = position("45d14o14o", hand, wall="- - - - 36o - - -")
    state = until(play(state, "0 discard 45d", "1 eat", "1 discard 33o"), 0)
    state = until(play(state, "0 discard 14o", "1 pass", "1 discard 36o"), 0)
    assert offers(play(state, "0 discard 14o"), 1)["win"] == ("WH30",)


@pytest.mark.clause("WH30.d")
def test_whatever_it_is_won_with_later_is_judged_unless_late_win_is_same():
    # 12o wins with 14d as the odd tile: another point.
    assert offers(passed("12o"), 1)["win"] == ("WH30",)
    assert offers(passed("12o", late_win="same"), 1)["win"] == ()
    assert offers(passed("14o", late_win="same"), 1)["win"] == ("WH30",)
    assert play(passed("12o", late_win="same"), "1 win").view(None).judged[1] == ()


@pytest.mark.clause("WH30.d")
def test_under_same_two_wins_at_ten_pairs_are_alike_whatever_the_points():
    for late_win in ("any", "same"):
        state = position("12s46s33o", TEN, wall="- 33o - - - 36d", late_win=late_win)
        state = play(state, "0 discard 12s", "1 pass", "1 discard 33o")
        state = play(until(state, 0), "0 discard 46s")
        assert offers(state, 1)["win"] == ("WH30",)
        # To let it pass again is not WH28: winning would be late.
        assert offers(state, 1)["pass"] == ()
        assert judged(state, 1) == ("WH28",)
        # Nor is an own draw another win.
        state = until(play(state, "1 pass"), 1)
        assert held(state, 1)["36d"] == 1
        assert offers(state, 1)["win"] == ("WH30",)
        assert play(state, "1 win").view(None).judged[1] == ("WH28", "WH30")


@pytest.mark.clause("WH30")
def test_an_own_win_that_is_not_taken_is_let_pass_too():
    state = position(WAITING, wall="14o - - - 14o")
    state = play(state, "0 discard 14o")
    assert judged(state, 0) == ("WH26",)
    state = until(state, 0)
    assert Win() in state.legal(0)
    assert offers(state, 0)["win"] == ("WH30",)
    assert set(play(state, "0 win").view(None).judged[0]) == {"WH26", "WH30"}


@pytest.mark.clause("WH30.d", "WH28")
def test_a_win_within_the_grace_round_is_in_time():
    for grace in (False, True):
        state = position("12s46s33o", TEN, wall="- 33o - - -", grace_round=grace)
        state = play(state, "0 discard 12s", "1 pass", "1 discard 33o")
        assert judged(state, 1) == (() if grace else ("WH28",))
        state = play(until(state, 0), "0 discard 46s")
        assert offers(state, 1)["win"] == (() if grace else ("WH30",))
        end = play(state, "1 win")
        assert end.view(None).judged[1] == (() if grace else ("WH28", "WH30"))


@pytest.mark.clause("WH27.d", "WH28")
def test_after_the_grace_round_a_win_not_taken_is_judged():
    state = position("12s33o36d", TEN, wall="- 33o - - - 33o -", grace_round=True)
    state = play(state, "0 discard 12s", "1 pass", "1 discard 33o")
    state = until(state, 0)
    assert judged(state, 1) == ()
    state = play(state, "0 discard 33o")
    state = until(state, 1)
    assert judged(state, 1) == ("WH28",)
