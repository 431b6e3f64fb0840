"""What Python calls: `solid` in whole batches."""

from __future__ import annotations

from typing import Any

import numpy as np

from tenfold.analysis.card.fast.reading import ROOM
from tenfold.analysis.card.fast.solid import choose_solid
from tenfold.kernel.jit import entry
from tenfold.kernel.layout import GAME, OVER
from tenfold.kernel.nature import settle
from tenfold.kernel.seats import awaited
from tenfold.kernel.transition import act


@entry
def choose_solid_on(games: Any, readings: Any, actions: Any) -> None:
    """What `solid` chooses in each game; somebody must decide in all of them."""
    t, w = np.zeros(1, ROOM)[0], np.zeros(1, GAME)[0]
    for i in range(len(games)):
        actions[i] = choose_solid(games[i], readings[awaited(games[i])], t, w)


@entry
def play_solid(games: Any, readings: Any, most_decisions: int) -> int:
    """Every game to its end by `solid` in all seats, each with weights of its own; how many decisions."""
    t, w = np.zeros(1, ROOM)[0], np.zeros(1, GAME)[0]
    decisions = 0
    for i in range(len(games)):
        z = games[i]
        before = z.decisions
        settle(z)
        while z.stage != OVER and z.decisions < most_decisions:
            act(z, choose_solid(z, readings[awaited(z)], t, w))
            settle(z)
        decisions += z.decisions - before
    return decisions
