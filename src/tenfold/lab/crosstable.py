"""Who won against whom: what the games of a deal say about every pair of bots."""

from __future__ import annotations

from collections.abc import Sequence
from math import isnan
from typing import Protocol

import numpy as np

from tenfold.bots.external.guarded import Faults
from tenfold.core import Seat
from tenfold.lab.line_ups import LineUp, rotations_of
from tenfold.lab.sequential import Floats


class GameResult(Protocol):
    """What a tournament is told by."""

    @property
    def winners(self) -> tuple[Seat, ...]:
        """None of them: the game was stopped."""
        ...

    @property
    def decisions(self) -> int: ...

    @property
    def faults(self) -> tuple[Faults | None, ...]: ...


class Crosstable:
    """Row i, column j is about i against j."""

    def __init__(self, tables: Sequence[LineUp]) -> None:
        self.bots = list(dict.fromkeys(bot for line_up in tables for bot in line_up))
        self._seats = rotations_of(tables)
        seats = np.array([[game.count(bot) for bot in self.bots] for game in self._seats], float)
        self.most = (seats > 0).T @ seats  # `wins` of a bot that wins every game
        np.fill_diagonal(self.most, 1)
        # Equal bots win as often, seat by seat: i against all seats of j as often as j against those of i.
        self.even = self.most.T / (self.most + self.most.T)

    def wins(self, games: Sequence[GameResult]) -> Floats:
        """The games that i won, once for every seat that j had there; shared wins in equal parts."""
        found = np.zeros((len(self.bots), len(self.bots)))
        for seats, game in zip(self._seats, games, strict=True):
            for winner in game.winners:
                row = self.bots.index(seats[winner])
                for bot in seats:
                    found[row, self.bots.index(bot)] += 1 / len(game.winners)
        np.fill_diagonal(found, 0)
        return found

    def values(self, games: Sequence[GameResult]) -> Floats:
        """Between 0 (j won everything) and 1, `even` on average for equal bots."""
        wins = self.wins(games)
        return np.asarray((wins - wins.T + self.most.T) / (self.most + self.most.T))

    def shares(self, wins: Floats) -> dict[str, dict[str, float | None]]:
        """What i won of all that one of the two won against the other, seat against seat: equal bots 1/2."""
        with np.errstate(invalid="ignore"):
            found = (wins / (wins + wins.T)).round(6).tolist()
        return {
            bot: {other: None if isnan(share) else share for other, share in zip(self.bots, row, strict=True)}
            for bot, row in zip(self.bots, found, strict=True)
        }
