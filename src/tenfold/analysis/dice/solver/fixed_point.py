"""The value of a state at the start of an attempt, when failing and declining lead back there.

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
SURE = 4e-6  # where the slope between two exact values leads to the fixed point, to RESIDUAL and less
AGREES = 1e-9
ROUGH = 1e-2  # where a rough value is no longer good enough
SMALLEST_STEP = 1e-6  # a slope over less is rounding
FLAT = 1e-7  # no slope: what is accepted less often than this is never accepted
WIDE = 40.0  # points; no step into the unknown is longer than half of it
STEPS = 100  # never needed: a handful is enough


class Attempt(Protocol):
    """One phase as a game of up to three rolls.

    `gains[b, s]` is what s points are worth more than a failure, in state b.
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


class Affine(NamedTuple):
    """A value that may depend on x: constant + slope x."""

    constant: Floats
    slope: float

    def at(self, x: Floats) -> Floats:
        return self.constant + self.slope * x


@dataclass(frozen=True)
class Continuations:
    """The values of what attempts can come to, for a batch of states."""

    accept: Floats  # (state, points)
    fail: Affine
    decline: Affine  # minus infinity where it is not allowed

    def part(self, chosen: slice) -> Continuations:
        return Continuations(
            self.accept[chosen],
            Affine(self.fail.constant[chosen], self.fail.slope),
            Affine(self.decline.constant[chosen], self.decline.slope),
        )

    @property
    def limit(self) -> float:
        """Of one state: the fixed point is not above it, where every attempt would lead back."""
        leads_back = self.decline.slope == self.fail.slope == 1
        return float(self.accept.max() - self.decline.constant[0]) if leads_back else np.inf

    @property
    def comes_back(self) -> bool:
        return self.fail.slope > 0 or self.decline.slope > 0

    def gains(self, x: Floats) -> Floats:
        fail = self.fail.at(x)[:, None]
        return np.maximum(self.accept, self.decline.at(x)[:, None]) - fail

    def accepted(self, x: Floats) -> Flags:
        """Which points are accepted (dice.decline)."""
        return self.accept >= self.decline.at(x)[:, None] - TIE


class FixedPoints(NamedTuple):
    x: Floats
    results: Floats  # (state, points or failing): how likely they are in one attempt
    accepted: Flags  # (state, points)


class Guess(NamedTuple):
    """Where to start looking for a fixed point, and the slope of f(x) - x there."""

    x: float
    slope: float


def solve(attempt: Attempt, after: Continuations) -> FixedPoints:
    """The fixed point of every state of the batch.

    What a policy brings in one state it brings in all: there it is a lower bound, and nearly the best if the
    states are nearly alike. So each search starts where the policies found so far lead to, and the states are
    taken in an order that leaves no large gaps: 0, 32, 16, 48, 8, 24, ...
    """
    count = len(after.accept)
    x, results = np.zeros(count), np.zeros((count, attempt.most + 2))
    accepted = np.zeros(after.accept.shape, np.bool_)
    policies: list[Floats] = []
    for place in sorted(range(count), key=lambda place: -(place & -place) if place else -count):
        here = slice(place, place + 1)
        x[here], results[here], accepted[here] = _solve_one(attempt, after.part(here), policies)
    return FixedPoints(x, results, accepted)


def _solve_one(attempt: Attempt, after: Continuations, policies: list[Floats]) -> FixedPoints:
    """One state; the policies found are added to those known."""
    for _ in range(STEPS):
        if after.comes_back:
            at = _search(attempt, after, _best_known(after, policies) if policies else None)
        else:
            at = attempt.values(after.gains(np.zeros(1))) + after.fail.constant
        gains, accepted = after.gains(at), after.accepted(at)
        results = attempt.results(gains)
        policies.append(results[0])
        # What the results bring must be what the attempt was said to be worth.
        excess = (results[:, :-1] * gains).sum(axis=1) + after.fail.at(at) - at
        if abs(excess[0]) < AGREES:
            # One more step of Newton's, with the slope that is known now.
            at = at + excess / (1.0 - _comes_back(after, results, accepted))
            return FixedPoints(at, results, accepted)
    raise AssertionError("the results do not bring what the attempt is worth")


def _comes_back(after: Continuations, results: Floats, accepted: Flags) -> Floats:
    """How likely policies lead back to the start: the slope of what they are worth."""
    declined = np.where(accepted, 0.0, results[:, :-1]).sum(axis=1)
    back: Floats = declined * after.decline.slope + results[:, -1] * after.fail.slope
    return back


def _best_known(after: Continuations, policies: list[Floats]) -> Guess:
    """The fixed point if there were no other policies, by Newton's method."""
    known = np.array(policies)
    x = after.accept.min(axis=1)  # where nothing is declined yet
    for _ in range(STEPS):
        values = known[:, :-1] @ after.gains(x)[0] + after.fail.at(x)
        best = int(values.argmax())
        slope = float(_comes_back(after, known[best : best + 1], after.accepted(x))[0]) - 1.0
        excess = float(values[best] - x[0])
        x = x - excess / slope
        if abs(excess) < RESIDUAL:
            return Guess(float(x[0]), slope)
    raise AssertionError("the iteration did not end")


def _search(attempt: Attempt, after: Continuations, start: Guess | None) -> Floats:
    """Newton's method, with the slope between the last two places instead of the slope at the last one.

    Left of the fixed point such a step of a convex function never goes too far, as Newton's does not, and
    the value of an attempt takes half of the time of its slope. Where hardly any result is good enough to be
    accepted the function is flat, and can be flat just below the diagonal: there its excess says nothing. A
    step that leaves what is known to hold the fixed point is replaced by one to its middle.
    """
    limit = after.limit
    at, slope = start or _guess(attempt, after)
    at = min(at, limit)
    rough = attempt.dear and start is None
    known = start is not None  # the slope, at least nearly
    before, excess_before, below, above = np.nan, 0.0, -np.inf, limit
    for _ in range(STEPS):
        x = np.array([at])
        excess = float((attempt.values(after.gains(x), rough=rough) + after.fail.at(x) - x)[0])
        step = at - before
        secant = (excess - excess_before) / step if abs(step) > SMALLEST_STEP else np.nan
        usable = -1 <= secant < -FLAT
        is_flat = secant >= -FLAT
        slope, known = secant if usable else slope, known and not is_flat
        following = at - excess / slope
        if rough and abs(excess) < ROUGH and not is_flat:
            rough, known = False, True  # once more, exactly, where the slope leads to
            at, before, below, above = min(following, limit), np.nan, -np.inf, limit
            continue
        if abs(excess) < RESIDUAL:
            return x
        if abs(excess) < SURE and (usable or abs(step) <= SMALLEST_STEP):
            return np.array([following])  # not checked once more: the results are
        below, above = (at, above) if excess >= 0 else (below, at)
        inside = below <= following <= above and (usable or excess > 0 or known)
        before, excess_before = at, excess
        at = following if inside else (max(below, at - WIDE) + min(above, at + WIDE)) / 2
    raise AssertionError("the iteration did not end")


def _guess(attempt: Attempt, after: Continuations) -> Guess:
    if attempt.dear:  # half of the best points, and coming back half of the time: a step or two are saved
        return Guess(float(after.accept[0, attempt.most // 2]), -0.5)
    # Below every result there is nothing to decline; the first step adds what an attempt brings there.
    return Guess(float(after.accept.min()), -1.0)
