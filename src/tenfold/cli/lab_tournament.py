"""`tenfold lab tournament`: bots against each other, the same deals from every seat."""

from __future__ import annotations

from dataclasses import asdict

import click

from tenfold.cli.batches import fault_lines, takes_a_batch, takes_workers
from tenfold.cli.options import json_option, print_json, print_table
from tenfold.cli.progress import progress_bar
from tenfold.core import BadInput
from tenfold.lab.pool import Workers
from tenfold.lab.ratings import can_rate
from tenfold.lab.sequential import ERROR
from tenfold.lab.simulate import Batch
from tenfold.lab.tournament import Standing, TournamentResult, line_ups, rotations_of, tournament


@click.command("tournament", short_help="Which bot plays better.")
@takes_a_batch(
    *("deals", "At most this many.", 2, "solid,easy"),
    "The last takes the seats that are left; of more than the seats every choice meets: a,b,c.",
)
@takes_workers
@click.option("--to-the-end", is_flag=True, help="Play all deals, even when it is clear which bot is best.")
@json_option
def tournament_command(batch: Batch, players: int, workers: Workers, to_the_end: bool, as_json: bool) -> None:
    """Play every deal once per rotation of the seats, until it is known which bot wins most.

    That is wrong at most once in 20 tournaments, and the intervals allow for it: docs/lab.md has the rule.
    The result is the same for any number of jobs, and on a cluster.

    \b
    tenfold lab tournament --bots solid,easy --deals 1000 --seed 1
    tenfold lab tournament --bots my_bot:MyBot,easy --deals 200
    tenfold lab tournament --bots solid,easy,greedy,random --to-the-end
    tenfold lab tournament --bots solid,easy --players 4 --edition fx --variant knock --json
    tenfold lab tournament --bots solid,easy --deals 100000 --dask tcp://scheduler:8786
    """
    if players < 2:
        raise BadInput("a tournament needs two players or more")
    tables = line_ups(batch.bots, players)
    with progress_bar("playing", batch.games * len(rotations_of(tables))) as advance:
        result = tournament(batch, tables, workers, advance, to_the_end=to_the_end)
    if as_json:
        print_json(batch.asked | {"tables": tables} | _as_data(result))
    else:
        _print_result(batch, result)


def _as_data(result: TournamentResult) -> dict[str, object]:
    standings = [
        standing._asdict() | {"rating": standing.rating and standing.rating._asdict()}
        for standing in result.standings
    ]
    return asdict(result) | {"standings": standings}


def _print_result(batch: Batch, result: TournamentResult) -> None:
    lines = []
    if result.best is not None:
        lines.append(f"{result.best} is the best, but for a chance of error of {ERROR:.0%}")
    elif len(result.standings) > 1:
        lines.append("which bot is the best is not decided")
    lines.append(f"finished {result.finished} of {result.games} games")
    if result.finished < result.games:
        lines.append(f"the others were stopped at {batch.most_decisions:,} decisions")
    lines.append(
        f"decisions per game {result.mean_decisions:,.0f} on average, {result.most_decisions:,} at most"
    )
    lines += fault_lines(result.faults)
    if not can_rate():
        lines.append("ratings need choix: pip install 'tenfold[lab]'")
    print_table(
        f"{result.deals} of {batch.games} deals, seed {batch.seed}",
        ("bot", "seats", "par", "share of wins", "95 % interval", "rating", "95 % interval"),
        [_row(standing) for standing in result.standings],
        *lines,
        left=["bot"],
    )


def _row(standing: Standing) -> tuple[str, ...]:
    rating = standing.rating
    return (
        standing.bot,
        str(standing.seats),
        f"{standing.par:.1%}",
        f"{standing.share:.1%}",
        f"{standing.low:.1%} to {standing.high:.1%}",
        "" if rating is None else f"{rating.points:+.0f}",
        "" if rating is None else f"{rating.low:+.0f} to {rating.high:+.0f}",
    )
