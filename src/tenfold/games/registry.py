"""The games that exist. What is registered here joins records, laws, simulation and every surface."""

from typing import Any

from tenfold.core import BadRules, GameKind
from tenfold.games.board import BoardKind
from tenfold.games.card import CardKind
from tenfold.games.dice import DiceKind
from tenfold.games.sayings import UNKNOWN_GAME

AnyKind = GameKind[Any, Any, Any, Any]

GAMES: dict[str, AnyKind] = {kind.name: kind for kind in (CardKind(), DiceKind(), BoardKind())}


def game_kind(name: str) -> AnyKind:
    """The game of this name, or BadRules."""
    if name not in GAMES:
        raise BadRules(UNKNOWN_GAME(name=name, games=GAMES))
    return GAMES[name]
