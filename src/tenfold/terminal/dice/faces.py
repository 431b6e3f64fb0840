"""Ten dice on the screen: in an order that shows what they are good for, each with its letter."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from tenfold.games.dice.rules import Rules
from tenfold.games.dice.state import phase_number
from tenfold.games.dice.view import View
from tenfold.pieces.dice import DIE_COLOURS, Roll, is_colour_phase
from tenfold.pieces.phases import Phase
from tenfold.terminal.paint import Paint

LETTERS = "abcdefghij"
LOOSE = ("┌───┐", "│{}│", "└─{}─┘")
SET_ASIDE = ("╔═══╗", "║{}║", "╚═{}═╝")  # seen without colours too
STEP = 6  # columns of a die and the blank beside it


def phase_of(rules: Rules, view: View) -> Phase:
    """What the seat on turn is rolling for."""
    return rules.phase(min(phase_number(view.sheet[view.seat]), len(rules.phases)))


def shown_order(phase: Phase, faces: Roll, kept: Iterable[int]) -> list[int]:
    """The places of the dice from left to right: by number, or by colour where the phase asks for one.

    The letter of a die is its place in this order; among equals those set aside come first.
    """
    aside = set(kept)

    def by_number(place: int) -> tuple[int, int, int]:
        return faces[place] // 4, place not in aside, place

    def by_colour(place: int) -> tuple[int, int, int]:
        return DIE_COLOURS.index(faces[place].colour), faces[place] // 4, place

    return sorted(range(len(faces)), key=by_colour if is_colour_phase(phase) else by_number)


def drawn(phase: Phase, faces: Roll, kept: Iterable[int], paint: Paint, width: int) -> Iterator[str]:
    """Three lines of boxes; where they do not fit, five dice and then five more."""
    aside = set(kept)
    order = shown_order(phase, faces, aside)
    whole = len(order) * STEP - 1 <= width
    for row in [order] if whole else [order[:5], order[5:]]:
        for line in range(3):
            boxes = []
            for place in row:
                inside = (None, f"{faces[place]!s:>3}", LETTERS[order.index(place)])[line]
                frame = (SET_ASIDE if place in aside else LOOSE)[line]
                boxes.append(paint.die(faces[place], frame.format(inside)))
            yield " ".join(boxes)
