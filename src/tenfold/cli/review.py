"""`tenfold review`: a recorded dice game, decision by decision: what it cost, and what was luck."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Any

import click

from tenfold.cli.language import decimal, lang_option, percent, spoken
from tenfold.cli.options import json_option, print_json, print_table, problems_as_data
from tenfold.cli.picture import plot_option
from tenfold.cli.progress import progress_bar
from tenfold.cli.sayings import SEAT_UNKNOWN, UNFINISHED
from tenfold.cli.solve import solution_with_bar
from tenfold.core import BadText
from tenfold.locales import Speech
from tenfold.record import BadRecord, read_record, replay
from tenfold.record.replay import opened
from tenfold.surfaces import surface

if TYPE_CHECKING:
    from tenfold.analysis.dice.review import Review
    from tenfold.games.dice.rules import Rules


@click.command("review")
@click.argument("file", type=click.Path(path_type=Path))
@click.option("--seat", type=int, default=0, show_default=True, help="Whose decisions.")
@lang_option
@plot_option
@json_option
def command(file: Path, seat: int, lang: str | None, plot: Path | None, as_json: bool) -> None:
    """What every decision of a finished dice game cost against the best one, and how much was luck.

    \b
    tenfold review game.jsonl
    tenfold review game.jsonl --seat 1 --plot game.svg
    """
    say = spoken(lang)
    with problems_as_data(as_json, seat=seat, decisions=[]):
        record = read_record(file)
        kind, game = opened(record)
    review = surface(kind.name, "review")
    if not 0 <= seat < len(record.header.seats):
        raise BadText(SEAT_UNKNOWN(seat=seat, last=len(record.header.seats) - 1))
    with problems_as_data(as_json, seat=seat, decisions=[]):
        if record.result is None or record.result.reason is None:
            raise BadRecord(UNFINISHED(file=file))
        steps = [(step.before, step.event) for step in replay(record)]
    rules = kind.read_rules(record.header.rules)
    solution_with_bar(rules)
    with progress_bar("reviewing", 1) as advance:
        found = review(rules, game, steps, seat)
        advance(1)
    if plot is not None:
        from tenfold.cli.review_plot import draw

        draw(found, record.header.seats[seat], plot, say)
    if as_json:
        print_json(_as_data(rules, found))
    else:
        _print_decisions(rules, found, record.header.seats[seat], say)


def _as_data(rules: Rules, found: Review) -> dict[str, Any]:
    return {
        "seat": found.seat,
        "worth": "points" if found.alone else "chance to win",
        "start": round(found.start, 9),
        "luck": round(found.luck, 9),
        "choice": round(found.choice, 9),
        "rest": round(found.rest, 9),
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
        "code": None,
        "problem": None,
    }


def _print_decisions(rules: Rules, found: Review, name: str, say: Speech) -> None:
    from tenfold.cli.dice_words import action_words, dice_words

    rows = []
    for decision in found.decisions:
        costs = decision.cost > 5e-4 if found.alone else decision.cost > 5e-5
        phase, faces = rules.phase(decision.phase), decision.faces
        rows.append(
            (
                *map(str, (decision.event, decision.phase, decision.roll)),
                dice_words(phase, sorted(faces)),
                action_words(say, phase, faces, decision.done),
                action_words(say, phase, faces, decision.best) if costs else say("review-same"),
                _cost(found, decision.cost, say) if costs else "",
            )
        )
    headings = [say(heading) for heading in HEADINGS]
    print_table(say("review-title", name=name), headings, rows, *_sums(found, say), left=headings[3:6])


HEADINGS = ("col-event", "col-phase", "col-roll", "col-dice", "review-done", "review-best", "col-cost")


def _cost(found: Review, cost: float, say: Speech) -> str:
    return decimal(say, cost, 3) if found.alone else percent(say, cost, 2)


def _sums(found: Review, say: Speech) -> list[str]:
    def line(value: float, what: str) -> str:
        shown = decimal(say, abs(value), 2) if found.alone else percent(say, abs(value), 2)
        return f"{('-' if value < 0 else '+') + shown:>9}  {say(what)}"

    lines = [
        line(found.start, "review-start" if found.alone else "review-start-win"),
        line(found.luck, "review-luck"),
        line(found.choice, "review-choice"),
    ]
    if not found.alone:
        lines.append(line(found.rest, "review-rest"))
    return [*lines, line(found.result, "review-total" if found.alone else "review-end")]
