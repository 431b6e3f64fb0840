"""PettingZoo's own tests, and what they do not ask."""

from __future__ import annotations

import copy
import pickle
import warnings
from types import SimpleNamespace
from typing import Any

import numpy as np
import pytest
from gymnasium.spaces import Discrete
from pettingzoo.test import api_test, max_cycles_test, seed_test
from pettingzoo.utils import BaseWrapper

from tenfold.core import BadInput
from tenfold.envs import card_v0


class _Legal(Discrete):
    """Where nobody gives a mask, as in `max_cycles_test`: the first legal id, so draw and discard in turn."""

    def __init__(self, env: Any, agent: str) -> None:
        super().__init__(1338)
        self._env, self._agent = env, agent

    def sample(self, mask: Any = None, probability: Any = None) -> Any:
        legal = self._env.observe(self._agent)["action_mask"]
        return np.int64(np.argmax(legal))


class _Sampled(BaseWrapper):  # type: ignore[misc]
    """Whatever the cards are, all seats have as many decisions then."""

    def action_space(self, agent: str) -> Any:
        return _Legal(self.env, agent)


def test_the_suite_of_pettingzoo_passes(monkeypatch: pytest.MonkeyPatch) -> None:
    with warnings.catch_warnings():
        # It warns of every observation that is a dictionary, which is its own way of giving masks.
        warnings.filterwarnings("ignore", message="Observation (space for each agent|is not a NumPy array)")
        api_test(card_v0.env(variants=["short:1"]), num_cycles=1000)
        api_test(card_v0.env(players=6, edition="fx", variants=["knock"], illegal="lose"), num_cycles=20)
    seed_test(lambda: card_v0.env(players=3), num_cycles=60)
    real = card_v0.env
    monkeypatch.setattr(card_v0, "env", lambda **options: _Sampled(real(**options)))
    for _ in range(20):  # whatever is dealt
        max_cycles_test(SimpleNamespace(env=card_v0.env, parallel_env=card_v0.parallel_env))


def test_a_game_to_its_end_and_a_copy_of_it() -> None:
    env = card_v0.raw_env(players=3, variants=["short:1"], render_mode="ansi")
    env.reset(seed=2)
    generator = np.random.default_rng(1)
    again: list[Any] = []
    steps = 0
    while not any(env.terminations.values()):
        agent = env.agent_selection
        seen = {name: env.observe(name) for name in env.agents}
        assert [name for name in env.agents if seen[name]["action_mask"].any()] == [agent]
        for other in again:
            assert other.agent_selection == agent
            assert all(
                other.observe(agent)[key].tobytes() == seen[agent][key].tobytes() for key in seen[agent]
            )
        action = generator.choice(np.flatnonzero(seen[agent]["action_mask"]))
        for each in (env, *again):
            each.step(action)
        steps += 1
        if steps == 25:
            again = [copy.deepcopy(env), pickle.loads(pickle.dumps(env))]
    assert sorted(env.rewards.values()) == [-1.0, -1.0, 2.0]
    outcome = env._games.outcome(0)
    assert outcome is not None
    assert env.rewards[f"seat_{outcome.winners[0]}"] == 2.0
    assert "hand:" in (env.render() or "")


def test_what_cannot_be_is_refused() -> None:
    env = card_v0.env()
    env.reset(seed=1)
    agent = env.agent_selection
    with pytest.raises(BadInput, match="action 2 is not legal now: choose from 0"):
        env.step(2)
    with pytest.raises(BadInput, match="whole number from 0 to 1337"):
        env.step(1.5)
    assert env.agent_selection == agent
    env.step(0)
    with pytest.raises(BadInput, match="seat_0, seat_1"):
        env.observe("seat_2")
    with pytest.raises(BadInput, match="2 to 6 players"):
        card_v0.env(players=1)
    with pytest.raises(BadInput, match="max_cycles"):
        card_v0.env(max_cycles=0)
    lost = card_v0.env(illegal="lose")
    lost.reset(seed=1)
    loser = lost.agent_selection
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")  # PettingZoo warns of it
        lost.step(2)
    assert lost.rewards[loser] == -1
    assert all(lost.terminations.values())
