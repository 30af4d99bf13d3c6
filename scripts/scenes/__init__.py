"""The scenes of `scripts/shots.py`: each opens a page and leaves it at what is to be seen.

Hands and settlements are from the rules, played by bots; whatever the server answers to is from a table on a server
with fixed deals. What the browser tests have is used as it is there.
"""

from scripts.scenes.afterwards import circle, history, ledger, records, replay, review
from scripts.scenes.hands import HANDS, SETTLEMENTS, among_friends, fixed
from scripts.scenes.reading import astray, lesson, rule_book, rules_found
from scripts.scenes.stage import Scene
from scripts.scenes.tables import gathering, home, invitation, offline, options, picking, table_menu
from tests.browser import moments

MOMENTS = {**moments.STATES, **moments.SETTLED}
SCENES: dict[str, Scene] = {
    "home": home,
    "options": options,
    "gathering": gathering,
    "invitation": invitation,
    **{f"hand-{name}": among_friends(make) for name, make in HANDS.items()},
    **{f"settlement-{name}": among_friends(make) for name, make in SETTLEMENTS.items()},
    "picking": picking,
    "menu": table_menu,
    "replay-datong": replay("datong-steady"),
    "replay-wahua": replay("wahua-four"),
    "review": review,
    "rules": rule_book,
    "rules-found": rules_found,
    "lesson-datong": lesson("datong"),
    "lesson-wahua": lesson("wahua"),
    "records": records,
    "history": history,
    "circle": circle,
    "ledger": ledger,
    "offline": offline,
    "astray": astray,
    **{f"fixed-{'-'.join(name.replace(',', '').split())}": fixed(make) for name, make in MOMENTS.items()},
}
