"""The text form of a position: one line of named fields; it round-trips."""

from __future__ import annotations

from typing import Any

from tenfold.games.card.notation import read_table
from tenfold.games.card.state import FULL_DECK, CardReason, SheetLine, Stage, State
from tenfold.games.forms import (
    FLAG,
    HAND,
    NUMBER,
    OPTIONAL,
    PILE,
    SEATS,
    Form,
    by_seat,
    member,
    outcome,
    read_numbers,
    table,
    with_scores,
    write_numbers,
)
from tenfold.games.positions import Field, check_cards, check_seats, read_position, write_position
from tenfold.pieces.cards import SKIP


def write_state(state: State) -> str:
    """What is where, who is on turn, and the score sheet."""
    return write_position(_FIELDS, state)


def read_state(text: str) -> State:
    return read_position("card", _FIELDS, text, _state)


def _state(values: dict[str, Any]) -> State:
    scores = tuple(line.total for line in values["sheet"])
    state = State(**values | {"outcome": with_scores(values["outcome"], scores)})
    _check(state)
    return state


def _check(state: State) -> None:
    players = len(state.sheet)
    parts = (state.hands, state.shown, state.laid, state.table, state.skips)
    if any(len(part) != players for part in parts):
        raise ValueError("it does not have the same number of seats everywhere")
    named = (*state.playing, *state.lap, *state.window, state.seat, state.dealer, state.last_knocker)
    check_seats(players, named)
    in_play = state.stage not in (Stage.LOT, Stage.DEAL, Stage.OVER)
    if (
        (state.stage is Stage.KNOCK) != bool(state.window)
        or (state.stage is Stage.OVER) != (state.outcome is not None)
        or (state.stage is Stage.LOT) != (state.dealer is None)
        or (in_play and state.seat not in state.playing)
    ):
        raise ValueError("it does not hold what its stage needs")
    cards = [*state.deck, *state.discard]
    cards += (card for held in state.hands for card in held)
    cards += (card for groups in state.table for group in groups for card in group.cards)
    lying_in_front = (SKIP,) * sum(state.skips)  # in fx a skip lies there until it is served
    check_cards(cards, FULL_DECK, aside=lying_in_front)


def _write_line(line: SheetLine) -> str:
    return f"{write_numbers(line.done)}:{write_numbers(line.points)}"


def _read_line(text: str) -> SheetLine:
    done, colon, points = text.partition(":")
    if not colon:
        raise ValueError(f"{text!r} is not a line of the score sheet")
    return SheetLine(read_numbers(done), read_numbers(points))


_FIELDS = {
    "stage": Field("stage", member(Stage)),
    "turn": Field("seat", NUMBER),
    "dealer": Field("dealer", OPTIONAL),
    "playing": Field("playing", SEATS),
    "playoff": Field("playoff", FLAG),
    "hands": Field("hands", by_seat(HAND)),
    "shown": Field("shown", by_seat(HAND)),
    "laid": Field("laid", by_seat(OPTIONAL)),
    "table": Field("table", table(read_table)),
    "deck": Field("deck", HAND),
    "discard": Field("discard", PILE),
    "skips": Field("skips", by_seat(FLAG)),
    "lap": Field("lap", SEATS),
    "fresh": Field("fresh", FLAG),
    "window": Field("window", SEATS),
    "knocker": Field("last_knocker", OPTIONAL),
    "sheet": Field("sheet", by_seat(Form(_write_line, _read_line))),
    "outcome": Field("outcome", outcome(CardReason)),
}
