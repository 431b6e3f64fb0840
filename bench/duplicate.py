"""What duplicate deals save: `python bench/duplicate.py --bots solid,careless --deals 300`.

The same tournament twice: with chance by the place of an event, where the rotations of a deal share the first
hands alone, and as `tenfold lab tournament` plays it.
"""

from __future__ import annotations

import argparse
import os
from dataclasses import replace
from functools import partial

from tenfold.games.registry import game_kind
from tenfold.lab.kept import KeptGame
from tenfold.lab.line_ups import rotations
from tenfold.lab.pool import in_order
from tenfold.lab.simulate import Batch, Played, play_one
from tenfold.lab.tournament import judge, play_deal


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--game", default="card")
    parser.add_argument("--bots", default="solid,careless")
    parser.add_argument("--deals", type=int, default=300)
    parser.add_argument("--seed", type=int, default=1)
    asked = parser.parse_args()
    kind = game_kind(asked.game)
    rules = kind.write_rules(kind.rules(kind.editions[0]))
    batch = Batch(asked.game, rules, tuple(asked.bots.split(",")), asked.deals, asked.seed, 20_000)
    widths = []
    for name, play in (("first hands alone", _first_hands), ("all draws", _all_draws)):
        deals = list(in_order(partial(play, batch), range(batch.games), os.cpu_count() or 1))
        standing = judge([batch.bots], deals).standings[0]
        widths.append((standing.high - standing.low) / 2)
        print(f"{name:>18}: {standing.bot} wins {standing.share:.1%} ± {widths[-1]:.2%}")
    print(f"the same interval takes {(widths[1] / widths[0]) ** 2:.0%} of the games")


def _first_hands(batch: Batch, number: int) -> list[Played]:
    return [play_one(replace(batch, bots=bots), number) for bots in rotations(batch.bots)]


def _all_draws(batch: Batch, number: int) -> list[KeptGame]:
    return play_deal(batch, [batch.bots], number)


if __name__ == "__main__":
    main()
