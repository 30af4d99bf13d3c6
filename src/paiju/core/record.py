"""Records: a played hand as a file that anybody can check.

A record is JSON: who played under which options, what was dealt, every action in the text notation, and the
settlement. Replaying it runs the same rules again.
"""

from collections.abc import Iterator
from typing import Any, Literal

import msgspec
from msgspec import Struct

from paiju.core.actions import Action, format_action, parse_action
from paiju.core.errors import OptionsError, PaijuError, RecordError
from paiju.core.game import Event, Game, State
from paiju.core.settlement import Settlement

FORMAT = "paiju-record"
VERSION = 1
SETTLEMENT_DIFFERS = "record-settlement"


class Step(Struct, frozen=True):
    """A moment of a replay: the state, and how it came about (nothing, for the first)."""

    state: State
    seat: int | None = None
    action: Action | None = None
    events: tuple[Event, ...] = ()


class Verification(Struct, frozen=True):
    """What replaying a record found: its steps, and whether the hand settles as the record says."""

    steps: tuple[Step, ...]
    recorded_revision: int
    revision: int
    """The revision of the rules that replayed it."""
    recorded: Settlement | None

    @property
    def settlement(self) -> Settlement | None:
        """What the rules settle now."""
        return self.steps[-1].state.settlement

    @property
    def agrees(self) -> bool:
        """Whether the settlement is the recorded one, or both are open."""
        return self.recorded == self.settlement

    @property
    def revised(self) -> bool:
        """Whether the record was made under another revision of the rules, which may settle differently."""
        return self.recorded_revision != self.revision


class Record(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A hand from the deal to the settlement. `actions` are texts such as ``"2 play 3s3h"``: seat, action."""

    format: Literal["paiju-record"] = "paiju-record"
    version: Literal[1] = 1
    game: str
    revision: int
    options: dict[str, str | int | bool]
    persons: tuple[str, ...]
    carry: dict[str, Any]
    deal: dict[str, Any]
    actions: tuple[str, ...] = ()
    settlement: Settlement | None = None

    @classmethod
    def begin(
        cls, game: Game[Any, Any, Any, Any], options: Any, carry: Any, deal: Any, persons: tuple[str, ...]
    ) -> "Record":
        """The record of a hand that has just been dealt, with the settlement if the deal itself ends it."""
        return cls(
            game=game.name,
            revision=game.revision,
            options=_plain(options),
            persons=persons,
            carry=_plain(carry),
            deal=_plain(deal),
            settlement=game.start(options, carry, deal).settlement,
        )

    def with_action(self, seat: int, action: Action, after: State) -> "Record":
        """This record with one more action, and the settlement if the hand is now over."""
        actions = (*self.actions, f"{seat} {format_action(action)}")
        return msgspec.structs.replace(self, actions=actions, settlement=after.settlement)

    def replay(self, game: Game[Any, Any, Any, Any]) -> Iterator[Step]:
        """Every step of the hand, run by the rules of `game` under the record's own options.

        Raises RecordError with the position (the number of the action, from 1) at the first fault. At the end
        the settlement must be the recorded one, unless the record was made under another rules revision.
        """
        state = self._start(game)
        yield Step(state)
        for position, line in enumerate(self.actions, 1):
            seat, action = _parse_line(position, line)
            try:
                state, events = state.apply(seat, action)
            except PaijuError as refused:
                raise RecordError(
                    "record-action", refused.clause, position=position, action=line, reason=refused
                ) from refused
            yield Step(state, seat, action, events)
        if self.revision == game.revision and state.settlement != self.settlement:
            raise RecordError(SETTLEMENT_DIFFERS, position=len(self.actions))

    def verify(self, game: Game[Any, Any, Any, Any]) -> Verification:
        """Replay the hand and compare the settlements; any other fault is a RecordError as `replay` raises it."""
        steps: list[Step] = []
        try:
            for step in self.replay(game):
                steps.append(step)
        except RecordError as fault:
            if fault.code != SETTLEMENT_DIFFERS:
                raise
        return Verification(tuple(steps), self.revision, game.revision, self.settlement)

    def _start(self, game: Game[Any, Any, Any, Any]) -> State:
        if game.name != self.game:
            raise RecordError("record-game", game=self.game, allowed=game.name)
        try:
            options = game.options_type.parse(self.options)
            carry = msgspec.convert(self.carry, game.carry_type)
            deal = msgspec.convert(self.deal, game.deal_type)
        except OptionsError as fault:
            raise RecordError("record-invalid", fault.clause, reason=fault) from fault
        except msgspec.ValidationError as fault:
            raise RecordError("record-invalid", reason=str(fault)) from fault
        players = game.players(options)
        if not len(self.persons) == len(carry.scores) == players or sorted(carry.seating) != list(
            range(players)
        ):
            raise RecordError("record-persons", players=players)
        game.check_deal(options, carry, deal)
        started: State = game.start(options, carry, deal)
        return started

    def to_json(self) -> bytes:
        """The file: JSON, a line for every entry of the outer two levels."""
        return (_laid_out(_plain(self)) + "\n").encode()

    @classmethod
    def from_json(cls, data: bytes) -> "Record":
        """The record of a file; RecordError where it is none."""
        try:
            return msgspec.json.decode(data, type=cls)
        except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as fault:
            raise RecordError("record-invalid", reason=str(fault)) from fault


def _plain(value: Any) -> Any:
    return msgspec.json.decode(msgspec.json.encode(value))


def _laid_out(value: Any, depth: int = 0) -> str:
    """JSON with a line an entry down to the second level, compact below: a hand of cards is one line."""
    if depth == 2 or not isinstance(value, (dict, list)) or not value:
        return msgspec.json.encode(value).decode()
    if isinstance(value, dict):
        entries = [
            f"{msgspec.json.encode(key).decode()}: {_laid_out(item, depth + 1)}"
            for key, item in value.items()
        ]
    else:
        entries = [_laid_out(item, depth + 1) for item in value]
    inner, brackets = " " * (depth + 1), "{}" if isinstance(value, dict) else "[]"
    return (
        brackets[0] + "\n" + ",\n".join(inner + entry for entry in entries) + "\n" + " " * depth + brackets[1]
    )


def _parse_line(position: int, line: str) -> tuple[int, Action]:
    seat, _, action = line.partition(" ")
    if not (seat.isascii() and seat.isdigit() and len(seat) == 1):
        raise RecordError("record-line", position=position, action=line)
    try:
        return int(seat), parse_action(action)
    except PaijuError as fault:
        raise RecordError("record-line", position=position, action=line) from fault
