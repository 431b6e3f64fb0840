"""`tenfold solve`: the exact solution of a game that one person plays alone."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Any

import click

from tenfold.cli.options import chosen_rules, json_option, print_json, print_rich, rules_options
from tenfold.cli.picture import plot_option
from tenfold.cli.progress import solving_bar
from tenfold.pieces.dice import write_dice

if TYPE_CHECKING:
    from tenfold.analysis.dice.solution import Solution
    from tenfold.analysis.dice.solver.backward import PhaseValues
    from tenfold.games.dice.rules import Rules

QUANTILES = (1, 5, 25, 50, 75, 95, 99)  # per cent


@click.command("solve")
@click.argument("game", type=click.Choice(["dice"]))
@rules_options
@json_option
@plot_option
def command(
    game: str,
    edition: str | None,
    variants: tuple[str, ...],
    house: Path | None,
    as_json: bool,
    plot: Path | None,
) -> None:
    """The best play of the solo game, exactly: what it brings, and how often each phase succeeds.

    The first time takes up to a minute; the solution is kept in the cache folder (TENFOLD_CACHE: another).
    Where dice set aside stay there (variant locked) there is no exact solution.

    \b
    tenfold solve dice
    tenfold solve dice --variant free-decline --json
    tenfold solve dice --plot solution.svg
    """
    _, rules = chosen_rules(game, edition, variants, house)
    solution = solution_with_bar(rules)
    if plot is not None:
        from tenfold.cli.solve_plot import draw

        draw(solution, QUANTILES, plot)
    if as_json:
        print_json(as_data(solution))
    else:
        _print_tables(solution)


def solution_with_bar(rules: Rules) -> Solution:
    """A bar shows how far it is, if it is solved now."""
    from tenfold.analysis.dice.solutions import solution_of

    with solving_bar() as progress:
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


def _print_tables(solution: Solution) -> None:
    from rich.table import Table

    spread, rules = solution.distribution, solution.rules
    figures = Table(title="The dice game alone, best play", show_header=False)
    figures.add_column()
    figures.add_column(justify="right")
    for name, text in (
        ("expected total", f"{solution.value:.6f}"),
        ("standard deviation", f"{spread.deviation:.3f}"),
        *((f"{share} % are at most", str(spread.quantile(share / 100))) for share in QUANTILES),
        ("5-phase bonus", f"{spread.bonus_5:.4%}"),
        ("10-phase bonus", f"{spread.bonus_10:.4%}"),
        ("failed attempts", f"{spread.failed:.4f}"),
        ("declined attempts", f"{spread.declined:.4f}"),
    ):
        figures.add_row(name, text)
    phases = Table(title="Phases, and how often an attempt succeeds")
    phases.add_column("phase", justify="right")
    phases.add_column("needs")
    for heading in ("most", "at best", "in best play", "still to win"):
        phases.add_column(heading, justify="right")
    for number, (figure, values) in enumerate(zip(solution.phases, solution.values, strict=True), 1):
        phases.add_row(
            str(number),
            str(rules.phase(number)),
            str(rules.maximum(number)),
            f"{figure.best_success:.2%}",
            f"{figure.success:.2%}",
            still_to_win(values),
        )
    print_rich(figures, phases, "Still to win: the expected gain from here on, by the total so far.")


def still_to_win(values: PhaseValues) -> str:
    """The expected gain from here on: the least and the most, where it depends on the total."""
    gains = (values.first.min(), values.first.max())
    return " to ".join(dict.fromkeys(f"{gain:.3f}" for gain in gains))
