"""`tenfold score`: the score sheet of a table with real cards."""

from __future__ import annotations

import os
import shutil
import sys
from pathlib import Path

import click

from tenfold.cli.language import lang_option, spoken
from tenfold.cli.options import chosen_rules, json_option, print_json, rules_options
from tenfold.cli.sayings import ONE_OF
from tenfold.core import BadInput, BadText, Refusal, TenfoldError
from tenfold.terminal.paint import Paint, wants_colours
from tenfold.terminal.prompt import Quit, ask, show_what_can_be_shown
from tenfold.terminal.scorepad.console import PadConsole, told
from tenfold.terminal.scorepad.export import as_data, write_csv
from tenfold.terminal.scorepad.file import PadFile, default_place
from tenfold.terminal.scorepad.keeper import Keeper, show_sheet
from tenfold.terminal.scorepad.opening import open_pad
from tenfold.terminal.scorepad.sayings import NO_PAD


@click.command("score")
@rules_options
@click.option(
    "--file",
    "place",
    type=click.Path(path_type=Path),
    help="Where the pad is kept.  [default: in your data folder]",
)
@lang_option
@click.option("--show", is_flag=True, help="Print the sheet and stop.")
@json_option
@click.option("--csv", "csv_file", type=click.Path(path_type=Path), help="Export to a new CSV file and stop.")
def command(
    edition: str | None,
    variants: tuple[str, ...],
    house: Path | None,
    place: Path | None,
    lang: str | None,
    show: bool,
    as_json: bool,
    csv_file: Path | None,
) -> None:
    """Keep the score of a game with real cards. Type help at the prompt for what you can do.

    \b
    tenfold score
    tenfold score --edition fx --variant fixed --file friday.json
    tenfold score --show
    tenfold score --csv friday.csv
    """
    show_what_can_be_shown()
    say = spoken(lang)
    if show + as_json + (csv_file is not None) > 1:
        raise BadText(ONE_OF(options=("--show", "--json", "--csv")))
    kind, rules = chosen_rules("card", edition, variants, house)
    given = None if (edition, variants, house) == (None, (), None) else rules
    file = PadFile(default_place() if place is None else place)
    console = PadConsole(say, ask, click.echo, shutil.get_terminal_size().columns - 1)
    paint = Paint(wants_colours(os.environ, sys.stdout.isatty()))
    try:
        if show or as_json or csv_file is not None:
            pad = file.read()
            if pad is None:
                raise BadText(NO_PAD(file=file.path))
            if show:
                show_sheet(pad, console, paint)
            elif csv_file is None:
                print_json(as_data(pad))
            else:
                rows = write_csv(pad, csv_file)
                click.echo(say("pad-csv-written", file=csv_file, rows=rows))
            return
        stopped = "pad-stopped-early"
        try:
            pad = open_pad(file, console, kind, given)
            stopped = "pad-stopped"
            Keeper(pad, file, console, paint).keep()
        except Quit:
            click.echo(say(stopped, file=file.path))
        except KeyboardInterrupt:
            raise TenfoldError(say(stopped, file=file.path)) from None
    except Refusal as refusal:
        if as_json:
            raise
        raise BadInput(told(say, refusal)) from None
