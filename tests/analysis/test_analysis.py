"""Simulations and duels: the same whoever computes them, and true to the hands that were played."""

from pathlib import Path

import pytest
from msgspec.structs import replace

import paiju
from paiju.analysis import Duel, Figure, Pair, Processes, Simulation, duel, simulate
from paiju.analysis.hands import Outcome, Values, play_hand
from paiju.core.errors import NotationError, OptionsError
from paiju.games import game_of

pytestmark = pytest.mark.installed
SPEC = Simulation(game="datong", bots=("steady", "greedy"), hands=20, seed=3)


def hand(index: int, *bots: str, seed: int = 3) -> Outcome:
    return play_hand("datong", game_of("datong").options_type.parse({}), bots, seed, index)


def test_a_figure_is_mean_and_95_percent_interval():
    figure = Figure.of([1.0, 2.0, 3.0, 4.0])
    assert figure.mean == 2.5
    assert figure.margin == pytest.approx(1.96 * (5 / 3 / 4) ** 0.5)
    assert (figure.low, figure.high) == (2.5 - figure.margin, 2.5 + figure.margin)
    assert Figure.of([7.0]).margin == float("inf")


def test_the_result_does_not_depend_on_the_number_of_processes():
    alone: list[int] = []
    together: list[int] = []
    assert simulate(SPEC, progress=alone.append) == simulate(SPEC, Processes(2), together.append)
    assert sum(alone) == sum(together) == SPEC.hands


def test_a_hand_depends_on_seed_and_number_alone():
    short = Simulation(game="datong", bots=SPEC.bots, hands=1, seed=3)
    assert simulate(short).bots[0].figures["points"].mean == sum(hand(0, *SPEC.bots).points[::2]) / 2
    assert hand(0, "random") == hand(0, "random")
    assert hand(0, "random") != hand(1, "random")
    assert hand(0, "random") != hand(0, "random", seed=4)


def test_a_simulation_adds_up_its_hands():
    result = simulate(SPEC)
    hands = [hand(index, *SPEC.bots) for index in range(SPEC.hands)]
    steady, greedy = result.bots
    assert (steady.bot, steady.seats, greedy.bot, greedy.seats) == ("steady", (0, 2), "greedy", (1, 3))
    # Partners count as one observation.
    assert steady.figures["points"] == Figure.of([(h.points[0] + h.points[2]) / 2 for h in hands])
    assert steady.figures["points"].mean == pytest.approx(-greedy.figures["points"].mean)
    assert steady.figures["base"] == Figure.of([float(h.base[0]) for h in hands])
    assert steady.figures["won"] == Figure.of([float(h.base[0] > 0) for h in hands])
    firsts = [(h.order[:1] in [(0,), (2,)]) / 2 for h in hands]
    assert steady.figures["place-1"] == Figure.of(firsts)
    places = [bot.figures[f"place-{place}"].mean for bot in result.bots for place in (1, 2)]
    played = sum(bool(h.order) for h in hands) / SPEC.hands
    assert sum(places) == pytest.approx(played)  # two of four, on average of two seats
    bombs = [(h.counts["bombs"][1] + h.counts["bombs"][3]) / 2 for h in hands]
    assert greedy.figures["bombs"] == Figure.of(bombs)
    assert sum(result.bombs.values()) == sum(sum(h.counts["bombs"]) for h in hands) > 0
    assert sum(result.rankings.values()) == sum(bool(h.order) for h in hands)
    assert sum(result.clauses.values()) == sum(len(h.clauses) for h in hands)
    assert sum(result.endings.values()) == SPEC.hands
    assert result.table["steps"] == Figure.of([h.steps for h in hands])
    assert result.table["moved"] == Figure.of([sum(p for p in h.points if p > 0) for h in hands])


def test_a_hand_of_cards_says_who_laid_bombs_and_who_went_out_when():
    outcome = next(h for h in (hand(index, "greedy") for index in range(9)) if len(h.order) == 3)
    assert set(outcome.ranking) == {"A", "B"}
    assert outcome.ranking[1] == ("A" if (outcome.order[0] - outcome.order[1]) % 2 == 0 else "B")
    assert len(outcome.ranking) == 4
    assert sum(outcome.bombs.values()) == sum(outcome.counts["bombs"])


def test_fanfanzha_counts_the_bombs_turned_up():
    result = simulate(Simulation(game="fanfanzha", bots=("random",), hands=40, options={"players": 6}))
    four = sum(count for bomb, count in result.bombs.items() if bomb == "bomb-4")
    assert four > sum(result.bombs.values()) / 2
    assert result.table["bombs"].mean == pytest.approx(sum(result.bombs.values()) / 6 / 40)
    assert not result.rankings


def test_wahua_counts_points_pressing_wins_and_units():
    spec = Simulation(game="wahua", bots=("greedy", "random"), hands=6, seed=2, options={"players": 3})
    options = game_of("wahua").options_type.parse(spec.options)
    outcomes = [play_hand("wahua", options, spec.bots, 2, index) for index in range(6)]
    result = simulate(spec)
    bot = result.bots[0]
    assert bot.seats == (0, 2)
    for name in ("dao", "pressed", "units", "kongs", "won"):
        assert bot.figures[name] == Figure.of([(h.counts[name][0] + h.counts[name][2]) / 2 for h in outcomes])
    pressed = [seat for h in outcomes for seat in zip(h.counts["pressed"], h.counts["dao"], strict=True)]
    assert any(judged for judged, _ in pressed)
    assert all(dao == 0 for judged, dao in pressed if judged)  # WH24
    assert any(dao > 0 for judged, dao in pressed)
    assert sum(result.pressing.values()) >= sum(judged for judged, _ in pressed)
    assert all(clause.startswith("WH") for clause in result.pressing)
    assert all(sum(h.counts["won"]) == (h.ending == "WH21 won") for h in outcomes)
    assert 0 < bot.figures["units"].mean <= 10


def test_a_game_of_six_takes_the_bots_in_turn():
    spec = Simulation(game="fanfanzha", bots=("random", "steady"), hands=5, options={"players": 6})
    assert [bot.seats for bot in simulate(spec).bots] == [(0, 2, 4), (1, 3, 5)]


def test_equal_bots_draw_every_pair():
    result = duel(Duel(game="datong", bots=("greedy", "greedy"), pairs=5))
    assert (result.points.mean, result.pairs_won, result.pairs_drawn) == (0, 0, 5)


@pytest.mark.parametrize("other", ["random", "greedy"])
def test_steady_clearly_beats(other: str) -> None:
    ours = duel(Duel(game="datong", bots=("steady", other), pairs=60, seed=11))
    assert ours.points.low > 1
    assert ours.pairs_won > 50


PLAYED = {"penalty_showdown": "never"}
MEETINGS = [
    ("dazha", "greedy", {"mode": "classic", **PLAYED}),
    ("dazha", "random", {"mode": "classic", **PLAYED}),
    ("dazha", "greedy", {"mode": "eight_jokers", **PLAYED}),
    ("dazha", "random", {"mode": "bao", **PLAYED}),
    ("shuangkou", "greedy", {"variant": "baibian"}),
    ("shuangkou", "greedy", {"variant": "qianbian"}),
    ("shuangkou", "random", {"variant": "qianbian"}),
    ("shuangkou", "greedy", {"variant": "huopin"}),
]


@pytest.mark.parametrize(("game", "other", "options"), MEETINGS)
def test_steady_clearly_beats_in_every_mode_and_variant(
    game: str, other: str, options: dict[str, str | int | bool]
) -> None:
    ours = duel(Duel(game=game, bots=("steady", other), pairs=10, seed=11, options=options))
    assert ours.points.low > 0


def test_a_side_is_partners_wherever_they_sit():
    spec = Duel(game="dazha", bots=("random", "greedy"), pairs=1, options={"penalty_showdown": "never"})
    options = game_of("dazha").options_type.parse(spec.options)
    hands = [play_hand("dazha", options, spec.bots, 3, index, by_side=True) for index in range(8)]
    assert {outcome.sides for outcome in hands} > {(0, 1, 0, 1)}
    for outcome in hands:
        assert outcome.sides[0] == 0
        assert sum(outcome.sides) == 2
        # What decides the base points is alike for partners.
        assert len({(side, base) for side, base in zip(outcome.sides, outcome.base, strict=True)}) <= 2


@pytest.mark.parametrize("players", [2, 3, 4])
def test_who_plays_alone_meets_the_others_from_every_seat(players: int) -> None:
    values: Values = {"players": players}
    options = game_of("wahua").options_type.parse(values)
    equal = duel(Duel(game="wahua", bots=("greedy", "greedy"), pairs=3, options=values))
    assert (equal.points.mean, equal.pairs_won, equal.pairs_drawn) == (0, 0, 3)
    ours = duel(Duel(game="wahua", bots=("steady", "random"), pairs=1, seed=3, options=values))
    hands = []
    for seat in range(players):
        bots = ["steady" if other == seat else "random" for other in range(players)]
        outcome = play_hand("wahua", options, bots, 3, 0)
        assert outcome.sides == tuple(range(players))
        hands.append(outcome.points[seat])
    assert ours.points.mean == pytest.approx(sum(hands) / players)


@pytest.mark.parametrize(
    ("other", "pairs"), [("random", 6), pytest.param("greedy", 300, marks=pytest.mark.slow)]
)
@pytest.mark.parametrize("players", [2, 3, 4])
def test_steady_clearly_beats_at_wahua(other: str, pairs: int, players: int) -> None:
    ours = duel(Duel(game="wahua", bots=("steady", other), pairs=pairs, options={"players": players}))
    assert ours.points.low > 0


def test_what_does_not_exist_is_refused_before_anything_is_played():
    with pytest.raises(NotationError):
        simulate(Simulation(game="bridge", bots=("random",), hands=1))
    with pytest.raises(NotationError):
        duel(Duel(game="datong", bots=("steady", "clever"), pairs=1))
    with pytest.raises(OptionsError):
        simulate(Simulation(game="datong", bots=("random",), hands=1, options={"wind": "west"}))


@pytest.mark.parametrize(
    ("changes", "code"),
    [
        ({"bots": ()}, "bots-count"),
        ({"bots": ("random",) * 5}, "bots-count"),
        ({"hands": 0}, "count"),
        ({"hands": -2}, "count"),
        ({"hands": 1.5}, "count"),
        ({"seed": -1}, "seed"),
        ({"seed": "x"}, "seed"),
    ],
)
def test_numbers_that_are_none_are_refused_before_anything_is_played(changes, code):
    spec = replace(Simulation(game="datong", bots=("random",), hands=1), **changes)
    with pytest.raises(OptionsError) as refused:
        simulate(spec)
    assert refused.value.code == code
    for jobs in (0, -1):
        with pytest.raises(OptionsError):
            Processes(jobs)
    with pytest.raises(OptionsError):
        duel(Duel(game="datong", bots=("steady", "greedy"), pairs=0))


def test_a_duel_goes_on_where_its_file_ends(tmp_path: Path) -> None:
    file = tmp_path / "pairs"
    spec = Duel(game="datong", bots=("steady", "random"), pairs=4, seed=5)
    whole = duel(spec)
    assert duel(replace(spec, pairs=2), results=file).pairs == whole.pairs[:2]
    with file.open("ab") as half:
        half.write(b'{"deal":2,"poi')
    told: list[int] = []
    assert duel(spec, progress=told.append, results=file) == whole
    assert sum(told) == 4
    assert duel(spec, results=file) == whole
    with pytest.raises(OptionsError) as refused:
        duel(replace(spec, seed=6), results=file)
    assert (refused.value.code, refused.value.params["names"]) == ("results-differ", "seed")


def test_a_duel_stops_when_one_is_clearly_better_and_no_sooner_than_the_second_look() -> None:
    spec = Duel(game="fanfanzha", bots=("random", "greedy"), pairs=60)
    assert len(duel(replace(spec, until_clear=True)).pairs) == 60  # nothing is decided by how it is played
    clear = duel(Duel(game="datong", bots=("greedy", "random"), pairs=60, until_clear=True))
    assert len(clear.pairs) == 40
    assert clear.clear
    assert all(isinstance(pair, Pair) for pair in clear.pairs)


def test_numpys_whole_numbers_are_seeds_like_any_other() -> None:
    numpy = pytest.importorskip("numpy")
    seed = numpy.int64(3)
    assert paiju.deal("datong", seed=seed) == paiju.deal("datong", seed=3)
    spec = Simulation(game="fanfanzha", bots=("random",), hands=3, seed=3)
    assert simulate(replace(spec, seed=seed)) == simulate(spec)
    for none in (True, 1.5, None, numpy.float64(3)):
        with pytest.raises(OptionsError, match="a seed is a whole number"):
            paiju.deal("datong", seed=none)  # type: ignore[arg-type]


def test_names_that_are_no_texts_are_refused_in_words() -> None:
    with pytest.raises(NotationError, match="there is no game “None”"):
        paiju.game_of(None)  # type: ignore[arg-type]
    with pytest.raises(NotationError, match="None"):
        paiju.make_bot(None, "datong", 1)  # type: ignore[arg-type]
