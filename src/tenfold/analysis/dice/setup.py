"""Positions of the dice game as somebody sets them up (docs/positions.md); the scribe has seat 0."""

from __future__ import annotations

from typing import Any

from tenfold.analysis.advice import Advice
from tenfold.analysis.dice.position import read_position
from tenfold.analysis.setup import Figure, Setup, Texts, in_100, value, values
from tenfold.analysis.setup_sayings import (
    FIELD_MISSING,
    HOW_ESTIMATED,
    HOW_PHASE_CHANCE,
    HOW_POINTS_NOW,
    HOW_TOTAL,
    HOW_WIN,
    NO_PHASE,
    NO_SEAT,
    PHASE_CHANCE,
    POINTS_NOW,
    TOTAL,
    VALUE,
    WIN,
)
from tenfold.core import BadText
from tenfold.games import forms
from tenfold.games.determinize import seen
from tenfold.games.dice.rules import ROLLS, Rules
from tenfold.games.dice.state import SheetLine, Stage, State, phase_number
from tenfold.games.dice.view import View
from tenfold.pieces.dice import DICE, best_points

FIELDS = ("dice", "rolls", "phases", "points", "turn", "lost", "again", "aside", "began")
_TEXT = forms.Form(str, str.strip)


def read(rules: Rules, texts: Texts) -> State:
    if "dice" not in texts:
        raise BadText(FIELD_MISSING(name=["dice"]))
    phases = value(texts, "phases", forms.by_seat(forms.NUMBER), (1,))
    points = values(texts, "points", forms.by_seat(_TEXT), ("0",) * len(phases))
    turn, rolls = value(texts, "turn", forms.NUMBER, 0), value(texts, "rolls", forms.NUMBER, 1)
    if turn not in range(len(phases)):
        raise BadText(NO_SEAT(most=len(phases) - 1))
    if rolls not in range(1, ROLLS + 1):
        raise BadText(VALUE(name=["rolls"], text=texts["rolls"]))
    if phases[turn] not in range(1, len(rules.phases) + 1):
        raise BadText(NO_PHASE(number=phases[turn], phases=range(1, len(rules.phases) + 1)))
    others = [f"{phase}:{told}" for phase, told in zip(phases, points, strict=True)]
    position = read_position(
        rules,
        phase=phases[turn],
        points=points[turn],
        deducted=value(texts, "lost", forms.NUMBER, 0),
        again=value(texts, "again", forms.FLAG, False),
        roll=texts["dice"],
        rolls_left=ROLLS - rolls,
        aside=texts.get("aside"),
        rivals=others[:turn] + others[turn + 1 :],
        place=turn + 1,
        began=value(texts, "began", forms.NUMBER, None),
    )
    return State(**seen(position.view, State))


def write(rules: Rules, view: View, world: State) -> Texts:
    """Everything is open; which phase brought how many points makes no difference."""
    first, seats = view.scribe or 0, len(view.sheet)
    lines = [view.sheet[(first + at) % seats] for at in range(seats)]
    own = view.sheet[view.seat]
    texts = {
        "dice": _named(view, range(len(DICE))),
        "rolls": str(ROLLS if view.stage is Stage.SCORE else view.rolls),  # whoever stops has no roll left
        "phases": " / ".join(str(phase_number(line)) for line in lines),
        "points": " / ".join(_points(line) for line in lines),
        "turn": str((view.seat - first) % seats),
        "lost": str(own.deducted),
        "again": forms.FLAG.write(own.tries > 0),
    }
    if not rules.reroll_kept and view.rolls == ROLLS - 1:
        texts["aside"] = _named(view, view.kept)
    if view.finisher is not None:
        texts["began"] = str(view.began)
    return texts


def _named(view: View, places: Any) -> str:
    return " ".join(f"{DICE[place]}={view.faces[place]}" for place in places)


def _points(line: SheetLine) -> str:
    """`250+40`: the bonuses that are decided behind the points."""
    bonuses = (bonus for bonus in (line.bonus_5, line.bonus_10) if bonus is not None)
    return "+".join(map(str, (sum(line.points), *bonuses)))


def figures(rules: Rules, view: View, advice: Advice) -> list[Figure]:
    table = advice.table
    assert table is not None, "choices at the dice are told by figures"
    number = phase_number(view.sheet[view.seat])
    best, exact = table.choices[0], table.note is None
    found = []
    if best.worth is not None and table.worth == "total":
        found.append(Figure(TOTAL(total=round(best.worth, 2)), HOW_TOTAL(), exact=True))
    elif best.worth is not None and table.worth == "win":
        found.append(Figure(WIN(chance=in_100(best.worth)), HOW_WIN(), exact=False))
    if best.chance is not None and view.stage is Stage.KEEP:
        how = HOW_PHASE_CHANCE() if exact else HOW_ESTIMATED()
        found.append(Figure(PHASE_CHANCE(phase=number, chance=in_100(best.chance)), how, exact))
    points = best_points(rules.phase(number), view.faces)
    if points is not None:
        found.append(Figure(POINTS_NOW(phase=number, points=points), HOW_POINTS_NOW(), exact=True))
    return found


SETUP = Setup(FIELDS, read, write, figures, lambda state: len(state.sheet))
