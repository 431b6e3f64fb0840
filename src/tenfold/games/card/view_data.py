"""A view as plain data, and back: what a server sends and a client reads."""

from __future__ import annotations

from tenfold.games import forms
from tenfold.games.card.notation import read_table
from tenfold.games.card.state import CardReason, Out, SheetLine, Stage
from tenfold.games.card.view import HandOver, View
from tenfold.games.view_data import ViewData

_LINE = forms.record(SheetLine, "CardLine", {"done": forms.NUMBERS, "points": forms.NUMBERS})
_OVER = forms.record(
    HandOver,
    "CardOver",
    {"how": forms.member(Out), "hands": forms.data_each(forms.HAND_TEXT), "costs": forms.NUMBERS},
)

VIEW_DATA = ViewData(
    "card",
    View,
    {
        "stage": forms.member(Stage),
        "playing": forms.NUMBERS,
        "sheet": forms.data_each(_LINE),
        "outcome": forms.outcome_data(CardReason),
        "hand": forms.data_or_none(forms.HAND_TEXT),
        "hand_sizes": forms.NUMBERS,
        "shown": forms.data_each(forms.HAND_TEXT),
        "laid": forms.NUMBERS,
        "table": forms.table_data(read_table),
        "discard": forms.PILE_TEXT,
        "skips": forms.NUMBERS,
        "lap": forms.NUMBERS,
        "window": forms.NUMBERS,
        "over": forms.data_or_none(_OVER),
    },
    own=("viewer", "hand"),
)
