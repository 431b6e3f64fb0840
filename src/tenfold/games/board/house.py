"""The options that a house-rule file or a record's header may change, and how each is read."""

from __future__ import annotations

from tenfold.core import BadRules
from tenfold.games.board.rules import StarPlus
from tenfold.games.board.sayings import OPTION_TRACK
from tenfold.games.board.track import Track, read_track
from tenfold.games.options import Reader, as_flag, as_member, as_number, as_phases
from tenfold.games.sayings import OPTION_VALUE


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
