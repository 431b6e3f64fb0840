"""Colour where it is wanted; without it every card and die still has its letter."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from tenfold.pieces.cards import SKIP, WILD, Card, Colour
from tenfold.pieces.dice import DieColour, Face
from tenfold.pieces.groups import Group

RESET = "\x1b[0m"
BOLD = "\x1b[1m"
INK = {
    Colour.RED: "\x1b[91m",
    Colour.BLUE: "\x1b[94m",
    Colour.GREEN: "\x1b[92m",
    Colour.YELLOW: "\x1b[93m",
}
DIE_INK = {
    DieColour.BLUE: "\x1b[94m",
    DieColour.RED: "\x1b[91m",
    DieColour.ORANGE: "\x1b[38;5;208m",
    DieColour.GREEN: "\x1b[92m",
}


def wants_colours(environment: Mapping[str, str], is_terminal: bool) -> bool:
    """Only on a terminal that can, and never where NO_COLOR is set."""
    return is_terminal and not environment.get("NO_COLOR") and environment.get("TERM", "") not in ("", "dumb")


@dataclass(frozen=True, slots=True)
class Paint:
    on: bool

    def card(self, card: Card) -> str:
        ink = BOLD if card in (WILD, SKIP) else INK[card.colour] if card.colour else ""
        return self._with(ink, str(card))

    def group(self, group: Group) -> str:
        """A group's text form, its cards painted."""
        return f"{group.name}({' '.join(map(self.card, group.cards))})"

    def die(self, face: Face, text: str) -> str:
        """A part of a die's picture in the colour of the face that it shows."""
        return self._with(DIE_INK[face.colour], text)

    def strong(self, text: str) -> str:
        return self._with(BOLD, text)

    def _with(self, ink: str, text: str) -> str:
        return f"{ink}{text}{RESET}" if self.on else text
