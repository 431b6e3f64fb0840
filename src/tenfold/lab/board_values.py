"""Learns what the end of a round is worth from games that `solid` plays against itself at the board.

`python -m tenfold.lab.board_values --games 237` writes the table of `values`; with `--notes FILE` it keeps
the ends of rounds instead, of games that a test compares the table with.
"""

from __future__ import annotations

from argparse import ArgumentParser
from collections.abc import Iterator, Sequence
from math import log
from pathlib import Path

import msgspec

from tenfold.analysis.board import values
from tenfold.analysis.board.values import FILE, ShareNumbers, share
from tenfold.core import Decide, Seat
from tenfold.games.board.game import BoardGame
from tenfold.games.board.rules import EDITIONS, SEATS
from tenfold.games.board.state import Stage
from tenfold.play import GameSeed, HashStream, Table
from tenfold.play.streams import derived
from tenfold.surfaces import bot

STEPS = (0.1, 0.03, 0.01)


class SolidGame(msgspec.Struct, frozen=True, array_like=True):
    """A game of `solid`: the ends of its rounds but the last, each with the phases that all have left and who
    starts the next one; and who won."""

    players: int
    seed: int
    winner: Seat
    ends: tuple[tuple[tuple[int, ...], Seat], ...]


def play(players: int, seed: int) -> SolidGame:
    rules = EDITIONS["intl"]
    table = Table(BoardGame(rules, players), GameSeed(derived(seed, "board values", players)))
    solid = bot("board", "solid", rules)
    stream = HashStream(derived(seed, "choices", players), "choice")
    begun: dict[int, tuple[tuple[int, ...], Seat]] = {}
    while isinstance(turn := table.settle(), Decide):
        state = table.state
        if state.stage is not Stage.KEEP:
            assert state.starter is not None
            begun[state.round] = (tuple(rules.wreath - marker for marker in state.markers), state.starter)
        table.act(solid.choose(table.game.view(state, turn.seat), table.game.legal(state), stream))
    (winner,) = turn.outcome.winners
    return SolidGame(players, seed, winner, tuple(begun.values())[1:])


def games_of(seeds: range) -> Iterator[SolidGame]:
    """At every table size."""
    return (play(players, seed) for seed in seeds for players in SEATS)


def fitted(played: Sequence[SolidGame]) -> ShareNumbers:
    """The numbers by which those who won were most likely to."""

    def likelihood(by: ShareNumbers) -> float:
        return sum(
            log(share(left, game.winner, starter, by)) for game in played for left, starter in game.ends
        )

    best = ShareNumbers(0.3, 0.7, 0.2, len(played))
    most = likelihood(best)
    for step in STEPS:
        better = True
        while better:
            better = False
            for name in ("far", "near", "starts"):
                for change in (step, -step):
                    tried = msgspec.structs.replace(best, **{name: round(getattr(best, name) + change, 2)})
                    found = likelihood(tried)
                    if found > most and tried.far >= 0:  # who is behind is never ahead
                        best, most, better = tried, found, True
    return best


def main() -> None:
    parser = ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=237, help="of each number of players")
    parser.add_argument("--seed", type=int, default=1, help="of the first game; the next one has the next")
    parser.add_argument("--notes", type=Path, help="a file for the ends of rounds; nothing is learned")
    options = parser.parse_args()
    played = list(games_of(range(options.seed, options.seed + options.games)))
    if options.notes:
        options.notes.write_bytes(b"\n".join(map(msgspec.json.encode, played)) + b"\n")
        return
    table = {players: fitted([game for game in played if game.players == players]) for players in SEATS}
    Path(values.__file__).with_name(FILE).write_bytes(msgspec.json.encode(table) + b"\n")
    for players, numbers in table.items():
        print(f"{players} players: {numbers}")


if __name__ == "__main__":
    main()
