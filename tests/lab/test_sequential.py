"""The rule that stops a tournament, by simulation: how often it is wrong, and how soon it is right."""

from __future__ import annotations

import numpy as np
import pytest

from tenfold.lab.sequential import ERROR, Bets, Floats, interval, log_capital, log_factors

TOURNAMENTS, DEALS = 800, 400


def deals(both: float, one: float, seed: int = 1) -> Floats:
    """Of two bots that exchange seats: the first wins both games of a deal, or one; a row per tournament."""
    chances = (both, one, 1 - both - one)
    drawn = np.random.default_rng(seed).choice([1.0, 0.5, 0.0], p=chances, size=(TOURNAMENTS, DEALS))
    return np.asarray(drawn)


def decided_at(values: Floats) -> Floats:
    """The deal after which each tournament stops for "the first is better than the second"; inf: never."""
    capital = log_capital(log_factors(values, 0.5).cumsum(axis=1))
    enough = capital >= np.log(2 / ERROR)
    return np.where(enough.any(axis=1), enough.argmax(axis=1) + 1.0, np.inf)


@pytest.mark.parametrize(("both", "one"), [(0.5, 0.0), (0.25, 0.5), (0.05, 0.9)])
def test_equal_bots_are_seldom_told_apart_however_often_one_looks(both: float, one: float) -> None:
    values = deals(both, one)
    wrong = np.isfinite(decided_at(values)) | np.isfinite(decided_at(1 - values))
    assert wrong.mean() <= ERROR


def test_the_worse_bot_is_hardly_ever_called_the_better() -> None:
    assert np.isfinite(decided_at(1 - deals(0.3, 0.5))).mean() < 0.01


def test_a_clear_difference_is_found_soon() -> None:
    """85 % of games, as `solid` against `easy`, and 60 %."""
    assert np.median(decided_at(deals(0.72, 0.26))) < 30
    assert np.median(decided_at(deals(0.36, 0.48))) < 200


def test_intervals_hold_when_one_stops_just_where_they_look_worst() -> None:
    """Where the mean of each tournament so far is furthest from the true one."""
    played = np.arange(1, DEALS + 1)
    missed = 0
    for values in deals(0.3, 0.5)[:200]:
        worst = int(np.argmax(np.abs(values.cumsum() / played - 0.55) * np.sqrt(played))) + 1
        low, high = interval(values[:worst].tolist())
        missed += not low <= 0.55 <= high
    assert missed / 200 <= ERROR


def test_an_interval_shrinks_and_lies_around_the_mean() -> None:
    few, many = ([1.0, 0.5, 0.5, 0.0, 1.0] * times for times in (4, 200))
    for values in few, many:
        low, high = interval(values)
        assert 0 <= low < 0.6 < high <= 1
    assert interval(many)[1] - interval(many)[0] < 0.1
    assert interval([]) == (0, 1)


def test_of_three_the_best_is_known_when_it_has_beaten_both() -> None:
    bets = Bets(np.full((3, 3), 0.5))
    level = np.full((3, 3), 0.5)
    beats_one = level.copy()
    beats_one[1, 0], beats_one[0, 1] = 1, 0
    for _ in range(50):
        bets.add(beats_one)
    assert bets.best is None  # it may be as good as the third
    beats_one[1, 2], beats_one[2, 1] = 1, 0
    for _ in range(50):
        bets.add(beats_one)
    assert bets.best == 1
