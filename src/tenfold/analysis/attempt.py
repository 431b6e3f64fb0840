"""An attempt at a phase that is over: a hand, a round or a go at the dice."""

from __future__ import annotations

from typing import NamedTuple

from tenfold.core import Seat


class PhaseAttempt(NamedTuple):
    """Each game's `attempts(rules, before, after)` lists those that an event ended."""

    seat: Seat
    phase: int
    made: bool
    points: int | None = None  # cards that were left, or what was written down; None: none are counted
    out: bool | None = None  # whether the seat went out; None: nobody does in this game
