"""The lessons: every state is one of a real hand, the rules take what is wished and say why not of all else."""

from collections import Counter

import pytest
from msgspec.structs import replace

from paiju.climbing.playing import TrickState
from paiju.core.actions import Discard, Play, parse_action
from paiju.core.cards import parse_cards
from paiju.core.errors import IllegalAction
from paiju.games import GAMES, game_of
from paiju.games.datong.deal import RevealDeal
from paiju.games.datong.play import DatongState
from paiju.games.datong.scoring import points_of
from paiju.games.dazha.deal import DazhaDeal
from paiju.games.fanfanzha.play import FanfanzhaState
from paiju.games.shuangkou.deal import ShuangkouDeal
from paiju.games.wahua.play import WahuaState
from paiju.lessons import LESSONS, lesson
from paiju.lessons.course import LEARNER, Stage
from paiju.texts import LOCALES, text
from paiju.texts.rulebook import rule_book

STAGES = [(game, stage) for game in GAMES for stage in lesson(game).stages]
IDS = [f"{game}-{stage.step.name}" for game, stage in STAGES]


def test_every_game_has_a_lesson_of_five_to_ten_steps_that_ends_with_a_settlement():
    assert list(LESSONS) == list(GAMES)
    for game in GAMES:
        stages = lesson(game).stages
        assert 5 <= len(stages) <= 10
        assert sum(stage.wished is not None for stage in stages) * 3 >= len(stages)
        assert stages[-1].state.settlement is not None
        assert stages[-1].wished is None


@pytest.mark.parametrize(("game", "stage"), STAGES, ids=IDS)
def test_a_step_has_its_text_and_clauses_of_its_game(game: str, stage: Stage) -> None:
    for locale in LOCALES:
        assert text(f"lesson-{game}-{stage.step.name}", locale)
        assert all(rule_book(game, locale).clause(clause) for clause in stage.step.clauses)
    assert stage.step.clauses


def deal_of(state):
    """What chance must have dealt for a state."""
    if isinstance(state, WahuaState):
        return state.deal
    if isinstance(state, DatongState | FanfanzhaState):
        return RevealDeal(0, state.dealt, state.reveal, state.leader)
    return (DazhaDeal if state.__class__.__name__ == "DazhaState" else lambda hands: ShuangkouDeal(0, hands))(
        state.dealt
    )


@pytest.mark.parametrize(("game", "stage"), STAGES, ids=IDS)
def test_a_state_is_one_of_a_real_hand(game: str, stage: Stage) -> None:
    state, rules = stage.state, game_of(game)
    rules.check_deal(state.options, state.before, deal_of(state))
    assert rules.load(rules.save(state)) == state
    if not isinstance(state, TrickState):
        return
    assert state.options == rules.options_type.parse()
    laid = [list(laid.cards) for laid in state.tricks.trick]
    for seat, (hand, dealt) in enumerate(zip(state.tricks.hands, state.dealt, strict=True)):
        before = [card for one in state.tricks.trick if one.seat == seat for card in one.cards]
        assert not Counter([*hand, *before]) - Counter(dealt)
    if isinstance(state, DatongState):
        lying = sum(map(points_of, map(tuple, laid)))
        assert state.tricks.pile == lying
        held = sum(map(points_of, state.tricks.hands))
        assert sum(state.tricks.captured) + lying + held == 200


@pytest.mark.parametrize(
    ("game", "stage"), [(game, stage) for game, stage in STAGES if stage.wished], ids=lambda value: ""
)
def test_what_is_wished_is_legal_and_leads_to_the_next_step(game: str, stage: Stage) -> None:
    stages = lesson(game).stages
    wished = stage.wished
    assert wished is not None
    assert stage.judge(wished) == stage.follows
    assert stage.follows[0] == type(stage.follows[0])(*stage.state.apply(LEARNER, wished))
    after = stages[stages.index(stage) + 1]
    if after.step.scene is None:
        assert after.state is stage.follows[-1].state
    if isinstance(wished, Play):
        turned = replace(wished, cards=tuple(reversed(wished.cards)))
        assert stage.judge(turned) == stage.follows


@pytest.mark.parametrize(
    ("game", "stage"), [(game, stage) for game, stage in STAGES if stage.wished], ids=lambda value: ""
)
def test_any_other_legal_action_is_told_from_what_is_wished(game: str, stage: Stage) -> None:
    others = [
        action
        for action in stage.state.actions(LEARNER)
        if not isinstance(action, Play) or sorted(action.cards) != sorted(getattr(stage.wished, "cards", ()))
    ]
    for action in others:
        if action != stage.wished:
            with pytest.raises(IllegalAction) as refused:
                stage.judge(action)
            assert refused.value.code == "lesson-other"


def stage_of(game: str, name: str) -> Stage:
    return next(stage for stage in lesson(game).stages if stage.step.name == name)


@pytest.mark.parametrize(
    ("game", "step", "cards", "clause"),
    [
        ("datong", "bomb", "QsQh", "DT7"),
        ("datong", "run", "7s8s", "DT9"),
        ("dazha", "triple", "8s8h", "DZ12.d"),
        ("shuangkou", "wild", "4s4h5s5d", "SK5"),
    ],
)
def test_what_the_rules_refuse_is_refused_with_its_clause(
    game: str, step: str, cards: str, clause: str
) -> None:
    stage = stage_of(game, step)
    with pytest.raises(IllegalAction) as refused:
        stage.judge(Play(parse_cards(cards)))
    assert refused.value.clause == clause


def test_the_tiles_warn_of_what_would_be_pressing():
    view = stage_of("wahua", "plain").state.view(LEARNER)
    assert view.faults(Discard("46d")) == ("WH25",)
    assert view.faults(Discard("66s")) == ("WH26",)
    assert view.faults(parse_action("discard 36o")) == ()


@pytest.mark.parametrize(
    ("game", "step", "totals"),
    [
        ("datong", "settlement", (8, -4, 0, -4)),
        ("fanfanzha", "base", (-3, 7, -11, 7)),  # the rule book's first worked example
        ("dazha", "settlement", (9, 1, -7, -3)),
        ("shuangkou", "settlement", (18, -14, 10, -14)),
    ],
)
def test_a_lesson_settles_as_its_texts_say(game: str, step: str, totals: tuple[int, ...]) -> None:
    assert stage_of(game, step).state.settlement.totals == totals


def test_the_lesson_of_tiles_has_a_winner_and_one_who_pressed():
    settlement = stage_of("wahua", "pressing").state.settlement
    pressed = [line for line in settlement.lines if line.clause == "WH24"]
    assert [line.persons["who"] for line in pressed] == [1]
    assert settlement.totals[LEARNER] > 0


@pytest.mark.parametrize("game", GAMES)
def test_who_is_not_asked_is_told_by_which_clause(game: str) -> None:
    stage = next(stage for stage in lesson(game).stages if stage.wished and len(stage.state.to_act) == 1)
    with pytest.raises(IllegalAction) as refused:
        stage.state.check(LEARNER + 1, stage.wished)
    assert refused.value.clause in rule_book(game, "en").clauses
