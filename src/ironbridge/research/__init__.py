"""Reinforcement-learning interfaces: environments, encodings, data sets and batched games.

Needs the extra ``ironbridge[research]``. The import registers the Gymnasium environments and, where
OpenSpiel is installed, its game ``python_ironbridge``.
"""

from importlib.util import find_spec

from ironbridge.research.encoding import VERSION as ENCODING_VERSION
from ironbridge.research.encoding import Encoding as Encoding
from ironbridge.research.gymnasium_env import register as _register_gymnasium
from ironbridge.research.pettingzoo_env import aec_env as aec_env
from ironbridge.research.rewards import REWARDS as REWARDS
from ironbridge.research.vector_env import VectorEnv as VectorEnv

Runner = VectorEnv  # its name up to 0.5

_register_gymnasium()
if find_spec("pyspiel") is not None:
    from ironbridge.research import openspiel_game as openspiel_game

__all__ = ["ENCODING_VERSION", "REWARDS", "Encoding", "Runner", "VectorEnv", "aec_env"]
