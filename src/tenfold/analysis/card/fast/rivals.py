"""How likely the next player wants a card, and who is to be skipped: `analysis.card.rivals`, `discards`."""

from __future__ import annotations

from math import exp

import numpy as np

from tenfold.analysis.card.discards import PLAY_AGAIN, SKIP_LATER, SKIP_LEADER, SKIP_STOPS
from tenfold.analysis.card.fast.reading import unseen_of
from tenfold.analysis.card.rivals import GOING_OUT, LET_GO, REMEMBERED
from tenfold.kernel.hands import COLOUR_BITS, NUMBER, bits, lowest
from tenfold.kernel.jit import called, inner
from tenfold.kernel.layout import (
    COLOUR,
    GROUP_KIND,
    GROUP_SIZE,
    GROUPS_EACH,
    NO_GROUP,
    NONE_YET,
    ONE,
    RUN,
    SKIP_KIND,
    SLOTS,
    WILD_KIND,
    Record,
)
from tenfold.kernel.seats import left_of, open_phases

_COLOUR_LET_GO = np.array([float(0.4 * 0.8**many) for many in range(REMEMBERED + 1)])


@called
def next_collector(z: Record, seat: int) -> int:
    """Who may take what is discarded now; the seat itself if all others lose a turn."""
    other = left_of(z, seat)
    while other != seat and z.skips >> other & 1:
        other = left_of(z, other)
    return other


@called
def danger(z: Record, r: Record, taker: int, card: int) -> float:
    """How likely `taker` is to want the card, from 0 to 1."""
    if taker == r.seat or card == SKIP_KIND:
        return 0.0
    if card == WILD_KIND:
        return 1.0
    phases = open_phases(z, taker)
    if phases == 0:
        return 1.0 if fits(z, card) else 0.0
    shown = bits(z.shown_once[taker]) + bits(z.shown_twice[taker]) + z.shown_wilds[taker]
    hidden = z.size[taker] - shown
    held = unseen_of(r, card // 4 + 1) * hidden / max(ONE, r.total)
    wanted, many = 0.0, NONE_YET
    while phases:
        wanted += _wanted(z, taker, lowest(phases), card, held)
        many += 1
        phases &= phases - 1
    return wanted / many


@called
def fits(z: Record, card: int) -> bool:
    for slot in range(SLOTS):  # noqa: SIM110 -- compiled code has no generators
        if z.fits[slot] >> card & 1:
            return True
    return False


@called
def _wanted(z: Record, taker: int, phase: int, card: int, held: float) -> float:
    unwanted = 1.0
    for group in range(GROUPS_EACH):
        kind = GROUP_KIND[phase, group]
        if kind == NO_GROUP:
            break
        if kind == COLOUR:
            unwanted *= 1 - _for_colour(z, taker, card)
        elif kind == RUN:
            unwanted *= 1 - _for_run(z, taker, GROUP_SIZE[phase, group], card, held)
        else:
            unwanted *= 1 - _for_set(z, taker, card, held)
    return 1 - unwanted


@inner
def _for_set(z: Record, taker: int, card: int, held: float) -> float:
    if z.shown_once[taker] & (NONE_YET + NUMBER << (card & ~3)):
        return 0.9
    none, one = exp(-held), held * exp(-held)
    return (1 - none - one / 2) * _let_go(z, card)


@inner
def _for_run(z: Record, taker: int, size: int, card: int, held: float) -> float:
    number, shown = card // 4 + 1, z.shown_once[taker]
    if shown & (NONE_YET + NUMBER << (card & ~3)):
        return 0.05
    # The lows of runs that hold all shown numbers, or all lows if there is none.
    first, last = ONE, NONE_YET + 13 - size
    if shown:
        lowest_shown = lowest(shown) // 4 + 1
        highest_shown = lowest_shown
        while shown:
            highest_shown = lowest(shown) // 4 + 1
            shown &= shown - 1
        low, high = max(first, highest_shown - size + 1), min(last, lowest_shown)
        if low <= high:
            first, last = low, high
    among = NONE_YET
    for low in range(first, last + 1):
        among += low <= number < low + size
    return 0.8 * exp(-held) * (among / (last - first + 1)) * _let_go(z, card)


@inner
def _for_colour(z: Record, taker: int, card: int) -> float:
    once, twice, mask = z.shown_once[taker], z.shown_twice[taker], NONE_YET + COLOUR_BITS << (card & 3)
    if once:
        return 0.9 * (bits(once & mask) + bits(twice & mask)) / (bits(once) + bits(twice))
    many = NONE_YET
    for at in range(max(z.pile_size - REMEMBERED, 0), z.pile_size):
        many += z.pile[at] < WILD_KIND and z.pile[at] & 3 == card & 3
    return _COLOUR_LET_GO[many]


@inner
def _let_go(z: Record, card: int) -> float:
    for at in range(max(z.pile_size - REMEMBERED, 0), z.pile_size):
        if z.pile[at] >> 2 == card >> 2:
            return LET_GO
    return 1.0


# --- skips -----------------------------------------------------------------------------------------


@inner
def is_going_out(z: Record, seat: int) -> bool:
    return z.laid[seat] != 0 and z.size[seat] <= GOING_OUT


@called
def somebody_goes_out(z: Record, seat: int) -> bool:
    for other in range(z.players):
        if other != seat and z.playing >> other & 1 and is_going_out(z, other):
            return True
    return False


@called
def value_of_skip(z: Record, seat: int, target: int) -> float:
    others = bits(NONE_YET + z.playing) - 1
    if others == 1:
        return PLAY_AGAIN
    value = PLAY_AGAIN / others
    if is_going_out(z, target):
        return value + SKIP_STOPS - z.size[target] / 100
    laid, before = False, NONE_YET
    other = left_of(z, seat)
    earlier = True  # clockwise before the target: ahead of it if all is level
    while other != seat:
        laid |= z.laid[other] != 0
        if other == target:
            earlier = False
        else:
            before += _is_nearer(z, other, target, earlier)
        other = left_of(z, other)
    if not laid:
        value -= SKIP_LATER
    return value + SKIP_LEADER * (1 - before / others)


@inner
def _is_nearer(z: Record, seat: int, other: int, level: bool) -> bool:
    """Nearer to winning the game (card.win, card.variant.ten-hands)."""
    if not z.fixed_hands:
        far, other_far = bits(NONE_YET + z.done[seat]), bits(NONE_YET + z.done[other])
        if far != other_far:
            return far > other_far
    if z.total[seat] != z.total[other]:
        return z.total[seat] < z.total[other]
    if z.size[seat] != z.size[other]:
        return z.size[seat] < z.size[other]
    return level
