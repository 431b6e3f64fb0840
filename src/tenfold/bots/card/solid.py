"""Plays what a hint advises: distance and unseen outs, no gifts to the next player, skips for the leader."""

from tenfold.analysis.card.advice import advise
from tenfold.bots.advised import AdvisedBot


class SolidBot(AdvisedBot):
    advise = staticmethod(advise)
