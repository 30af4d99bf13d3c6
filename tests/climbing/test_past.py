"""The tricks that are past stand in every seat's view, and say what the events said."""

from random import Random

import pytest

from paiju.climbing.past import trick_text
from paiju.climbing.tricks import Laid, Passed, Played, TrickWon, parse_trick
from paiju.games import game_of

TRICKS = {
    "0 3s3d pair:3;1 4h4s pair:4;2;3;0": (
        Laid(0, ("3s", "3d"), "pair:3"),
        Laid(1, ("4h", "4s"), "pair:4"),
        Laid(2),
        Laid(3),
        Laid(0),
    ),
    "3 wwWW jokers:W;0;1;2": (Laid(3, ("w", "w", "W", "W"), "jokers:W"), Laid(0), Laid(1), Laid(2)),
}


@pytest.mark.parametrize("text", TRICKS)
def test_a_trick_has_a_notation(text: str) -> None:
    assert parse_trick(text) == TRICKS[text]
    assert trick_text(TRICKS[text]) == text


@pytest.mark.parametrize("game", ["datong", "dazha", "shuangkou"])
def test_a_view_has_everything_laid_since_the_hand_began(game: str) -> None:
    rules, chance = game_of(game), Random(4)
    seed = next(seed for seed in range(99) if rules.new_hand(seed).settlement is None)
    state = rules.new_hand(seed)
    laid: list[Laid] = []
    won = 0
    while state.settlement is None:
        seat = state.to_act[0]
        state, events = state.apply(seat, chance.choice(list(state.actions(seat))[:6]))
        for event in events:
            match event:
                case Played(at, cards, reading):
                    laid.append(Laid(at, cards, reading))
                case Passed(at):
                    laid.append(Laid(at))
                case TrickWon():
                    won += 1
        view = state.view(chance.choice([None, 0, 1, 2, 3]))
        past = [parse_trick(text) for text in view.past]
        assert [one for trick in past for one in trick] + list(view.trick) == laid
        assert len(past) == won
    assert won > 3
    again = rules.load(rules.save(state))
    assert again.view(1).past == state.view(1).past != ()
