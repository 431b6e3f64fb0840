"""`tenfold replay`: a recorded game, step by step."""

from __future__ import annotations

import sys
from contextlib import suppress
from pathlib import Path
from typing import Any

import click
import msgspec

from tenfold.cli.options import json_option, print_json
from tenfold.core import BadInput
from tenfold.locales import LANGUAGES, Speech
from tenfold.record import Record, Replayed, read_record, replay
from tenfold.record.replay import opened
from tenfold.terminal.prompt import Quit, ask
from tenfold.terminal.transcript import Transcript, names_at, sentences

HELP = "Enter: next   b: back   h: next score sheet   a number: go to that event   q: quit"


@click.command("replay")
@click.argument("file", type=click.Path(path_type=Path))
@click.option("--seat", type=int, help="Show only what this seat saw.")
@click.option("--lang", type=click.Choice(list(LANGUAGES)), help="Tell it in sentences of this language.")
@json_option
def command(file: Path, seat: int | None, lang: str | None, as_json: bool) -> None:
    """Step through a record; without a terminal, print the whole game.

    \b
    tenfold replay games/000000.jsonl
    tenfold replay games/000000.jsonl | less
    tenfold replay games/000000.jsonl --lang de --seat 0
    tenfold replay games/000000.jsonl --json
    """
    record = read_record(file)
    if seat is not None and not 0 <= seat < len(record.header.seats):
        raise BadInput(f"there is no seat {seat}: the record has seats 0 to {len(record.header.seats) - 1}")
    say = None if lang is None else Speech(lang)
    if as_json:
        print_json(_as_data(record, seat, say))
    elif sys.stdin.isatty() and sys.stdout.isatty():
        with suppress(Quit):
            _step_through(Transcript(record, seat, say), list(replay(record)))
    else:
        for line in Transcript(record, seat, say).whole():
            click.echo(line)


def _as_data(record: Record, seat: int | None, say: Speech | None) -> dict[str, Any]:
    kind, game = opened(record)
    events = []
    for step in replay(record):
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
    }


def _step_through(transcript: Transcript, steps: list[Replayed]) -> None:
    for line in transcript.heading():
        click.echo(line)
    click.echo(HELP)
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
            click.echo(HELP)
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
