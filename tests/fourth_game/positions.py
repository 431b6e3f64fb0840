"""The text form of a position: one line of named fields; it round-trips."""

from __future__ import annotations

from tenfold.core import BadText
from tenfold.games.fields import (
    by_seat,
    each,
    read_fields,
    read_optional,
    read_outcome,
    write_fields,
    write_optional,
    write_outcome,
)
from tenfold.games.sayings import NO_POSITION
from tests.fourth_game.notation import read_cards, write_cards
from tests.fourth_game.state import DECK, DuelReason, Stage, State


def write_state(state: State) -> str:
    return write_fields(
        {
            "stage": state.stage.value,
            "starter": write_optional(state.starter),
            "turn": state.seat,
            "answerer": write_optional(state.answerer),
            "up": write_optional(state.up),
            "hands": by_seat(map(write_cards, state.hands)),
            "stock": write_cards(state.stock),
            "out": write_cards(state.out),
            "points": by_seat(map(str, state.points)),
            "outcome": write_outcome(state.outcome),
        }
    )


def read_state(text: str) -> State:
    state = read_fields("duel", text, _state)
    held = [card for hand in state.hands for card in hand]
    cards = [*held, *state.stock, *state.out, *([] if state.up is None else [state.up])]
    seats = [seat for seat in (state.seat, state.starter, state.answerer) if seat is not None]
    if sorted(cards) != list(DECK):
        problem = "it does not hold all 12 cards"
    elif len(state.points) != len(state.hands) or not all(0 <= seat < len(state.hands) for seat in seats):
        problem = "its seats do not fit together"
    elif (state.stage is Stage.ANSWER) is (state.up is None or state.answerer is None):
        problem = "only what lies on the table can be answered"
    elif (state.stage is Stage.OVER) is (state.outcome is None):
        problem = "a game that is over has an outcome"
    else:
        return state
    raise BadText(NO_POSITION(game="duel", problem=problem))


def _state(fields: dict[str, str]) -> State:
    points = each(fields["points"], int)
    return State(
        stage=Stage(fields["stage"]),
        starter=read_optional(fields["starter"]),
        seat=int(fields["turn"]),
        answerer=read_optional(fields["answerer"]),
        up=read_optional(fields["up"]),
        hands=each(fields["hands"], read_cards),
        stock=read_cards(fields["stock"]),
        out=read_cards(fields["out"]),
        points=points,
        outcome=read_outcome(fields["outcome"], points, DuelReason),
    )
