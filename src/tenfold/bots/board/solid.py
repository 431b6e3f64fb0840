"""Plays what a hint advises: the space that brings most, known holders asked, no gifts to the neighbour."""

from tenfold.analysis.board.advice import advise
from tenfold.bots.advised import AdvisedBot


class SolidBot(AdvisedBot):
    advise = staticmethod(advise)
