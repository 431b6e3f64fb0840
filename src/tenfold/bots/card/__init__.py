"""The card game's bots."""

from tenfold.bots.card.easy import EasyBot
from tenfold.bots.card.solid import SolidBot

__all__ = ["EasyBot", "SolidBot"]
