"""Who sits where: the tables at which bots meet, and their rotations."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import combinations
from typing import TypeAlias

LineUp: TypeAlias = tuple[str, ...]  # the bots at a table, by seat


def line_ups(bots: Sequence[str], players: int) -> list[LineUp]:
    """Who sits together: all, the last one in every seat that is left; or every choice of so many."""
    if len(bots) > players:
        bots = list(dict.fromkeys(bots))
        if len(bots) > players:
            return list(combinations(bots, players))
    return [tuple(bots) + (bots[-1],) * (players - len(bots))]


def rotations(bots: LineUp) -> list[LineUp]:
    """In rotation r, seat s holds the bot that is named at s + r."""
    return [bots[at:] + bots[:at] for at in range(len(bots))]


def rotations_of(tables: Sequence[LineUp]) -> list[LineUp]:
    return [bots for line_up in tables for bots in rotations(line_up)]
