"""A view as plain data, and back: what a server sends and a client reads."""

from __future__ import annotations

from tenfold.games.board.actions import listed
from tenfold.games.board.notation import read_held_cards, read_table
from tenfold.games.board.state import BoardReason, Stage
from tenfold.games.board.view import View
from tenfold.games.forms import (
    HAND_TEXT,
    NUMBERS,
    NUMBERS_BY_SEAT,
    Form,
    data_each,
    data_or_none,
    member,
    outcome_data,
    table_data,
)
from tenfold.games.view_data import ViewData
from tenfold.pieces.cards import Card, read_card


def _write_discard(pile: tuple[Card | None, ...]) -> str:
    return " ".join("?" if card is None else str(card) for card in pile)


def _read_discard(text: str) -> tuple[Card | None, ...]:
    return tuple(None if word == "?" else read_card(word) for word in text.split())


VIEW_DATA = ViewData(
    "board",
    View,
    {
        "stage": member(Stage),
        "markers": NUMBERS,
        "pieces": NUMBERS,
        "outcome": outcome_data(BoardReason),
        "dice": data_or_none(NUMBERS),
        "owed": NUMBERS,
        "hand": data_or_none(HAND_TEXT),
        "hand_sizes": NUMBERS,
        "jokers": data_each(HAND_TEXT),
        "table": table_data(read_table),
        "discard": Form(_write_discard, _read_discard),
        "knowers": NUMBERS,
        "shown": data_each(HAND_TEXT),
        "numbers": NUMBERS_BY_SEAT,
        "absent": NUMBERS_BY_SEAT,
        "told": data_each(HAND_TEXT),
        "keepers": NUMBERS,
        "chosen": NUMBERS,
        "kept": data_or_none(Form(listed, read_held_cards)),
    },
    own=("viewer", "hand", "discard", "told", "kept"),
)
