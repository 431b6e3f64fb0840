"""The track as lines: rows of spaces from left to right, under each the pieces on it or how to reach it."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from tenfold.core import Seat
from tenfold.games.board.actions import MOVE, STAR, Action
from tenfold.games.board.choices import star_spaces, steps_of
from tenfold.games.board.rules import Rules
from tenfold.games.board.state import Stage
from tenfold.games.board.track import LENGTH, landing, next_free
from tenfold.games.board.view import View
from tenfold.terminal.board.names import PIECES
from tenfold.terminal.layout import HandLayout
from tenfold.terminal.wrap import padded

CELL = 7  # columns of a space: a name of six and a blank
ROW = 8  # spaces in a row; in a narrow window half as many


def reachable(rules: Rules, view: View) -> dict[int, Action]:
    """The spaces that the piece on turn can go to now, each with the choice that leads there."""
    if view.stage is Stage.MOVE and view.dice is not None:
        return {landing(view.pieces, view.seat, steps): MOVE[steps] for steps in steps_of(view.dice)}
    if view.stage is Stage.STAR:
        found = {space: next_free(rules.track, view.pieces, view.seat, (space,)) for space in STAR}
        offered = star_spaces(rules, view)
        return {at: STAR[space] for space, at in found.items() if at is not None and space in offered}
    return {}


class TrackLayout(HandLayout):
    _rules: Rules

    def _spaces(self, pieces: tuple[int, ...], mine: Seat | None, marks: Mapping[int, str]) -> Iterator[str]:
        """`marks` are written under free spaces."""
        length = ROW if self._width + 1 >= ROW * CELL else ROW // 2
        for first in range(0, LENGTH, length):
            row = range(first, first + length)
            yield self._line([(self._say(self._rules.track[at].term), at in marks) for at in row])
            yield self._line([self._under(at, pieces, mine, marks) for at in row])

    def _line(self, cells: list[tuple[str, bool]]) -> str:
        """Words, each in its column; a strong one stands out."""
        text = ""
        for at, (word, strong) in enumerate(cells):
            shown = self._paint.strong(word) if strong and word else word
            text = padded(text, at * CELL) + shown
        return text.rstrip()

    def _under(
        self, at: int, pieces: tuple[int, ...], mine: Seat | None, marks: Mapping[int, str]
    ) -> tuple[str, bool]:
        here = [seat for seat, place in enumerate(pieces) if place == at]
        if here:
            letters = "".join(PIECES[seat] for seat in here)
            return f"[{letters}]" if len(letters) < CELL - 2 else letters, mine in here
        return marks.get(at, "·"), at in marks
