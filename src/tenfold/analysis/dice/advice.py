"""What to do now at the dice, and why: exactly where the rules have been solved, else by estimates."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from tenfold.analysis.dice.choice import Choice, estimated
from tenfold.analysis.dice.reasons import Advice, Reason
from tenfold.analysis.dice.ways import missing
from tenfold.games.dice.actions import Keep, Score, Stop
from tenfold.games.dice.rules import Rules
from tenfold.games.dice.state import phase_number
from tenfold.games.dice.view import View
from tenfold.pieces.dice import best_points, is_colour_phase


class Weighed(NamedTuple):
    """Every sensible choice of a moment, best first."""

    choices: Sequence[Choice]
    exact: bool  # else estimates: these rules have not been solved


def weigh(rules: Rules, view: View, *, exactly: bool = True) -> Weighed:
    """For the seat on turn. A server asks for estimates: they take no time."""
    if exactly:
        from tenfold.analysis.dice.exact import known_solution  # NumPy, for those who ask
        from tenfold.analysis.dice.judging import judged

        if known_solution(rules) is not None:
            return Weighed(judged(rules, view), exact=True)
    return Weighed(estimated(rules, view), exact=False)


def advise(rules: Rules, view: View, *, exactly: bool = True) -> Advice:
    """The best choice with its reason."""
    return reasoned(rules, view, weigh(rules, view, exactly=exactly).choices[0])


def reasoned(rules: Rules, view: View, choice: Choice) -> Advice:
    """Why one would choose this."""
    number = phase_number(view.sheet[view.seat])
    phase = rules.phase(number)
    points = best_points(phase, view.faces)
    chance = round(100 * choice.chance)
    match choice.action:
        case Keep(dice) as keep:
            faces = sorted(view.faces[place] for place in dice)
            colours = is_colour_phase(phase)
            kept = " ".join(str(face) if colours else str(face.number or "W") for face in faces)
            if points is not None:
                return Advice(keep, Reason.IMPROVE, {"dice": kept, "points": points, "chance": chance})
            if not dice:
                return Advice(keep, Reason.KEEP_NOTHING, {"phase": number, "chance": chance})
            gap = missing(phase, faces)
            return Advice(
                keep, Reason.KEEP, {"dice": kept, "missing": gap, "phase": number, "chance": chance}
            )
        case Stop():
            return Advice(choice.action, Reason.STOP, {"points": points or 0})
        case result:
            reason = Reason.SCORE if isinstance(result, Score) else Reason.DECLINE
            return Advice(result, reason, {"points": points or 0})
