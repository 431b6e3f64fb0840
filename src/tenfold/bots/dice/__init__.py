"""The dice game's bots."""

from tenfold.bots.dice.easy import EasyBot
from tenfold.bots.dice.solid import SolidBot

__all__ = ["EasyBot", "SolidBot"]
