"""Whether groups that are laid down are the phase: what the card game and the board game ask alike."""

from __future__ import annotations

from itertools import permutations

from tenfold.core import Illegal
from tenfold.pieces.groups import Group
from tenfold.pieces.laydown import LayDown
from tenfold.pieces.phases import Phase


def check_shape(number: int, phase: Phase, groups: LayDown, *, whole: str, extra: str) -> None:
    """Refuse what is not the whole phase, or more groups than it has; by the rules with these ids."""
    if len(groups) > len(phase.needs):
        raise Illegal(
            extra,
            "extra-group",
            "phase {number} is {phase}: extra cards may lengthen its groups, but no group is added",
            number=number,
            phase=phase,
        )
    if not any(_fulfil(order, phase) for order in permutations(groups)):
        raise Illegal(
            whole,
            "not-the-phase",
            "phase {number} is {phase}, laid whole: {groups} is not",
            number=number,
            phase=phase,
            groups=" ".join(map(str, groups)) or "-",
        )


def _fulfil(groups: tuple[Group, ...], phase: Phase) -> bool:
    """Whether they are what the phase asks for, or longer (card.laydown.extra, board.laydown.longer)."""
    return len(groups) == len(phase.needs) and all(
        group.kind is need.kind and len(group.cards) >= need.size
        for group, need in zip(groups, phase.needs, strict=True)
    )
