"""Ratings: known strengths are found again, with intervals that hold."""

from __future__ import annotations

from math import comb, log10

import numpy as np
import pytest

from tenfold.lab.crosstable import Crosstable
from tenfold.lab.line_ups import line_ups, rotations_of
from tenfold.lab.ratings import Rating, ratings
from tenfold.lab.simulate import Played
from tenfold.lab.tournament import judge
from tests.lab.test_tournament import won

pytest.importorskip("choix")

EACH_ONCE = np.ones((2, 2))  # the most that can be won in a deal
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
    for standing in found[1:]:
        assert standing.rating is not None
        points, low, high = standing.rating
        true = 400 * log10(STRENGTH[standing.bot] / STRENGTH["a"])
        assert low is not None
        assert high is not None
        assert low - 10 < true < high + 10
        assert low < points < high < low + 90


def test_two_bots_are_as_far_apart_as_their_odds() -> None:
    """The formula: 400 log10 of the odds, with half a win given to both beforehand."""
    wins = np.zeros((40, 2, 2))
    wins[:30, 0, 1] = wins[30:, 1, 0] = 1
    a, b = ratings(wins, EACH_ONCE, seed=1)
    assert a == (0, 0, 0)
    assert b.points == pytest.approx(400 * log10(10.5 / 30.5), abs=0.2)
    assert b.low is not None
    assert b.high is not None
    assert b.low < b.points < b.high


def test_who_never_won_has_a_rating_too_and_equal_seeds_give_equal_intervals() -> None:
    wins = np.zeros((20, 2, 2))
    wins[:, 0, 1] = 1
    _, loser = ratings(wins, EACH_ONCE, seed=1)
    assert -1000 < loser.points < -200
    assert loser.low is None
    assert loser == ratings(wins, EACH_ONCE, seed=1)[1]
    _, winner = ratings(wins.transpose(0, 2, 1), EACH_ONCE, seed=-3)
    assert winner.high is None
    assert winner.low is not None
    # Clopper and Pearson: less than one game in 20, at 97.5 %.
    chance = 1 - 0.025 ** (1 / 20)
    assert winner.low == pytest.approx(-400 * log10(chance / (1 - chance)), abs=40)


def test_games_that_nobody_won_tell_nothing() -> None:
    _, other = ratings(np.zeros((5, 2, 2)), EACH_ONCE, seed=1)
    assert other == (0, None, None)


def covers(rating: Rating, true: float) -> bool:
    return (rating.low is None or rating.low <= true) and (rating.high is None or true <= rating.high)


def test_intervals_hold_for_every_difference_between_two_bots(monkeypatch: pytest.MonkeyPatch) -> None:
    """Exactly: all outcomes of ten deals, by their chances, where all games of a deal end alike."""
    monkeypatch.setattr("tenfold.lab.ratings.RESAMPLED", 250)
    deals = 10
    found = []
    for won_deals in range(deals + 1):
        wins = np.zeros((deals, 2, 2))
        wins[:won_deals, 1, 0] = wins[won_deals:, 0, 1] = 2
        found.append(ratings(wins, 2 * EACH_ONCE, seed=won_deals)[1])
    for chance in (1e-9, 0.003, 0.01, 0.03, 0.06, 0.1, 0.2, 0.3, 0.4, 0.5, 0.7, 0.9, 0.97, 0.999):
        true = 400 * log10(chance / (1 - chance))
        held = sum(
            comb(deals, n) * chance**n * (1 - chance) ** (deals - n)
            for n, rating in enumerate(found)
            if covers(rating, true)
        )
        assert held > 0.93, chance


def test_intervals_hold_among_three_one_of_which_never_wins(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("tenfold.lab.ratings.RESAMPLED", 100)
    monkeypatch.setitem(STRENGTH, "c", 1e-6)
    tables = line_ups(tuple("abc"), 2)
    crosstable = Crosstable(tables)
    held = tournaments = 0
    for seed in range(12):
        wins = np.array([crosstable.wins(games) for games in played(tables, 15, seed)])
        _, b, c = ratings(wins, crosstable.most, seed)
        assert c.low is None
        assert covers(c, 400 * log10(1e-6 / STRENGTH["a"]))
        held += covers(b, 400 * log10(STRENGTH["b"] / STRENGTH["a"]))
        tournaments += 1
    assert held / tournaments > 0.9


def test_shared_and_unfinished_games_count_in_parts_and_not_at_all() -> None:
    crosstable = Crosstable([("a", "b", "b")])
    unfinished = Played(None, 5, 5)
    # The seats are a b b, b b a and b a b; every seat of the other bot counts.
    assert crosstable.wins([won(0), won(1, 2), unfinished]).tolist() == [[0, 3], [0.5, 0]]
    level = crosstable.values([unfinished] * 3)
    assert level[0, 1] == pytest.approx(crosstable.even[0, 1])
    assert crosstable.values([won(0), won(2), won(1)])[0, 1] == 1  # a holds these seats
