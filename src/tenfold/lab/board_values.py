"""Learns what the end of a round is worth from games that `solid` plays against itself at the board.

`python -m tenfold.lab.board_values --games 100` writes the table of `values`.
"""

from __future__ import annotations

from argparse import ArgumentParser
from math import log
from pathlib import Path

import msgspec

from tenfold.analysis.board import values
from tenfold.analysis.board.values import FILE, share
from tenfold.core import Decide, Seat
from tenfold.games.board.game import BoardGame
from tenfold.games.board.rules import EDITIONS, SEATS
from tenfold.games.board.state import Stage
from tenfold.play import GameSeed, HashStream, Table
from tenfold.play.streams import derived
from tenfold.surfaces import bot

RoundEnd = tuple[tuple[int, ...], Seat]  # phases left, and who won in the end
FALLS = [step / 100 for step in range(1, 150)]


def play(players: int, seed: int) -> list[RoundEnd]:
    """A game of `solid` at so many seats: the ends of its rounds but the last."""
    rules = EDITIONS["intl"]
    table = Table(BoardGame(rules, players), GameSeed(derived(seed, "board values", players)))
    solid = bot("board", "solid", rules)
    stream = HashStream(derived(seed, "choices", players), "choice")
    ends: dict[int, tuple[int, ...]] = {}
    while isinstance(turn := table.settle(), Decide):
        state = table.state
        if state.stage is not Stage.KEEP:
            ends[state.round] = tuple(rules.wreath - marker for marker in state.markers)
        table.act(solid.choose(table.game.view(state, turn.seat), table.game.legal(state), stream))
    (winner,) = turn.outcome.winners
    return [(left, winner) for left in list(ends.values())[1:]]


def fitted(notes: list[RoundEnd]) -> float:
    """The number by which those who won were most likely to."""
    return max(FALLS, key=lambda fall: sum(log(share(left, winner, fall)) for left, winner in notes))


def main() -> None:
    parser = ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=100, help="of each number of players")
    parser.add_argument("--seed", type=int, default=1)
    options = parser.parse_args()
    table = {}
    for players in SEATS:
        notes = [note for game in range(options.games) for note in play(players, options.seed + game)]
        table[str(players)] = fitted(notes)
        print(f"{players} players: {table[str(players)]}", flush=True)
    Path(values.__file__).with_name(FILE).write_bytes(msgspec.json.encode(table) + b"\n")


if __name__ == "__main__":
    main()
