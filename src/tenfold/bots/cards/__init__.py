"""The card game's bots."""

from tenfold.bots.cards.easy import EasyBot
from tenfold.bots.cards.solid import SolidBot

__all__ = ["EasyBot", "SolidBot"]
