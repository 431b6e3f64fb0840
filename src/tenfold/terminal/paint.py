"""Colour where it is wanted; without it every card and die still has its letter."""

from __future__ import annotations

import sys
from collections.abc import Mapping
from dataclasses import dataclass

from tenfold.pieces.cards import Card
from tenfold.pieces.dice import Face

RESET = "\x1b[0m"
BOLD = "\x1b[1m"
# By the first letter of a card's or a face's text form.
INK = {
    "R": "\x1b[91m",
    "B": "\x1b[94m",
    "G": "\x1b[92m",
    "Y": "\x1b[93m",
    "O": "\x1b[38;5;208m",
}


def knows_escapes(environment: Mapping[str, str]) -> bool:
    """Whether a terminal has colours and a cursor that moves. A console of Windows names no TERM."""
    term = environment.get("TERM", "windows" if sys.platform == "win32" else "")
    return term not in ("", "dumb")


def wants_colours(environment: Mapping[str, str], is_terminal: bool) -> bool:
    """Only on a terminal that can, and never where NO_COLOR is set."""
    return is_terminal and not environment.get("NO_COLOR") and knows_escapes(environment)


@dataclass(frozen=True, slots=True)
class Paint:
    on: bool

    def card(self, card: Card | str) -> str:
        """A card, or its text form; one that nobody may know is "?"."""
        text = str(card)
        if text.startswith("W("):  # a joker with its face
            return f"{self.strong('W')}({self.card(text[2:-1])})"
        return self._with(BOLD if text[0] in "WS" else INK.get(text[0], ""), text)

    def die(self, face: Face, text: str) -> str:
        """A part of a die's picture in the colour of the face that it shows."""
        return self._with(INK[str(face)[0]], text)

    def face(self, text: str) -> str:
        """A face by its text form, which is a number alone where colours do not matter."""
        return self._with(INK.get(text[0], ""), text)

    def strong(self, text: str) -> str:
        return self._with(BOLD, text)

    def _with(self, ink: str, text: str) -> str:
        return f"{ink}{text}{RESET}" if self.on and ink else text
