"""The rules of a game as fields of its record; what the kernel cannot play is refused here."""

from __future__ import annotations

from typing import Any

import numpy as np
from numpy.typing import NDArray

from tenfold.core import BadInput
from tenfold.games.card.rules import SEATS, Rules, SkipPlay, SkipTarget
from tenfold.kernel.layout import CARDS, DECK, GAME, LOT, MINIMA, NOBODY, NOT_OUT
from tenfold.pieces.phases import PRINTED_PHASES


def before_the_lot(rules: Rules, players: int, games: int) -> NDArray[Any]:
    """So many games in which nothing has happened yet; their streams are not set."""
    if not isinstance(rules, Rules):
        raise BadInput(f"the kernel plays the card game: rules must be its Rules, not {type(rules).__name__}")
    if rules.phases != PRINTED_PHASES:
        raise BadInput("the kernel plays the ten printed phases only: leave out the house rule `phases`")
    if players not in SEATS:
        raise BadInput(f"the kernel seats {SEATS[0]} to {SEATS[-1]} players, not {players}")
    records = np.zeros(games, GAME)
    records["players"] = players
    records["natural_minimum"] = MINIMA.index(rules.natural_minimum)
    records["wild_points"] = rules.wild_points
    records["skip_in_front"] = rules.skip_play is SkipPlay.IN_FRONT
    records["skip_once_per_lap"] = rules.skip_once_per_lap
    records["skip_next_only"] = rules.skip_target is SkipTarget.NEXT
    records["level_playoff"] = rules.playoff
    records["last_card_must_be_discarded"] = rules.last_card_must_be_discarded
    records["fixed_hands"] = rules.fixed_hands
    records["knocking"] = rules.knocking
    records["free_order"] = rules.free_order
    records["played"] = sum(1 << number for number in rules.played)
    records["stage"] = LOT
    for name in ("dealer", "last_knocker", "place", "reason", "drawn"):
        records[name] = NOBODY
    records["playing"] = (1 << players) - 1
    records["out"] = NOT_OUT
    records["deck"] = DECK
    records["deck_size"] = CARDS
    return records
