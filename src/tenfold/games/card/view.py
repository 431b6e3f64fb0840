"""What a seat may know: a type of its own, built up from nothing, and events cut to it.

Known to everybody: the groups, the whole discard pile (every card of it was seen), the sizes of hands
and draw pile, the score sheet, and which cards of a hand were seen going into it. Known to a seat
besides: its own hand. From the end of a hand to the next deal all hands are open (card.score.open). Known to
nobody: the order of the draw pile, which does not exist.
"""

from __future__ import annotations

from dataclasses import replace
from typing import NamedTuple

from tenfold.core import Event, Outcome, Seat
from tenfold.games.card.actions import Action, Deal
from tenfold.games.card.state import Out, SheetLine, Stage, State
from tenfold.games.nature import Drawn
from tenfold.pieces.cards import Cards
from tenfold.pieces.groups import Group


class HandOver(NamedTuple):
    """How a hand of the card game ended: `seat` went out, `hands` are what everybody still held, `costs` the
    points entered for it, by seat; a play-off costs nothing."""

    seat: Seat
    how: Out
    hands: tuple[Cards, ...]
    costs: tuple[int, ...]


class View(NamedTuple):
    """The card game. Lists are by seat, unless they are lists of seats (`playing`, `lap`, `window`).

    `seat` is on turn, `window` are the seats that may still knock, `laid` is the number of the phase that
    lies on the table, `table` its groups as in `5s(R5 G5 W)`, `shown` are cards that everybody saw going into
    a hand, the last card of `discard` is its top, `skips` says who loses a turn, `hand` is as in `R5 B12 W`.
    From the end of a hand to the next deal everything lies where it was, and `over` opens all hands.
    """

    viewer: Seat | None  # None: a spectator
    stage: Stage
    dealer: Seat | None
    playing: tuple[Seat, ...]
    sheet: tuple[SheetLine, ...]
    playoff: bool
    outcome: Outcome | None
    seat: Seat
    hand: Cards | None  # the viewer's own
    hand_sizes: tuple[int, ...]
    shown: tuple[Cards, ...]
    laid: tuple[int | None, ...]
    table: tuple[tuple[Group, ...], ...]
    deck_size: int
    discard: Cards
    skips: tuple[bool, ...]
    lap: tuple[Seat, ...]
    fresh: bool
    window: tuple[Seat, ...]
    last_knocker: Seat | None
    over: HandOver | None


def view(state: State, seat: Seat | None) -> View:
    return View(
        viewer=seat,
        stage=state.stage,
        dealer=state.dealer,
        playing=state.playing,
        sheet=state.sheet,
        playoff=state.playoff,
        outcome=state.outcome,
        seat=state.seat,
        hand=None if seat is None else state.hands[seat],
        hand_sizes=tuple(map(len, state.hands)),
        shown=state.shown,
        laid=state.laid,
        table=state.table,
        deck_size=len(state.deck),
        discard=state.discard,
        skips=state.skips,
        lap=state.lap,
        fresh=state.fresh,
        window=state.window,
        last_knocker=state.last_knocker,
        over=None if state.out is None else _over(state, state.out),
    )


def _over(state: State, how: Out) -> HandOver:
    costs = tuple(0 if state.playoff else line.points[-1] for line in state.sheet)  # card.win.playoff
    return HandOver(state.seat, how, state.hands, costs)


def redact(state: State, event: Event[Action], seat: Seat | None) -> Event[Action]:
    """The event as `seat` may see it: others' dealt hands and drawn cards are hidden."""
    action = event.action
    if isinstance(action, Drawn) and seat != state.seat:
        return Event(event.seat, Drawn(None))
    if isinstance(action, Deal):
        hands = tuple(
            cards if owner == seat or not cards else None for owner, cards in enumerate(action.hands)
        )
        return Event(event.seat, replace(action, hands=hands))
    return event
