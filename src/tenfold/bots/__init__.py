"""Players that see views only. `BOTS` lists them by name."""

from collections.abc import Callable
from typing import Any

from tenfold.bots.easy import EasyBot
from tenfold.bots.random import RandomBot
from tenfold.bots.solid import SolidBot
from tenfold.core import BadText
from tenfold.play import Bot

# Each is made for the rules of one table.
BOTS: dict[str, Callable[[Any], Bot[Any, Any]]] = {
    "random": lambda rules: RandomBot(),
    "easy": EasyBot,
    "solid": SolidBot,
}


def bot(name: str, rules: Any = None) -> Bot[Any, Any]:
    """A player by name, for a table with these rules; only `random` plays without knowing them."""
    if name not in BOTS:
        raise BadText(
            "unknown-bot", "unknown bot {name!r}: choose from {bots}", name=name, bots=", ".join(BOTS)
        )
    return BOTS[name](rules)


__all__ = ["BOTS", "EasyBot", "RandomBot", "SolidBot", "bot"]
