"""The card game on the terminal: how it looks, what typed words mean."""

from tenfold.terminal.card.screen import CardScreen

__all__ = ["CardScreen"]
