"""`tenfold analyse`: what is legal, what is advised and what is known in a position."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

import click

from tenfold.cli.language import decimal, lang_option, percent, spoken
from tenfold.cli.options import json_option, print_json, print_method, print_table
from tenfold.cli.sayings import NAME_POSITION, STEP_OF_RECORD
from tenfold.core import BadText
from tenfold.locales import Speech

if TYPE_CHECKING:
    from tenfold.rooms.analysing import Analysed
    from tenfold.rooms.protocol import BestChoices


@click.command("analyse")
@click.argument("position", required=False)
@click.option("--record", type=click.Path(path_type=Path), help="A record instead of a position.")
@click.option("--step", type=click.IntRange(min=0), help="With --record: after this many of its events.")
@lang_option
@json_option
def command(
    position: str | None, record: Path | None, step: int | None, lang: str | None, as_json: bool
) -> None:
    """What is legal, what is advised and why, and what is known in figures, exact where possible.

    Seats are counted from 0; a hand that is a number is hidden. docs/positions.md lists the fields.

    \b
    tenfold analyse "card intl | hands R1 G2 B3 Y4 W W R9 B9 G9 Y12 / 10 / 10 | phases 4 / 2 / 3 | discard R5"
    tenfold analyse "dice de | dice 9 9 9 5 4 W 2 9 6 1 | rolls 1 | phases 3 | points 85"
    tenfold analyse "board | hands R4 G4 R8 G8 B8 R11 B11 Y1 Y2 / 10 | phases 2 / 1 | stage move | dice 2 5"
    tenfold analyse --record games/000000.jsonl --step 40 --json
    """
    import msgspec

    from tenfold.record import read_record
    from tenfold.rooms.analysing import analyse, analyse_record

    if (position is None) == (record is None):
        raise BadText(NAME_POSITION())
    if (record is None) != (step is None):
        raise BadText(STEP_OF_RECORD())
    if record is not None and step is not None:
        found = analyse_record(read_record(record), step)
    else:
        found = analyse(position or "")
    if as_json:
        print_json(msgspec.to_builtins(found))
    else:
        _show(found, spoken(lang))


def _show(found: Analysed, say: Speech) -> None:
    from tenfold.locales.rendering import rendered

    click.echo(found.position)
    click.echo()
    click.echo(f"{found.do}: {rendered(found.says, say)}")
    for figure in found.figures:
        click.echo(rendered(figure.says, say))
        print_method(rendered(figure.how, say))
    if found.best is not None:
        show = _print_estimates if found.best.worlds else _print_best
        show(found, found.best, say)
    if found.legal is None:
        click.echo(say("analyse-many", count=found.count))
    else:
        click.echo(say("analyse-legal", count=found.count))
        for action in found.legal:
            click.echo(f"    {action}")


def _print_best(found: Analysed, best: BestChoices, say: Speech) -> None:
    from tenfold.locales.rendering import rendered

    def worth(value: float | None) -> str:
        if value is None:
            return ""
        return percent(say, value, 2) if best.worth == "win" else decimal(say, value, 2)

    heading = {"total": "advice-total", "win": "advice-win", "cost": "advice-cost"}
    headings = [
        say("advice-choice"),
        *([say(heading[best.worth])] if best.worth else []),
        say("advice-phase"),
    ]
    rows = [
        (
            choice.do,
            *([worth(choice.worth)] if best.worth else []),
            "" if choice.chance is None else percent(say, choice.chance, 2),
        )
        for choice in best.choices
    ]
    note = [] if best.note is None else [rendered(best.note, say)]
    print_table(say("advice-best"), headings, rows, *note, left=headings[:1])


def _print_estimates(found: Analysed, best: BestChoices, say: Speech) -> None:
    from tenfold.locales.rendering import rendered

    headings = [say("analysis-choice"), say("analysis-chance"), "±", ""]
    rows = [
        (
            choice.do,
            percent(say, choice.worth or 0.0, 1),
            percent(say, choice.margin or 0.0, 1),
            say("analysis-advised") if choice.do == found.do else "",
        )
        for choice in best.choices
    ]
    note = [] if best.note is None else [rendered(best.note, say)]
    print_table(say("analysis-choices"), headings, rows, *note, left=(headings[0], headings[3]))
