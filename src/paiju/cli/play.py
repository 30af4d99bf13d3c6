"""`paiju play GAME`: a match in the terminal against bots."""

import os
import secrets
from functools import partial
from itertools import count
from pathlib import Path
from typing import Any

import click

from paiju.bots import AT_TABLES, BOTS, Bot, Budget, make_bot
from paiju.bots.protocol import ProgramError
from paiju.bots.strong import hint
from paiju.cli.app import Spoken, lang_option
from paiju.cli.errors import CommandError, file_error
from paiju.cli.games import announcement
from paiju.cli.human import Human
from paiju.cli.narrate import tell_events
from paiju.cli.params import (
    SEED,
    AnyGame,
    bot_names,
    budget_of,
    budget_options,
    game_argument,
    named,
    option_option,
    options_of,
)
from paiju.cli.replay import tell_table_facts
from paiju.cli.settling import tell_cards, tell_scores, tell_settlement
from paiju.cli.terminal import Left, Terminal, current
from paiju.cli.tile_human import TileHuman
from paiju.core.actions import Action
from paiju.core.draws import Draws
from paiju.core.errors import OptionsError
from paiju.core.game import View
from paiju.core.record import Record
from paiju.games.wahua import WAHUA

INSTEAD = "steady"
"""The bot that plays on for a program that has failed."""
PERSON = 0
"""The number of the person at the terminal; the others are bots."""


@click.command("play", cls=Spoken)
@game_argument
@click.option("--bots", default="steady", metavar="NAME[,NAME…]")
@click.option("--hands", metavar="N")
@click.option("--seed", type=SEED)
@click.option("--record", "folder", metavar="DIR")
@budget_options
@option_option
@lang_option
def play(
    game: AnyGame,
    bots: str,
    hands: str | None,
    seed: int | None,
    folder: str | None,
    playouts: int | None,
    think: float | None,
    pairs: tuple[str, ...],
) -> None:
    """Play a match."""
    terminal = current()
    options = options_of(game, pairs, hands=hands)
    others = game.players(options) - 1
    names = bot_names(bots, others)
    if len(names) not in (1, others):
        raise OptionsError("bots-count", bots=len(names), seats=others, allowed=", ".join(BOTS))
    match = Match(
        terminal,
        game,
        options,
        names if len(names) == others else names * others,
        secrets.randbelow(10**9) if seed is None else seed,
        records_folder(folder),
        budget_of(playouts, think, AT_TABLES),
    )
    try:
        match.run()
    except (Left, KeyboardInterrupt):
        match.leave()


def records_folder(folder: str | None) -> Path | None:
    """The folder for records, made if it is missing; CommandError if it cannot be used."""
    if folder is None:
        return None
    path = named(folder)
    try:
        path.mkdir(parents=True, exist_ok=True)
    except (FileExistsError, NotADirectoryError, PermissionError) as fault:
        raise file_error(folder, fault) from fault
    except (OSError, ValueError) as fault:
        raise CommandError("cli-folder-uncreatable", path=folder) from fault
    if not os.access(path, os.W_OK | os.X_OK):
        raise CommandError("cli-file-permission", path=folder)
    return path


def write_record(folder: Path, name: str, record: Record) -> Path:
    """Write a record into a new file of that name, or with a number behind it where there is one already."""
    for number in count(1):
        path = folder / (f"{name}.json" if number == 1 else f"{name}-{number}.json")
        try:
            with path.open("xb") as file:
                file.write(record.to_json())
        except FileExistsError:
            continue
        except OSError as fault:
            raise file_error(path, fault) from fault
        return path
    raise AssertionError("there is always another number")


class Match:
    """A match of the person at the terminal against bots."""

    def __init__(
        self,
        terminal: Terminal,
        game: AnyGame,
        options: Any,
        bots: list[str],
        seed: int,
        folder: Path | None,
        budget: Budget = AT_TABLES,
    ) -> None:
        self.terminal, self.game, self.options = terminal, game, options
        self.seed, self.folder = seed, folder
        self.carry = game.first_carry(options)
        self.names = tuple(terminal.say(f"cli-person-{person}") for person in range(len(bots) + 1))
        self.opponents = [f"{name} ({bot})" for name, bot in zip(self.names[1:], bots, strict=True)]
        self.bots: dict[int, Bot] = {
            person: make_bot(bot, game.name, Draws.from_seed("play", seed, person).below(1 << 31), budget)
            for person, bot in enumerate(bots, 1)
        }
        sits = TileHuman if game is WAHUA else Human
        self.human = sits(terminal, game.name, self.names, partial(hint, budget=budget, seed=seed))

    def run(self) -> None:
        """Play to the end of the match."""
        tell = self.terminal.tell
        tell(f"{self.game.name}-name", style="bold")
        opponents = self.terminal.say("cli-list-separator").join(self.opponents)
        tell("cli-match", hands=self.options.hands, seed=str(self.seed), bots=opponents)
        for line in announcement(self.terminal, self.game, self.options):
            self.terminal.show("  " + line)
        tell(self.human.prompt.key("how-to"))
        while True:
            self._hand()
            if self.game.match_over(self.options, self.carry):
                break
            tell("cli-next-hand")
            self.human.prompt.enter(self._scores)
        tell("cli-match-over", style="bold")
        self._scores()

    def leave(self) -> None:
        """Say good-bye to a person who leaves before the end."""
        self.terminal.tell("cli-left")
        if self.carry.played:
            self._scores()

    def _scores(self) -> None:
        tell_scores(self.terminal, self.names, self.carry.scores)

    def _hand(self) -> None:
        """Play one hand and settle it."""
        draws = Draws.from_seed(self.game.name, self.seed, self.carry.hand)
        deal = self.game.deal(self.options, self.carry, draws)
        record = Record.begin(self.game, self.options, self.carry, deal, self.names)
        state = self.game.start(self.options, self.carry, deal)
        self.terminal.console.rule(self._title(), style="bold")
        tell_table_facts(self.terminal, state.view(state.seating.index(PERSON)), self.names)
        while state.settlement is None:
            seat = self._next(state)
            person = state.seating[seat]
            if person == PERSON:
                action = self.human.act(state, seat)
            else:
                action = self._bot_acts(person, state.view(seat))
            names = [self.names[sitting] for sitting in state.seating]
            state, events = state.apply(seat, action)
            record = record.with_action(seat, action, state)
            tell_events(self.terminal, self.game.name, events, names.__getitem__)
        self._settle(state, record)

    def _bot_acts(self, person: int, view: View) -> Action:
        """A bot's action; for a program that fails another bot plays from then on."""
        try:
            return self.bots[person].act(view)
        except ProgramError as fault:
            self.terminal.show(fault.text(self.terminal.locale), style="red")
            self.terminal.tell("cli-program-replaced", style="red", who=self.names[person])
            self.bots[person] = make_bot(INSTEAD, self.game.name, self.seed)
            return self.bots[person].act(view)

    def _title(self) -> str:
        """The number of the deal, and where some did not count that of the hand."""
        hand, number = self.carry.hand, self.carry.played + 1
        if hand == number:
            return self.terminal.say("cli-hand", hand=hand)
        return self.terminal.say("cli-hand-counted", hand=hand, number=number, hands=self.options.hands)

    @staticmethod
    def _next(state: Any) -> int:
        """The seat to ask; of several the person's first."""
        asked: tuple[int, ...] = state.to_act
        return next((seat for seat in asked if state.seating[seat] == PERSON), asked[0])

    def _settle(self, state: Any, record: Record) -> None:
        before = self.carry
        self.carry = state.carry()
        self.terminal.show()
        tell_settlement(self.terminal, self.game.name, state.settlement, self.names, before.scores)
        tell_cards(self.terminal, state.view(None), self.names)
        if self.folder is None:
            return
        path = write_record(self.folder, f"{self.game.name}-{self.seed}-{before.hand:02}", record)
        self.terminal.tell("cli-recorded", path=str(path))
