"""The fast lane (extra `fast`): the card game a second time, compiled by Numba, for many games at once.

`games/card` is the reference and stays the authority; tests/kernel proves that both play the same game.
Nothing else of Tenfold imports this package, or Numba, before it is asked for.
"""

from importlib.util import find_spec


def installed() -> bool:
    """Whether there is Numba, which is not imported to find out."""
    return find_spec("numba") is not None
