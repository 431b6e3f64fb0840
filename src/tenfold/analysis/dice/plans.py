"""What to keep: the worth of every keep in one situation, ready to be asked for single rolls."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple, Protocol

from tenfold.pieces.dice import Face

Places = tuple[int, ...]


class Keep(NamedTuple):
    """Dice to keep; all others are rolled again. To keep all ten is to stop."""

    positions: Places
    gain: float  # over failing
    chance: float  # to complete the phase in this attempt


class Plan(Protocol):
    """One attempt in one situation; `rolls_left` is 1 or 2, `locked` are dice that cannot be rolled again."""

    def keeps(self, faces: Sequence[Face], rolls_left: int, locked: Places = ()) -> list[Keep]: ...

    def best_keep(self, faces: Sequence[Face], rolls_left: int, locked: Places = ()) -> Places: ...
