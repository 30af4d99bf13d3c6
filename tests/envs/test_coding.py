"""Observations hold nothing that a seat may not know, and moves are chosen number by number."""

import random

import pytest

pytest.importorskip("numpy")

import numpy as np
from msgspec.structs import replace

import paiju
from paiju.core.actions import parse_action
from paiju.core.cards import parse_cards, sort_cards
from paiju.envs.coding import Suits
from paiju.envs.position import Position
from paiju.envs.tables import coding_of
from paiju.games import game_of
from tests.envs import from_view
from tests.envs.variants import VARIANTS, every_variant, name_of


def positions(game, options, seed, leaving=False):
    """The positions of a random hand from that seed on, the end among them."""
    chance = random.Random(seed)
    state = paiju.deal(game, seed=seed, **options)
    coding, position = coding_of(game, state.options), Position.of(state)
    yield coding, position
    while position.seat is not None:
        position = position.after(coding, chance.choice(position.legal(coding, leaving)), leaving)
        yield coding, position


def told(coding, position, seat):
    """The numbers that a seat sees, by field."""
    seen = np.frombuffer(position.observe(coding, seat), np.uint8)
    assert seen.size == coding.layout.size
    return {name: numbers.tolist() for name, numbers in coding.layout.read(seen).items()}


# ── what is hidden ───────────────────────────────────────────────────────────


def redealt(state, seat, chance):
    """A state that differs only in cards that `seat` does not see."""
    view, tricks = state.view(seat), state.tricks
    known = {seat}
    if getattr(view, "partner_hand", ()):
        known.add((seat + 2) % 4)
    others = [other for other in range(4) if other not in known]
    unseen = [card for other in others for card in tricks.hands[other]]
    chance.shuffle(unseen)
    hands = list(tricks.hands)
    for other in others:
        size = len(hands[other])
        hands[other], unseen = sort_cards(unseen[:size]), unseen[size:]
    return replace(state, tricks=replace(tricks, hands=tuple(hands)))


@pytest.mark.parametrize(
    ("game", "options"), [v for v in VARIANTS if v[0] in ("datong", "dazha", "shuangkou")], ids=name_of
)
def test_cards_that_are_not_seen_change_no_observation(game, options):
    chance, compared = random.Random(4), 0
    for seed in range(2):
        for coding, position in positions(game, options, seed):
            if position.seat is None or chance.random() < 0.8:
                continue
            for seat in range(4):
                state = redealt(position.state, seat, chance)
                compared += state != position.state
                other = Position(state, position.seat, position.choice)
                assert position.observe(coding, seat) == other.observe(coding, seat)
            mine = redealt(position.state, position.seat, chance)
            other = Position(mine, position.seat, position.choice)
            assert position.legal(coding, True) == other.legal(coding, True)
    assert compared > 20


@pytest.mark.parametrize(
    ("game", "options"), [v for v in VARIANTS if v[0] in ("datong", "dazha", "shuangkou")], ids=name_of
)
def test_what_is_told_of_a_state_is_told_by_the_view_of_the_seat(game, options):
    chance, compared, rules = random.Random(7), 0, game_of(game)
    for seed in (3, 4):
        for coding, position in positions(game, options, seed):
            state, asked = position.state, position.seat
            if asked is not None and position.choice is None and chance.random() < 0.8:
                continue
            # What is kept from state to state is what a state says that was loaded.
            loaded = Position(rules.load(rules.save(state)), asked, position.choice)
            for seat in range(4):
                view, choice = state.view(seat), position.choice if seat == asked else None
                told, compared = position.observe(coding, seat), compared + 1
                assert told == loaded.observe(coding, seat) == from_view.observed(coding, view, choice)
                if choice is None:
                    assert coding.legal(state, seat, None, False) == from_view.legal(coding, view)
    assert compared > 15


@pytest.mark.parametrize("players", [2, 4])
def test_tiles_that_are_not_seen_change_no_observation(players):
    rules, chance = game_of("wahua"), random.Random(8)
    options = rules.options_type(players=players)
    for seed in range(3):
        state = rules.new_hand(seed, options)
        coding, deal = coding_of("wahua", options), state.deal
        for seat in range(players):
            place = (seat - deal.dealer) % players * 20
            mine = range(place, place + 20)
            hidden = [n for n in range(len(deal.wall)) if n not in mine]
            moved = dict(zip(hidden, chance.sample(hidden, len(hidden)), strict=True))
            wall = tuple(deal.wall[moved.get(n, n)] for n in range(len(deal.wall)))
            other = rules.start(options, state.before, replace(deal, wall=wall))
            assert other.dealt != state.dealt
            assert Position.of(state).observe(coding, seat) == Position.of(other).observe(coding, seat)
    for seed in range(1):
        for coding, position in positions("wahua", {"players": players}, seed):
            state = position.state
            drawn = state.position[0]
            if position.seat is None or chance.random() < 0.9:
                continue
            rest = chance.sample(state.deal.wall[drawn:], len(state.deal.wall) - drawn)
            deal = replace(state.deal, wall=(*state.deal.wall[:drawn], *rest))
            other = Position(replace(state, deal=deal), position.seat)
            assert all(
                position.observe(coding, seat) == other.observe(coding, seat) for seat in range(players)
            )


@pytest.mark.clause("WH13", "WH21")
def test_who_is_asked_at_the_same_time_sees_no_answer():
    rules = game_of("wahua")
    state = rules.new_hand(3, rules.options_type(players=4))
    coding, position = coding_of("wahua", state.options), Position.of(state)
    stay, flee = (coding.legal(state, 0, None, True).index(n) for n in (226, 227))
    assert (stay, flee) == (0, 1)
    before = {seat: position.observe(coding, seat) for seat in range(4)}
    for action in (226, 227):
        later = position.after(coding, action, True)
        assert later.seat != position.seat
        assert all(later.observe(coding, seat) == before[seat] for seat in range(4) if seat != position.seat)
    asked = 0
    for coding, position in positions("wahua", {"players": 4}, 69):  # a deal in which two may claim a discard
        others = [seat for seat in position.state.to_act if seat != position.seat]
        if position.state.phase == "claims" and others:
            asked += 1
            answers = [position.after(coding, n, False) for n in position.legal(coding, False)]
            # A win ends nobody's question: who could be spared it by one is asked first.
            assert {after.seat for after in answers} <= set(others)
            for seat in others:
                assert len({after.observe(coding, seat) for after in answers}) == 1
    assert asked


def test_nobody_else_sees_what_is_being_chosen():
    for coding, position in positions("dazha", {"penalty_showdown": "never", "showdown": False}, 3):
        if position.choice is not None and position.seat is not None:
            plain = Position(position.state, position.seat)
            for seat in range(4):
                same = position.observe(coding, seat) == plain.observe(coding, seat)
                assert same == (seat != position.seat)
            return
    pytest.fail("nothing was chosen")


# ── what is told ─────────────────────────────────────────────────────────────


def test_the_fields_of_a_trick():
    state = paiju.deal("datong", seed=7, surrender=False)
    coding = coding_of("datong", state.options)
    state = state.apply(0, parse_action("play 3d3d"))[0]
    position = Position.of(state)
    seen = told(coding, position, 1)
    assert seen["beat"] == [2, 1, 2, 0, 1]
    assert seen["owner"] == [0, 0, 0, 1]
    assert seen["acted"] == [0, 0, 0, 2]
    assert seen["left"] == [27, 27, 27, 25]
    assert seen["played"][3] == [2] + [0] * 14
    assert sum(seen["hand"]) == 27
    assert seen["reveal"] == [1, 3]
    assert told(coding, position, 0)["owner"] == [1, 0, 0, 0]


@every_variant
def test_hands_and_what_is_laid_are_the_pack(game, options):
    for coding, position in positions(game, options, 6):
        seats = range(len(position.state.seating))
        seen = [told(coding, position, seat) for seat in seats]
        if "played" in seen[0] and position.seat is not None:
            assert sum(sum(one["hand"]) for one in seen) + sum(map(sum, seen[0]["played"])) in (108, 112)


# ── moves chosen number by number ────────────────────────────────────────────


def chosen(coding, position, *texts):
    """The position after actions named by their texts; each is legal."""
    for text in texts:
        legal = {coding.text(action): action for action in position.legal(coding, True)}
        position = position.after(coding, legal[text], True)
    return position


def test_a_carried_pair_is_chosen_by_its_rank():
    state = paiju.deal("datong", seed=7, surrender=False)
    coding = coding_of("datong", state.options)
    position = chosen(coding, Position.of(state), "triple_pair:4")
    assert position.seat == 0
    offered = {coding.text(action) for action in position.legal(coding, True)}
    assert offered == {"card 3", "card 5", "card 6", "card 7", "card Q", "card A", "card W"}
    after = chosen(coding, position, "card 7")
    assert after.state.tricks.trick[0].reading == "triple_pair:4"
    assert after.state.tricks.trick[0].cards == parse_cards("4s4s4h7s7s")


def test_a_reading_is_chosen_with_the_class():
    state = paiju.deal("shuangkou", seed=1)
    hand = parse_cards("4s5h6d7cW9s")
    tricks = replace(state.tricks, hands=(hand, *state.tricks.hands[1:]), turn=0, owner=0)
    state = replace(state, tricks=tricks)
    coding = coding_of("shuangkou", state.options)
    for reading in ("straight:3-7", "straight:4-8"):
        after = chosen(coding, Position.of(state), reading)
        assert after.state.tricks.trick[0].reading == reading


@pytest.mark.clause("DZ29")
def test_suits_are_chosen_where_they_count():
    options = {"five_ten_king": True, "penalty_showdown": "never", "showdown": False}
    state = paiju.deal("dazha", seed=1, **options)
    hand = parse_cards("3s5s5hThTdKhKc")
    turn = state.tricks.turn
    hands = tuple(hand if seat == turn else other for seat, other in enumerate(state.tricks.hands))
    state = replace(state, tricks=replace(state.tricks, hands=hands))
    coding = coding_of("dazha", state.options)
    single = chosen(coding, Position.of(state), "single:5")
    assert isinstance(single.choice, Suits)
    assert chosen(coding, single, "card 5h").state.tricks.trick[0].cards == ("5h",)
    mixed = chosen(coding, Position.of(state), "five_ten_king:K", "card 5h", "card Th")
    assert mixed.state.tricks.trick[0].cards == ("5h", "Th", "Kc")
    suited = chosen(coding, Position.of(state), "five_ten_king_suited:K")
    assert suited.state.tricks.trick[0].cards == ("5h", "Th", "Kh")


def test_the_numbers_of_moves_do_not_depend_on_what_is_held():
    first = coding_of("datong", paiju.deal("datong", seed=1).options)
    assert [first.text(n) for n in (0, 1, 15, 16, 30, 32)] == [
        "pass", "card 3", "card W", "single:3", "single:W", "pair:3"
    ]  # fmt: skip
    assert first.text(1152) == "answer play_on"
    tiles = coding_of("wahua", game_of("wahua").options_type())
    assert [tiles.text(n) for n in (0, 64, 96, 160, 224, 225, 226, 227, 63)] == [
        "discard 66o", "kong 66", "replace 66o", "show 66o", "win", "eat", "pass", "flee", ""
    ]  # fmt: skip
