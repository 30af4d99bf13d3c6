"""The bot of `line_bot.py` at a real table: it takes a place there and plays over the network.

    python examples/table_bot.py ws://127.0.0.1:8765/api/tables/TABLE/programs/socket TOKEN

The host makes the token (docs/bots-protocol.md). It needs the package `websockets`.
"""

import json
import sys

from line_bot import answer
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import connect


def main(address, token):
    """Answer until the connection ends; returns how many questions there were."""
    questions = 0
    with connect(address) as socket:
        try:
            for line in socket:
                message = json.loads(line)
                questions += message["type"] == "question"
                said = answer(message, token)
                if said is not None:
                    socket.send(json.dumps(said))
                if message["type"] == "greeting":
                    print("at the table", file=sys.stderr, flush=True)
        except ConnectionClosed as closed:
            print(f"the connection has ended: {closed}", file=sys.stderr)
    return questions


if __name__ == "__main__":
    print(f"{main(sys.argv[1], sys.argv[2])} questions answered")
