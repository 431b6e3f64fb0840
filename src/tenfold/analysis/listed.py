"""Phases by their number, as people type it."""

from __future__ import annotations

from collections.abc import Sequence

from tenfold.analysis.sayings import PHASE_UNLISTED
from tenfold.core import BadText
from tenfold.pieces.phases import Phase


def listed_phase(phases: Sequence[Phase], number: int) -> Phase:
    """The phase with this number in the list; a refusal if there is none."""
    if not 1 <= number <= len(phases):
        raise BadText(PHASE_UNLISTED(number=number, most=len(phases)))
    return phases[number - 1]
