"""Many hands at once: paired deals between bots, and simulations with their figures."""

from paiju.analysis.arena import Duel, DuelResult, Pair, duel
from paiju.analysis.figures import Figure
from paiju.analysis.simulate import BotResult, Simulation, SimulationResult, simulate

__all__ = [
    "BotResult",
    "Duel",
    "DuelResult",
    "Figure",
    "Pair",
    "Simulation",
    "SimulationResult",
    "duel",
    "simulate",
]
