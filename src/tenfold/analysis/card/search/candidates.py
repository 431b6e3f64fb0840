"""What is worth a search: the choices that `solid` thinks best, its own first."""

from __future__ import annotations

from typing import Any

from tenfold.analysis.card.fast.discards import list_discards
from tenfold.analysis.card.fast.playing import best_hit, best_lay, lay_cost
from tenfold.analysis.card.fast.pursuit import read_hand
from tenfold.analysis.card.fast.taking import wants_top
from tenfold.kernel.jit import called
from tenfold.kernel.laydowns import list_lays
from tenfold.kernel.layout import (
    DRAW,
    DRAW_CARD,
    KNOCK,
    KNOCK_NOW,
    LAY_FIRST,
    NOBODY,
    NONE_YET,
    ONE,
    PASS_BY,
    PLACEMENTS,
    PLAY,
    SKIP_KIND,
    TAKE_TOP,
    Record,
)
from tenfold.kernel.seats import open_phases

MOST_CANDIDATES = 8
MOST_LAYS = 3
HELD_BACK = 2  # discards tried where `solid` lays or hits
WORSE = 4.0  # turns by which a discard may cost more than the best


@called
def list_candidates(z: Record, r: Record, t: Record, w: Record, seat: int, found: Any) -> int:
    """Write ids into `found`; how many there are."""
    n = NONE_YET
    if z.stage == DRAW or z.stage == KNOCK:
        take, leave = (KNOCK_NOW, PASS_BY) if z.stage == KNOCK else (TAKE_TOP, DRAW_CARD)
        found[0], found[1] = leave, take
        if z.pile_size == 0 or z.pile[z.pile_size - 1] == SKIP_KIND:
            return ONE
    elif z.laid[seat]:
        found[0] = best_hit(z, seat)
        n += found[0] != NOBODY
    else:
        n = _list_best_lays(z, t, w, seat, found)
    read_hand(z, r, seat)
    if z.stage != PLAY:
        if wants_top(z, r, t, w):
            found[0], found[1] = found[1], found[0]
        return ONE + 1
    most = NONE_YET + (HELD_BACK if n else MOST_CANDIDATES)
    for at in range(min(list_discards(z, r, t), most)):
        if t.costs[at] > t.costs[0] + WORSE:
            break
        found[n] = t.ids[at]
        n += 1
    return n


@called
def _list_best_lays(z: Record, t: Record, w: Record, seat: int, found: Any) -> int:
    """The lay-downs of the hardest phase that can be laid, the best first."""
    best, _ = best_lay(z, t, w, seat, open_phases(z, seat))
    if best == NOBODY:
        return NONE_YET
    n, listed = NONE_YET, list_lays(z, seat, PLACEMENTS[best - LAY_FIRST, 0], t, NONE_YET)
    last, last_id = NOBODY, NOBODY
    while n < min(listed, NONE_YET + MOST_LAYS):
        following, least = NOBODY, NONE_YET
        for at in range(listed):
            action = NONE_YET + t.ids[at]
            cost = lay_cost(z, w, seat, action)[0]
            if (cost, action) > (last, last_id) and (
                following == NOBODY or (cost, action) < (least, following)
            ):
                following, least = action, cost
        found[n], last, last_id = following, least, following
        n += 1
    return n
