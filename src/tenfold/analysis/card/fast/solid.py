"""The bot `solid` as a policy of the kernel: `analysis.card.advice`."""

from __future__ import annotations

from tenfold.analysis.card.fast.discards import list_discards
from tenfold.analysis.card.fast.playing import best_hit, best_lay
from tenfold.analysis.card.fast.pursuit import read_hand
from tenfold.analysis.card.fast.taking import wants_top
from tenfold.kernel.jit import called
from tenfold.kernel.layout import (
    DRAW,
    DRAW_CARD,
    KNOCK,
    KNOCK_NOW,
    NOBODY,
    NONE_YET,
    PASS_BY,
    SKIP_KIND,
    TAKE_TOP,
    Record,
)
from tenfold.kernel.seats import awaited, open_phases


@called
def choose_solid(z: Record, r: Record, t: Record, w: Record) -> int:
    """What the seat that must decide would be advised; `r`, `t` and `w` are room to work in."""
    seat = NONE_YET + awaited(z)
    if z.stage == DRAW:
        if z.pile_size == 0 or z.pile[z.pile_size - 1] == SKIP_KIND:
            return NONE_YET + DRAW_CARD
        read_hand(z, r, seat)
        return NONE_YET + (TAKE_TOP if wants_top(z, r, t, w) else DRAW_CARD)
    if z.stage == KNOCK:
        read_hand(z, r, seat)
        return NONE_YET + (KNOCK_NOW if wants_top(z, r, t, w) else PASS_BY)
    if z.laid[seat]:
        action = best_hit(z, seat)
    else:
        action, _ = best_lay(z, t, w, seat, open_phases(z, seat))
    if action != NOBODY:
        return action
    read_hand(z, r, seat)
    list_discards(z, r, t)
    return NONE_YET + t.ids[0]
