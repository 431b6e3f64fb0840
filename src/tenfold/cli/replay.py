"""`tenfold replay`: a recorded game, step by step."""

from __future__ import annotations

import sys
from contextlib import suppress
from pathlib import Path
from typing import Any

import click
import msgspec

from tenfold.cli.language import speaks, spoken
from tenfold.cli.options import answer_always_has, json_option, print_json
from tenfold.cli.sayings import SEAT_UNKNOWN
from tenfold.core import BadText
from tenfold.locales import Speech
from tenfold.record import BadRecord, Record, Replayed, read_record, replay
from tenfold.record.replay import opened
from tenfold.terminal.prompt import Quit, ask
from tenfold.terminal.transcript import Transcript, names_at, sentences


@click.command("replay")
@click.argument("file", type=click.Path(path_type=Path))
@click.option("--seat", type=int, help="Show only what this seat saw.")
@speaks("Tell it in full sentences, in this language.")
@json_option
def command(file: Path, seat: int | None, lang: str | None, as_json: bool) -> None:
    """Step through a record; without a terminal, print the whole game.

    \b
    tenfold replay games/000000.jsonl
    tenfold replay games/000000.jsonl | less
    tenfold replay games/000000.jsonl --lang de --seat 0
    tenfold replay games/000000.jsonl --json
    """
    answer_always_has(header=None, events=[], result=None)
    record = read_record(file)
    opened(record)
    if seat is not None and not 0 <= seat < len(record.header.seats):
        raise BadText(SEAT_UNKNOWN(seat=seat, last=len(record.header.seats) - 1))
    if as_json:
        data = _as_data(record, seat, None if lang is None else Speech(lang))
        print_json(data)
        if data["problem"] is not None:
            click.get_current_context().exit(1)
        return
    transcript = Transcript(record, spoken(lang), seat, told=lang is not None)
    if sys.stdin.isatty() and sys.stdout.isatty():
        with suppress(Quit):
            _step_through(transcript, list(replay(record)), spoken(lang)("replay-keys"))
    else:
        for line in transcript.whole():
            click.echo(line)


def _as_data(record: Record, seat: int | None, say: Speech | None) -> dict[str, Any]:
    """Of a bad record as far as it is good, with what is wrong behind that."""
    kind, game = opened(record)
    events: list[dict[str, Any]] = []
    steps = replay(record)
    broken = None
    while True:
        try:
            step = next(steps)
        except StopIteration:
            break
        except BadRecord as error:
            broken = error
            break
        shown: dict[str, Any]
        if seat is None:
            shown = {"do": step.entry.do, "position": kind.write_state(step.after)}
        else:
            event = game.redact(step.before, step.event, seat)
            shown = {
                "do": kind.write_action(event.action),
                "view": kind.write_view(game.view(step.after, seat)),
            }
        if say is not None:
            shown["told"] = sentences(game, names_at(record, step.entry.n), step, seat, say)
        events.append({"n": step.entry.n, "seat": step.entry.seat, **shown})
    return {
        "header": msgspec.to_builtins(record.header),
        "events": events,
        "result": msgspec.to_builtins(record.result),
        "code": broken and broken.code,
        "problem": broken and str(broken),
    }


def _step_through(transcript: Transcript, steps: list[Replayed], keys: str) -> None:
    for line in transcript.heading():
        click.echo(line)
    click.echo(keys)
    at = -1
    while True:
        if at == len(steps) - 1:
            for line in transcript.ending():
                click.echo(line)
        answer = ask(f"[{at + 1}/{len(steps)}]:").lower()
        if answer == "q":
            return
        goal = _goal(answer, at, steps, transcript)
        if goal is None:
            click.echo(keys)
            continue
        at = goal
        if at >= 0:
            for line in transcript.event(steps[at]):
                click.echo(line)
            for line in transcript.table(steps[at]):
                click.echo(f"       {line}")


def _goal(answer: str, at: int, steps: list[Replayed], transcript: Transcript) -> int | None:
    """The step that the answer asks for; None if it asks for none."""
    last = len(steps) - 1
    if answer == "":
        return min(at + 1, last)
    if answer == "b":
        return max(at - 1, min(0, last))
    if answer == "h":
        ends = (n for n in range(at + 1, last) if transcript.ended_a_part(steps[n]))
        return min(next(ends, last), last)
    if answer.isdecimal() and len(answer) < 10:
        return min(int(answer), last)
    return None
