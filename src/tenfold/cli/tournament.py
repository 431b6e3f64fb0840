"""`tenfold tournament`: bots against each other, the same deals from every seat."""

from __future__ import annotations

from typing import Any

import click

from tenfold.cli.options import Box, batch_options, json_option, print_json, print_rich, takes_a_box
from tenfold.cli.progress import progress_bar
from tenfold.core import BadInput
from tenfold.lab.simulate import Batch
from tenfold.lab.tournament import TournamentResult, tournament


@click.command("tournament")
@takes_a_box
@click.option("--players", type=int, default=2, show_default=True)
@click.option(
    "--bots", default="solid,easy", show_default=True, help="One per seat; the last takes what is left: a,b."
)
@click.option("--deals", type=click.IntRange(min=1), default=100, show_default=True)
@batch_options
@json_option
def command(
    box: Box,
    players: int,
    bots: str,
    deals: int,
    seed: int,
    jobs: int,
    most_decisions: int,
    as_json: bool,
) -> None:
    """Play every deal once per rotation of the seats, and count who wins.

    \b
    tenfold tournament --bots solid,easy --deals 1000 --seed 1
    tenfold tournament --bots solid,easy --players 4 --edition fx --variant knock --json
    """
    box.kind.game(box.rules, players=players)  # refuses a number of players that does not fit
    batch = Batch(
        game=box.kind.name,
        rules=box.kind.write_rules(box.rules),
        bots=_seated(bots, players),
        games=deals,
        seed=seed,
        most_decisions=most_decisions,
    )
    with progress_bar("playing", deals * players) as advance:
        result = tournament(batch, jobs, advance)
    if as_json:
        print_json(
            {"game": batch.game, "rules": batch.rules, "bots": batch.bots, "seed": seed} | _as_data(result)
        )
    else:
        _print_result(batch, result)


def _seated(bots: str, players: int) -> tuple[str, ...]:
    names = tuple(name.strip() for name in bots.split(","))
    if len(names) > players:
        raise BadInput(f"{len(names)} bots for {players} players: name at most one per seat")
    return names + names[-1:] * (players - len(names))


def _as_data(result: TournamentResult) -> dict[str, Any]:
    return {
        "deals": result.deals,
        "games": result.games,
        "finished": result.finished,
        "standings": [standing._asdict() for standing in result.standings],
        "mean_decisions": result.mean_decisions,
        "most_decisions": result.most_decisions,
    }


def _print_result(batch: Batch, result: TournamentResult) -> None:
    from rich.table import Table

    table = Table(title=f"{result.deals} deals in {len(batch.bots)} rotations, seed {batch.seed}")
    table.add_column("bot")
    for heading in ("seats", "par", "share of wins", "95 % interval"):
        table.add_column(heading, justify="right")
    for standing in result.standings:
        table.add_row(
            standing.bot,
            str(standing.seats),
            f"{standing.par:.1%}",
            f"{standing.share:.1%}",
            f"{standing.low:.1%} to {standing.high:.1%}",
        )
    lines = [f"finished {result.finished} of {result.games} games"]
    if result.finished < result.games:
        lines.append(f"the others were stopped at {batch.most_decisions:,} decisions")
    lines.append(
        f"decisions per game {result.mean_decisions:,.0f} on average, {result.most_decisions:,} at most"
    )
    print_rich(table, *lines)
