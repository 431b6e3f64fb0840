"""Phases by their number, as people type it."""

from __future__ import annotations

from collections.abc import Sequence

from tenfold.core import BadInput
from tenfold.pieces.phases import Phase


def listed_phase(phases: Sequence[Phase], number: int) -> Phase:
    """The phase with this number in the list; a refusal if there is none."""
    if not 1 <= number <= len(phases):
        raise BadInput(f"there is no phase {number}: the list has phases 1 to {len(phases)}")
    return phases[number - 1]
