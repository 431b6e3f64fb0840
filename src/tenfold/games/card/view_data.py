"""A view as plain data, and back: what a server sends and a client reads."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from tenfold.games.card import notation
from tenfold.games.card.state import CardReason, SheetLine, Stage
from tenfold.games.card.view import View
from tenfold.games.fields import outcome_data, read_outcome_data
from tenfold.pieces.cards import hand, read_cards, write_cards


def write_view(view: View) -> dict[str, Any]:
    """Plain data: cards and groups in their text form, everything else as it is."""
    data: dict[str, Any] = view._asdict()
    data["stage"] = view.stage.value
    data |= write_own(view)
    data["shown"] = [write_cards(cards) for cards in view.shown]
    data["table"] = [[str(group) for group in groups] for groups in view.table]
    data["discard"] = write_cards(view.discard)
    data["sheet"] = [line._asdict() for line in view.sheet]
    data["outcome"] = outcome_data(view.outcome)
    return data


def write_own(view: View) -> dict[str, Any]:
    return {"viewer": view.viewer, "hand": None if view.hand is None else write_cards(view.hand)}


def read_view(data: Mapping[str, Any]) -> View:
    """The inverse of `write_view`; lists and tuples are the same to it."""
    as_they_are = ("viewer", "dealer", "playoff", "seat", "deck_size", "fresh", "last_knocker")
    by_seat = ("playing", "hand_sizes", "laid", "skips", "lap", "window")
    plain: dict[str, Any] = {name: data[name] for name in as_they_are}
    return View(
        **plain | {name: tuple(data[name]) for name in by_seat},
        stage=Stage(data["stage"]),
        sheet=tuple(SheetLine(tuple(line["done"]), tuple(line["points"])) for line in data["sheet"]),
        outcome=read_outcome_data(data["outcome"], CardReason),
        hand=None if data["hand"] is None else hand(read_cards(data["hand"])),
        shown=tuple(hand(read_cards(cards)) for cards in data["shown"]),
        table=tuple(
            tuple(group for text in groups for group in notation.read_table(text)) for groups in data["table"]
        ),
        discard=read_cards(data["discard"]),
    )
