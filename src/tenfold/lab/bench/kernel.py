"""How fast the kernel plays random legal games, beside the yardstick and, where installed, OpenSpiel."""

from __future__ import annotations

import os
import random
import time
from importlib.util import find_spec
from statistics import median
from typing import Any

from tenfold.games.card.rules import Rules
from tenfold.kernel import entries
from tenfold.kernel.games import ENDLESS, Games
from tenfold.lab.bench import yardstick

GAMES = 64  # of a batch


def run(rules: Rules, players: int, cpu_seconds: float, threads: int, rounds: int = 5) -> dict[str, Any]:
    """Decisions per CPU second on one core, medians over rounds, each with its own yardstick; then by the
    clock on one thread and on several. Compilation comes first and is not counted."""
    for observed in (False, True):
        _play(Games(rules, players=players, games=1), 10, observed=observed)
    measured = [_round(rules, players, cpu_seconds / rounds, first * 10_000) for first in range(rounds)]
    yard, plain, observed_rate, ratio, observed_ratio = (
        median(column) for column in zip(*measured, strict=True)
    )
    alone = _by_the_clock(rules, players, cpu_seconds / 2, 1)
    together = _by_the_clock(rules, players, cpu_seconds / 2, threads)
    return {
        "yardstick": yard,
        "decisions_per_second": plain,
        "ratio": ratio,
        "observed": observed_rate,
        "ratio_observed": observed_ratio,
        "threads": threads,
        "speed_up": together / alone,
        "load": os.getloadavg()[0] if hasattr(os, "getloadavg") else None,
        "cores": os.cpu_count(),
        **_openspiel(cpu_seconds / 2, yard),
    }


def _round(rules: Rules, players: int, cpu_seconds: float, first: int) -> tuple[float, ...]:
    before = yardstick.rate(cpu_seconds / 4)
    plain = _rate(rules, players, cpu_seconds, first, observed=False)
    between = yardstick.rate(cpu_seconds / 4)
    observed = _rate(rules, players, cpu_seconds, first, observed=True)
    return between, plain, observed, plain / before, observed / between


def _rate(rules: Rules, players: int, cpu_seconds: float, first: int, *, observed: bool) -> float:
    decisions = 0
    spent = 0.0
    while spent < cpu_seconds:
        games = Games(rules, players=players, games=GAMES, first=first)
        start = time.thread_time()
        decisions += _play(games, ENDLESS, observed=observed)
        spent += time.thread_time() - start
        first += GAMES
    return decisions / spent


def _play(games: Games, most_decisions: int, *, observed: bool) -> int:
    if not observed:
        return games.play_random(most_decisions)
    seen = (games.seats, games.observations, games.masks)
    return int(entries.play_random_seen(games.records, most_decisions, *seen))


def _by_the_clock(rules: Rules, players: int, seconds: float, threads: int) -> float:
    """Decisions per second of real time."""
    decisions, spent, first = 0, 0.0, 0
    while spent < seconds:
        games = Games(rules, players=players, games=threads * GAMES, first=first, threads=threads)
        start = time.perf_counter()
        decisions += games.play_random()
        spent += time.perf_counter() - start
        first += len(games)
    return decisions / spent


def _openspiel(cpu_seconds: float, yard: float) -> dict[str, float]:
    """Random gin rummy from Python, the start state cloned; nothing where OpenSpiel is not installed."""
    if find_spec("pyspiel") is None:
        return {}
    import pyspiel

    generator = random.Random(1)
    start_state = pyspiel.load_game("gin_rummy").new_initial_state()
    decisions = 0
    start = time.thread_time()
    while (spent := time.thread_time() - start) < cpu_seconds:
        state = start_state.clone()
        while not state.is_terminal():
            if state.is_chance_node():
                state.apply_action(generator.choice(state.chance_outcomes())[0])
            else:
                state.apply_action(generator.choice(state.legal_actions()))
                decisions += 1
    return {"openspiel": decisions / spent, "ratio_openspiel": decisions / spent / yard}
