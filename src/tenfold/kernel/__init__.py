"""The fast lane (extra `fast`): the card game a second time, compiled by Numba, for many games at once.

`games/card` is the reference and stays the authority; tests/kernel proves that both play the same game.
Numba is imported by nothing else of Tenfold but the dice solver and the bot `strong`, and only when something
is to be computed.
"""

from functools import cache
from importlib.util import find_spec
from os import environ

compiles_beside = False  # set by whoever must answer soon: then others compile, in a process of their own


def installed() -> bool:
    """Whether there is Numba, which is not imported to find out; TENFOLD_FAST=0 does without it."""
    return environ.get("TENFOLD_FAST") != "0" and _is_there()


@cache
def _is_there() -> bool:
    return find_spec("numba") is not None
