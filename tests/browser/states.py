"""Fixed moments of a table, from the rules themselves: what the page shows is the same in every run."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from typing import TYPE_CHECKING, Any

import msgspec
from msgspec.structs import replace

from paiju.climbing.tricks import Laid
from paiju.core.actions import Answer, Play
from paiju.core.cards import parse_cards
from paiju.core.options import Options
from paiju.games import game_of
from paiju.games.dazha.play import DazhaView, Fined
from paiju.games.dazha.scoring import Fine
from paiju.games.shuangkou.awards import Awarded
from paiju.room.messages import Person, TableView, TimedOut, Update
from paiju.server.replays import RecordListed

if TYPE_CHECKING:
    from playwright.sync_api import Page, WebSocketRoute

LONG_NAMES = ("Chrysanthemu", "Bartholomew", "Wilhelmina42", "MMMMMMMMMMMM", "王小明和他的朋友们啊啊", "Li")
"""As long as names can be."""


def update_of(
    state: Any, options: Options, *, seat: int | None = 0, phase: str = "playing", played: int = 87
) -> Update:
    """The update that shows a state to the viewer on `seat`."""
    view = state.view(seat)
    players = len(view.seating)
    table = TableView(
        id="fixed",
        game=game_of(view.__struct_config__.tag).name,
        options=msgspec.to_builtins(options),
        persons=tuple(
            Person(name, "steady" if number == 1 else None, True, False)  # the page names bots itself
            for number, name in enumerate(LONG_NAMES[:players])
        ),
        you=None if seat is None else view.seating[seat],
        host=False,
        hosted_by=0,
        public=False,
        open_hands=False,
        counter=False,
        circle="",
        phase=phase,  # type: ignore[arg-type]
        closing=False,
        match=1,
        hand=88,
        played=played,
        scores=(-104, 98, 6, 0, 10, -10)[:players],
        sides=game_of(view.__struct_config__.tag).sides(state),
        departed=(),
        onlookers=(),
        visitors=(),
        vote=None,
        awaits=None,
        unseen=None,
        turn_seconds=60,
        deadline=59.0,
        fair=None,
    )
    return Update(7, (), table, view, view.must_pass(), view.groups())


def _played(state: Any, moves: int | None = None) -> Iterator[Any]:
    """The states of a hand in which everybody makes the first legal move that lays cards."""
    while state.settlement is None and (moves is None or moves > 0):
        (seat,) = state.to_act
        actions = list(state.actions(seat))
        action = next((one for one in actions if isinstance(one, Play)), actions[0])
        state = state.apply(seat, action)[0]
        moves = None if moves is None else moves - 1
        yield state


def datong(**options: Any) -> tuple[Any, Options]:
    """A freshly dealt hand of Datong."""
    parsed = game_of("datong").options_type.parse({"hands": 88, **options})
    return game_of("datong").new_hand(5, parsed), parsed


def question() -> Update:
    """The partner has offered to surrender, and the viewer has three answers."""
    state, options = datong()
    asking = state.to_act[0]
    state = state.apply(asking, Answer("offer"))[0]
    return update_of(state, options, seat=state.to_act[0])


def lead() -> Update:
    """27 cards and the lead."""
    state, options = datong(surrender=False)
    return update_of(state, options, seat=state.to_act[0])


def trick() -> Update:
    """Ten cards before every seat, 27 in the hand, and the viewer is to follow."""
    state, options = datong(surrender=False)
    seat = state.to_act[0]
    update = update_of(state, options, seat=seat)
    laid = tuple(Laid(place, parse_cards("TsThJsJhQsQhKsKhAsAh"), "pair_run:T-A") for place in range(4))
    seen: Any = update.view
    view = replace(
        seen,
        trick=laid,
        on="pair_run:T-A",
        owner=(seat + 3) % 4,
        pile=80,
        captured=(100, 105, 200, 95),
        counts=(17, 27, 27, 9),
        buyers=((seat + 1) % 4, (seat + 2) % 4),
    )
    return replace(update, view=view)


def won_trick() -> Update:
    """A trick has just been won, and everybody else passed."""
    update = trick()
    seen: Any = update.view
    view = replace(seen, trick=tuple(Laid(seat) for seat in range(4)))
    return replace(update, view=view)


def datong_settled() -> Update:
    """A hand that was played to its end."""
    state, options = datong(surrender=False)
    *_, state = _played(state)
    return update_of(state, options, phase="over")


def turning_up(players: int, crowded: Callable[[Iterable[int]], int] = sum) -> Callable[[], Update]:
    """All but the viewer, who is the last, have turned up; the most crowded of many deals, by seat or in all."""

    def made() -> Update:
        rules = game_of("fanfanzha")
        options = rules.options_type.parse({"hands": 88, "players": players, "mode": "no_bomb_surrender"})
        hands = (rules.new_hand(seed, options) for seed in range(60))
        state = max(hands, key=lambda hand: crowded(map(len, _ended(hand).view(0).opened)))
        *_, state = _played(state, players - 1)
        return update_of(state, options, seat=state.to_act[0])

    return made


def _ended(state: Any) -> Any:
    """The hand at its settlement."""
    *_, state = (state, *_played(state))
    return state


def fanfanzha_settled() -> Update:
    """Six hands turned up and settled."""
    rules = game_of("fanfanzha")
    options = rules.options_type.parse({"hands": 88, "players": 6})
    return update_of(_ended(rules.new_hand(2, options)), options, phase="settled")


def watched() -> Update:
    """What a spectator sees of a hand in play."""
    state, options = datong(surrender=False)
    *_, state = _played(state, 9)
    return update_of(state, options, seat=None)


def bao() -> Update:
    """A seat is asked whether it plays against three; those before it have declined."""
    rules = game_of("dazha")
    options = rules.options_type.parse({"hands": 100, "mode": "bao", "penalty_showdown": "never"})
    state = rules.new_hand(3, options, replace(rules.first_carry(options), hand=2, played=1, first=1))
    events: list[Any] = []
    for _ in range(3):
        state, more = state.apply(state.to_act[0], Answer("decline"))
        events += more
    update = update_of(state, options, seat=state.to_act[0])
    return replace(update, events=tuple(events))


def dazha_trick() -> Update:
    """28 cards of eight jokers, runs before every seat, a fine that has just fallen, and the partner at the side."""
    rules = game_of("dazha")
    options = rules.options_type.parse(
        {"hands": 100, "mode": "eight_jokers", "showdown": False, "penalty_showdown": "never"}
    )
    hands = (rules.new_hand(seed, options) for seed in range(99))
    state = next(hand for hand in hands if hand.partner[hand.leader] == (hand.leader + 1) % 4)
    seat = state.leader
    laid = tuple(Laid(place, parse_cards("TsThJsJhQsQhKsKhAsAh"), "pair_run:T-A") for place in range(4))
    update = update_of(state, options, seat=seat, played=80)
    assert isinstance(update.view, DazhaView)
    view = replace(
        update.view,
        trick=laid,
        on="pair_run:T-A",
        owner=(seat + 3) % 4,
        counts=tuple(28 if place == seat else None if place == (seat + 1) % 4 else 5 for place in range(4)),
        fines=tuple(Fine(place, 2) for place in range(4)),
    )
    return replace(update, view=view, events=(Fined((seat + 3) % 4, 2, 6),))


def dazha_alone() -> Update:
    """Three against one, as a spectator sees it."""
    rules = game_of("dazha")
    options = rules.options_type.parse({"hands": 100, "mode": "bao", "penalty_showdown": "never"})
    state = rules.new_hand(3, options, replace(rules.first_carry(options), hand=2, played=1, first=3))
    state = state.apply(3, Answer("take"))[0]
    return update_of(state, options, seat=None)


def showdown() -> Update:
    """A deal that does not count: two hands have penalty jokers, and all lie open."""
    rules = game_of("dazha")
    options = rules.options_type.parse({"hands": 100})
    hands = (rules.new_hand(seed, options) for seed in range(400))
    return update_of(
        next(hand for hand in hands if len(hand.causes) > 1 and not hand.view(0).counted),
        options,
        phase="settled",
        played=84,
    )


def dazha_settled() -> Update:
    """A hand that was played to its end and has base points, bonus points and penalties."""
    rules = game_of("dazha")
    options = rules.options_type.parse({"hands": 100, "penalty_showdown": "never"})
    ends = (_ended(rules.new_hand(seed, options)) for seed in range(99))
    settled = (
        state
        for state in ends
        if {line.group for line in state.settlement.lines} >= {"base", "bonus", "penalty"}
    )
    return update_of(next(settled), options, phase="settled")


def shuangkou(seed: int = 5, **options: Any) -> tuple[Any, Options]:
    """A freshly dealt hand of Shuangkou."""
    parsed = game_of("shuangkou").options_type.parse({"hands": 88, "stake": 100, **options})
    return game_of("shuangkou").new_hand(seed, parsed), parsed


def shuangkou_trick() -> Update:
    """27 cards, wild jokers among them, the partner's 27 open, bombs on the table, and an award just fallen."""
    state, options = next(
        (state, options)
        for state, options in (shuangkou(seed) for seed in range(99))
        if {"w", "W"} <= set(state.dealt[state.leader])
    )
    seat = state.leader
    update = update_of(state, options, seat=seat)
    laid = tuple(Laid(place, parse_cards("TsThTdTcJsJhJdJcQsQhQdWW"), "chain:T-Q*12") for place in range(4))
    seen: Any = update.view
    view = replace(
        seen,
        trick=laid,
        on="chain:T-Q*12",
        owner=(seat + 3) % 4,
        counts=(27, 27, 27, 27),
        lines=(11, 11, 11, 11),
        awards=(-1800, 5400, -1800, -1800),
    )
    return replace(update, view=view, events=(Awarded((seat + 1) % 4, 11, 7500),))


def long_plays() -> Update:
    """A chain of 24 cards, as long as they can be, on one of 15, and the time of a seat has just run out."""
    update = shuangkou_trick()
    seen: Any = update.view
    cards = parse_cards("".join(f"{rank}{suit}" for rank in "9TJQKA" for suit in "shdc"))
    fewer = parse_cards("".join(f"{rank}{suit}" for rank in "678" for suit in "shdcs"))
    chains = (Laid(0, cards, "chain:9-A*24/10"), Laid(1, fewer, "chain:6-8*15/8"))
    laid = (*chains, Laid(2, parse_cards("3s4s5s6s7s"), "straight:3-7"), Laid(3))
    return replace(
        update, view=replace(seen, trick=laid, on="chain:9-A*24/10"), events=(TimedOut((seen.seat + 2) % 4),)
    )


def plane() -> Update:
    """The longest plane, with its ten kickers, to be beaten."""
    update = dazha_trick()
    seen: Any = update.view
    cards = parse_cards("3s4h5d6s6h7d8d9d9cTsTsTsJhJhJhQdQdQdKcKcKcAsAsAsw")
    laid = tuple(Laid(place, cards if place % 2 else ()) for place in range(4))
    laid = tuple(replace(one, reading="plane:T-A*25") if one.cards else one for one in laid)
    return replace(update, view=replace(seen, trick=laid, on="plane:T-A*25"), events=())


def shuangkou_settled() -> Update:
    """A hand that was played to its end."""
    state, options = shuangkou(stake=1)
    *_, state = _played(state)
    return update_of(state, options, phase="settled")


STATES: dict[str, Callable[[], Update]] = {
    "question": question,
    "lead": lead,
    "trick": trick,
    "passes": won_trick,
    "turning up, four": turning_up(4),
    "turning up, six": turning_up(6),
    "turning up, one with many bombs": turning_up(6, max),
    "watched": watched,
    "bao": bao,
    "dazha": dazha_trick,
    "one against three": dazha_alone,
    "shuangkou": shuangkou_trick,
    "long plays": long_plays,
    "plane": plane,
}
SETTLED: dict[str, Callable[[], Update]] = {
    "datong": datong_settled,
    "fanfanzha": fanfanzha_settled,
    "showdown": showdown,
    "dazha settled": dazha_settled,
    "shuangkou settled": shuangkou_settled,
}


def _kept(table: TableView) -> list[RecordListed]:
    """What this hand and the two before have brought, so that the settlement draws how the scores ran."""
    names, count = tuple(person.name for person in table.persons), len(table.persons)
    unit = max(1, max(map(abs, table.scores)) // 100)
    before = [
        tuple(unit * points for points in won[:count])
        for won in ((9, -3, -3, -3, 0, 0), (-120, 40, 40, 40, 0, 0))
    ]
    last = tuple(score - sum(won) for score, *won in zip(table.scores, *before, strict=True))
    return [
        RecordListed(table.match, hand, names, won, (None,) * count, None)
        for hand, won in enumerate((*before, last), table.hand - 2)
    ]


def show(page: Page, url: str, update: Update) -> Callable[[Update], None]:
    """Open a table that stands still at a moment; what is returned shows another one."""
    routes: list[WebSocketRoute] = []

    def tell(update: Update) -> None:
        routes[-1].send(msgspec.json.encode(update).decode())

    def server(route: WebSocketRoute) -> None:
        def answer(message: str | bytes) -> None:
            asked = msgspec.json.decode(message)
            if asked["type"] == "hello":
                tell(update)

        routes.append(route)
        route.on_message(answer)

    page.route_web_socket("**/socket", server)
    kept = msgspec.json.encode(_kept(update.table)).decode()
    page.route(
        "**/api/tables/fixed/records", lambda route: route.fulfill(body=kept, content_type="application/json")
    )
    page.goto(f"{url}/t/fixed")
    page.locator(".arena").wait_for()
    return tell
