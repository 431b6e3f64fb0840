"""A view as plain data, and back: what a server sends and a client reads."""

from __future__ import annotations

from tenfold.games import forms
from tenfold.games.board.actions import listed
from tenfold.games.board.notation import read_held_cards, read_table
from tenfold.games.board.state import BoardReason, RoundOver, Stage
from tenfold.games.board.view import View
from tenfold.games.view_data import ViewData
from tenfold.pieces.cards import Card, read_card


def _write_discard(pile: tuple[Card | None, ...]) -> str:
    return " ".join("?" if card is None else str(card) for card in pile)


def _read_discard(text: str) -> tuple[Card | None, ...]:
    return tuple(None if word == "?" else read_card(word) for word in text.split())


_OVER = forms.record(RoundOver, "BoardOver", {"steps": forms.NUMBERS})

VIEW_DATA = ViewData(
    "board",
    View,
    {
        "stage": forms.member(Stage),
        "markers": forms.NUMBERS,
        "pieces": forms.NUMBERS,
        "outcome": forms.outcome_data(BoardReason),
        "dice": forms.data_or_none(forms.NUMBERS),
        "owed": forms.NUMBERS,
        "hand": forms.data_or_none(forms.HAND_TEXT),
        "hand_sizes": forms.NUMBERS,
        "jokers": forms.data_each(forms.HAND_TEXT),
        "table": forms.table_data(read_table),
        "discard": forms.Form(_write_discard, _read_discard, str),
        "knowers": forms.NUMBERS,
        "shown": forms.data_each(forms.HAND_TEXT),
        "numbers": forms.NUMBERS_BY_SEAT,
        "absent": forms.NUMBERS_BY_SEAT,
        "told": forms.data_each(forms.HAND_TEXT),
        "keepers": forms.NUMBERS,
        "chosen": forms.NUMBERS,
        "kept": forms.data_or_none(forms.Form(listed, read_held_cards, str)),
        "over": forms.data_or_none(_OVER),
    },
    own=("viewer", "hand", "discard", "told", "kept"),
)
