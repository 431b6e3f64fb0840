"""What a seat may know. Everything lies open in the dice game, so this is all of it but the viewer's seat."""

from __future__ import annotations

from typing import NamedTuple

from msgspec.structs import asdict

from tenfold.core import Event, Outcome, Seat
from tenfold.games.dice.actions import Action
from tenfold.games.dice.state import SheetLine, Stage, State
from tenfold.pieces.dice import Roll


class View(NamedTuple):
    """The dice game. `faces` is what the ten dice show, L1 to L4 and H1 to H6; `kept` are those set aside."""

    viewer: Seat | None  # None: a spectator
    stage: Stage
    scribe: Seat | None
    seat: Seat
    sheet: tuple[SheetLine, ...]
    began: int
    rolls: int
    faces: Roll
    kept: tuple[int, ...]
    finisher: Seat | None
    outcome: Outcome | None


def view(state: State, seat: Seat | None) -> View:
    return View(viewer=seat, **asdict(state))


def redact(state: State, event: Event[Action], seat: Seat | None) -> Event[Action]:
    return event  # nothing is hidden
