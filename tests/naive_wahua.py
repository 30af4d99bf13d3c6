"""Wahua as its rules are written, slowly: tiles in lists, every pairing tried, nothing shared with the kernel.

`Table` plays a hand by the same texts as the game does and says for every seat what it may do and what that would
be judged for.
"""

from collections import Counter
from collections.abc import Iterator, Sequence
from itertools import combinations

SPECIALS = ("F1", "F2", "F3", "F4", "F5", "F6", "F7", "F8", "B")
BIG = frozenset(["66", "11", "44", "33", "13", "46", "55", "22", "16", "34", "25", "56", "12"])
BEST_FIRST = "sdo"
AT_REST = "at rest"
"""Stands for 看花 among the points of wins that were let pass."""


def best_first(tiles: Sequence[str]) -> list[str]:
    """Tiles sorted, the single frame before the double before the plain."""
    return sorted(tiles, key=lambda tile: (tile[:2], BEST_FIRST.index(tile[2])))


def framed(tiles: Sequence[str]) -> list[str]:
    """The framed ones of some tiles."""
    return [tile for tile in tiles if tile[2] != "o"]


def unit_of(tiles: Sequence[str]) -> list[str]:
    """The pair or kong that the tiles of one point make (WH2, WH20)."""
    if len(framed(tiles)) == 3:
        return best_first(framed(tiles))
    return best_first(tiles)[:2] if len(tiles) > 1 else []


def pairings(tiles: Sequence[str]) -> Iterator[list[tuple[str, str]]]:
    """Every way to lay out tiles in pairs of a point, none left over."""
    if not tiles:
        yield []
        return
    first, *rest = tiles
    for place, other in enumerate(rest):
        if other[:2] == first[:2]:
            for more in pairings(rest[:place] + rest[place + 1 :]):
                yield [(first, other), *more]


def stands(tiles: Sequence[str], beside: Sequence[str], opened: dict[str, list[str]]) -> bool:
    """Whether tiles and open units are ten different points, each with its pair; `beside` is one more held tile."""
    for laid in pairings(tiles):
        points = [one[:2] for one, _ in laid] + list(opened)
        best = all(
            best_first(pair) == unit_of([tile for tile in (*tiles, *beside) if tile[:2] == pair[0][:2]])
            for pair in laid
        )
        if best and len(points) == len(set(points)) == 10:
            return True
    return False


def kong_points(held: Sequence[str], opened: dict[str, list[str]]) -> set[str]:
    """The points of which a kong can be made of what one has (WH19)."""
    found = set()
    for three in combinations(sorted(framed(held)), 3):
        if len({tile[:2] for tile in three}) == 1 and three[0][:2] not in opened:
            found.add(three[0][:2])
    for tile in framed(held):
        if len(framed(opened.get(tile[:2], []))) == 2:
            found.add(tile[:2])
    return found


def odd_tile(held: Sequence[str], opened: dict[str, list[str]]) -> str | None:
    """The odd tile if ten pairs stand and one framed tile is left (WH21); kongs come first (WH20.d)."""
    if kong_points(held, opened):
        return None
    for place, odd in enumerate(held):
        if odd[2] != "o" and stands([*held[:place], *held[place + 1 :]], [odd], opened):
            return odd
    return None


def watching(held: Sequence[str], opened: dict[str, list[str]]) -> bool:
    """看花: ten pairs, and nothing beside them (WH23)."""
    return stands(held, [], opened)


def wins_with(held: Sequence[str], opened: dict[str, list[str]], tile: str) -> str | None:
    """The odd tile if one more tile wins (WH21, WH23)."""
    if watching(held, opened):
        other = tile[:2] not in {mine[:2] for mine in held} | set(opened)
        return tile if other and tile[2] != "o" else None
    return odd_tile([*held, tile], opened)


class Table:
    """A hand of Wahua in course."""

    def __init__(
        self,
        players: int,
        dealer: int,
        shaken: Sequence[str],
        wall: Sequence[str],
        *,
        forbid: bool = False,
        grace: bool = False,
        same: bool = False,
    ) -> None:
        self.players, self.dealer, self.shaken = players, dealer, shaken
        self.forbid, self.grace, self.same = forbid, grace, same
        self.wall = list(wall[20 * players :])
        self.held: list[list[str]] = [[] for _ in range(players)]
        for place, tile in enumerate(wall[: 20 * players]):
            self.held[(dealer + place // 20) % players].append(tile)
        self.opened: list[dict[str, list[str]]] = [{} for _ in range(players)]
        self.laid: list[list[str]] = [[] for _ in range(players)]
        self.whites: list[set[str]] = [set() for _ in range(players)]
        self.owed: list[Counter[str]] = [Counter() for _ in range(players)]
        self.fallen = [False] * players
        self.pressed: list[set[str]] = [set() for _ in range(players)]
        self.passed: list[set[str]] = [set() for _ in range(players)]
        self.due: list[dict[str, int]] = [{} for _ in range(players)]
        self.familiar: set[str] = set()
        self.fled: set[int] = set()
        self.answers: dict[int, str] = {}
        self.covers: list[tuple[int, int, list[str], bool]] = []
        self.phase, self.turn, self.turns = "flight", dealer, 0
        self.drawn: str | None = None
        self.to_show: set[str] = set()
        self.before: Counter[str] = Counter()
        self.tile, self.liable = "", False
        self.winner: int | None = None
        self.odd: str | None = None

    # ── what a seat has ──────────────────────────────────────────────────────

    def points(self, seat: int) -> list[str]:
        """The pointed tiles of a hand."""
        return [tile for tile in self.held[seat] if tile not in SPECIALS]

    def of_point(self, seat: int, point: str) -> list[str]:
        """The tiles of a point in a hand, the best first."""
        return best_first([tile for tile in self.points(seat) if tile[:2] == point])

    def unit(self, seat: int, point: str) -> list[str]:
        """The pair or kong of a point, open or in the hand."""
        return self.opened[seat].get(point) or unit_of(self.of_point(seat, point))

    def at_rest(self, seat: int) -> Counter[str]:
        """All pointed tiles that a seat has."""
        return Counter(self.points(seat)) + Counter(
            tile for unit in self.opened[seat].values() for tile in unit
        )

    def place(self, seat: int, tile: str) -> int:
        """The class of a tile in the order of discards, 7 for one of a pair (WH25, WH26)."""
        point, plain = tile[:2], tile[2] == "o"
        if plain and self.owed[seat][point]:
            return 1
        mine = self.of_point(seat, point)
        ordinary = mine[: len(mine) - self.owed[seat][point]]
        opened = self.opened[seat].get(point)
        pair = [] if opened else unit_of(ordinary)
        if Counter(ordinary)[tile] == Counter(pair)[tile]:
            return 7
        if not plain:
            return 6
        if len(opened or unit_of(mine)) == 3:
            return 2
        if opened or pair:
            return 3
        others = (self.opened[other].get(point, []) for other in range(self.players) if other != seat)
        return 4 if any(len(unit) == 3 for unit in others) else 5

    def loose(self, seat: int) -> list[str]:
        """The tiles in a hand that are in no pair."""
        return [tile for tile in set(self.points(seat)) if self.place(seat, tile) != 7]

    # ── judging ──────────────────────────────────────────────────────────────

    def own_odd(self, seat: int) -> str | None:
        """The odd tile if the tile drawn last wins."""
        if self.drawn is None or self.drawn not in self.held[seat]:
            return None
        rest = self.points(seat)
        rest.remove(self.drawn)
        return wins_with(rest, self.opened[seat], self.drawn)

    def watched(self, seat: int) -> bool:
        """Whether ten pairs stood before the tile drawn last."""
        if self.drawn is None or self.drawn not in self.held[seat]:
            return False
        rest = self.points(seat)
        rest.remove(self.drawn)
        return watching(rest, self.opened[seat])

    def late(self, seat: int, tile: str, watched: bool) -> bool:
        """Whether winning now comes after a win that was let pass (WH30)."""
        if not self.passed[seat] or "WH28" in self.due[seat]:
            return False
        alike = tile[:2] in self.passed[seat] or (watched and AT_REST in self.passed[seat])
        return alike or not self.same

    def discard_faults(self, seat: int, tile: str) -> set[str]:
        """What discarding a tile would be judged for."""
        faults = set()
        if kong_points(self.points(seat), self.opened[seat]):
            faults.add("WH27")
        if self.watched(seat) and self.own_odd(seat) and not self.late(seat, str(self.drawn), True):
            faults.add("WH28")
        if self.to_show:
            faults.add("WH29")
        place = self.place(seat, tile)
        if place == 7:
            faults.add("WH26")
        elif place > min(self.place(seat, other) for other in self.points(seat)):
            faults.add("WH25")
        return faults

    def pass_faults(self, seat: int, claims: Sequence[str], answer: str) -> set[str]:
        """What it would be judged for not to win, or not to make the kong."""
        faults = set()
        at_ten = watching(self.points(seat), self.opened[seat])
        if "win" in claims and at_ten and not self.late(seat, self.tile, True):
            faults.add("WH28")
        if any(claim.startswith("kong") for claim in claims) and not answer.startswith("kong"):
            faults.add("WH27")
        return faults

    def judge(self, seat: int, faults: set[str], kongs: set[str]) -> None:
        """Judge a seat, under `grace` a round later (WH27.d)."""
        if self.grace:
            for what in (faults & {"WH28"}) | kongs:
                self.due[seat].setdefault(what, self.turns)
            faults = faults - {"WH27", "WH28"}
        self.pressed[seat] |= faults

    def is_big(self, tile: str) -> bool:
        """Whether a tile counts as big in paying for all (WH45)."""
        return tile[:2] in BIG or tile[:2] in self.shaken

    def pays(self, seat: int, tile: str) -> bool:
        """Whether who discards a tile pays for what is made of it (WH43, WH44)."""
        fresh = tile[:2] not in self.familiar
        loose = self.loose(seat)
        if tile[2] == "o":
            mine = self.place(seat, tile)
            return fresh and any(
                other[2] == "o" and other[:2] in self.familiar and self.place(seat, other) <= mine
                for other in loose
            )
        others = [other for other in framed(loose) if other != tile]
        if self.is_big(tile) and not all(map(self.is_big, others)):
            return True
        alike = all(self.is_big(other) == self.is_big(tile) for other in others)
        return alike and fresh and any(other[:2] in self.familiar for other in others)

    # ── what a seat may do ───────────────────────────────────────────────────

    def asked(self) -> list[int]:
        """The seats that are asked."""
        if self.phase == "flight":
            return [seat for seat in range(self.players) if seat not in self.answers]
        if self.phase == "turn":
            return [self.turn]
        if self.phase == "over":
            return []
        found = []
        for step in range(1, self.players):
            seat = (self.turn + step) % self.players
            if self.claims(seat) and seat not in self.answers:
                found.append(seat)
            if self.answers.get(seat) == "win":
                break
        return sorted(found)

    def claims(self, seat: int) -> list[str]:
        """What a seat may claim of the discard."""
        held, opened, tile = self.points(seat), self.opened[seat], self.tile
        point, found = tile[:2], []
        at_ten = watching(held, opened)
        if wins_with(held, opened, tile) and not (self.forbid and self.late(seat, tile, at_ten)):
            found.append("win")
        if seat != (self.turn + 1) % self.players:
            return found
        mine = self.of_point(seat, point)
        if point not in opened and len(mine) == 1:
            found.append("eat")
        if tile[2] != "o":
            if point not in opened and len(framed(mine)) == 2:
                found.append(f"kong {point}")
            elif len(framed(self.unit(seat, point))) == 1:
                found.append(f"replace {tile}")
        return found

    def legal(self, seat: int) -> dict[str, set[str]]:
        """The texts of what a seat that is asked may do, and what each would be judged for."""
        if self.phase == "flight":
            return {"pass": set(), "flee": set()}
        if self.phase == "claims":
            claims = self.claims(seat)
            found = {claim: self.pass_faults(seat, claims, claim) for claim in (*claims, "pass")}
            at_ten = watching(self.points(seat), self.opened[seat])
            if "win" in found:
                found["win"] = {"WH30"} if self.late(seat, self.tile, at_ten) else set()
            if self.forbid and found["pass"]:
                del found["pass"]
            return found
        found = {"flee": set()}
        if self.own_odd(seat):
            late = self.late(seat, str(self.drawn), self.watched(seat))
            if not (late and self.forbid):
                found["win"] = {"WH30"} if late else set()
        for point in kong_points(self.points(seat), self.opened[seat]):
            found[f"kong {point}"] = set()
        for tile in framed(self.points(seat)):
            opened = self.opened[seat].get(tile[:2], [])
            if len(framed(opened)) == len(opened) - 1 == 1:
                found[f"replace {tile}"] = set()
        for tile in self.to_show:
            found[f"show {tile}"] = set()
        for tile in set(self.points(seat)):
            faults = self.discard_faults(seat, tile)
            if not (self.forbid and faults):
                found[f"discard {tile}"] = faults
        return found

    # ── how it goes on ───────────────────────────────────────────────────────

    def act(self, seat: int, text: str) -> None:
        """A seat that is asked acts; claims are carried out when nobody is asked any more."""
        what, _, tile = text.partition(" ")
        if self.phase == "flight":
            self.answers[seat] = what
            if len(self.answers) == self.players:
                self.fled = {other for other, answer in self.answers.items() if answer == "flee"}
                self.phase = "over" if self.fled else "turn"
                if not self.fled:
                    self.begin(self.dealer)
                    self.draw(self.dealer)
        elif self.phase == "claims":
            self.answers[seat] = text
        elif what == "discard":
            self.discard(seat, tile)
        elif what == "kong":
            self.make_kong(seat, tile)
        elif what == "replace":
            self.held[seat].remove(tile)
            self.improve(seat, tile)
        elif what == "show":
            self.to_show.remove(tile)
            self.familiar.add(tile[:2])
        elif what == "flee":
            self.fled, self.phase = {seat}, "over"
        else:
            if self.late(seat, str(self.drawn), self.watched(seat)):
                self.pressed[seat].add("WH30")
            self.odd = self.own_odd(seat)
            self.winner, self.phase = seat, "over"
        while self.phase == "claims" and not self.asked():
            self.close()

    def begin(self, seat: int) -> None:
        """A turn begins; specials are replaced (WH14)."""
        self.turn, self.phase, self.drawn = seat, "turn", None
        self.turns += 1
        self.to_show, self.answers = set(), {}
        self.before = self.at_rest(seat)
        while self.phase == "turn" and (here := [tile for tile in self.held[seat] if tile in SPECIALS]):
            self.held[seat].remove(here[0])
            self.laid[seat].append(here[0])
            self.draw(seat)

    def draw(self, seat: int) -> None:
        """A tile is drawn and, if special, replaced; without a wall the hand is drawn (WH15, WH22)."""
        if self.phase == "over":
            return
        while self.wall and self.wall[0] in SPECIALS:
            self.laid[seat].append(self.wall.pop(0))
        if not self.wall:
            self.phase = "over"
            return
        tile = self.drawn = self.wall.pop(0)
        point, opened = tile[:2], self.opened[seat].get(tile[:2])
        if tile[2] == "o":
            self.owed[seat][point] += point in self.whites[seat]
        elif opened and not framed(opened):
            self.improve(seat, tile)
            return
        elif self.fallen[seat] and not opened and self.unit(seat, point):
            self.to_show.add(tile)
        self.held[seat].append(tile)

    def improve(self, seat: int, tile: str) -> None:
        """A framed tile takes the place of a plain in the pair of its point, which lies open (WH18)."""
        point = tile[:2]
        unit = self.unit(seat, point)
        if point not in self.opened[seat]:
            for mine in unit:
                self.held[seat].remove(mine)
        self.held[seat].append(point + "o")
        self.opened[seat][point] = best_first([tile, best_first(unit)[0]])

    def make_kong(self, seat: int, point: str) -> None:
        """The kong of what a seat has is laid open, and a tile drawn for it."""
        for tile in framed(self.of_point(seat, point)):
            self.held[seat].remove(tile)
        self.opened[seat][point] = [point + "s", point + "d", point + "d"]
        self.due[seat].pop(point, None)
        self.to_show = {tile for tile in self.to_show if tile[:2] != point}
        self.familiar.add(point)
        self.draw(seat)

    def discard(self, seat: int, tile: str) -> None:
        """A tile is put on the table and may be claimed."""
        self.judge(seat, self.discard_faults(seat, tile), kong_points(self.points(seat), self.opened[seat]))
        won, watched = self.own_odd(seat), self.watched(seat)
        plains = [other for other in self.loose(seat) if other[2] == "o"]
        if tile[2] == "o":
            self.whites[seat].add(tile[:2])
        elif self.place(seat, tile) == 6 and not plains:
            self.fallen[seat] = True
        self.liable = self.pays(seat, tile)
        self.held[seat].remove(tile)
        if tile[2] == "o" and self.owed[seat][tile[:2]]:
            self.owed[seat][tile[:2]] -= 1
        self.familiar.add(tile[:2])
        if self.at_rest(seat) != self.before:
            self.passed[seat] = set()
        elif won:
            self.passed[seat] |= {str(self.drawn)[:2]} | ({AT_REST} if watched else set())
        self.tile, self.phase, self.drawn, self.to_show = tile, "claims", None, set()

    def close(self) -> None:
        """The claims are carried out: the nearest win, else the next player's, else the next turn (WH21)."""
        order = [(self.turn + step) % self.players for step in range(1, self.players)]
        asked = {seat: self.claims(seat) for seat in order}
        for place, seat in enumerate(order):
            if self.answers.get(seat) == "win":
                for nearer in order[:place]:
                    faults = self.pass_faults(nearer, asked[nearer], "kong")
                    self.judge(nearer, faults, set())
                self.win_discard(seat)
                return
        for seat in order:
            faults = self.pass_faults(seat, asked[seat], self.answers.get(seat, "pass"))
            if "win" in asked[seat]:
                at_ten = watching(self.points(seat), self.opened[seat])
                self.passed[seat] |= {self.tile[:2]} | ({AT_REST} if at_ten else set())
            self.judge(seat, faults, {self.tile[:2]} if "WH27" in faults else set())
        for seat in range(self.players):
            for what, since in self.due[seat].items():
                if self.turns - since >= self.players:
                    self.pressed[seat].add("WH28" if what == "WH28" else "WH27")
        answer = self.answers.get(order[0], "pass")
        if answer == "pass":
            self.begin(order[0])
            self.draw(order[0])
        else:
            self.take(order[0], answer.split()[0])

    def take(self, seat: int, what: str) -> None:
        """The next player takes the discard, and the turn begins with it."""
        tile, point, payer = self.tile, self.tile[:2], self.turn
        before = self.at_rest(seat)
        if what == "replace":
            self.improve(seat, tile)
        else:
            mine = self.of_point(seat, point)
            taken = mine if what == "eat" else framed(mine)
            for other in taken:
                self.held[seat].remove(other)
            self.opened[seat][point] = best_first([tile, *taken])
            if what == "eat":
                self.owed[seat][point] = 0
        if self.liable and tile[2] != "o":
            self.covers.append((payer, seat, self.opened[seat][point], False))
        self.begin(seat)
        self.before = before
        if what == "kong":
            self.draw(seat)

    def win_discard(self, seat: int) -> None:
        """A seat wins the discard."""
        if self.late(seat, self.tile, watching(self.points(seat), self.opened[seat])):
            self.pressed[seat].add("WH30")
        self.odd = wins_with(self.points(seat), self.opened[seat], self.tile)
        self.held[seat].append(self.tile)
        self.winner, self.phase = seat, "over"
        if self.liable:
            pair = [] if self.odd == self.tile else self.unit(seat, self.tile[:2])
            self.covers.append((self.turn, seat, pair, True))

    # ── what it comes to ─────────────────────────────────────────────────────

    def home(self, seat: int) -> str:
        """The home point of a seat (WH5)."""
        return ("66", "11", "44", "33")[(seat - self.dealer) % self.players]

    def worth(self, seat: int, tiles: Sequence[str]) -> int:
        """What a pair, a kong or, alone, the odd tile counts at a seat (WH32–WH37)."""
        kinds, point = "".join(tile[2] for tile in tiles), tiles[0][:2]
        big = {"sdd": 1600, "sd": 800, "so": 400, "dd": 400, "do": 200, "oo": 100, "s": 1600, "d": 800}
        small = {"sdd": 400, "sd": 200, "so": 100, "dd": 100, "do": 100, "oo": 100, "s": 400, "d": 200}
        value = (big if self.is_big(point) else small)[kinds]
        return value * (2 if point in self.shaken else 1) * (2 if point == self.home(seat) else 1)

    def value(self, seat: int) -> int:
        """The points of a seat at the end (WH38, WH39)."""
        if seat in self.fled or self.pressed[seat]:
            return 0
        value = 500 * (len(self.laid[seat]) + sum(tile in SPECIALS for tile in self.held[seat]))
        kongs = kong_points(self.points(seat), self.opened[seat])
        for point in {tile[:2] for tile in self.at_rest(seat)}:
            unit = [point + kind for kind in "sdd"] if point in kongs else self.unit(seat, point)
            value += self.worth(seat, unit) if unit else 0
        return value + (self.worth(seat, [self.odd]) if seat == self.winner and self.odd else 0)

    def totals(self, doubled: bool) -> list[int]:
        """The results of the seats: differences, then refunds (WH40, WH41, WH46)."""
        values = [self.value(seat) for seat in range(self.players)]
        seats = range(self.players)

        def times(one: int, other: int) -> int:
            return 2 if doubled and self.dealer in (one, other) else 1

        totals = [sum((values[a] - values[b]) * times(a, b) for b in seats) for a in seats]
        paid: dict[tuple[int, str], tuple[int, int, list[str], bool]] = {}
        for cover in self.covers:
            _, taker, unit, _ = cover
            paid[taker, unit[0][:2] if unit else ""] = cover
        for payer, taker, unit, won in paid.values():
            if taker in self.fled or self.pressed[taker]:
                continue
            value = (self.worth(taker, unit) if unit else 0) + (
                self.worth(taker, [str(self.odd)]) if won else 0
            )
            for other in seats:
                if other not in (payer, taker):
                    totals[other] += value * times(taker, other)
                    totals[payer] -= value * times(taker, other)
        return totals
