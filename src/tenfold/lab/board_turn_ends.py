"""Learns what the end of a turn is worth from games that `solid` plays against itself at the board.

`python -m tenfold.lab.board_turn_ends --games 1000` writes the table of `turn_ends`.
"""

from __future__ import annotations

from argparse import ArgumentParser
from collections import defaultdict
from pathlib import Path
from typing import NamedTuple

import msgspec
import numpy as np

from tenfold.analysis.board.hand import read_hand
from tenfold.analysis.board.search import turn_ends
from tenfold.analysis.board.search.turn_ends import FILE, case, known_facts
from tenfold.core import Decide, Seat
from tenfold.games.board.game import BoardGame
from tenfold.games.board.rules import EDITIONS
from tenfold.games.board.state import Stage, State
from tenfold.play import GameSeed, HashStream, Table
from tenfold.play.streams import derived
from tenfold.surfaces import bot

RULES = EDITIONS["intl"]
PLAYERS = 2


class TurnEnd(NamedTuple):
    seat: Seat  # whose turn is over
    case: str
    facts: list[float]


Notes = dict[str, list[tuple[list[float], float]]]  # by case: facts, and what came of them


def play(seed: int, notes: Notes) -> None:
    """A game of `solid`: the ends of its turns, and by how many steps each seat came out ahead."""
    table = Table(BoardGame(RULES, PLAYERS), GameSeed(derived(seed, "board turn ends")))
    solid = bot("board", "solid", RULES)
    stream = HashStream(derived(seed, "choices"), "choice")
    ends: list[TurnEnd] = []
    while isinstance(turn := table.settle(), Decide):
        before = table.state
        table.act(solid.choose(table.game.view(before, turn.seat), table.game.legal(before), stream))
        if before.stage is Stage.PLAY and table.state.stage is Stage.ROLL:
            reading = read_hand(RULES, table.game.view(table.state, before.seat))
            ends.append(TurnEnd(before.seat, case(reading), known_facts(reading)))
        if before.over is None and table.state.over is not None:
            _note(table.state, ends, notes)
            ends = []


def _note(state: State, ends: list[TurnEnd], notes: Notes) -> None:
    assert state.over is not None
    steps = state.over.steps
    for end in ends:
        notes[end.case].append((end.facts, (2 * steps[end.seat] - sum(steps)) / 2))


def fitted(notes: list[tuple[list[float], float]]) -> list[float]:
    """The weights that tell best what came of these facts: least squares, drawn to 0 where few tell."""
    facts = np.array([each for each, _ in notes])
    ahead = np.array([each for _, each in notes])
    weights = np.linalg.solve(facts.T @ facts + np.eye(facts.shape[1]), facts.T @ ahead)
    return [round(float(weight), 5) for weight in weights]


def learn(games: int, seed: int) -> dict[str, list[float]]:
    notes: Notes = defaultdict(list)
    for game in range(games):
        play(seed + game, notes)
    return {name: fitted(notes[name]) for name in sorted(notes)}


def main() -> None:
    parser = ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=1000)
    parser.add_argument("--seed", type=int, default=1)
    options = parser.parse_args()
    table = learn(options.games, options.seed)
    Path(turn_ends.__file__).with_name(FILE).write_bytes(msgspec.json.encode(table) + b"\n")


if __name__ == "__main__":
    main()
