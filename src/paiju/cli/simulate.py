"""`paiju simulate GAME`: bots play many hands, and what came of them is counted, or compared by an option."""

from collections import Counter
from collections.abc import Mapping

import click

from paiju.analysis import (
    Comparison,
    ComparisonResult,
    Effect,
    Simulation,
    SimulationResult,
    compare,
    simulate,
)
from paiju.analysis.plot import figures_drawn
from paiju.cli.app import Spoken, lang_option
from paiju.cli.errors import CommandError
from paiju.cli.figures import columns, named, panels, shown
from paiju.cli.params import AnyGame, Whole, bot_names, game_argument, option_option, options_of
from paiju.cli.running import Running, run_options
from paiju.cli.terminal import Terminal, current
from paiju.core.errors import OptionsError
from paiju.texts.rulebook import rule_book

MOST_HANDS = 10_000_000


@click.command("simulate", cls=Spoken)
@game_argument
@click.option("--hands", type=Whole(1, MOST_HANDS), default=1000)
@click.option("--bots", default="steady", metavar="NAME[,NAME…]")
@click.option("--vary", metavar="NAME=VALUE,VALUE…")
@run_options
@click.option("--json", "as_json", is_flag=True)
@option_option
@lang_option
def simulate_command(
    game: AnyGame,
    hands: int,
    bots: str,
    vary: str | None,
    running: Running,
    as_json: bool,
    pairs: tuple[str, ...],
) -> None:
    """Simulate."""
    terminal = current()
    options = options_of(game, pairs)
    spec = Simulation(
        game=game.name,
        bots=tuple(bot_names(bots, game.players(options))),
        hands=hands,
        seed=running.seed,
        options=options.changed(),
        budget=running.budget,
    )
    if vary is not None:
        _compare(terminal, running, _varied(game, spec, vary, pairs), as_json)
        return
    result = running.do(terminal, hands, lambda *how: simulate(spec, *how))
    running.draw(lambda: _drawn(terminal, result))
    if as_json:
        terminal.show_json(result)
    else:
        _tell_simulation(terminal, result)


# ── what was counted ─────────────────────────────────────────────────────────


def _title(terminal: Terminal, result: SimulationResult) -> str:
    spec = result.simulation
    return terminal.say(
        "cli-simulated",
        hands=spec.hands,
        game=terminal.say(f"{spec.game}-name"),
        seed=str(spec.seed),
        steps=f"{result.table['steps'].mean:.1f}",
    )


def _drawn(terminal: Terminal, result: SimulationResult) -> str:
    of_bots = [
        (bot.bot, {name: (figure, shown(name, figure)) for name, figure in bot.figures.items()})
        for bot in result.bots
    ]
    return figures_drawn(_title(terminal, result), panels(terminal, result.simulation.game, of_bots))


def _tell_simulation(terminal: Terminal, result: SimulationResult) -> None:
    spec = result.simulation
    terminal.show(_title(terminal, result), style="bold")
    names = dict.fromkeys(name for bot in result.bots for name in bot.figures)
    rows = [
        (
            named(terminal, spec.game, name),
            *(shown(name, bot.figures[name]) if name in bot.figures else "" for bot in result.bots),
        )
        for name in names
    ]
    seats = [" ".join(str(seat + 1) for seat in bot.seats) for bot in result.bots]
    rows.insert(0, (terminal.say("cli-column-seats"), *seats))
    columns(terminal, [bot.bot for bot in result.bots], rows)
    terminal.tell("cli-interval", style="dim")
    endings: Counter[str] = Counter()
    for ending, hands in result.endings.items():
        # Where a deal has no base points nothing decided it.
        endings[ending.partition(" ")[0]] += hands
    del endings[""]
    _tell_clauses(terminal, spec.game, "cli-column-endings", endings)
    _tell_counts(
        terminal,
        "cli-column-rankings",
        {
            " ".join(terminal.say(f"cli-side-{side}") for side in ranking): hands
            for ranking, hands in result.rankings.items()
        },
    )
    _tell_counts(
        terminal,
        "cli-column-bombs",
        {_bomb(terminal, spec.game, bomb): count for bomb, count in result.bombs.items()},
    )
    _tell_clauses(terminal, spec.game, "cli-column-pressing", result.pressing)
    _tell_clauses(terminal, spec.game, "cli-column-lines", result.clauses)


def _bomb(terminal: Terminal, game: str, bomb: str) -> str:
    kind, _, cards = bomb.rpartition("-")
    special = f"{game}-kind-{kind}"
    name = terminal.say(special if terminal.knows(special) else f"kind-{kind}")
    return terminal.say("cli-bomb", kind=name, cards=cards)


def _tell_clauses(terminal: Terminal, game: str, title: str, counts: Mapping[str, int]) -> None:
    """Print how often each clause counted, with its title from the rule book."""
    book = rule_book(game, terminal.locale)
    titles = {ident: clause.title if (clause := book.clause(ident)) else "" for ident in counts}
    _tell_counts(terminal, title, {f"{ident:<8}{titles[ident]}": count for ident, count in counts.items()})


def _tell_counts(terminal: Terminal, title: str, counts: Mapping[str, int]) -> None:
    """Print how often each of something came up; nothing where none did."""
    if counts:
        terminal.show()
        terminal.tell(title, style="bold")
    for name, count in counts.items():
        terminal.show(f"{count:>8}  {name}")


# ── what an option does ──────────────────────────────────────────────────────


def _varied(game: AnyGame, spec: Simulation, vary: str, pairs: tuple[str, ...]) -> Comparison:
    """The comparison of some values, `wind=next,partner`; of a subset the members of a value stand with + between."""
    option, equals, texts = vary.partition("=")
    option = option.strip()
    if not equals or not option:
        raise CommandError("cli-vary-form", text=vary)
    if any(pair.partition("=")[0].strip() == option for pair in pairs):
        raise OptionsError("compare-values", option=option)
    values = []
    for text in texts.split(","):
        table = options_of(game, [*pairs, f"{option}={text.replace('+', ',')}"])
        bot_names(",".join(spec.bots), game.players(table))
        values.append(getattr(table, option))
    return Comparison(
        game=spec.game,
        bots=spec.bots,
        hands=spec.hands,
        seed=spec.seed,
        options=spec.options,
        budget=spec.budget,
        option=option,
        values=tuple(values),
    )


def _compare(terminal: Terminal, running: Running, spec: Comparison, as_json: bool) -> None:
    result = running.do(terminal, spec.hands, lambda *how: compare(spec, *how))
    title = terminal.say(
        "cli-compared",
        option=spec.option,
        hands=spec.hands,
        game=terminal.say(f"{spec.game}-name"),
        seed=str(spec.seed),
        bots=", ".join(spec.bots),
    )
    values = [_value(terminal, value) for value in spec.values]
    of_values = [
        (value, {name: (effect.figure, _effect(name, effect, place)) for name, effect in effects.items()})
        for place, (value, effects) in enumerate(zip(values, result.effects, strict=True))
    ]
    running.draw(lambda: figures_drawn(title, panels(terminal, spec.game, of_values)))
    if as_json:
        terminal.show_json(result)
        return
    terminal.show(title, style="bold")
    for place, value in enumerate(values[1:], 1):
        _tell_effects(terminal, result, place, [values[0], value])
    terminal.tell("cli-interval-compared", style="dim")


def _effect(name: str, effect: Effect, place: int) -> str:
    """A figure under the value at a place, and but for the first the difference."""
    difference = f"  ({shown(name, effect.difference, signed=True)})" if place else ""
    return shown(name, effect.figure) + difference


def _value(terminal: Terminal, value: str | int | bool) -> str:
    return terminal.say(f"option-{'on' if value else 'off'}") if isinstance(value, bool) else str(value)


def _tell_effects(terminal: Terminal, result: ComparisonResult, place: int, values: list[str]) -> None:
    """Print what the value at a place does beside the first."""
    game, first = result.comparison.game, result.effects[0]
    rows = [
        (
            named(terminal, game, name),
            shown(name, first[name].figure) if name in first else "–",
            shown(name, effect.figure),
            shown(name, effect.difference, signed=True),
        )
        for name, effect in result.effects[place].items()
    ]
    columns(terminal, [*values, terminal.say("cli-column-difference")], rows)
