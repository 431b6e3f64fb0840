"""A stream per game: what game i draws depends on the seed and on i, and on nothing else.

SplitMix64 in integers only, so every machine gets the same numbers; draws without bias, by rejection.
"""

from __future__ import annotations

from typing import Any

import numpy as np

from tenfold.kernel.jit import inner
from tenfold.kernel.layout import Record

_GAMMA = np.uint64(0x9E3779B97F4A7C15)
_MIX_1 = np.uint64(0xBF58476D1CE4E5B9)
_MIX_2 = np.uint64(0x94D049BB133111EB)
_30, _27, _31, _32 = np.uint64(30), np.uint64(27), np.uint64(31), np.uint64(32)
_CHOICES = np.uint64(0xD1B54A32D192ED03)  # where the stream of choices starts, away from the hands'
_WORD = 1 << 32
_LOW = _WORD - 1


@inner
def mixed(word: np.uint64) -> np.uint64:
    word = (word ^ (word >> _30)) * _MIX_1
    word = (word ^ (word >> _27)) * _MIX_2
    return word ^ (word >> _31)


@inner
def seed_game(z: Record, seed: np.uint64, number: np.uint64) -> None:
    """The streams of one game of a batch."""
    z.seed = mixed(mixed(seed + _GAMMA) + (number + np.uint64(1)) * _GAMMA)
    z.choice = mixed(z.seed + _CHOICES)
    seed_hand(z)


@inner
def seed_hand(z: Record) -> None:
    """Every hand has its own: whatever was chosen before, the same cards lie in the same order."""
    z.chance = mixed(z.seed + np.uint64(z.hands_played + 1) * _GAMMA)


@inner
def _scaled(word: np.uint64, n: int) -> Any:
    return np.int64(word >> _32) * n


@inner
def by_chance(z: Record, n: int) -> int:
    """Nature's number below n, which is less than 2**31."""
    while True:
        z.chance += _GAMMA
        scaled = _scaled(mixed(z.chance), n)
        if scaled & _LOW >= n or scaled & _LOW >= _WORD % n:
            return scaled >> 32


@inner
def by_choice(z: Record, n: int) -> int:
    """The same for whoever chooses at random."""
    while True:
        z.choice += _GAMMA
        scaled = _scaled(mixed(z.choice), n)
        if scaled & _LOW >= n or scaled & _LOW >= _WORD % n:
            return scaled >> 32
