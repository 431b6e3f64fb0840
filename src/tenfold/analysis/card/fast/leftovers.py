"""What stays in a hand after everything that fits has been hit: `analysis.card.leftovers`."""

from __future__ import annotations

from tenfold.games.card.scoring import SKIP_POINTS
from tenfold.kernel.hands import NUMBER, NUMBERS_1_TO_9, bits
from tenfold.kernel.jit import called, inner
from tenfold.kernel.layout import GROUPS_EACH, NO_GROUP, NONE_YET, ONE, RUN, Record


@called
def leftovers(z: Record, once: int, twice: int, wilds: int, skips: int, late: int) -> tuple[int, int]:
    """How many cards fit nowhere, and what they cost; the slots in `late` are tried last.

    Runs come first, because each card on a run may make room for the next one.
    """
    fitting, room = NONE_YET, False
    for turn in range(2):
        for slot in range(z.players * GROUPS_EACH):
            if (late >> slot & 1) != turn or z.kind[slot] == NO_GROUP:
                continue
            if z.kind[slot] != RUN:
                fitting |= z.fits[slot]
                room = True
                continue
            low, high = NONE_YET + z.value[slot], NONE_YET + z.value[slot] + z.length[slot] - 1
            grown, once, twice, wilds = _along(low - 1, -ONE, once, twice, wilds)
            risen, once, twice, wilds = _along(high + 1, ONE, once, twice, wilds)
            room = room or low - grown > 1 or high + risen < 12
    once, twice = once & ~fitting, twice & ~fitting
    naturals = bits(once) + bits(twice)
    small = bits(once & NUMBERS_1_TO_9) + bits(twice & NUMBERS_1_TO_9)
    stuck, points = naturals + skips, 10 * naturals - 5 * small + SKIP_POINTS * skips
    if not room:
        stuck, points = stuck + wilds, points + wilds * z.wild_points
    return stuck, points


@inner
def _holds(once: int, number: int) -> int:
    """The cards of a number; none of 0 and 13."""
    if number < 1 or number > 12:
        return NONE_YET
    return once & (NONE_YET + NUMBER << (4 * (number - 1)))


@called
def _along(number: int, step: int, once: int, twice: int, wilds: int) -> tuple[int, int, int, int]:
    """Hit along one end of a run: how far it grows, and what is left."""
    grown = NONE_YET
    while 1 <= number <= 12:
        held = _holds(once, number)
        if held:
            card = held & -held
            once &= ~card | twice
            twice &= ~card
        elif wilds > 0 and _holds(once, number + step):
            wilds -= 1
        else:
            break
        grown += 1
        number += step
    return grown, once, twice, wilds
