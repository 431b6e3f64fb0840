"""The text form of a position: one line of named fields; it round-trips."""

from __future__ import annotations

from tenfold.games import forms
from tenfold.games.positions import Position, check_seats
from tests.fourth_game.actions import write_cards
from tests.fourth_game.notation import read_cards
from tests.fourth_game.state import DECK, DuelReason, Stage, State


def _check(state: State) -> None:
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
        raise ValueError("a game that is over has an forms.outcome")


_CARDS = forms.Form(write_cards, read_cards)

POSITION = Position(
    "duel",
    State,
    {
        "stage": forms.member(Stage),
        "starter": forms.OPTIONAL,
        "turn": forms.NUMBER,
        "answerer": forms.OPTIONAL,
        "up": forms.OPTIONAL,
        "hands": forms.by_seat(_CARDS),
        "stock": _CARDS,
        "out": _CARDS,
        "points": forms.by_seat(forms.NUMBER),
        "outcome": forms.outcome(DuelReason),
    },
    renamed={"turn": "seat"},
    scores=lambda state: state.points,
    check=_check,
)
