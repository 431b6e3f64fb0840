"""`tenfold tournament`: bots against each other, the same deals from every seat."""

from __future__ import annotations

from dataclasses import asdict

import click

from tenfold.cli.batches import fault_lines, takes_a_batch
from tenfold.cli.options import json_option, print_json, print_table
from tenfold.cli.progress import progress_bar
from tenfold.core import BadInput
from tenfold.lab.simulate import Batch
from tenfold.lab.tournament import TournamentResult, tournament


def _seated(names: tuple[str, ...], players: int) -> tuple[str, ...]:
    if len(names) > players:
        raise BadInput(f"{len(names)} bots for {players} players: name at most one per seat")
    return names + names[-1:] * (players - len(names))


@click.command("tournament")
@takes_a_batch("deals", 2, "solid,easy", "One per seat; the last takes what is left: a,b.", _seated)
@json_option
def command(batch: Batch, jobs: int, as_json: bool) -> None:
    """Play every deal once per rotation of the seats, and count who wins.

    \b
    tenfold tournament --bots solid,easy --deals 1000 --seed 1
    tenfold tournament --bots my_bot:MyBot,easy --deals 200
    tenfold tournament --bots solid,easy --players 4 --edition fx --variant knock --json
    """
    with progress_bar("playing", batch.games * len(batch.bots)) as advance:
        result = tournament(batch, jobs, advance)
    if as_json:
        standings = [standing._asdict() for standing in result.standings]
        print_json(batch.asked | asdict(result) | {"standings": standings})
    else:
        _print_result(batch, result)


def _print_result(batch: Batch, result: TournamentResult) -> None:
    rows = [
        (bot, str(seats), f"{par:.1%}", f"{share:.1%}", f"{low:.1%} to {high:.1%}")
        for bot, seats, par, share, low, high in result.standings
    ]
    lines = [f"finished {result.finished} of {result.games} games"]
    if result.finished < result.games:
        lines.append(f"the others were stopped at {batch.most_decisions:,} decisions")
    print_table(
        f"{result.deals} deals in {len(batch.bots)} rotations, seed {batch.seed}",
        ("bot", "seats", "par", "share of wins", "95 % interval"),
        rows,
        *lines,
        f"decisions per game {result.mean_decisions:,.0f} on average, {result.most_decisions:,} at most",
        *fault_lines(result.faults),
        left=["bot"],
    )
