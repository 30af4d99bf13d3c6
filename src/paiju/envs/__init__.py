"""Environments for learning: PettingZoo, and OpenSpiel in `paiju.envs.spiel`.

They need the extra `envs`. What is observed and how actions are numbered says docs/envs.md.
"""

from paiju.envs.aec import env, raw_env
from paiju.envs.many import batch
from paiju.envs.tables import coding_of

__all__ = ["batch", "coding_of", "env", "raw_env"]
