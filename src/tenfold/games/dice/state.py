"""A position of the dice game: a frozen value with nothing in it but the dice and the block."""

from __future__ import annotations

from enum import Enum
from typing import NamedTuple, Protocol

from msgspec import Struct

from tenfold.core import Outcome, Reason, Seat, Written
from tenfold.games.dice.rules import Rules
from tenfold.pieces.dice import Roll


class Stage(Enum):
    LOT = "lot"  # chance: who is the scribe
    ROLL = "roll"  # chance: the dice that are not set aside
    KEEP = "keep"  # the seat on turn sets dice aside, or stops
    SCORE = "score"  # the phase is completed: the seat takes its points, or declines
    OVER = "over"


class DiceReason(Reason):
    ALL_PHASES = "all-phases"  # one player alone completed the list
    MOST_POINTS = "most-points"  # several did
    BEST_PHASE = "best-phase"  # level on points: the highest single result
    SHARED = "shared"
    SOLO = "solo"

    @property
    def rule(self) -> str:
        return {DiceReason.SHARED: "dice.winner.shared", DiceReason.SOLO: "dice.solo"}.get(
            self, "dice.winner"
        )


class SheetLine(NamedTuple):
    """A player's column of the block. A bonus is null until it is decided."""

    points: tuple[int, ...] = ()  # of every completed phase
    bonus_5: int | None = None  # None: not decided yet
    bonus_10: int | None = None
    failed: int = 0  # attempts, in the whole game
    declined: int = 0
    tries: int = 0  # attempts at the phase of now that brought nothing, declined ones included
    deducted: int = 0  # points lost alone (dice.solo)

    @property
    def total(self) -> int:
        return sum(self.points) + (self.bonus_5 or 0) + (self.bonus_10 or 0) - self.deducted

    @property
    def running(self) -> tuple[int, ...]:
        """The total after every phase, the 5-phase bonus included, deductions not (dice.scribe)."""
        sums: list[int] = []
        for number, points in enumerate(self.points, 1):
            bonus = (self.bonus_5 or 0) if number == 5 else 0
            sums.append((sums[-1] if sums else 0) + points + bonus)
        return tuple(sums)


class State(Written, Struct, frozen=True, kw_only=True):
    stage: Stage
    scribe: Seat | None  # the first player (dice.scribe); None until the lot is drawn
    seat: Seat  # whose turn it is
    sheet: tuple[SheetLine, ...]
    began: int  # the phase that the seat was in when its turn began (dice.bonus-10)
    rolls: int  # made in this attempt
    faces: Roll  # what the dice show, in the last attempt too; empty before the first roll of all
    kept: tuple[int, ...]  # places of the dice set aside
    finisher: Seat | None  # who started the end of the game (dice.end)
    outcome: Outcome | None

    def __str__(self) -> str:
        from tenfold.games.dice.positions import POSITION  # which knows this class

        return POSITION.write(self)


class HasSheet(Protocol):
    """How far everybody is: the part of a state, or of a view, that says so."""

    @property
    def sheet(self) -> tuple[SheetLine, ...]: ...

    @property
    def finisher(self) -> Seat | None: ...


def phase_number(line: SheetLine) -> int:
    """The phase that this column is in (dice.order); one more than there are when all are done."""
    return len(line.points) + 1


def is_done(rules: Rules, line: SheetLine) -> bool:
    return len(line.points) == len(rules.phases)


def is_solo(state: HasSheet) -> bool:
    return len(state.sheet) == 1
