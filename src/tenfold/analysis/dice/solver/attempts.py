"""The attempt at each phase of some rules, as a game of its own."""

from __future__ import annotations

from functools import lru_cache

from tenfold.analysis.dice.solver.colour_phase import ColourPhase
from tenfold.analysis.dice.solver.numbers_phase import NumbersPhase
from tenfold.games.dice.rules import Rules
from tenfold.kernel import installed
from tenfold.pieces.dice import DiceSet, is_colour_phase
from tenfold.pieces.phases import Phase


def attempt_for(rules: Rules, number: int) -> NumbersPhase | ColourPhase:
    return _attempt(rules.phase(number), rules.colours, compiled=installed())


@lru_cache(maxsize=64)
def _attempt(phase: Phase, dice: DiceSet, *, compiled: bool) -> NumbersPhase | ColourPhase:
    if not compiled:
        return ColourPhase(phase, dice) if is_colour_phase(phase) else NumbersPhase(phase)
    from tenfold.analysis.dice.solver.colour_compiled import CompiledColourPhase
    from tenfold.analysis.dice.solver.numbers_compiled import CompiledNumbersPhase

    return CompiledColourPhase(phase, dice) if is_colour_phase(phase) else CompiledNumbersPhase(phase)
