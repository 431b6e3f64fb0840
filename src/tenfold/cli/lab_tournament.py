"""`tenfold lab tournament`: bots against each other, the same deals from every seat."""

from __future__ import annotations

from dataclasses import asdict
from pathlib import Path

import click

from tenfold.cli.batches import takes_a_batch, takes_workers
from tenfold.cli.lab_folder import REPORT, kept_whatever_stops_it, refuse_no_pictures, where_it_is
from tenfold.cli.lab_tournament_words import HEADS, cells, found_out, spoiled
from tenfold.cli.options import json_option, print_json, print_table
from tenfold.cli.progress import progress_bar
from tenfold.core import BadInput
from tenfold.lab.line_ups import LineUp, line_ups, rotations_of
from tenfold.lab.pool import Workers
from tenfold.lab.results import opened, write_text
from tenfold.lab.simulate import Batch
from tenfold.lab.tournament import TournamentResult, asked_of, refuse_bad_tables, tournament


@click.command("tournament", short_help="Which bot plays better.")
@takes_a_batch(
    *("deals", "At most this many.", 2, "solid,easy"),
    "The last one takes the remaining seats; with more bots than seats, every combination meets: a,b,c.",
)
@takes_workers
@click.option("--to-the-end", is_flag=True, help="Play all deals, even once it is clear which bot is best.")
@click.option(
    "--results",
    "folder",
    metavar="FOLDER",
    type=click.Path(path_type=Path),
    help="Keep every game (games.csv) and a report (report.html) here, and continue from what is there.",
)
@json_option
def tournament_command(
    batch: Batch, players: int, workers: Workers, to_the_end: bool, folder: Path | None, as_json: bool
) -> None:
    """Play every deal once per rotation of the seats, until it is known which bot wins most.

    The verdict is wrong in at most one tournament in 20, and the intervals allow for that: see docs/lab.md.
    The result is the same for any number of jobs, and on a cluster. With --results a tournament that was
    stopped resumes when the same command is given again, with the same result in the end.

    \b
    tenfold lab tournament --bots solid,easy --deals 1000 --seed 1
    tenfold lab tournament --bots my_bot:MyBot,easy --deals 200
    tenfold lab tournament --bots solid,easy,greedy,random --to-the-end --results all-bots
    tenfold lab tournament --bots solid,easy --players 4 --edition fx --variant knock --json
    tenfold lab tournament --bots solid,easy --deals 100000 --dask tcp://scheduler:8786
    """
    if players < 2:
        raise BadInput("a tournament needs two players or more")
    tables = line_ups(batch.bots, players)
    refuse_bad_tables(batch, tables)
    where: list[str] = []
    if folder is None:
        with progress_bar("playing", batch.games * len(rotations_of(tables))) as advance:
            result = tournament(batch, tables, workers, advance, to_the_end=to_the_end)
    else:
        refuse_no_pictures()
        result, where = _kept(batch, tables, workers, to_the_end, folder)
    if as_json:
        print_json(batch.asked | {"tables": tables} | _as_data(result))
    else:
        _print_result(batch, result, where)


def _kept(
    batch: Batch, tables: list[LineUp], workers: Workers, to_the_end: bool, folder: Path
) -> tuple[TournamentResult, list[str]]:
    from tenfold.cli.lab_tournament_report import tournament_report

    with opened(folder, asked_of(batch, tables)) as results:
        with (
            kept_whatever_stops_it(results, batch.games),
            progress_bar("playing", batch.games * results.asked.games_per_deal) as advance,
        ):
            result = tournament(batch, tables, workers, advance, to_the_end=to_the_end, results=results)
        write_text(folder / REPORT, tournament_report(batch, len(tables[0]), result))
        return result, where_it_is(results)


def _as_data(result: TournamentResult) -> dict[str, object]:
    standings = [
        standing._asdict() | {"rating": standing.rating and standing.rating._asdict()}
        for standing in result.standings
    ]
    return asdict(result) | {"standings": standings}


def _print_result(batch: Batch, result: TournamentResult, where: list[str]) -> None:
    print_table(
        f"{result.deals} of {batch.games} deals, seed {batch.seed}",
        HEADS,
        [cells(standing) for standing in result.standings],
        *found_out(result),
        *spoiled(batch, result),
        *where,
        left=["bot"],
    )
