"""`tenfold odds`: the exact chance that a phase is there at once, dealt or rolled."""

from __future__ import annotations

import click

from tenfold.cli.language import lang_option, spoken
from tenfold.cli.options import Box, json_option, print_json, takes_a_box
from tenfold.pieces.placements import Minimum
from tenfold.surfaces import surface


@click.command("odds")
@takes_a_box
@click.option(
    "--natural-minimum",
    type=click.Choice([minimum.value for minimum in Minimum]),
    help="Cards: where a natural card is required, instead of the edition's rule.",
)
@lang_option
@json_option
def command(box: Box, natural_minimum: str | None, lang: str | None, as_json: bool) -> None:
    """The exact chance, over all hands or rolls, that ten dealt cards hold each phase, or that the first
    roll of ten dice completes it and what it brings on average.

    \b
    tenfold odds --edition intl
    tenfold odds --edition fx --natural-minimum group --json
    tenfold odds --game board
    tenfold odds --game dice
    """
    say = spoken(lang)
    counted = surface(box.kind.name, "odds")(box, natural_minimum, say)
    if as_json:
        print_json(counted.as_data())
    else:
        counted.show(say)
