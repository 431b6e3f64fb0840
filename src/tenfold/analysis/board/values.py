"""What the end of a round is worth at the board: a seat's chance to win, from where the phase markers stand.

A seat's share falls with each phase that it has left, by the more, the nearer the leader is to the end;
whoever starts the next round has a little more. `tenfold.lab.board_values` finds the numbers of each table
size from games of `solid`.
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
FAR = 10  # phases


class ShareNumbers(msgspec.Struct, frozen=True):
    """Of a table size. `far`, `near`: by which power of e a share falls with each phase that is left, when
    the leader has ten left, and when one."""

    far: float
    near: float
    starts: float  # by which power of e it is larger for whoever starts
    games: int  # that this was learned from


@cache
def learned() -> dict[int, ShareNumbers]:
    """By players."""
    return msgspec.json.decode(files(__package__).joinpath(FILE).read_bytes(), type=dict[int, ShareNumbers])


def chance_to_win(rules: Rules, markers: Sequence[int], seat: Seat, starter: Seat | None) -> float:
    """Between two rounds of a game that goes on."""
    return share([rules.wreath - marker for marker in markers], seat, starter, learned()[len(markers)])


def share(left: Sequence[int], seat: Seat, starter: Seat | None, by: ShareNumbers) -> float:
    """Of a seat, by the phases that all have left."""
    nearness = (FAR - min(FAR, *left)) / (FAR - 1)
    fall = by.far + (by.near - by.far) * nearness
    scores = [by.starts * (other == starter) - fall * phases for other, phases in enumerate(left)]
    return 1 / sum(exp(score - scores[seat]) for score in scores)
