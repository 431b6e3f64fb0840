"""A view as plain data, and back: what a server sends and a client reads."""

from __future__ import annotations

from tenfold.games import forms
from tenfold.games.dice.state import DiceReason, SheetLine, Stage
from tenfold.games.dice.view import View
from tenfold.games.view_data import ViewData
from tenfold.pieces.dice import DICE, read_faces, write_faces

_LINE = forms.record(SheetLine, "DiceLine", {"points": forms.NUMBERS})

VIEW_DATA = ViewData(
    "dice",
    View,
    {
        "stage": forms.member(Stage),
        "sheet": forms.data_each(_LINE),
        "faces": forms.Form(write_faces, read_faces, str),
        "kept": forms.data_each(forms.Form(DICE.__getitem__, DICE.index, str)),
        "outcome": forms.outcome_data(DiceReason),
    },
    own=("viewer",),
)
