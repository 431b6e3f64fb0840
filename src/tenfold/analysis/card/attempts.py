"""Attempts at phases in the card game: every hand that is entered on the sheet is one."""

from __future__ import annotations

from tenfold.analysis.attempt import PhaseAttempt
from tenfold.games.card.rules import Rules
from tenfold.games.card.state import State


def attempts(rules: Rules, before: State, after: State) -> list[PhaseAttempt]:
    """With phases in any order, one at each phase that was open when the hand was dealt."""
    if len(after.sheet[0].points) == len(before.sheet[0].points):
        return []
    return [
        PhaseAttempt(seat, phase, phase == laid, after.sheet[seat].points[-1], seat == after.seat)
        for seat, laid in enumerate(after.laid)
        for phase in _tried(rules, before, after, seat)
    ]


def _tried(rules: Rules, before: State, after: State, seat: int) -> list[int]:
    if rules.fixed_hands:
        return [rules.played[len(before.sheet[seat].points)]]  # card.variant.ten-hands
    laid = after.laid[seat]
    done = [phase for phase in after.sheet[seat].done if phase != laid]  # before the hand
    missing = [phase for phase in rules.played if phase not in done]
    return missing if rules.free_order else missing[:1]  # card.variant.free-order, card.phases.order
