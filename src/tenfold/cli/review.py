"""`tenfold review`: a recorded dice game, decision by decision: what it cost, and what was luck."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Any

import click

from tenfold.cli.options import json_option, print_json, print_table
from tenfold.cli.picture import plot_option
from tenfold.cli.progress import progress_bar
from tenfold.cli.solve import solution_with_bar
from tenfold.core import BadInput, TenfoldError
from tenfold.record import read_record, replay
from tenfold.record.replay import opened
from tenfold.surfaces import surface

if TYPE_CHECKING:
    from tenfold.analysis.dice.review import Review
    from tenfold.games.dice.rules import Rules


@click.command("review")
@click.argument("file", type=click.Path(path_type=Path))
@click.option("--seat", type=int, default=0, show_default=True, help="Whose decisions.")
@plot_option
@json_option
def command(file: Path, seat: int, plot: Path | None, as_json: bool) -> None:
    """What every decision of a finished dice game cost against the best one, and how much was luck.

    \b
    tenfold review game.jsonl
    tenfold review game.jsonl --seat 1 --plot game.svg
    """
    record = read_record(file)
    review = surface(record.header.game, "review")
    if not 0 <= seat < len(record.header.seats):
        raise BadInput(f"there is no seat {seat}: the record has seats 0 to {len(record.header.seats) - 1}")
    if record.result is None or record.result.reason is None:
        raise TenfoldError(f"{file} is not a finished game")
    kind, game = opened(record)
    rules = kind.read_rules(record.header.rules)
    solution_with_bar(rules)
    steps = [(step.before, step.event) for step in replay(record)]
    with progress_bar("reviewing", 1) as advance:
        found = review(rules, game, steps, seat)
        advance(1)
    if plot is not None:
        from tenfold.cli.review_plot import draw

        draw(found, record.header.seats[seat], plot)
    if as_json:
        print_json(_as_data(rules, found))
    else:
        _print_decisions(rules, found, record.header.seats[seat])


def _as_data(rules: Rules, found: Review) -> dict[str, Any]:
    return {
        "seat": found.seat,
        "worth": "points" if found.alone else "chance to win",
        "start": round(found.start, 9),
        "luck": round(found.luck, 9),
        "choice": round(found.choice, 9),
        "result": found.result,
        "decisions": [
            {
                "event": decision.event,
                "phase": decision.phase,
                "roll": decision.roll,
                "dice": " ".join(map(str, decision.faces)),
                "done": str(decision.done),
                "best": str(decision.best),
                "cost": round(decision.cost, 9),
            }
            for decision in found.decisions
        ],
    }


def _print_decisions(rules: Rules, found: Review, name: str) -> None:
    from tenfold.cli.dice_words import action_words, dice_words

    rows = []
    for decision in found.decisions:
        costs = decision.cost > 5e-4 if found.alone else decision.cost > 5e-5
        phase, faces = rules.phase(decision.phase), decision.faces
        rows.append(
            (
                *map(str, (decision.event, decision.phase, decision.roll)),
                dice_words(phase, sorted(faces)),
                action_words(phase, faces, decision.done),
                action_words(phase, faces, decision.best) if costs else "the same",
                (f"{decision.cost:.3f}" if found.alone else f"{decision.cost:.2%}") if costs else "",
            )
        )
    words = ("dice", "done", "best")
    headings = ("event", "phase", "roll", *words, "cost")
    print_table(f"Every decision of {name}", headings, rows, *_sums(found), left=words)


def _sums(found: Review) -> list[str]:
    def shown(value: float) -> str:
        return f"{value:+9.2f}" if found.alone else f"{value:+9.2%}"

    what = "expected at the start" if found.alone else "chance to win at the start"
    return [
        f"{shown(found.start)}  {what}",
        f"{shown(found.luck)}  luck",
        f"{shown(found.choice)}  choice",
        f"{shown(found.result)}  {'total' if found.alone else 'the end: 100 % is won'}",
    ]
