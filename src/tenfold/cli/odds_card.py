"""`tenfold odds` for the card game and the board game: ten dealt cards that hold a phase."""

from __future__ import annotations

from typing import Any

from tenfold.analysis.cards.odds import PRINTED_DECK, DealOdds, Deck, dealt
from tenfold.cli.options import Box, print_rich
from tenfold.cli.progress import progress_bar
from tenfold.pieces.placements import Minimum

DECKS = {"card": PRINTED_DECK, "board": Deck(wilds=0, skips=0)}  # board.material

Rows = list[tuple[int, DealOdds]]


def count(box: Box, minimum: Minimum) -> Rows:
    rows: Rows = []
    with progress_bar("counting hands", len(box.rules.played)) as advance:
        for number in box.rules.played:
            rows.append((number, dealt(box.rules.phase(number), minimum, DECKS[box.kind.name])))
            advance(1)
    return rows


def as_data(box: Box, minimum: Minimum, rows: Rows) -> dict[str, Any]:
    return {
        "game": box.kind.name,
        "edition": box.rules.edition,
        "natural_minimum": minimum.value,
        "all_hands": rows[0][1].of,
        "phases": [
            {
                "phase": number,
                "needs": str(odds.phase),
                "hands": odds.hands,
                "of": odds.of,
                "chance": odds.chance,
            }
            for number, odds in rows
        ],
    }


def print_table(rows: Rows, minimum: Minimum) -> None:
    from rich.table import Table

    table = Table(title=f"Phases dealt in ten cards (natural card per {minimum.value})")
    table.add_column("phase", justify="right")
    table.add_column("needs")
    table.add_column("hands", justify="right")
    table.add_column("chance", justify="right")
    table.add_column("one in", justify="right")
    for number, odds in rows:
        one_in = f"{odds.of / odds.hands:,.0f}" if odds.hands else "never"
        table.add_row(str(number), str(odds.phase), f"{odds.hands:,}", f"{odds.chance:.6%}", one_in)
    print_rich(table, f"of {rows[0][1].of:,} possible hands")
