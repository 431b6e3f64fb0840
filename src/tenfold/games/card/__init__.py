"""The card game: two editions, six variants, house rules."""

from tenfold.games.card.game import CardGame, CardKind
from tenfold.games.card.rules import Rules
from tenfold.games.card.state import State
from tenfold.games.card.view import View

__all__ = ["CardGame", "CardKind", "Rules", "State", "View"]
