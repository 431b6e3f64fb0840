"""The canonical choices of the seat that must decide, in a stable order; all pass `legality.check`."""

from __future__ import annotations

from collections.abc import Sequence
from math import prod

from tenfold.games.choices import ManyChoices
from tenfold.games.dice.actions import DECLINE, SCORE, STOP, Action, Keep
from tenfold.games.dice.rules import Rules
from tenfold.games.dice.state import Stage, State, phase_number
from tenfold.pieces.dice import FACE_NUMBER, is_colour_phase


def legal(rules: Rules, state: State) -> Sequence[Action]:
    """The canonical choices of the seat that must decide: one keep for dice that are alike, then stopping."""
    if state.stage is Stage.KEEP:
        return Keeps(rules, state)
    if state.stage is Stage.SCORE:
        return [SCORE, DECLINE]
    return []


class Keeps(ManyChoices[Action]):
    """Every keep that differs in what is kept, and at the end Stop; made one by one as they are asked for.

    Dice are alike if they show the same number, whatever their colour; in a phase of one colour no two
    are. Keeping all ten is what Stop does. Dice that stay locked are part of every keep.
    """

    def __init__(self, rules: Rules, state: State) -> None:
        phase = rules.phase(phase_number(state.sheet[state.seat]))
        self._locked = () if rules.reroll_kept else state.kept
        alike: dict[int, list[int]] = {}
        for place, face in enumerate(state.faces):
            if place not in self._locked:
                alike.setdefault(place if is_colour_phase(phase) else FACE_NUMBER[face], []).append(place)
        self._alike = tuple(map(tuple, alike.values()))
        self._keeps = prod(len(places) + 1 for places in self._alike) - 1

    def __len__(self) -> int:
        return self._keeps + 1

    def action(self, index: int) -> Action:
        if index == self._keeps:
            return STOP
        kept = list(self._locked)
        for places in self._alike:  # a number of mixed bases: how many of each kind are kept
            index, count = divmod(index, len(places) + 1)
            kept += places[:count]
        return Keep(tuple(sorted(kept)))

    def key(self) -> object:
        return self._locked, self._alike
