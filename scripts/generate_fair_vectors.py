"""Write the test vectors of fair deals, by which Python and the browser check each other: `tests/fair_vectors.json`.

python scripts/generate_fair_vectors.py           # write the file
python scripts/generate_fair_vectors.py --check   # exit 1 if it is not what the code gives
"""

import argparse
import hashlib
import hmac
import json
import sys
from pathlib import Path
from typing import Any

import msgspec
from msgspec.structs import replace

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT / "src"))

from paiju.core.actions import Flee, Pass  # noqa: E402
from paiju.core.draws import Draws  # noqa: E402
from paiju.core.fair import Terms, deal_key, hash_of_bytes, hash_of_text  # noqa: E402
from paiju.games import game_of  # noqa: E402
from paiju.room.commands import Act, Commit, Open  # noqa: E402
from paiju.room.effects import BotMoved, FromPerson, Seeded, Tick  # noqa: E402
from paiju.room.machine import open_room, receive  # noqa: E402
from paiju.room.messages import Update  # noqa: E402
from paiju.room.room import Member, Settings  # noqa: E402
from paiju.room.views import update_for  # noqa: E402

TARGET = ROOT / "tests/fair_vectors.json"
TEXTS = ("", "abc", "牌局 · 打通", "x" * 55, "y" * 56, "z" * 63, "s" * 64, "t" * 119, "long " * 300)
RANGES = (1, 2, 6, 108, 3_000_000_000, 2**32)
"""Below 3,000,000,000 nearly a third of the words is rejected."""
DEALS: tuple[tuple[str, dict[str, Any], dict[str, Any]], ...] = (
    ("datong", {}, {}),
    ("fanfanzha", {}, {}),
    ("fanfanzha", {"players": 6}, {}),
    ("dazha", {}, {}),
    ("dazha", {"mode": "eight_jokers"}, {}),
    ("shuangkou", {}, {}),
    ("shuangkou", {}, {"hand": 2, "played": 1, "seating": (2, 1, 0, 3), "first": 3}),
    ("wahua", {}, {}),
    ("wahua", {"players": 3}, {"hand": 2, "played": 1, "dealer": 2}),
    ("wahua", {"players": 2}, {}),
)
"""Game, options, and what the carry has else than the first one."""
OF_TABLE = {"id", "game", "options", "match", "hand", "you", "fair"}
OF_VIEW = {
    *("game", "seating", "hand_number", "dealt", "reveal", "leader"),
    *("dealer", "dice", "drawn", "wall"),
}
PLAYED = {"dazha": {"showdown": False, "penalty_showdown": "never"}}
"""Options under which hands are played and not laid open at once."""


def main() -> int:
    """Write or check the file."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawTextHelpFormatter)
    parser.add_argument("--check", action="store_true")
    text = generated()
    if not parser.parse_args().check:
        TARGET.write_text(text, encoding="utf-8")
        return 0
    current = TARGET.is_file() and TARGET.read_text(encoding="utf-8") == text
    if not current:
        print(f"{TARGET.relative_to(ROOT)} is not current")
    return 0 if current else 1


def generated() -> str:
    """The text of the file."""
    vectors = {
        "sha256": [{"text": text, "hash": hash_of_text(text)} for text in TEXTS],
        "hmac": [_mac(length) for length in (0, 32, 64, 65, 200)],
        "draws": [_draws(number) for number in RANGES],
        "shuffles": [
            {
                "key": _digits("shuffle", size),
                "order": Draws(bytes.fromhex(_digits("shuffle", size))).shuffled(range(size)),
            }
            for size in (1, 2, 10, 136)
        ],
        "deals": [_deal(place, *case) for place, case in enumerate(DEALS)],
        "hands": [_hand(place, *case) for place, case in enumerate(DEALS)],
        "tables": [_table(game, values) for game, values, changes in DEALS if not changes],
    }
    return json.dumps(vectors, ensure_ascii=False, indent=1) + "\n"


def _digits(*what: str | int) -> str:
    return hashlib.sha256(repr(what).encode()).hexdigest()


def _mac(length: int) -> dict[str, str]:
    key, message = b"k" * length, f"message of {length}".encode()
    return {"key": key.hex(), "message": message.hex(), "mac": hmac.digest(key, message, "sha256").hex()}


def _draws(below: int) -> dict[str, Any]:
    key = _digits("draws", below)
    draws = Draws(bytes.fromhex(key))
    return {"key": key, "below": below, "drawn": [draws.below(below) for _ in range(40)]}


def _deal(place: int, game: str, values: dict[str, Any], changes: dict[str, Any]) -> dict[str, Any]:
    rules, options, carry = _parts(game, values, changes)
    key = _digits("deal", place)
    deal = rules.deal(options, carry, Draws(bytes.fromhex(key)))
    return {
        "game": game,
        "options": msgspec.to_builtins(options),
        "carry": msgspec.to_builtins(carry),
        "key": key,
        "deal": msgspec.to_builtins(deal),
    }


def _hand(place: int, game: str, values: dict[str, Any], changes: dict[str, Any]) -> dict[str, Any]:
    """A deal from the nonces on, at its second attempt: person 1 did not open in the first."""
    rules, options, carry = _parts(game, values, changes)
    players = rules.players(options)
    terms = Terms(
        table="dGhlIHRhYmxl",
        match=1 + place,
        previous=_digits("previous", place) if carry.hand > 1 else None,
        game=game,
        revision=rules.revision,
        options=msgspec.to_builtins(options),
        persons=[f"“人”\t{person}" if place == 0 else f"P{person}" for person in range(players)],
        carry=msgspec.to_builtins(carry),
    )
    headers, attempts = [], []
    for number, persons in ((1, (0, 1)), (2, (0,))):
        nonces = [_digits(place, number, person) if person in persons else None for person in range(players)]
        hashes = [None if nonce is None else hash_of_bytes(nonce) for nonce in nonces]
        header, seed = terms.header(number, hashes), _digits("seed", place, number)
        headers.append(header)
        attempts.append(
            {
                "commitment": hash_of_text(header),
                "seed_hash": hash_of_bytes(seed),
                "seed": seed,
                "nonce_hashes": hashes,
                "nonces": [nonces[0], None, *nonces[2:]],
            }
        )
    last: dict[str, Any] = attempts[-1]
    key = deal_key(last["seed"], last["commitment"], last["nonces"])
    return {
        "headers": headers,
        "fair": {
            "table": terms.table,
            "match": terms.match,
            "previous": terms.previous,
            "attempts": attempts,
        },
        "key": key.hex(),
        "deal": msgspec.to_builtins(rules.deal(options, carry, Draws(key))),
    }


def _table(game: str, values: dict[str, Any]) -> dict[str, Any]:
    """What a page gets before and after a hand, one in which somebody changes seats where that is possible."""
    for number in range(100):
        shown, over = _played(game, values, number)
        if getattr(over.view, "moved", None) != ():
            break
    return {
        "nonce": _digits("nonce", number),
        "shown": _needed(shown),
        "over": _needed(over),
    }


def _needed(update: Update) -> dict[str, Any]:
    """What of an update the check of a deal reads."""
    sent = msgspec.to_builtins(update)
    return {
        part: sent[part] and {name: value for name, value in sent[part].items() if name in names}
        for part, names in (("table", OF_TABLE), ("view", OF_VIEW))
    }


def _played(game: str, values: dict[str, Any], number: int) -> tuple[Update, Update]:
    """The updates of the one person, as the commitment is shown, and after a hand of the first moves."""
    rules = game_of(game)
    options = rules.options_type.parse(PLAYED.get(game, {}) | values)
    nonce = _digits("nonce", number)
    bots = [Member(f"B{place}", bot="greedy") for place in range(1, rules.players(options))]
    settings = Settings(fair=True)
    room, _ = open_room("table", game, options, (Member("P", key="key"), *bots), settings=settings)
    room, _ = receive(room, FromPerson("key", Commit("a", 1, 1, 1, hash_of_bytes(nonce))), 0.0)
    room, _ = receive(room, Seeded(1, 1, 1, _digits("seed", number)), 0.0)
    shown = update_for(room, "key", (), 0.0)
    room, _ = receive(room, FromPerson("key", Open("b", 1, 1, 1, nonce)), 0.0)
    while room.phase == "playing":
        if not room.state.to_act:
            room, _ = receive(room, Tick(), 1.0)
            continue
        seat = room.state.to_act[0]
        asked = next(asked for asked in room.asked if asked.seat == seat)
        actions = list(room.state.actions(seat))
        action = next((action for action in actions if not isinstance(action, (Pass, Flee))), actions[0])
        if room.state.seating[seat] == 0:
            room, _ = receive(room, FromPerson("key", Act(f"{room.number}", room.number, action)), 0.0)
        else:
            room, _ = receive(room, BotMoved(seat, asked.number, action), 0.0)
    return shown, update_for(room, "key", (), 0.0)


def _parts(game: str, values: dict[str, Any], changes: dict[str, Any]) -> tuple[Any, Any, Any]:
    rules = game_of(game)
    options = rules.options_type.parse(values)
    return rules, options, replace(rules.first_carry(options), **changes)


if __name__ == "__main__":
    raise SystemExit(main())
