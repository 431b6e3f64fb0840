"""The card game as plain lines for replays and transcripts: positions and the score sheet."""

from __future__ import annotations

from tenfold.games.card.rules import Rules
from tenfold.games.card.state import Stage, State, open_phases
from tenfold.games.card.view import View
from tenfold.pieces.cards import write_cards
from tenfold.terminal.plain import Plain


class PlainCards(Plain):
    _rules: Rules

    def position(self, view: View) -> list[str]:
        say = self._say
        lines = [self._piles(view.deck_size, write_cards(view.discard[-1:]))]
        for seat in view.playing:
            mark = ">" if seat == view.seat and view.stage is not Stage.OVER else " "
            line = view.sheet[seat]
            cards = say("table-cards", count=view.hand_sizes[seat])
            phases, points = say("plain-phases", count=len(line.done)), say("table-points", points=line.total)
            skipped = f"  {say('plain-skipped')}" if view.skips[seat] else ""
            lines.append(f"{mark} {seat} {self._named(seat)}  {cards:>8}  {phases:>9}  {points:>11}{skipped}")
            lines += self._groups(seat, view.table[seat])
        if view.hand is not None:
            lines.append(say("plain-hand", cards=write_cards(view.hand)))
            lines += self._your_phase(view)
        return lines

    def _your_phase(self, view: View) -> list[str]:
        """What the viewer is collecting, or nothing once it lies."""
        if view.viewer is None or view.stage in (Stage.LOT, Stage.DEAL, Stage.OVER):
            return []
        numbers = open_phases(self._rules, view, view.viewer)
        named = "; ".join(f"{number} ({self._needs(self._rules.phase(number))})" for number in numbers)
        return [self._say("plain-phase", phases=named)] if numbers else []

    def everything(self, state: State) -> list[str]:
        """All hands and groups."""
        lines = [self._piles(len(state.deck), write_cards(state.discard[-1:]))]
        for seat in state.playing:
            mark = ">" if seat == state.seat else " "
            lines.append(f"{mark} {seat} {self._named(seat)}  {write_cards(state.hands[seat])}")
            lines += self._groups(seat, state.table[seat])
        return lines

    def score_sheet(self, state: State) -> list[str]:
        """Phases crossed off, the points of every hand, the running total (card.score.sheet)."""
        lines = []
        for seat, line in enumerate(state.sheet):
            phases = " ".join(f"{'X' if n in line.done else n!s:>2}" for n in self._rules.played)
            points = "+".join(map(str, line.points)) or "0"
            lines.append(f"  {self._named(seat)}  [{phases}]  {points} = {line.total}")
        return lines

    def ended_a_part(self, before: State, after: State) -> bool:
        """Whether a hand ended."""
        return after.stage in (Stage.DEAL, Stage.OVER) and before.stage is Stage.PLAY
