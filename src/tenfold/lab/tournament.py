"""Which bot plays better: every deal is played once per rotation, so that each bot sits in every seat.

The rotations of a deal have the same first dealer, the same hands and the same order of the cards in every
pile (`duplicate`), as far as the rules allow: what was taken before still decides who gets a card.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, replace
from functools import partial
from math import sqrt
from typing import NamedTuple

from tenfold.bots.external.guarded import Faults
from tenfold.games.registry import game_kind
from tenfold.lab.duplicate import DuplicateTable
from tenfold.lab.pool import in_order
from tenfold.lab.simulate import Batch, Played, all_faults, play_at, refuse_bad, seated, seed_of

NORMAL_95 = 1.959964  # 95 % of a normal distribution lie so many standard deviations around its mean


class Standing(NamedTuple):
    """How one bot did, in all seats that it held."""

    bot: str
    seats: int  # that it holds at each table
    par: float  # the share of wins that equal players would have
    share: float  # of wins; a shared win counts in equal parts
    low: float  # the 95 % interval of the share
    high: float


@dataclass(frozen=True, slots=True)
class TournamentResult:
    deals: int
    games: int
    finished: int
    standings: tuple[Standing, ...]
    mean_decisions: float
    most_decisions: int
    faults: dict[str, Faults]  # by external bot


def tournament(
    batch: Batch, jobs: int, progress: Callable[[int], None] = lambda games: None
) -> TournamentResult:
    """Play each of the batch's games once per rotation of its bots; `progress` counts played games."""
    refuse_bad(batch)
    deals: list[list[Played]] = []
    for rotations in in_order(partial(play_deal, batch), range(batch.games), jobs):
        deals.append(rotations)
        progress(len(rotations))
    return judge(batch.bots, deals)


def play_deal(batch: Batch, number: int) -> list[Played]:
    """One deal in every rotation: in rotation r, seat s holds the bot that is named at s + r."""
    return [_play_duplicate(replace(batch, bots=bots), number) for bots in rotations(batch.bots)]


def _play_duplicate(batch: Batch, number: int) -> Played:
    kind = game_kind(batch.game)
    game = kind.game(kind.read_rules(batch.rules), players=len(batch.bots))
    return play_at(DuplicateTable(game, seed_of(batch, number)), batch, number, seated(batch))


def rotations(bots: tuple[str, ...]) -> list[tuple[str, ...]]:
    return [bots[at:] + bots[:at] for at in range(len(bots))]


def judge(bots: tuple[str, ...], deals: list[list[Played]]) -> TournamentResult:
    """The shares of wins, with intervals over deals: the games of one deal are not independent."""
    games = [played for deal in deals for played in deal]
    return TournamentResult(
        deals=len(deals),
        games=len(games),
        finished=sum(played.outcome is not None for played in games),
        standings=tuple(_standing(name, bots, deals) for name in dict.fromkeys(bots)),
        mean_decisions=round(sum(played.decisions for played in games) / max(1, len(games)), 3),
        most_decisions=max((played.decisions for played in games), default=0),
        faults=all_faults(game for deal in deals for game in zip(rotations(bots), deal, strict=True)),
    )


def _standing(name: str, bots: tuple[str, ...], deals: list[list[Played]]) -> Standing:
    shares = [_share(name, bots, deal) for deal in deals]
    mean = sum(shares) / len(shares)
    low, high = 0.0, 1.0  # one deal says nothing about how much deals differ
    if len(shares) > 1:
        variance = sum((share - mean) ** 2 for share in shares) / (len(shares) - 1)
        margin = NORMAL_95 * sqrt(variance / len(shares))
        low, high = max(0.0, mean - margin), min(1.0, mean + margin)
    seats = bots.count(name)
    return Standing(name, seats, round(seats / len(bots), 6), round(mean, 6), round(low, 6), round(high, 6))


def _share(name: str, bots: tuple[str, ...], deal: list[Played]) -> float:
    """The part of a deal's games that the bot won; nobody wins an unfinished game."""
    won = 0.0
    for of_seat, played in zip(rotations(bots), deal, strict=True):
        if played.outcome is not None:
            winners = played.outcome.winners
            won += sum(of_seat[seat] == name for seat in winners) / len(winners)
    return won / len(deal)
