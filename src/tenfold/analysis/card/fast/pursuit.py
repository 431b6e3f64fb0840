"""Which phases a hand goes for, how far it is from them, and how many cards it lacks."""

from __future__ import annotations

from tenfold.analysis.card.fast.reading import COLOUR_PHASE, count_colours, count_unseen
from tenfold.analysis.card.fast.turns import (
    fewest_for_colour,
    fewest_for_run,
    fewest_for_set_and_run,
    fewest_for_sets,
    turns,
)
from tenfold.analysis.card.hand import PURSUED
from tenfold.kernel.hands import count_colour, count_numbers, count_of, lowest
from tenfold.kernel.jit import called, inner
from tenfold.kernel.layout import (
    COLOUR,
    GROUP_KIND,
    GROUP_MINIMUM,
    GROUP_SIZE,
    NO_GROUP,
    NO_MINIMUM,
    NONE_YET,
    ONE,
    PLACEMENTS,
    RUN,
    Record,
)
from tenfold.kernel.seats import open_phases


@called
def read_hand(z: Record, r: Record, seat: int) -> None:
    """What the seat has not seen, and the phases that it pursues, the best first."""
    count_unseen(z, r, seat)
    phases = open_phases(z, seat)
    r.by_colour = phases >> COLOUR_PHASE & 1
    if r.by_colour:
        count_colours(z, r)
    r.pursues = 0
    if phases & (phases - 1) == 0:
        if phases:
            r.pursued[0] = lowest(phases)
            r.pursues = 1
        return
    once, twice, wilds = z.once[seat], z.twice[seat], z.wilds[seat]
    while phases:  # the nearest few (card.variant.free-order); of equals the first
        phase = lowest(phases)
        phases &= phases - 1
        draws = turns(z, r, phase, once, twice, wilds)
        at = r.pursues
        while at > 0 and r.draws[at - 1] > draws:
            r.pursued[at], r.draws[at] = r.pursued[at - 1], r.draws[at - 1]
            at -= 1
        r.pursued[at], r.draws[at] = phase, draws
        r.pursues += 1
    r.pursues = min(r.pursues, PURSUED)


@called
def away(z: Record, r: Record, once: int, twice: int, wilds: int) -> float:
    """The draws to the best of the pursued phases."""
    nearest = 0.0
    for at in range(r.pursues):
        draws = turns(z, r, r.pursued[at], once, twice, wilds)
        if at == 0 or draws < nearest:
            nearest = draws
    return nearest


@called
def lack_of(z: Record, phase: int, once: int, twice: int, wilds: int) -> int:
    """The fewest cards that would complete the phase."""
    size, other_size = GROUP_SIZE[phase, 0], GROUP_SIZE[phase, 1]
    smallest = min(size, other_size) if other_size else size
    if wilds >= smallest and z.natural_minimum != NO_MINIMUM:
        return _lack_by_rule(z, phase, once, twice, wilds)
    counts = count_numbers(once, twice)
    if GROUP_KIND[phase, 0] == COLOUR:
        fewest = fewest_for_colour(once, twice, size)
    elif GROUP_KIND[phase, 0] == RUN:
        fewest = fewest_for_run(counts, size)
    elif GROUP_KIND[phase, 1] == RUN:
        fewest = fewest_for_set_and_run(counts, size, other_size)
    else:
        fewest = fewest_for_sets(counts, size, other_size)
    return max(fewest - wilds, NONE_YET)


@called
def _lack_by_rule(z: Record, phase: int, once: int, twice: int, wilds: int) -> int:
    """The same where groups of wilds alone are near (card.wild.natural-minimum)."""
    counts = count_numbers(once, twice)
    fewest = NONE_YET + GROUP_SIZE[phase, 0] + GROUP_SIZE[phase, 1]
    for at in range(len(PLACEMENTS)):
        if PLACEMENTS[at, 0] == phase:
            lack, missing = _lack_of_placement(z, phase, at, counts, once, twice)
            fewest = min(fewest, max(lack - wilds, missing))
    return fewest


@called
def _lack_of_placement(z: Record, phase: int, at: int, counts: int, once: int, twice: int) -> tuple[int, int]:
    """How many places it leaves open, and how many natural cards the rule asks for besides."""
    size, other_size = GROUP_SIZE[phase, 0], GROUP_SIZE[phase, 1]
    first, second = PLACEMENTS[at, 1], PLACEMENTS[at, 2]
    two = GROUP_KIND[phase, 1] != NO_GROUP
    if not two:
        held = count_colour(once, twice, first)
        if GROUP_KIND[phase, 0] == RUN:
            held = _numbers_held(counts, first, size)
        lack, covered = max(size - held, NONE_YET), min(held, ONE)
    elif GROUP_KIND[phase, 1] == RUN:
        held, spread = count_of(counts, first), _numbers_held(counts, second, other_size)
        inside = second <= first < second + other_size
        lack = max(size - held, NONE_YET) + other_size - spread
        if inside and 0 < held <= size:
            lack += 1
        covered = min(held, ONE) + min(spread, ONE)
        if inside and held == 1 and spread == 1:
            covered = ONE
    elif first == second:
        held = count_of(counts, first)
        lack, covered = max(size + other_size - held, NONE_YET), min(held, ONE + 1)
    else:
        held, others = count_of(counts, first), count_of(counts, second)
        lack = max(size - held, NONE_YET) + max(other_size - others, NONE_YET)
        covered = min(held, ONE) + min(others, ONE)
    if lack == 0 or (z.natural_minimum != GROUP_MINIMUM and lack < size + other_size):
        return lack, NONE_YET
    asked = ONE + two if z.natural_minimum == GROUP_MINIMUM else ONE
    return lack, max(asked - covered, NONE_YET)


@inner
def _numbers_held(counts: int, low: int, size: int) -> int:
    held = NONE_YET
    for number in range(low, low + size):
        held += count_of(counts, number) > 0
    return held
