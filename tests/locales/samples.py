"""A saying of every sentence, with a fact of each kind that it declares."""

from __future__ import annotations

from typing import Any

from tenfold.core import Saying
from tenfold.core.sayings import Sentence
from tenfold.games.sayings import GAME_OVER

# By kind, in the form that the games hand over.
SAMPLES: dict[str, Any] = {
    "number": 5,
    "seat": 1,
    "seats": [0, 2],
    "card": "R5",
    "cards": ["R5", "W", "W(G7)", None],
    "group": "red(R5 R7 W)",
    "groups": ["5s(R5 G5 W)", "3-6(R3 W B5 G6)"],
    "dice": ["B8", "RW", "8"],
    "phase": "set 3 + run 4",
    "term": "group-red",
    "words": ["intl", "fx"],
    "name": "Anna",
    "text": "Z4",
    "saying": GAME_OVER(),
}


def sample(sentence: Sentence) -> Saying:
    return sentence(**{name: SAMPLES[kind.name] for name, kind in sentence.kinds.items()})
