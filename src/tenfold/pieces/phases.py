"""Phases as data: which groups a player must collect. Text form: `set 3 + run 4`."""

from __future__ import annotations

from dataclasses import dataclass, field
from enum import Enum

from tenfold.core import BadText, Written
from tenfold.pieces.sayings import NO_PHASE, TWO_COLOUR_GROUPS


class Kind(Enum):
    SET = "set"
    RUN = "run"
    COLOUR = "colour"


SIZES = {Kind.SET: range(2, 13), Kind.RUN: range(3, 13), Kind.COLOUR: range(2, 13)}


@dataclass(frozen=True, slots=True, repr=False)
class Need(Written):
    """One group that a phase asks for: its kind, and how many cards at least."""

    kind: Kind
    size: int

    def __str__(self) -> str:
        return f"{self.kind.value} {self.size}"


@dataclass(frozen=True, slots=True, repr=False)
class Phase(Written):
    needs: tuple[Need, ...]
    size: int = field(init=False, compare=False)  # the fewest cards that complete it
    smallest: int = field(init=False, compare=False)  # the size of its smallest group
    has_colour: bool = field(init=False, compare=False)  # whether it asks for cards of one colour

    def __post_init__(self) -> None:
        sizes = [need.size for need in self.needs]
        object.__setattr__(self, "size", sum(sizes))
        object.__setattr__(self, "smallest", min(sizes))
        object.__setattr__(self, "has_colour", any(need.kind is Kind.COLOUR for need in self.needs))

    def __str__(self) -> str:
        return " + ".join(map(str, self.needs))


def read_phase(text: str) -> Phase:
    """`set 3 + run 4`: a phase, or BadText."""
    phase = Phase(tuple(_read_need(part, text) for part in text.split("+")))
    if sum(need.kind is Kind.COLOUR for need in phase.needs) > 1:
        raise BadText(TWO_COLOUR_GROUPS(text=text))
    return phase


def _read_need(part: str, text: str) -> Need:
    words = part.split()
    try:
        kind, size = Kind(words[0].lower()), int(words[1])
        if len(words) != 2 or size not in SIZES[kind]:
            raise ValueError
    except (ValueError, IndexError):
        raise BadText(NO_PHASE(text=text)) from None
    return Need(kind, size)


# The list that the card game and the dice game have in common (card.phases, dice.phases).
PRINTED_PHASES = tuple(
    read_phase(text)
    for text in (
        "set 3 + set 3",
        "set 3 + run 4",
        "set 4 + run 4",
        "run 7",
        "run 8",
        "run 9",
        "set 4 + set 4",
        "colour 7",
        "set 5 + set 2",
        "set 5 + set 3",
    )
)
