"""The options that a house-rule file or a record's header may change, and how each is read."""

from __future__ import annotations

from tenfold.core import BadRules, BadText
from tenfold.games.dice.rules import SoloDecline
from tenfold.games.dice.sayings import OPTION_DICE
from tenfold.games.options import Reader, as_flag, as_member, as_phases
from tenfold.games.sayings import OPTION_VALUE
from tenfold.pieces.dice import DiceSet, read_dice


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
