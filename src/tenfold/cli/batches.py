"""What `tenfold simulate` and the commands of `tenfold lab` share: batches of games between bots."""

from __future__ import annotations

import os
import re
from collections.abc import Callable, Mapping
from functools import wraps
from typing import Any

import click

from tenfold.bots.external.guarded import Faults
from tenfold.cli.options import Box, takes_a_box
from tenfold.lab.pool import Workers
from tenfold.lab.simulate import Batch
from tenfold.surfaces import BOT_SECONDS, why_solid

Command = Callable[..., None]

# Commas in quotation marks belong to a command: easy,cmd:bot --weights "1,2"
_COMMA = re.compile(r""",(?=(?:[^"']|"[^"]*"|'[^']*')*$)""")


def split_bots(text: str) -> tuple[str, ...]:
    """The bots that an option names, one after another."""
    return tuple(map(str.strip, _COMMA.split(text)))


def takes_a_batch(
    counted: str, most: str, players: int, bots: str, help_bots: str
) -> Callable[[Command], Command]:
    """The options of a batch, read into two arguments: `batch`, with the bots as they were named, and
    `players`; and --jobs. `counted` are games or deals, and `most` says what their number means."""

    def decorated(command: Command) -> Command:
        @takes_a_box
        @click.option("--players", type=int, default=players, show_default=True)
        @click.option("--bots", default=bots, show_default=True, help=help_bots)
        @click.option(
            f"--{counted}", "games", type=click.IntRange(min=1), default=100, show_default=True, help=most
        )
        @click.option("--seed", type=int, default=0, show_default=True, help="Equal seeds give equal games.")
        @click.option(
            "--jobs",
            type=click.IntRange(min=1),
            default=os.cpu_count() or 1,
            help="Processes.  [default: all cores]",
        )
        @click.option(
            "--bot-seconds",
            type=click.FloatRange(min=0.001, max=86_400),
            default=BOT_SECONDS,
            show_default=True,
            help="Time for each choice of a bot of your own (docs/write-a-bot.md).",
        )
        @click.option(
            "--most-decisions",
            type=click.IntRange(min=1),
            default=200_000,
            show_default=True,
            help="Stop a game after this many and count it as unfinished; no rule ends a game like that.",
        )
        @wraps(command)
        def with_batch(
            box: Box,
            players: int,
            bots: str,
            games: int,
            seed: int,
            bot_seconds: float,
            most_decisions: int,
            **others: Any,
        ) -> None:
            box.kind.game(box.rules, players=players)  # refuses a number of players that does not fit
            batch = Batch(
                game=box.kind.name,
                rules=box.kind.write_rules(box.rules),
                bots=split_bots(bots),
                games=games,
                seed=seed,
                most_decisions=most_decisions,
                bot_seconds=bot_seconds,
            )
            for name in dict.fromkeys(batch.bots):
                _say_who_plays(box, name)
            command(batch=batch, players=players, **others)

        return with_batch

    return decorated


def _say_who_plays(box: Box, name: str) -> None:
    instead = why_solid(box.kind.name, name, box.rules)
    if instead is not None:
        from tenfold.locales import FALLBACK, Speech  # only where something is said

        click.echo(Speech(FALLBACK)(instead), err=True)


def takes_workers(command: Command) -> Command:
    """--dask, read with --jobs into one argument `workers`."""

    @click.option("--dask", metavar="ADDRESS", help="Play on this Dask cluster instead: tcp://HOST:8786.")
    @wraps(command)
    def with_workers(jobs: int, dask: str | None, **others: Any) -> None:
        if dask is not None:
            from tenfold.lab.cluster import refuse_no_dask

            refuse_no_dask()
        command(workers=Workers(jobs, dask), **others)

    return with_workers


def fault_lines(faults: Mapping[str, Faults]) -> list[str]:
    """What went wrong with external bots, for whoever reads the result."""
    return [
        f"{bot}: {fault.late} late, {fault.illegal} illegal, {fault.restarts} restarts, "
        f"each time the first legal action was played (first: {fault.first})"
        for bot, fault in faults.items()
        if fault != Faults()
    ]
