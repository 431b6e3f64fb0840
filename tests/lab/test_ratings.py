"""Ratings: known strengths are found again, with intervals that hold."""

from __future__ import annotations

from math import log10

import numpy as np
import pytest

from tenfold.lab.crosstable import Crosstable
from tenfold.lab.line_ups import line_ups, rotations_of
from tenfold.lab.ratings import ratings
from tenfold.lab.simulate import Played
from tenfold.lab.tournament import judge
from tests.lab.test_tournament import won

pytest.importorskip("choix")

STRENGTH = {"a": 10.0, "b": 3.0, "c": 1.0}


def played(tables: list[tuple[str, ...]], deals: int, seed: int) -> list[list[Played]]:
    """Games that bots of these strengths would play by the model."""
    stream = np.random.default_rng(seed)
    found = []
    for _ in range(deals):
        games = []
        for bots in rotations_of(tables):
            strengths = np.array([STRENGTH[bot] for bot in bots])
            games.append(won(int(stream.choice(len(bots), p=strengths / strengths.sum()))))
        found.append(games)
    return found


@pytest.mark.parametrize(
    ("bots", "players"), [("abc", 2), ("abc", 3), ("abc", 4)], ids=["pairs", "all at once", "c twice"]
)
def test_strengths_are_found_again(bots: str, players: int) -> None:
    tables = line_ups(tuple(bots), players)
    found = judge(tables, played(tables, 800, seed=1)).standings
    mean = 400 * sum(map(log10, STRENGTH.values())) / 3
    for standing in found:
        assert standing.rating is not None
        true = 400 * log10(STRENGTH[standing.bot]) - mean
        assert standing.rating.low - 10 < true < standing.rating.high + 10
        assert standing.rating.high - standing.rating.low < 60


def test_two_bots_are_as_far_apart_as_their_odds() -> None:
    """The formula: 400 log10 of the odds, with half a win given to both beforehand."""
    wins = np.zeros((40, 2, 2))
    wins[:30, 0, 1] = wins[30:, 1, 0] = 1
    a, b = ratings(wins, seed=1)
    assert a.points - b.points == pytest.approx(400 * log10(30.5 / 10.5), abs=0.2)
    assert a.points + b.points == pytest.approx(0, abs=0.2)
    assert a.low < a.points < a.high


def test_who_never_lost_has_a_rating_too_and_equal_seeds_give_equal_intervals() -> None:
    wins = np.zeros((20, 2, 2))
    wins[:, 0, 1] = 1
    assert 200 < ratings(wins, seed=1)[0].points < 1000
    assert ratings(wins, seed=-3) == ratings(wins, seed=-3)


def test_shared_and_unfinished_games_count_in_parts_and_not_at_all() -> None:
    crosstable = Crosstable([("a", "b", "b")])
    unfinished = Played(None, 5, 5)
    # The seats are a b b, b b a and b a b; every seat of the other bot counts.
    assert crosstable.wins([won(0), won(1, 2), unfinished]).tolist() == [[0, 3], [0.5, 0]]
    level = crosstable.values([unfinished] * 3)
    assert level[0, 1] == pytest.approx(crosstable.even[0, 1])
    assert crosstable.values([won(0), won(2), won(1)])[0, 1] == 1  # a holds these seats
