"""Seeded streams, the Bot protocol, and a table that seats players and runs a game."""

from tenfold.play.bot import Bot
from tenfold.play.streams import GameSeed, HashStream
from tenfold.play.table import Table, run

__all__ = ["Bot", "GameSeed", "HashStream", "Table", "run"]
