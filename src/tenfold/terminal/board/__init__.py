"""The board game on the terminal: how it looks, what is told, what typed words mean."""

from tenfold.terminal.board.screen import BoardScreen

__all__ = ["BoardScreen"]
