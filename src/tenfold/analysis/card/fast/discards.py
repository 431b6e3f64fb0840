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
def list_discards(z: Record, r: Record, t: Record) -> int:
    """Write the discards and their costs into `t`, the best first; how many there are."""
    seat = r.seat
    taker, per_point = next_collector(z, seat), _point(z, r)
    once, twice, wilds = z.once[seat], z.twice[seat], NONE_YET + z.wilds[seat]
    held = once
    if wilds:
        held |= ONE << WILD_KIND
    if z.skips_held[seat]:
        held |= ONE << SKIP_KIND
    n, number, draws = NONE_YET, NOBODY, 0.0
    while held:  # each estimate is called at one place alone, which keeps the compiled code small
        card = lowest(held)
        held &= held - 1
        if card >> 2 != number or r.by_colour or card >= WILD_KIND:  # else as without the last of this number
            bit = ONE << card if card < WILD_KIND else NONE_YET
            draws = away(z, r, once & (~bit | twice), twice & ~bit, wilds - (card == WILD_KIND))
            number = card >> 2
        cost = draws + r.deny * danger(z, r, taker, card) - per_point * points_of(z, card)
        if card != SKIP_KIND:
            n = _insert(t, n, DISCARD_FIRST + card, cost + DEAR if card == WILD_KIND else cost)
            continue
        targets = skip_targets(z) if z.size[seat] > 1 else NONE_YET
        if not targets:
            n = _insert(t, n, DISCARD_FIRST + SKIP_KIND, cost)
        for target in range(z.players):
            if targets >> target & 1:
                step = (target - seat + z.players) % z.players
                n = _insert(t, n, SKIP_FIRST + step - 1, cost - value_of_skip(z, seat, target))
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
