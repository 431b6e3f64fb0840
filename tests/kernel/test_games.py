"""Many games at once: the same whatever the batch, and clear words for what cannot be."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import numpy as np
import pytest

from tenfold.core import BadInput
from tenfold.games.card.determinize import unseen
from tenfold.games.card.game import CardGame
from tenfold.games.card.rules import EDITIONS
from tenfold.games.card.view import View
from tenfold.games.dice.rules import EDITIONS as DICE_EDITIONS
from tenfold.kernel import entries
from tenfold.kernel.games import Games
from tenfold.kernel.states import from_state, from_view
from tenfold.pieces.phases import read_phase
from tenfold.testing.playing import SeededStream
from tests.kernel.beside import Beside

INTL = EDITIONS["intl"]
SHORT = replace(INTL, short=1)


def test_a_game_depends_on_its_number_alone() -> None:
    whole = Games(SHORT, players=3, games=40, seed=5)
    decisions = whole.play_random()
    assert decisions == whole.records["decisions"].sum()
    parts = [Games(SHORT, players=3, games=20, seed=5, first=first, threads=3) for first in (0, 20)]
    assert sum(part.play_random() for part in parts) == decisions
    assert (np.concatenate([part.records for part in parts]) == whole.records).all()
    other = Games(SHORT, players=3, games=40, seed=6)
    other.play_random()
    assert (other.records["total"] != whole.records["total"]).any()


def test_stepping_and_playing_are_the_same_game() -> None:
    played = Games(SHORT, players=2, games=3, seed=1, dealer=1)
    played.play_random(60)
    stepped = Games(SHORT, players=2, games=3, seed=1, dealer=1, threads=2)
    stepped.look()
    generator = np.random.default_rng(1)
    for _ in range(60):
        assert stepped.masks.any(axis=1).all()
        stepped.step(np.array([generator.choice(np.flatnonzero(mask)) for mask in stepped.masks]))
    assert (stepped.records["decisions"] == 60).all()
    # Other choices, but the same cards: every hand has a stream of its own.
    assert (stepped.records["seed"] == played.records["seed"]).all()
    before = stepped.records.tobytes(), stepped.observations.tobytes()
    stepped.look()
    assert (stepped.records.tobytes(), stepped.observations.tobytes()) == before


def test_outcomes_are_those_of_the_reference() -> None:
    games = Games(SHORT, players=4, games=5, seed=2)
    assert games.outcome(0) is None
    games.play_random()
    assert games.over.all()
    for game in range(5):
        outcome = games.outcome(game)
        assert outcome is not None
        assert sorted(seat for place in outcome.ranking for seat in place) == [0, 1, 2, 3]
        assert outcome.reason.rule == "card.win"


def test_a_view_becomes_a_world_that_looks_the_same() -> None:
    beside = Beside(INTL, 4, seed=1, number=0)
    beside.play(lambda state, choices: max(choices), lambda state, turn: None, 41)
    state = beside.state
    view: View = CardGame(INTL, 4).view(state, 2)
    worlds = from_view(INTL, view, games=50)
    assert (worlds["deck_size"] == len(unseen(INTL, view))).all()
    entries.seed_games(worlds, np.uint64(1), np.uint64(0))
    entries.deal_unseen_on(worlds, 2)
    real = from_state(INTL, state)[0]
    for name in ("once", "twice", "wilds", "skips_held"):
        assert (worlds[name][:, 2] == real[name][2]).all()
    assert (worlds["deck_size"] == real["deck_size"]).all()
    assert len(np.unique(worlds["once"][:, 0])) > 40
    seen = np.zeros((4, beside._rows.shape[1]), np.int16)
    entries.see_on(beside.games, 0, seen, beside._mask)
    rows = np.zeros_like(seen)
    for i in range(len(worlds)):
        entries.see_on(worlds, i, rows, beside._mask)
        assert (rows[2] == seen[2]).all()
    assert view == CardGame(INTL, 4).view(CardGame(INTL, 4).determinize(view, SeededStream(1)), 2)


@pytest.mark.parametrize(
    ("made", "said"),
    [
        ({"players": 7}, "2 to 6 players, not 7"),
        ({"games": 0}, "games must be a whole number from 1 on, not 0"),
        ({"games": 2.5}, "games must be a whole number from 1 on, not 2.5"),
        ({"seed": -1}, "seed must be a whole number from 0 on, not -1"),
        ({"dealer": 4}, "dealer must be a seat from 0 to 3 or None, not 4"),
        ({"rules": DICE_EDITIONS["de"]}, "the kernel plays the card game"),
        ({"rules": replace(INTL, phases=(read_phase("run 5"),))}, "the ten printed phases only"),
    ],
)
def test_what_cannot_be_played_is_refused(made: dict[str, Any], said: str) -> None:
    with pytest.raises(BadInput, match=said):
        Games(**{"rules": INTL, "players": 4, "games": 2, **made})


def test_wrong_actions_are_refused_and_change_nothing() -> None:
    games = Games(SHORT, players=2, games=3)
    games.look()
    before = games.records.tobytes()
    for actions, said in (
        (np.zeros(2, int), r"must be 3 whole numbers, one for each game, not an array of shape \(2,\)"),
        (np.zeros((3, 1), int), r"shape \(3, 1\)"),
        (np.zeros(3), "type float64"),
        (np.array([0, 0, 1337]), "action 1337 is not legal in game 2: choose from 0"),
        (np.array([0, -1, 0]), "action -1 is not legal in game 1"),
        (np.array([99_999, 0, 0]), "action 99999 is not legal in game 0"),
    ):
        with pytest.raises(BadInput, match=said):
            games.step(actions)
    assert games.records.tobytes() == before
    games.step(np.zeros(3, np.int8))
    with pytest.raises(BadInput, match="action 0 is not legal"):  # it was, one step ago
        games.step(np.zeros(3, np.int8))
    games.play_random()
    with pytest.raises(BadInput, match="all games are over"):
        games.step(np.zeros(3, int))
