"""What docs/scale.md works out on paper follows from what it assumes and from what it has measured."""

from __future__ import annotations

import re

import pytest

from tenfold.cli.serve import command
from tenfold.server.store import APART
from tests.docs.pages import PAGES

PAGE = " ".join(PAGES["docs/scale.md"].split())
MEASURED = {
    row[0]: [float(cell.replace(",", "")) for cell in row[1:] if cell]
    for row in (
        [cell.strip() for cell in line.strip("|").split("|")]
        for line in PAGES["docs/scale.md"].splitlines()
        if re.match(r"\| \d workers?\b", line)
    )
}
SEATS = 1_000_000
MOVES = SEATS // 4 // 4  # rooms of four, a move every four seconds
WORKER_MS, DATABASE_MS = 0.4, 0.1
WORKERS = round(MOVES * WORKER_MS / 1000 * 2)
COMMITS = int(1 / APART)  # of a worker in a second
ROOMS = SEATS // WORKERS // 4  # of a worker
MEMORY = 16 + WORKERS / 10  # GB
CELL = 8  # workers
[NEW_ROOMS] = [option.default for option in command.params if option.name == "rooms_per_minute"]


@pytest.mark.parametrize(
    "said",
    [
        f"{SEATS:,} in {SEATS // 4:,} rooms",
        f"{MOVES:,} per second",
        f"{MOVES:,} x {WORKER_MS} ms = {MOVES * WORKER_MS / 1000:g} cores; kept half busy, {WORKERS}",
        f"{WORKERS}, each on its own core, with {SEATS // WORKERS:,} seats and {MOVES // WORKERS:,} moves",
        f"{SEATS:,} x 16 kB + {WORKERS} x 100 MB = {MEMORY:g} GB; {MEMORY / WORKERS:.2f} GB",
        f"{MOVES:,} x {DATABASE_MS} ms = {MOVES * DATABASE_MS / 1000:g} cores",
        f"{MOVES:,} x 600 bytes = {MOVES * 600 / 1e6:g} MB",
        f"{MOVES:,} x 0.4 kB = {MOVES * 0.4 / 1000:g} MB per second, {MOVES * 0.4 * 86.4e-6:.1f} TB a day",
        f"{MOVES:,} x 4 kB = {MOVES * 4 / 1000:g} MB per second, {MOVES * 4 * 8 / 1e6:g} Gbit/s",
        f"at most {COMMITS} per worker and second ({APART * 1000:g} ms apart)",
        f"{WORKERS} x {COMMITS} = {WORKERS * COMMITS:,} per second",
        f"{SEATS // WORKERS:,} seats move to {WORKERS - 1} other workers: {ROOMS:,} rooms x",
        f"x 1.6 ms = {ROOMS * 0.0016:g} s of CPU, {ROOMS * 0.0016 / (WORKERS - 1):.2f} s each",
        f"1,000 commits per second, which {1000 // COMMITS} busy workers",
        f"{SEATS // WORKERS * CELL:,} players, {MOVES // WORKERS * CELL:,} moves per second",
        f"{CELL * COMMITS} commits per second",
        f"Seven cells hold {7 * CELL * SEATS // WORKERS:,} players",
        f"8 x (1 - (7/8)^4) = {8 * (1 - (7 / 8) ** 4):.1f}",
        f"limit of {NEW_ROOMS} new rooms per minute",
    ],
)
def test_the_arithmetic(said: str) -> None:
    assert said in PAGE


def test_the_assumptions_are_not_below_what_was_measured() -> None:
    alone = [row for name, row in MEASURED.items() if "seats" not in name and "SQLite" not in name]
    assert max(row[1] for row in alone) <= WORKER_MS
    assert max(row[2] for row in alone) <= DATABASE_MS
    [spread] = [row for name, row in MEASURED.items() if "all four" in name]
    assert round(spread[1] / min(row[1] for row in alone)) == 3
    assert len(MEASURED) == 6
