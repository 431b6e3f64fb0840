"""The eight characters that bots play as, and the faces that people choose from: ours, in every language.

Names are those of records and of the wire; a reader's language may spell them its own way (the messages
`character-bolo` and so on).
"""

from __future__ import annotations

from collections.abc import Collection
from typing import Literal, NamedTuple, TypeAlias

CharacterId: TypeAlias = Literal["bolo", "tipi", "yumi", "luno", "kubi", "rico", "moki", "zeno"]
Face: TypeAlias = Literal["sun", "drop", "leaf", "star", "cloud", "bell", "heart", "wave"]


class Character(NamedTuple):
    id: CharacterId
    name: str
    plays: str  # the bot that suits the temper


CHARACTERS: dict[str, Character] = {
    character.id: character
    for character in (
        Character("bolo", "Bolo", "easy"),
        Character("tipi", "Tipi", "easy"),
        Character("yumi", "Yumi", "easy"),
        Character("luno", "Luno", "solid"),
        Character("kubi", "Kubi", "solid"),
        Character("rico", "Rico", "solid"),
        Character("moki", "Moki", "strong"),
        Character("zeno", "Zeno", "strong"),
    )
}


_STRENGTHS = ("easy", "solid", "strong")
_AS_STRONG = ("optimal", "racer")


def free_character(bot: str, taken: Collection[str]) -> Character | None:
    """One whose name nobody at the table has, of this strength or the nearest; None if all are there."""
    names = {name.casefold() for name in taken}
    free = [character for character in CHARACTERS.values() if character.name.casefold() not in names]
    return min(free, key=lambda character: _distance(character.plays, bot), default=None)


def _distance(one: str, other: str) -> float:
    """Of two equally near strengths the higher one is nearer; a bot of another kind is near to all."""
    other = "strong" if other in _AS_STRONG else other
    if other not in _STRENGTHS:
        return 0
    steps = _STRENGTHS.index(one) - _STRENGTHS.index(other)
    return steps - 0.5 if steps > 0 else -steps
