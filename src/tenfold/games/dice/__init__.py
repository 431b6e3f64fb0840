"""The dice game: one edition, four variants, house rules; alone or with up to eight players."""

from tenfold.games.dice.game import DiceGame, DiceKind
from tenfold.games.dice.rules import Rules
from tenfold.games.dice.state import State
from tenfold.games.dice.view import View

__all__ = ["DiceGame", "DiceKind", "Rules", "State", "View"]
