"""`tenfold coach`: what every choice at the dice is worth."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, NamedTuple

import click

from tenfold.analysis.sayings import ASIDE_STAYS, NO_ROLL_LEFT
from tenfold.cli.dice_words import action_words
from tenfold.cli.language import decimal, lang_option, percent, spoken
from tenfold.cli.options import (
    chosen_rules,
    json_option,
    print_json,
    print_method,
    print_table,
    rules_options,
)
from tenfold.core import BadText, Illegal
from tenfold.locales import FALLBACK, Speech

if TYPE_CHECKING:
    from collections.abc import Sequence
    from pathlib import Path

    from tenfold.analysis.dice.choice import Choice
    from tenfold.analysis.dice.position import DicePosition
    from tenfold.games.dice.actions import Action
    from tenfold.games.dice.rules import Rules
    from tenfold.games.dice.view import View
    from tenfold.pieces.phases import Phase

BEST = 10  # choices that are shown


@click.command("coach")
@click.argument("game", type=click.Choice(["dice"]))
@rules_options
@click.option("--phase", type=int, required=True, help="The phase that you are in.")
@click.option(
    "--points",
    default="0",
    show_default=True,
    help="Written down so far, without bonuses. From phase 6 on, 250+40 says that the 5-phase bonus was"
    " won, 250+0 that it was missed; plain 250 assumes the likelier, and the answer says which.",
)
@click.option("--deducted", type=int, default=0, show_default=True, help="Solo game: points lost so far.")
@click.option("--again", is_flag=True, help="An attempt at this phase has failed before.")
@click.option(
    "--roll", required=True, help="What the ten dice show: '9 9 9 9 5 4 W 2 9 W'; H1=R5 names the die."
)
@click.option("--rolls-left", type=click.IntRange(0, 2), required=True, help="0: accept or decline.")
@click.option(
    "--aside",
    help="With --variant locked and one roll left: the dice that were set aside before, such as '9 9'.",
)
@click.option("--keep", help="Dice that you would keep, such as '9 9 9': what is that worth?")
@click.option(
    "--rival",
    "rivals",
    multiple=True,
    help="Phase and points of another player, as --points has them: 8:310 or 8:310+0. 11:430+40 has completed"
    " all ten phases; a third number is the 10-phase bonus. One for each, in the order of the round.",
)
@click.option(
    "--place",
    type=click.IntRange(min=1),
    default=1,
    show_default=True,
    help="Your place in the round; 1: the scribe.",
)
@click.option(
    "--began",
    type=int,
    help="At the end of the game: the phase that your turn began with.  [default: the phase that you are in]",
)
@click.option("--all", "everything", is_flag=True, help=f"Every choice, not only the best {BEST}.")
@lang_option
@json_option
def command(
    game: str,
    edition: str | None,
    variants: tuple[str, ...],
    house: Path | None,
    keep: str | None,
    everything: bool,
    lang: str | None,
    as_json: bool,
    **position: Any,
) -> None:
    """Which dice to keep and why; what each choice is worth: expected total, or chance to win against rivals.
    If dice set aside must stay there (variant locked), these are estimates.

    \b
    tenfold coach dice --phase 3 --points 85 --rolls-left 2 --roll "9 9 9 5 4 W 2 9 6 1"
    tenfold coach dice --phase 3 --points 85 --rolls-left 2 --roll "9 9 9 5 4 W 2 9 6 1" --keep "9 9 9 9 W"
    tenfold coach dice --phase 8 --points 300+40 --rolls-left 1 --roll "B1 BW GW R4 R5 G5 R7 G6 R9 B5" --json
    tenfold coach dice --phase 9 --points 350+0 --rival 10:360+40 --rolls-left 2 --roll "7 7 7 W 1 9 7 2 5 3"

    Somebody has completed all ten phases, and you, second in the round, have one turn left:

    \b
    tenfold coach dice --phase 10 --points 380+40 --rolls-left 1 --roll "7 7 7 W 1 9 7 2 5 3" \\
        --rival 11:400+40 --place 2
    """
    from tenfold.analysis.dice.advice import reasoned, weigh, weigh_action
    from tenfold.analysis.dice.position import read_position
    from tenfold.analysis.dice.solutions import is_solvable
    from tenfold.cli.dice_position import position_lines
    from tenfold.cli.solve import solution_with_bar
    from tenfold.locales.rendering import rendered

    say = spoken(lang)
    _, rules = chosen_rules(game, edition, variants, house)
    asked = read_position(rules, **position)
    view = asked.view
    action = None if keep is None else _own_choice(rules, view, keep)
    if is_solvable(rules):
        solution_with_bar(rules, say)
    weighed = weigh(rules, view)
    choices = weighed.choices
    why = rendered(reasoned(rules, view, choices[0]).saying, say)
    own = None if action is None else weigh_action(rules, view, action, weighed)
    shown = choices if everything else choices[:BEST]
    phase, scale = rules.phase(position["phase"]), _scale(view, weighed.exact, say)
    if as_json:
        listed = [_choice_as_data(phase, view, choice, choices[0]) for choice in shown]
        data = {"moment": _position_as_data(rules, asked), "worth": scale.name, "choices": listed, "why": why}
        print_json(data if own is None else {**data, "keep": _choice_as_data(phase, view, own, choices[0])})
        return
    for line in position_lines(rules, asked, say):
        click.echo(line)
    _print_table(phase, view, scale, shown, len(choices))
    click.echo(why)
    if own is not None:
        figures = {"chance": percent(say, own.chance, 2), "cost": scale.show(_cost(own, choices[0]))}
        done = action_words(say, phase, view.faces, own.action)
        click.echo(say(scale.own, do=done, worth=scale.show(own.value), **figures))
    if not weighed.exact:
        click.echo(say("coach-estimates"))
    print_method(say(scale.how), say("advice-how-phase"))


def _own_choice(rules: Rules, view: View, text: str) -> Action:
    from tenfold.analysis.dice.choice import keeping
    from tenfold.analysis.dice.referee import read_keep
    from tenfold.cli.dice_position import words_aside
    from tenfold.games.dice.state import Stage, phase_number

    if view.stage is Stage.SCORE:
        raise BadText(NO_ROLL_LEFT())
    kept = read_keep(text, view.faces, rules.phase(phase_number(view.sheet[view.seat])))
    if not set(view.kept) <= set(kept):
        raise Illegal("dice.turn", ASIDE_STAYS(dice=words_aside(rules, view)))
    return keeping(view, kept)


# --- showing ---------------------------------------------------------------------------------------


class Scale(NamedTuple):
    """What choices are measured in, and how that is said."""

    name: str  # for programs
    heading: str | None  # None: an estimate is good for comparing only
    own: str  # of the player's own choice
    how: str  # it is found
    say: Speech

    def show(self, value: float) -> str:
        if self.name == "chance to win":
            return percent(self.say, value, 2)
        return decimal(self.say, value, 3 if self.heading else 1)


def _scale(view: View, exact: bool, say: Speech) -> Scale:
    if not exact:
        return Scale("estimate", None, "coach-own-estimate", "advice-how-cost", say)
    if len(view.sheet) == 1:
        return Scale("expected total", "coach-total", "coach-own-total", "advice-how-total", say)
    return Scale("chance to win", "coach-win", "coach-own-win", "advice-how-win", say)


def _position_as_data(rules: Rules, asked: DicePosition) -> dict[str, Any]:
    """Everybody in the order of the round; places are counted from 1."""
    from tenfold.cli.dice_position import named_dice, words_aside
    from tenfold.games.dice.state import phase_number

    view = asked.view
    return {
        "roll": view.rolls,
        "dice": named_dice(view.faces),
        "clear": asked.is_clear,
        "aside": words_aside(rules, view),
        "place": view.seat + 1,
        "finisher": None if view.finisher is None else view.finisher + 1,
        "began": view.began,
        "round": [
            {
                "phase": phase_number(line),
                "points": sum(line.points),
                "bonus_5": line.bonus_5,
                "bonus_10": line.bonus_10,
                "deducted": line.deducted,
                "assumed": list(assumed),
            }
            for line, assumed in zip(view.sheet, asked.assumed, strict=True)
        ],
    }


def _choice_as_data(phase: Phase, view: View, choice: Choice, best: Choice) -> dict[str, Any]:
    return {
        "do": action_words(Speech(FALLBACK), phase, view.faces, choice.action),
        "action": str(choice.action),
        "worth": round(choice.value, 9),
        "chance": round(choice.chance, 9),
        "cost": round(_cost(choice, best), 9),
    }


def _cost(choice: Choice, best: Choice) -> float:
    """Never less than nothing, which estimates of two kinds could make it."""
    return max(0.0, best.value - choice.value)


def _print_table(phase: Phase, view: View, scale: Scale, choices: Sequence[Choice], of: int) -> None:
    say, some = scale.say, of > len(choices)
    rows = (
        (
            action_words(say, phase, view.faces, choice.action),
            *([scale.show(choice.value)] if scale.heading else []),
            scale.show(_cost(choice, choices[0])),
            percent(say, choice.chance, 2),
        )
        for choice in choices
    )
    valued = [scale.heading] if scale.heading else []
    headings = [say(heading) for heading in ("coach-do", *valued, "col-cost", "coach-made")]
    below = say("coach-of", shown=len(choices), all=of) if some else ""
    print_table(say("coach-best" if some else "coach-all"), headings, rows, below, left=headings[:1])
