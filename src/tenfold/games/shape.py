"""Whether groups that are laid down are the phase: what the card game and the board game ask alike."""

from __future__ import annotations

from itertools import permutations

from tenfold.core import Illegal
from tenfold.games.sayings import EXTRA_GROUP, NOT_THE_PHASE
from tenfold.pieces.groups import Group
from tenfold.pieces.laydown import LayDown
from tenfold.pieces.phases import Phase


def check_shape(number: int, phase: Phase, groups: LayDown, *, whole: str, extra: str) -> None:
    """Refuse what is not the whole phase, or more groups than it has; by the rules with these ids."""
    if len(groups) > len(phase.needs):
        raise Illegal(extra, EXTRA_GROUP(number=number, phase=phase))
    if not any(_fulfil(order, phase) for order in permutations(groups)):
        raise Illegal(whole, NOT_THE_PHASE(number=number, phase=phase, groups=groups))


def _fulfil(groups: tuple[Group, ...], phase: Phase) -> bool:
    """Whether they are what the phase asks for, or longer (card.laydown.extra, board.laydown.longer)."""
    return len(groups) == len(phase.needs) and all(
        group.kind is need.kind and len(group.cards) >= need.size
        for group, need in zip(groups, phase.needs, strict=True)
    )
