"""The rules of a card game as a value: a printed edition, its variants and house rules."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from enum import Enum
from functools import cached_property
from typing import Any

from tenfold.core import BadRules
from tenfold.games import sayings
from tenfold.games.options import BaseRules, Presets
from tenfold.pieces.phases import PRINTED_PHASES, Kind, Phase
from tenfold.pieces.placements import Minimum

SEATS = range(2, 7)  # card.players
DEALT = 10  # card.deal
SHORTEST_RUN = 4  # card.run


class SkipPlay(Enum):
    DISCARD = "discard"  # card.skip.discard
    IN_FRONT = "in-front"  # card.skip.in-front


class SkipTarget(Enum):
    ANY = "any"
    NEXT = "next"  # the reading of the fx rulebook's margin


class Parity(Enum):
    EVEN = "even"
    ODD = "odd"


@dataclass(frozen=True, kw_only=True, repr=False)
class Rules(BaseRules):
    natural_minimum: Minimum  # card.wild.natural-minimum, card.wild.no-minimum
    wild_points: int  # card.score, card.score.fx
    skip_play: SkipPlay
    skip_once_per_lap: bool  # card.skip.once-per-lap
    playoff: bool  # card.win.playoff, card.win.shared
    skip_target: SkipTarget = SkipTarget.ANY
    last_card_must_be_discarded: bool = False  # card.out
    fixed_hands: bool = False  # card.variant.ten-hands
    short: int | None = None  # card.variant.short
    parity: Parity | None = None  # card.variant.even-odd
    knocking: bool = False  # card.variant.knock
    free_order: bool = False  # card.variant.free-order
    phases: tuple[Phase, ...] = PRINTED_PHASES  # card.phases

    def __post_init__(self) -> None:
        _refuse_contradictions(self)

    @cached_property
    def played(self) -> tuple[int, ...]:
        """The numbers of the phases that are played, in order: even or odd first, then the short game."""
        numbers = _with_parity(range(1, len(self.phases) + 1), self.parity)
        return numbers if self.short is None else numbers[: self.short]

    def phase(self, number: int) -> Phase:
        return self.phases[number - 1]


def _with_parity(numbers: Sequence[int], parity: Parity | None) -> tuple[int, ...]:
    if parity is None:
        return tuple(numbers)
    return tuple(number for number in numbers if (number % 2 == 0) is (parity is Parity.EVEN))


def _refuse_contradictions(rules: Rules) -> None:
    """card.variant.combine: what contradicts itself is refused before the game starts."""
    if rules.free_order and rules.fixed_hands:
        raise BadRules(sayings.FREE_AND_FIXED(), "free_order")
    listed = len(_with_parity(range(1, len(rules.phases) + 1), rules.parity))
    if not listed:
        raise BadRules(sayings.NO_PHASES(), "phases")
    if rules.short is not None and not 1 <= rules.short < listed:
        raise BadRules(sayings.SHORT_LENGTH(short=rules.short, most=listed - 1, listed=listed), "short")
    room = DEALT if rules.last_card_must_be_discarded else DEALT + 1
    for number, phase in enumerate(rules.phases, 1):
        if phase.size > room:
            raise BadRules(sayings.PHASE_TOO_LONG(number=number, size=phase.size, room=room), "phases")
        if any(need.kind is Kind.RUN and need.size < SHORTEST_RUN for need in phase.needs):
            raise BadRules(sayings.RUN_TOO_SHORT(number=number, shortest=SHORTEST_RUN), "phases")


EDITIONS = {
    "intl": Rules(
        edition="intl",
        natural_minimum=Minimum.PHASE,
        wild_points=25,
        skip_play=SkipPlay.DISCARD,
        skip_once_per_lap=True,
        playoff=True,
    ),
    "fx": Rules(
        edition="fx",
        natural_minimum=Minimum.NONE,
        wild_points=20,
        skip_play=SkipPlay.IN_FRONT,
        skip_once_per_lap=False,
        playoff=False,
    ),
}

VARIANTS = {
    "fixed": "one hand per phase, then everyone moves on; fewest points win",
    "short:K": "only the first K phases of the list",
    "even": "only the even phases",
    "odd": "only the odd phases",
    "knock": "players may knock for a card just discarded",
    "free": "the phases may be done in any order",
}


_OPTIONS: dict[str, dict[str, Any]] = {
    "fixed": {"fixed_hands": True},
    "even": {"parity": Parity.EVEN},
    "odd": {"parity": Parity.ODD},
    "knock": {"knocking": True},
    "free": {"free_order": True},
}


def _options_of(variant: str) -> dict[str, Any] | None:
    name, _, argument = variant.partition(":")
    if name == "short" and argument.isdecimal() and len(argument) < 4:
        return {"short": int(argument)}
    return None if argument else _OPTIONS.get(name)


PRESETS = Presets(EDITIONS, VARIANTS, _options_of)
edition_rules = PRESETS.rules
variant_options = PRESETS.variant_options
