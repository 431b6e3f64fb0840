"""`tenfold lab study`: what changes when a rule changes."""

from __future__ import annotations

from importlib.util import find_spec
from pathlib import Path

import click

from tenfold.cli.batches import takes_a_batch, takes_workers
from tenfold.cli.lab_arms import arms_of
from tenfold.cli.options import Box, json_option, print_json, print_table
from tenfold.cli.picture import plot_option
from tenfold.cli.progress import progress_bar
from tenfold.core import BadInput, TenfoldError
from tenfold.games.registry import game_kind
from tenfold.lab.findings import ArmFindings, findings
from tenfold.lab.pool import Workers
from tenfold.lab.results import GAMES, Results, opened, write_text
from tenfold.lab.simulate import Batch
from tenfold.lab.study import Study, play_study, refuse_bad_study

REPORT = "report.html"


@click.command("study", short_help="What changes when a rule changes.")
@click.argument("folder", type=click.Path(path_type=Path))
@takes_a_batch(
    *("deals", "How many; more can be added later.", 2, "solid,easy"),
    "The last takes the seats that are left. Two of different strength tell how much is luck.",
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

    FOLDER gets a row for every game (games.csv) and a report (report.html). A study that was stopped goes on
    when the same command is given again, and ends up the same. docs/lab.md says what the figures mean.

    \b
    tenfold lab study luck --vary edition=intl,fx --deals 1000
    tenfold lab study wilds --vary wild_points=20,25 --players 4
    tenfold lab study knock --vary knocking=false,true --vary players=3,4,5
    tenfold lab study order --vary free_order=false,true --bots solid
    """
    if find_spec("matplotlib") is None:
        raise TenfoldError("a study's report needs matplotlib: install it with pip install 'tenfold[lab]'")
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
    with opened(folder, study) as results:
        _play(study, batch.games, workers, results)
        found = findings(study, results.games(batch.games))
    _write_report(study, batch.games, found, folder)
    if plot is not None:
        from tenfold.cli.lab_plots import draw

        draw(found, plot)
    if as_json:
        print_json(_as_data(study, batch.games, found))
    else:
        _print_findings(study, batch.games, found, folder)


def _play(study: Study, deals: int, workers: Workers, results: Results) -> None:
    """Whatever stops it: what is played is kept, and that is said."""
    begun = results.deals
    with progress_bar("playing", deals * study.games_per_deal) as advance:
        advance(min(begun, deals) * study.games_per_deal)
        try:
            play_study(study, range(begun, deals), workers, results.add, advance)
        except KeyboardInterrupt:
            raise TenfoldError(f"stopped; {_kept(results, deals)}") from None
        except TenfoldError as error:
            if results.deals == begun:
                raise
            from tenfold.locales.rendering import in_english  # only where something is refused

            raise TenfoldError(f"{in_english(error)}; {_kept(results, deals)}") from None


def _kept(results: Results, deals: int) -> str:
    file = results.folder / GAMES
    return f"{results.deals} of {deals} deals are in {file}, and the same command goes on from there"


def _write_report(study: Study, deals: int, found: list[ArmFindings], folder: Path) -> None:
    from tenfold.cli.lab_report import report

    write_text(folder / REPORT, report(study, deals, found))


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


def _print_findings(study: Study, deals: int, found: list[ArmFindings], folder: Path) -> None:
    from tenfold.cli.lab_words import explained, figure_names, in_words, said, spoiled

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
        f"every game: {folder / GAMES}",
        f"with pictures: {folder / REPORT}",
        left=["", "rules"],
    )
