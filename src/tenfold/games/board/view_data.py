"""A view as plain data, and back: what a server sends and a client reads."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from tenfold.core import Outcome
from tenfold.games.board.notation import read_held_cards, read_table, write_held
from tenfold.games.board.state import BoardReason, Stage
from tenfold.games.board.view import View
from tenfold.games.fields import outcome_data
from tenfold.pieces.cards import Cards, hand, read_card, read_cards, write_cards


def write_view(view: View) -> dict[str, Any]:
    """Cards and groups in their text form, everything else as it is."""
    data: dict[str, Any] = view._asdict()
    data["stage"] = view.stage.value
    for name in ("jokers", "shown"):
        data[name] = [write_cards(cards) for cards in data[name]]
    data["table"] = [[str(group) for group in groups] for groups in view.table]
    data["outcome"] = outcome_data(view.outcome)
    return data | write_own(view)


def write_own(view: View) -> dict[str, Any]:
    """What the viewer alone knows: a spectator's view has nothing there, or less."""
    return {
        "viewer": view.viewer,
        "hand": None if view.hand is None else write_cards(view.hand),
        "discard": " ".join("?" if card is None else str(card) for card in view.discard),
        "told": [write_cards(cards) for cards in view.told],
        "kept": None if view.kept is None else write_held(view.kept),
    }


def read_view(data: Mapping[str, Any]) -> View:
    """The inverse of `write_view`; lists and tuples are the same to it."""

    def numbers(name: str) -> tuple[int, ...]:
        return tuple(data[name])

    def numbers_by_seat(name: str) -> tuple[tuple[int, ...], ...]:
        return tuple(map(tuple, data[name]))

    def cards_by_seat(name: str) -> tuple[Cards, ...]:
        return tuple(hand(read_cards(text)) for text in data[name])

    dice = data["dice"]
    return View(
        viewer=data["viewer"],
        stage=Stage(data["stage"]),
        starter=data["starter"],
        markers=numbers("markers"),
        pieces=numbers("pieces"),
        outcome=_outcome(data["outcome"]),
        seat=data["seat"],
        dice=None if dice is None else (dice[0], dice[1]),
        to_take=data["to_take"],
        again=data["again"],
        owed=numbers("owed"),
        asked=data["asked"],
        giver=data["giver"],
        hand=None if data["hand"] is None else hand(read_cards(data["hand"])),
        hand_sizes=numbers("hand_sizes"),
        jokers=cards_by_seat("jokers"),
        table=tuple(read_table(" ".join(groups)) for groups in data["table"]),
        deck_size=data["deck_size"],
        discard=tuple(None if word == "?" else read_card(word) for word in data["discard"].split()),
        knowers=numbers("knowers"),
        shown=cards_by_seat("shown"),
        numbers=numbers_by_seat("numbers"),
        absent=numbers_by_seat("absent"),
        told=cards_by_seat("told"),
        keepers=numbers("keepers"),
        chosen=numbers("chosen"),
        kept=None if data["kept"] is None else read_held_cards(data["kept"]),
    )


def _outcome(data: Mapping[str, Any] | None) -> Outcome | None:
    if data is None:
        return None
    return Outcome(
        ranking=tuple(map(tuple, data["ranking"])),
        scores=tuple(data["scores"]),
        reason=BoardReason(data["reason"]),
    )
