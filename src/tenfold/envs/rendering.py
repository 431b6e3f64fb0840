"""An observation of the card game as lines of text, for whoever looks over a learner's shoulder."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import numpy as np
from numpy.typing import NDArray

from tenfold.kernel.layout import COLOUR, GROUPS_EACH, KINDS, NO_GROUP, NOBODY, PHASES, RUN, SEATS_MOST
from tenfold.kernel.observation import (
    DONE_AT,
    GROUP_FACTS,
    GROUPS_AT,
    HAND_AT,
    SEAT_FACTS,
    SEATS_AT,
    TABLE_FACTS_AT,
)
from tenfold.pieces.cards import ALL_KINDS, COLOURS, write_cards


def as_text(row: NDArray[Any]) -> str:
    """The viewer's seat comes first."""
    players, top = int(row[TABLE_FACTS_AT + 1]), int(row[TABLE_FACTS_AT + 6])
    shown = "empty" if top == NOBODY else str(ALL_KINDS[top])
    deck, pile = row[TABLE_FACTS_AT + 7], row[TABLE_FACTS_AT + 8]
    lines = [f"draw pile: {deck} cards, discard pile: {pile} cards, top {shown}"]
    assert players <= SEATS_MOST
    lines += (_seat(row, step) for step in range(players))
    return "\n".join([*lines, f"hand: {_hand(row)}"])


def _hand(row: NDArray[Any]) -> str:
    counts = row[HAND_AT : HAND_AT + KINDS]
    return write_cards(kind for kind in ALL_KINDS for _ in range(counts[kind]))


def _seat(row: NDArray[Any], step: int) -> str:
    facts = row[SEATS_AT + step * SEAT_FACTS :]
    done = np.flatnonzero(row[DONE_AT + step * PHASES : DONE_AT + (step + 1) * PHASES]) + 1
    phases = " ".join(map(str, done)) or "none"
    text = f"+{step}: {facts[1]} cards, {facts[2]} points, phases {phases}"
    return "; ".join([text, *_groups(row, step)])


def _groups(row: NDArray[Any], step: int) -> Iterator[str]:
    for slot in range(step * GROUPS_EACH, (step + 1) * GROUPS_EACH):
        at = GROUPS_AT + slot * GROUP_FACTS
        kind, value, length = row[at : at + GROUP_FACTS].tolist()
        if kind == NO_GROUP:
            continue
        if kind == RUN:
            yield f"run {value} to {value + length - 1}"
        elif kind == COLOUR:
            yield f"{length} {COLOURS[value].value}"
        else:
            yield f"{length} x {value}"
