"""The track as data: 32 spaces of eight kinds, in our own order, and how a piece moves on it.

The rulebooks do not print the order (board.track). A house-rule file gives the one of the board at home,
as a list of names from the start clockwise; docs/board-track.md shows the list that is shipped.
"""

from __future__ import annotations

from collections.abc import Sequence
from enum import Enum
from typing import TypeAlias

from tenfold.core import BadRules, Seat
from tenfold.games.board.sayings import TRACK_KIND, TRACK_LONG, TRACK_SHORT, TRACK_SPACE, TRACK_STARTS

LENGTH = 32  # board.material


class Space(Enum):
    """A kind of space. A member's value is its name in rules, records and commands."""

    START = "start"  # the large star space
    STAR = "star"
    PLUS_1 = "+1"
    PLUS_2 = "+2"
    PLUS_3 = "+3"
    AGAIN = "again"
    PICK = "pick"
    SWAP = "swap"
    ALL_DRAW = "all-draw"
    JOKER = "joker"
    ASK = "ask"

    __hash__ = object.__hash__  # tables are looked up by it several times a turn

    @property
    def term(self) -> str:
        """The message with its name."""
        return f"space-{self.value.replace('+', 'plus-')}"


Track: TypeAlias = tuple[Space, ...]  # clockwise

STARS = frozenset({Space.START, Space.STAR})
PLUS = {Space.PLUS_1: 1, Space.PLUS_2: 2, Space.PLUS_3: 3}
CHOICES = tuple(space for space in Space if space not in STARS)  # of a star space (board.action.stars)

DEFAULT = """
    start  +1     swap  ask   pick   +2    all-draw  joker
    star   again  +3    swap  pick   +1    ask       all-draw
    star   joker  +2    swap  again  pick  ask       +1
    star   +3     all-draw    swap   joker pick      +2    again
"""


def read_track(names: Sequence[str]) -> Track:
    """A track from the names of its spaces, or BadRules that says which line is wrong."""
    spaces: list[Space] = []
    for line, name in enumerate(names, 1):
        try:
            space = Space(name.strip().lower())
        except ValueError:
            kinds = [kind.value for kind in Space]
            raise BadRules(TRACK_SPACE(line=line, name=name, kinds=kinds)) from None
        if space is Space.START and space in spaces:
            raise BadRules(TRACK_STARTS(line=line, first=spaces.index(space) + 1))
        spaces.append(space)
    _refuse_incomplete(spaces)
    return tuple(spaces)


def _refuse_incomplete(spaces: Sequence[Space]) -> None:
    if len(spaces) < LENGTH:
        raise BadRules(TRACK_SHORT(line=len(spaces) + 1, length=LENGTH, count=len(spaces)))
    if len(spaces) > LENGTH:
        raise BadRules(TRACK_LONG(line=LENGTH + 1, length=LENGTH, count=len(spaces)))
    for kind in Space:
        if kind is not Space.STAR and kind not in spaces:  # the start is a star space
            raise BadRules(TRACK_KIND(kind=[kind.value]))


DEFAULT_TRACK = read_track(DEFAULT.split())


# --- moving ----------------------------------------------------------------------------------------


def landing(pieces: tuple[int, ...], seat: Seat, steps: int) -> int:
    """Where a piece ends that moves so many spaces; occupied ones are not counted (board.move.occupied)."""
    at = pieces[seat]
    while steps:
        at = (at + 1) % LENGTH
        if at not in pieces:
            steps -= 1
    return at


def next_free(track: Track, pieces: tuple[int, ...], seat: Seat, kinds: Sequence[Space]) -> int | None:
    """The nearest free space clockwise of one of these kinds (board.action.stars)."""
    for step in range(1, LENGTH):
        at = (pieces[seat] + step) % LENGTH
        if track[at] in kinds and at not in pieces:
            return at
    return None
