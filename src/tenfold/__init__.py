"""Tenfold: the Phase 10 family of games, to play, to referee and to study.

>>> import tenfold
>>> game = tenfold.make_game("card", edition="fx", variants=["knock"], players=4)
>>> played = tenfold.play_game("dice", bots=["easy", "random"], seed=1)
>>> tenfold.verify(played.record) > 0
True

docs/api.md has more. Modules are loaded only when they are used, so this import costs nothing.
"""

import typing as _typing
from importlib import import_module as _import_module

__version__ = "0.1.0"

__all__ = [
    "Bot",
    "Game",
    "GameInfo",
    "Illegal",
    "PlayedGame",
    "Record",
    "Refusal",
    "Stream",
    "TenfoldError",
    "in_english",
    "list_games",
    "make_game",
    "play_game",
    "read_record",
    "verify",
]

if _typing.TYPE_CHECKING:
    from tenfold.api import GameInfo, PlayedGame, list_games, make_game, play_game
    from tenfold.core import Game, Illegal, Refusal, Stream, TenfoldError
    from tenfold.locales.rendering import in_english
    from tenfold.play import Bot
    from tenfold.record import Record, read_record, verify
else:

    def __getattr__(name: str) -> object:
        if name in __all__:
            for home in ("core", "play", "record", "locales.rendering", "api"):
                found = getattr(_import_module(f"tenfold.{home}"), name, None)
                if found is not None:
                    return found
        raise AttributeError(f"module 'tenfold' has no attribute {name!r}")

    def __dir__() -> list[str]:
        return [*__all__, "__version__"]
