"""What the end of a round is worth at the board: games that were not learned from end as the table says."""

from __future__ import annotations

from collections import defaultdict
from math import sqrt
from pathlib import Path
from random import Random
from statistics import fmean

import msgspec
import pytest

from tenfold.analysis.board.values import ShareNumbers, learned, share
from tenfold.games.board.rules import SEATS
from tenfold.lab.board_values import SolidGame, fitted, play

# python -m tenfold.lab.board_values --seed 1000001 --games GAMES --notes tests/lab/board_rounds.jsonl
FILE = Path(__file__).with_name("board_rounds.jsonl")
GAMES = 60


@pytest.fixture(scope="module")
def others() -> list[SolidGame]:
    return [msgspec.json.decode(line, type=SolidGame) for line in FILE.read_bytes().splitlines()]


def chances(games: list[SolidGame]) -> list[tuple[float, bool, tuple[int, int]]]:
    """Of every seat at the end of every round: its chance, whether it won, and which game it was."""
    return [
        (share(left, seat, starter, learned()[game.players]), seat == game.winner, (game.players, game.seed))
        for game in games
        for left, starter in game.ends
        for seat in range(game.players)
    ]


def test_the_games_are_others_and_were_played(others: list[SolidGame]) -> None:
    seeds = {game.seed for game in others}
    assert [(game.players, game.seed) for game in others] == [
        (n, seed) for seed in sorted(seeds) for n in SEATS
    ]
    assert len(seeds) == GAMES
    assert min(seeds) > max(numbers.games for numbers in learned().values())
    for game in others[:2]:
        assert play(game.players, game.seed) == game


def test_they_are_won_as_often_as_was_said(others: list[SolidGame]) -> None:
    bins = defaultdict(list)
    for chance, won, game in chances(others):
        bins[int(chance * 10)].append((chance, won, game))
    assert set(bins) >= set(range(9))
    for found in bins.values():
        games = len({game for _, _, game in found})  # rounds of a game go together
        said, came = fmean(chance for chance, _, _ in found), fmean(won for _, won, _ in found)
        assert abs(came - said) < 3 * sqrt(max(said * (1 - said), 0.01) / games), (said, came, games)


@pytest.mark.parametrize("players", SEATS)
def test_at_every_table_it_says_more_than_nothing(players: int, others: list[SolidGame]) -> None:
    """Brier's score against that of even chances."""
    found = chances([game for game in others if game.players == players])
    even = 1 / players
    assert fmean((won - chance) ** 2 for chance, won, _ in found) < even * (1 - even)


def test_numbers_are_found_again() -> None:
    chance, numbers = Random(1), ShareNumbers(0.1, 0.8, 0.3, 1500)
    games = []
    for seed in range(numbers.games):
        left = tuple(chance.randint(1, 10) for _ in range(3))
        shares = [share(left, seat, 0, numbers) for seat in range(3)]
        assert sum(shares) == pytest.approx(1)
        games.append(SolidGame(3, seed, chance.choices(range(3), shares)[0], ((left, 0),)))
    found = fitted(games)
    for name in ("far", "near", "starts"):
        assert abs(getattr(found, name) - getattr(numbers, name)) < 0.15
