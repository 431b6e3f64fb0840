"""Attempts at phases in the board game: every round is one at the phase on which a marker stands."""

from __future__ import annotations

from tenfold.analysis.attempt import PhaseAttempt
from tenfold.games.board.rules import Rules
from tenfold.games.board.state import State


def attempts(rules: Rules, before: State, after: State) -> list[PhaseAttempt]:
    """The one who ends a round has laid its phase before (board.round.advance)."""
    if after.over is None or before.over is not None:
        return []
    return [
        PhaseAttempt(seat, phase, bool(before.table[seat]), out=seat == after.over.seat)
        for seat, phase in enumerate(before.markers)
    ]
