"""What Python calls: choices of `solid` and of the search, and games between them. One entry for all, because
what compiled code calls is compiled anew for each."""

from __future__ import annotations

from typing import Any

import numpy as np

from tenfold.analysis.card.fast.reading import ROOM
from tenfold.analysis.card.fast.solid import choose_solid
from tenfold.analysis.card.search.search import FOUND, MOST_WORLDS, search
from tenfold.analysis.card.search.worlds import copy_game, forget
from tenfold.kernel.jit import entry
from tenfold.kernel.layout import GAME, OVER
from tenfold.kernel.nature import settle
from tenfold.kernel.seats import awaited
from tenfold.kernel.transition import act


@entry
def play_on(
    games: Any,
    searching: Any,
    cheats: bool,
    efforts: Any,
    values: Any,
    readings: Any,
    hands: int,
    actions: Any,
) -> int:
    """So many hands of each game, to their ends: the seats of `searching[i]` (a mask) search, the others are
    `solid`. Cheats see all hands. No hands: `actions` gets what would be chosen now, and nothing is changed.
    Returns how many choices there were of seats that search."""
    t, w = np.zeros(1, ROOM)[0], np.zeros(1, GAME)[0]
    worlds, worths = np.zeros(MOST_WORLDS + 1, GAME), np.zeros((FOUND, MOST_WORLDS))
    root = np.zeros(1, GAME)[0]
    choices = 0
    for i in range(len(games)):
        z = games[i]
        last = z.hands_played + hands
        while z.stage != OVER:
            if hands:
                settle(z)
            seat = np.int64(awaited(z))
            if searching[i] >> seat & 1:
                copy_game(root, z)
                if not cheats:
                    forget(root, seat)
                root.decisions = 0
                action = search(root, efforts[0], values[z.players], seat, readings, t, w, worlds, worths)
                choices += 1
            else:
                action = choose_solid(z, readings[seat], t, w)
            actions[i] = action
            if not hands:
                break
            act(z, action)
            if z.hands_played >= last:
                break
    return choices
