"""Why an action is advised at the dice: a reason and its facts, from which a surface makes one sentence."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from enum import Enum
from typing import TypeAlias

from tenfold.games.dice.actions import Action

Fact: TypeAlias = int | float | str


class Reason(Enum):
    """A member's value is its name in message files."""

    KEEP = "keep"
    KEEP_NOTHING = "keep-nothing"
    IMPROVE = "improve"
    STOP = "stop"
    SCORE = "score"
    DECLINE = "decline"


# What each reason carries; a surface's sentence uses all of it (the message `advice-dice-` + value).
FACTS: Mapping[Reason, frozenset[str]] = {
    Reason.KEEP: frozenset({"chance", "dice", "missing", "phase"}),
    Reason.KEEP_NOTHING: frozenset({"chance", "phase"}),
    Reason.IMPROVE: frozenset({"chance", "dice", "points"}),
    Reason.STOP: frozenset({"points"}),
    Reason.SCORE: frozenset({"points"}),
    Reason.DECLINE: frozenset({"points"}),
}


@dataclass(frozen=True, slots=True)
class Advice:
    action: Action
    reason: Reason
    facts: Mapping[str, Fact]
