"""What the seats draw in one world: the same cards in the same order, whichever choice is tried.

Every seat has an order of its own for all cards of the draw pile, and draws the first of them that still lies
there: what one choice gains on another is then less a matter of luck. All orders are equally likely, so any
card of the pile is as likely to be drawn as any other. A renewed pile is drawn from by chance.
"""

from __future__ import annotations

from typing import Any

from tenfold.kernel.jit import called
from tenfold.kernel.layout import CARDS, SEATS_MOST, Record
from tenfold.kernel.nature import place_in_deck
from tenfold.kernel.streams import by_chance

# By seat, the places in the deck as it lay when the world was dealt, in the order in which they are drawn.
ORDERS = (SEATS_MOST, CARDS)
# While a hand is played out: how far each seat has come in its order, and what has been drawn.
COME, DRAWN, DRAWS = 0, SEATS_MOST, SEATS_MOST + CARDS


@called
def lay_orders(world: Record, orders: Any) -> None:
    for seat in range(world.players):
        for place in range(world.deck_size):
            other = by_chance(world, place + 1)
            orders[seat, place] = orders[seat, other]
            orders[seat, other] = place


@called
def place_drawn(z: Record, world: Record, orders: Any, drawn: Any, left: int) -> int:
    """Where in the deck the card lies that the seat draws, `left` of the world's pile being there."""
    if z.deck_size != left:  # it was renewed
        return by_chance(z, z.deck_size)
    at = drawn[COME + z.seat]
    while drawn[DRAWN + orders[z.seat, at]]:
        at += 1
    place = orders[z.seat, at]
    drawn[DRAWN + place] = 1
    drawn[COME + z.seat] = at + 1
    return place_in_deck(z, world.deck[place])
