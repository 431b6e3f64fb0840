"""Learn to beat the bot `random` at the card game: Monte Carlo control with a small network of scikit-learn.

pip install 'tenfold[rl]' scikit-learn && python examples/learn_to_beat_random.py

A network says what a decision is worth, from what it leaves in the hand. It plays games, mostly by what it
says and now and then at random; then it learns from how they ended, and plays again.
"""

import argparse
import time

import gymnasium
import numpy as np
from sklearn.neural_network import MLPRegressor

import tenfold.envs

AT_ONCE = 128  # games
FADING = 0.97  # how much of a reward counts one decision earlier: sooner wins are better
PHASE_1 = 6  # cards

# Where the observation has what we use, and where each kind of action starts (docs/kernel.md).
WILD, SKIP, MY_CARDS, MY_PHASE, THEIR_CARDS, THEIR_PHASE, TOP = 48, 49, 487, 490, 496, 499, 616
TAKE, DISCARD, SKIP_AT, HIT, LAY = 1, 4, 54, 59, 659


def left(rows, ids):
    """What a decision leaves: laid or not, how many cards, how many numbers held once, twice, more often."""
    hand = rows[:, :50].astype(np.float32)
    lays, hits = ids >= LAY, (ids >= HIT) & (ids < LAY)
    gone = np.where(hits, np.minimum((ids - HIT) % 50, WILD), np.where(ids < SKIP_AT, ids - DISCARD, SKIP))
    leaves = (ids >= DISCARD) & ~lays
    each = np.arange(len(ids))
    hand[each[leaves], gone[leaves]] -= 1
    takes = ids == TAKE
    hand[each[takes], rows[takes, TOP]] += 1
    laid = lays | (rows[:, MY_PHASE] > 0)
    of_number = hand[:, :48].reshape(-1, 12, 4).sum(axis=2)
    held = [((of_number == count).sum(axis=1)) * ~laid for count in (1, 2, 3)] + [
        (of_number > 3).sum(axis=1) * ~laid
    ]
    cards = rows[:, MY_CARDS] + takes - leaves - PHASE_1 * lays
    facts = [laid, cards / 5, hand[:, WILD], hand[:, SKIP], ids == 0, takes]
    them = [rows[:, THEIR_CARDS] / 5, rows[:, THEIR_PHASE] > 0]
    return np.stack([*facts, *them, *held], axis=1).astype(np.float32)


def play(env, network, games, wild, generator):
    """Whole games: for each the reward, and what its decisions left. Some, `wild`, are random."""
    seen, _ = env.reset(seed=int(generator.integers(2**31)))
    going = [[] for _ in range(env.num_envs)]
    begins = np.zeros(env.num_envs, bool)
    ended = []
    while len(ended) < games:
        at, ids = np.nonzero(seen["action_mask"])
        facts = left(seen["observation"][at], ids)
        worth = generator.random(len(at)) if network is None else network.predict(facts)
        worth[generator.random(env.num_envs)[at] < wild] = 0
        order = np.lexsort((generator.random(len(at)), worth, at))
        last = order[np.append(at[order][1:] != at[order][:-1], True)]  # the best of each game
        actions = np.zeros(env.num_envs, int)
        actions[at[last]] = ids[last]
        for i, best in zip(at[last], last, strict=True):
            going[i].append(facts[best])
        seen, rewards, terminations, truncations, _ = env.step(actions)
        for i in np.flatnonzero(begins):  # a step that begins a game has no decision
            going[i] = []
        begins = terminations | truncations
        for i in np.flatnonzero(begins):
            ended.append((rewards[i], going[i]))
            going[i] = []
    return ended


def main():
    options = argparse.ArgumentParser(description=__doc__)
    options.add_argument("--rounds", type=int, default=6)
    options.add_argument("--games", type=int, default=1000, help="in each round")
    options.add_argument("--seed", type=int, default=1)
    arguments = options.parse_args()
    generator = np.random.default_rng(arguments.seed)
    env = gymnasium.make_vec(tenfold.envs.CARD, num_envs=AT_ONCE, opponents="random", variants=["short:1"])
    env.reset()  # compiles, the first time
    learner = MLPRegressor(hidden_layer_sizes=(32,), learning_rate_init=0.002, random_state=arguments.seed)
    network, rounds, start = None, [], time.process_time()
    for number in range(arguments.rounds + 1):
        ended = play(env, network, arguments.games, 0.1, generator)
        facts = np.concatenate([moves for _, moves in ended])
        ends = np.concatenate([reward * FADING ** np.arange(len(moves))[::-1] for reward, moves in ended])
        rounds = [*rounds[-4:], (facts, ends)]
        for _ in range(5):
            learner.partial_fit(*map(np.concatenate, zip(*rounds, strict=True)))
        network = learner
        report(f"round {number}", ended, start)
    report("without chance", play(env, network, 2 * arguments.games, 0, generator), start)


def report(name, ended, start):
    share = np.mean([reward > 0 for reward, _ in ended])
    print(f"{name}: {share:.1%} of {len(ended)} games won, {time.process_time() - start:.0f} s", flush=True)


if __name__ == "__main__":
    main()
