"""Learn to beat the bot `random` at the card game, by the cross-entropy method with scikit-learn.

pip install 'tenfold[rl]' scikit-learn && python examples/learn_to_beat_random.py

In each round a network plays whole games, and then learns the decisions of those that it won fastest.
"""

import argparse
import time

import gymnasium
import numpy as np
from sklearn.neural_network import MLPClassifier

import tenfold.envs

AT_ONCE = 128  # games


def chosen(network, seen, generator):
    """A legal action in each game: by the network's odds, or any before it has learnt."""
    odds = seen["action_mask"].astype(np.float32)
    if network is not None:
        odds *= network.predict_proba(scaled(seen)) + 1e-6
    # The largest of odds / exponential is a draw by these odds.
    return np.argmax(odds / generator.exponential(size=odds.shape), axis=1)


def scaled(seen):
    return np.minimum(seen["observation"], 50) / np.float32(10)


def play(env, network, games, generator):
    """Whole games: whether each was won, and what was seen and done in it."""
    seen, _ = env.reset(seed=int(generator.integers(2**31)))
    going = [[] for _ in range(env.num_envs)]
    begins = np.zeros(env.num_envs, bool)
    ended = []
    while len(ended) < games:
        actions, rows = chosen(network, seen, generator), scaled(seen)  # the arrays are written anew by step
        seen, rewards, terminations, truncations, _ = env.step(actions)
        for i in np.flatnonzero(~begins):  # a step that begins a game has no decision
            going[i].append((rows[i], actions[i]))
        begins = terminations | truncations
        for i in np.flatnonzero(begins):
            ended.append((rewards[i] > 0, going[i]))
            going[i] = []
    return ended


def main():
    options = argparse.ArgumentParser(description=__doc__)
    options.add_argument("--rounds", type=int, default=10)
    options.add_argument("--games", type=int, default=500, help="in each round")
    options.add_argument("--seed", type=int, default=1)
    arguments = options.parse_args()
    generator = np.random.default_rng(arguments.seed)
    env = gymnasium.make_vec(tenfold.envs.CARD, num_envs=AT_ONCE, opponents="random", variants=["short:1"])
    every_id = np.arange(env.single_action_space.n)
    learner = MLPClassifier(hidden_layer_sizes=(64,), learning_rate_init=0.003, random_state=arguments.seed)
    network, start = None, time.process_time()
    for number in range(arguments.rounds + 1):
        ended = play(env, network, arguments.games, generator)
        won = sorted((game for win, game in ended if win), key=len)
        seconds = time.process_time() - start
        print(
            f"round {number}: {len(won) / len(ended):.1%} of {len(ended)} games won, {seconds:.0f} s",
            flush=True,
        )
        rows, actions = zip(*(move for game in won[: len(ended) // 4] for move in game), strict=True)
        for _ in range(4):
            learner.partial_fit(np.array(rows), np.array(actions), classes=every_id)
        network = learner


if __name__ == "__main__":
    main()
