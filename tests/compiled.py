"""Compile what tests want compiled, once, before several workers want it at the same time: `make compiled`.

Each entry of compiled code is called as tests and commands call it; what it finds does not matter here.
"""

from __future__ import annotations

import os
import sys

os.environ["TENFOLD_FAST"] = "1"  # tests do without, unless it is what they test

import gymnasium
import numpy as np

from tenfold import envs
from tenfold.analysis.dice.solver.colour_compiled import CompiledColourPhase
from tenfold.analysis.dice.solver.numbers_compiled import CompiledNumbersPhase
from tenfold.bots.card import strong
from tenfold.games.card import CardKind
from tenfold.games.card.game import CardGame
from tenfold.kernel import entries
from tenfold.kernel.games import Games
from tenfold.kernel.states import from_view
from tests.analysis.dice.test_compiled import RULES, gains
from tests.envs.test_openspiel import test_the_suite_of_openspiel_passes
from tests.kernel.beside import Beside


def compile_cards() -> None:
    strong.main()
    rules = CardKind().rules("intl")
    beside = Beside(rules, 2, seed=1, number=0)
    beside.play(lambda state, choices: min(choices), lambda state, turn: None, 9)
    entries.deal_unseen_on(from_view(rules, CardGame(rules, 2).view(beside.state, 0), games=2), 0)
    games = Games(rules, players=2, games=2)
    games.look()
    games.step(games.masks.argmax(axis=1))
    games.play_random(9)
    entries.play_random_seen(games.records, 9, games.seats, games.observations, games.masks)
    test_the_suite_of_openspiel_passes()
    env = gymnasium.make_vec(envs.CARD, num_envs=2, vectorization_mode="vector_entry_point")
    seen, _ = env.reset(seed=1)
    env.step(np.argmax(seen["action_mask"], axis=1))


def compile_dice() -> None:
    numbers, colour = CompiledNumbersPhase(RULES.phase(1)), CompiledColourPhase(RULES.phase(8), RULES.colours)
    for phase in (numbers, colour):
        values = gains(phase.most)
        phase.values(values)
        phase.results(values)
        phase.best_success()


if __name__ == "__main__":
    {"cards": compile_cards, "dice": compile_dice}[sys.argv[1]]()
