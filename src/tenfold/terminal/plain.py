"""The card game as plain lines for replays and transcripts: positions and the score sheet."""

from __future__ import annotations

from collections.abc import Sequence

from tenfold.games.cards.rules import Rules
from tenfold.games.cards.state import Line, Stage, State, open_phases
from tenfold.games.cards.view import View
from tenfold.pieces.cards import write_cards


def position(rules: Rules, view: View, names: Sequence[str]) -> list[str]:
    """The table as the view shows it."""
    top = str(view.discard[-1]) if view.discard else "empty"
    lines = [f"draw pile {view.deck_size} cards, discard pile {top}"]
    width = max(map(len, names))
    for seat in view.playing:
        mark = ">" if seat == view.seat and view.stage is not Stage.OVER else " "
        line = view.sheet[seat]
        facts = f"{view.hand_sizes[seat]:>2} cards  {len(line.done):>2} phases  {line.total:>4} points"
        skipped = "  loses a turn" if view.skips[seat] else ""
        lines.append(f"{mark} {seat} {names[seat]:<{width}}  {facts}{skipped}")
        lines += (f"      {seat}.{at} {group}" for at, group in enumerate(view.table[seat]))
    if view.hand is not None:
        lines.append(f"your hand: {write_cards(view.hand)}")
        lines += your_phase(rules, view)
    return lines


def your_phase(rules: Rules, view: View) -> list[str]:
    """What the viewer is collecting, or nothing once it lies."""
    if view.viewer is None or view.stage in (Stage.LOT, Stage.DEAL, Stage.OVER):
        return []
    numbers = open_phases(rules, view, view.viewer)
    return [f"your phase: {'; '.join(f'{n} ({rules.phase(n)})' for n in numbers)}"] if numbers else []


def everything(state: State, names: Sequence[str]) -> list[str]:
    """All hands and groups, for a replay."""
    top = str(state.discard[-1]) if state.discard else "empty"
    lines = [f"draw pile {len(state.deck)} cards, discard pile {top}"]
    width = max(map(len, names))
    for seat in state.playing:
        mark = ">" if seat == state.seat else " "
        lines.append(f"{mark} {seat} {names[seat]:<{width}}  {write_cards(state.hands[seat])}")
        lines += (f"      {seat}.{at} {group}" for at, group in enumerate(state.table[seat]))
    return lines


def score_sheet(rules: Rules, sheet: Sequence[Line], names: Sequence[str]) -> list[str]:
    """Phases crossed off, the points of every hand, the running total (card.score.sheet)."""
    width = max(map(len, names))
    lines = []
    for name, line in zip(names, sheet, strict=True):
        phases = " ".join(f"{'X' if n in line.done else n!s:>2}" for n in rules.played)
        points = "+".join(map(str, line.points)) or "0"
        lines.append(f"  {name:<{width}}  [{phases}]  {points} = {line.total}")
    return lines


def hand_ended(before: State, after: State) -> bool:
    """Whether this step ended a hand, so that the sheet is worth a look."""
    return after.stage in (Stage.DEAL, Stage.OVER) and before.stage is Stage.PLAY
