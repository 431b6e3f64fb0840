"""Many solo games under the best policy, with NumPy: a check that shares no expectation with the solver.

Dice are rolled one by one; only what to keep and whether to accept is looked up.
"""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

from tenfold.analysis.dice.colour_policy import ColourPolicy
from tenfold.analysis.dice.numbers_policy import NumbersPolicy
from tenfold.analysis.dice.solution import Solution
from tenfold.analysis.dice.solver.attempts import attempt_for
from tenfold.analysis.dice.solver.backward import has_bonus_5, sinks
from tenfold.analysis.dice.solver.numbers_phase import NumbersPhase
from tenfold.analysis.dice.solver.rolls import Flags, Ints, Lattice, high, low
from tenfold.games.dice.rules import BONUS, BONUS_5_AFTER, BONUS_5_FROM, DEDUCTION, ROLLS, SoloDecline
from tenfold.pieces.dice import DIE_COLOURS, HIGH, LOW, is_colour_phase

Generator = np.random.Generator
SIDES = 6


def simulate(solution: Solution, games: int, seed: int) -> NDArray[np.int64]:
    """The final totals of games under the best play."""
    generator = np.random.Generator(np.random.PCG64(seed))
    written = np.zeros(games, np.int64)
    deducted = np.zeros(games, np.int64)
    bonuses = np.zeros(games, np.int64)
    last = len(solution.values)
    for phase in range(1, last + 1):
        waiting = np.arange(games)
        first_try = True
        while waiting.size:
            counted = written[waiting]
            if sinks(solution.rules, phase):
                counted = counted - deducted[waiting]
            points, accepted = _attempts(solution, phase, counted, first_try, generator)
            taken = waiting[accepted]
            written[taken] += points[accepted]
            if first_try and phase == last:
                bonuses[taken] += BONUS  # dice.solo.bonus-10
            if solution.rules.solo_decline is SoloDecline.FREE:
                deducted[waiting[points < 0]] += DEDUCTION
            else:
                deducted[waiting[~accepted]] += DEDUCTION
            waiting = waiting[~accepted]
            first_try = False
        if phase == BONUS_5_AFTER and has_bonus_5(solution.rules):
            counted = written - deducted if sinks(solution.rules, phase) else written
            bonuses[counted >= BONUS_5_FROM] += BONUS
    return written + bonuses - deducted


def _attempts(
    solution: Solution, phase: int, counted: Ints, first_try: bool, generator: Generator
) -> tuple[NDArray[np.int64], Flags]:
    """One attempt each: points (-1: failed), and whether they are accepted."""
    values = solution.values[phase - 1]
    places = values.at(counted)
    points = np.empty(len(counted), np.int64)
    accepted = np.zeros(len(counted), np.bool_)
    for place in np.unique(places):
        here = np.flatnonzero(places == place)
        total = int(values.low + place)
        policy = solution.policy(phase, total, first_try=first_try)
        if is_colour_phase(solution.rules.phase(phase)):
            assert isinstance(policy, ColourPolicy)
            points[here] = _colour_points(solution, phase, policy, len(here), generator)
        else:
            assert isinstance(policy, NumbersPolicy)
            points[here] = _number_points(solution, phase, policy, len(here), generator)
        accepts = solution.accepts(phase, total, first_try=first_try)
        accepted[here] = (points[here] >= 0) & accepts[points[here]]
    return points, accepted


# --- sets and runs ---------------------------------------------------------------------------------


def _number_points(
    solution: Solution, phase: int, policy: NumbersPolicy, games: int, generator: Generator
) -> Ints:
    attempt = attempt_for(solution.rules, phase)
    assert isinstance(attempt, NumbersPhase)
    shown = _roll(games, generator)
    kept = np.zeros(shown.shape, np.bool_)
    for rolls_left in range(ROLLS - 1, 0, -1):
        best = policy.best_keeps(rolls_left)
        at = _rolls(high(), shown[:, HIGH]), _rolls(low(), shown[:, LOW])
        kept[:, HIGH] = _kept(high(), shown[:, HIGH], best.best_high[at])
        kept[:, LOW] = _kept(low(), shown[:, LOW], best.best_low[at])
        shown = np.where(kept, shown, _roll(games, generator))
    return _points(attempt, shown)


def _points(attempt: NumbersPhase, shown: NDArray[np.int8]) -> Ints:
    found: Ints = attempt.points[_rolls(high(), shown[:, HIGH]), _rolls(low(), shown[:, LOW])]
    return found


def _roll(games: int, generator: Generator) -> NDArray[np.int8]:
    return generator.integers(0, SIDES, (games, len(LOW) + len(HIGH)), np.int8)


def _kinds(lattice: Lattice, shown: NDArray[np.int8]) -> NDArray[np.int8]:
    """Faces to kinds: the sixth face of a low die is a wild like the fifth."""
    return np.minimum(shown, np.int8(len(lattice.numbers) - 1))


def _rolls(lattice: Lattice, shown: NDArray[np.int8]) -> Ints:
    """Which roll the dice show: its place among the full multisets."""
    at: Ints = np.zeros(len(shown), np.intp)
    for kinds in _kinds(lattice, shown).T:
        at = lattice.more[at, kinds]
    return at - int(lattice.full.start)


def _kept(lattice: Lattice, shown: NDArray[np.int8], keep: Ints) -> Flags:
    """Which dice are kept, for a kept multiset."""
    left = lattice.counts[keep]
    kept = np.zeros(shown.shape, np.bool_)
    games = np.arange(len(shown))
    for die, kinds in enumerate(_kinds(lattice, shown).T):
        kept[:, die] = left[games, kinds] > 0
        left[games, kinds] -= 1
    return kept


# --- one colour ------------------------------------------------------------------------------------


def _colour_points(
    solution: Solution, phase: int, policy: ColourPolicy, games: int, generator: Generator
) -> Ints:
    shown = _roll(games, generator)
    for rolls_left in range(ROLLS - 1, 0, -1):
        kept, _ = policy.best_keeps(shown, rolls_left)
        shown = np.where(kept, shown, _roll(games, generator))
    dice = solution.rules.colours
    size = solution.rules.phase(phase).size
    colours = np.array([[DIE_COLOURS.index(face.colour) for face in die] for die in dice])
    numbers = np.array([[face.number for face in die] for die in dice])
    die = np.arange(len(dice))
    best = np.full(games, -1, np.intp)
    for colour in range(len(DIE_COLOURS)):
        of_colour = colours[die, shown] == colour
        dearest = np.sort(np.where(of_colour, numbers[die, shown], 0), axis=1)[:, -size:].sum(axis=1)
        best = np.maximum(best, np.where(of_colour.sum(axis=1) >= size, dearest, -1))
    return best
