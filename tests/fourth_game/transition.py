"""What an action does to the table. Everything that moves a duel on stands here."""

from __future__ import annotations

from typing import Any, TypeVar

from msgspec.structs import replace

from tenfold.core import Seat
from tenfold.games.nature import Lot
from tests.fourth_game.actions import Action, Beat, Cards, Deal, Let, Play
from tests.fourth_game.rules import Rules
from tests.fourth_game.scoring import outcome
from tests.fourth_game.state import DECK, Stage, State, clockwise_after

T = TypeVar("T")


def initial(rules: Rules, players: int, starter: Seat | None) -> State:
    return State(
        stage=Stage.LOT if starter is None else Stage.DEAL,
        starter=starter,
        seat=starter or 0,
        answerer=None,
        up=None,
        hands=((),) * players,
        stock=DECK,
        out=(),
        points=(0,) * players,
        outcome=None,
    )


def apply(rules: Rules, state: State, action: Action) -> State:
    match action:
        case Lot(seat):
            return replace(state, stage=Stage.DEAL, starter=seat, seat=seat)
        case Deal(hands):
            return _dealt(state, hands)
        case Play(card):
            return _played(state, card)
        case Beat(card):
            assert state.answerer is not None
            return _point(_without(state, state.answerer, card), state.answerer, card)
        case Let():
            return _point(state, state.seat)


def _dealt(state: State, hands: tuple[Cards | None, ...]) -> State:
    given = tuple(tuple(sorted(hand or ())) for hand in hands)
    stock = tuple(card for card in DECK if not any(card in hand for hand in given))
    return replace(state, stage=Stage.PLAY, hands=given, stock=stock)


def _played(state: State, card: int) -> State:
    """Whoever is next and has cards must answer; where nobody else has any, the point is certain."""
    played = replace(_without(state, state.seat, card), up=card)
    others = clockwise_after(state.seat, len(state.hands))
    answerer = next((seat for seat in others if played.hands[seat]), None)
    if answerer is None:
        return _point(played, state.seat)
    return replace(played, stage=Stage.ANSWER, answerer=answerer)


def _without(state: State, seat: Seat, card: int) -> State:
    left = tuple(held for held in state.hands[seat] if held != card)
    return replace(state, hands=_put(state.hands, seat, left))


def _point(state: State, seat: Seat, *cards: int) -> State:
    """The cards are out, somebody has a point, and the next player who has cards is on turn."""
    assert state.up is not None
    scored = replace(
        state,
        answerer=None,
        up=None,
        out=tuple(sorted((*state.out, state.up, *cards))),
        points=_put(state.points, seat, state.points[seat] + 1),
    )
    order = (*clockwise_after(state.seat, len(state.hands)), state.seat)
    following = next((seat for seat in order if state.hands[seat]), None)
    if following is None:
        return replace(scored, stage=Stage.OVER, outcome=outcome(scored.points))
    return replace(scored, stage=Stage.PLAY, seat=following)


def _put(items: tuple[T, ...], at: int, item: Any) -> tuple[T, ...]:
    return (*items[:at], item, *items[at + 1 :])
