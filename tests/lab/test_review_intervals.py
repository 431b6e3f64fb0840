"""The count of intervals that hold: right ones hold 95 times in 100, and others do not."""

from __future__ import annotations

from random import Random

import pytest

from tenfold.analysis.intervals import margin
from tenfold.analysis.review import board
from tenfold.games.registry import game_kind
from tenfold.lab.review_intervals import PARTS, decisions, gains_of, held, many_worlds


def test_intervals_of_even_chance_hold_19_times_in_20() -> None:
    chance = Random(1)
    counts = [held([chance.gauss(0.1, 1) for _ in range(8 * 16)], 16) for _ in range(250)]
    assert sum(of for _, of in counts) == 2000
    assert 0.93 < sum(holds for holds, _ in counts) / 2000 < 0.97


def test_parts_that_differ_by_more_than_chance_do_not_hold() -> None:
    """As if the worlds of a part had something in common."""
    chance = Random(2)
    shifted = [chance.gauss(part, 0.5) for part in range(8) for _ in range(16)]
    assert held(shifted, 16)[0] <= 4


def test_a_margin_is_students() -> None:
    assert margin([0.0, 1.0, 2.0, 3.0, 4.0]) == pytest.approx(2.7764 * (2.5 / 5) ** 0.5, abs=2e-3)


def test_two_choices_of_a_game_in_many_worlds() -> None:
    rules = game_kind("board").rules("intl", ())
    estimator, worlds = many_worlds("board", rules, 2, False)
    assert (worlds, estimator.worlds) == (board.WORLDS, PARTS * board.WORLDS)
    view, legal = next(decisions("board", rules, 2, 1))
    gains = gains_of(estimator, view, legal)
    assert held(gains, worlds)[1] == len(gains) // worlds
