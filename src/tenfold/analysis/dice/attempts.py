"""Attempts at phases in the dice game: each ends with points, with a failure, or declined."""

from __future__ import annotations

from tenfold.analysis.attempt import PhaseAttempt
from tenfold.games.dice.rules import Rules
from tenfold.games.dice.state import SheetLine, State, phase_number


def attempts(rules: Rules, before: State, after: State) -> list[PhaseAttempt]:
    """A phase that was declined was not made (dice.decline)."""
    lines = enumerate(zip(before.sheet, after.sheet, strict=True))
    return [
        PhaseAttempt(seat, phase_number(line), made, written.points[-1] if made else None)
        for seat, (line, written) in lines
        if _ended(written) > _ended(line)
        for made in [len(written.points) > len(line.points)]
    ]


def _ended(line: SheetLine) -> int:
    return len(line.points) + line.failed + line.declined
