"""Cards of a kernel's record, counted by kind."""

from __future__ import annotations

from typing import Any

import numpy as np
from numpy.typing import NDArray

from tenfold.kernel.layout import KINDS
from tenfold.pieces.cards import SKIP, WILD

_NATURALS = np.arange(WILD)


def in_hand(record: NDArray[Any], seat: int) -> NDArray[np.int64]:
    """The cards of a hand."""
    z = record[0]
    counts = _naturals(z["once"][seat], z["twice"][seat])
    counts[WILD], counts[SKIP] = z["wilds"][seat], z["skips_held"][seat]
    return counts


def on_table(record: NDArray[Any]) -> NDArray[np.int64]:
    """The cards of all groups."""
    z = record[0]
    counts = _naturals(z["table_once"], z["table_twice"])
    counts[WILD] = z["table_wilds"]
    return counts


def _naturals(once: Any, twice: Any) -> NDArray[np.int64]:
    counts = np.zeros(KINDS, np.int64)
    counts[:WILD] = (once >> _NATURALS & 1) + (twice >> _NATURALS & 1)
    return counts
