"""Environments for learning (extra `rl`; OpenSpiel: extra `openspiel`); docs/environments.md describes them.

Importing this registers them with Gymnasium: `gymnasium.make("tenfold.envs:tenfold/Card-v0")`. PettingZoo's
is `tenfold.envs.card_v0`; importing `tenfold.envs.openspiel` registers the game with OpenSpiel.
"""

from tenfold.core import TenfoldError

try:
    import gymnasium
except ImportError:
    raise TenfoldError("the environments need Gymnasium: pip install 'tenfold[rl]'") from None

CARD = "tenfold/Card-v0"
DICE = "tenfold/Dice-v0"

gymnasium.register(
    CARD, entry_point="tenfold.envs.card:CardEnv", vector_entry_point="tenfold.envs.vector:CardVectorEnv"
)
gymnasium.register(DICE, entry_point="tenfold.envs.dice:DiceEnv")
