"""How fast the reference engine plays random legal games, with and without views."""

from __future__ import annotations

import random
import time
from statistics import median
from typing import Any, NamedTuple

from tenfold.core import Decide, Game, Over
from tenfold.lab.bench import yardstick


class EngineSpeed(NamedTuple):
    yardstick: float  # its decisions per CPU second, measured just before
    decisions_per_second: float  # of the engine, without views
    ratio: float
    with_views: float  # the same with the deciding seat's view built at every decision
    ratio_with_views: float


class _FastStream:
    """The cheapest fair-enough stream: the engine is measured, not the generator."""

    def __init__(self, seed: int) -> None:
        self._uniform = random.Random(seed).random

    def below(self, n: int) -> int:
        return int(self._uniform() * n)


def run(game: Game[Any, Any, Any], cpu_seconds: float = 2.0, seed: int = 7, rounds: int = 5) -> EngineSpeed:
    """Medians over rounds, each with its own yardstick: a shared machine's speed changes by the second."""
    measured = [_round(game, cpu_seconds / rounds, seed + turn) for turn in range(rounds)]
    return EngineSpeed(*(median(column) for column in zip(*measured, strict=True)))


def _round(game: Game[Any, Any, Any], cpu_seconds: float, seed: int) -> EngineSpeed:
    yard = yardstick.rate(cpu_seconds / 2)
    plain = _rate(game, cpu_seconds, seed, views=False)
    yard_again = yardstick.rate(cpu_seconds / 2)
    viewed = _rate(game, cpu_seconds, seed, views=True)
    return EngineSpeed(
        yardstick=yard,
        decisions_per_second=plain,
        ratio=plain / yard,
        with_views=viewed,
        ratio_with_views=viewed / yard_again,
    )


def _rate(game: Game[Any, Any, Any], cpu_seconds: float, seed: int, *, views: bool) -> float:
    stream = _FastStream(seed)
    decisions = 0
    start = time.thread_time()
    while (spent := time.thread_time() - start) < cpu_seconds:
        decisions += _one_game(game, stream, views=views)
    return decisions / spent


def _one_game(game: Game[Any, Any, Any], stream: _FastStream, *, views: bool) -> int:
    """One game to its end."""
    state = game.initial()
    decisions = 0
    while True:
        turn = game.turn(state)
        if isinstance(turn, Decide):
            if views:
                game.view(state, turn.seat)
            legal = game.legal(state)
            state = game.apply(state, legal[stream.below(len(legal))])
            decisions += 1
        elif isinstance(turn, Over):
            return decisions
        else:
            state = game.apply(state, turn.sample(stream))
