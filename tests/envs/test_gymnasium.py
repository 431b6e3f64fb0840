"""Gymnasium's own checker, and what it does not ask: secrets, copies, points, refusals."""

from __future__ import annotations

import copy
import pickle
from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env
from numpy.typing import NDArray

from tenfold import envs
from tenfold.core import BadInput, Illegal
from tenfold.envs import dice
from tenfold.envs.card import SEAT, CardEnv
from tenfold.games.card.game import CardGame
from tenfold.games.dice.actions import DECLINE, SCORE, STOP, Keep
from tenfold.games.dice.game import DiceGame
from tenfold.kernel import entries
from tenfold.kernel.layout import MOST_ACTIONS
from tenfold.kernel.observation import OBSERVATION
from tenfold.kernel.states import from_state
from tenfold.surfaces import bot
from tenfold.testing.playing import SeededStream


def made(name: str, **options: Any) -> Any:
    return gymnasium.make(name, **options).unwrapped


def at_random(generator: np.random.Generator, mask: NDArray[Any]) -> int:
    return int(generator.choice(np.flatnonzero(mask)))


def same(a: dict[str, NDArray[Any]], b: dict[str, NDArray[Any]]) -> bool:
    return all(np.array_equal(a[key], b[key]) for key in ("observation", "action_mask"))


@pytest.mark.parametrize("name", [envs.CARD, envs.DICE])
def test_the_checker_is_content(name: str) -> None:
    check_env(made(name, illegal="lose"))  # it plays any id, legal or not


@pytest.mark.parametrize(
    ("name", "options"), [(envs.CARD, {"variants": ["short:3"]}), (envs.DICE, {"max_decisions": 200})]
)
def test_a_game_to_its_end_and_a_copy_of_it(name: str, options: dict[str, Any]) -> None:
    env = made(name, render_mode="ansi", **options)
    seen, _ = env.reset(seed=3)
    generator = np.random.default_rng(1)
    for _ in range(30):
        seen, *_ = env.step(at_random(generator, seen["action_mask"]))
    again = [copy.deepcopy(env), pickle.loads(pickle.dumps(env))]
    ended = truncated = False
    while not (ended or truncated):
        action = at_random(generator, seen["action_mask"])
        seen, reward, ended, truncated, _ = env.step(action)
        assert seen in env.observation_space
        for other in again:
            other_seen, *told, _ = other.step(action)
            assert same(seen, other_seen)
            assert told == [reward, ended, truncated]
    assert env.render()
    assert not seen["action_mask"].any()
    with pytest.raises(BadInput, match="call reset"):
        env.step(0)


def test_rewards_of_the_dice_are_points() -> None:
    env = made(envs.DICE)
    env.reset(seed=1)
    bot_stream = SeededStream(1)
    player, total, ended = bot("dice", "easy", env._game.rules), 0.0, False
    while not ended:
        state = env._table.state
        action = player.choose(env._game.view(state, 0), env._game.legal(state), bot_stream)
        chosen = {STOP: dice.STOP_ID, SCORE: dice.SCORE_ID, DECLINE: dice.DECLINE_ID}.get(action)
        if chosen is None:
            chosen = sum(1 << place for place in action.dice)
        seen, reward, ended, _, _ = env.step(chosen)
        total += reward
    assert total == env._table.state.outcome.scores[0] == seen["observation"][-1]


@pytest.mark.parametrize("variants", [[], ["locked"], ["no-decline"]])
def test_the_mask_of_the_dice_is_what_the_rules_accept(variants: list[str]) -> None:
    env = made(envs.DICE, variants=variants)
    seen, _ = env.reset(seed=2)
    game: DiceGame = env._game
    generator = np.random.default_rng(1)
    stages = set()
    for step in range(60):
        state = env._table.state
        stages.add(state.stage)
        if step % 4 == 0 or seen["action_mask"][dice.SCORE_ID]:
            for chosen in {0, 1, 512, 1000, 1022, 1023, 1024, 1025, *range(0, 1024, 37)}:
                action = dice._action(chosen)
                assert isinstance(action, Keep) == (chosen < dice.STOP_ID)
                assert bool(seen["action_mask"][chosen]) == _accepts(game, state, action)
        seen, *_ = env.step(at_random(generator, seen["action_mask"]))


def _accepts(game: DiceGame, state: Any, action: Any) -> bool:
    try:
        game.check(state, action)
    except Illegal:
        return False
    return True


def test_the_learner_sees_what_the_kernel_says_and_nothing_that_is_hidden() -> None:
    env = made(envs.CARD, opponents=["easy", "random", "solid"], variants=["knock", "short:2"])
    seen, _ = env.reset(seed=5)
    game: CardGame = env._game
    generator = np.random.default_rng(2)
    rows, mask = np.zeros((6, OBSERVATION), np.int16), np.zeros(MOST_ACTIONS, np.bool_)
    for step in range(120):
        state = env._table.state
        states = [state]
        if step % 6 == 0:  # other hands and another draw pile that the learner cannot tell from these
            states.append(game.determinize(game.view(state, SEAT), SeededStream(step)))
            assert states[1] != state
        for world in states:
            entries.see_on(from_state(game.rules, world), 0, rows, mask)
            assert np.array_equal(seen["observation"], rows[SEAT])
            assert np.array_equal(seen["action_mask"], mask)
        seen, _, ended, _, _ = env.step(at_random(generator, seen["action_mask"]))
        if ended:
            break


def test_a_cap_truncates() -> None:
    env = made(envs.CARD, max_decisions=9)
    seen, _ = env.reset(seed=1)
    truncated = False
    while not truncated:
        seen, reward, ended, truncated, _ = env.step(np.flatnonzero(seen["action_mask"])[-1])
        assert (reward, ended) == (0.0, False)
    assert not seen["action_mask"].any()


def test_what_cannot_be_is_refused() -> None:
    env = made(envs.CARD)
    with pytest.raises(BadInput, match="call reset"):
        env.step(0)
    env.reset(seed=1)
    for action in (-1, 1338, 1.0, True, "draw", np.zeros(2), None):
        with pytest.raises(BadInput, match="whole number from 0 to 1337"):
            env.step(action)
    with pytest.raises(BadInput, match="action 2 is not legal now: choose from 0"):
        env.step(2)
    seen, reward, *_ = env.step(np.array(0))  # nothing had changed
    assert (reward, seen["action_mask"][0]) == (0.0, 0)
    for options, words in [
        ({"opponents": "nobody"}, "random, easy, solid"),
        ({"opponents": []}, "2"),
        ({"edition": "de"}, "intl, fx"),
        ({"variants": "knock"}, "list of names"),
        ({"variants": ["nock"]}, "nock"),
        ({"illegal": "ignore"}, "'raise', 'lose'"),
        ({"render_mode": "human"}, "'ansi'"),
        ({"max_decisions": 0}, "from 1 on"),
    ]:
        with pytest.raises(BadInput, match=words):
            CardEnv(**options)  # type: ignore[arg-type]
    for options in ({"variants": "locked"}, {"variants": ["short:1"]}, {"illegal": "punish"}):
        with pytest.raises(BadInput):
            made(envs.DICE, **options)
    lost = made(envs.CARD, illegal="lose")
    lost.reset(seed=1)
    _, reward, ended, _, info = lost.step(2)
    assert (reward, ended) == (-1.0, True)
    assert "choose from 0" in info["illegal"]
