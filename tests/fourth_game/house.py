"""Rules as a table: what a house-rule file or a record's header says."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import asdict, replace
from typing import Any

from tenfold.games.options import Reader, as_flag, read_changes
from tests.fourth_game.rules import Rules, printed_rules, variant_options

OPTIONS: dict[str, Reader] = {"low": as_flag}


def read_rules(data: Mapping[str, Any]) -> Rules:
    edition, options = read_changes(data, OPTIONS, variant_options)
    return replace(printed_rules(edition), **options)


def write_rules(rules: Rules) -> dict[str, Any]:
    return asdict(rules)
