"""The card game: two editions, six variants, house rules."""

from tenfold.games.cards.game import CardGame, CardKind
from tenfold.games.cards.rules import Rules
from tenfold.games.cards.state import State
from tenfold.games.cards.view import View

__all__ = ["CardGame", "CardKind", "Rules", "State", "View"]
