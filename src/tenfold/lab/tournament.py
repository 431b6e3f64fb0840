"""Which bot plays better: every deal is played once per rotation, so that each bot sits in every seat.

The rotations of a deal have the same first dealer, the same hands and the same order of the cards in every
pile (`duplicate`), as far as the rules allow: what was taken before still decides who gets a card.
"""

from __future__ import annotations

from collections.abc import Callable, Generator, Sequence
from contextlib import closing
from dataclasses import dataclass, replace
from functools import partial
from typing import NamedTuple, TypeAlias

import numpy as np

from tenfold.bots.external.guarded import Faults
from tenfold.lab.crosstable import Crosstable, GameResult
from tenfold.lab.kept import Columns, KeptGame, play_kept
from tenfold.lab.line_ups import LineUp, rotations, rotations_of
from tenfold.lab.pool import Workers
from tenfold.lab.ratings import Rating, can_rate, ratings
from tenfold.lab.resampling import share_interval
from tenfold.lab.results import Asked, Results
from tenfold.lab.sequential import Bets, interval
from tenfold.lab.simulate import Batch, all_faults, refuse_bad

Deals: TypeAlias = Sequence[Sequence[GameResult]]  # the games of each, in every rotation at every table


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
    crosstable: dict[str, dict[str, float | None]]  # who beats whom: see Crosstable.shares
    mean_decisions: float
    most_decisions: int
    faults: dict[str, Faults]  # by external bot


def tournament(
    batch: Batch,
    tables: Sequence[LineUp],
    workers: Workers,
    progress: Callable[[int], None] = lambda games: None,
    *,
    to_the_end: bool = False,
    results: Results | None = None,
) -> TournamentResult:
    """Play each of the batch's games at every table in every rotation; `progress` counts them.

    It stops when it is known which bot is the best, unless it is to go `to_the_end`. Deals that `results`
    have already count as if they had just been played, and they get the others.
    """
    refuse_bad_tables(batch, tables)
    crosstable = Crosstable(tables)
    bets = Bets(crosstable.even)
    deals: list[list[KeptGame]] = []
    with closing(_deals(batch, tables, workers, results)) as played:
        for games in played:
            deals.append(games)
            progress(len(games))
            bets.add(crosstable.values(games))
            if not to_the_end and bets.best is not None:
                break
    return judge(tables, deals, seed=batch.seed, best=bets.best, stops=not to_the_end)


def refuse_bad_tables(batch: Batch, tables: Sequence[LineUp]) -> None:
    """Before anything is played, or a folder made."""
    for line_up in tables:
        refuse_bad(replace(batch, bots=line_up))


def asked_of(batch: Batch, tables: Sequence[LineUp]) -> Asked:
    """How many deals, and when to stop, is not among it: no game depends on that."""
    [players] = {len(line_up) for line_up in tables}
    data = {
        "game": batch.game,
        "players": players,
        "bots": batch.bots,
        "rules": batch.rules,
        "seed": batch.seed,
        "most_decisions": batch.most_decisions,
        "bot_seconds": batch.bot_seconds,
    }
    return Asked("tournament", data, Columns("table", players), len(rotations_of(tables)))


def _deals(
    batch: Batch, tables: Sequence[LineUp], workers: Workers, results: Results | None
) -> Generator[list[KeptGame]]:
    begun = 0
    if results is not None:
        begun = min(results.deals, batch.games)
        yield from results.games(begun)
    with closing(workers.in_order(partial(play_deal, batch, tables), range(begun, batch.games))) as played:
        for games in played:
            if results is not None:
                results.add(games)
            yield games


def play_deal(batch: Batch, tables: Sequence[LineUp], number: int) -> list[KeptGame]:
    """One deal at every table in every rotation."""
    return [
        play_kept(replace(batch, bots=bots), number, str(table), rotation)
        for table, line_up in enumerate(tables)
        for rotation, bots in enumerate(rotations(line_up))
    ]


def judge(
    tables: Sequence[LineUp],
    deals: Deals,
    *,
    seed: int = 0,
    best: int | None = None,
    stops: bool = False,
) -> TournamentResult:
    """Shares of wins and ratings, with intervals over deals: the games of one deal are not independent.

    Where a tournament `stops` when it is decided, the intervals of shares are those that allow for it.
    """
    games = [game for deal in deals for game in deal]
    seats = rotations_of(tables)
    crosstable = Crosstable(tables)
    wins = np.array([crosstable.wins(deal) for deal in deals])
    rated: Sequence[Rating | None] = [None] * len(crosstable.bots)
    if len(crosstable.bots) > 1 and can_rate():
        rated = ratings(wins, crosstable.most, seed)
    return TournamentResult(
        deals=len(deals),
        games=len(games),
        finished=sum(bool(game.winners) for game in games),
        best=None if best is None else crosstable.bots[best],
        standings=tuple(
            _standing(bot, tables, deals, rating, None if stops else seed)
            for bot, rating in zip(crosstable.bots, rated, strict=True)
        ),
        crosstable=crosstable.shares(wins.sum(axis=0)),
        mean_decisions=round(sum(game.decisions for game in games) / max(1, len(games)), 3),
        most_decisions=max((game.decisions for game in games), default=0),
        faults=all_faults(
            (bots, game.faults) for deal in deals for bots, game in zip(seats, deal, strict=True)
        ),
    )


def _standing(
    bot: str, tables: Sequence[LineUp], deals: Deals, rating: Rating | None, seed: int | None
) -> Standing:
    """With a seed: at a number of deals that was fixed beforehand."""
    shares = [_share(bot, tables, deal) for deal in deals]
    low, high = interval(shares) if seed is None else share_interval(shares, seed)
    [line_up, *_] = [line_up for line_up in tables if bot in line_up]
    seats = line_up.count(bot)
    mean = sum(shares) / len(shares)
    par, share, low, high = (round(number, 6) for number in (seats / len(line_up), mean, low, high))
    return Standing(bot, seats, par, share, low, high, rating)


def _share(bot: str, tables: Sequence[LineUp], deal: Sequence[GameResult]) -> float:
    """The part of its games of a deal that the bot won; nobody wins an unfinished game."""
    won = games = 0.0
    for seats, game in zip(rotations_of(tables), deal, strict=True):
        if bot in seats:
            games += 1
            won += sum(seats[seat] == bot for seat in game.winners) / max(1, len(game.winners))
    return won / games
