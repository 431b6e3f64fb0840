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
        say = self._say
        lines = [self._attempt(view)]
        if view.faces:
            lines.append(" ".join(f"{die:<4}" for die in DICE).rstrip())
            lines.append(" ".join(f"{face!s:<4}" for face in view.faces).rstrip())
            kept = ("^" if place in view.kept else "" for place in range(len(DICE)))
            lines += [" ".join(f"{mark:<4}" for mark in kept) + f" {say('plain-aside')}"] if view.kept else []
        for seat, line in enumerate(view.sheet):
            mark = ">" if seat == view.seat and view.stage is not Stage.OVER else " "
            done = is_done(self._rules, line)
            far = say("plain-done") if done else say("at-phase", number=phase_number(line))
            points = say("table-points", points=line.total)
            lines.append(f"{mark} {seat} {self._named(seat)}  {far:<8}  {points:>11}")
        return lines

    def _attempt(self, view: View) -> str:
        if view.stage is Stage.LOT:
            return self._say("plain-lot")
        if view.stage is Stage.OVER:
            return self._say("plain-over")
        number = phase_number(view.sheet[view.seat])
        return self._say(
            "plain-attempt",
            name=self._names[view.seat],
            number=number,
            needs=self._needs(self._rules.phase(number), "dice-need"),
            most=self._rules.maximum(number),
            roll=view.rolls,
            rolls=ROLLS,
        )

    def everything(self, state: State) -> list[str]:
        return self.position(view(state, None))

    def score_sheet(self, state: State) -> list[str]:
        """The block: phases with their maximum, points and running total of every player (dice.scribe)."""
        columns = [self._column(state, seat) for seat in range(len(state.sheet))]
        say = self._say
        lost = [("", say("plain-deducted"))] if is_solo(state) else []
        rows = [*self._printed(), *lost, ("", say("review-total"))]
        wide = max(len(what) for _, what in rows)
        lines = [f"  {'':>3}  {'':<{wide}}  " + "  ".join(column[0] for column in columns)]
        for at, (number, what) in enumerate(rows, 1):
            lines.append(f"  {number:>3}  {what:<{wide}}  " + "  ".join(column[at] for column in columns))
        return [line.rstrip() for line in lines]

    def _printed(self) -> Iterator[tuple[str, str]]:
        """What stands on the block before anything is written."""
        for number, phase in enumerate(self._rules.phases, 1):
            yield str(number), f"{self._needs(phase, 'dice-need')} ({self._rules.maximum(number)})"
            if number == BONUS_5_AFTER:
                yield "", self._bonus(BONUS_5_AFTER)
        yield "", self._bonus(len(self._rules.phases))

    def _bonus(self, phases: int) -> str:
        return f"{self._say('at-bonus', count=phases)} ({BONUS})"

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
