"""The kernel plays the same game as the reference; `make prove` says so at length."""

from __future__ import annotations

import random
from collections import Counter

import pytest

from tenfold.games.card.game import CardKind
from tenfold.testing.playing import combinations_of
from tests.kernel.beside import Beside, Difference
from tests.kernel.corners import ALL
from tests.kernel.playing import play_block

# Seeds with which every corner comes up.
BLOCKS, BLOCK = (0, 6, 7, 10), 10_000


def test_everything_agrees_at_every_step_of_forty_thousand_decisions() -> None:
    met = sum((play_block(seed, BLOCK) for seed in BLOCKS), Counter[str]())
    assert met["decisions"] >= 40_000
    assert set(met) >= ALL


@pytest.mark.parametrize("edition", ["intl", "fx"])
def test_every_variant_and_number_of_players(edition: str) -> None:
    kind, generator = CardKind(), random.Random(1)
    for variants in combinations_of(kind, edition):
        for players in kind.seats:
            beside = Beside(kind.rules(edition, variants), players, seed=2, number=players)
            beside.play(lambda state, choices: generator.choice(list(choices)), lambda state, turn: None, 50)
            assert beside.decisions == 50


def test_a_difference_is_told() -> None:
    beside = Beside(CardKind().rules("intl"), 3, seed=1, number=0)
    beside.play(lambda state, choices: min(choices), lambda state, turn: None, 20)
    beside.games["wilds"][0, 1] += 1
    with pytest.raises(Difference, match="observation of seat 1"):
        beside.play(lambda state, choices: min(choices), lambda state, turn: None, 30)
