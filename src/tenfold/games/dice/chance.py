"""Nature's part: the dice."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass
from itertools import product
from math import prod

from tenfold.core import Chance, Stream
from tenfold.games.dice.actions import Action, Rolled
from tenfold.pieces.dice import DiceSet, Face, Roll

FEW = 1_000  # outcomes that can still be listed


@dataclass(frozen=True, slots=True)
class RollChance(Chance[Action]):
    """dice.turn: all dice that are not set aside, each face as likely as the others."""

    dice: DiceSet
    faces: Roll  # what they show now; empty before the first roll of all
    kept: tuple[int, ...]

    def sample(self, stream: Stream) -> Rolled:
        return Rolled(
            tuple(
                self.faces[place] if place in self.kept else die[stream.below(6)]
                for place, die in enumerate(self.dice)
            )
        )

    def outcomes(self) -> Sequence[tuple[Action, int]] | None:
        """Two equal faces of a die (a house's colour table may have them) are one outcome of more weight."""
        if 6 ** (len(self.dice) - len(self.kept)) > FEW:
            return None
        shown: list[list[tuple[Face, int]]] = [
            [(self.faces[place], 1)] if place in self.kept else list(Counter(die).items())
            for place, die in enumerate(self.dice)
        ]
        return [
            (Rolled(tuple(face for face, _ in roll)), prod(weight for _, weight in roll))
            for roll in product(*shown)
        ]
