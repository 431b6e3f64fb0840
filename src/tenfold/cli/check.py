"""`tenfold check`: the referee for a real table."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any, NamedTuple

import click

from tenfold.cli.language import lang_option, spoken
from tenfold.cli.options import Box, json_option, print_json, print_method, takes_a_box, wrapped
from tenfold.locales import Speech
from tenfold.surfaces import surface


class RefereeQuestion(NamedTuple):
    """What the referee is asked; each game has its own part of it."""

    phase: int | None
    hand: str | None
    table: str | None
    roll: str | None


def show_lines(labels: Sequence[str], lines: Iterable[tuple[str, str]], say: Speech) -> None:
    """Each with its label, one of `labels` or none, in a column as wide as the widest of all."""
    wide = max(len(say(label)) for label in labels) + 1
    for label, text in lines:
        shown = f"{say(label) if label else '':<{wide}}"
        click.echo(wrapped(text, shown, " " * wide) if " " in text else shown + text)


@click.command("check")
@takes_a_box
@click.option("--phase", type=int, help="The number of the phase.")
@click.option("--hand", help="Cards: those in the hand, such as 'R5 G5 W B12 S'.")
@click.option("--table", help="Cards: the groups on the table: '5s(R5 G5 W) 3-6(R3 W B5 G6)'.")
@click.option("--roll", help="Dice game: what the ten dice show, '9 9 W ...', in a colour phase 'R8 OW ...'.")
@click.option("--how", is_flag=True, help="Say how the figures were found.")
@lang_option
@json_option
def command(box: Box, how: bool, lang: str | None, as_json: bool, **asked: Any) -> None:
    """Judge a hand or a roll: is the phase complete, how is it best made, what is missing, what fits?

    \b
    tenfold check --phase 1 --hand "R5 G5 B5 R7 G7 W B12 Y1 S R2"
    tenfold check --edition fx --phase 4 --hand "R1 G2 B3 Y4 W W R9 B9 G9 Y12" --json
    tenfold check --hand "R7 W B2" --table "7s(G7 B7 Y7) 3-6(R3 W B5 G6)"
    tenfold check --game board --phase 2 --hand "R4 G4 R8 G8 B8 R11 B11 W Y1"
    tenfold check --game dice --phase 3 --roll "9 9 9 9 5 4 W 2 9 W"
    """
    referee = surface(box.kind.name, "referee")
    report = referee.report(box, RefereeQuestion(**asked))
    if as_json:
        print_json(report)
    else:
        say = spoken(lang)
        referee.show(report, box, say)
        if how:
            print_method(say(referee.how))
