"""What `solid` weighs, all in turns; other weights make other players, for measuring."""

from __future__ import annotations

from typing import NamedTuple


class Weights(NamedTuple):
    deny: float = 1.5  # what a card is worth to a player who surely wants it
    point: float = 0.005  # a point in the hand at its end
    point_late: float = 0.05  # the same when somebody is about to go out
    enough: float = 0.8  # turns that a card must save to be better than one from the draw pile


USUAL = Weights()
