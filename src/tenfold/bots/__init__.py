"""Players that see views only. `BOTS` lists them by game and name."""

from collections.abc import Callable
from typing import Any

from tenfold.bots import board, cards, dice
from tenfold.bots.random import RandomBot
from tenfold.core import BadText
from tenfold.games.sayings import UNKNOWN_BOT
from tenfold.play import Bot

Maker = Callable[[Any], Bot[Any, Any]]  # each bot is made for the rules of one table


def _random(rules: Any) -> RandomBot:
    return RandomBot()


def _optimal(rules: Any) -> Bot[Any, Any]:
    from tenfold.bots.dice.optimal import OptimalBot  # needs NumPy and the solution: only if asked for

    return OptimalBot(rules)


def _racer(rules: Any) -> Bot[Any, Any]:
    from tenfold.bots.dice.racer import RacerBot

    return RacerBot(rules)


BOTS: dict[str, dict[str, Maker]] = {
    "card": {"random": _random, "easy": cards.EasyBot, "solid": cards.SolidBot},
    "dice": {
        "random": _random,
        "easy": dice.EasyBot,
        "solid": dice.SolidBot,
        "optimal": _optimal,
        "racer": _racer,
    },
    "board": {"random": _random, "easy": board.EasyBot, "solid": board.SolidBot},
}


def bot(game: str, name: str, rules: Any) -> Bot[Any, Any]:
    """A player of this game by name, for a table with these rules; BadText if there is none."""
    return maker(game, name)(rules)


def maker(game: str, name: str) -> Maker:
    """Making such a player can take a minute (`needs_solving`); an unknown name is refused at once."""
    makers = BOTS[game]
    if name not in makers:
        raise BadText(UNKNOWN_BOT(name=name, bots=makers))
    return makers[name]


SOLVERS = ("optimal", "racer")  # play by the exact solution of their rules


def needs_solving(game: str, name: str, rules: Any) -> bool:
    """Whether making this bot takes a minute: its rules have not been solved on this machine yet."""
    if game != "dice" or name not in SOLVERS:
        return False
    from tenfold.analysis.dice.exact import known_solution

    return known_solution(rules) is None


__all__ = ["BOTS", "SOLVERS", "RandomBot", "bot", "maker", "needs_solving"]
