"""A view as plain data, and back: what a server sends and a client reads."""

from __future__ import annotations

from tenfold.games.dice.state import DiceReason, SheetLine, Stage
from tenfold.games.dice.view import View
from tenfold.games.forms import Form, data_each, member, outcome_data
from tenfold.games.view_data import ViewData
from tenfold.pieces.dice import DICE, read_faces, write_faces

_LINE = Form(SheetLine._asdict, lambda line: SheetLine(**{**line, "points": tuple(line["points"])}))

VIEW_DATA = ViewData(
    "dice",
    View,
    {
        "stage": member(Stage),
        "sheet": data_each(_LINE),
        "faces": Form(write_faces, read_faces),
        "kept": data_each(Form(DICE.__getitem__, DICE.index)),
        "outcome": outcome_data(DiceReason),
    },
    own=("viewer",),
)
