"""`tenfold odds` for the dice game: a first roll of ten dice that completes a phase."""

from __future__ import annotations

from typing import Any

from tenfold.analysis.dice.odds import RollOdds, first_roll
from tenfold.cli.options import Box, print_rich
from tenfold.cli.progress import progress_bar

Rows = list[tuple[int, RollOdds]]


def count(box: Box) -> Rows:
    rows: Rows = []
    with progress_bar("counting rolls", len(box.rules.phases)) as advance:
        for number, phase in enumerate(box.rules.phases, 1):
            rows.append((number, first_roll(phase, box.rules.colours)))
            advance(1)
    return rows


def as_data(box: Box, rows: Rows) -> dict[str, Any]:
    return {
        "game": box.kind.name,
        "edition": box.rules.edition,
        "all_rolls": rows[0][1].of,
        "phases": [
            {
                "phase": number,
                "needs": str(odds.phase),
                "rolls": odds.rolls,
                "of": odds.of,
                "chance": odds.chance,
                "points": odds.points,
                "average_points": odds.average,
                "maximum": box.rules.maximum(number),
            }
            for number, odds in rows
        ],
    }


def print_table(box: Box, rows: Rows) -> None:
    from rich.table import Table

    table = Table(title="Phases completed by the first roll of ten dice")
    table.add_column("phase", justify="right")
    table.add_column("needs")
    table.add_column("rolls", justify="right")
    table.add_column("chance", justify="right")
    table.add_column("average points", justify="right")
    table.add_column("at most", justify="right")
    for number, odds in rows:
        table.add_row(
            str(number),
            str(odds.phase),
            f"{odds.rolls:,}",
            f"{odds.chance:.4%}",
            "never" if odds.average is None else f"{odds.average:.2f}",
            str(box.rules.maximum(number)),
        )
    print_rich(table, f"of {rows[0][1].of:,} possible rolls")
