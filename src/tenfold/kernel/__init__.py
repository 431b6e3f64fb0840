"""The fast lane (extra `fast`): the card game a second time, compiled by Numba, for many games at once.

`games/card` is the reference and stays the authority; tests/kernel proves that both play the same game.
Nothing else of Tenfold imports this package, or Numba, before it is asked for.
"""
