"""The facts of a refusal or an advice in the words of a language: phases, seats and spaces by their names."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from functools import reduce

from tenfold.games.board.track import PLUS, Space
from tenfold.locales import Speech
from tenfold.pieces.cards import Colour
from tenfold.pieces.phases import Phase

SEATS = ("seat", "target")
SPACES = ("next", "space", "spaces")
GROUPS = ("colour", "group")
COLOURS = frozenset(colour.name.lower() for colour in Colour)
LONGEST = 400  # characters of a fact: what somebody typed may be longer than any sentence can hold


def said_facts(say: Speech, facts: Mapping[str, object], names: Sequence[str]) -> dict[str, object]:
    """What is named instead of numbered; everything else as it is."""
    return {name: _cut(_said(say, name, fact, names)) for name, fact in facts.items()}


def said_needs(say: Speech, phase: Phase, family: str = "need") -> str:
    """A phase in words: set of 3 and run of 4; 2 × set of 4. `family` are the messages for its needs."""
    words = [
        ("" if count == 1 else f"{count} × ") + say(f"{family}-{need.kind.value}", size=need.size)
        for need, count in Counter(phase.needs).items()
    ]
    return reduce(lambda first, second: say("need-and", first=first, second=second), words)


def said_space(say: Speech, space: Space) -> str:
    """The name on the track, six columns at most; +1, +2 and +3 are the same everywhere."""
    return space.value if space in PLUS else say(f"space-{space.value}")


def said_group(say: Speech, name: str) -> str:
    """The name of a group; numbers are the same everywhere."""
    return say(f"group-{name}") if name in COLOURS else name


def _cut(fact: object) -> object:
    return f"{fact[:LONGEST]}…" if isinstance(fact, str) and len(fact) > LONGEST else fact


def _said(say: Speech, name: str, fact: object, names: Sequence[str]) -> object:
    if isinstance(fact, Phase):
        return said_needs(say, fact)
    if name in SEATS and isinstance(fact, int) and fact < len(names):
        return names[fact]
    if name == "seats" and isinstance(fact, str):
        return ", ".join(names[int(seat)] if seat.isdecimal() else seat for seat in fact.split(", "))
    if name in GROUPS and isinstance(fact, str):
        return said_group(say, fact)
    if name in SPACES and isinstance(fact, str):
        return ", ".join(_space_or_card(say, word) for word in fact.split(", "))
    return fact


def _space_or_card(say: Speech, word: str) -> str:
    try:
        return said_space(say, Space(word))
    except ValueError:
        return word  # a card that comes next
