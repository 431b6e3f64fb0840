"""Text forms of actions and positions; each round-trips. Seats are counted from 0.

play 7 | beat 9 | let
lot 2                       nature: seat 2 begins
deal 1 5 12 / ? / 3 4 7     nature: the hands by seat (? hidden)
"""

from __future__ import annotations

import re
from collections.abc import Callable

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
from tenfold.games.nature import Lot
from tenfold.games.sayings import NO_ACTION, NO_POSITION
from tests.fourth_game.actions import LET, Action, Beat, Cards, Deal, Let, Play
from tests.fourth_game.state import DECK, DuelReason, Stage, State


def write_action(action: Action) -> str:
    match action:
        case Play(card):
            return f"play {card}"
        case Beat(card):
            return f"beat {card}"
        case Let():
            return "let"
        case Lot(seat):
            return f"lot {seat}"
        case Deal(hands):
            return f"deal {' / '.join('?' if hand is None else _write_cards(hand) for hand in hands)}"


_FORMS: tuple[tuple[re.Pattern[str], Callable[..., Action]], ...] = tuple(
    (re.compile(pattern, re.IGNORECASE), build)
    for pattern, build in (
        (r"play (\d{1,2})", lambda card: Play(int(card))),
        (r"beat (\d{1,2})", lambda card: Beat(int(card))),
        (r"let", lambda: LET),
        (r"lot (\d{1,2})", lambda seat: Lot(int(seat))),
        (r"deal ([\d ?/]+)", lambda hands: Deal(tuple(map(_read_dealt, hands.split("/"))))),
    )
)


def read_action(text: str) -> Action:
    """BadText if the text is no action."""
    words = " ".join(text.split())
    for form, build in _FORMS:
        match = form.fullmatch(words)
        if match:
            try:
                return build(*match.groups())
            except ValueError:  # of a deal that no nature writes
                break
    raise BadText(NO_ACTION(text=text, forms=("play 7", "beat 9", "let")))


def _read_dealt(text: str) -> Cards | None:
    return None if text.strip() == "?" else _read_cards(text.strip())


def _write_cards(cards: Cards) -> str:
    return " ".join(map(str, cards)) or "-"


def _read_cards(text: str) -> Cards:
    return () if text == "-" else tuple(sorted(map(int, text.split())))


# --- positions -------------------------------------------------------------------------------------


def write_state(state: State) -> str:
    return write_fields(
        {
            "stage": state.stage.value,
            "starter": write_optional(state.starter),
            "turn": state.seat,
            "answerer": write_optional(state.answerer),
            "up": write_optional(state.up),
            "hands": by_seat(map(_write_cards, state.hands)),
            "stock": _write_cards(state.stock),
            "out": _write_cards(state.out),
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
        hands=each(fields["hands"], _read_cards),
        stock=_read_cards(fields["stock"]),
        out=_read_cards(fields["out"]),
        points=points,
        outcome=read_outcome(fields["outcome"], points, DuelReason),
    )
