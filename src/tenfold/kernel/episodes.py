"""Games one after the other in the same records, for learners: one call for each step of all of them."""

from __future__ import annotations

from typing import Any

import numpy as np

from tenfold.kernel.choices import is_choice, list_choices
from tenfold.kernel.entries import choose_at_random
from tenfold.kernel.jit import called, entry, inner
from tenfold.kernel.layout import CHOICES, NOBODY, OVER, Record
from tenfold.kernel.nature import settle
from tenfold.kernel.observation import observe
from tenfold.kernel.seats import awaited
from tenfold.kernel.streams import seed_game
from tenfold.kernel.transition import act


@entry
def returns_on(games: Any, i: int, row: Any) -> None:
    """What the game brings each seat."""
    _put_returns(games[i], row)


@called
def _put_returns(z: Record, row: Any) -> None:
    """Whoever has not won pays one, and the winners share it; nothing while the game goes on."""
    row[:] = 0.0
    if z.stage != OVER:
        return
    winners = 0
    for seat in range(z.players):
        winners += z.place[seat] == 0
    for seat in range(z.players):
        row[seat] = (z.players - winners) / winners if z.place[seat] == 0 else -1.0


@entry
def first_refused(games: Any, finished: Any, actions: Any) -> int:
    """The first game that goes on whose action is not legal; NOBODY if all are."""
    room = np.zeros(1, CHOICES)
    for i in range(len(games)):
        t = room[0]
        if not finished[i] and not is_choice(games[i], t, actions[i]):
            return i
    return NOBODY


@entry
def step_episodes(
    games: Any,
    starts: Any,
    numbers: Any,
    finished: Any,
    actions: Any,
    seats: Any,
    seen: Any,
    masks: Any,
    rewards: Any,
    terminations: Any,
    truncations: Any,
    returns: Any,
    seed: Any,
    agent: int,
    most: int,
    stride: int,
) -> None:
    """A legal decision of the agent in each game (NOBODY: of whoever must decide), then the others at random.

    Where a game is finished the one `stride` numbers on begins instead, up to the agent's first decision, and
    the action does not count.
    """
    room = np.zeros(1, CHOICES)
    for i in range(len(games)):
        t = room[0]
        z = games[i]
        rewards[i] = 0.0
        who = agent
        if finished[i]:
            numbers[i] += stride
            _begin(games, starts, numbers, seed, i)
            returns[i, :] = 0.0
        else:
            who = awaited(z)
            act(z, actions[i])
            settle(z)
        _play_others(z, t, agent, most)
        over = z.stage == OVER
        if over:
            _put_returns(z, returns[i])
            rewards[i] = returns[i, who]
        terminations[i] = over
        truncations[i] = not over and z.decisions >= most
        finished[i] = terminations[i] or truncations[i]
        _look(z, t, i, agent, seats, seen, masks)


@inner
def _begin(games: Any, starts: Any, numbers: Any, seed: Any, i: int) -> None:
    games[i] = starts[i]
    seed_game(games[i], seed, np.uint64(numbers[i]))
    settle(games[i])


@inner
def _play_others(z: Record, t: Record, agent: int, most: int) -> None:
    if agent == NOBODY:
        return
    while z.stage != OVER and awaited(z) != agent and z.decisions < most:
        act(z, choose_at_random(z, t))
        settle(z)


@inner
def _look(z: Record, t: Record, i: int, agent: int, seats: Any, seen: Any, masks: Any) -> None:
    """What the agent knows, and what it may do if it must decide: never what another seat may."""
    seats[i] = NOBODY if z.stage == OVER else awaited(z)
    viewer = agent
    if agent == NOBODY:
        viewer = z.seat if z.stage == OVER else awaited(z)
    observe(z, viewer, seen[i])
    row = masks[i]
    row[:] = False
    if seats[i] == viewer:
        for at in range(list_choices(z, t)):
            row[t.ids[at]] = True
