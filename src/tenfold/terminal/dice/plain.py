"""The dice game as plain lines for replays and transcripts: the dice, who is how far, and the block."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import accumulate

from tenfold.games.dice.rules import BONUS, BONUS_5_AFTER, ROLLS, Rules
from tenfold.games.dice.state import SheetLine, Stage, State, is_done, is_solo, phase_number
from tenfold.games.dice.view import View, view
from tenfold.pieces.dice import DICE
from tenfold.terminal.plain import Plain


class PlainDice(Plain):
    _rules: Rules

    def position(self, view: View) -> list[str]:
        """What everybody sees: nothing is hidden in this game."""
        lines = [self._attempt(view)]
        if view.faces:
            lines.append(" ".join(f"{die:<4}" for die in DICE).rstrip())
            lines.append(" ".join(f"{face!s:<4}" for face in view.faces).rstrip())
            kept = ("^" if place in view.kept else "" for place in range(len(DICE)))
            lines += [" ".join(f"{mark:<4}" for mark in kept) + " set aside"] if view.kept else []
        for seat, line in enumerate(view.sheet):
            mark = ">" if seat == view.seat and view.stage is not Stage.OVER else " "
            far = "done" if is_done(self._rules, line) else f"phase {phase_number(line)}"
            lines.append(f"{mark} {seat} {self._named(seat)}  {far:<8}  {line.total:>4} points")
        return lines

    def _attempt(self, view: View) -> str:
        if view.stage is Stage.LOT:
            return "the scribe is drawn by lot"
        if view.stage is Stage.OVER:
            return "the game is over"
        number = phase_number(view.sheet[view.seat])
        needs = f"phase {number} ({self._rules.phase(number)}, at most {self._rules.maximum(number)})"
        return f"{self._names[view.seat]}: {needs}, {view.rolls} of {ROLLS} rolls made"

    def everything(self, state: State) -> list[str]:
        return self.position(view(state, None))

    def score_sheet(self, state: State) -> list[str]:
        """The block: phases with their maximum, points and running total of every player (dice.scribe)."""
        columns = [self._column(state, seat) for seat in range(len(state.sheet))]
        rows = [*self._printed(), *([("", "deducted")] if is_solo(state) else []), ("", "total")]
        wide = max(len(what) for _, what in rows)
        lines = [f"  {'':>3}  {'':<{wide}}  " + "  ".join(column[0] for column in columns)]
        for at, (number, what) in enumerate(rows, 1):
            lines.append(f"  {number:>3}  {what:<{wide}}  " + "  ".join(column[at] for column in columns))
        return [line.rstrip() for line in lines]

    def _printed(self) -> Iterator[tuple[str, str]]:
        """What stands on the block before anything is written."""
        for number, phase in enumerate(self._rules.phases, 1):
            yield str(number), f"{phase} ({self._rules.maximum(number)})"
            if number == BONUS_5_AFTER:
                yield "", f"{BONUS_5_AFTER}-phase bonus ({BONUS})"
        yield "", f"{len(self._rules.phases)}-phase bonus ({BONUS})"

    def _column(self, state: State, seat: int) -> list[str]:
        """The cells below each other, the name first."""
        line = state.sheet[seat]
        entries = self._entries(line)
        running = accumulate(entry or 0 for entry in entries)
        cells = [
            "" if entry is None else f"{entry:>3} {total if at else '':>4}"  # from the second phase on
            for at, (entry, total) in enumerate(zip(entries, running, strict=True))
        ]
        cells += [f"{-line.deducted:>8}"] if is_solo(state) else []
        width = max(8, len(self._names[seat]))
        return [f"{cell:>{width}}" for cell in (self._names[seat], *cells, f"{line.total:>8}")]

    def _entries(self, line: SheetLine) -> list[int | None]:
        """The numbers written in a column, from top to bottom; None: nothing yet."""
        entries: list[int | None] = [*line.points, *[None] * (len(self._rules.phases) - len(line.points))]
        if len(entries) >= BONUS_5_AFTER:
            entries.insert(BONUS_5_AFTER, line.bonus_5)
        return [*entries, line.bonus_10]

    def ended_a_part(self, before: State, after: State) -> bool:
        """Whether a round ended, or the game."""
        if after.stage is Stage.OVER:
            return True
        attempt_ended = before.stage is not Stage.LOT and after.rolls == 0
        passed = is_solo(after) or before.seat != after.seat  # in the end a turn has several attempts
        return attempt_ended and passed and after.seat == after.scribe
