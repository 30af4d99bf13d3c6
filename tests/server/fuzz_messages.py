"""What the fuzzer sends: messages that could be meant, and messages that nobody means."""

import json
import random
import string
from typing import Any, get_args

import msgspec

from paiju.bots import BOTS
from paiju.core.fair import hash_of_bytes
from paiju.core.game import View
from paiju.games.views import GameView
from paiju.room.commands import Phrase, ToServer
from tests.server.running import plain_action

CARDS = [rank + suit for rank in "3456789TJQKA2" for suit in "shdc"] + ["w", "W"]
TILES = ["66s", "66d", "66o", "11o", "13d", "26o", "45o", "F1", "F8", "B"]
NAMES = [
    "Ann",
    "Di",
    "Eva",
    "Fu",
    "Guo",
    "阿明",
    "Bo",
    "Cai",
    "a\u202eb",
    "",
    "x" * 40,
    "é" * 12,
    "🇨🇳" * 12,
    "Z͑ͫ̓ͪ̂ͫ̽͏̴̙̤̞͉͚̯̞̠͍A",
]
NUMBERS = [-(10**30), -(2**63), -1, 0, 1, 2, 7, 8, 99, 2**31, 2**63, 10**30]
MESSAGES = msgspec.json.Decoder(ToServer)


def is_message(data: str | bytes) -> bool:
    """Whether some data is a message by its form."""
    try:
        MESSAGES.decode(data)
    except (msgspec.DecodeError, UnicodeError, RecursionError):
        return False
    return True


class Meant:
    """Messages that are right by their form: now and then what the viewer may do, mostly not."""

    def __init__(self, chance: random.Random) -> None:
        self.chance = chance
        self.nonce = self.digits()
        self.sent: list[str] = []
        """What has been sent, to be sent again."""

    def message(self, update: dict[str, Any], ident: str) -> str:
        """A message for who has been sent this update."""
        table = update.get("table") or {}
        asked = (table.get("fair") or {}).get("asked")
        kinds = (self.act, self.deal, self.place, self.hosting, self.asking, self.simple)
        (kind,) = self.chance.choices(kinds, (8, 20 if asked else 1, 3, 2, 3, 2))
        if table.get("you", 0) is None and self.chance.random() < 0.3:
            kind = self.sitting
        elif table.get("phase") in ("settled", "over") and self.chance.random() < 0.5:
            kind = self.simple
        if self.sent and self.chance.random() < 0.05:
            return self.chance.choice(self.sent)
        found = json.dumps({**kind(update), "id": ident})
        self.sent = [*self.sent[-50:], found]
        return found

    def act(self, update: dict[str, Any]) -> dict[str, Any]:
        """An action, often the one that is due."""
        number = update.get("number", 0)
        seen = self.chance.choice([number] * 40 + [number - 1, number + 1, number - 20, *NUMBERS])
        action = self.due(update) if self.chance.random() < 0.6 else None
        return {"type": "act", "seen": seen, "action": action or self.action(update)}

    def due(self, update: dict[str, Any]) -> Any:
        """What the viewer may do, None where nothing is asked."""
        seen = update.get("view")
        if not seen or seen["seat"] is None or seen["seat"] not in seen["to_act"]:
            return None
        view: View = msgspec.convert(seen, GameView)
        return msgspec.to_builtins(plain_action(view))

    def action(self, update: dict[str, Any]) -> dict[str, Any]:
        """Any action, with cards that may be the viewer's or not."""
        hand = (update.get("view") or {}).get("hand") or CARDS
        cards = self.chance.choices(
            self.chance.choice([hand, CARDS]), k=self.chance.choice([0, 1, 1, 2, 3, 5, 27])
        )
        pool = self.chance.choice([TILES, hand])
        return self.chance.choice(
            [
                {"do": "play", "cards": cards},
                {
                    "do": "play",
                    "cards": cards,
                    "reading": self.chance.choice(["pair:3", "bomb:7*5", "", "x"]),
                },
                {"do": "pass"},
                {"do": "answer", "choice": self.chance.choice(["offer", "buy", "decline", "no", ""])},
                {"do": "turn_up"},
                {"do": "run_away"},
                {"do": "discard", "tile": self.chance.choice(pool)},
                {"do": "eat"},
                {"do": "replace", "tile": self.chance.choice(pool)},
                {"do": "kong", "point": self.chance.choice(["66", "11", "99", "F1", ""])},
                {"do": "show", "tile": self.chance.choice(pool)},
                {"do": "win"},
                {"do": "flee"},
            ]
        )

    def deal(self, update: dict[str, Any]) -> dict[str, Any]:
        """Part of a fair deal, for the attempt under way or another."""
        table = update.get("table") or {}
        fair = table.get("fair") or {}
        at = {
            "match": self.chance.choice([table.get("match", 1)] * 3 + NUMBERS),
            "hand": self.chance.choice([table.get("hand", 1)] * 3 + NUMBERS),
            "attempt": self.chance.choice([fair.get("attempt", 1)] * 3 + NUMBERS),
        }
        if fair.get("asked") and self.chance.random() < 0.7:
            at = {"match": table["match"], "hand": table["hand"], "attempt": fair["attempt"]}
        nonce = self.chance.choice([self.nonce] * 5 + [self.digits()])
        told = self.chance.choice([hash_of_bytes(nonce)] * 5 + [self.digits()])
        return self.chance.choice(
            [{"type": "commit", **at, "hash": told}, {"type": "open", **at, "nonce": nonce}]
        )

    def digits(self) -> str:
        """Any nonce, or hash of one."""
        return f"{self.chance.getrandbits(256):064x}"

    def place(self, update: dict[str, Any]) -> dict[str, Any]:
        """Coming to a place and leaving it."""
        return self.chance.choice(
            [
                {"type": "sit", "place": self.chance.randrange(8), "name": self.chance.choice(NAMES)},
                {"type": "stand"},
                {"type": "rest", "on": self.chance.random() < 0.5},
                {"type": "rest", "on": self.chance.random() < 0.5},
                {"type": "dissolve", "yes": self.chance.random() < 0.3},
                {"type": "say", "phrase": self.chance.choice(get_args(Phrase))},
            ]
        )

    def sitting(self, update: dict[str, Any]) -> dict[str, Any]:
        """Taking a place under a name of one's own."""
        name = self.chance.choice(NAMES[:7]) + str(self.chance.randrange(99))
        return {"type": "sit", "place": self.chance.randrange(4), "name": name}

    def hosting(self, update: dict[str, Any]) -> dict[str, Any]:
        """What the host decides, said by anybody; the end of a table rarely."""
        place = self.chance.randrange(8)
        yes = self.chance.random() < 0.5
        closing = [{"type": "close"}] if self.chance.random() < 0.02 else []
        return self.chance.choice(
            [
                {"type": "fill", "place": place, "level": self.chance.choice([*BOTS, "genius", ""])},
                {"type": "clear", "place": place},
                {"type": "begin"},
                {"type": "give", "place": place, "yes": yes},
                {"type": "admit", "knock": self.chance.choice(["x", "A" * 16]), "yes": yes},
                *closing,
            ]
        )

    def asking(self, update: dict[str, Any]) -> dict[str, Any]:
        """Questions about cards."""
        cards = self.action(update).get("cards", [])
        return self.chance.choice([{"type": "about", "cards": cards}, {"type": "hint"}])

    def simple(self, update: dict[str, Any]) -> dict[str, Any]:
        """Going on."""
        return {"type": "ready", "seen": self.chance.choice([update.get("number", 0)] * 20 + NUMBERS)}


def unmeant(chance: random.Random, meant: str) -> str | bytes:
    """A message that is none: spoilt, of wrong types, too deep, too large or no text at all."""
    return chance.choice(SPOILERS)(chance, meant)


def _cut(chance: random.Random, meant: str) -> str:
    return meant[: chance.randrange(len(meant))]


def _bytes(chance: random.Random, meant: str) -> bytes:
    data = bytearray(meant.encode())
    for _ in range(chance.randrange(1, 4)):
        data[chance.randrange(len(data))] = chance.randrange(256)
    return bytes(data)


def _field(chance: random.Random, meant: str) -> str:
    message = json.loads(meant)
    wrong: list[Any] = [
        None,
        True,
        [],
        {},
        "x" * 5000,
        -1,
        1e400,
        2**70,
        ["3s"] * 500,
        "\x00",
        "\ud800",
        {"do": "x"},
    ]
    message[chance.choice([*message, "more", "type"])] = chance.choice(wrong)
    return json.dumps(message)


def _deep(chance: random.Random, meant: str) -> str:
    depth = chance.choice([100, 5000, 30_000])
    opening, closing = chance.choice([("[", "]"), ('{"a":', "}")])
    return opening * depth + chance.choice(["", closing * depth])


def _large(chance: random.Random, meant: str) -> str:
    size = chance.choice([1000, 60_000])
    return meant[:-1] + ', "more": "' + chance.choice(string.ascii_letters) * size + '"}'


def _garbage(chance: random.Random, meant: str) -> bytes:
    return chance.randbytes(chance.choice([0, 1, 10, 3000]))


def _word(chance: random.Random, meant: str) -> str:
    return chance.choice(WORDS)


WORDS = [
    *("", "null", "[]", "1e999", '"act"', "{}", "NaN", "\x00", "\ufeff{}", "9" * 5000),
    *(
        '{"type": "update"}',
        '{"type": 7}',
        '{"type": "hello", "key": null}',
        '{"type":"act","type":"hint","id":"a"}',
    ),
]
SPOILERS = (_cut, _bytes, _field, _field, _deep, _large, _garbage, _word)
