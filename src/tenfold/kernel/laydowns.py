"""Which placements of a phase a hand can lay, and the cards that go with one.

A placement means its first canonical lay-down (`pieces.laydown`). The others of the same placement use the
same cards: they differ in which group holds a wild, on which no later rule depends.
"""

from __future__ import annotations

from tenfold.kernel.groups import put_group
from tenfold.kernel.hands import (
    bits,
    count_colour,
    count_numbers,
    count_of,
    lowest,
    put_on_table,
    take_out,
    with_at_least,
)
from tenfold.kernel.jit import called, inner
from tenfold.kernel.layout import (
    COLOUR,
    GROUP_KIND,
    GROUP_MINIMUM,
    GROUP_SIZE,
    GROUPS_EACH,
    LAY_FIRST,
    NO_GROUP,
    NO_MINIMUM,
    ONE,
    PLACEMENT_ID,
    PLACEMENTS,
    RUN,
    WILD_KIND,
    Record,
)


@inner
def list_lays(z: Record, seat: int, phase: int, t: Record, n: int) -> int:
    """Append the ids of the phase's lay-downs to the `n` choices in `t`; how many there are then."""
    if z.last_card_must_be_discarded and z.size[seat] == GROUP_SIZE[phase, 0] + GROUP_SIZE[phase, 1]:
        return n  # card.out, as a house rule
    first, second = GROUP_KIND[phase, 0], GROUP_KIND[phase, 1]
    if first == COLOUR:
        return _list_colours(z, seat, phase, t, n)
    counts = count_numbers(z.once[seat], z.twice[seat])
    if first == RUN:
        return _list_runs(z, seat, phase, counts, t, n)
    # Most hands of most turns end here: no number is near enough to the first set.
    if with_at_least(counts, GROUP_SIZE[phase, 0] - z.wilds[seat]) == 0:
        return n
    if second == RUN:
        return _list_set_and_run(z, seat, phase, counts, t, n)
    return _list_two_sets(z, seat, phase, counts, t, n)


@called
def _list_two_sets(z: Record, seat: int, phase: int, counts: int, t: Record, n: int) -> int:
    size, other_size, wilds = GROUP_SIZE[phase, 0], GROUP_SIZE[phase, 1], z.wilds[seat]
    firsts = with_at_least(counts, size - wilds)
    while firsts:
        a = (lowest(firsts) >> 2) + 1
        firsts &= firsts - 1
        seconds = with_at_least(counts, other_size - wilds)
        if size == other_size:  # equal groups stand in ascending order
            seconds &= -1 << (4 * (a - 1))
        while seconds:
            b = (lowest(seconds) >> 2) + 1
            seconds &= seconds - 1
            held, others = count_of(counts, a), count_of(counts, b)
            if a == b:  # card.set.same-number-twice
                lack = max(size + other_size - held, 0)
                each = held > 1
            else:
                lack = max(size - held, 0) + max(other_size - others, 0)
                each = held > 0 and others > 0
            if lack <= wilds and _naturals_suffice(z, lack, size + other_size, each):
                t.ids[n] = PLACEMENT_ID[phase, a, b]
                n += 1
    return n


@called
def _list_set_and_run(z: Record, seat: int, phase: int, counts: int, t: Record, n: int) -> int:
    size, run_size, wilds = GROUP_SIZE[phase, 0], GROUP_SIZE[phase, 1], z.wilds[seat]
    held_numbers = with_at_least(counts, ONE)
    for low in range(1, 14 - run_size):  # card.run.no-wrap
        in_run = held_numbers & _window(low, run_size)
        gaps = run_size - bits(in_run)
        if gaps > wilds:
            continue
        firsts = with_at_least(counts, size - (wilds - gaps))
        while firsts:
            number = (lowest(firsts) >> 2) + 1
            firsts &= firsts - 1
            held = count_of(counts, number)
            lack = max(size - held, 0) + gaps
            spare = bits(in_run)  # natural cards that the run can have
            if low <= number < low + run_size and 0 < held <= size:
                lack += 1  # set and run want the same cards, and one place stays open
                spare -= held == 1
            each = held > 0 and spare > 0
            if lack <= wilds and _naturals_suffice(z, lack, size + run_size, each):
                t.ids[n] = PLACEMENT_ID[phase, number, low]
                n += 1
    return n


@called
def _list_runs(z: Record, seat: int, phase: int, counts: int, t: Record, n: int) -> int:
    size = GROUP_SIZE[phase, 0]
    held_numbers = with_at_least(counts, ONE)
    for low in range(1, 14 - size):  # card.run.no-wrap
        natural = bits(held_numbers & _window(low, size))
        if size - natural <= z.wilds[seat] and _naturals_suffice(z, size - natural, size, natural > 0):
            t.ids[n] = PLACEMENT_ID[phase, low, 0]
            n += 1
    return n


@called
def _list_colours(z: Record, seat: int, phase: int, t: Record, n: int) -> int:
    size = GROUP_SIZE[phase, 0]
    for colour in range(4):
        natural = count_colour(z.once[seat], z.twice[seat], colour)
        lack = max(size - natural, 0)
        if lack <= z.wilds[seat] and _naturals_suffice(z, lack, size, natural > 0):
            t.ids[n] = PLACEMENT_ID[phase, colour, 0]
            n += 1
    return n


@inner
def _window(low: int, size: int) -> int:
    """The places of a run's numbers in what `with_at_least` gives."""
    return ((1 << (4 * size)) - 1) << (4 * (low - 1))


@inner
def _naturals_suffice(z: Record, lack: int, size: int, each: bool) -> bool:
    """card.wild.natural-minimum, card.wild.no-minimum: whether `each` group can hold a natural card."""
    if z.natural_minimum == NO_MINIMUM:
        return True
    if z.natural_minimum == GROUP_MINIMUM:
        return each
    return lack < size


# --- laying ----------------------------------------------------------------------------------------


@called
def lay(z: Record, seat: int, action: int) -> int:
    """The cards of a placement go from the hand into groups; the number of its phase."""
    phase = PLACEMENTS[action - LAY_FIRST, 0]
    for group in range(GROUPS_EACH):
        kind, size = GROUP_KIND[phase, group], GROUP_SIZE[phase, group]
        if kind == NO_GROUP:
            break
        value = PLACEMENTS[action - LAY_FIRST, 1 + group]
        if kind == COLOUR:
            natural = _lay_colour(z, seat, value, size)
        elif kind == RUN:
            natural = 0
            for number in range(value, value + size):
                natural += _lay_number(z, seat, number, ONE)
        else:
            natural = _lay_number(z, seat, value, size)
        for _ in range(size - natural):  # card.wild.any
            take_out(z, seat, WILD_KIND)
            put_on_table(z, WILD_KIND)
        put_group(z, seat * GROUPS_EACH + group, kind, value, size)
    return phase


@inner
def _lay_number(z: Record, seat: int, number: int, most: int) -> int:
    """Cards of this number, the first in hand order; how many there were."""
    laid = 0
    for card in range(4 * (number - 1), 4 * number):
        while laid < most and z.once[seat] >> card & 1:
            take_out(z, seat, card)
            put_on_table(z, card)
            laid += 1
    return laid


@inner
def _lay_colour(z: Record, seat: int, colour: int, most: int) -> int:
    """Cards of this colour, the highest numbers."""
    laid = 0
    for card in range(44 + colour, -1, -4):
        while laid < most and z.once[seat] >> card & 1:
            take_out(z, seat, card)
            put_on_table(z, card)
            laid += 1
    return laid
