"""No bot is ever stuck or breaks a rule: `python bench/bots.py --games 10000 --jobs 2`.

Plays so many games of every edition and variant, at every number of seats in turn and with all bots
mixed. The table checks every action; the first refusal ends the run with its message. A game that
reaches the cap is reported, and the exit code is then 1.
"""

from __future__ import annotations

import argparse
import sys
import time
from functools import partial
from itertools import combinations

from tenfold.bots import BOTS
from tenfold.core import BadRules
from tenfold.games.cards.rules import Rules
from tenfold.games.registry import game_kind
from tenfold.lab.pool import in_order
from tenfold.lab.simulate import Batch, Played, play_one

MOST_DECISIONS = 200_000
VARIANTS = ("fixed", "short:3", "even", "odd", "knock", "free")


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawTextHelpFormatter)
    parser.add_argument("--games", type=int, default=10_000, help="per edition and variant")
    parser.add_argument("--jobs", type=int, default=2)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--bots", default=",".join(BOTS["card"]), help="the bots to mix")
    parser.add_argument("--pairs", action="store_true", help="also every pair of variants")
    options = parser.parse_args()
    capped = 0
    for edition, variants, rules in _boxes(pairs=options.pairs):
        start = time.perf_counter()
        work = partial(_play_some, rules, tuple(options.bots.split(",")), options.seed)
        tasks = [range(at, min(at + 10, options.games)) for at in range(0, options.games, 10)]
        played = [game for some in in_order(work, tasks, options.jobs) for game in some]
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


def _boxes(*, pairs: bool) -> list[tuple[str, tuple[str, ...], Rules]]:
    """Every edition with every variant; what contradicts itself is left out (card.variant.combine)."""
    kind = game_kind("card")
    boxes = []
    for edition in kind.editions:
        for size in range(3 if pairs else 2):
            for variants in combinations(VARIANTS, size):
                try:
                    boxes.append((edition, variants, kind.rules(edition, variants)))
                except BadRules:
                    continue
    return boxes


def _play_some(rules: Rules, bots: tuple[str, ...], seed: int, numbers: range) -> list[Played]:
    return [_play(rules, bots, seed, number) for number in numbers]


def _play(rules: Rules, bots: tuple[str, ...], seed: int, number: int) -> Played:
    """Game `number`: 2 to 6 seats in turn, each time another rotation of the bots."""
    kind = game_kind("card")
    players = kind.seats[number % len(kind.seats)]
    first = number // len(kind.seats)
    seated = tuple(bots[(first + seat) % len(bots)] for seat in range(players))
    batch = Batch(
        game="card",
        rules=kind.write_rules(rules),
        bots=seated,
        games=number + 1,
        seed=seed,
        most_decisions=MOST_DECISIONS,
    )
    return play_one(batch, number)


if __name__ == "__main__":
    sys.exit(main())
