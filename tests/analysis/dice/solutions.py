"""Solutions for the tests: each set of rules is solved once, by whichever process comes first.

The printed rules are solved by NumPy, as the program does without Numba; variants of them by the
compiled steps, in a third of the time. So the documented figures are found by both.
"""

from __future__ import annotations

import fcntl
from collections.abc import Iterator
from contextlib import contextmanager
from functools import cache
from pathlib import Path

import pytest

from tenfold.analysis.dice import cache as cache_of_solutions
from tenfold.analysis.dice import solutions
from tenfold.analysis.dice.solution import Solution
from tenfold.analysis.dice.solutions import solution_of
from tenfold.analysis.dice.solver import colour_compiled
from tenfold.analysis.dice.solver.colour_compiled import CompiledColourPhase
from tenfold.analysis.dice.solver.colour_phase import ColourDecisions
from tenfold.analysis.dice.solver.rolls import Floats
from tenfold.games.dice.rules import Rules, edition_rules
from tenfold.kernel import jit
from tenfold.pieces.dice import DiceSet
from tenfold.pieces.phases import Phase

FOLDER = Path(__file__).parents[3] / "build" / "dice"  # solved anew when the solver changes


@cache
def printed(*variants: str) -> Solution:
    """The printed rules with these variants: without any, the solution that comes with the program."""
    if not variants:
        return _solved(edition_rules("de"))
    with compiled_steps(), pytest.MonkeyPatch.context() as patch:
        patch.setattr(colour_compiled, "CompiledColourPhase", Remembering)
        return _solved(edition_rules("de", variants))


class Remembering(CompiledColourPhase):
    """Readings with and without deductions come to the same attempts: each is worked out once."""

    def __init__(self, phase: Phase, dice: DiceSet) -> None:
        super().__init__(phase, dice)
        self._worths: dict[tuple[bytes, bool], Floats] = {}
        self._brought: dict[bytes, tuple[Floats, ColourDecisions]] = {}

    def values(self, gains: Floats, *, rough: bool = False) -> Floats:
        key = gains.tobytes(), rough
        if key not in self._worths:
            self._worths[key] = super().values(gains, rough=rough)
        return self._worths[key]

    def _results(self, gain: Floats) -> Floats:
        key = gain.tobytes()
        if key not in self._brought:
            found = super()._results(gain)
            self._brought[key] = found, self._decisions.pop()
        found, decisions = self._brought[key]
        self._decisions.append(decisions)
        return found


@cache
def solved_anew() -> Solution:
    """The printed rules, by the solver as it is now."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(cache_of_solutions, "BOX", FOLDER / "none")
        patch.setattr(solutions, "_KNOWN", {})
        return _solved(edition_rules("de"))


@contextmanager
def compiled_steps() -> Iterator[None]:
    """Whatever is worked out here is by the compiled steps."""
    assert jit.CACHED  # in the folder that all tests share: imported before ours is named
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("TENFOLD_FAST", "1")
        yield


def _solved(rules: Rules) -> Solution:
    with in_tests_folder():
        FOLDER.mkdir(parents=True, exist_ok=True)
        with (FOLDER / "lock").open("w") as lock:  # the system gives it back, however its holder ends
            fcntl.flock(lock, fcntl.LOCK_EX)
            return solution_of(rules)


@contextmanager
def in_tests_folder() -> Iterator[None]:
    """Whatever asks for a solution here finds the one of the tests."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("TENFOLD_CACHE", str(FOLDER))
        yield
