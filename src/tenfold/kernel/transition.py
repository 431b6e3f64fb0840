"""What a decision does to the table: `games/card/transition.py` over one record."""

from __future__ import annotations

from tenfold.kernel.groups import add_to_group
from tenfold.kernel.hands import put_in, put_on_table, show, take_out
from tenfold.kernel.jit import called, inner
from tenfold.kernel.laydowns import lay
from tenfold.kernel.layout import (
    DISCARD_FIRST,
    DRAW,
    DRAW_CARD,
    GROUPS_EACH,
    HIT_FIRST,
    HIT_WILD_HIGH,
    KINDS,
    KNOCK,
    KNOCK_NOW,
    LAY_FIRST,
    NOBODY,
    OUT_DISCARD,
    OUT_HIT,
    OUT_LAY,
    PASS_BY,
    PLAY,
    SKIP_FIRST,
    SKIP_KIND,
    TAKE_TOP,
    TURN_OVER,
    WILD_KIND,
    Record,
)
from tenfold.kernel.nature import after_ordinary_turn
from tenfold.kernel.scoring import end_hand
from tenfold.kernel.seats import clockwise, first_knocker, first_player, left_of


@called
def act(z: Record, action: int) -> None:
    """A legal choice of the seat that must decide; nature may be next (`nature.settle`)."""
    z.decisions += 1
    if action == DRAW_CARD:
        _draw(z)
    elif action == TAKE_TOP:
        after_ordinary_turn(z)
        _take_top(z, z.seat)
    elif action == KNOCK_NOW:
        _knock(z)
    elif action == PASS_BY:
        _pass(z)
    elif action < SKIP_FIRST:
        _discard(z, action - DISCARD_FIRST, NOBODY)
    elif action < HIT_FIRST:
        _discard(z, SKIP_KIND, clockwise(z, z.seat, action - SKIP_FIRST + 1))
    elif action < LAY_FIRST:
        _hit(z, action - HIT_FIRST)
    else:
        _lay(z, action)


# --- drawing and knocking --------------------------------------------------------------------------


@inner
def _draw(z: Record) -> None:
    z.window = _knockers(z)
    z.fresh = 0
    if z.window:  # the next player does not want the card: the others may knock first
        z.stage = KNOCK
    else:
        _turn_over(z)


@inner
def _turn_over(z: Record) -> None:
    """The top card of the draw pile is about to be seen; an empty pile is renewed (card.pile.exhausted)."""
    z.stage = TURN_OVER
    if z.deck_size:
        return
    top = z.pile[z.pile_size - 1] if z.pile_size else SKIP_KIND
    for place in range(z.pile_size - 1):
        z.deck[place] = z.pile[place]
    z.deck_size = max(z.pile_size - 1, 0)
    if z.pile_size == 0:
        z.under -= 1  # the top is a skip that was put under the pile
    for _ in range(z.under):
        z.deck[z.deck_size] = SKIP_KIND
        z.deck_size += 1
    z.under = 0
    z.pile[0] = top
    z.pile_size = 1


@inner
def _take_top(z: Record, seat: int) -> None:
    """The top of the discard pile goes into the hand, and everybody sees it go."""
    z.pile_size -= 1
    card = z.pile[z.pile_size]
    put_in(z, seat, card)
    show(z, seat, card)
    z.seat = seat
    z.stage = PLAY
    z.fresh = 0


@inner
def _knockers(z: Record) -> int:
    """Who may knock for the card just discarded: neither the seat on turn nor the one who discarded it,
    nobody who loses the next turn, nor the last knocker (card.variant.knock, card.variant.knock.order)."""
    if not (z.knocking and z.fresh):
        return 0
    seats = z.playing & ~(1 << z.seat) & ~(1 << _right_of(z, z.seat)) & ~z.skips
    return seats if z.last_knocker == NOBODY else seats & ~(1 << z.last_knocker)


@inner
def _right_of(z: Record, seat: int) -> int:
    before = seat
    while left_of(z, before) != seat:
        before = left_of(z, before)
    return before


@called
def _knock(z: Record) -> None:
    """Play jumps to the knocker; the players in between lose their turn."""
    knocker = first_knocker(z)
    start = first_player(z)
    seat = z.seat
    while seat != knocker:
        seat = left_of(z, seat)
        if seat == start:
            z.lap = 0  # card.skip.once-per-lap
    z.window = 0
    z.last_knocker = knocker
    _take_top(z, knocker)


@called
def _pass(z: Record) -> None:
    z.window &= ~(1 << first_knocker(z))
    if z.window:
        return
    if z.skips >> z.seat & 1:
        _serve_skips(z)
    else:
        _turn_over(z)


# --- laying, hitting, discarding -------------------------------------------------------------------


@called
def _lay(z: Record, action: int) -> None:
    seat = z.seat
    phase = lay(z, seat, action)
    z.laid[seat] = phase
    if not z.playoff:  # crossed off at once (card.phases.laying-is-enough, card.win.playoff)
        z.done[seat] |= 1 << phase
    if z.size[seat] == 0:
        end_hand(z, OUT_LAY)  # card.out


@called
def _hit(z: Record, hit: int) -> None:
    seat, at = z.seat, hit % KINDS
    step, group = hit // KINDS // GROUPS_EACH, hit // KINDS % GROUPS_EACH
    card = min(at, WILD_KIND)
    add_to_group(z, clockwise(z, seat, step) * GROUPS_EACH + group, card, at == HIT_WILD_HIGH)
    take_out(z, seat, card)
    put_on_table(z, card)
    if z.size[seat] == 0:
        end_hand(z, OUT_HIT)  # card.out


@inner
def _discard(z: Record, card: int, target: int) -> None:
    take_out(z, z.seat, card)
    ends = z.size[z.seat] == 0
    if ends or target == NOBODY or not z.skip_in_front:  # card.skip.discard, card.skip.in-front
        z.pile[z.pile_size] = card
        z.pile_size += 1
    if ends:
        end_hand(z, OUT_DISCARD)  # card.out
        return
    if target != NOBODY:
        z.skips |= 1 << target
        if z.skip_once_per_lap:
            z.lap |= 1 << target  # card.skip.once-per-lap
    z.fresh = card != SKIP_KIND
    _next_turn(z)


# --- whose turn it is ------------------------------------------------------------------------------


@inner
def _next_turn(z: Record) -> None:
    """The left neighbour is next, or loses the turn."""
    _move_on(z)
    z.stage = DRAW
    if not z.skips >> z.seat & 1:
        return
    z.window = _knockers(z)
    if z.window:  # the others come first, and the skip stays where it is if one knocks
        z.stage = KNOCK
        z.fresh = 0
    else:
        _serve_skips(z)


@inner
def _move_on(z: Record) -> None:
    z.seat = left_of(z, z.seat)
    if z.lap and z.seat == first_player(z):
        z.lap = 0  # card.skip.once-per-lap


@called
def _serve_skips(z: Record) -> None:
    """Whoever has been skipped loses this turn; in fx the skip goes under the discard pile."""
    while z.skips >> z.seat & 1:
        z.skips &= ~(1 << z.seat)
        z.under += z.skip_in_front  # card.skip.in-front
        _move_on(z)
        z.stage = DRAW
        z.fresh = 0
