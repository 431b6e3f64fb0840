"""A duel as plain lines for replays and transcripts."""

from __future__ import annotations

from collections.abc import Sequence

from tenfold.locales import Speech
from tests.fourth_game.rules import Rules
from tests.fourth_game.state import State
from tests.fourth_game.view import View, view


class PlainDuel:
    def __init__(self, rules: Rules, names: Sequence[str], say: Speech) -> None:
        self._names = names

    def position(self, view: View) -> list[str]:
        lines = [f"on the table: {view.up or '-'}"]
        lines += (
            f"{'>' if seat == view.seat else ' '} {seat} {name}  {size} cards  {points} points"
            for seat, (name, size, points) in enumerate(
                zip(self._names, view.hand_sizes, view.points, strict=True)
            )
        )
        return lines if view.hand is None else [*lines, f"your hand: {_listed(view.hand)}"]

    def everything(self, state: State) -> list[str]:
        hands = (f"  {seat} {_listed(hand)}" for seat, hand in enumerate(state.hands))
        return [*self.position(view(state, None)), *hands]

    def score_sheet(self, state: State) -> list[str]:
        return [f"  {name}  {own}" for name, own in zip(self._names, state.points, strict=True)]

    def ended_a_part(self, before: State, after: State) -> bool:
        return before.points != after.points


def _listed(cards: tuple[int, ...]) -> str:
    return " ".join(map(str, cards)) or "-"
