"""Measure in Wahua what each kind of choice brings `strong` beside the choice of `steady`, by its trust in playouts.

    python scripts/measure_choices.py PLAYERS HANDS [--seed N] [--worlds N] [--trust N ...]

`steady` plays all seats. Wherever a seat has a choice its moves are played on in some worlds, and for each trust it is
noted what `strong` would choose by them and by its first thoughts; with a trust of 0 first thoughts alone count. What
a choice brings beside `steady`'s is then found in as many worlds of their own: one hand tells far more than a duel
does, in which the luck of all later draws counts. But it is told by playouts, which err in their own way. Run it with
the compiled package.
"""

from __future__ import annotations

import argparse
from collections.abc import Iterator

from msgspec.structs import replace

from paiju.analysis.figures import Figure
from paiju.bots import make_bot
from paiju.bots.strong.wahua import TRUST, candidates, search_at
from paiju.core.actions import Action
from paiju.core.draws import Draws
from paiju.games import game_of
from paiju.games.wahua.view import WahuaView

KINDS = {"turn": "discards", "claims": "claims"}


def moments(players: int, seed: int, index: int) -> Iterator[tuple[WahuaView, Action]]:
    """The views of a hand in which a seat has a choice, and what `steady` chooses."""
    rules = game_of("wahua")
    options = rules.options_type.parse({"players": players})
    carry = replace(rules.first_carry(options), hand=index + 1)
    state = rules.start(options, carry, rules.deal(options, carry, Draws.from_seed("wahua", seed, index + 1)))
    steady = make_bot("steady", "wahua", 0)
    while state.settlement is None:
        seat = state.to_act[0]
        view = state.view(seat)
        assert isinstance(view, WahuaView)
        action = steady.act(view)
        if view.phase in KINDS and len(candidates(view)) > 1:
            yield view, action
        state, _ = state.apply(seat, action)


def gains(view: WahuaView, usual: Action, worlds: int, trusts: list[float], draws: Draws) -> list[float]:
    """What the choice by each trust brings beside the usual one; 0 where it is the same."""
    actions = candidates(view)
    search = search_at(view, actions, draws)
    search.look(worlds)
    chosen = []
    for trust in trusts:
        search.trust = trust * (len(view.seating) - 1)
        first = list(search.first)
        chosen.append(actions[search.best() if trust else first.index(max(first))])
    tried = [usual, *dict.fromkeys(action for action in chosen if action != usual)]
    if len(tried) == 1:
        return [0.0] * len(trusts)
    judge = search_at(view, tried, draws)
    judge.look(worlds)
    return [-judge.loss(tried.index(action), 0) for action in chosen]


def main() -> None:
    """Measure, and say so after every tenth hand."""
    parser = argparse.ArgumentParser()
    parser.add_argument("players", type=int)
    parser.add_argument("hands", type=int)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--worlds", type=int, default=120)
    parser.add_argument("--trust", type=float, nargs="+")
    given = parser.parse_args()
    trusts: list[float] = given.trust or [0.0, TRUST[given.players]]
    found: dict[str, list[list[float]]] = {kind: [] for kind in KINDS}
    for index in range(given.hands):
        draws = Draws.from_seed("choices", given.seed, index)
        for kind in KINDS:
            found[kind].append([0.0] * len(trusts))
        for view, usual in moments(given.players, given.seed, index):
            brought = gains(view, usual, given.worlds, trusts, draws)
            sums = found[view.phase][-1]
            for place, gain in enumerate(brought):
                sums[place] += gain / given.players
        if (index + 1) % 10 and index + 1 < given.hands:
            continue
        print(f"{index + 1} hands")
        for kind, name in KINDS.items():
            for place, trust in enumerate(trusts):
                points = Figure.of([sums[place] for sums in found[kind]])
                print(
                    f"  {name}, trust {trust:g}: {points.mean:+.1f} ± {points.margin:.1f} a player",
                    flush=True,
                )


if __name__ == "__main__":
    main()
