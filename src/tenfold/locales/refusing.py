"""A refusal in the words of a language: phases in words, seats by their names."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from functools import reduce

from tenfold.core import Refusal
from tenfold.locales import Speech
from tenfold.pieces.phases import Phase


def said_refusal(say: Speech, refusal: Refusal, names: Sequence[str]) -> str:
    """In the speaker's language, or as it stands where nobody was expected to see it."""
    message = f"refusal-{refusal.code}"
    if not say.knows(message):
        return refusal.message
    return say(message, **{name: _named(say, name, fact, names) for name, fact in refusal.facts.items()})


def said_needs(say: Speech, phase: Phase, family: str = "need") -> str:
    """A phase in words: set of 3 and run of 4; 2 × set of 4. `family` are the messages for its needs."""
    words = [
        ("" if count == 1 else f"{count} × ") + say(f"{family}-{need.kind.value}", size=need.size)
        for need, count in Counter(phase.needs).items()
    ]
    return reduce(lambda first, second: say("need-and", first=first, second=second), words)


def _named(say: Speech, name: str, fact: object, names: Sequence[str]) -> object:
    if isinstance(fact, Phase):
        return said_needs(say, fact)
    if name == "target" and isinstance(fact, int) and fact < len(names):
        return names[fact]
    if name == "seats" and isinstance(fact, str):
        return ", ".join(names[int(seat)] if seat.isdecimal() else seat for seat in fact.split(", "))
    return fact
