"""A view as plain data, and back: what a server sends and a client reads."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from tenfold.games.fields import outcome_data, read_outcome_data
from tests.fourth_game.state import DuelReason, Stage
from tests.fourth_game.view import View


def write_view(view: View) -> dict[str, Any]:
    return view._asdict() | {"stage": view.stage.value, "outcome": outcome_data(view.outcome)}


def write_own(view: View) -> dict[str, Any]:
    return {"viewer": view.viewer, "hand": view.hand}


def read_view(data: Mapping[str, Any]) -> View:
    """The inverse of `write_view`; lists and tuples are the same to it."""
    return View(
        viewer=data["viewer"],
        stage=Stage(data["stage"]),
        starter=data["starter"],
        seat=data["seat"],
        answerer=data["answerer"],
        up=data["up"],
        hand=None if data["hand"] is None else tuple(data["hand"]),
        hand_sizes=tuple(data["hand_sizes"]),
        out=tuple(data["out"]),
        points=tuple(data["points"]),
        outcome=read_outcome_data(data["outcome"], DuelReason),
    )
