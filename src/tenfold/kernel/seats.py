"""Who sits where: the order of play, and which phases a seat may lay."""

from __future__ import annotations

from tenfold.kernel.jit import inner
from tenfold.kernel.layout import KNOCK, Record


@inner
def left_of(z: Record, seat: int) -> int:
    """The next player clockwise, past those who sit out a play-off (card.order, card.win.playoff)."""
    seat += 1
    if seat == z.players:
        seat = 0
    while not z.playing >> seat & 1:
        seat += 1
        if seat == z.players:
            seat = 0
    return seat


@inner
def first_player(z: Record) -> int:
    """Who starts the hand (card.order)."""
    return left_of(z, z.dealer)


@inner
def clockwise(z: Record, seat: int, steps: int) -> int:
    """The seat so many places to the left, whoever sits there."""
    seat += steps
    return seat - z.players if seat >= z.players else seat


@inner
def first_knocker(z: Record) -> int:
    """Who is asked now, of those in the window (card.variant.knock.order)."""
    seat = left_of(z, z.seat)
    while not z.window >> seat & 1:
        seat = left_of(z, seat)
    return seat


@inner
def awaited(z: Record) -> int:
    """The seat that must decide."""
    return first_knocker(z) if z.stage == KNOCK else z.seat


@inner
def is_finished(z: Record, seat: int) -> bool:
    """Whether the seat has crossed off the whole list."""
    return z.played & ~z.done[seat] == 0


@inner
def open_phases(z: Record, seat: int) -> int:
    """The phases that the seat may lay in this hand, none if one lies already."""
    if z.laid[seat]:
        return 0  # card.phases.one-per-hand
    if z.playoff:
        last = z.played  # card.win.playoff
        while last & (last - 1):
            last &= last - 1
        return last
    if z.fixed_hands:  # card.variant.ten-hands
        left = z.played
        for _ in range(z.hands_played):
            left &= left - 1
        return left & -left
    left = z.played & ~z.done[seat]
    return left if z.free_order else left & -left  # card.variant.free-order, card.phases.order
