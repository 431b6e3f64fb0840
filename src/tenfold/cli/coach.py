"""`tenfold coach`: what every choice at the dice is worth."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import click

from tenfold.analysis.listed import listed_phase
from tenfold.cli.dice_words import action_words
from tenfold.cli.options import chosen_rules, json_option, print_json, print_rich, rules_options
from tenfold.core import BadText

if TYPE_CHECKING:
    from pathlib import Path

    from tenfold.analysis.dice.judging import Judged
    from tenfold.analysis.dice.reasons import Advice
    from tenfold.games.dice.actions import Action
    from tenfold.games.dice.rules import Rules
    from tenfold.games.dice.state import Line
    from tenfold.games.dice.view import View
    from tenfold.pieces.dice import Face
    from tenfold.pieces.phases import Phase


@click.command("coach")
@click.argument("game", type=click.Choice(["dice"]))
@rules_options
@click.option("--phase", type=int, required=True, help="The phase that you are in.")
@click.option("--points", type=int, default=0, show_default=True, help="Written for phases so far.")
@click.option("--deducted", type=int, default=0, show_default=True, help="Alone: points lost so far.")
@click.option("--again", is_flag=True, help="An attempt at this phase has failed before.")
@click.option("--roll", required=True, help="What the ten dice show, such as '9 9 9 9 5 4 W 2 9 W'.")
@click.option("--rolls-left", type=click.IntRange(0, 2), required=True, help="0: accept or decline.")
@click.option("--keep", help="Dice that you would keep, such as '9 9 9': what is that worth?")
@click.option("--rival", "rivals", multiple=True, help="Phase and points of another player: 8:310.")
@click.option("--all", "everything", is_flag=True, help="Every choice, not the best ten.")
@json_option
def command(
    game: str,
    edition: str | None,
    variants: tuple[str, ...],
    house: Path | None,
    phase: int,
    points: int,
    deducted: int,
    again: bool,
    roll: str,
    rolls_left: int,
    keep: str | None,
    rivals: tuple[str, ...],
    everything: bool,
    as_json: bool,
) -> None:
    """Which dice to keep and why; what each choice is worth: expected total, or chance to win against rivals.

    \b
    tenfold coach dice --phase 3 --points 85 --rolls-left 2 --roll "9 9 9 5 4 W 2 9 6 1"
    tenfold coach dice --phase 3 --points 85 --rolls-left 2 --roll "9 9 9 5 4 W 2 9 6 1" --keep "9 9 9 9 W"
    tenfold coach dice --phase 8 --points 300 --rolls-left 1 --roll "B1 BW GW R4 R5 G5 R7 G6 R9 B5" --json
    tenfold coach dice --phase 9 --points 350 --rival 10:360 --rolls-left 2 --roll "7 7 7 W 1 9 7 2 5 3"
    """
    from tenfold.analysis.dice.advice import advise
    from tenfold.analysis.dice.judging import judged, worth_of
    from tenfold.cli.solve import solved_with_progress

    _, rules = chosen_rules(game, edition, variants, house)
    faces = _faces(rules, phase, roll, rolls_left)
    own = _line(rules, phase, points, deducted, again)
    view = _view(phase, (own, *(_rival(rules, rival) for rival in rivals)), faces, rolls_left)
    mine = None if keep is None else _own_choice(view, keep)
    solved_with_progress(rules)
    choices = judged(rules, view)
    why = _why(advise(rules, view))
    cost = None if mine is None else choices[0].worth - worth_of(rules, view, mine, choices)
    shown = choices if everything else choices[:10]
    if as_json:
        costs = {} if cost is None else {"keep_costs": round(cost, 9)}
        print_json(_as_data(rules.phase(phase), view, shown) | {"why": why} | costs)
        return
    _print_table(rules.phase(phase), view, shown, len(choices))
    click.echo(why)
    if mine is not None and cost is not None:
        lost = f"{cost:.3f} points" if len(view.sheet) == 1 else f"{cost:.2%} of the chance to win"
        click.echo(f"Your choice: {action_words(rules.phase(phase), view.faces, mine)}. It costs {lost}.")


def _why(advice: Advice) -> str:
    from tenfold.locales import Speech

    return Speech("en")(f"advice-dice-{advice.reason.value}", **advice.facts)


def _own_choice(view: View, text: str) -> Action:
    from tenfold.analysis.dice.referee import read_keep
    from tenfold.games.dice.actions import STOP, Keep
    from tenfold.games.dice.state import Stage

    if view.stage is Stage.SCORE:
        raise BadText("nothing-to-keep", "no roll is left, so nothing is kept: score or decline")
    kept = read_keep(text, view.faces)
    return STOP if len(kept) == len(view.faces) else Keep(kept)


def _faces(rules: Rules, phase: int, roll: str, rolls_left: int) -> tuple[Face, ...]:
    """What the dice show; BadText if there is nothing to be decided with it."""
    from tenfold.analysis.dice.referee import lying, phase_verdict, read_roll

    shown = read_roll(roll, rules.colours)
    verdict = phase_verdict(rules, phase, shown)
    if rolls_left == 0 and verdict.points is None:
        raise BadText("not-complete", "the phase is not complete and no roll is left: the attempt has failed")
    return lying(shown, rules.colours)


def _view(phase: int, sheet: tuple[Line, ...], faces: tuple[Face, ...], rolls_left: int) -> View:
    """The first of the sheet is on turn, in the middle of an attempt at this phase."""
    from tenfold.games.dice.rules import ROLLS
    from tenfold.games.dice.state import Stage
    from tenfold.games.dice.view import View

    return View(
        viewer=0,
        stage=Stage.KEEP if rolls_left else Stage.SCORE,
        scribe=0,
        seat=0,
        sheet=sheet,
        began=phase,
        rolls=ROLLS - rolls_left,
        faces=faces,
        kept=(),
        finisher=None,
        outcome=None,
    )


def _line(rules: Rules, phase: int, points: int, deducted: int = 0, again: bool = False) -> Line:
    """A column with these points; how they are spread over the phases does not matter."""
    from tenfold.games.dice.rules import BONUS, BONUS_5_AFTER, BONUS_5_FROM
    from tenfold.games.dice.state import Line

    most = sum(rules.maximum(before) for before in range(1, phase))
    if not 0 <= points <= most:
        raise BadText(
            "points-before",
            "before phase {phase} there are 0 to {most} points, not {points}",
            phase=phase,
            most=most,
            points=points,
        )
    if deducted < 0:
        raise BadText("deducted", "what was lost is a number from 0 up, not {lost}", lost=deducted)
    spread = (points, *(0,) * (phase - 2)) if phase > 1 else ()
    bonus = None
    if phase > BONUS_5_AFTER:
        counted = points - (deducted if rules.solo_deductions_count else 0)
        bonus = BONUS if counted >= BONUS_5_FROM else 0
    return Line(points=spread, bonus_5=bonus, tries=int(again), deducted=deducted)


def _rival(rules: Rules, text: str) -> Line:
    phase, colon, points = text.partition(":")
    if not (colon and phase.isdecimal() and points.isdecimal() and len(phase) < 4 and len(points) < 6):
        raise BadText("no-rival", "{text!r} is no rival: write phase:points, such as 8:310", text=text)
    listed_phase(rules.phases, int(phase))
    return _line(rules, int(phase), int(points))


def _as_data(phase: Phase, view: View, choices: list[Judged]) -> dict[str, Any]:
    return {
        "worth": "expected total" if len(view.sheet) == 1 else "chance to win",
        "choices": [
            {
                "do": action_words(phase, view.faces, choice.action),
                "worth": round(choice.worth, 9),
                "chance": round(choice.chance, 9),
                "cost": round(choices[0].worth - choice.worth, 9),
            }
            for choice in choices
        ],
    }


def _print_table(phase: Phase, view: View, choices: list[Judged], of: int) -> None:
    from rich.table import Table

    alone = len(view.sheet) == 1
    table = Table(title="The best choices" if of > len(choices) else "All choices")
    table.add_column("do")
    table.add_column("expected total" if alone else "chance to win", justify="right")
    table.add_column("cost", justify="right")
    table.add_column("phase made", justify="right")
    best = choices[0].worth
    for choice in choices:
        worth = f"{choice.worth:.3f}" if alone else f"{choice.worth:.2%}"
        cost = f"{best - choice.worth:.3f}" if alone else f"{best - choice.worth:.2%}"
        table.add_row(action_words(phase, view.faces, choice.action), worth, cost, f"{choice.chance:.2%}")
    print_rich(table, f"{len(choices)} of {of} choices" if of > len(choices) else "")
