"""What a seat may know: a type of its own, built up from nothing, and events cut to it (board.hidden).

docs/board-knowledge.md says in words what each seat knows and when.
"""

from __future__ import annotations

from dataclasses import replace
from typing import NamedTuple

from tenfold.core import Event, Outcome, Seat
from tenfold.games.board.actions import Action, Deal, Give, Held, Keep, Pick, Swap
from tenfold.games.board.knowledge import bit, private
from tenfold.games.board.state import RoundOver, Stage, State
from tenfold.games.board.transition import picks_openly
from tenfold.games.nature import Drawn
from tenfold.pieces.cards import Card, Cards
from tenfold.pieces.groups import Group


class View(NamedTuple):
    """The board game. Lists are by seat, unless they are lists of seats (`owed`, `keepers`, `chosen`).

    `seat` is on turn; while `stage` is `give`, `giver` must give a card of the number `asked`, and while it
    is `keep`, the first of `keepers` chooses. `markers` are phases, counted from 1, `pieces` spaces of the
    track, counted from 0. `jokers` are the faces of the jokers in the hands; hand sizes count them. The last
    card of `discard` is its top, `?` one that the viewer does not know; `knowers` are bits: which seats know
    each of its cards. Of each hand, everybody knows `shown` cards, the `numbers` of others, and numbers that
    are `absent`; `told` are cards that the viewer alone knows, `kept` what it has chosen to keep, as in
    `R5 W(G7)`. `round` is counted from 1; from its end to the next deal, `over` says who ended it.
    docs/board-knowledge.md says more.
    """

    viewer: Seat | None  # None: a spectator
    stage: Stage
    starter: Seat | None
    markers: tuple[int, ...]
    pieces: tuple[int, ...]
    outcome: Outcome | None
    seat: Seat
    dice: tuple[int, int] | None
    to_take: int
    again: bool
    owed: tuple[Seat, ...]
    asked: int | None
    giver: Seat | None
    hand: Cards | None  # the viewer's own ordinary cards
    hand_sizes: tuple[int, ...]  # jokers counted
    jokers: tuple[Cards, ...]  # the faces of the jokers in the hands
    table: tuple[tuple[Group, ...], ...]
    deck_size: int
    discard: tuple[Card | None, ...]  # the top is last; None: the viewer does not know it
    knowers: tuple[int, ...]  # who knows which card of it, as bits: that is not secret
    # of each hand, what everybody knows
    shown: tuple[Cards, ...]
    numbers: tuple[tuple[int, ...], ...]
    absent: tuple[tuple[int, ...], ...]
    told: tuple[Cards, ...]  # of each hand, what the viewer alone knows besides
    # the end of a round
    keepers: tuple[Seat, ...]  # who has still to choose
    chosen: tuple[Seat, ...]  # who has chosen
    kept: tuple[Held, ...] | None  # the viewer's own choice
    over: RoundOver | None  # from the end of a round to the next deal
    round: int  # its number


def view(state: State, seat: Seat | None) -> View:
    mine = bit(seat)
    return View(
        viewer=seat,
        stage=state.stage,
        starter=state.starter,
        markers=state.markers,
        pieces=state.pieces,
        outcome=state.outcome,
        seat=state.seat,
        dice=state.dice,
        to_take=state.to_take,
        again=state.again,
        owed=state.owed,
        asked=state.asked,
        giver=state.giver,
        hand=None if seat is None else state.hands[seat],
        hand_sizes=tuple([len(h) + len(j) for h, j in zip(state.hands, state.jokers, strict=True)]),
        jokers=state.jokers,
        table=state.table,
        deck_size=len(state.deck),
        discard=tuple(
            [
                card if knowers & mine else None
                for card, knowers in zip(state.discard, state.knowers, strict=True)
            ]
        ),
        knowers=state.knowers,
        shown=tuple([known.shown for known in state.known]),
        numbers=tuple([known.numbers for known in state.known]),
        absent=tuple([known.absent for known in state.known]),
        told=tuple([private(known, seat) if known.told else () for known in state.known]),
        keepers=state.keepers,
        chosen=tuple([owner for owner, cards in enumerate(state.kept) if cards is not None]),
        kept=None if seat is None else state.kept[seat],
        over=state.over,
        round=state.round,
    )


def redact(state: State, event: Event[Action], seat: Seat | None) -> Event[Action]:
    """The event as `seat` may see it."""
    action = event.action
    match action:
        case Drawn() if state.stage is Stage.DRAWING and seat != state.owed[0]:
            told: Action = Drawn(None)
        case Deal(hands, pile):
            told = Deal(
                tuple(cards if owner == seat else (None,) * len(cards) for owner, cards in enumerate(hands)),
                (*(None,) * (len(pile) - 1), pile[-1]),
            )
        case Pick(_, depth) if seat != event.seat and depth is not None and not picks_openly(state, depth):
            told = Pick(None, None)
        case Swap(cards) if seat != event.seat:
            told = Swap(
                tuple(
                    held if held is None or held.joker or at == len(cards) else None
                    for at, held in enumerate(cards, 1)
                )
            )
        case Give(held) if seat not in (event.seat, state.seat) and held is not None and not held.joker:
            told = Give(None)
        case Keep() if seat != event.seat:
            told = Keep(None)
        case _:
            return event
    return replace(event, action=told)
