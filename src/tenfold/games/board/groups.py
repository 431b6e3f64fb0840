"""Groups on the table as the board game treats them: jokers go even onto full ones."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import replace

from tenfold.pieces.cards import WILD, Card
from tenfold.pieces.groups import End, Group, Run, Set

FULL_SET = 8
FULL_COLOUR = 24


def takes(group: Group, card: Card, end: End | None) -> bool:
    """Whether the card, or WILD for a joker, may be added there."""
    if card == WILD and isinstance(group, Run) and group.is_full:
        return end is None  # board.joker.full-groups, board.joker.position
    return group.takes(card, end)


def added(group: Group, card: Card, end: End | None) -> Group:
    if card == WILD and isinstance(group, Run) and group.is_full:
        return replace(group, over=group.over + 1)
    return group.added(card, end)


def joker_ends(group: Group) -> tuple[End | None, ...]:
    """The ways to add a joker; there is always one."""
    return group.wild_ends() or (None,)


def is_full(group: Group) -> bool:
    """board.discard.two-when-full, and its reading for a colour group."""
    if isinstance(group, Run):
        return group.is_full
    if isinstance(group, Set):
        return len(group.cards) >= FULL_SET
    return sum(card != WILD for card in group.cards) == FULL_COLOUR


def only_full(table: Iterable[Iterable[Group]]) -> bool:
    """Whether nothing but full groups lies on the table."""
    for groups in table:
        for group in groups:
            if not is_full(group):
                return False
    return True
