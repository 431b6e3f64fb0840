"""The rules of a game as fields of its record; what the kernel cannot play is refused here."""

from __future__ import annotations

from typing import Any

import numpy as np
from numpy.typing import NDArray

from tenfold.core import BadInput
from tenfold.games.card.rules import SEATS, Rules, SkipPlay, SkipTarget
from tenfold.kernel.layout import GAME, LOT, MINIMA, NOBODY, NOT_OUT
from tenfold.pieces.phases import PRINTED_PHASES


def before_the_lot(rules: Rules, players: int, games: int) -> NDArray[Any]:
    """So many games in which nothing has happened yet; their streams are not set."""
    if not isinstance(rules, Rules):
        raise BadInput(f"the kernel plays the card game: rules must be its Rules, not {type(rules).__name__}")
    if rules.phases != PRINTED_PHASES:
        raise BadInput("the kernel plays the ten printed phases only: leave out the house rule `phases`")
    if players not in SEATS:
        raise BadInput(f"the kernel seats {SEATS[0]} to {SEATS[-1]} players, not {players}")
    one = np.zeros(games, GAME)
    one["players"] = players
    one["natural_minimum"] = MINIMA.index(rules.natural_minimum)
    one["wild_points"] = rules.wild_points
    one["skip_in_front"] = rules.skip_play is SkipPlay.IN_FRONT
    one["skip_once_per_lap"] = rules.skip_once_per_lap
    one["skip_next_only"] = rules.skip_target is SkipTarget.NEXT
    one["level_playoff"] = rules.playoff
    one["last_card_must_be_discarded"] = rules.last_card_must_be_discarded
    one["fixed_hands"] = rules.fixed_hands
    one["knocking"] = rules.knocking
    one["free_order"] = rules.free_order
    one["played"] = sum(1 << number for number in rules.played)
    one["stage"] = LOT
    one["dealer"] = one["last_knocker"] = one["place"] = one["reason"] = one["drawn"] = NOBODY
    one["playing"] = (1 << players) - 1
    one["out"] = NOT_OUT
    return one
