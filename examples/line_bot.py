"""A bot that is a program of its own: it plays any legal move, each as likely.

    paiju arena datong --bots "exec:python examples/line_bot.py,greedy" --pairs 20

It needs nothing but Python's own library. docs/bots-protocol.md has the messages.
"""

import json
import random
import sys


def answer(message, token=""):
    """What to say to a message, None for nothing."""
    if message["type"] == "greeting":
        return {"type": "hello", "version": 1, "token": token}
    if message["type"] == "question":
        chance = random.Random(message["seed"])
        return {"type": "answer", "id": message["id"], "action": chance.choice(message["actions"])}
    print(message["text"], file=sys.stderr)  # a fault: what was wrong with what we said
    return None


def main():
    """Answer line by line, until there are no more."""
    for line in sys.stdin:
        said = answer(json.loads(line))
        if said is not None:
            print(json.dumps(said), flush=True)


if __name__ == "__main__":
    main()
