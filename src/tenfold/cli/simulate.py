"""`tenfold simulate`: many games between bots."""

from __future__ import annotations

from dataclasses import asdict, replace
from pathlib import Path

import click

from tenfold.cli.batches import fault_lines, takes_a_batch
from tenfold.cli.options import json_option, print_json, print_table
from tenfold.cli.progress import progress_bar
from tenfold.core import BadInput
from tenfold.lab.simulate import Batch, Summary, simulate


def _seated(names: tuple[str, ...], players: int) -> tuple[str, ...]:
    if len(names) not in (1, players):
        raise BadInput(f"{len(names)} bots for {players} players: name one, or one per seat")
    return names * players if len(names) == 1 else names


@click.command("simulate")
@takes_a_batch("games", "How many.", 4, "easy", "One for all seats, or one per seat: a,b,c.")
@click.option("--records", type=click.Path(path_type=Path), help="An empty folder for the games' records.")
@json_option
def command(batch: Batch, players: int, jobs: int, records: Path | None, as_json: bool) -> None:
    """Let bots play; the result is the same for any number of jobs.

    \b
    tenfold simulate --edition fx --variant knock --players 4 --games 1000 --seed 7 --jobs 2
    tenfold simulate --games 10 --records games/ --json
    tenfold simulate --game dice --players 1 --games 1000
    tenfold simulate --bots "my_bot:MyBot,cmd:node bot.js" --players 2
    """
    batch = replace(batch, bots=_seated(batch.bots, players), records=records)
    with progress_bar("playing", batch.games) as advance:
        summary = simulate(batch, jobs, advance)
    if as_json:
        print_json(batch.asked | asdict(summary))
    else:
        _print_summary(batch, summary)


def _print_summary(batch: Batch, summary: Summary) -> None:
    rows = [
        (str(seat), name, f"{wins:,.1f}", f"{wins / max(1, summary.finished):.1%}", f"{points:,.1f}")
        for seat, (name, wins, points) in enumerate(
            zip(batch.bots, summary.wins, summary.mean_scores, strict=True)
        )
    ]
    ended = ", ".join(f"{count} by {reason}" for reason, count in summary.reasons.items())
    lines = [f"finished {summary.finished}" + (f" ({ended})" if ended else "")]
    if summary.finished < summary.games:
        unfinished = summary.games - summary.finished
        lines.append(f"unfinished {unfinished}, stopped at {batch.most_decisions:,} decisions")
    print_table(
        f"{summary.games} games, seed {batch.seed}",
        ("seat", "bot", "wins", "share", "mean points"),
        rows,
        *lines,
        f"decisions per game {summary.mean_decisions:,.0f} on average, {summary.most_decisions:,} at most",
        *fault_lines(summary.faults),
        left=["bot"],
    )
