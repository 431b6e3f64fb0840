"""A view as plain data, and back: what a server sends and a client reads."""

from __future__ import annotations

from tenfold.games.card.notation import read_table
from tenfold.games.card.state import CardReason, SheetLine, Stage
from tenfold.games.card.view import View
from tenfold.games.forms import (
    HAND_TEXT,
    NUMBERS,
    PILE_TEXT,
    Form,
    data_each,
    data_or_none,
    member,
    outcome_data,
    table_data,
)
from tenfold.games.view_data import ViewData

_LINE = Form(SheetLine._asdict, lambda line: SheetLine(tuple(line["done"]), tuple(line["points"])))

VIEW_DATA = ViewData(
    "card",
    View,
    {
        "stage": member(Stage),
        "playing": NUMBERS,
        "sheet": data_each(_LINE),
        "outcome": outcome_data(CardReason),
        "hand": data_or_none(HAND_TEXT),
        "hand_sizes": NUMBERS,
        "shown": data_each(HAND_TEXT),
        "laid": NUMBERS,
        "table": table_data(read_table),
        "discard": PILE_TEXT,
        "skips": NUMBERS,
        "lap": NUMBERS,
        "window": NUMBERS,
    },
    own=("viewer", "hand"),
)
