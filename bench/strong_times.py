"""How long `strong` takes for a choice at the cards, the slowest included: `python bench/strong_times.py`.

In every table of 2 to 6 players, of both editions and in free order, one seat is `strong` and the others are
`solid`. A choice that is forced is not counted.
"""

from __future__ import annotations

import argparse
import time
from collections.abc import Sequence

import numpy as np

import tenfold
from tenfold.bots.card.strong import StrongBot
from tenfold.cli.progress import progress_bar
from tenfold.core import Stream
from tenfold.games.card.actions import Action
from tenfold.games.card.rules import edition_rules
from tenfold.games.card.view import View

TABLES = {"intl": ("intl", []), "fx": ("fx", []), "intl, free order": ("intl", ["free"])}
PLAYERS = range(2, 7)


class TimedBot(StrongBot):
    """`strong`, with the CPU seconds of every choice."""

    def choose(self, view: View, legal: Sequence[Action], stream: Stream) -> Action:
        began = time.process_time()
        action = super().choose(view, legal, stream)
        if len(legal) > 1:
            spent.append(time.process_time() - began)
        return action


spent: list[float] = []


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=1, help="at every table")
    parser.add_argument("--seed", type=int, default=1)
    asked = parser.parse_args()
    _played("intl", ["short:1"], 2, 0)  # compiles
    rows = []
    with progress_bar("tables", len(TABLES) * len(PLAYERS)) as progress:
        for name, (edition, variants) in TABLES.items():
            for players in PLAYERS:
                spent.clear()
                for seed in range(asked.seed, asked.seed + asked.games):
                    _played(edition, variants, players, seed)
                times = 1000 * np.array(spent)
                rows.append(
                    f"{name}, {players} players: {len(times):,} choices, {times.mean():.1f} ms on average, "
                    f"99 % within {np.percentile(times, 99):.1f}, slowest {times.max():.1f}"
                )
                progress(1)
    print("\n".join(rows))


def _played(edition: str, variants: list[str], players: int, seed: int) -> None:
    strong = TimedBot(edition_rules(edition, variants))
    bots = [strong, *["solid"] * (players - 1)]
    tenfold.play_game("card", edition=edition, variants=variants, bots=bots, seed=seed)


if __name__ == "__main__":
    main()
