"""What the end of a round is worth at the board: a seat's chance to win, from where the phase markers stand.

A seat's share falls by the same factor for each phase that it has left. `tenfold.lab.board_values` finds the
factor of each number of players from games of `solid`.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from importlib.resources import files
from math import exp

import msgspec

from tenfold.core import Seat
from tenfold.games.board.rules import Rules

FILE = "values.json"


@cache
def learned() -> dict[int, float]:
    """By players: by which power of e a share falls with each phase that is left."""
    return msgspec.json.decode(files(__package__).joinpath(FILE).read_bytes(), type=dict[int, float])


def chance_to_win(rules: Rules, markers: Sequence[int], seat: Seat) -> float:
    """Between two rounds of a game that goes on."""
    return share([rules.wreath - marker for marker in markers], seat, learned()[len(markers)])


def share(left: Sequence[int], seat: Seat, fall: float) -> float:
    """Of a seat, by the phases that all have left."""
    return 1 / sum(exp(fall * (left[seat] - other)) for other in left)
