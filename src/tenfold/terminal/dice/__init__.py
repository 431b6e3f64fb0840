"""The dice game on the terminal: how it looks, what typed words mean."""

from tenfold.terminal.dice.screen import DiceScreen

__all__ = ["DiceScreen"]
