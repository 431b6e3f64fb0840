"""A view as plain data, and back: what a server sends and a client reads."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from tenfold.games.dice.state import DiceReason, SheetLine, Stage
from tenfold.games.dice.view import View
from tenfold.games.fields import outcome_data, read_outcome_data
from tenfold.pieces.dice import DICE, read_faces, write_faces


def write_view(view: View) -> dict[str, Any]:
    """Plain data: dice in their text form, everything else as it is."""
    data: dict[str, Any] = view._asdict()
    data["stage"] = view.stage.value
    data["faces"] = write_faces(view.faces)
    data["kept"] = [DICE[place] for place in view.kept]
    data["sheet"] = [line._asdict() for line in view.sheet]
    data["outcome"] = outcome_data(view.outcome)
    return data


def write_own(view: View) -> dict[str, Any]:
    return {"viewer": view.viewer}


def read_view(data: Mapping[str, Any]) -> View:
    """The inverse of `write_view`; lists and tuples are the same to it."""
    as_they_are = ("viewer", "scribe", "seat", "began", "rolls", "finisher")
    return View(
        **{name: data[name] for name in as_they_are},
        stage=Stage(data["stage"]),
        sheet=tuple(SheetLine(**{**line, "points": tuple(line["points"])}) for line in data["sheet"]),
        faces=read_faces(data["faces"]),
        kept=tuple(DICE.index(die) for die in data["kept"]),
        outcome=read_outcome_data(data["outcome"], DiceReason),
    )
