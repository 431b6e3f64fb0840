"""Why an action is advised: a reason and its facts, from which a surface makes one sentence."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from enum import Enum
from typing import TypeAlias

from tenfold.games.cards.actions import Action

Fact: TypeAlias = int | float | str


class Reason(Enum):
    """A member's value is its name in message files."""

    TAKE_SHORTENS = "take-shortens"
    TAKE_HITS = "take-hits"
    DRAW_BETTER = "draw-better"
    DRAW_TO_HIT = "draw-to-hit"
    DRAW_ONLY = "draw-only"
    KNOCK_SHORTENS = "knock-shortens"
    KNOCK_HITS = "knock-hits"
    PASS = "pass"
    LAY_NOW = "lay-now"
    LAY_HARD = "lay-hard"
    LAY_OUT = "lay-out"
    HIT_AWAY = "hit-away"
    HIT_OPENS = "hit-opens"
    GO_OUT = "go-out"
    SKIP_GOING_OUT = "skip-going-out"
    SKIP_LEADER = "skip-leader"
    SKIP_RIVAL = "skip-rival"
    SKIP_AGAIN = "skip-again"
    DISCARD_USELESS = "discard-useless"
    DISCARD_SAFE = "discard-safe"
    DISCARD_DEAR = "discard-dear"
    DISCARD_STUCK = "discard-stuck"
    DISCARD_LEAST = "discard-least"
    KEEP_WILD = "keep-wild"


# What each reason carries; a surface's sentence uses all of it (the message `advice-` + value).
FACTS: Mapping[Reason, frozenset[str]] = {
    Reason.TAKE_SHORTENS: frozenset({"after", "before", "card", "phase"}),
    Reason.TAKE_HITS: frozenset({"card"}),
    Reason.DRAW_BETTER: frozenset({"card", "distance", "outs", "phase", "total"}),
    Reason.DRAW_TO_HIT: frozenset({"card"}),
    Reason.DRAW_ONLY: frozenset(),
    Reason.KNOCK_SHORTENS: frozenset({"after", "before", "card", "phase"}),
    Reason.KNOCK_HITS: frozenset({"card"}),
    Reason.PASS: frozenset({"card"}),
    Reason.LAY_NOW: frozenset({"left", "phase", "stuck", "wilds"}),
    Reason.LAY_HARD: frozenset({"others", "phase"}),
    Reason.LAY_OUT: frozenset({"phase"}),
    Reason.HIT_AWAY: frozenset({"card", "group", "left"}),
    Reason.HIT_OPENS: frozenset({"card", "group", "next"}),
    Reason.GO_OUT: frozenset({"card"}),
    Reason.SKIP_GOING_OUT: frozenset({"cards", "seat"}),
    Reason.SKIP_LEADER: frozenset({"done", "points", "seat"}),
    Reason.SKIP_RIVAL: frozenset({"done", "points", "seat"}),
    Reason.SKIP_AGAIN: frozenset({"seat"}),
    Reason.DISCARD_USELESS: frozenset({"card", "distance", "outs", "phase"}),
    Reason.DISCARD_SAFE: frozenset({"card", "instead", "seat"}),
    Reason.DISCARD_DEAR: frozenset({"card", "cards", "points", "seat"}),
    Reason.DISCARD_STUCK: frozenset({"card"}),
    Reason.DISCARD_LEAST: frozenset({"card", "distance", "phase"}),
    Reason.KEEP_WILD: frozenset({"card", "turns"}),
}


@dataclass(frozen=True, slots=True)
class Advice:
    action: Action
    reason: Reason
    facts: Mapping[str, Fact]
