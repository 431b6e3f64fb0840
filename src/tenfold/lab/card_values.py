"""Learns what the end of a hand is worth from games that `solid` plays against itself.

`python -m tenfold.lab.card_values --games 20000` writes the table of `values`.
"""

from __future__ import annotations

from argparse import ArgumentParser
from pathlib import Path
from typing import Any

import msgspec
import numpy as np
from numpy.typing import NDArray

from tenfold.analysis.card.search import values
from tenfold.analysis.card.search.choosing import play_solid
from tenfold.analysis.card.search.values import FILE
from tenfold.games.card.rules import SEATS, edition_rules
from tenfold.kernel.games import Games
from tenfold.kernel.layout import PHASES, SEATS_MOST

HAND_END = np.dtype([("game", "i8"), ("left", "i8", SEATS_MOST), ("total", "i8", SEATS_MOST), ("hand", "i8")])
FEW = 100.0  # pairs: so much weighs what all pairs say beside those of one cell
STEPS = 12  # of Newton's method


def play(players: int, games: int, seed: int, fixed: bool = False) -> tuple[Games, NDArray[Any]]:
    """Games of `solid` at so many seats, and the ends of all their hands but the last."""
    played = Games(edition_rules("intl", ["fixed"] if fixed else []), players=players, games=games, seed=seed)
    notes = []
    while not played.over.all():
        play_solid(played.records, 1)
        going = np.flatnonzero(~played.over & (played.records["playoff"] == 0))
        records = played.records[going]
        note = np.zeros(len(going), HAND_END)
        note["game"], note["total"], note["hand"] = going, records["total"], records["hands_played"]
        open_phases = records["played"][:, None] & ~records["done"]
        note["left"] = np.bitwise_count(open_phases & ((1 << PHASES + 1) - 1))
        notes.append(note)
    return played, np.concatenate(notes)


def pairs(played: Games, notes: NDArray[Any], players: int) -> tuple[NDArray[Any], ...]:
    """Of all ordered pairs of seats: phases left of both, difference in points, whether it came out ahead."""
    place = played.records["place"][notes["game"]]
    columns = []
    for seat in range(players):
        for other in range(players):
            if seat != other:
                ahead = (place[:, seat] < place[:, other]) + (place[:, seat] == place[:, other]) / 2
                points = notes["total"][:, other] - notes["total"][:, seat]
                columns.append((notes["left"][:, seat], notes["left"][:, other], points, ahead))
    left, other_left, points, ahead = (np.concatenate(column) for column in zip(*columns, strict=True))
    return left, other_left, points.astype(float), ahead.astype(float)


def curve(points: NDArray[Any], ahead: NDArray[Any], start: tuple[float, float]) -> tuple[float, float]:
    """The logistic curve through these pairs, drawn to `start` as if a few pairs had said so."""
    lead, slope = start
    prior = np.array([FEW / 4, FEW * 400.0])  # in pairs of even chances that lie 40 points apart
    for _ in range(STEPS):
        chance = 1 / (1 + np.exp(-np.clip(lead + slope * points, -30, 30)))
        spread = chance * (1 - chance)
        miss = ahead - chance
        gradient = np.array([miss.sum(), (miss * points).sum()]) - prior * [lead - start[0], slope - start[1]]
        mixed = (spread * points).sum()
        curvature = np.array([[spread.sum(), mixed], [mixed, (spread * points**2).sum()]]) + np.diag(prior)
        lead, slope = np.array([lead, slope]) + np.linalg.solve(curvature, gradient)
    return float(lead), float(slope)


def power(played: Games, notes: NDArray[Any], table: dict[str, Any], players: int) -> float:
    """What the product of chances is raised to, so that the shares of wins fit best."""
    if players == 2:
        return 1.0
    left, total = notes["left"][:, :players], notes["total"][:, :players]
    lead, slope = np.array(table["lead"]), np.array(table["slope"])
    won = played.records["place"][notes["game"]][:, :players] == 0
    won = won / won.sum(axis=1, keepdims=True)
    product = np.zeros(left.shape)
    for seat in range(players):
        for other in range(players):
            if seat != other:
                a, b = left[:, seat], left[:, other]
                ahead = lead[a, b] + slope[a, b] * (total[:, other] - total[:, seat])
                product[:, seat] -= np.log1p(np.exp(-ahead))
    powers = np.arange(0.3, 1.5, 0.01)
    return float(max(powers, key=lambda one: _likelihood(one * product, won)))


def _likelihood(scores: NDArray[Any], won: NDArray[Any]) -> float:
    return float((won * (scores - np.log(np.exp(scores).sum(axis=1, keepdims=True)))).sum())


def learn(players: int, games: int, seed: int) -> dict[str, Any]:
    """The numbers for so many players."""
    played, notes = play(players, games, seed)
    left, other_left, points, ahead = pairs(played, notes, players)
    usual = curve(points + 25.0 * (other_left - left), ahead, (0.0, 0.01))[1]
    lead, slope = np.zeros((PHASES + 1, PHASES + 1)), np.zeros((PHASES + 1, PHASES + 1))
    for mine in range(1, PHASES + 1):
        for others in range(1, PHASES + 1):
            cell = (left == mine) & (other_left == others)
            start = (25.0 * usual * (others - mine), usual)
            lead[mine, others], slope[mine, others] = curve(points[cell], ahead[cell], start)
    table = {"lead": lead.round(4).tolist(), "slope": slope.round(6).tolist()}
    return table | {
        "fixed_slope": fixed_slopes(players, games // 4, seed),
        "power": power(played, notes, table, players),
    }


def fixed_slopes(players: int, games: int, seed: int) -> list[float]:
    """The slopes by hands left, where points alone decide (card.variant.ten-hands)."""
    played, notes = play(players, games, seed, fixed=True)
    _, _, points, ahead = pairs(played, notes, players)
    left = np.tile(PHASES - notes["hand"], players * (players - 1))
    return [
        0.0,
        *(round(curve(points[left == n], ahead[left == n], (0.0, 0.01))[1], 6) for n in range(1, PHASES + 1)),
    ]


def main() -> None:
    parser = ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=20_000, help="of each number of players")
    parser.add_argument("--seed", type=int, default=1)
    options = parser.parse_args()
    table = {}
    for players in SEATS:
        table[str(players)] = learn(players, options.games, options.seed)
        print(f"{players} players: power {table[str(players)]['power']:.2f}", flush=True)
    Path(values.__file__).with_name(FILE).write_bytes(
        msgspec.json.format(msgspec.json.encode(table), indent=0)
    )


if __name__ == "__main__":
    main()
