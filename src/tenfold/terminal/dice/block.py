"""The block: all phases with the most that they bring, and a column for every player (dice.scribe)."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence

from tenfold.core import Outcome, Seat
from tenfold.games.dice.rules import BONUS, BONUS_5_AFTER, Rules
from tenfold.games.dice.state import SheetLine
from tenfold.games.dice.view import View
from tenfold.locales import Speech
from tenfold.locales.rendering import said_phase
from tenfold.pieces.dice import maximum_points
from tenfold.terminal.layout import Layout
from tenfold.terminal.paint import Paint
from tenfold.terminal.wrap import columns, padded, wrapped

SHEET = 4  # players that one sheet of the block has columns for; more need a second sheet
CELL = 6  # columns of "47 159": points and running total
WIDEST = 12


class Block(Layout):
    _rules: Rules

    def __init__(self, rules: Rules, names: Sequence[str], say: Speech, paint: Paint, width: int) -> None:
        super().__init__(rules, names, say, paint, width)
        self._needs = [said_phase(str(phase), say, "dice-need") for phase in rules.phases]
        self._bonus_5 = say("block-bonus", count=BONUS_5_AFTER)
        self._bonus_all = say("block-bonus", count=len(rules.phases))

    def lines(self, view: View) -> Iterator[str]:
        """One sheet for up to four players, as many below each other as it takes; the ranking at the end."""
        for first in range(0, len(self._names), SHEET):
            if first:
                yield ""
            yield from self._sheet(view, range(first, min(first + SHEET, len(self._names))))
        if view.outcome is not None and len(self._names) > 1:
            yield ""
            yield from self._ranking(view, view.outcome)

    def _sheet(self, view: View, seats: Sequence[Seat]) -> Iterator[str]:
        say = self._say
        alone = len(view.sheet) == 1
        lines = [view.sheet[seat] for seat in seats]
        longest = max(columns(text) for text in (*self._needs, self._bonus_all)) + 4 + 3  # number and maximum
        label = min(longest, self._width - len(seats) * (CELL + 1))
        cell = min(WIDEST, (self._width - label) // len(seats) - 1)

        def row(number: int | str, text: str, most: int | str, cells: Sequence[str]) -> Iterator[str]:
            """The text in as many lines as it needs; everything else stands beside the first."""
            first, *more = wrapped(text, label - 7, indent=0)
            head = f"{number:>2}  {padded(first, label - 7)}{most:>3}"
            yield (head + "".join(f" {' ' * (cell - columns(text))}{text}" for text in cells)).rstrip()
            yield from (f"    {line}" for line in more)

        names = [_fitting(self._names[seat], cell) for seat in seats]
        yield from map(self._paint.strong, row("", say("block-title"), say("block-most"), names))
        for number, needs in enumerate(self._needs, 1):
            most = maximum_points(self._rules.phase(number), self._rules.colours) or 0
            yield from row(number, needs, most, [_phase_cell(line, number) for line in lines])
            if number == BONUS_5_AFTER:
                totals = [_running(line, number) + (line.bonus_5 or 0) for line in lines]
                cells = [_bonus_cell(line.bonus_5, total) for line, total in zip(lines, totals, strict=True)]
                yield from row("", self._bonus_5, BONUS, cells)
        yield from row("", self._bonus_all, BONUS, [_bonus_cell(line.bonus_10, None) for line in lines])
        if alone:
            (line,) = lines
            yield from row("", say("block-failed"), "", [str(line.failed)])
            yield from row("", say("block-declined"), "", [str(line.declined)])
            yield from row("", say("block-deducted"), "", [f"-{line.deducted}" if line.deducted else "0"])
        yield from row("", say("block-total"), "", [str(line.total) for line in lines])

    def _ranking(self, view: View, outcome: Outcome) -> Iterator[str]:
        place = 1
        for seats in outcome.ranking:
            for seat in seats:
                facts = {"name": self._names[seat], "phases": len(view.sheet[seat].points)}
                text = self._say("block-rank", place=place, points=outcome.scores[seat], **facts)
                yield from self._wrapped(text)
            place += len(seats)


def _running(line: SheetLine, number: int) -> int:
    """The points after a phase, without the bonus that it may decide."""
    return sum(line.points[:number]) + ((line.bonus_5 or 0) if number > BONUS_5_AFTER else 0)


def _phase_cell(line: SheetLine, number: int) -> str:
    """The points, and from the second phase on the running total."""
    if number > len(line.points):
        return ""
    total = _running(line, number) if number > 1 else ""
    return f"{line.points[number - 1]:>2}{total:>4}"


def _bonus_cell(bonus: int | None, total: int | None) -> str:
    if bonus is None:
        return ""
    return f"{bonus:>2}{'' if total is None else total:>4}"


def _fitting(name: str, width: int) -> str:
    """A name cut to its column; a bot keeps its number, by which it differs from the others."""
    tail = match[0] if (match := re.search(r"-\d+$", name)) else ""
    head = name.removesuffix(tail)
    while columns(head + tail) > width and head:
        head = head[:-1]
    return head + tail
