"""`tenfold solve`: the exact solution of a solo game."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Any

import click

from tenfold.cli.language import decimal, lang_option, needs, percent, spoken
from tenfold.cli.options import (
    chosen_rules,
    json_option,
    made_table,
    print_json,
    print_method,
    print_rich,
    rules_options,
)
from tenfold.cli.picture import plot_option
from tenfold.cli.progress import solving_bar
from tenfold.games.dice.rules import BONUS_5_AFTER
from tenfold.locales import Speech
from tenfold.pieces.dice import write_dice

if TYPE_CHECKING:
    from tenfold.analysis.dice.solution import Solution
    from tenfold.analysis.dice.solver.backward import PhaseValues
    from tenfold.games.dice.rules import Rules

HEADINGS = ("col-phase", "col-needs", "solve-most", "solve-at-best", "solve-in-play", "solve-still")
QUANTILES = (1, 5, 25, 50, 75, 95, 99)  # per cent


@click.command("solve")
@click.argument("game", type=click.Choice(["dice"]))
@rules_options
@lang_option
@json_option
@plot_option
def command(
    game: str,
    edition: str | None,
    variants: tuple[str, ...],
    house: Path | None,
    lang: str | None,
    as_json: bool,
    plot: Path | None,
) -> None:
    """The best play of the solo game, exactly: what it brings, and how often each phase succeeds.

    The solution of the printed game comes with the program. Other rules take up to a minute the first time;
    their solution is kept in the cache folder (set another one with TENFOLD_CACHE).
    If dice set aside must stay there (variant locked), there is no exact solution.

    \b
    tenfold solve dice
    tenfold solve dice --variant free-decline --json
    tenfold solve dice --plot solution.svg
    """
    _, rules = chosen_rules(game, edition, variants, house)
    solution = solution_with_bar(rules, spoken(lang))
    if plot is not None:
        from tenfold.cli.solve_plot import draw

        draw(solution, QUANTILES, plot, spoken(lang))
    if as_json:
        print_json(as_data(solution))
    else:
        _print_tables(solution, spoken(lang))


def solution_with_bar(rules: Rules, say: Speech) -> Solution:
    """A bar shows how far it is, if it is solved now."""
    from tenfold.analysis.dice.solutions import solution_of

    with solving_bar(say("bar-solving")) as progress:
        return solution_of(rules, progress)


def as_data(solution: Solution) -> dict[str, Any]:
    """Every key is explained in docs/dice-solution.md."""
    rules, spread = solution.rules, solution.distribution
    return {
        "game": "dice",
        "rules": {
            "edition": rules.edition,
            "reroll_kept": rules.reroll_kept,
            "solo_decline": rules.solo_decline.value,
            "solo_deductions_count": rules.solo_deductions_count,
            "phases": [str(phase) for phase in rules.phases],
            "colours": write_dice(rules.colours),
        },
        "expected_total": solution.value,
        "standard_deviation": spread.deviation,
        "quantiles": {str(share): spread.quantile(share / 100) for share in QUANTILES},
        "bonus_5_chance": spread.bonus_5,
        "bonus_10_chance": spread.bonus_10,
        "failed_attempts": spread.failed,
        "declined_attempts": spread.declined,
        "phases": [
            {
                "phase": number,
                "needs": str(rules.phase(number)),
                "maximum": rules.maximum(number),
                "best_success": figures.best_success,
                "optimal_success": figures.success,
                "lowest_total": values.low,
                "gains": values.first.tolist(),
                "gains_after_first_try": values.again.tolist(),
            }
            for number, (figures, values) in enumerate(zip(solution.phases, solution.values, strict=True), 1)
        ],
        "distribution": {"lowest": spread.lowest, "chances": list(spread.chances)},
    }


def _print_tables(solution: Solution, say: Speech) -> None:
    from rich.table import Table

    spread, rules = solution.distribution, solution.rules
    figures = Table(title=say("solve-title"), show_header=False)
    figures.add_column()
    figures.add_column(justify="right")
    for name, text in (
        (say("solve-total"), decimal(say, solution.value, 6)),
        (say("solve-deviation"), decimal(say, spread.deviation, 3)),
        *((say("solve-share", share=share), str(spread.quantile(share / 100))) for share in QUANTILES),
        (say("at-bonus", count=BONUS_5_AFTER), percent(say, spread.bonus_5, 4)),
        (say("at-bonus", count=len(rules.phases)), percent(say, spread.bonus_10, 4)),
        (say("solve-failed"), decimal(say, spread.failed, 4)),
        (say("solve-declined"), decimal(say, spread.declined, 4)),
    ):
        figures.add_row(name, text)
    rows = [
        (
            str(number),
            needs(say, "dice", rules.phase(number)),
            str(rules.maximum(number)),
            percent(say, figure.best_success, 2),
            percent(say, figure.success, 2),
            still_to_win(values, say),
        )
        for number, (figure, values) in enumerate(zip(solution.phases, solution.values, strict=True), 1)
    ]
    headings = [say(heading) for heading in HEADINGS]
    print_rich(figures, made_table(say("solve-phases"), headings, rows, left=headings[1:2]))
    print_method(say("solve-still-told"), say("analysis-how-total"))


def still_to_win(values: PhaseValues, say: Speech) -> str:
    """The expected gain from here on: the least and the most, where it depends on the total."""
    least, most = (decimal(say, float(gain), 3) for gain in (values.first.min(), values.first.max()))
    return least if least == most else say("solve-range", least=least, most=most)
