"""What the end of a hand is worth: a seat's chance to win the game, from phases, points and players.

For every number of players a pair of seats is compared by a logistic curve over their difference in points,
one for each pair of phases left; a seat's share is the product of its chances against the others, raised to
a power, among those of all. `tenfold.lab.card_values` makes the numbers from games of `solid`.
"""

from __future__ import annotations

from functools import cache
from importlib.resources import files
from math import exp, log
from typing import Any

import msgspec
import numpy as np
from numpy.typing import NDArray

from tenfold.kernel.hands import bits
from tenfold.kernel.jit import called, inner
from tenfold.kernel.layout import NONE_YET, ONE, OVER, PHASES, SEATS_MOST, Record
from tenfold.kernel.scoring import leaders

VALUES = np.dtype(
    [
        ("lead", "f8", (PHASES + 1, PHASES + 1)),  # of a seat with so many phases left over one with so many
        ("slope", "f8", (PHASES + 1, PHASES + 1)),  # for each point less
        ("fixed_slope", "f8", PHASES + 1),  # the same by hands left (card.variant.ten-hands)
        ("power", "f8"),
    ],
    align=True,
)
FILE = "values.json"
NOT_LEARNED = np.zeros(SEATS_MOST + 1, VALUES)


@cache
def learned() -> NDArray[Any]:
    """The numbers that were learned, by players."""
    table = msgspec.json.decode(files(__package__).joinpath(FILE).read_bytes())
    return from_table(table)


def from_table(table: dict[str, Any]) -> NDArray[Any]:
    found = NOT_LEARNED.copy()
    for players, numbers in table.items():
        for name in VALUES.names or ():
            found[name][int(players)] = numbers[name]
    return found


@called
def worth(z: Record, v: Record, seat: int) -> float:
    """The seat's chance to win the game after a hand."""
    winners = NONE_YET
    if z.stage == OVER:
        for other in range(z.players):
            if z.place[other] == 0:
                winners |= ONE << other
    else:
        winners = NONE_YET + leaders(z)  # a play-off follows (card.win.playoff)
    if winners:
        return 1.0 / bits(winners) if winners >> seat & 1 else 0.0
    mine, all_shares = 0.0, 0.0
    for other in range(z.players):
        share = exp(v.power * _against_all(z, v, other))
        all_shares += share
        if other == seat:
            mine = share
    return mine / all_shares


@inner
def _against_all(z: Record, v: Record, seat: int) -> float:
    """The logarithm of the product of its chances against each of the others."""
    product = 0.0
    for other in range(z.players):
        if other != seat:
            product -= log(1.0 + exp(-_ahead(z, v, seat, other)))
    return product


@inner
def _ahead(z: Record, v: Record, seat: int, other: int) -> float:
    points = z.total[other] - z.total[seat]
    if z.fixed_hands:
        return v.fixed_slope[bits(NONE_YET + z.played) - z.hands_played] * points
    left = bits(NONE_YET + (z.played & ~z.done[seat]))
    other_left = bits(NONE_YET + (z.played & ~z.done[other]))
    return v.lead[left, other_left] + v.slope[left, other_left] * points
