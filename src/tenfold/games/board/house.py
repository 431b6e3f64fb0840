"""Rules as a table: what a house-rule file or a record's header says."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from typing import Any

from tenfold.core import BadRules
from tenfold.games.board.rules import Rules, StarPlus, printed_rules, variant_options
from tenfold.games.board.sayings import OPTION_TRACK
from tenfold.games.board.track import Track, read_track
from tenfold.games.options import Reader, as_flag, as_member, as_number, as_phases, read_changes
from tenfold.games.sayings import OPTION_VALUE


def read_rules(data: Mapping[str, Any]) -> Rules:
    """A preset (`edition`) and the options it changes, or BadRules."""
    edition, options = read_changes(data, OPTIONS, variant_options)
    return replace(printed_rules(edition), **options)


def write_rules(rules: Rules) -> dict[str, Any]:
    """The rules in full."""
    return {
        "edition": rules.edition,
        "two_discards_when_full": rules.two_discards_when_full,
        "swap_minimum": rules.swap_minimum,
        "star_plus": rules.star_plus.value,
        "track": [space.value for space in rules.track],
        "phases": [str(phase) for phase in rules.phases],
    }


def _as_track(name: str, value: object) -> Track:
    if not isinstance(value, list) or not all(isinstance(space, str) for space in value):
        raise BadRules(OPTION_VALUE(name=name, problem=OPTION_TRACK()))
    return read_track(value)


OPTIONS: dict[str, Reader] = {
    "two_discards_when_full": as_flag,
    "swap_minimum": as_number,
    "star_plus": as_member(StarPlus),
    "track": _as_track,
    "phases": as_phases,
}
