"""The worth of standing at the start of an attempt, when failing and declining lead back there.

An attempt is worth x = E[max(...)] where failing, and perhaps declining, are worth x less something. As a
function of x the right side is a maximum over policies of straight lines whose slope is the chance to come
back, below 1: convex and piecewise linear. Newton's method takes the line of the best policy at x to where it
meets the diagonal. That is policy iteration: it rises from policy to better policy and ends, after finitely
many steps, at the one fixed point.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import NamedTuple, Protocol

import numpy as np

from tenfold.analysis.dice.solver.rolls import TIE, Flags, Floats

RESIDUAL = 1e-10  # of x = f(x), in points
SURE = 2e-6  # where the slope between two exact values leads to the fixed point, to RESIDUAL and less
AGREES = 1e-9
ROUGH = 1e-2  # where a rough value is no longer good enough
SMALLEST_STEP = 1e-6  # a slope over less is rounding
FLAT = 1e-7  # no slope: what is accepted less often than this is never accepted
WIDE = 40.0  # points; no step into the unknown is longer than half of it
STEPS = 100  # never needed: a handful is enough
COARSE = 8  # every eighth situation is solved first, and the others start between them


class Attempt(Protocol):
    """One phase as a game of up to three rolls.

    `gains[b, s]` is what s points are worth more than a failure, in situation b.
    """

    @property
    def most(self) -> int:
        """The most points it brings."""

    @property
    def dear(self) -> bool:
        """An attempt takes long, a rough one less."""

    def values(self, gains: Floats, *, rough: bool = False) -> Floats:
        """What attempts are worth under the best play. Rough: to about 1e-4 of it, if that is quicker."""

    def results(self, gains: Floats) -> Floats:
        """How likely each number of points is under the best play, and in a last column failing."""


class Line(NamedTuple):
    """A worth that may depend on x: constant + slope x."""

    constant: Floats
    slope: float

    def at(self, x: Floats) -> Floats:
        return self.constant + self.slope * x


@dataclass(frozen=True)
class Stakes:
    """What the results of attempts are worth, for a batch of situations."""

    accept: Floats  # (situation, points)
    fail: Line
    decline: Line  # minus infinity where it is not allowed

    def part(self, chosen: Flags) -> Stakes:
        return Stakes(
            self.accept[chosen],
            Line(self.fail.constant[chosen], self.fail.slope),
            Line(self.decline.constant[chosen], self.decline.slope),
        )

    @property
    def comes_back(self) -> bool:
        return self.fail.slope > 0 or self.decline.slope > 0

    def gains(self, x: Floats) -> Floats:
        fail = self.fail.at(x)[:, None]
        return np.maximum(self.accept, self.decline.at(x)[:, None]) - fail

    def accepted(self, x: Floats) -> Flags:
        """Which points are accepted (dice.decline)."""
        return self.accept >= self.decline.at(x)[:, None] - TIE


class Solved(NamedTuple):
    x: Floats
    results: Floats  # (situation, points or failing): how likely they are in one attempt
    accepted: Flags  # (situation, points)


class Start(NamedTuple):
    """Where to start looking for a fixed point, and the slope of f(x) - x there."""

    x: Floats
    slope: Floats


def solve(attempt: Attempt, stakes: Stakes) -> Solved:
    """The fixed point of every situation of the batch."""
    count = len(stakes.accept)
    x, results = np.zeros(count), np.zeros((count, attempt.most + 2))
    accepted = np.zeros(stakes.accept.shape, np.bool_)
    start: Start | None = None
    active = np.ones(count, np.bool_)
    for _ in range(STEPS):
        part = stakes.part(active)
        if stakes.comes_back:
            at = _fixed_points(attempt, part, start).x
        else:
            none = np.zeros(len(part.accept))
            at = attempt.values(part.gains(none)) + part.fail.at(none)
        gains = part.gains(at)
        results[active] = found = attempt.results(gains)
        accepted[active] = taken = part.accepted(at)
        # What the results bring must be what the attempt was said to be worth.
        worth = (found[:, :-1] * gains).sum(axis=1) + part.fail.at(at)
        # One more step of Newton's, with the slope that is known now.
        declined = np.where(taken, 0.0, found[:, :-1]).sum(axis=1)
        slope = declined * stakes.decline.slope + found[:, -1] * stakes.fail.slope
        x[active] = following = at + (worth - at) / (1.0 - slope)
        differs = np.abs(worth - at) >= AGREES
        if not differs.any():
            return Solved(x, results, accepted)
        start = Start(following[differs], slope[differs] - 1.0)
        active[active] = differs
    raise AssertionError("the results do not bring what the attempt is worth")


def _fixed_points(attempt: Attempt, stakes: Stakes, start: Start | None = None) -> Start:
    """Newton's method, with the slope between the last two places instead of the slope at the last one.

    Left of the fixed point such a step of a convex function never goes too far, as Newton's does not, and
    the value of an attempt takes a third of the time of its slope. Far to the right, where no result is good
    enough to be accepted, the function is flat: a step that leaves what is known to hold the fixed point is
    replaced by one to its middle.
    """
    x, slope = start or _guess(attempt, stakes)
    rough = attempt.dear and start is None
    known = start is not None  # the slope, at least nearly
    active = np.ones(len(x), np.bool_)
    before, excess_before = np.full(len(x), np.nan), np.zeros(len(x))
    below, above = np.full(len(x), -np.inf), np.full(len(x), np.inf)
    for _ in range(STEPS):
        part, at = stakes.part(active), x[active]
        excess = attempt.values(part.gains(at), rough=rough) + part.fail.at(at) - at
        step = at - before[active]
        with np.errstate(divide="ignore", invalid="ignore"):
            secant = (excess - excess_before[active]) / step
        usable = (np.abs(step) > SMALLEST_STEP) & (secant < -FLAT) & (secant >= -1)
        slope[active] = np.where(usable, secant, slope[active])
        before[active], excess_before[active] = at, excess
        if rough and np.abs(excess).max() < ROUGH:
            rough, known = False, True  # once more, all of them exactly, where the slope leads to
            x[active] = at - excess / slope[active]
            active[:], before[:], below[:], above[:] = True, np.nan, -np.inf, np.inf
            continue
        below[active] = np.where(excess >= 0, at, below[active])
        above[active] = np.where(excess <= 0, at, above[active])
        following = at - excess / slope[active]
        middle = (np.maximum(below[active], at - WIDE) + np.minimum(above[active], at + WIDE)) / 2
        inside = (following >= below[active]) & (following <= above[active])
        inside &= usable | (excess > 0) | known
        x[active] = np.where(inside | (np.abs(excess) < RESIDUAL), following, middle)
        # What takes long is not checked once more where the next step is sure: the results are.
        enough = np.full(len(at), ROUGH if rough else RESIDUAL)
        if attempt.dear and not rough:
            enough[usable | (np.abs(step) <= SMALLEST_STEP)] = SURE
        active[active] = np.abs(excess) >= enough
        if not active.any():
            return Start(x, slope)
    raise AssertionError("the iteration did not end")


def _guess(attempt: Attempt, stakes: Stakes) -> Start:
    count = len(stakes.accept)
    if attempt.dear:  # half of the best points, and coming back half of the time: a step or two are saved
        return Start(stakes.accept[:, attempt.most // 2].copy(), np.full(count, -0.5))
    if count <= 2 * COARSE:
        # Below every result there is nothing to decline; the first step adds what an attempt brings there.
        return Start(stakes.accept.min(axis=1), np.full(count, -1.0))
    some = np.unique(np.append(np.arange(0, count, COARSE), count - 1))
    chosen = np.zeros(count, np.bool_)
    chosen[some] = True
    x, slope = _fixed_points(attempt, stakes.part(chosen))
    places = np.arange(count)
    return Start(np.interp(places, some, x), np.interp(places, some, slope))
