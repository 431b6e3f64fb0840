"""Which card to throw away: `analysis.card.discards`."""

from __future__ import annotations

from tenfold.analysis.card.discards import POINT_FIXED
from tenfold.analysis.card.fast.playing import points_of
from tenfold.analysis.card.fast.pursuit import away
from tenfold.analysis.card.fast.rivals import danger, next_collector, somebody_goes_out, value_of_skip
from tenfold.kernel.choices import skip_targets
from tenfold.kernel.hands import lowest
from tenfold.kernel.jit import called, inner
from tenfold.kernel.layout import (
    DISCARD_FIRST,
    NOBODY,
    NONE_YET,
    ONE,
    SKIP_FIRST,
    SKIP_KIND,
    WILD_KIND,
    Record,
)

DEAR = 1e6  # a wild is never thrown away for nothing, whatever the estimate says


@called
def best_discard(z: Record, r: Record, t: Record) -> int:
    return NONE_YET + t.ids[0] if list_discards(z, r, t) else NOBODY


@called
def list_discards(z: Record, r: Record, t: Record) -> int:
    """Write the discards and their costs into `t`, the best first; how many there are."""
    seat = r.seat
    taker, per_point = next_collector(z, seat), _point(z, r)
    once, twice, wilds = z.once[seat], z.twice[seat], NONE_YET + z.wilds[seat]
    n, held, number, draws = NONE_YET, once, NOBODY, 0.0
    while held:
        card = lowest(held)
        bit = held & -held
        held &= held - 1
        if card >> 2 != number or r.by_colour:  # else as far as without the last card of this number
            draws = away(z, r, once & (~bit | twice), twice & ~bit, wilds)
            number = card >> 2
        cost = draws + r.deny * danger(z, r, taker, card) - per_point * points_of(z, card)
        n = _insert(t, n, DISCARD_FIRST + card, cost)
    if z.skips_held[seat]:
        draws = away(z, r, once, twice, wilds)
        cost = draws + r.deny * 0.0 - per_point * points_of(z, SKIP_KIND)
        targets = skip_targets(z) if z.size[seat] > 1 else NONE_YET
        if not targets:
            n = _insert(t, n, DISCARD_FIRST + SKIP_KIND, cost)
        for target in range(z.players):
            if targets >> target & 1:
                step = (target - seat + z.players) % z.players
                n = _insert(t, n, SKIP_FIRST + step - 1, cost - value_of_skip(z, seat, target))
    if wilds:
        draws = away(z, r, once, twice, wilds - 1)
        danger_of_wild = danger(z, r, taker, WILD_KIND)
        cost = draws + r.deny * danger_of_wild - per_point * points_of(z, WILD_KIND)
        n = _insert(t, n, DISCARD_FIRST + WILD_KIND, cost + DEAR)
    return n


@inner
def _insert(t: Record, n: int, action: int, cost: float) -> int:
    """Behind all that cost as much: ids are inserted in the order of preference among equals."""
    at = n
    while at > 0 and t.costs[at - 1] > cost:
        t.ids[at], t.costs[at] = t.ids[at - 1], t.costs[at - 1]
        at -= 1
    t.ids[at], t.costs[at] = action, cost
    return n + ONE


@inner
def _point(z: Record, r: Record) -> float:
    if somebody_goes_out(z, r.seat):
        return r.point_late
    return POINT_FIXED if z.fixed_hands else r.point
