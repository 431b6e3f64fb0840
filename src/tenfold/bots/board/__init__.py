"""The board game's bots."""

from tenfold.bots.board.easy import EasyBot
from tenfold.bots.board.solid import SolidBot

__all__ = ["EasyBot", "SolidBot"]
