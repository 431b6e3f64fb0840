"""Fixed points of attempts with few policies: each has one of its own, and the best of them is meant."""

from __future__ import annotations

from dataclasses import dataclass, field

import numpy as np
import pytest

from tenfold.analysis.dice.solver.fixed_point import Affine, Continuations, solve
from tenfold.analysis.dice.solver.rolls import Floats

MOST = 30  # points
STATES = 40
NEVER = Affine(np.full(STATES, -np.inf), 0.0)


@dataclass
class FewPolicies:
    """An attempt whose policies are given: how likely each number of points is, and failing."""

    policies: Floats
    dear: bool = False
    most: int = MOST
    asked: int = field(default=0, init=False)  # exact values

    def values(self, gains: Floats, *, rough: bool = False) -> Floats:
        self.asked += not rough
        values: Floats = (gains @ self.policies[:, :-1].T).max(axis=1)
        return values - (0.01 if rough else 0.0)

    def results(self, gains: Floats) -> Floats:
        best: Floats = self.policies[(gains @ self.policies[:, :-1].T).argmax(axis=1)]
        return best


def some_policies(count: int, fails: float, seed: int = 0) -> Floats:
    chances = np.random.default_rng(seed).dirichlet(np.full(MOST + 1, 0.1), count)
    failing = np.linspace(fails / 2, fails, count)[:, None]
    return np.concatenate([chances * (1 - failing), failing], axis=1)


def some_continuations(decline: Affine | None) -> Continuations:
    """Points, and up to 40 more if enough of them are reached: from never to always."""
    missing = np.arange(STATES)[:, None]
    points = np.arange(MOST + 1.0)
    accept = points + np.where(points >= missing, 40.0, 0.0)
    fail = Affine(np.full(STATES, -5.0), 1.0)
    return Continuations(accept, fail, decline or fail)


def fixed_points_of(policies: Floats, accept: Floats, decline: Affine) -> Floats:
    """By halving: what each policy is worth in each state, with the best of accepting and declining.

    Who never fails and declines for nothing comes back to every x that is high enough: the least counts.
    """
    above = np.broadcast_to(accept.max(axis=1), (len(policies), len(accept)))  # no more than the best result
    below = np.full(above.shape, -1e4)
    for _ in range(100):
        x = (below + above) / 2
        kept = np.maximum(accept, (decline.constant + decline.slope * x)[:, :, None])
        value = (policies[:, None, :-1] * kept).sum(axis=2) + policies[:, -1:] * (x - 5)
        below, above = np.where(value > x + 1e-12, x, below), np.where(value > x + 1e-12, above, x)
    return below


@pytest.mark.parametrize("dear", [False, True])
@pytest.mark.parametrize("fails", [0.95, 0.3, 1e-3, 1e-6, 1e-8, 0.0])
@pytest.mark.parametrize(
    "decline", [None, Affine(np.zeros(STATES), 1.0), NEVER], ids=["costs 5", "free", "never"]
)
def test_the_best_policy_of_each_state_is_found(dear: bool, fails: float, decline: Affine | None) -> None:
    after = some_continuations(decline)
    attempt = FewPolicies(some_policies(12, fails), dear)
    solved = solve(attempt, after)
    expected = fixed_points_of(attempt.policies, after.accept, after.decline).max(axis=0)
    assert solved.x == pytest.approx(expected, abs=1e-8)
    gains = after.gains(solved.x)
    assert (solved.results[:, :-1] * gains).sum(axis=1) + solved.x - 5 == pytest.approx(expected, abs=1e-8)


def test_a_ten_thousandth_of_a_point_decides() -> None:
    """Three policies of nearly the same worth: where one meets the diagonal, the next is hardly better."""
    # By points: how likely they are, and what the policy is worth that aims at them.
    worths = {10: (0.9, 9.0), 20: (0.5, 9.0002), 30: (0.1, 9.0003)}
    accept, policies = np.zeros((1, MOST + 1)), np.zeros((len(worths), MOST + 2))
    for policy, (points, (chance, worth)) in zip(policies, worths.items(), strict=True):
        accept[0, points] = worth + 5 * (1 - chance) / chance
        policy[points], policy[-1] = chance, 1 - chance
    fail = Affine(np.full(1, -5.0), 1.0)
    for dear in (False, True):
        solved = solve(FewPolicies(policies, dear), Continuations(accept, fail, fail))
        assert solved.x == pytest.approx([9.0003], abs=1e-9)


def test_what_is_known_of_other_states_saves_work() -> None:
    """As soon as all policies are known, one look at each state is enough."""
    after = some_continuations(None)
    attempt = FewPolicies(some_policies(1, 0.3))
    solve(attempt, after)
    first = FewPolicies(attempt.policies)
    solve(first, after.part(slice(0, 1)))
    assert attempt.asked == first.asked + STATES - 1


@pytest.mark.parametrize("slope", [0.0, 1.0], ids=["goes on", "comes back"])
def test_results_that_do_not_bring_what_was_promised_are_noticed(
    monkeypatch: pytest.MonkeyPatch, slope: float
) -> None:
    """Planted: the results are those of one policy, the best or not."""
    attempt = FewPolicies(some_policies(12, 0.3))
    monkeypatch.setattr(attempt, "results", lambda gains: attempt.policies[-1:])
    fail = Affine(np.full(1, -5.0), slope)
    after = Continuations(np.arange(MOST + 1.0)[None], fail, fail)
    with pytest.raises(AssertionError, match="do not bring"):
        solve(attempt, after)
