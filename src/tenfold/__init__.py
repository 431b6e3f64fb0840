"""Tenfold: the Phase 10 family of games, to play, to referee and to study.

>>> import tenfold
>>> game = tenfold.make_game("card", edition="fx", variants=["knock"], players=4)
>>> played = tenfold.play_game("dice", bots=["easy", "random"], seed=1)
>>> tenfold.verify(played.record) > 0
True

docs/api.md has more. Everything is loaded on use, so that this import costs nothing.
"""

import typing as _typing

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
    from tenfold.api import (
        Bot,
        Game,
        GameInfo,
        Illegal,
        PlayedGame,
        Record,
        Refusal,
        Stream,
        TenfoldError,
        in_english,
        list_games,
        make_game,
        play_game,
        read_record,
        verify,
    )
else:

    def __getattr__(name: str) -> object:
        if name not in __all__:
            raise AttributeError(f"module 'tenfold' has no attribute {name!r}")
        from tenfold import api

        return getattr(api, name)

    def __dir__() -> list[str]:
        return [*__all__, "__version__"]
