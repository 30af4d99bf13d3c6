"""All fixed moments that the browser tests look at: hands in play, and settled ones."""

from tests.browser import states, wahua_states

STATES = {**states.STATES, **wahua_states.STATES}
SETTLED = {**states.SETTLED, **wahua_states.SETTLED}
