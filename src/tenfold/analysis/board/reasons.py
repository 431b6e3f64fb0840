"""Why an action of the board game is advised: a reason and its facts, which make a sentence."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from enum import Enum
from typing import TypeAlias

from tenfold.games.board.actions import Action

Fact: TypeAlias = int | float | str


class Reason(Enum):
    """The message of a member is `advice-board-` + its value."""

    # the die to choose, or the kind of space from a star: what the space will bring
    GO_CARDS = "go-cards"
    GO_AGAIN = "go-again"
    GO_PICK = "go-pick"
    GO_PICK_LOOK = "go-pick-look"
    GO_SWAP = "go-swap"
    GO_ALL_DRAW = "go-all-draw"
    GO_JOKER = "go-joker"
    GO_ASK = "go-ask"
    GO_STAR = "go-star"
    GO_OUT = "go-out"
    # a card from one of the piles
    TAKE_SHORTENS = "take-shortens"
    TAKE_ADDS = "take-adds"
    TAKE_ONLY = "take-only"
    DRAW_BETTER = "draw-better"
    DRAW_TO_ADD = "draw-to-add"
    DRAW_ONLY = "draw-only"
    PICK_SHORTENS = "pick-shortens"
    PICK_ADDS = "pick-adds"
    PICK_DENIES = "pick-denies"
    PICK_BEST = "pick-best"
    SWAP_USELESS = "swap-useless"
    SWAP_STUCK = "swap-stuck"
    SWAP_NONE = "swap-none"
    # asking and giving
    ASK_KNOWN = "ask-known"
    ASK_JOKER = "ask-joker"
    ASK_LIKELY = "ask-likely"
    GIVE_USELESS = "give-useless"
    GIVE_SAFE = "give-safe"
    GIVE_ONLY = "give-only"
    GIVE_JOKER = "give-joker"
    # step 2
    LAY_NOW = "lay-now"
    LAY_OUT = "lay-out"
    ADD_AWAY = "add-away"
    ADD_OPENS = "add-opens"
    ADD_JOKER = "add-joker"
    # step 3
    DISCARD_OUT = "discard-out"
    DISCARD_USELESS = "discard-useless"
    DISCARD_SAFE = "discard-safe"
    DISCARD_STUCK = "discard-stuck"
    DISCARD_LEAST = "discard-least"
    DISCARD_JOKER = "discard-joker"
    DISCARD_TWO = "discard-two"
    # after the round
    KEEP_BEST = "keep-best"
    KEEP_NONE = "keep-none"


# What each reason carries; a surface's sentence uses all of it. `seat` is a seat number, `space` the name of
# a kind of space, `card`, `cards` and `instead` are cards in text form.
FACTS: Mapping[Reason, frozenset[str]] = {
    Reason.GO_CARDS: frozenset({"count", "distance", "phase", "space"}),
    Reason.GO_AGAIN: frozenset({"space"}),
    Reason.GO_PICK: frozenset({"card", "space"}),  # a card known to lie in the discard pile helps
    Reason.GO_PICK_LOOK: frozenset({"count", "space"}),  # so many cards lie there
    Reason.GO_SWAP: frozenset({"count", "space"}),  # so many cards can be done without
    Reason.GO_ALL_DRAW: frozenset({"space"}),
    Reason.GO_JOKER: frozenset({"distance", "phase", "space"}),
    Reason.GO_ASK: frozenset({"number", "space"}),
    Reason.GO_STAR: frozenset({"next", "space"}),  # from the star to the space `next`
    Reason.GO_OUT: frozenset({"space", "stuck"}),  # so many cards of the hand fit nowhere yet
    Reason.TAKE_SHORTENS: frozenset({"after", "before", "card", "phase"}),
    Reason.TAKE_ADDS: frozenset({"card"}),
    Reason.TAKE_ONLY: frozenset({"card"}),
    Reason.DRAW_BETTER: frozenset({"card", "distance", "outs", "phase", "total"}),
    Reason.DRAW_TO_ADD: frozenset({"card"}),
    Reason.DRAW_ONLY: frozenset(),
    Reason.PICK_SHORTENS: frozenset({"after", "before", "card", "phase"}),
    Reason.PICK_ADDS: frozenset({"card"}),
    Reason.PICK_DENIES: frozenset({"card", "seat"}),
    Reason.PICK_BEST: frozenset({"card"}),
    Reason.SWAP_USELESS: frozenset({"count", "distance", "phase"}),
    Reason.SWAP_STUCK: frozenset({"count"}),
    Reason.SWAP_NONE: frozenset(),
    Reason.ASK_KNOWN: frozenset({"number", "seat"}),
    Reason.ASK_JOKER: frozenset({"number", "seat"}),  # the seat may have to give up a joker
    Reason.ASK_LIKELY: frozenset({"chance", "number"}),  # the chance in per cent
    Reason.GIVE_USELESS: frozenset({"card"}),
    Reason.GIVE_SAFE: frozenset({"card", "seat"}),
    Reason.GIVE_ONLY: frozenset({"card"}),
    Reason.GIVE_JOKER: frozenset({"card"}),
    Reason.LAY_NOW: frozenset({"jokers", "left", "phase", "stuck"}),
    Reason.LAY_OUT: frozenset({"phase"}),
    Reason.ADD_AWAY: frozenset({"card", "group", "left"}),
    Reason.ADD_OPENS: frozenset({"card", "group", "next"}),
    Reason.ADD_JOKER: frozenset({"group"}),
    Reason.DISCARD_OUT: frozenset({"card"}),
    Reason.DISCARD_USELESS: frozenset({"card", "distance", "outs", "phase"}),
    Reason.DISCARD_SAFE: frozenset({"card", "instead", "seat"}),
    Reason.DISCARD_STUCK: frozenset({"card"}),
    Reason.DISCARD_LEAST: frozenset({"card", "distance", "phase"}),
    Reason.DISCARD_JOKER: frozenset({"card"}),  # nothing else is held
    Reason.DISCARD_TWO: frozenset({"cards"}),
    Reason.KEEP_BEST: frozenset({"cards", "distance", "phase"}),
    Reason.KEEP_NONE: frozenset({"phase"}),
}


@dataclass(frozen=True, slots=True)
class Advice:
    action: Action
    reason: Reason
    facts: Mapping[str, Fact]
