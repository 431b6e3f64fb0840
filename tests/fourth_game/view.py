"""What a seat may know: a type of its own, built up from nothing, and events cut to it.

Known to everybody: the card on the table, those that are out, the sizes of hands, the points. Known to a seat
besides: its own hand. Whether somebody who let a card be could have beaten it is never told.
"""

from __future__ import annotations

from typing import NamedTuple

from tenfold.core import Event, Outcome, Seat
from tests.fourth_game.actions import Action, Cards, Deal
from tests.fourth_game.state import Stage, State


class View(NamedTuple):
    viewer: Seat | None  # None: a spectator
    stage: Stage
    starter: Seat | None
    seat: Seat
    answerer: Seat | None
    up: int | None
    hand: Cards | None  # the viewer's own
    hand_sizes: tuple[int, ...]
    out: Cards
    points: tuple[int, ...]
    outcome: Outcome | None


def view(state: State, seat: Seat | None) -> View:
    return View(
        viewer=seat,
        stage=state.stage,
        starter=state.starter,
        seat=state.seat,
        answerer=state.answerer,
        up=state.up,
        hand=None if seat is None else state.hands[seat],
        hand_sizes=tuple(map(len, state.hands)),
        out=state.out,
        points=state.points,
        outcome=state.outcome,
    )


def redact(state: State, event: Event[Action], seat: Seat | None) -> Event[Action]:
    """Others' dealt hands are hidden; everything else is done openly."""
    if not isinstance(event.action, Deal):
        return event
    hands = tuple(hand if owner == seat else None for owner, hand in enumerate(event.action.hands))
    return Event(event.seat, Deal(hands))
