"""What to keep: the value of every keep in one state, ready to be asked for single rolls."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple, Protocol

from tenfold.pieces.dice import Face

Places = tuple[int, ...]


class KeepValue(NamedTuple):
    """Dice to keep; all others are rolled again. To keep all ten is to stop."""

    positions: Places
    value: float  # of a policy: the gain over failing; of a solution: the expected final total
    chance: float  # to complete the phase in this attempt


class Policy(Protocol):
    """For one attempt in one state; `rolls_left` is 1 or 2."""

    def keeps(self, faces: Sequence[Face], rolls_left: int) -> list[KeepValue]: ...

    def best_keep(self, faces: Sequence[Face], rolls_left: int) -> Places: ...
