"""The board game: two editions, a track and phases as data, house rules."""

from tenfold.games.board.game import BoardGame, BoardKind
from tenfold.games.board.rules import Rules
from tenfold.games.board.state import State
from tenfold.games.board.view import View

__all__ = ["BoardGame", "BoardKind", "Rules", "State", "View"]
