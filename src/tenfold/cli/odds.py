"""`tenfold odds`: the exact chance that ten dealt cards hold a phase."""

from __future__ import annotations

import click

from tenfold.analysis.cards.odds import PRINTED_DECK, DealOdds, Deck, dealt
from tenfold.cli.options import Box, json_option, print_json, print_rich, takes_a_box
from tenfold.cli.progress import progress_bar
from tenfold.pieces.placements import Minimum

DECKS = {"card": PRINTED_DECK, "board": Deck(wilds=0, skips=0)}  # board.material


@click.command("odds")
@takes_a_box
@click.option(
    "--natural-minimum",
    type=click.Choice([minimum.value for minimum in Minimum]),
    help="Where a natural card is asked for, instead of the edition's rule.",
)
@json_option
def command(
    box: Box,
    natural_minimum: str | None,
    as_json: bool,
) -> None:
    """The exact chance, over all hands, that ten dealt cards already hold each phase.

    \b
    tenfold odds --edition intl
    tenfold odds --edition fx --natural-minimum group --json
    tenfold odds --game board
    """
    rules = box.rules
    minimum = Minimum(natural_minimum) if natural_minimum else rules.natural_minimum
    rows: list[tuple[int, DealOdds]] = []
    with progress_bar("counting hands", len(rules.played)) as advance:
        for number in rules.played:
            rows.append((number, dealt(rules.phase(number), minimum, DECKS[box.kind.name])))
            advance(1)
    if as_json:
        print_json(
            {
                "game": box.kind.name,
                "edition": rules.edition,
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
        )
    else:
        _print_table(rows, minimum)


def _print_table(rows: list[tuple[int, DealOdds]], minimum: Minimum) -> None:
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
