"""Players that see views only. `BOTS` lists them by name."""

from tenfold.bots.random import RandomBot
from tenfold.core import BadText
from tenfold.play import Bot

BOTS: dict[str, type[RandomBot]] = {"random": RandomBot}


def bot(name: str) -> Bot[object, object]:
    if name not in BOTS:
        raise BadText(
            "unknown-bot", "unknown bot {name!r}: choose from {bots}", name=name, bots=", ".join(BOTS)
        )
    return BOTS[name]()


__all__ = ["BOTS", "RandomBot", "bot"]
