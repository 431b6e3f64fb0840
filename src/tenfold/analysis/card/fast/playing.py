"""Which phase to lay, and what to hit where: `analysis.card.playing`."""

from __future__ import annotations

from tenfold.analysis.card.fast.leftovers import leftovers
from tenfold.analysis.card.fast.reading import DIFFICULTY
from tenfold.games.card.scoring import SKIP_POINTS
from tenfold.kernel.groups import add_to_group, put_group, wild_ends
from tenfold.kernel.hands import lowest
from tenfold.kernel.jit import called, inner
from tenfold.kernel.laydowns import lay, list_lays
from tenfold.kernel.layout import (
    GROUPS_EACH,
    HIT_FIRST,
    HIT_WILD,
    HIT_WILD_HIGH,
    KINDS,
    NO_GROUP,
    NOBODY,
    NONE_YET,
    ONE,
    RUN,
    SKIP_KIND,
    WILD_KIND,
    Record,
)

FITS_NOWHERE = 1 << 40  # more than any lay-down or hit costs


@inner
def points_of(z: Record, card: int) -> int:
    """card.score"""
    if card == WILD_KIND:
        return NONE_YET + z.wild_points
    if card == SKIP_KIND:
        return NONE_YET + SKIP_POINTS
    return NONE_YET + 5 if card < 36 else NONE_YET + 10


@called
def best_lay(z: Record, t: Record, w: Record, seat: int, phases: int) -> tuple[int, int]:
    """The lay-down of the hardest of the phases that leaves the fewest cards stuck, and how many these are.

    NOBODY if none can be laid. `t` has room for ids, `w` is a record to try on.
    """
    n, hardest = NONE_YET, NOBODY
    while phases:
        phase = lowest(phases)
        phases &= phases - 1
        if hardest == NOBODY or DIFFICULTY[phase] > DIFFICULTY[hardest]:
            found = list_lays(z, seat, phase, t, NONE_YET)
            if found:
                n, hardest = found, phase
    if hardest == NOBODY:
        return NOBODY, NONE_YET
    n = list_lays(z, seat, hardest, t, NONE_YET)
    best, least, fewest = NOBODY, NONE_YET + FITS_NOWHERE, NONE_YET
    for at in range(n):
        cost, stuck = lay_cost(z, w, seat, t.ids[at])
        if cost < least or (cost == least and t.ids[at] < best):
            best, least, fewest = NONE_YET + t.ids[at], cost, stuck
    return best, fewest


@called
def lay_cost(z: Record, w: Record, seat: int, action: int) -> tuple[int, int]:
    """Stuck cards, then their points, then spent wilds, as one number; and the stuck cards alone."""
    _copy_for_laying(z, w, seat)
    lay(w, seat, action)
    late = NONE_YET + 3 << (seat * GROUPS_EACH)
    stuck, points = leftovers(w, w.once[seat], w.twice[seat], w.wilds[seat], w.skips_held[seat], late)
    return (stuck << 20) + (points << 6) + 32 - w.wilds[seat], stuck


@inner
def _copy_for_laying(z: Record, w: Record, seat: int) -> None:
    """What a lay-down needs of a record."""
    w.players = z.players
    w.wild_points = z.wild_points
    w.once[seat], w.twice[seat] = z.once[seat], z.twice[seat]
    w.wilds[seat], w.skips_held[seat], w.size[seat] = z.wilds[seat], z.skips_held[seat], z.size[seat]
    for slot in range(z.players * GROUPS_EACH):
        w.kind[slot], w.value[slot], w.length[slot] = z.kind[slot], z.value[slot], z.length[slot]
        w.fits[slot] = z.fits[slot]


@called
def best_hit(z: Record, seat: int) -> int:
    """The hit after which the fewest cards are stuck; NOBODY if nothing fits."""
    if z.last_card_must_be_discarded and z.size[seat] == 1:
        return NOBODY  # card.out, as a house rule
    best, least = NOBODY, NONE_YET + FITS_NOWHERE
    for slot in range(z.players * GROUPS_EACH):
        if z.kind[slot] == NO_GROUP:
            continue
        fitting = z.fits[slot] & z.once[seat]
        while fitting:
            cost = _cost_of_hit(z, seat, slot, lowest(fitting), False)
            if cost < least:
                best, least = _hit_id(z, seat, slot, lowest(fitting)), cost
            fitting &= fitting - 1
        if z.wilds[seat]:
            for high in range(wild_ends(z, slot)):
                cost = _cost_of_hit(z, seat, slot, WILD_KIND, high == 1)
                if cost < least:
                    best, least = (
                        _hit_id(z, seat, slot, NONE_YET + (HIT_WILD_HIGH if high else HIT_WILD)),
                        cost,
                    )
    return best


@inner
def _hit_id(z: Record, seat: int, slot: int, at: int) -> int:
    step = (slot // GROUPS_EACH - seat + z.players) % z.players
    return HIT_FIRST + (step * GROUPS_EACH + slot % GROUPS_EACH) * KINDS + at


@called
def _cost_of_hit(z: Record, seat: int, slot: int, card: int, high: bool) -> int:
    """Stuck cards, then a wild, then where it goes, then its points, as one number."""
    kind, value, length = z.kind[slot], z.value[slot], z.length[slot]
    once, twice, wilds = z.once[seat], z.twice[seat], NONE_YET + z.wilds[seat]
    if card == WILD_KIND:
        wilds -= 1
    else:
        bit = ONE << card
        once, twice = once & (~bit | twice), twice & ~bit
    add_to_group(z, slot, card, high)
    stuck, _ = leftovers(z, once, twice, wilds, NONE_YET + z.skips_held[seat], ONE << slot)
    put_group(z, slot, kind, value, length)
    wild, on_run = card == WILD_KIND, kind == RUN
    return (stuck << 20) + (wild << 16) + ((on_run == wild) << 12) + 64 - points_of(z, card)
