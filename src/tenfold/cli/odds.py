"""`tenfold odds`: the exact chance that a phase is there at once, dealt or rolled."""

from __future__ import annotations

import click

from tenfold.cli.options import Box, json_option, print_json, refuse_options_of, takes_a_box
from tenfold.pieces.placements import Minimum


@click.command("odds")
@takes_a_box
@click.option(
    "--natural-minimum",
    type=click.Choice([minimum.value for minimum in Minimum]),
    help="Cards: where a natural card is asked for, instead of the edition's rule.",
)
@json_option
def command(
    box: Box,
    natural_minimum: str | None,
    as_json: bool,
) -> None:
    """The exact chance, over all hands or rolls, that ten dealt cards hold each phase, or that the first
    roll of ten dice completes it and what it brings on average.

    \b
    tenfold odds --edition intl
    tenfold odds --edition fx --natural-minimum group --json
    tenfold odds --game board
    tenfold odds --game dice
    """
    if box.kind.name == "dice":
        from tenfold.cli import odds_dice

        refuse_options_of("card", box, natural_minimum=natural_minimum)
        rolls = odds_dice.count(box)
        if as_json:
            print_json(odds_dice.as_data(box, rolls))
        else:
            odds_dice.print_table(box, rolls)
    else:
        from tenfold.cli import odds_card

        minimum = Minimum(natural_minimum) if natural_minimum else box.rules.natural_minimum
        hands = odds_card.count(box, minimum)
        if as_json:
            print_json(odds_card.as_data(box, minimum, hands))
        else:
            odds_card.print_table(hands, minimum)
