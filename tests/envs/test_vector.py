"""The vector environment: Gymnasium's way of beginning anew, one game for each number, arrays in place."""

from __future__ import annotations

import copy
import pickle
from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.vector import AutoresetMode
from numpy.typing import NDArray

from tenfold import envs
from tenfold.core import BadInput
from tenfold.envs.spaces import card_rules
from tenfold.envs.vector import CardVectorEnv
from tenfold.kernel import entries
from tenfold.kernel.games import Games
from tenfold.kernel.layout import MOST_ACTIONS
from tenfold.kernel.observation import OBSERVATION

SHORT = {"variants": ["short:1"]}


def vector(**options: Any) -> CardVectorEnv:
    made = gymnasium.make_vec(envs.CARD, vectorization_mode="vector_entry_point", **options)
    assert isinstance(made, CardVectorEnv)
    return made


def first_legal(seen: dict[str, NDArray[Any]]) -> NDArray[Any]:
    first: NDArray[Any] = np.argmax(seen["action_mask"], axis=1)
    return first


def test_games_follow_each_other_as_gymnasium_says() -> None:
    env = vector(num_envs=8, players=3, max_decisions=150, **SHORT)
    assert env.metadata["autoreset_mode"] is AutoresetMode.NEXT_STEP
    seen, infos = env.reset(seed=1)
    arrays = [*seen.values(), *infos.values()]
    assert seen in env.observation_space
    generator = np.random.default_rng(1)
    begins = np.zeros(8, np.bool_)
    ends = set()
    for _ in range(150):
        scores = generator.random(seen["action_mask"].shape) * seen["action_mask"]
        before = env._games.records["decisions"].copy()
        seen, rewards, terminations, truncations, infos = env.step(scores.argmax(axis=1))
        for array, first in zip([*seen.values(), *infos.values()], arrays, strict=True):
            assert np.shares_memory(array, first)
        assert seen["action_mask"][~(terminations | truncations)].any(axis=1).all()
        assert not (rewards != 0)[~terminations].any()
        # The step after an end begins another game and brings nothing.
        assert (env._games.records["decisions"][begins] < before[begins]).all()
        assert not (terminations | truncations | (rewards != 0))[begins].any()
        begins = terminations | truncations
        ends |= set(rewards[terminations])
        assert np.array_equal(rewards[terminations], infos["returns"][terminations, 0])
        assert (infos["returns"].sum(axis=1) == 0).all()
        assert (infos["seat"][~begins] == 0).all()
    assert ends == {-1.0, 2.0}
    assert env._numbers.max() > 8


def test_a_game_depends_on_seed_and_number_alone() -> None:
    whole, half = vector(num_envs=6, threads=2, **SHORT), vector(num_envs=3, **SHORT)
    seen, seen_half = whole.reset(seed=4)[0], half.reset(seed=4)[0]
    for _ in range(100):
        assert all(np.array_equal(seen[key][:3], seen_half[key]) for key in seen)
        begun = whole._finished[:3].any()
        if begun:  # from here on they are games of other numbers
            break
        seen, seen_half = whole.step(first_legal(seen))[0], half.step(first_legal(seen_half))[0]
    again = [copy.deepcopy(half), pickle.loads(pickle.dumps(half))]
    for _ in range(20):
        actions = first_legal(seen_half)
        seen_half = half.step(actions)[0]
        for other in again:
            seen_other = other.step(actions)[0]
            assert all(np.array_equal(seen_other[key], seen_half[key]) for key in seen_half)


def test_self_play_is_the_kernels_game_seen_by_whoever_decides() -> None:
    env = vector(num_envs=4, players=4, opponents="self", variants=["short:1", "knock"])
    seen, infos = env.reset(seed=2)
    games = Games(card_rules("intl", ["short:1", "knock"]), players=4, games=4, seed=int(env._seed))
    games.look()
    generator = np.random.default_rng(3)
    for _ in range(400):
        assert np.array_equal(infos["seat"], games.seats)
        assert np.array_equal(seen["observation"], games.observations)
        assert np.array_equal(seen["action_mask"], games.masks)
        actions = (generator.random(games.masks.shape) * games.masks).argmax(axis=1)
        who = games.seats.copy()
        games.step(actions)
        seen, rewards, terminations, _, infos = env.step(actions)
        if terminations.any():
            at = int(np.flatnonzero(terminations)[0])
            outcome = games.outcome(at)
            assert outcome is not None
            wins = [seat in outcome.winners for seat in range(4)]
            assert [value > 0 for value in infos["returns"][at]] == wins
            assert rewards[at] == infos["returns"][at, who[at]]
            return
    pytest.fail("no game ended")


def test_no_hidden_card_shows() -> None:
    env = vector(num_envs=4, players=3, max_decisions=40)
    seen, _ = env.reset(seed=6)
    for step in range(40):
        records = env._games.records.copy()
        if not env._finished.any() and step % 5 == 0:
            others = records.copy()
            for z in others:  # each other hand that nothing is known of goes into the pile and is dealt anew
                _exchange(z)
            rows, mask = np.zeros((6, OBSERVATION), np.int16), np.zeros(MOST_ACTIONS, np.bool_)
            for i in range(len(others)):
                entries.see_on(others, i, rows, mask)
                assert rows[0].tobytes() == seen["observation"][i].tobytes()
                assert np.array_equal(mask, seen["action_mask"][i])
        seen, _, _, _, infos = env.step(first_legal(seen))
        assert not seen["action_mask"][infos["seat"] != 0].any()  # not even what another seat might do


def _exchange(z: Any) -> None:
    """Two natural cards that nobody has seen change places: one of a hand, one of the draw pile."""
    deck = z["deck"][: z["deck_size"]]
    for seat in (1, 2):
        unseen = int(z["once"][seat] & ~z["shown_once"][seat] & ~z["twice"][seat])
        out = unseen.bit_length() - 1
        for place, card in enumerate(deck):
            if out >= 0 and card < 48 and not int(z["once"][seat]) >> int(card) & 1:
                z["once"][seat] = int(z["once"][seat]) & ~(1 << out) | 1 << int(card)
                z["deck"][place] = out
                break


def test_what_cannot_be_is_refused() -> None:
    env = vector(num_envs=2)
    with pytest.raises(BadInput, match="call reset"):
        env.step(np.zeros(2, np.int64))
    env.reset(seed=1)
    before = env._games.records.copy()
    for actions in (np.zeros(3, np.int64), np.zeros(2), np.zeros((2, 1), np.int64), [True, True]):
        with pytest.raises(BadInput, match="2 whole numbers"):
            env.step(actions)  # type: ignore[arg-type]
    for wrong in (2, -1, 5000):
        with pytest.raises(BadInput, match=rf"action {wrong} is not legal in game 1: choose from 0"):
            env.step(np.array([0, wrong]))
    assert (env._games.records == before).all()
    for options, words in [
        ({"num_envs": 0}, "num_envs must be"),
        ({"players": 7}, "2 to 6 players"),
        ({"opponents": "easy"}, "'random', 'self'"),
        ({"threads": 0}, "threads"),
    ]:
        with pytest.raises(BadInput, match=words):
            CardVectorEnv(**options)  # type: ignore[arg-type]
