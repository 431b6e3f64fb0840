"""Weighs chances, points and the bonus, rolls on where that is safe, declines where it pays."""

from tenfold.analysis.dice.advice import estimate
from tenfold.bots.advised import AdvisedBot


class SolidBot(AdvisedBot):
    advise = staticmethod(estimate)
