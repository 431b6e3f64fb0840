"""What Python calls: choices of `solid` and of the search, and games between them. One entry for all, because
what compiled code calls is compiled anew for each."""

from __future__ import annotations

from typing import Any

from tenfold.analysis.card.fast.solid import choose_solid
from tenfold.analysis.card.search.search import KNOWN, TRIED, WHOEVER, search
from tenfold.analysis.card.search.worlds import copy_game, forget
from tenfold.kernel.jit import entry
from tenfold.kernel.layout import NONE_YET, OVER
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
    rooms: Any,
    spare: Any,
    worths: Any,
    found: Any,
    hands: int,
    actions: Any,
) -> int:
    """So many hands of each game, to their ends: the seats of `searching[i]` (a mask) search, the others are
    `solid`. Cheats see all hands. No hands: `actions` gets what would be chosen now, and nothing is changed.
    Returns how many choices there were of seats that search.

    Room to work in comes from the caller: an array of which compiled code keeps a record alone is freed.
    """
    t, w, root = rooms[0], spare[TRIED], spare[KNOWN]
    choices = 0
    for i in range(len(games)):
        z = games[i]
        last = z.hands_played + hands
        while z.stage != OVER:
            if hands:
                settle(z)
            seat = NONE_YET + awaited(z)
            while efforts[0].weighed == WHOEVER and not searching[i] >> seat & 1:
                seat = (seat + 1) % z.players  # of one that need not be asked
            if searching[i] >> seat & 1:
                copy_game(root, z)
                if not cheats:
                    forget(root, seat)
                root.decisions = 0
                v = values[z.players]
                action = search(root, efforts[0], v, seat, readings, t, w, spare, worths, found[0], found[1])
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
