"""How many turns a hand is away from a phase, estimated: `analysis.card.plans` over masks.

A plan is a placement with the fewest open places. The first card may serve any plan, from then on the best
one counts; sums are made in the same order as there, so that the same floats come out.
"""

from __future__ import annotations

from tenfold.analysis.card.fast.reading import BONUS, unseen_of
from tenfold.analysis.card.plans import HOPELESS
from tenfold.kernel.hands import bits, count_colour, count_numbers, count_of, lowest, with_at_least
from tenfold.kernel.jit import called, inner
from tenfold.kernel.layout import COLOUR, GROUP_KIND, GROUP_SIZE, NONE_YET, ONE, RUN, Record

FAR = 1e9
_TOPS = 0x888888888888


@called
def turns(z: Record, r: Record, phase: int, once: int, twice: int, wilds: int) -> float:
    """The draws to the phase, 0 if the cards hold it; where several can be chosen, the hard ones count as
    nearer than they are (card.variant.free-order)."""
    size, other_size = GROUP_SIZE[phase, 0], GROUP_SIZE[phase, 1]
    counts = count_numbers(once, twice)
    if GROUP_KIND[phase, 0] == COLOUR:
        draws = _to_colour(r, size, once, twice, wilds)
    elif GROUP_KIND[phase, 0] == RUN:
        draws = _to_run(r, size, counts, wilds)
    elif GROUP_KIND[phase, 1] == RUN:
        draws = _to_set_and_run(r, size, other_size, counts, wilds)
    else:
        draws = _to_two_sets(r, size, other_size, counts, wilds)
    return draws - BONUS[phase] if z.free_order else draws


@inner
def _first_draw(r: Record, served: int) -> float:
    """The draws to the first card, with the unseen ones that serve a plan."""
    first = r.wilds + served
    return r.total / first if first else HOPELESS


@inner
def _served(r: Record, tops: int) -> int:
    """Unseen cards of the numbers whose top bits are set."""
    served = NONE_YET
    while tops:
        served += unseen_of(r, (lowest(tops) >> 2) + 1)
        tops &= tops - 1
    return served


@called
def _after_first(r: Record, places: int, draws: int) -> float:
    """The draws that a plan takes after its first card; its places are in `r.left` and `r.missing`."""
    spent = 0.0
    for step in range(draws):
        if step:
            helpful = r.wilds
            for at in range(places):
                if r.missing[at] > 0:
                    helpful += r.left[at]
            spent += r.total / helpful if helpful > 0 else HOPELESS
        filled = NONE_YET
        likely = r.left[0] if r.missing[0] > 0 else -ONE
        for at in range(1, places):
            other = r.left[at] if r.missing[at] > 0 else -ONE
            if other > likely:
                filled, likely = at, other
        r.left[filled] -= 1
        r.missing[filled] -= 1
    return spent


@inner
def _one_place(r: Record, left: int, draws: int) -> float:
    """`_after_first` with one kind of place, of which at least `draws` are open."""
    spent = 0.0
    for step in range(1, draws):
        helpful = r.wilds + left - step
        spent += r.total / helpful if helpful > 0 else HOPELESS
    return spent


@inner
def _two_places(r: Record, left: int, missing: int, other_left: int, other_missing: int, draws: int) -> float:
    """`_after_first` with two kinds of places in their order."""
    if missing <= 0:
        return _one_place(r, other_left, draws)
    if other_missing <= 0:
        return _one_place(r, left, draws)
    r.left[0], r.missing[0], r.left[1], r.missing[1] = left, missing, other_left, other_missing
    return _after_first(r, ONE + 1, draws)


@inner
def _exactly(counts: int, number: int, size: int) -> int:
    """The numbers that lack so many of a set: a held surplus lacks none."""
    if number == 0:
        return with_at_least(counts, size)
    return with_at_least(counts, size - number) & ~with_at_least(counts, size - number + 1)


@called
def fewest_for_sets(counts: int, size: int, other_size: int) -> int:
    """How many cards two sets lack at least."""
    for lack in range(size + other_size + 1):
        if with_at_least(counts, size + other_size - lack):
            return lack
        for mine in range(min(lack, size) + 1):
            other = lack - mine
            if other > other_size:
                continue
            firsts, seconds = _exactly(counts, mine, size), _exactly(counts, other, other_size)
            if firsts and seconds and (firsts != seconds or firsts & (firsts - 1)):
                return lack
    return NONE_YET + size + other_size


@called
def _to_two_sets(r: Record, size: int, other_size: int, counts: int, wilds: int) -> float:
    lack = fewest_for_sets(counts, size, other_size)
    if lack <= wilds:
        return 0.0
    draws, best, served = lack - wilds, FAR, NONE_YET
    twice = with_at_least(counts, size + other_size - lack)  # card.set.same-number-twice
    served |= twice
    while twice:
        best = min(best, _one_place(r, unseen_of(r, (lowest(twice) >> 2) + 1), draws))
        twice &= twice - 1
    for mine in range(min(lack, size) + 1):
        other = lack - mine
        if other > other_size:
            continue
        firsts, seconds = _exactly(counts, mine, size), _exactly(counts, other, other_size)
        while firsts:
            top = firsts & -firsts
            firsts &= firsts - 1
            partners = seconds & ~top
            if size == other_size:  # equal groups stand in ascending order
                partners &= -top
            if partners == 0:
                continue
            if mine:
                served |= top
            if other:
                served |= partners
            left = unseen_of(r, (lowest(top) >> 2) + 1)
            while partners:
                partner = partners & -partners
                partners &= partners - 1
                other_left = unseen_of(r, (lowest(partner) >> 2) + 1)
                if top < partner:
                    best = min(best, _two_places(r, left, mine, other_left, other, draws))
                else:
                    best = min(best, _two_places(r, other_left, other, left, mine, draws))
    return _first_draw(r, _served(r, served)) + best


@inner
def _window(low: int, size: int) -> int:
    return ((ONE << (4 * size)) - 1) << (4 * (low - 1))


@called
def fewest_for_run(counts: int, size: int) -> int:
    held, most = with_at_least(counts, ONE), NONE_YET
    for low in range(1, 14 - size):
        most = max(most, bits(held & _window(low, size)))
    return size - most


@called
def _to_run(r: Record, size: int, counts: int, wilds: int) -> float:
    lack = fewest_for_run(counts, size)
    if lack <= wilds:
        return 0.0
    held, best, served = with_at_least(counts, ONE), FAR, NONE_YET
    for low in range(1, 14 - size):
        gaps = _TOPS & ~held & _window(low, size)
        if bits(gaps) == lack:
            served |= gaps
            best = min(best, _after_first(r, _put_gaps(r, gaps, NONE_YET), lack - wilds))
    return _first_draw(r, _served(r, served)) + best


@inner
def _put_gaps(r: Record, gaps: int, at: int) -> int:
    while gaps:
        r.left[at] = unseen_of(r, (lowest(gaps) >> 2) + 1)
        r.missing[at] = 1
        gaps &= gaps - 1
        at += 1
    return at


@inner
def _lack_of_set(counts: int, number: int, low: int, size: int, run_size: int) -> int:
    """What the set's number lacks; where the run wants it too, one more."""
    wanted = size + (low <= number < low + run_size)
    return max(wanted - count_of(counts, number), 0)


@called
def fewest_for_set_and_run(counts: int, size: int, run_size: int) -> int:
    held, fewest = with_at_least(counts, ONE), NONE_YET + size + run_size
    least = NONE_YET
    while least < size and with_at_least(counts, size - least) == 0:
        least += 1
    for low in range(1, 14 - run_size):
        gaps = _TOPS & ~held & _window(low, run_size)
        if bits(gaps) + least >= fewest:
            continue
        for number in range(1, 13):
            others = gaps & ~(NONE_YET + 8 << (4 * (number - 1)))
            fewest = min(fewest, bits(others) + _lack_of_set(counts, number, low, size, run_size))
    return fewest


@called
def _to_set_and_run(r: Record, size: int, run_size: int, counts: int, wilds: int) -> float:
    lack = fewest_for_set_and_run(counts, size, run_size)
    if lack <= wilds:
        return 0.0
    held, best, served = with_at_least(counts, ONE), FAR, NONE_YET
    for low in range(1, 14 - run_size):
        gaps = _TOPS & ~held & _window(low, run_size)
        if bits(gaps) > lack:
            continue
        for number in range(1, 13):
            bit = NONE_YET + 8 << (4 * (number - 1))
            mine = _lack_of_set(counts, number, low, size, run_size)
            if bits(gaps & ~bit) + mine != lack:
                continue
            served |= gaps & ~bit
            at = _put_gaps(r, gaps & (bit - 1), NONE_YET)
            if mine:
                served |= bit
                r.left[at] = unseen_of(r, number)
                r.missing[at] = mine
                at += 1
            at = _put_gaps(r, gaps & ~bit & ~(bit - 1), at)
            best = min(best, _after_first(r, at, lack - wilds))
    return _first_draw(r, _served(r, served)) + best


@called
def fewest_for_colour(once: int, twice: int, size: int) -> int:
    most = NONE_YET
    for colour in range(4):
        most = max(most, count_colour(once, twice, colour))
    return max(size - most, 0)


@called
def _to_colour(r: Record, size: int, once: int, twice: int, wilds: int) -> float:
    lack = fewest_for_colour(once, twice, size)
    if lack <= wilds:
        return 0.0
    best, served = FAR, NONE_YET
    for colour in range(4):
        if size - count_colour(once, twice, colour) == lack:
            served += r.colours[colour]
            best = min(best, _one_place(r, r.colours[colour], lack - wilds))
    return _first_draw(r, served) + best
