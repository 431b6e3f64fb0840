"""A view as plain data, and back: what a server sends and a client reads."""

from __future__ import annotations

from tenfold.games import forms
from tenfold.games.view_data import ViewData
from tests.fourth_game.state import DuelReason, Stage
from tests.fourth_game.view import View

VIEW_DATA = ViewData(
    "duel",
    View,
    {
        "stage": forms.member(Stage),
        "hand": forms.data_or_none(forms.NUMBERS),
        "hand_sizes": forms.NUMBERS,
        "out": forms.NUMBERS,
        "points": forms.NUMBERS,
        "outcome": forms.outcome_data(DuelReason),
    },
    own=("viewer", "hand"),
)
