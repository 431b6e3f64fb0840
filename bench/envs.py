"""How fast the environments step, beside the bare kernel: python bench/envs.py (extras `rl`, `openspiel`).

`--seconds 5` measures longer, `--json` prints the figures as data. Decisions per CPU second of random play
with observations and masks; choosing an action is not counted.
"""

from __future__ import annotations

import argparse
import json
import os
import random
import time
from collections.abc import Callable, Iterator
from typing import Any

import gymnasium
import numpy as np
import pyspiel

import tenfold.envs
import tenfold.envs.openspiel
from tenfold.cli.progress import progress_bar
from tenfold.envs import card_v0
from tenfold.games.card.rules import EDITIONS
from tenfold.kernel import entries
from tenfold.kernel.games import Games
from tenfold.lab.bench import yardstick

PLAYERS = 4
MANY = 256
generator = np.random.default_rng(1)


Round = tuple[int, float]  # decisions, and the CPU seconds that they took


def timed(call: Callable[..., Any], *arguments: Any) -> tuple[Any, float]:
    start = time.thread_time()
    return call(*arguments), time.thread_time() - start


def kernel() -> Iterator[Round]:
    while True:
        games = Games(EDITIONS["intl"], players=PLAYERS, games=64, seed=int(generator.integers(2**62)))
        seen = (games.seats, games.observations, games.masks)
        yield timed(entries.play_random_seen, games.records, 2000, *seen)


def vector(count: int) -> Iterator[Round]:
    env: Any = gymnasium.make_vec(tenfold.envs.CARD, num_envs=count, players=PLAYERS, opponents="self")
    seen, _ = env.reset(seed=1)
    while True:
        mask = seen["action_mask"]
        actions = (generator.random(mask.shape, np.float32) * mask).argmax(axis=1)
        yield count, timed(env.step, actions)[1]


def pettingzoo() -> Iterator[Round]:
    env = card_v0.raw_env(players=PLAYERS)
    env.reset(seed=1)
    while True:
        seen, looked = timed(env.observe, env.agent_selection)
        action = generator.choice(np.flatnonzero(seen["action_mask"]))
        yield 1, looked + timed(env.step, action)[1]
        if any(env.terminations.values()) or any(env.truncations.values()):
            env.reset()


def single() -> Iterator[Round]:
    env: Any = gymnasium.make(tenfold.envs.CARD, opponents=["easy"] * (PLAYERS - 1)).unwrapped
    seen, _ = env.reset(seed=1)
    while True:
        before = env._table.decisions
        action = generator.choice(np.flatnonzero(seen["action_mask"]))
        (seen, _, ended, cut, _), spent = timed(env.step, action)
        yield env._table.decisions - before, spent
        if ended or cut:
            seen, _ = env.reset()


def openspiel() -> Iterator[Round]:
    game, chance = pyspiel.load_game("tenfold_card_v0", {"players": PLAYERS}), random.Random(1)
    while True:
        state = game.new_initial_state()
        while not state.is_terminal():
            start = time.thread_time()
            if state.is_chance_node():
                outcomes, weights = zip(*state.chance_outcomes(), strict=True)
                state.apply_action(chance.choices(outcomes, weights)[0])
                yield 0, time.thread_time() - start
            else:
                state.apply_action(chance.choice(state.legal_actions()))
                yield 1, time.thread_time() - start


def rate(rounds: Iterator[Round], seconds: float) -> float:
    while not next(rounds)[0]:  # compiles, up to the first decision
        pass
    decisions = spent = 0.0
    while spent < seconds:
        made, took = next(rounds)
        decisions += made
        spent += took
    return decisions / spent


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--seconds", type=float, default=2.0, help="of CPU time, each")
    parser.add_argument("--json", action="store_true")
    asked = parser.parse_args()
    measured = {
        "kernel, with observations and masks": kernel(),
        f"vector environment, {MANY} games": vector(MANY),
        "vector environment, 16 games": vector(16),
        "PettingZoo": pettingzoo(),
        "Gymnasium against `easy`": single(),
        "OpenSpiel, without observations": openspiel(),
    }
    found = {}
    with progress_bar("measuring", len(measured)) as advance:
        for name, rounds in measured.items():
            yard = yardstick.rate(asked.seconds / 2)
            speed = rate(rounds, asked.seconds)
            found[name] = {"decisions_per_second": round(speed), "ratio": round(speed / yard, 4)}
            advance(1)
    load = round(os.getloadavg()[0], 1)
    if asked.json:
        print(json.dumps({"bench": "envs", "players": PLAYERS, "load": load, "environments": found}))
        return
    for name, speed in found.items():
        print(
            f"{name}: {speed['decisions_per_second']:,} decisions per CPU second, "
            f"{speed['ratio']:.4f} of the yardstick"
        )
    print(f"load {load} on {os.cpu_count()} cores")


if __name__ == "__main__":
    main()
