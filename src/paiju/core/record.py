"""Records: a played hand as a file that anybody can check.

A record is JSON: who played under which options, what was dealt, every action in the text notation, and the
settlement. Replaying it runs the same rules again.
"""

import unicodedata
from collections.abc import Iterator, Sequence
from itertools import zip_longest
from typing import Annotated, Any, Literal

import msgspec
from msgspec import Meta, Struct

from paiju.core.actions import Action, format_action, parse_action
from paiju.core.errors import OptionsError, PaijuError, RecordError
from paiju.core.fair import Fair
from paiju.core.game import Event, Game, State
from paiju.core.pictures import single_signs
from paiju.core.reading import converted, decoded, shown
from paiju.core.settlement import Settlement

FORMAT = "paiju-record"
VERSION = 1
LONGEST_NAME = 60


class Step(Struct, frozen=True):
    """A moment of a replay: the state, and how it came about (nothing, for the first)."""

    state: State[Any]
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
        return self.difference is None

    @property
    def difference(self) -> RecordError | None:
        """How the recorded settlement differs from what the rules settle now: its first line that does."""
        return _difference(self.recorded, self.settlement, len(self.steps) - 1)

    @property
    def revised(self) -> bool:
        """Whether the rules have been revised since the record was made, and so may settle differently."""
        return self.recorded_revision < self.revision


class Record(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A hand from the deal to the settlement. `actions` are texts such as ``"2 play 3s3h"``: seat, action."""

    format: Literal["paiju-record"] = "paiju-record"
    version: Literal[1] = 1
    game: str
    revision: Annotated[int, Meta(ge=1)]
    options: dict[str, str | int | bool]
    persons: tuple[str, ...]
    carry: dict[str, Any]
    deal: dict[str, Any]
    actions: tuple[str, ...] = ()
    settlement: Settlement | None = None
    fair: Fair | None = None
    """How the deal came about, where it was a fair one."""
    dissolved: bool = False
    """解散: the players ended the hand in the middle. It is void, and has no settlement."""

    @classmethod
    def begin(
        cls,
        game: Game[Any, Any, Any, Any],
        options: Any,
        carry: Any,
        deal: Any,
        persons: tuple[str, ...],
        fair: Fair | None = None,
    ) -> "Record":
        """The record of a hand that has just been dealt, with the settlement if the deal itself ends it.

        Raises RecordError for names of persons that are no names, or not different ones.
        """
        check_names(persons)
        return cls(
            game=game.name,
            revision=game.revision,
            options=_plain(options),
            persons=persons,
            carry=_plain(carry),
            deal=_plain(deal),
            settlement=game.start(options, carry, deal).settlement,
            fair=fair,
        )

    def with_action(self, seat: int, action: Action, after: State[Any]) -> "Record":
        """This record with one more action, and the settlement if the hand is now over."""
        actions = (*self.actions, f"{seat} {format_action(action)}")
        return msgspec.structs.replace(self, actions=actions).settled(after)

    def settled(self, after: State[Any]) -> "Record":
        """This record with the settlement if the hand is now over."""
        return msgspec.structs.replace(self, settlement=after.settlement)

    def void(self) -> "Record":
        """This record of a hand that its players have ended in the middle."""
        return msgspec.structs.replace(self, dissolved=True)

    def replay(self, game: Game[Any, Any, Any, Any]) -> Iterator[Step]:
        """Every step of the hand, run by the rules of `game` under the record's own options.

        Raises RecordError with the position (the number of the action, from 1) at the first fault. At the end
        the settlement must be the recorded one, unless the rules have been revised since.
        """
        for step in self._steps(game):
            yield step
        difference = _difference(self.settlement, step.state.settlement, len(self.actions))
        if difference is not None and self.revision == game.revision:
            raise difference

    def verify(self, game: Game[Any, Any, Any, Any]) -> Verification:
        """Replay the hand and compare the settlements; any other fault is a RecordError as `replay` raises it."""
        return Verification(tuple(self._steps(game)), self.revision, game.revision, self.settlement)

    def _steps(self, game: Game[Any, Any, Any, Any]) -> Iterator[Step]:
        step = Step(self._start(game))
        yield step
        for position, line in enumerate(self.actions, 1):
            step = _next_step(step.state, position, line)
            yield step

    def _start(self, game: Game[Any, Any, Any, Any]) -> State[Any]:
        if game.name != self.game:
            raise RecordError("record-game", game=self.game, allowed=game.name)
        if self.revision > game.revision:
            newer, known = str(self.revision), game.revision
            raise RecordError("record-revision", game=game.name, recorded=newer, revision=known)
        try:
            options = game.options_type.parse(self.options)
            carry = converted(self.carry, game.carry_type, "$.carry")
            deal = converted(self.deal, game.deal_type, "$.deal")
        except (OptionsError, RecordError) as fault:
            raise RecordError("record-invalid", fault.clause, reason=fault) from fault
        check_names(self.persons)
        self._check_width(game.players(options))
        if self.dissolved and self.settlement is not None:
            raise RecordError("record-dissolved")
        game.check_carry(options, carry)
        game.check_deal(options, carry, deal)
        started: State[Any] = game.start(options, carry, deal)
        return started

    def _check_width(self, players: int) -> None:
        """As many persons, and places in the settlement, as the options say that play."""
        if len(self.persons) != players:
            raise RecordError("record-persons", persons=len(self.persons), players=players)
        if self.settlement is not None and self.settlement.players != players:
            raise RecordError("record-width", width=self.settlement.players, players=players)

    def to_json(self) -> bytes:
        """The file: JSON, a line for every entry of the outer two levels."""
        fields = _plain(self)
        if self.fair is None:
            del fields["fair"]
        if not self.dissolved:
            del fields["dissolved"]
        return (_laid_out(fields) + "\n").encode()

    @classmethod
    def from_json(cls, data: bytes) -> "Record":
        """The record of a file; RecordError where it is none says what is wrong and where."""
        try:
            raw = decoded(data)
            if isinstance(raw, dict):
                _check_head(raw)
            record = converted(raw, cls)
            check_names(record.persons)
        except RecordError as fault:
            raise RecordError("record-invalid", fault.clause, reason=fault) from fault
        return record


def _check_head(raw: dict[str, Any]) -> None:
    """Look at format and version first: another version may have other fields."""
    if raw.get("format", FORMAT) != FORMAT:
        raise RecordError("record-format", given=shown(raw["format"]), allowed=FORMAT)
    version = raw.get("version", VERSION)
    if type(version) is not int or version != VERSION:
        raise RecordError("record-version", version=shown(version), allowed=VERSION)


def check_names(names: Sequence[str]) -> None:
    """Raise RecordError unless these are names of persons: different ones, short, visible."""
    for person, name in enumerate(names):
        shown = name.strip()
        unseen = any(unicodedata.category(char)[0] == "C" for char in single_signs(name))
        if not 1 <= len(shown) <= LONGEST_NAME or unseen:
            raise RecordError("person-name", person=person, most=LONGEST_NAME)
        if name in names[:person]:
            raise RecordError("person-twice", name=name)


def _plain(value: Any) -> Any:
    """As JSON gives it back, but of the same strings: a table holds its deal once."""
    return _listed(msgspec.to_builtins(value, str_keys=True))


def _listed(value: Any) -> Any:
    if isinstance(value, (list, tuple)):
        return [_listed(item) for item in value]
    if isinstance(value, dict):
        return {key: _listed(item) for key, item in value.items()}
    return value


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


def _next_step(state: State[Any], position: int, line: str) -> Step:
    seat, action = _parse_line(position, line)
    try:
        after, events = state.apply(seat, action)
    except PaijuError as refused:
        raise RecordError(
            "record-action", refused.clause, position=position, action=line, reason=refused
        ) from refused
    return Step(after, seat, action, events)


def _difference(recorded: Settlement | None, settled: Settlement | None, position: int) -> RecordError | None:
    """How the recorded settlement differs from what the rules settle after the action `position`, if it does."""
    if recorded == settled:
        return None
    if settled is None:
        return RecordError("record-unfinished", position=position)
    if recorded is None:
        return RecordError("record-unsettled", position=position)
    pairs = enumerate(zip_longest(recorded.lines, settled.lines), 1)
    number, (mine, theirs) = next((at, pair) for at, pair in pairs if pair[0] != pair[1])
    if mine is None:
        return RecordError("record-line-lacking", position=position, line=number, settled=str(theirs))
    if theirs is None:
        return RecordError("record-line-more", position=position, line=number, recorded=str(mine))
    return RecordError(
        "record-settlement", position=position, line=number, recorded=str(mine), settled=str(theirs)
    )
