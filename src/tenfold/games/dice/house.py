"""Rules as a table: what a house-rule file or a record's header says."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from typing import Any

from tenfold.core import BadRules, BadText
from tenfold.games.dice.rules import Rules, SoloDecline, printed_rules, variant_options
from tenfold.games.dice.sayings import OPTION_DICE
from tenfold.games.options import Reader, as_flag, as_member, as_phases, read_changes
from tenfold.games.sayings import OPTION_VALUE
from tenfold.pieces.dice import DiceSet, read_dice, write_dice


def read_rules(data: Mapping[str, Any]) -> Rules:
    """A preset (`edition`, and `variants` by name) and the options it changes, or BadRules."""
    edition, options = read_changes(data, OPTIONS, variant_options)
    return replace(printed_rules(edition), **options)


def write_rules(rules: Rules) -> dict[str, Any]:
    """The rules in full."""
    return {
        "edition": rules.edition,
        "reroll_kept": rules.reroll_kept,
        "solo_decline": rules.solo_decline.value,
        "solo_deductions_count": rules.solo_deductions_count,
        "colours": write_dice(rules.colours),
        "phases": [str(phase) for phase in rules.phases],
    }


def _as_dice(name: str, value: object) -> DiceSet:
    if not isinstance(value, dict) or not all(isinstance(text, str) for text in value.values()):
        raise BadRules(OPTION_VALUE(name=name, problem=OPTION_DICE()))
    try:
        return read_dice(value)
    except BadText as error:
        raise BadRules(OPTION_VALUE(name=name, problem=error.saying)) from None


OPTIONS: dict[str, Reader] = {
    "reroll_kept": as_flag,
    "solo_decline": as_member(SoloDecline),
    "solo_deductions_count": as_flag,
    "colours": _as_dice,
    "phases": as_phases,
}
