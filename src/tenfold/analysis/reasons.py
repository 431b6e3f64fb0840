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


# Every fact that a reason carries is used in its sentence.
REASONS: Mapping[Reason, str] = {
    Reason.TAKE_SHORTENS: "Take {card}: phase {phase} then misses {after} instead of {before}.",
    Reason.TAKE_HITS: "Take {card}: it fits on the table, so you can hit it at once.",
    Reason.DRAW_BETTER: "Draw: {card} is not worth taking, and {outs} of {total} unseen cards bring phase "
    "{phase} nearer, which misses {distance}.",
    Reason.DRAW_TO_HIT: "Draw: {card} fits nowhere on the table.",
    Reason.DRAW_ONLY: "Draw: nothing can be taken from the discard pile.",
    Reason.KNOCK_SHORTENS: "Knock for {card}: phase {phase} then misses {after} instead of {before}.",
    Reason.KNOCK_HITS: "Knock for {card}: it fits on the table, so you can hit it at once.",
    Reason.PASS: "Pass: {card} does not help you.",
    Reason.LAY_NOW: "Lay phase {phase}, spending {wilds} wilds: {left} cards remain, of which {stuck} fit "
    "nowhere.",
    Reason.LAY_HARD: "Lay phase {phase}, the hardest you can; {others} easier ones can wait.",
    Reason.LAY_OUT: "Lay phase {phase}: you can go out in this turn.",
    Reason.HIT_AWAY: "Hit {card} on {group}: {left} cards are left then.",
    Reason.HIT_OPENS: "Hit {card} on {group}: it makes room for {next}.",
    Reason.GO_OUT: "{card} is your last card: you go out.",
    Reason.SKIP_GOING_OUT: "Skip seat {seat}, who could go out with {cards} cards left.",
    Reason.SKIP_LEADER: "Skip seat {seat}, who leads with {done} phases and {points} points.",
    Reason.SKIP_RIVAL: "Skip seat {seat}: with {done} phases and {points} points it is the strongest "
    "whom you can skip.",
    Reason.SKIP_AGAIN: "Skip seat {seat}: it is your turn again at once.",
    Reason.DISCARD_USELESS: "Discard {card}: phase {phase} does not need it and still misses {distance}, "
    "with {outs} helpful cards unseen.",
    Reason.DISCARD_SAFE: "Discard {card} rather than {instead}, which seat {seat} seems to want.",
    Reason.DISCARD_DEAR: "Discard {card}: seat {seat} has only {cards} cards left, and it would cost you "
    "{points} points.",
    Reason.DISCARD_STUCK: "Discard {card}: it fits nowhere on the table.",
    Reason.DISCARD_LEAST: "Discard {card}: every card is useful, this one least; phase {phase} then misses "
    "{distance}.",
    Reason.KEEP_WILD: "Discard {card} and keep the wild, which saves you about {turns} turns.",
}


@dataclass(frozen=True, slots=True)
class Advice:
    action: Action
    reason: Reason
    facts: Mapping[str, Fact]

    def __str__(self) -> str:
        return REASONS[self.reason].format(**self.facts)
