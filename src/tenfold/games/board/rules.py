"""The rules of a board game as a value: a printed edition and house rules."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum
from functools import cached_property
from typing import Any

from tenfold.core import BadRules
from tenfold.games.board.sayings import NO_VARIANTS
from tenfold.games.board.track import DEFAULT_TRACK, Space, Track, read_track
from tenfold.games.options import BaseRules, Presets
from tenfold.games.sayings import NO_PHASES, PHASE_TOO_LONG
from tenfold.pieces.phases import Phase, read_phase
from tenfold.pieces.placements import Minimum

SEATS = range(2, 7)  # board.players
DEALT = 10  # board.setup
OPENED = 5  # the cards that open the discard pile (board.setup)
KEPT = 5  # board.round.keep-five
SWAPPED = 4  # board.action.swap
MINIMUM = Minimum.GROUP  # board.joker.one-real
LONGEST_PHASE = 12


class StarPlus(Enum):
    """What a star space offers of the spaces '+1', '+2' and '+3' (board.action.stars)."""

    SEPARATE = "separate"  # three choices
    NEXT = "next"  # one choice: whichever comes first


# board.phases
PHASES = tuple(
    read_phase(text)
    for text in (
        "colour 5 + run 3",
        "set 2 + set 2 + set 2 + set 2",
        "set 3 + run 4",
        "run 4 + run 4",
        "colour 6 + set 3",
        "run 8",
        "set 2 + set 3 + set 4",
        "set 4 + set 4",
        "run 9",
        "set 5 + set 3",
    )
)


@dataclass(frozen=True, kw_only=True, repr=False)
class Rules(BaseRules):
    two_discards_when_full: bool  # board.discard.two-when-full
    swap_minimum: int = 0  # board.action.swap.minimum
    star_plus: StarPlus = StarPlus.SEPARATE
    track: Track = DEFAULT_TRACK  # board.track
    phases: tuple[Phase, ...] = PHASES

    def __post_init__(self) -> None:
        read_track([space.value for space in self.track])
        if not self.phases:
            raise BadRules(NO_PHASES(), "phases")
        for number, phase in enumerate(self.phases, 1):
            if phase.size > LONGEST_PHASE:
                raise BadRules(PHASE_TOO_LONG(number=number, size=phase.size, room=LONGEST_PHASE), "phases")

    @property
    def wreath(self) -> int:
        """The space after the last phase: where a phase marker wins (board.win)."""
        return len(self.phases) + 1

    @property
    def played(self) -> tuple[int, ...]:
        """The numbers of the phases, all of which are played."""
        return tuple(range(1, self.wreath))

    @property
    def natural_minimum(self) -> Minimum:
        """No option of this game: every group needs a real card (board.joker.one-real)."""
        return MINIMUM

    @property
    def start(self) -> int:
        """Where on the track all pieces start (board.setup)."""
        return self.track.index(Space.START)

    @cached_property
    def spaces(self) -> dict[Space, tuple[int, ...]]:
        """Where on the track the spaces of each kind are."""
        return {kind: tuple(at for at, space in enumerate(self.track) if space is kind) for kind in Space}

    def phase(self, number: int) -> Phase:
        return self.phases[number - 1]


EDITIONS = {
    "intl": Rules(edition="intl", two_discards_when_full=True),
    "2010": Rules(edition="2010", two_discards_when_full=False),
}

VARIANTS: dict[str, str] = {}  # the rulebooks print none


def _refuse_variant(variant: str) -> dict[str, Any] | None:
    raise BadRules(NO_VARIANTS(variant=variant), "variants")


PRESETS = Presets(EDITIONS, VARIANTS, _refuse_variant)
