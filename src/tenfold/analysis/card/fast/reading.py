"""What a seat knows of a record and weighs by: `analysis.card.hand` and `plans.Unseen`."""

from __future__ import annotations

from typing import Any

import numpy as np
from numpy.typing import NDArray

from tenfold.analysis.card.hand import HARD_PHASE_BONUS, difficulty
from tenfold.analysis.card.weights import USUAL, Weights
from tenfold.games.card.state import FULL_DECK
from tenfold.kernel.hands import bits, count_colour, count_numbers
from tenfold.kernel.jit import called, inner
from tenfold.kernel.layout import (
    COLOUR,
    GROUP_KIND,
    NONE_YET,
    ONE,
    PHASES,
    SEATS_MOST,
    WILD_KIND,
    Record,
)
from tenfold.pieces.cards import COPIES, SKIP, WILD
from tenfold.pieces.phases import PRINTED_PHASES

MOST_PLACES = 16  # open places of one plan

READING = np.dtype(
    [
        ("deny", "f8"),
        ("point", "f8"),
        ("point_late", "f8"),
        ("enough", "f8"),
        # how many cards the seat has not seen
        ("numbers", "i8"),  # natural ones, four bits for each number
        ("colours", "i8", 4),
        ("wilds", "i8"),
        ("skips", "i8"),
        ("total", "i8"),
        # the phases that it goes for
        ("pursued", "i8", PHASES),
        ("draws", "f8", PHASES),
        ("pursues", "i8"),  # how many
        ("by_colour", "i8"),  # whether one of them asks for a colour
        ("seat", "i8"),
        # room for the open places of a plan: unseen cards for one, and how many are missing
        ("left", "i8", MOST_PLACES),
        ("missing", "i8", MOST_PLACES),
    ],
    align=True,
)

ALL_WILDS, ALL_SKIPS, ALL_CARDS = COPIES[WILD], COPIES[SKIP], len(FULL_DECK)
ALL_NUMBERS = 0x888888888888  # eight cards of each number
EACH_COLOUR = 24
COLOUR_PHASE = int(np.flatnonzero(GROUP_KIND[:, 0] == COLOUR)[0])

DIFFICULTY = np.array([0.0, *map(difficulty, PRINTED_PHASES)])
BONUS = HARD_PHASE_BONUS * DIFFICULTY


def readings(weights: Weights = USUAL) -> NDArray[Any]:
    """For every seat room to read its hand in, with what it weighs by."""
    found = np.zeros(SEATS_MOST, READING)
    for name, weight in weights._asdict().items():
        found[name] = weight
    return found


@called
def count_unseen(z: Record, r: Record, seat: int) -> None:
    """The cards that lie in the draw pile or in others' hands, as far as this seat knows."""
    r.seat = seat
    numbers = count_numbers(z.once[seat], z.twice[seat]) + count_numbers(z.table_once, z.table_twice)
    wilds, skips = z.wilds[seat] + z.table_wilds, NONE_YET + z.skips_held[seat]
    if z.skip_in_front:
        skips += bits(z.skips)  # card.skip.in-front
    total = (
        z.size[seat] + bits(z.table_once) + bits(z.table_twice) + z.table_wilds + skips - z.skips_held[seat]
    )
    for other in range(z.players):
        if other != seat:
            once, twice = z.shown_once[other], z.shown_twice[other]
            numbers += count_numbers(once, twice)
            wilds += z.shown_wilds[other]
            total += bits(once) + bits(twice) + z.shown_wilds[other]
    for at in range(z.pile_size):
        card = NONE_YET + z.pile[at]
        if card < WILD_KIND:
            numbers += ONE << (card & ~3)
        elif card == WILD_KIND:
            wilds += 1
        else:
            skips += 1
    r.numbers = ALL_NUMBERS - numbers
    r.wilds = ALL_WILDS - wilds
    r.skips = ALL_SKIPS - skips
    r.total = ALL_CARDS - total - z.pile_size


@called
def count_colours(z: Record, r: Record) -> None:
    """The same by colour, which few phases ask for."""
    seat = r.seat
    for colour in range(4):
        seen = count_colour(z.once[seat], z.twice[seat], colour) + count_colour(
            z.table_once, z.table_twice, colour
        )
        for other in range(z.players):
            if other != seat:
                seen += count_colour(z.shown_once[other], z.shown_twice[other], colour)
        r.colours[colour] = EACH_COLOUR - seen
    for at in range(z.pile_size):
        card = z.pile[at]
        if card < WILD_KIND:
            r.colours[card & 3] -= 1


@inner
def unseen_of(r: Record, number: int) -> int:
    return (r.numbers >> (4 * (number - 1))) & 15
