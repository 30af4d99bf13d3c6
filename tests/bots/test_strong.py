"""What holds for the search of `strong`: the same again, in time, and on deals that fit what was seen."""

import os
import subprocess
import sys
from random import Random
from time import process_time
from typing import Any

import pytest
from librt.vecs import vec
from mypy_extensions import i64

from paiju.bots import Budget, make_bot
from paiju.bots.strong import advise, datong, dazha, shuangkou
from paiju.bots.strong.climbing import SURE_DEALS
from paiju.bots.strong.kernel.worlds import Chance
from paiju.core.actions import Pass, format_action
from paiju.core.cards import packed, unpacked
from paiju.games import game_of
from paiju.games.dazha.showdown import causes
from tests.bots.positions import position, ranks
from tests.bots.test_datong_positions import CASES

SETTING: dict[str, Any] = {"datong": datong.setting, "dazha": dazha.setting, "shuangkou": shuangkou.setting}
TABLES: list[tuple[str, dict[str, Any]]] = [
    ("datong", {"surrender": False}),
    ("dazha", {}),
    ("dazha", {"mode": "eight_jokers"}),
    ("shuangkou", {"variant": "baibian"}),
    ("shuangkou", {"variant": "qianbian"}),
]


def moments(game: str, options: dict[str, Any], seed: int, most: int) -> list[Any]:
    """States of a hand that is played at random, at which a seat leads, plays or passes."""
    rules, chance = game_of(game), Random(seed)
    parsed = rules.options_type.parse(options)
    number = next(n for n in range(seed, 99) if rules.new_hand(n, parsed).settlement is None)
    state = rules.new_hand(number, parsed)
    found = []
    while state.settlement is None:
        seat = state.to_act[0]
        if state.question is None:
            found.append(state)
        moves = list(state.actions(seat))
        state, _ = state.apply(seat, moves[min(chance.randrange(len(moves)), 3)])
    return sorted(chance.sample(found, min(most, len(found))), key=found.index)


def choice() -> Any:
    """A state at which a seat may follow in several ways."""
    return next(
        s for s in moments("datong", {"surrender": False}, 3, 999) if s.on and len(s.legal(s.to_act[0])) > 4
    )


@pytest.mark.parametrize(("game", "options"), TABLES)
def test_deals_fit_what_was_seen(game: str, options: dict[str, Any]) -> None:
    """Every seat has as many cards as it has, the own hand is the own, all together are the cards that are out."""
    for state in moments(game, options, 5, 8):
        me = state.to_act[0]
        known = SETTING[game](state.view(me)).known
        hands = vec[i64]([0] * 4)
        for seed in range(5):
            known.deal(Chance(seed), hands)
            assert hands[me] == packed(state.tricks.hands[me])
            assert sum(hands) == sum(packed(hand) for hand in state.tricks.hands)
            counts = [sum(unpacked(hand).values()) for hand in hands]
            assert counts == [len(hand) for hand in state.tricks.hands]


@pytest.mark.clause("DT3", "DT4", "DT5")
def test_the_leaders_side_has_the_reveal_cards() -> None:
    """The leader holds one; the other one may be the leader's or the partner's, and no opponent's."""
    rules, both = game_of("datong"), set()
    for seed in range(12):
        state = rules.new_hand(seed, rules.options_type.parse({"surrender": False}))
        rank = packed((state.reveal,))
        me = (state.leader + 1) % 4
        known = datong.setting(state.view(me)).known
        hands = vec[i64]([0] * 4)
        layouts = [list(known.layouts)[at : at + 4] for at in range(0, len(known.layouts), 4)]
        for layout in layouts:
            assert layout[state.leader] >= rank
            assert layout[(me + 2) % 4] == 0
        both.add(len(layouts))
        known.deal(Chance(seed), hands)
        assert sum(hands) == sum(packed(hand) for hand in state.tricks.hands)
    assert both == {1, 2}


@pytest.mark.clause("DZ2")
def test_the_three_of_spades_is_where_the_partners_say() -> None:
    """In every layout the holders of ♠3 find just the partners that the table shows; the true one is among them."""
    rules = game_of("dazha")
    tried = 0
    for seed in range(30):
        state = rules.new_hand(seed)
        if state.settlement is not None:
            continue
        for me in range(4):
            view = state.view(me)
            known = dazha.setting(view).known
            held = [hand.count("3s") for hand in state.tricks.hands]
            layouts = {tuple(known.layouts)[at : at + 4] for at in range(0, len(known.layouts), 4)}
            true = tuple(packed(view.hand) if seat == me else held[seat] for seat in range(4))
            assert true in layouts
            tried += 1
    assert tried > 20


@pytest.mark.clause("DZ26", "DZ34")
def test_no_hand_is_dealt_that_would_have_been_laid_open() -> None:
    rules = game_of("dazha")
    state = next(s for s in map(rules.new_hand, range(99)) if s.settlement is None)
    options = state.options
    known = dazha.setting(state.view(0)).known
    hands = vec[i64]([0] * 4)
    chance = Chance(7)
    for _ in range(40):
        known.deal(chance, hands)
        dealt = tuple(
            tuple(
                "3456789TJQKA2wW"[rank] + "s" * (rank < 13)
                for rank, held in unpacked(hand).items()
                for _ in range(held)
            )
            for hand in hands
        )
        assert not causes(options, dealt)


SCRIPT = """
from tests.bots.test_strong import chosen
print(chosen())
"""


def chosen() -> list[str]:
    """What is chosen at some moments."""
    return [
        format_action(make_bot("strong", game, 4, Budget(playouts=40)).act(state.view(state.to_act[0])))
        for game, options in TABLES[:4]
        for state in moments(game, options, 2, 2)
    ]


def test_the_same_playouts_choose_the_same_in_any_process() -> None:
    paths = os.pathsep.join(path for path in sys.path if path)
    run = subprocess.run(
        [sys.executable, "-c", SCRIPT],
        env={**os.environ, "PYTHONHASHSEED": "5", "PYTHONPATH": paths},
        stdout=subprocess.PIPE,
        check=True,
        text=True,
    )
    assert run.stdout.strip() == str(chosen())


def test_a_time_is_kept() -> None:
    """Not a measure of speed: whoever thinks for a tenth of a second does not think for a whole one."""
    view = choice().view(choice().to_act[0])
    bot = make_bot("strong", "datong", 1, Budget(seconds=0.1))
    bot.act(view)
    began = process_time()
    bot.act(view)
    assert process_time() - began < 1.0


def test_a_settled_choice_ends_the_thinking() -> None:
    """Two thirds of a minute are not spent where one of two plays wins on every deal."""
    case = next(case for case in CASES if case.reason == "out with the bomb that is left")
    state = position((case.hand, *case.others), case.trick, game="datong", **case.more)
    view = state.view(0)
    began = process_time()
    found = advise(view, Budget(seconds=40), 2)
    assert process_time() - began < 20
    assert ranks(found.action) in case.wanted
    assert found.alternatives[0].trials >= SURE_DEALS


def test_advice_tells_what_else_there_is_and_how_far_behind() -> None:
    state = choice()
    view = state.view(state.to_act[0])
    found = advise(view, Budget(playouts=120), 2)
    tried = [found.action, *(one.action for one in found.alternatives)]
    assert Pass() in tried
    assert len({format_action(action) for action in tried}) == len(tried) > 3
    assert max(one.error for one in found.alternatives) > 0
    for one in found.alternatives:
        state.check(view.seat, one.action)
        assert one.trials > 0
