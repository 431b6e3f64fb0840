"""What to keep: the value of every keep in one state, ready to be asked for single rolls."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, NamedTuple, Protocol, TypeAlias

import numpy as np
from numpy.typing import NDArray

from tenfold.analysis.dice.solver.rolls import Flags, Ints
from tenfold.pieces.dice import Face

Places = tuple[int, ...]
Rolls: TypeAlias = NDArray[Any]  # (roll, die): which of its six faces a die shows


class KeepValue(NamedTuple):
    """Dice to keep; all others are rolled again. To keep all ten is to stop."""

    positions: Places
    value: float  # of a policy: the gain over failing; of a solution: the expected final total
    chance: float  # to complete the phase in this attempt


class Policy(Protocol):
    """For one attempt in one state; `rolls_left` is 1 or 2."""

    def keeps(self, faces: Sequence[Face], rolls_left: int) -> list[KeepValue]: ...

    def best_keep(self, faces: Sequence[Face], rolls_left: int) -> Places: ...

    def best_keeps(self, rolls: Rolls, rolls_left: int) -> Flags:
        """Of many rolls at once: which dice are kept."""

    def points(self, rolls: Rolls) -> Ints:
        """FAILED where the phase is not complete."""


def places_of_kept(kept: Flags) -> Places:
    return tuple(map(int, np.flatnonzero(kept)))
