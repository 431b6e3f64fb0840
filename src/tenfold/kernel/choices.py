"""The legal choices of the seat that must decide, by their ids."""

from __future__ import annotations

from tenfold.kernel.groups import wild_ends
from tenfold.kernel.hands import lowest
from tenfold.kernel.jit import called, inner
from tenfold.kernel.laydowns import list_lays
from tenfold.kernel.layout import (
    DISCARD_FIRST,
    DRAW,
    DRAW_CARD,
    GROUPS_EACH,
    HIT_FIRST,
    HIT_WILD,
    HIT_WILD_HIGH,
    KINDS,
    KNOCK,
    KNOCK_NOW,
    NO_GROUP,
    NONE_YET,
    PASS_BY,
    PLAY,
    SKIP_FIRST,
    SKIP_KIND,
    TAKE_TOP,
    WILD_KIND,
    Record,
)
from tenfold.kernel.seats import clockwise, left_of, open_phases


@called
def list_choices(z: Record, t: Record) -> int:
    """Write the ids into `t.ids`; how many there are, none where nature acts or the game is over."""
    if z.stage == PLAY:
        seat = z.seat
        n = _list_hits(z, seat, t) if z.laid[seat] else _list_all_lays(z, seat, t)
        return _list_discards(z, seat, t, n)
    if z.stage == DRAW:
        t.ids[0] = DRAW_CARD
        if z.pile_size == 0 or z.pile[z.pile_size - 1] == SKIP_KIND:
            return 1  # card.turn.draw, card.skip.not-from-discard
        t.ids[1] = TAKE_TOP
        return 2
    if z.stage == KNOCK:
        t.ids[0] = KNOCK_NOW
        t.ids[1] = PASS_BY
        return 2
    return 0


@inner
def _list_all_lays(z: Record, seat: int, t: Record) -> int:
    n = NONE_YET
    phases = open_phases(z, seat)
    while phases:
        n = list_lays(z, seat, lowest(phases), t, n)
        phases &= phases - 1
    return n


@inner
def _list_hits(z: Record, seat: int, t: Record) -> int:
    """card.hit.after-phase, card.hit.where: on every group of the table, those just laid too."""
    n = 0
    if z.last_card_must_be_discarded and z.size[seat] == 1:
        return n  # card.out, as a house rule
    once, wild = z.once[seat], z.wilds[seat] > 0
    for step in range(z.players):
        owner = clockwise(z, seat, step)
        for group in range(GROUPS_EACH):
            slot = owner * GROUPS_EACH + group
            if z.kind[slot] == NO_GROUP:
                break
            first = HIT_FIRST + (step * GROUPS_EACH + group) * KINDS
            fitting = z.fits[slot] & once
            while fitting:
                t.ids[n] = first + lowest(fitting)
                fitting &= fitting - 1
                n += 1
            if wild:
                ends = wild_ends(z, slot)
                if ends > 0:
                    t.ids[n] = first + HIT_WILD
                    n += 1
                if ends > 1:
                    t.ids[n] = first + HIT_WILD_HIGH
                    n += 1
    return n


@inner
def _list_discards(z: Record, seat: int, t: Record, n: int) -> int:
    held = z.once[seat]
    while held:
        t.ids[n] = DISCARD_FIRST + lowest(held)
        held &= held - 1
        n += 1
    if z.wilds[seat]:
        t.ids[n] = DISCARD_FIRST + WILD_KIND
        n += 1
    if z.skips_held[seat]:
        targets = skip_targets(z) if z.size[seat] > 1 else 0
        if not targets:  # the last card, or nobody can be skipped
            t.ids[n] = DISCARD_FIRST + SKIP_KIND
            n += 1
        for step in range(1, z.players):
            if targets >> clockwise(z, seat, step) & 1:
                t.ids[n] = SKIP_FIRST + step - 1
                n += 1
    return n


@inner
def skip_targets(z: Record) -> int:
    """Whom a skip may be played against now (card.skip.one-pending, card.skip.once-per-lap)."""
    candidates = 1 << left_of(z, z.seat) if z.skip_next_only else z.playing & ~(1 << z.seat)
    return candidates & ~z.skips & ~z.lap


@inner
def is_choice(z: Record, t: Record, action: int) -> bool:
    for at in range(list_choices(z, t)):  # noqa: SIM110 -- compiled code has no generators
        if t.ids[at] == action:
            return True
    return False
