"""No bot is ever stuck or breaks a rule: `python bench/bots.py --game card --games 10000 --jobs 2`.

Plays so many games of every edition and variant, at every number of seats in turn and with all bots
mixed; how far it has come is said on stderr. The table checks every action; the first refusal ends the run
with its message. A game that reaches the cap is reported, and the exit code is then 1.
"""

from __future__ import annotations

import argparse
import sys
import time
from functools import partial
from itertools import combinations
from typing import Any

from tenfold.core import BadRules
from tenfold.games.registry import game_kind
from tenfold.lab.pool import in_order
from tenfold.lab.simulate import Batch, Played, play_one
from tenfold.surfaces import bots_of

MOST_DECISIONS = 200_000
VARIANTS = {"card": ("fixed", "short:3", "even", "odd", "knock", "free"), "board": ()}
TOLD = 500  # games between two lines on stderr


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawTextHelpFormatter)
    parser.add_argument("--game", choices=VARIANTS, default="card")
    parser.add_argument("--edition", help="only this one")
    parser.add_argument("--games", type=int, default=10_000, help="per edition and variant")
    parser.add_argument("--jobs", type=int, default=2)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--bots", help="the bots to mix; not given: all of the game")
    parser.add_argument("--pairs", action="store_true", help="also every pair of variants")
    options = parser.parse_args()
    bots = tuple(options.bots.split(",")) if options.bots else tuple(bots_of(options.game))
    capped = 0
    for edition, variants, rules in _boxes(options.game, pairs=options.pairs):
        if options.edition not in (None, edition):
            continue
        start = time.perf_counter()
        work = partial(_play_some, options.game, rules, bots, options.seed)
        tasks = [range(at, min(at + 10, options.games)) for at in range(0, options.games, 10)]
        played: list[Played] = []
        for some in in_order(work, tasks, options.jobs):
            played += some
            if len(played) % TOLD == 0:
                print(f"{edition} {len(played):6} games", file=sys.stderr, flush=True)
        spent = time.perf_counter() - start
        unfinished = sum(game.outcome is None for game in played)
        capped += unfinished
        decisions = [game.decisions for game in played]
        print(
            f"{edition} {'+'.join(variants) or 'plain':14} {len(played):6} games, {unfinished} capped, "
            f"decisions {sum(decisions) / len(played):7,.0f} on average {max(decisions):7,} at most, "
            f"{spent * 1000 / len(played):6.1f} ms per game",
            flush=True,
        )
    return 1 if capped else 0


def _boxes(name: str, *, pairs: bool) -> list[tuple[str, tuple[str, ...], Any]]:
    """Every edition with every variant; what contradicts itself is left out (card.variant.combine)."""
    kind = game_kind(name)
    boxes = []
    for edition in kind.editions:
        for size in range(3 if pairs else 2):
            for variants in combinations(VARIANTS[name], size):
                try:
                    boxes.append((edition, variants, kind.rules(edition, variants)))
                except BadRules:
                    continue
    return boxes


def _play_some(name: str, rules: Any, bots: tuple[str, ...], seed: int, numbers: range) -> list[Played]:
    return [_play(name, rules, bots, seed, number) for number in numbers]


def _play(name: str, rules: Any, bots: tuple[str, ...], seed: int, number: int) -> Played:
    """Game `number`: 2 to 6 seats in turn, each time another rotation of the bots."""
    kind = game_kind(name)
    players = kind.seats[number % len(kind.seats)]
    first = number // len(kind.seats)
    seated = tuple(bots[(first + seat) % len(bots)] for seat in range(players))
    batch = Batch(
        game=name,
        rules=kind.write_rules(rules),
        bots=seated,
        games=number + 1,
        seed=seed,
        most_decisions=MOST_DECISIONS,
    )
    return play_one(batch, number)


if __name__ == "__main__":
    sys.exit(main())
