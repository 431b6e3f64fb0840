"""Which pile to draw from, and whether to knock: `analysis.card.taking`."""

from __future__ import annotations

from tenfold.analysis.card.fast.leftovers import leftovers
from tenfold.analysis.card.fast.playing import best_lay
from tenfold.analysis.card.fast.pursuit import away, lack_of
from tenfold.kernel.jit import called
from tenfold.kernel.layout import LAY_FIRST, NOBODY, NONE_YET, ONE, PLACEMENTS, WILD_KIND, Record


@called
def wants_top(z: Record, r: Record, t: Record, w: Record) -> bool:
    """Whether the top discard is better than a card of the draw pile; the hand has been read into `r`."""
    seat, card = r.seat, NONE_YET + z.pile[z.pile_size - 1]
    once, twice, wilds = z.once[seat], z.twice[seat], NONE_YET + z.wilds[seat]
    if card == WILD_KIND:
        with_once, with_twice, with_wilds = once, twice, wilds + 1
    else:
        bit = ONE << card
        with_once, with_twice, with_wilds = once | bit, twice | (once & bit), wilds
    if z.laid[seat]:
        skips = NONE_YET + z.skips_held[seat]
        stays, _ = leftovers(z, with_once, with_twice, with_wilds, skips, NONE_YET)
        now, _ = leftovers(z, once, twice, wilds, skips, NONE_YET)
        return stays <= now
    ready, ready_then = NONE_YET, NONE_YET
    nearer, after, before, number = NOBODY, NONE_YET, NONE_YET, NOBODY
    for at in range(r.pursues):
        phase = r.pursued[at]
        lacks = lack_of(z, phase, once, twice, wilds)
        lacks_then = lack_of(z, phase, with_once, with_twice, with_wilds)
        if lacks == 0:
            ready |= ONE << phase
        if lacks_then == 0:
            ready_then |= ONE << phase
        gained = lacks - lacks_then
        if at == 0 or (gained, lacks_then, lacks, phase) > (nearer, after, before, number):
            nearer, after, before, number = gained, lacks_then, lacks, phase
    if ready == 0:
        if after >= before or after == 0:
            return after < before
        gain = 0.0
        for _ in range(2):  # away without the card, less away with it
            gain = -gain + away(z, r, with_once, with_twice, with_wilds)
            with_once, with_twice, with_wilds = once, twice, wilds
        return gain >= r.enough
    return _is_better_laid(z, r, t, w, ready, ready_then, with_once, with_twice, with_wilds)


@called
def _is_better_laid(
    z: Record,
    r: Record,
    t: Record,
    w: Record,
    ready: int,
    ready_then: int,
    with_once: int,
    with_twice: int,
    with_wilds: int,
) -> bool:
    """The phase is complete: whether as few cards stay with the card, or a harder phase can be laid."""
    seat, must_discard = r.seat, z.last_card_must_be_discarded
    once, twice, wilds = z.once[seat], z.twice[seat], z.wilds[seat]
    z.last_card_must_be_discarded = 0
    now, stuck, phases = NONE_YET, NONE_YET, ready
    for turn in range(2):  # without the card, then with it
        action, stuck_then = best_lay(z, t, w, seat, phases)
        if turn == 0:
            now, stuck, phases = PLACEMENTS[action - LAY_FIRST, 0], stuck_then, ready_then
            z.once[seat], z.twice[seat], z.wilds[seat] = with_once, with_twice, with_wilds
            z.size[seat] += 1
    z.once[seat], z.twice[seat], z.wilds[seat] = once, twice, wilds
    z.size[seat] -= 1
    z.last_card_must_be_discarded = must_discard
    # Another phase is a harder one (card.variant.free-order).
    return PLACEMENTS[action - LAY_FIRST, 0] != now or stuck_then <= stuck
