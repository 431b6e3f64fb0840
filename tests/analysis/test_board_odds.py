"""`tenfold odds --game board`: the printed phases, each counted or estimated in a way that shares no code."""

from __future__ import annotations

from collections import Counter
from math import comb, factorial, prod, sqrt
from random import Random
from typing import Any

import numpy as np
import pytest
from numpy.typing import NDArray

from tenfold.analysis.card.odds import dealt
from tenfold.cli.odds_card import BOARD_DECK
from tenfold.games.board.rules import EDITIONS
from tenfold.pieces.phases import read_phase
from tenfold.pieces.placements import Minimum
from tests.analysis.test_odds import partitions

CARDS, DEALT, NUMBERS, COPIES = 96, 10, 12, 8
ALL_HANDS = comb(CARDS, DEALT)


def counted(text: str) -> int:
    odds = dealt(read_phase(text), Minimum.GROUP, BOARD_DECK)
    assert odds.of == ALL_HANDS
    return odds.hands


def test_these_are_the_phases() -> None:
    assert {str(phase) for phase in EDITIONS["intl"].phases} == {*SETS, *RUNS, *COLOURED}


# --- sets: by how often numbers repeat -------------------------------------------------------------------

SETS = ("set 2 + set 2 + set 2 + set 2", "set 2 + set 3 + set 4", "set 4 + set 4", "set 5 + set 3")


@pytest.mark.parametrize("text", SETS)
def test_sets(text: str) -> None:
    sizes = [int(word) for word in text.split() if word.isdecimal()]
    hands = 0
    for counts in partitions(DEALT, COPIES, NUMBERS):
        ways = factorial(NUMBERS) * prod(comb(COPIES, count) for count in counts)
        for alike in Counter(counts).values():
            ways //= factorial(alike)
        hands += ways * _holds_sets(list(counts), sizes)
    assert counted(text) == hands


def _holds_sets(counts: list[int], sizes: list[int]) -> bool:
    """Every number is tried for every set."""
    if not sizes:
        return True
    first, *others = sizes
    return any(
        count >= first and _holds_sets([*counts[:at], count - first, *counts[at + 1 :]], others)
        for at, count in enumerate(counts)
    )


# --- runs: all ways to hold ten cards of twelve numbers -----------------------------------------------------

RUNS = ("run 8", "run 9", "run 4 + run 4", "set 3 + run 4")


def all_counts() -> NDArray[np.int8]:
    """How many of each number: a row for each way."""
    rows = np.zeros((1, 0), np.int8)
    for number in range(NUMBERS):
        added = np.arange(min(COPIES, DEALT) + 1, dtype=np.int8)
        rows = np.concatenate([np.repeat(rows, len(added), 0), np.tile(added, len(rows))[:, None]], axis=1)
        sums = rows.sum(1)
        rows = rows[(sums <= DEALT) & (sums + COPIES * (NUMBERS - 1 - number) >= DEALT)]
    return rows


@pytest.fixture(scope="module")
def counts() -> NDArray[np.int8]:
    return all_counts()


@pytest.mark.parametrize("text", RUNS)
def test_runs(text: str, counts: NDArray[np.int8]) -> None:
    holds = np.zeros(len(counts), bool)
    groups = text.split(" + ")
    size = int(groups[-1].split()[1])
    for low in range(NUMBERS + 1 - size):
        left = counts.copy()
        left[:, low : low + size] -= 1
        there = (left >= 0).all(1)
        if len(groups) == 2:
            there &= _holds_group(left, groups[0])
        holds |= there
    ways = np.array([comb(COPIES, count) for count in range(COPIES + 1)])[counts[holds]].prod(1)
    assert counted(text) == ways.sum()


def _holds_group(left: NDArray[np.int8], text: str) -> Any:
    kind, size = text.split()
    if kind == "set":
        return (left >= int(size)).any(1)
    windows = range(NUMBERS + 1 - int(size))
    return np.any([(left[:, low : low + int(size)] > 0).all(1) for low in windows], axis=0)


# --- one colour: hands dealt by chance, judged by what is left of the colour ------------------------------

COLOURED = ("colour 5 + run 3", "colour 6 + set 3")
CARD_TYPES = range(4 * NUMBERS)  # colour by colour; two cards of each
TRIES = 25_000


@pytest.mark.parametrize("text", COLOURED)
def test_one_colour(text: str) -> None:
    """Only hands with enough cards of one colour are dealt, and the share of these among all is exact."""
    least, other, size = int(text.split()[1]), text.split()[3], int(text.split()[4])
    chance = Random(text)
    most = range(least, DEALT + 1)
    ways = [comb(24, count) * comb(72, DEALT - count) for count in most]
    found = []
    for count in chance.choices(most, ways, k=TRIES):
        cards = chance.sample(range(24), count) + chance.sample(range(24, CARDS), DEALT - count)
        counts = np.bincount([card // 2 for card in cards], minlength=len(CARD_TYPES)).reshape(4, NUMBERS)
        enough = [colour for colour in range(4) if counts[colour].sum() >= least]
        holds = any(_spared(counts, colour, other, size, least) for colour in enough)
        found.append(holds / len(enough))  # where two colours have enough, it is dealt twice as often
    mean = sum(found) / TRIES
    error = sqrt(sum((one - mean) ** 2 for one in found)) / TRIES
    assert error < 0.04 * mean
    assert abs(counted(text) / (4 * sum(ways)) - mean) < 3.5 * error


def _spared(counts: NDArray[np.int64], colour: int, other: str, size: int, least: int) -> bool:
    """Whether the other group leaves the colour enough cards, if it takes other colours first."""
    own = counts[colour].tolist()
    others = (counts.sum(0) - counts[colour]).tolist()
    spare = sum(own) - least
    if other == "set":
        return any(own[n] + others[n] >= size and size - others[n] <= spare for n in range(NUMBERS))
    windows = (range(low, low + size) for low in range(NUMBERS + 1 - size))
    return any(
        all(own[n] + others[n] for n in window) and sum(not others[n] for n in window) <= spare
        for window in windows
    )
