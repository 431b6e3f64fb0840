"""How strong the search of the card game is: `python bench/strong.py --players 2 --deals 500`.

One seat searches and the others are `solid`, all in the kernel; every deal is played once in each seat. With
`--cheats` the search sees all hands: nobody is offered that player, it shows what there is to win.
"""

from __future__ import annotations

import argparse
import time

import numpy as np
from numpy.typing import NDArray

from tenfold.analysis.card.search.choosing import play_match
from tenfold.bots.card.strong import usual_effort
from tenfold.games.card.rules import edition_rules
from tenfold.kernel.games import Games
from tenfold.lab.resampling import share_interval

AT_ONCE = 20  # deals


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--players", type=int, default=2)
    parser.add_argument("--deals", type=int, default=500)
    parser.add_argument("--first", type=int, help="worlds of the first round  [the bot's]")
    parser.add_argument("--caution", type=float, help="standard errors  [the bot's]")
    parser.add_argument("--edition", default="intl")
    parser.add_argument("--variant", action="append", default=[])
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--cheats", action="store_true")
    asked = parser.parse_args()
    how = usual_effort(asked.players)
    for name, number in (("first", asked.first), ("caution", asked.caution)):
        if number is not None:
            how[name] = number
    began, searches, shares = time.process_time(), 0, []
    for first in range(0, asked.deals, AT_ONCE):
        deals = min(AT_ONCE, asked.deals - first)
        share = np.zeros(deals)
        for seat in range(asked.players):
            rules = edition_rules(asked.edition, asked.variant)
            games = Games(rules, players=asked.players, games=deals, seed=asked.seed, first=first, dealer=0)
            searches += play_match(games.records, np.full(deals, 1 << seat), how, cheats=asked.cheats)
            share += _won(games, seat) / asked.players
        shares += share.tolist()
    low, high = share_interval(shares, asked.seed)
    spent = 1000 * (time.process_time() - began) / searches
    print(
        f"{asked.deals * asked.players:,} games: {np.mean(shares):.1%} of the wins "
        f"({low:.1%} to {high:.1%}), equal players {1 / asked.players:.1%}; "
        f"{spent:.1f} ms of CPU time for a choice"
    )


def _won(games: Games, seat: int) -> NDArray[np.float64]:
    first = games.records["place"][:, : games.records["players"][0]] == 0
    won: NDArray[np.float64] = first[:, seat] / first.sum(axis=1)
    return won


if __name__ == "__main__":
    main()
