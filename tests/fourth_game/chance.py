"""Nature's part: the deal."""

from __future__ import annotations

from dataclasses import dataclass

from tenfold.core import Chance, Stream
from tests.fourth_game.actions import Action, Deal
from tests.fourth_game.rules import DEALT
from tests.fourth_game.state import DECK


@dataclass(frozen=True, slots=True)
class DealChance(Chance[Action]):
    players: int

    def sample(self, stream: Stream) -> Deal:
        pool = list(DECK)
        return Deal(
            tuple(
                tuple(sorted(pool.pop(stream.below(len(pool))) for _ in range(DEALT)))
                for _ in range(self.players)
            )
        )
