"""The text form of a position: one line of named fields; it round-trips."""

from __future__ import annotations

from typing import Any

from tenfold.games.forms import NUMBER, OPTIONAL, Form, by_seat, member, outcome, with_scores
from tenfold.games.positions import Field, check_seats, read_position, write_position
from tests.fourth_game.actions import write_cards
from tests.fourth_game.notation import read_cards
from tests.fourth_game.state import DECK, DuelReason, Stage, State


def write_state(state: State) -> str:
    return write_position(_FIELDS, state)


def read_state(text: str) -> State:
    return read_position("duel", _FIELDS, text, _state)


def _state(values: dict[str, Any]) -> State:
    state = State(**values | {"outcome": with_scores(values["outcome"], values["points"])})
    check_seats(len(state.hands), (state.seat, state.starter, state.answerer))
    held = [card for hand in state.hands for card in hand]
    cards = [*held, *state.stock, *state.out, *([] if state.up is None else [state.up])]
    if sorted(cards) != list(DECK):
        raise ValueError("it does not hold all 12 cards")
    if len(state.points) != len(state.hands):
        raise ValueError("its seats do not fit together")
    if (state.stage is Stage.ANSWER) is (state.up is None or state.answerer is None):
        raise ValueError("only what lies on the table can be answered")
    if (state.stage is Stage.OVER) is (state.outcome is None):
        raise ValueError("a game that is over has an outcome")
    return state


_CARDS = Form(write_cards, read_cards)

_FIELDS = {
    "stage": Field("stage", member(Stage)),
    "starter": Field("starter", OPTIONAL),
    "turn": Field("seat", NUMBER),
    "answerer": Field("answerer", OPTIONAL),
    "up": Field("up", OPTIONAL),
    "hands": Field("hands", by_seat(_CARDS)),
    "stock": Field("stock", _CARDS),
    "out": Field("out", _CARDS),
    "points": Field("points", by_seat(NUMBER)),
    "outcome": Field("outcome", outcome(DuelReason)),
}
