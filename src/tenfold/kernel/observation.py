"""What a seat may know, as a row of 16-bit numbers: a view, with the seat itself always first.

Everything by seat goes clockwise from the viewer. Where the pile or a group lies in an order that no rule
asks for, there are counts; points stop at 32,767.
"""

from __future__ import annotations

from typing import Any

from tenfold.kernel.jit import called, inner
from tenfold.kernel.layout import (
    DRAW,
    GROUPS_EACH,
    KINDS,
    KNOCK,
    NOBODY,
    NOT_OUT,
    PHASES,
    PLAY,
    SEATS_MOST,
    SKIP_KIND,
    SLOTS,
    WILD_KIND,
    Record,
)
from tenfold.kernel.seats import clockwise, first_knocker, open_phases

# Where each part starts.
HAND_AT = 0  # own cards by kind
PILE_AT = HAND_AT + KINDS  # the discard pile by kind
TABLE_AT = PILE_AT + KINDS  # all groups by kind
# Of each hand, what everybody knows: the cards taken from the pile, and after a hand all (card.score.open).
KNOWN_AT = TABLE_AT + KINDS
GROUPS_AT = KNOWN_AT + SEATS_MOST * KINDS  # of each slot: kind, value, length
GROUP_FACTS = 3
SEATS_AT = GROUPS_AT + SLOTS * GROUP_FACTS
# Of each seat: whether it plays, cards, points, points of the last hand, phase on the table, whether it
# loses a turn, was skipped in this lap, may still knock, place in the ranking (from 1, 0 while the game
# goes on).
SEAT_FACTS = 9
DONE_AT = SEATS_AT + SEATS_MOST * SEAT_FACTS  # of each seat: phases crossed off
OPEN_AT = DONE_AT + SEATS_MOST * PHASES  # phases that the viewer may lay in this hand
TABLE_FACTS_AT = OPEN_AT + PHASES
# Stage, seats at the table, who must decide, is on turn, deals and knocked last (steps clockwise from the
# viewer, -1: nobody), top of the discard pile (-1: empty), sizes of draw pile and discard pile, whether it
# is a play-off, whether the top card is fresh, hands entered on the sheet, how the hand ended.
TABLE_FACTS = 13
OBSERVATION = TABLE_FACTS_AT + TABLE_FACTS

MOST_POINTS = 32767


@called
def observe(z: Record, viewer: int, row: Any) -> None:
    """Write what the seat may know into a row of OBSERVATION numbers."""
    row[:] = 0
    open_hands = z.out != NOT_OUT
    _put_kinds(row, HAND_AT, z.once[viewer], z.twice[viewer], z.wilds[viewer])
    row[HAND_AT + SKIP_KIND] = z.skips_held[viewer]
    for place in range(z.pile_size):
        row[PILE_AT + z.pile[place]] += 1
    row[PILE_AT + SKIP_KIND] += z.under
    _put_kinds(row, TABLE_AT, z.table_once, z.table_twice, z.table_wilds)
    for step in range(z.players):
        seat = clockwise(z, viewer, step)
        known = KNOWN_AT + step * KINDS
        if open_hands:
            _put_kinds(row, known, z.once[seat], z.twice[seat], z.wilds[seat])
            row[known + SKIP_KIND] = z.skips_held[seat]
        else:
            _put_kinds(row, known, z.shown_once[seat], z.shown_twice[seat], z.shown_wilds[seat])
        _put_seat(z, row, seat, step, open_hands)
    _put_phases(row, OPEN_AT, open_phases(z, viewer))
    _put_table(z, viewer, row)


@inner
def _put_kinds(row: Any, at: int, once: int, twice: int, wilds: int) -> None:
    for kind in range(WILD_KIND):
        row[at + kind] = (once >> kind & 1) + (twice >> kind & 1)
    row[at + WILD_KIND] = wilds


@inner
def _put_phases(row: Any, at: int, phases: int) -> None:
    for number in range(1, PHASES + 1):
        row[at + number - 1] = phases >> number & 1


@inner
def _put_seat(z: Record, row: Any, seat: int, step: int, open_hands: bool) -> None:
    at = SEATS_AT + step * SEAT_FACTS
    row[at] = z.playing >> seat & 1
    row[at + 1] = z.size[seat]
    row[at + 2] = min(z.total[seat], MOST_POINTS)
    row[at + 3] = z.cost[seat] if open_hands else 0
    row[at + 4] = z.laid[seat]
    row[at + 5] = z.skips >> seat & 1
    row[at + 6] = z.lap >> seat & 1
    row[at + 7] = z.window >> seat & 1
    row[at + 8] = z.place[seat] + 1
    _put_phases(row, DONE_AT + step * PHASES, z.done[seat])
    for group in range(GROUPS_EACH):
        slot = seat * GROUPS_EACH + group
        at = GROUPS_AT + (step * GROUPS_EACH + group) * GROUP_FACTS
        row[at] = z.kind[slot]
        row[at + 1] = z.value[slot]
        row[at + 2] = z.length[slot]


@inner
def _put_table(z: Record, viewer: int, row: Any) -> None:
    at = TABLE_FACTS_AT
    row[at] = z.stage
    row[at + 1] = z.players
    row[at + 2] = NOBODY
    if z.stage == KNOCK:
        row[at + 2] = _steps(z, viewer, first_knocker(z))
    elif z.stage == DRAW or z.stage == PLAY:
        row[at + 2] = _steps(z, viewer, z.seat)
    row[at + 3] = _steps(z, viewer, z.seat)
    row[at + 4] = _steps(z, viewer, z.dealer)
    row[at + 5] = _steps(z, viewer, z.last_knocker)
    if z.pile_size:
        row[at + 6] = z.pile[z.pile_size - 1]
    else:
        row[at + 6] = SKIP_KIND if z.under else NOBODY
    row[at + 7] = z.deck_size
    row[at + 8] = z.pile_size + z.under
    row[at + 9] = z.playoff
    row[at + 10] = z.fresh
    row[at + 11] = z.hands_played
    row[at + 12] = z.out


@inner
def _steps(z: Record, viewer: int, seat: int) -> int:
    if seat == NOBODY:
        return NOBODY
    return seat - viewer + (z.players if seat < viewer else 0)
