"""A view as plain data, and back: what a server sends and a client reads."""

from __future__ import annotations

from tenfold.games.forms import NUMBERS, data_or_none, member, outcome_data
from tenfold.games.view_data import ViewData
from tests.fourth_game.state import DuelReason, Stage
from tests.fourth_game.view import View

VIEW_DATA = ViewData(
    "duel",
    View,
    {
        "stage": member(Stage),
        "hand": data_or_none(NUMBERS),
        "hand_sizes": NUMBERS,
        "out": NUMBERS,
        "points": NUMBERS,
        "outcome": outcome_data(DuelReason),
    },
    own=("viewer", "hand"),
)
