"""Groups on the table, and the letters that players type for them."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any, NamedTuple

from tenfold.core import Seat
from tenfold.pieces.groups import Group
from tenfold.terminal.words import Words


class LetteredGroup(NamedTuple):
    """A group on the table, and the letter that a player types for it."""

    letter: str
    seat: Seat
    at: int
    group: Group


def lettered_groups(table: Sequence[Sequence[Group]], seats: Iterable[Seat]) -> list[LetteredGroup]:
    """a to z; house rules can bring more groups than that: za, zb."""
    lying = [(seat, at, group) for seat in seats for at, group in enumerate(table[seat])]
    letters = ["z" * (i // 26) + "abcdefghijklmnopqrstuvwxyz"[i % 26] for i in range(len(lying))]
    return [LetteredGroup(letter, *where) for letter, where in zip(letters, lying, strict=True)]


def typed_addition(words: Words, command: str, action: Any, lying: Sequence[LetteredGroup]) -> str:
    """How a player types a card that is put on a group: `hit W b low`."""
    letter = next(there.letter for there in lying if (there.seat, there.at) == (action.seat, action.group))
    end = f" {words.shown(action.end.value)}" if action.end else ""
    return f"{words.shown(command)} {action.card} {letter}{end}"
