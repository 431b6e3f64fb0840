"""The solved solo game: what every moment of it is worth, and what to do there."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from typing import NamedTuple

import numpy as np

from tenfold.analysis.dice.colour_plans import ColourPlan, LockedColourPlan
from tenfold.analysis.dice.number_plans import numbers_plan
from tenfold.analysis.dice.plans import Places, Plan
from tenfold.analysis.dice.solver.attempts import attempt_for
from tenfold.analysis.dice.solver.colour_phase import ColourDecisions
from tenfold.analysis.dice.solver.distribution import Distribution
from tenfold.analysis.dice.solver.numbers_phase import NumbersPhase
from tenfold.analysis.dice.solver.rolls import TIE, Flags, Floats
from tenfold.analysis.dice.solver.stages import Situation, Stage, sinks, situation
from tenfold.core import TenfoldError
from tenfold.games.dice.rules import BONUS_5_AFTER, Rules
from tenfold.pieces.dice import Face, best_points, is_colour_phase

ColourTables = dict[int, list[ColourDecisions]]  # by phase number


@dataclass(frozen=True, kw_only=True)
class Moment:
    """A decision in the solo game. `points` is what is written for phases, without bonuses or deductions."""

    phase: int
    points: int
    deducted: int = 0  # a positive number
    first_try: bool = True  # of this phase
    faces: tuple[Face, ...]  # ten, in the order of DICE
    rolls_left: int  # 0 to 2
    kept: Places = ()  # dice that stay where they are; only where kept dice are locked
    bonus: int = 0  # the 5-phase bonus, if it has been earned


class KeepValue(NamedTuple):
    """Dice to keep. `value` is the expected final total, `chance` that of completing the phase now."""

    positions: Places
    value: float
    chance: float


class AcceptValue(NamedTuple):
    """A completed phase: its points, and the expected final totals of accepting and of declining them."""

    points: int
    accept: float
    decline: float | None  # None where it is not allowed


class PhaseFigures(NamedTuple):
    best_success: float  # of one attempt that aims at nothing else
    success: float  # of one attempt under the best play
    results: tuple[float, ...] = ()  # how likely each number of points is there, failing last


@dataclass
class Solution:
    rules: Rules
    stages: tuple[Stage, ...]
    distribution: Distribution
    phases: tuple[PhaseFigures, ...]
    load_colours: Callable[[], ColourTables]  # large, and needed for advice only
    _plans: dict[tuple[int, int, bool], Plan] = field(default_factory=dict)
    _colours: ColourTables | None = None

    @property
    def value(self) -> float:
        """The expected final total."""
        return self.start_value(1, 0, 0)

    def start_value(
        self, phase: int, points: int, deducted: int, first_try: bool = True, bonus: int = 0
    ) -> float:
        """The expected final total at the start of an attempt."""
        gain = self._stage(phase).gain(self._total(phase, points, deducted), first_try=first_try)
        return points - deducted + bonus + gain

    def keeps(self, moment: Moment) -> list[KeepValue]:
        """Every sensible keep, best first; keeping all ten dice is stopping."""
        here, base = self._situation(moment)
        found = self._plan(moment).keeps(moment.faces, moment.rolls_left, self._locked(moment))
        values = [KeepValue(keep.positions, base + here.fail + keep.gain, keep.chance) for keep in found]
        return sorted(values, key=lambda keep: (-round(keep.value, 9), -len(keep.positions), keep.positions))

    def best_keep(self, moment: Moment) -> Places:
        """The dice to keep; all ten: stop."""
        if moment.rolls_left == 0:
            return tuple(range(len(moment.faces)))
        return self._plan(moment).best_keep(moment.faces, moment.rolls_left, self._locked(moment))

    def accept(self, moment: Moment) -> AcceptValue | None:
        """What accepting and declining are worth; None if the dice do not complete the phase."""
        points = best_points(self.rules.phase(moment.phase), moment.faces)
        if points is None:
            return None
        here, base = self._situation(moment)
        decline = None if np.isinf(here.decline) else base + here.decline
        return AcceptValue(points, base + float(here.accept[points]), decline)

    def fail_value(self, moment: Moment) -> float:
        """The expected final total after this attempt has failed."""
        here, base = self._situation(moment)
        return base + here.fail

    def gains(self, phase: int, total: int, *, first_try: bool = True) -> Floats:
        """By points: how much more than failing they are worth at the start of an attempt."""
        return self._worths(phase, total, first_try=first_try).gains

    def accepts(self, phase: int, total: int, *, first_try: bool = True) -> Flags:
        """By points: whether they are accepted."""
        here = self._worths(phase, total, first_try=first_try)
        return here.accept >= here.decline - TIE

    def plan(self, phase: int, total: int, *, first_try: bool = True) -> Plan:
        """How to play an attempt. `total`: points, less deductions where these count for the bonus."""
        stage = self._stage(phase)
        held = int(np.clip(total, stage.low, stage.high))
        key = (phase, held, first_try or phase < len(self.stages))
        if key not in self._plans:
            self._plans[key] = self._make_plan(*key)
        return self._plans[key]

    def _make_plan(self, phase: int, total: int, first_try: bool) -> Plan:
        gains = self._worths(phase, total, first_try=first_try).gains
        needs = self.rules.phase(phase)
        if not is_colour_phase(needs):
            attempt = attempt_for(self.rules, phase)
            assert isinstance(attempt, NumbersPhase)
            return numbers_plan(self.rules, attempt, gains)
        if self._colours is None:
            self._colours = self.load_colours()
        tables = self._colours[phase]
        nearest = min(tables, key=lambda table: float(np.abs(table.gains - gains).max()))
        plan = ColourPlan if self.rules.reroll_kept else LockedColourPlan
        return plan(needs, self.rules.colours, nearest)

    def _plan(self, moment: Moment) -> Plan:
        total = self._total(moment.phase, moment.points, moment.deducted)
        return self.plan(moment.phase, total, first_try=moment.first_try)

    def _locked(self, moment: Moment) -> Places:
        return () if self.rules.reroll_kept else moment.kept

    def _situation(self, moment: Moment) -> tuple[Situation, float]:
        total = self._total(moment.phase, moment.points, moment.deducted)
        here = self._worths(moment.phase, total, first_try=moment.first_try)
        return here, moment.points - moment.deducted + moment.bonus

    def _worths(self, phase: int, total: int, *, first_try: bool) -> Situation:
        most = self.rules.maximum(phase)
        return situation(self.rules, self.stages, phase, total, first_try=first_try, most=most)

    def _stage(self, phase: int) -> Stage:
        if not 1 <= phase <= len(self.stages):
            raise TenfoldError(f"there is no phase {phase}: they are 1 to {len(self.stages)}")
        return self.stages[phase - 1]

    def _total(self, phase: int, points: int, deducted: int) -> int:
        """What decides about the 5-phase bonus."""
        most = sum(self.rules.maximum(before) for before in range(1, phase))
        if not 0 <= points <= most:
            raise TenfoldError(f"before phase {phase} there are 0 to {most} points, not {points}")
        return points - deducted if sinks(self.rules, min(phase, BONUS_5_AFTER)) else points
