"""How strong the search of the card game is: `python bench/strong.py --players 2 --deals 500`.

One seat searches and the others are `solid`, all in the kernel; every deal is played once in each seat. With
`--cheats` the search sees all hands: nobody is offered that player, it shows what there is to win. With
`--results FILE` every block of deals is kept there, and what was stopped goes on after the last one.
"""

from __future__ import annotations

import argparse
import json
import sys
import time
from functools import partial
from pathlib import Path
from typing import Any, NamedTuple

import numpy as np
from numpy.typing import NDArray

from tenfold.analysis.card.search.choosing import play_match
from tenfold.bots.card.strong import usual_effort
from tenfold.cli.progress import progress_bar
from tenfold.games.card.rules import edition_rules
from tenfold.kernel.games import Games
from tenfold.lab.pool import in_order
from tenfold.lab.resampling import share_interval

AT_ONCE = 20  # deals


class Block(NamedTuple):
    """What came of some deals: the share of the wins in each, how often was searched, and for how long."""

    shares: list[float]
    searches: int
    seconds: float  # of CPU time


def main() -> None:
    asked = _asked()
    file: Path | None = asked.pop("results")
    jobs, deals = asked.pop("jobs"), asked.pop("deals")
    blocks = [] if file is None else _kept(file, asked)
    left = range(len(blocks) * AT_ONCE, deals, AT_ONCE)
    _play(0, asked | {"first": 1}, deals=1)  # compiles
    with progress_bar("deals", len(left) * AT_ONCE) as progress:
        for block in in_order(partial(_play, asked=asked), left, jobs):
            blocks.append(block)
            if file is not None:
                with file.open("a", encoding="utf-8") as lines:
                    lines.write(json.dumps(block) + "\n")
            progress(AT_ONCE)
    shares = [share for block in blocks for share in block.shares][:deals]
    low, high = share_interval(shares, asked["seed"])
    spent = 1000 * sum(block.seconds for block in blocks) / sum(block.searches for block in blocks)
    print(
        f"{len(shares) * asked['players']:,} games: {np.mean(shares):.1%} of the wins "
        f"({low:.1%} to {high:.1%}), equal players {1 / asked['players']:.1%}; "
        f"{spent:.1f} ms of CPU time for a choice"
    )


def _asked() -> dict[str, Any]:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--players", type=int, default=2)
    parser.add_argument("--deals", type=int, default=500)
    parser.add_argument("--first", type=int, help="worlds of the first round  [the bot's]")
    parser.add_argument("--caution", type=float, help="standard errors  [the bot's]")
    parser.add_argument("--edition", default="intl")
    parser.add_argument("--variant", action="append", default=[])
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--cheats", action="store_true")
    parser.add_argument("--jobs", type=int, default=1, help="processes")
    parser.add_argument("--results", type=Path, help="keep every block of deals in this file")
    return vars(parser.parse_args())


def _kept(file: Path, asked: dict[str, Any]) -> list[Block]:
    """The blocks of a file, whose first line says what they were played for."""
    head = json.dumps(asked)
    if not file.exists():
        file.write_text(head + "\n", encoding="utf-8")
    found, *lines = file.read_text(encoding="utf-8").splitlines()
    if found != head:
        sys.exit(f"{file} holds other games: {found}")
    return [Block(*json.loads(line)) for line in lines]


def _play(first: int, asked: dict[str, Any], deals: int = AT_ONCE) -> Block:
    """The deals from this one on, each in every seat."""
    players: int = asked["players"]
    rules = edition_rules(asked["edition"], asked["variant"])
    how = usual_effort(rules, players)
    for name in ("first", "caution"):
        if asked[name] is not None:
            how[name] = asked[name]
    began, searches, share = time.process_time(), 0, np.zeros(deals)
    for seat in range(players):
        games = Games(rules, players=players, games=deals, seed=asked["seed"], first=first, dealer=0)
        searches += play_match(games.records, np.full(deals, 1 << seat), how, cheats=asked["cheats"])
        share += _won(games, seat) / players
    return Block(share.tolist(), searches, time.process_time() - began)


def _won(games: Games, seat: int) -> NDArray[np.float64]:
    first = games.records["place"][:, : games.records["players"][0]] == 0
    won: NDArray[np.float64] = first[:, seat] / first.sum(axis=1)
    return won


if __name__ == "__main__":
    main()
