"""Whether groups that are laid down are the phase: what the card game and the board game ask alike.

Groups cannot be malformed, they refuse to exist. What somebody wrote may be: a lay-down then has a `Flaw`
instead of groups, which is its refusal if nothing else forbids it, such as whose turn it is.
"""

from __future__ import annotations

from collections.abc import Callable
from itertools import permutations
from typing import NamedTuple

from tenfold.core import Illegal, Saying
from tenfold.games.sayings import EXTRA_GROUP, NOT_THE_PHASE
from tenfold.pieces.groups import Group
from tenfold.pieces.laydown import LayDown
from tenfold.pieces.phases import Phase


class Flaw(NamedTuple):
    """Why written groups cannot be."""

    rule: str
    saying: Saying


def read_lay_down(read: Callable[[str], LayDown], text: str) -> tuple[LayDown, Flaw | None]:
    """Groups from their text form, or what is wrong with them; BadText if they are none."""
    try:
        return read(text), None
    except Illegal as error:
        return (), Flaw(error.rule, error.saying)


def check_shape(
    number: int, phase: Phase, groups: LayDown, flaw: Flaw | None, *, whole: str, extra: str
) -> None:
    """Refuse what is not the whole phase, or more groups than it has; by the rules with these ids."""
    if flaw is not None:
        raise Illegal(flaw.rule, flaw.saying)
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
