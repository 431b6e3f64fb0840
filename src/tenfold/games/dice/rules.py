"""The rules of a dice game as a value: the printed edition, its variants and house rules."""

from __future__ import annotations

from dataclasses import dataclass, replace
from enum import Enum
from typing import Any

from tenfold.core import BadRules
from tenfold.games.dice.sayings import COLOUR_ALONE, PHASE_IMPOSSIBLE
from tenfold.games.options import BaseRules, Presets
from tenfold.games.sayings import NO_PHASES, RUN_TOO_SHORT
from tenfold.pieces.dice import DICE, PRINTED_DICE, DiceSet, maximum_points, write_dice
from tenfold.pieces.phases import PRINTED_PHASES, Kind, Phase

SEATS = range(1, 9)  # dice.players
ROLLS = 3  # of one turn (dice.turn)
SHORTEST_RUN = 4  # dice.run
BONUS = 40  # either of them
BONUS_5_AFTER = 5  # phases (dice.bonus-5)
BONUS_5_FROM = 221  # points
DEDUCTION = 5  # of a failed attempt alone (dice.solo)


class SoloDecline(Enum):
    """What it costs to refuse the points of a completed phase, playing alone (dice.solo.decline)."""

    COSTS_5 = "costs-5"
    FREE = "free"
    NEVER = "never"  # it is not allowed


@dataclass(frozen=True, kw_only=True, repr=False)
class Rules(BaseRules):
    reroll_kept: bool = True  # dice.turn: dice set aside may be rolled again; False: they stay locked
    solo_decline: SoloDecline = SoloDecline.COSTS_5
    solo_deductions_count: bool = False  # dice.solo.bonus-5
    colours: DiceSet = PRINTED_DICE  # dice.dice.colours
    phases: tuple[Phase, ...] = PRINTED_PHASES  # dice.phases

    def __post_init__(self) -> None:
        _refuse_contradictions(self)

    def phase(self, number: int) -> Phase:
        return self.phases[number - 1]

    def table(self) -> dict[str, Any]:
        return super().table() | {"colours": write_dice(self.colours)}

    def maximum(self, number: int) -> int:
        """What the block prints behind the phase (dice.phases.maximum)."""
        most = maximum_points(self.phase(number), self.colours)
        assert most is not None, "an impossible phase is refused before the game"
        return most


def _refuse_contradictions(rules: Rules) -> None:
    if not rules.phases:
        raise BadRules(NO_PHASES(), "phases")
    for number, phase in enumerate(rules.phases, 1):
        if any(need.kind is Kind.RUN and need.size < SHORTEST_RUN for need in phase.needs):
            raise BadRules(RUN_TOO_SHORT(number=number, shortest=SHORTEST_RUN), "phases")
        if phase.has_colour and len(phase.needs) > 1:
            raise BadRules(COLOUR_ALONE(number=number), "phases")
        if not _is_possible(rules, phase):
            raise BadRules(PHASE_IMPOSSIBLE(number=number), "phases")


def _is_possible(rules: Rules, phase: Phase) -> bool:
    if phase.size > len(DICE) or any(need.size > len(DICE) for need in phase.needs):
        return False
    return maximum_points(phase, rules.colours) is not None


EDITIONS = {"de": Rules(edition="de")}

VARIANTS = {
    "locked": "dice set aside stay there until the turn ends",
    "free-decline": "in the solo game, declining a completed phase costs nothing",
    "no-decline": "in the solo game, a completed phase cannot be declined",
    "deductions": "in the solo game, deductions count towards the points for the 5-phase bonus",
}

_OPTIONS: dict[str, dict[str, Any]] = {
    "locked": {"reroll_kept": False},
    "free-decline": {"solo_decline": SoloDecline.FREE},
    "no-decline": {"solo_decline": SoloDecline.NEVER},
    "deductions": {"solo_deductions_count": True},
}


PRESETS = Presets(EDITIONS, VARIANTS, _OPTIONS.get)
edition_rules = PRESETS.rules
variant_options = PRESETS.variant_options


def is_reading(rules: Rules) -> bool:
    """Whether these are the printed rules, with what they leave open for playing alone read in some way."""
    printed = edition_rules(rules.edition)
    same = replace(
        rules, solo_decline=printed.solo_decline, solo_deductions_count=printed.solo_deductions_count
    )
    return same == printed
