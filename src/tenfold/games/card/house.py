"""Rules as a table: what a house-rule file or a record's header says."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import fields, replace
from enum import Enum
from typing import Any

from tenfold.games.card.rules import Parity, Rules, SkipPlay, SkipTarget, printed_rules, variant_options
from tenfold.games.options import Reader, as_flag, as_member, as_number, as_phases, read_changes
from tenfold.pieces.placements import Minimum


def read_rules(data: Mapping[str, Any]) -> Rules:
    """A preset (`edition`, and `variants` by name) and the options it changes, or BadRules."""
    edition, options = read_changes(data, OPTIONS, variant_options)
    return replace(printed_rules(edition), **options)


def write_rules(rules: Rules) -> dict[str, Any]:
    """The rules in full; an option that is off (None) is left out."""
    data: dict[str, Any] = {}
    for field in fields(rules):
        value = getattr(rules, field.name)
        if isinstance(value, Enum):
            value = value.value
        elif field.name == "phases":
            value = [str(phase) for phase in value]
        if value is not None:
            data[field.name] = value
    return data


OPTIONS: dict[str, Reader] = {
    "natural_minimum": as_member(Minimum),
    "wild_points": as_number,
    "skip_play": as_member(SkipPlay),
    "skip_once_per_lap": as_flag,
    "playoff": as_flag,
    "skip_target": as_member(SkipTarget),
    "last_card_must_be_discarded": as_flag,
    "fixed_hands": as_flag,
    "short": as_number,
    "parity": as_member(Parity),
    "knocking": as_flag,
    "free_order": as_flag,
    "phases": as_phases,
}
