"""`tenfold review`: a recorded game, decision by decision: what it cost, and what was luck."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Any

import click

from tenfold.cli.language import decimal, lang_option, percent, spoken, whole
from tenfold.cli.options import answer_always_has, json_option, print_json, print_method, print_table
from tenfold.cli.picture import plot_option
from tenfold.cli.progress import progress_bar
from tenfold.cli.sayings import SEAT_UNKNOWN, UNFINISHED
from tenfold.cli.solve import solution_with_bar
from tenfold.core import BadText
from tenfold.locales import Speech
from tenfold.locales.rendering import rendered
from tenfold.record import BadRecord, Record, Replayed, read_record, replay
from tenfold.record.replay import opened
from tenfold.surfaces import surface, surfaces_of
from tenfold.terminal.transcript import names_at

if TYPE_CHECKING:
    from tenfold.analysis.review.review import Review, ReviewedDecision
    from tenfold.games.dice.rules import Rules


@click.command("review")
@click.argument("file", type=click.Path(path_type=Path))
@click.option("--seat", type=int, default=0, show_default=True, help="Whose decisions.")
@lang_option
@plot_option
@json_option
def command(file: Path, seat: int, lang: str | None, plot: Path | None, as_json: bool) -> None:
    """What every decision of a finished game cost against the best one, and how much was luck.

    In the dice game that is exact. With cards it is estimated from what the seat knew at the time, in worlds
    that are played out; with the extra `fast`, the card game plays many more of them.

    \b
    tenfold review game.jsonl
    tenfold review game.jsonl --seat 1 --plot game.svg
    """
    say = spoken(lang)
    answer_always_has(seat=seat, decisions=[])
    record = read_record(file)
    kind, game = opened(record)
    review = surface(kind.name, "review")
    if not 0 <= seat < len(record.header.seats):
        raise BadText(SEAT_UNKNOWN(seat=seat, last=len(record.header.seats) - 1))
    if record.result is None or record.result.reason is None:
        raise BadRecord(UNFINISHED(file=file))
    steps = list(replay(record))
    rules = kind.read_rules(record.header.rules)
    if surfaces_of(kind.name).solution:
        solution_with_bar(rules, say)
    with progress_bar(say("bar-reviewing"), len(steps)) as advance:
        found = review(rules, game, [(step.before, step.event) for step in steps], seat, advance)
    if plot is not None:
        from tenfold.cli.review_plot import draw

        draw(found, record.header.seats[seat], plot, say)
    if as_json:
        print_json(_as_data(found, steps))
    elif found.method == "exact":
        _print_decisions(rules, found, steps, record.header.seats[seat], say)
    else:
        _print_costly(record, found, say)


def _as_data(found: Review, steps: list[Replayed]) -> dict[str, Any]:
    from tenfold.analysis.review.review import review_data

    data = review_data(found)
    if found.method == "exact":
        for decision in data["decisions"]:
            state = steps[decision["event"]].before
            decision["phase"], decision["roll"] = _phase(state), state.rolls
            decision["dice"] = " ".join(map(str, state.faces))
    return data | {"code": None, "problem": None}


# --- the dice game -----------------------------------------------------------------------------------


def _phase(state: Any) -> int:
    from tenfold.games.dice.state import phase_number

    return phase_number(state.sheet[state.seat])


def _print_decisions(rules: Rules, found: Review, steps: list[Replayed], name: str, say: Speech) -> None:
    from tenfold.cli.dice_words import action_words, dice_words

    rows = []
    for decision in found.decisions:
        costs = decision.cost > 5e-4 if found.alone else decision.cost > 5e-5
        state = steps[decision.event].before
        phase, faces = rules.phase(_phase(state)), state.faces
        rows.append(
            (
                *map(str, (decision.event, _phase(state), state.rolls)),
                dice_words(phase, sorted(faces)),
                action_words(say, phase, faces, decision.done),
                action_words(say, phase, faces, decision.best) if costs else say("review-same"),
                _cost(found, decision.cost, say) if costs else "",
            )
        )
    headings = [say(heading) for heading in HEADINGS]
    print_table(say("review-title", name=name), headings, rows, *_sums(found, say), left=headings[3:6])
    print_method(say("page-review-exact"), say("page-review-sums"))


HEADINGS = ("col-event", "col-phase", "col-roll", "col-dice", "review-done", "review-best", "col-cost")


# --- games of hidden cards ---------------------------------------------------------------------------


def _print_costly(record: Record, found: Review, say: Speech) -> None:
    """Those decisions alone that cost something: there are hundreds."""
    rows = [
        (str(decision.event), *_in_words(record, found, decision, say), _cost_within(decision, say))
        for decision in found.decisions
        if decision.cost > 0
    ]
    headings = [say(heading) for heading in ("col-event", "review-done", "review-best", "col-cost")]
    title = say("review-costly", name=record.header.seats[found.seat])
    if rows:
        print_table(title, headings, rows, left=headings[1:3])
    else:
        click.echo(say("page-review-none"))
    for decision in found.costliest:
        click.echo("\n".join(["", *_told(record, found, decision, say)]))
    click.echo("\n".join(["", *_sums(found, say)]))
    few = found.method == "solid" and record.header.game == "card"
    print_method(
        say("page-review-estimated", decisions=len(found.decisions), worlds=found.worlds),
        *([say("review-few-worlds")] if few else []),
        say("page-review-sums"),
    )


def _in_words(record: Record, found: Review, decision: ReviewedDecision, say: Speech) -> tuple[str, str]:
    """What was done, and what would have been better."""
    names = names_at(record, decision.event)
    done, best = (
        str(action) if says is None else rendered(says, say, names, found.seat)
        for action, says in ((decision.done, decision.did), (decision.best, decision.says))
    )
    return done, best


def _told(record: Record, found: Review, decision: ReviewedDecision, say: Speech) -> list[str]:
    """What was done, what would have been better, and why."""
    done, best = _in_words(record, found, decision, say)
    names = names_at(record, decision.event)
    why = (decision.reason, *decision.besides)
    return [
        say("review-was", event=whole(say, decision.event), done=done),
        say("review-better", best=best, cost=_cost_within(decision, say)),
        *(rendered(saying, say, names, found.seat) for saying in why if saying is not None),
    ]


def _cost_within(decision: ReviewedDecision, say: Speech) -> str:
    digits = 1 if decision.margin >= 0.0005 else 2
    return f"{percent(say, decision.cost, digits)} ± {percent(say, decision.margin, digits)}"


# --- sums --------------------------------------------------------------------------------------------


def signed(found: Review, change: float, say: Speech) -> str:
    shown = decimal(say, abs(change), 2) if found.alone else percent(say, abs(change), 2)
    return ("-" if change < 0 else "+") + shown


def _cost(found: Review, cost: float, say: Speech) -> str:
    return decimal(say, cost, 3) if found.alone else percent(say, cost, 2)


def _sums(found: Review, say: Speech) -> list[str]:
    def line(value: float, what: str) -> str:
        return f"{signed(found, value, say):>9}  {say(what)}"

    lines = [
        line(found.start, "review-start" if found.alone else "review-start-win"),
        line(found.luck, "review-luck"),
        line(found.choice, "review-choice"),
    ]
    if not found.alone:
        lines.append(line(found.rest, "review-rest"))
    return [*lines, line(found.result, "review-total" if found.alone else "review-end")]
