"""What spaces, pieces and groups are called on the screen."""

from __future__ import annotations

from typing import NamedTuple

from tenfold.core import Seat
from tenfold.games.board.track import PLUS, STARS, Space
from tenfold.games.board.view import View
from tenfold.locales import Speech
from tenfold.pieces.groups import Group

PIECES = "ABCDEF"  # by seat; groups have small letters


class Place(NamedTuple):
    """A group on the table, and the letter that a player types for it."""

    letter: str
    seat: Seat
    at: int
    group: Group


def places(view: View) -> list[Place]:
    lying = [(seat, at, group) for seat, groups in enumerate(view.table) for at, group in enumerate(groups)]
    return [Place(_letter(i), seat, at, group) for i, (seat, at, group) in enumerate(lying)]


def _letter(i: int) -> str:
    """a to z; six players can bring 24 groups, house rules more: za, zb."""
    return "z" * (i // 26) + "abcdefghijklmnopqrstuvwxyz"[i % 26]


def action_of(say: Speech, space: Space) -> str:
    """What the space makes its player do."""
    if space in PLUS:
        return say("space-do-plus", count=PLUS[space])
    return say("space-do-star") if space in STARS else say(f"space-do-{space.value}")
