"""What the end of a hand is worth: games that were not learned from end as the table says."""

from __future__ import annotations

import numpy as np
import pytest

from tenfold.analysis.card.search.values import learned
from tenfold.lab.card_values import curve, fixed_slopes, pairs, play, power

GAMES = 600


@pytest.mark.parametrize("players", [2, 4])
def test_new_games_end_as_the_table_says(players: int) -> None:
    played, notes = play(players, GAMES, seed=77)
    assert played.over.all()
    left, other_left, points, ahead = pairs(played, notes, players)
    values = learned()[players]
    lead, slope = values["lead"][left, other_left], values["slope"][left, other_left]
    chance = 1 / (1 + np.exp(-(lead + slope * points)))
    game = np.tile(notes["game"], players * (players - 1))
    for lowest in (0.5, 0.6, 0.7, 0.8, 0.9):
        there = (chance >= lowest) & (chance < lowest + 0.1)
        games = len(set(game[there]))  # hands of a game go together
        assert games > 50
        assert abs(ahead[there].mean() - chance[there].mean()) < 3.5 * np.sqrt(0.25 / games)
    table = {name: values[name].tolist() for name in ("lead", "slope")}
    assert abs(power(played, notes, table, players) - values["power"]) < 0.25


def test_points_count_more_with_fewer_hands_left() -> None:
    slopes = fixed_slopes(2, 300, seed=78)
    assert slopes[1] > 2 * slopes[8] > 0
    assert np.abs(np.array(slopes[1:9]) - learned()["fixed_slope"][2][1:9]).max() < 0.02


def test_a_curve_is_found_again() -> None:
    generator = np.random.default_rng(1)
    points = generator.normal(0, 40, 20_000)
    ahead = generator.random(20_000) < 1 / (1 + np.exp(-(0.5 + 0.03 * points)))
    lead, slope = curve(points, ahead.astype(float), (0.0, 0.01))
    assert abs(lead - 0.5) < 0.06
    assert abs(slope - 0.03) < 0.002
