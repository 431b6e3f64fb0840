"""OpenSpiel's own tests of a game, its search from information states, and what they do not ask."""

from __future__ import annotations

import pickle
from random import Random
from typing import Any

import numpy as np
import pyspiel
import pytest
from open_spiel.python.algorithms import ismcts, mcts

from tenfold.core import BadInput
from tenfold.envs import openspiel
from tenfold.envs.action_texts import action_text
from tenfold.kernel.layout import HIT_FIRST, MOST_ACTIONS


def load(**parameters: Any) -> Any:
    return pyspiel.load_game("tenfold_card_v0", parameters)


def chance(state: Any, generator: Random) -> int:
    outcomes, weights = zip(*state.chance_outcomes(), strict=True)
    return int(generator.choices(outcomes, weights)[0])


def test_the_suite_of_openspiel_passes() -> None:
    game = load(variants="short:1", max_decisions=60)
    pyspiel.random_sim_test(game, num_sims=2, serialize=True, verbose=False)
    game = load(players=4, edition="fx", variants="short:1+knock")
    pyspiel.random_sim_test(game, num_sims=1, serialize=False, verbose=False)
    assert game.observation_tensor_shape() == [623]
    assert not game.get_type().provides_information_state_tensor
    assert (game.max_game_length(), game.num_distinct_actions()) == (20_000, MOST_ACTIONS)
    assert (game.min_utility(), game.max_utility(), game.utility_sum()) == (-1.0, 3.0, 0.0)


def test_its_search_from_information_states_runs() -> None:
    game = load(variants="short:1", max_decisions=80)
    evaluator = mcts.RandomRolloutEvaluator(1, np.random.RandomState(1))
    bot = ismcts.ISMCTSBot(game, evaluator, 1.4, 15, random_state=np.random.RandomState(2))
    state, generator = game.new_initial_state(), Random(3)
    for _ in range(4):
        while state.is_chance_node():
            state.apply_action(chance(state, generator))
        state.apply_action(bot.step(state))


@pytest.mark.parametrize(
    ("players", "edition", "variants", "greedy"),
    [(2, "intl", "short:2", False), (3, "fx", "knock", True), (6, "intl", "fixed", True)],
)
def test_resampled_worlds_look_the_same_to_the_player_alone(
    players: int, edition: str, variants: str, greedy: bool
) -> None:
    game = load(players=players, edition=edition, variants=variants, max_decisions=1500)
    state, generator = game.new_initial_state(), Random(players)
    differing = renewed = tried = moves = 0
    while not state.is_terminal() and tried < 40:
        if moves % (17 if greedy else 53) == 0:
            viewer = generator.randrange(players)
            other = state.resample_from_infostate(viewer, pyspiel.UniformProbabilitySampler(moves, 0.0, 1.0))
            for ask in ("information_state_string", "observation_string", "observation_tensor"):
                assert getattr(other, ask)(viewer) == getattr(state, ask)(viewer)
            assert other.current_player() == state.current_player()
            assert len(other.history()) == len(state.history())
            played = game.new_initial_state()  # its history leads to it
            if tried % 8 == 0:
                for action in other.history():
                    played.apply_action(action)
                assert str(played) == str(other)
            differing += str(other) != str(state)
            renewed += "new=" in state.information_state_string(viewer).rsplit("\n")[-1]
            tried += 1
        moves += 1
        if state.is_chance_node():
            state.apply_action(chance(state, generator))
        else:
            legal = state.legal_actions()
            lays = [action for action in legal if action >= HIT_FIRST]
            others = [action for action in legal if action < HIT_FIRST]  # so that piles are renewed
            state.apply_action(generator.choice(lays if greedy and lays else others))
    assert differing > tried / 2
    assert renewed or greedy


def test_what_a_search_deals_depends_on_nothing_that_is_hidden() -> None:
    """From two worlds that look the same to the player the same numbers lead to the same third one."""
    game = load(players=3, max_decisions=500)
    state, generator = game.new_initial_state(), Random(5)
    for moves in range(160):
        if not state.is_chance_node() and moves % 20 == 0:
            viewer = moves % 3
            other = state.resample_from_infostate(viewer, pyspiel.UniformProbabilitySampler(1, 0.0, 1.0))
            thirds = [
                each.resample_from_infostate(viewer, pyspiel.UniformProbabilitySampler(2, 0.0, 1.0))
                for each in (state, other)
            ]
            assert str(thirds[0]) == str(thirds[1])
        actions = state.legal_actions()
        state.apply_action(chance(state, generator) if state.is_chance_node() else generator.choice(actions))


def test_deals_are_of_single_cards_and_a_cap_brings_nobody_anything() -> None:
    game = load(players=3, max_decisions=5)
    state, generator = game.new_initial_state(), Random(1)
    assert state.chance_outcomes() == [(seat, 1 / 3) for seat in range(3)]
    state.apply_action(1)
    assert state.action_to_string(state.current_player(), 48) == "W"
    for card in range(31):
        assert state.is_chance_node()
        assert sum(weight for _, weight in state.chance_outcomes()) == pytest.approx(1)
        state.apply_action(card)
    assert (state.current_player(), state.legal_actions()) == (2, [0, 1])  # the dealer's left
    assert state.information_state_string(2) == "seat 2:\ndeal 1 G8 R1,B1,G1,Y1,R2,B2,G2,Y2,R3,B3"
    copied = [state.clone(), pickle.loads(pickle.dumps(state))]
    while not state.is_terminal():
        action = chance(state, generator) if state.is_chance_node() else state.legal_actions()[-1]
        for each in (state, *copied):
            each.apply_action(action)
    assert all(str(each) == str(state) for each in copied)
    assert all(each.information_state_string(0) == state.information_state_string(0) for each in copied)
    assert state.returns() == [0.0, 0.0, 0.0]


def test_ids_have_words() -> None:
    assert [action_text(action) for action in (0, 3, 5, 53, 54, 59, 158, 659, 1337)] == [
        "draw",
        "pass",
        "discard B1",
        "discard S",
        "discard S +1",
        "hit R1 +0.0",
        "hit W high +0.1",
        "lay 1: 1s 1s",
        "lay 10: 12s 12s",
    ]
    assert len({action_text(action) for action in range(MOST_ACTIONS)}) == MOST_ACTIONS


def test_what_cannot_be_is_refused() -> None:
    refused: list[tuple[dict[str, Any], str]] = [
        ({"players": 7}, "2 to 6 players"),
        ({"edition": "de"}, "intl, fx"),
        ({"variants": "knok"}, "knok"),
        ({"max_decisions": 0}, "max_decisions"),
    ]
    for parameters, words in refused:
        with pytest.raises(BadInput, match=words):
            openspiel.SpielCardGame(parameters)
    state = load().new_initial_state()
    with pytest.raises(BadInput, match="chance cannot bring 2: choose from"):
        state.apply_action(2)
    generator = Random(1)
    while state.is_chance_node():
        state.apply_action(chance(state, generator))
    with pytest.raises(BadInput, match="action 2 is not legal now: choose from 0"):
        state.apply_action(2)
