"""`tenfold lab study`: what changes when a rule changes."""

from __future__ import annotations

from pathlib import Path

import click

from tenfold.cli.batches import takes_a_batch, takes_workers
from tenfold.cli.lab_arms import arms_of
from tenfold.cli.lab_folder import REPORT, kept_whatever_stops_it, refuse_no_pictures, where_it_is
from tenfold.cli.options import Box, json_option, print_json, print_table
from tenfold.cli.picture import plot_option
from tenfold.cli.progress import progress_bar
from tenfold.core import BadInput
from tenfold.games.registry import game_kind
from tenfold.lab.findings import ArmFindings, findings
from tenfold.lab.pool import Workers
from tenfold.lab.results import Results, opened, write_text
from tenfold.lab.simulate import Batch
from tenfold.lab.study import Study, play_study, refuse_bad_study


@click.command("study", short_help="What changes when a rule changes.")
@click.argument("folder", type=click.Path(path_type=Path))
@takes_a_batch(
    *("deals", "How many; more can be added later.", 2, "solid,easy"),
    "The last one takes the remaining seats. Two of different strength show how much is luck.",
)
@click.option(
    "--vary",
    multiple=True,
    metavar="OPTION=VALUES",
    help="What is compared: an option of house rules, edition, players, or rules (files); may be repeated.",
)
@takes_workers
@plot_option
@json_option
def study_command(
    folder: Path,
    batch: Batch,
    players: int,
    vary: tuple[str, ...],
    workers: Workers,
    plot: Path | None,
    as_json: bool,
) -> None:
    """Play the same deals by several rules: length, luck, seat advantage, chances of the phases.

    FOLDER gets a row for every game (games.csv) and a report (report.html). A study that was stopped resumes
    when the same command is given again, with the same result in the end. docs/lab.md explains the figures.

    \b
    tenfold lab study luck --vary edition=intl,fx --deals 1000
    tenfold lab study wilds --vary wild_points=20,25 --players 4
    tenfold lab study knock --vary knocking=false,true --vary players=3,4,5
    tenfold lab study order --vary free_order=false,true --bots solid
    """
    refuse_no_pictures()
    kind = game_kind(batch.game)
    study = Study(
        game=batch.game,
        arms=arms_of(Box(kind, kind.read_rules(batch.rules)), players, vary),
        bots=batch.bots,
        seed=batch.seed,
        most_decisions=batch.most_decisions,
        bot_seconds=batch.bot_seconds,
    )
    for arm in study.arms:
        if len(study.bots) > arm.players:
            raise BadInput(f"{len(study.bots)} bots for {arm.players} players: name at most one per seat")
    refuse_bad_study(study)
    with opened(folder, study.asked) as results:
        _play(study, batch.games, workers, results)
        found = findings(study, results.rows(batch.games))
        _draw(study, batch.games, found, folder / REPORT, plot)
    if as_json:
        print_json(_as_data(study, batch.games, found))
    else:
        _print_findings(study, batch.games, found, where_it_is(results))


def _play(study: Study, deals: int, workers: Workers, results: Results) -> None:
    begun, each = results.deals, results.asked.games_per_deal
    with kept_whatever_stops_it(results, deals), progress_bar("playing", deals * each) as advance:
        advance(min(begun, deals) * each)
        play_study(study, range(begun, deals), workers, results.add, advance)


def _draw(study: Study, deals: int, found: list[ArmFindings], report: Path, plot: Path | None) -> None:
    from tenfold.cli.lab_plots import draw
    from tenfold.cli.lab_study_plots import study_panels
    from tenfold.cli.lab_study_report import study_report

    write_text(report, study_report(study, deals, found))
    if plot is not None:
        draw(study_panels(found), plot)


def _as_data(study: Study, deals: int, found: list[ArmFindings]) -> dict[str, object]:
    return {
        "game": study.game,
        "bots": study.bots,
        "seed": study.seed,
        "deals": deals,
        "arms": [
            arm._asdict()
            | {
                "rules": played.rules,
                "figures": {name: figure._asdict() for name, figure in arm.figures.items()},
                "changes": {name: figure._asdict() for name, figure in arm.changes.items()},
            }
            for arm, played in zip(found, study.arms, strict=True)
        ],
    }


def _print_findings(study: Study, deals: int, found: list[ArmFindings], where: list[str]) -> None:
    from tenfold.cli.lab_study_words import explained, figure_names, in_words, said, spoiled

    names = figure_names(found)
    rows = [
        (
            in_words(name) if number == 0 else "",
            arm.arm,
            *said(name, arm.figures.get(name)),
            *said(name, arm.changes.get(name), signed=True),
        )
        for name in names
        for number, arm in enumerate(found)
    ]
    print_table(
        f"{deals} deals, {' and '.join(dict.fromkeys(study.bots))}, seed {study.seed}",
        ("", "rules", "is", "95 % interval", "changes by", "95 % interval"),
        rows,
        *explained(study),
        *spoiled(study, found),
        *where,
        left=["", "rules"],
    )
