"""The options that a house-rule file or a record's header may change, and how each is read."""

from __future__ import annotations

from tenfold.games.card.rules import Parity, SkipPlay, SkipTarget
from tenfold.games.options import Reader, as_flag, as_member, as_number, as_phases
from tenfold.pieces.placements import Minimum

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
