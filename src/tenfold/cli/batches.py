"""What `tenfold simulate` and `tenfold tournament` share: batches of games between bots."""

from __future__ import annotations

import os
from collections.abc import Callable
from functools import wraps
from typing import Any

import click

from tenfold.cli.options import Box, takes_a_box
from tenfold.lab.simulate import Batch
from tenfold.surfaces import why_solid

Command = Callable[..., None]
Seated = Callable[[tuple[str, ...], int], tuple[str, ...]]  # the bots by seat, of those that were named


def takes_a_batch(
    counted: str, players: int, bots: str, help_bots: str, seated: Seated
) -> Callable[[Command], Command]:
    """The options of a batch, read into one argument `batch`, and --jobs; `counted` are games or deals."""

    def decorated(command: Command) -> Command:
        @takes_a_box
        @click.option("--players", type=int, default=players, show_default=True)
        @click.option("--bots", default=bots, show_default=True, help=help_bots)
        @click.option(f"--{counted}", "games", type=click.IntRange(min=1), default=100, show_default=True)
        @click.option("--seed", type=int, default=0, show_default=True, help="Equal seeds give equal games.")
        @click.option(
            "--jobs",
            type=click.IntRange(min=1),
            default=os.cpu_count() or 1,
            help="Processes.  [default: all cores]",
        )
        @click.option(
            "--most-decisions",
            type=click.IntRange(min=1),
            default=200_000,
            show_default=True,
            help="Stop a game here and count it as unfinished; no rule ends a game so.",
        )
        @wraps(command)
        def with_batch(
            box: Box, players: int, bots: str, games: int, seed: int, most_decisions: int, **others: Any
        ) -> None:
            box.kind.game(box.rules, players=players)  # refuses a number of players that does not fit
            batch = Batch(
                game=box.kind.name,
                rules=box.kind.write_rules(box.rules),
                bots=seated(tuple(name.strip() for name in bots.split(",")), players),
                games=games,
                seed=seed,
                most_decisions=most_decisions,
            )
            for name in dict.fromkeys(batch.bots):
                _say_who_plays(box, name)
            command(batch=batch, **others)

        return with_batch

    return decorated


def _say_who_plays(box: Box, name: str) -> None:
    instead = why_solid(box.kind.name, name, box.rules)
    if instead is not None:
        from tenfold.locales import FALLBACK, Speech  # only where something is said

        click.echo(Speech(FALLBACK)(instead), err=True)
