"""Many hands at once: paired deals between bots, and simulations with their figures."""

from paiju.analysis.arena import Duel, DuelResult, Pair, duel
from paiju.analysis.compare import Comparison, ComparisonResult, Effect, compare
from paiju.analysis.figures import Figure
from paiju.analysis.on_ray import OnRay
from paiju.analysis.simulate import BotResult, Simulation, SimulationResult, simulate
from paiju.analysis.workers import Processes, Workers, WorkersError

__all__ = [
    "BotResult",
    "Comparison",
    "ComparisonResult",
    "Duel",
    "DuelResult",
    "Effect",
    "Figure",
    "OnRay",
    "Pair",
    "Processes",
    "Simulation",
    "SimulationResult",
    "Workers",
    "WorkersError",
    "compare",
    "duel",
    "simulate",
]
