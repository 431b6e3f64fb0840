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
        top = str(view.discard[-1]) if view.discard else "empty"
        lines = [f"draw pile {view.deck_size} cards, discard pile {top}"]
        for seat in view.playing:
            mark = ">" if seat == view.seat and view.stage is not Stage.OVER else " "
            line = view.sheet[seat]
            facts = f"{view.hand_sizes[seat]:>2} cards  {len(line.done):>2} phases  {line.total:>4} points"
            skipped = "  loses a turn" if view.skips[seat] else ""
            lines.append(f"{mark} {seat} {self._named(seat)}  {facts}{skipped}")
            lines += self._groups(seat, view.table[seat])
        if view.hand is not None:
            lines.append(f"your hand: {write_cards(view.hand)}")
            lines += self._your_phase(view)
        return lines

    def _your_phase(self, view: View) -> list[str]:
        """What the viewer is collecting, or nothing once it lies."""
        if view.viewer is None or view.stage in (Stage.LOT, Stage.DEAL, Stage.OVER):
            return []
        numbers = open_phases(self._rules, view, view.viewer)
        named = "; ".join(f"{number} ({self._rules.phase(number)})" for number in numbers)
        return [f"your phase: {named}"] if numbers else []

    def everything(self, state: State) -> list[str]:
        """All hands and groups."""
        top = str(state.discard[-1]) if state.discard else "empty"
        lines = [f"draw pile {len(state.deck)} cards, discard pile {top}"]
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
