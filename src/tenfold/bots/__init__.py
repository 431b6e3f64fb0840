"""Players that see views only. Each game's descriptor (`tenfold.surfaces`) names those that it has."""

from tenfold.bots.random import RandomBot

__all__ = ["RandomBot"]
