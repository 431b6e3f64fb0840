"""Which bot plays better: every deal is played once per rotation, so that each bot sits in every seat.

The rotations of a deal have the same first dealer, the same hands and the same order of the cards in every
pile (`duplicate`), as far as the rules allow: what was taken before still decides who gets a card.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from contextlib import closing
from dataclasses import dataclass, replace
from functools import partial
from itertools import combinations
from math import sqrt
from typing import NamedTuple, TypeAlias

import numpy as np

from tenfold.bots.external.guarded import Faults
from tenfold.games.registry import game_kind
from tenfold.lab.duplicate import DuplicateTable
from tenfold.lab.pool import Workers
from tenfold.lab.ratings import Rating, can_rate, ratings
from tenfold.lab.sequential import Bets, Floats, interval
from tenfold.lab.simulate import Batch, Played, all_faults, play_at, refuse_bad, seated, seed_of

NORMAL_95 = 1.959964  # 95 % of a normal distribution lie so many standard deviations around its mean

LineUp: TypeAlias = tuple[str, ...]  # the bots at a table, by seat


class Standing(NamedTuple):
    """How one bot did, in all seats that it held."""

    bot: str
    seats: int  # that it holds at each table where it sits
    par: float  # the share of wins that equal players would have
    share: float  # of wins; a shared win counts in equal parts
    low: float  # the 95 % interval of the share
    high: float
    rating: Rating | None  # None: there is nobody to compare it with, or nothing to compute it with


@dataclass(frozen=True, slots=True)
class TournamentResult:
    deals: int
    games: int
    finished: int
    best: str | None  # the bot that is better than all others, if the tournament found it out
    standings: tuple[Standing, ...]
    mean_decisions: float
    most_decisions: int
    faults: dict[str, Faults]  # by external bot


def line_ups(bots: Sequence[str], players: int) -> list[LineUp]:
    """Who sits together: all, the last one in every seat that is left; or every choice of so many."""
    if len(bots) > players:
        bots = list(dict.fromkeys(bots))
        if len(bots) > players:
            return list(combinations(bots, players))
    return [tuple(bots) + (bots[-1],) * (players - len(bots))]


def tournament(
    batch: Batch,
    tables: Sequence[LineUp],
    workers: Workers,
    progress: Callable[[int], None] = lambda games: None,
    *,
    to_the_end: bool = False,
) -> TournamentResult:
    """Play each of the batch's games at every table in every rotation; `progress` counts played games.

    It stops when it is known which bot is the best, unless it is to go `to_the_end`.
    """
    for line_up in tables:
        refuse_bad(replace(batch, bots=line_up))
    crosstable = Crosstable(tables)
    bets = Bets(crosstable.even)
    deals: list[list[Played]] = []
    with closing(workers.in_order(partial(play_deal, batch, tables), range(batch.games))) as results:
        for played in results:
            deals.append(played)
            progress(len(played))
            bets.add(crosstable.values(played))
            if not to_the_end and bets.best is not None:
                break
    return judge(tables, deals, seed=batch.seed, best=bets.best, stops=not to_the_end)


def play_deal(batch: Batch, tables: Sequence[LineUp], number: int) -> list[Played]:
    """One deal at every table in every rotation."""
    return [_play_duplicate(replace(batch, bots=bots), number) for bots in rotations_of(tables)]


def _play_duplicate(batch: Batch, number: int) -> Played:
    kind = game_kind(batch.game)
    game = kind.game(kind.read_rules(batch.rules), players=len(batch.bots))
    return play_at(DuplicateTable(game, seed_of(batch, number)), batch, number, seated(batch))


def rotations(bots: LineUp) -> list[LineUp]:
    """In rotation r, seat s holds the bot that is named at s + r."""
    return [bots[at:] + bots[:at] for at in range(len(bots))]


def rotations_of(tables: Sequence[LineUp]) -> list[LineUp]:
    return [bots for line_up in tables for bots in rotations(line_up)]


class Crosstable:
    """What the games of a deal say about each pair of bots: row i, column j is about i against j."""

    def __init__(self, tables: Sequence[LineUp]) -> None:
        self.bots = list(dict.fromkeys(bot for line_up in tables for bot in line_up))
        self._games = rotations_of(tables)
        seats = np.array([[game.count(bot) for bot in self.bots] for game in self._games], float)
        self._most = (seats > 0).T @ seats  # `wins` of a bot that wins every game
        np.fill_diagonal(self._most, 1)
        # Equal bots win as often, seat by seat: i against all seats of j as often as j against those of i.
        self.even = self._most.T / (self._most + self._most.T)

    def wins(self, played: list[Played]) -> Floats:
        """The games that i won, once for every seat that j had there; shared wins in equal parts."""
        found = np.zeros((len(self.bots), len(self.bots)))
        for seats, game in zip(self._games, played, strict=True):
            winners = game.outcome.winners if game.outcome else ()
            for winner in winners:
                row = self.bots.index(seats[winner])
                for bot in seats:
                    found[row, self.bots.index(bot)] += 1 / len(winners)
        np.fill_diagonal(found, 0)
        return found

    def values(self, played: list[Played]) -> Floats:
        """Between 0 (j won everything) and 1, `even` on average for equal bots."""
        wins = self.wins(played)
        return np.asarray((wins - wins.T + self._most.T) / (self._most + self._most.T))


def judge(
    tables: Sequence[LineUp],
    deals: list[list[Played]],
    *,
    seed: int = 0,
    best: int | None = None,
    stops: bool = False,
) -> TournamentResult:
    """Shares of wins and ratings, with intervals over deals: the games of one deal are not independent.

    Where a tournament `stops` when it is decided, the intervals of shares are those that allow for it.
    """
    games = [played for deal in deals for played in deal]
    crosstable = Crosstable(tables)
    rated: Sequence[Rating | None] = [None] * len(crosstable.bots)
    if len(crosstable.bots) > 1 and can_rate():
        rated = ratings(np.array([crosstable.wins(deal) for deal in deals]), seed)
    return TournamentResult(
        deals=len(deals),
        games=len(games),
        finished=sum(played.outcome is not None for played in games),
        best=None if best is None else crosstable.bots[best],
        standings=tuple(
            _standing(bot, tables, deals, stops, rating)
            for bot, rating in zip(crosstable.bots, rated, strict=True)
        ),
        mean_decisions=round(sum(played.decisions for played in games) / max(1, len(games)), 3),
        most_decisions=max((played.decisions for played in games), default=0),
        faults=all_faults(game for deal in deals for game in zip(rotations_of(tables), deal, strict=True)),
    )


def _standing(
    bot: str, tables: Sequence[LineUp], deals: list[list[Played]], stops: bool, rating: Rating | None
) -> Standing:
    shares = [_share(bot, tables, deal) for deal in deals]
    low, high = interval(shares) if stops else _normal_interval(shares)
    [line_up, *_] = [line_up for line_up in tables if bot in line_up]
    seats = line_up.count(bot)
    mean = sum(shares) / len(shares)
    par, share, low, high = (round(number, 6) for number in (seats / len(line_up), mean, low, high))
    return Standing(bot, seats, par, share, low, high, rating)


def _normal_interval(shares: list[float]) -> tuple[float, float]:
    if len(shares) < 2:
        return 0.0, 1.0  # one deal says nothing about how much deals differ
    mean = sum(shares) / len(shares)
    variance = sum((share - mean) ** 2 for share in shares) / (len(shares) - 1)
    margin = NORMAL_95 * sqrt(variance / len(shares))
    return max(0.0, mean - margin), min(1.0, mean + margin)


def _share(bot: str, tables: Sequence[LineUp], deal: list[Played]) -> float:
    """The part of its games of a deal that the bot won; nobody wins an unfinished game."""
    won = games = 0.0
    for seats, played in zip(rotations_of(tables), deal, strict=True):
        if bot in seats:
            games += 1
            winners = played.outcome.winners if played.outcome else ()
            won += sum(seats[seat] == bot for seat in winners) / max(1, len(winners))
    return won / games
