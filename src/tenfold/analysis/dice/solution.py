"""The solved solo game: the value of every state, and what to do there."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import NamedTuple, TypeAlias

import numpy as np

from tenfold.analysis.dice.colour_policy import ColourPolicy
from tenfold.analysis.dice.numbers_policy import NumbersPolicy
from tenfold.analysis.dice.policy import KeepValue, Places, Policy
from tenfold.analysis.dice.solver.attempts import attempt_for
from tenfold.analysis.dice.solver.backward import Continuation, PhaseValues, continuation, sinks
from tenfold.analysis.dice.solver.colour_phase import ColourDecisions
from tenfold.analysis.dice.solver.forward import Distribution
from tenfold.analysis.dice.solver.numbers_phase import NumbersPhase
from tenfold.analysis.dice.solver.rolls import TIE, Flags
from tenfold.core import TenfoldError
from tenfold.games.dice.rules import BONUS_5_AFTER, ROLLS, Rules
from tenfold.games.dice.state import phase_number
from tenfold.games.dice.view import View
from tenfold.pieces.dice import Face, best_points

ColourTables = dict[int, list[ColourDecisions]]  # by phase number
_Start: TypeAlias = tuple[int, int, bool]  # of an attempt: phase, total and whether it is the first


@dataclass(frozen=True, kw_only=True)
class SoloState:
    """A decision in the solo game. `points` is what is written for phases, without bonuses or deductions."""

    phase: int
    points: int
    deducted: int = 0  # a positive number
    first_try: bool = True  # of this phase
    faces: tuple[Face, ...]  # ten, in the order of DICE
    rolls_left: int  # 0 to 2
    bonus: int = 0  # the 5-phase bonus, if it has been earned


def solo_state(view: View) -> SoloState:
    """What the seat on turn decides about, as if it played alone."""
    line = view.sheet[view.seat]
    return SoloState(
        phase=phase_number(line),
        points=sum(line.points),
        deducted=line.deducted,
        first_try=line.tries == 0,
        faces=view.faces,
        rolls_left=ROLLS - view.rolls,
        bonus=line.bonus_5 or 0,
    )


class AcceptValue(NamedTuple):
    """A completed phase: its points, and the expected final totals of accepting and of declining them."""

    points: int
    accept: float
    decline: float | None  # None where it is not allowed


class PhaseFigures(NamedTuple):
    best_success: float  # of one attempt that aims at nothing else
    success: float  # of one attempt under the best policy
    results: tuple[float, ...] = ()  # how likely each number of points is there, failing last


@dataclass
class Solution:
    rules: Rules
    values: tuple[PhaseValues, ...]
    distribution: Distribution
    phases: tuple[PhaseFigures, ...]
    colours: ColourTables
    _policies: dict[_Start, Policy] = field(default_factory=dict)
    _continuations: dict[_Start, Continuation] = field(default_factory=dict)

    @property
    def value(self) -> float:
        """The expected final total."""
        return self.start_value(1, 0, 0)

    def start_value(
        self, phase: int, points: int, deducted: int, first_try: bool = True, bonus: int = 0
    ) -> float:
        """The expected final total at the start of an attempt."""
        total = self._total(phase, points, deducted)
        return points - deducted + bonus + self.values[phase - 1].value(total, first_try=first_try)

    def keeps(self, state: SoloState) -> list[KeepValue]:
        """Every sensible keep with the expected final total, best first; keeping all ten dice is stopping."""
        failed = self.fail_value(state)
        found = self._policy(state).keeps(state.faces, state.rolls_left)
        values = [keep._replace(value=failed + keep.value) for keep in found]
        return sorted(values, key=lambda keep: (-round(keep.value, 9), -len(keep.positions), keep.positions))

    def best_keep(self, state: SoloState) -> Places:
        """The dice to keep; all ten: stop."""
        if state.rolls_left == 0:
            return tuple(range(len(state.faces)))
        return self._policy(state).best_keep(state.faces, state.rolls_left)

    def any_keep(self, state: SoloState, places: Places) -> KeepValue:
        """In a phase of one colour: also a keep that is not sensible."""
        policy = self._policy(state)
        assert isinstance(policy, ColourPolicy)
        found = policy.any_keep(state.faces, places, state.rolls_left)
        return found._replace(value=self.fail_value(state) + found.value)

    def accept(self, state: SoloState) -> AcceptValue | None:
        """The values of accepting and declining; None if the dice do not complete the phase."""
        points = best_points(self.rules.phase(state.phase), state.faces)
        if points is None:
            return None
        here, base = self._continuation(state), _base(state)
        decline = None if np.isinf(here.decline) else base + here.decline
        return AcceptValue(points, base + float(here.accept[points]), decline)

    def fail_value(self, state: SoloState) -> float:
        """The expected final total after this attempt has failed."""
        return _base(state) + self._continuation(state).fail

    def accepts(self, phase: int, total: int, *, first_try: bool = True) -> Flags:
        """By points: whether they are accepted."""
        here = self.continuation(phase, total, first_try=first_try)
        return here.accept >= here.decline - TIE

    def continuation(self, phase: int, total: int, *, first_try: bool = True) -> Continuation:
        start = self._start(phase, total, first_try)
        if start not in self._continuations:
            self._continuations[start] = continuation(self.rules, self.values, *start[:2], first_try=start[2])
        return self._continuations[start]

    def policy(self, phase: int, total: int, *, first_try: bool = True) -> Policy:
        """How to play an attempt. `total`: points, less deductions where these count for the bonus."""
        start = self._start(phase, total, first_try)
        if start not in self._policies:
            self._policies[start] = self._make_policy(*start)
        return self._policies[start]

    def _start(self, phase: int, total: int, first_try: bool) -> _Start:
        """The same for all that are worth the same."""
        values = self.values[phase - 1]
        return phase, min(max(total, values.low), values.high), first_try or phase < len(self.values)

    def _make_policy(self, phase: int, total: int, first_try: bool) -> Policy:
        gains = self.continuation(phase, total, first_try=first_try).gains
        attempt = attempt_for(self.rules, phase)
        if isinstance(attempt, NumbersPhase):
            return NumbersPolicy(attempt, gains)
        nearest = min(self.colours[phase], key=lambda table: float(np.abs(table.gains - gains).max()))
        return ColourPolicy(self.rules.phase(phase), self.rules.colours, nearest)

    def _policy(self, state: SoloState) -> Policy:
        return self.policy(state.phase, self._total_of(state), first_try=state.first_try)

    def _continuation(self, state: SoloState) -> Continuation:
        return self.continuation(state.phase, self._total_of(state), first_try=state.first_try)

    def _total_of(self, state: SoloState) -> int:
        return self._total(state.phase, state.points, state.deducted)

    def _total(self, phase: int, points: int, deducted: int) -> int:
        """What decides about the 5-phase bonus."""
        if not 1 <= phase <= len(self.values):
            raise TenfoldError(f"there is no phase {phase}: they are 1 to {len(self.values)}")
        most = sum(self.rules.maximum(before) for before in range(1, phase))
        if not 0 <= points <= most:
            raise TenfoldError(f"before phase {phase} there are 0 to {most} points, not {points}")
        return points - deducted if sinks(self.rules, min(phase, BONUS_5_AFTER)) else points


def _base(state: SoloState) -> int:
    """What is written down."""
    return state.points - state.deducted + state.bonus
