"""`tenfold simulate`: many games between bots."""

from __future__ import annotations

import dataclasses
from pathlib import Path

import click

from tenfold.cli.options import Box, batch_options, json_option, print_json, print_rich, takes_a_box
from tenfold.cli.progress import progress_bar
from tenfold.core import BadInput
from tenfold.lab.simulate import Batch, Summary, simulate


@click.command("simulate")
@takes_a_box
@click.option("--players", type=int, default=4, show_default=True)
@click.option(
    "--bots", default="random", show_default=True, help="One for all seats, or one per seat: a,b,c."
)
@click.option("--games", type=click.IntRange(min=1), default=100, show_default=True)
@batch_options
@click.option("--records", type=click.Path(path_type=Path), help="An empty folder for the games' records.")
@json_option
def command(
    box: Box,
    players: int,
    bots: str,
    games: int,
    seed: int,
    jobs: int,
    records: Path | None,
    most_decisions: int,
    as_json: bool,
) -> None:
    """Let bots play; the result is the same for any number of jobs.

    \b
    tenfold simulate --edition fx --variant knock --players 4 --games 1000 --seed 7 --jobs 2
    tenfold simulate --games 10 --records games/ --json
    tenfold simulate --game dice --players 1 --games 1000
    """
    box.kind.game(box.rules, players=players)  # refuses a number of players that does not fit
    batch = Batch(
        game=box.kind.name,
        rules=box.kind.write_rules(box.rules),
        bots=_seated(bots, players),
        games=games,
        seed=seed,
        most_decisions=most_decisions,
        records=records,
    )
    with progress_bar("playing", games) as advance:
        summary = simulate(batch, jobs, advance)
    if as_json:
        print_json(
            {"game": batch.game, "rules": batch.rules, "bots": batch.bots, "seed": seed}
            | dataclasses.asdict(summary)
        )
    else:
        _print_summary(batch, summary)


def _seated(bots: str, players: int) -> tuple[str, ...]:
    names = tuple(name.strip() for name in bots.split(","))
    if len(names) == 1:
        return names * players
    if len(names) != players:
        raise BadInput(f"{len(names)} bots for {players} players: name one, or one per seat")
    return names


def _print_summary(batch: Batch, summary: Summary) -> None:
    from rich.table import Table

    table = Table(title=f"{summary.games} games, seed {batch.seed}")
    table.add_column("seat", justify="right")
    table.add_column("bot")
    table.add_column("wins", justify="right")
    table.add_column("share", justify="right")
    table.add_column("mean points", justify="right")
    for seat, name in enumerate(batch.bots):
        share = summary.wins[seat] / max(1, summary.finished)
        table.add_row(
            str(seat), name, f"{summary.wins[seat]:,.1f}", f"{share:.1%}", f"{summary.mean_scores[seat]:,.1f}"
        )
    ended = ", ".join(f"{count} by {reason}" for reason, count in summary.reasons.items())
    lines = [f"finished {summary.finished}" + (f" ({ended})" if ended else "")]
    if summary.finished < summary.games:
        unfinished = summary.games - summary.finished
        lines.append(f"unfinished {unfinished}, stopped at {batch.most_decisions:,} decisions")
    lines.append(
        f"decisions per game {summary.mean_decisions:,.0f} on average, {summary.most_decisions:,} at most"
    )
    print_rich(table, *lines)
