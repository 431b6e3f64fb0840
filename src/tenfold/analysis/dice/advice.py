"""What to do now at the dice, and why: exactly where the rules have been solved, else by estimates."""

from __future__ import annotations

from tenfold.analysis.dice.choice import Choice, choose
from tenfold.analysis.dice.reasons import Advice, Fact, Reason
from tenfold.analysis.dice.ways import missing
from tenfold.games.dice.actions import Decline, Keep, Score
from tenfold.games.dice.rules import Rules
from tenfold.games.dice.state import phase_number
from tenfold.games.dice.view import View
from tenfold.pieces.dice import best_points, is_colour_phase


def _exact_choice(rules: Rules, view: View) -> Choice | None:
    from tenfold.analysis.dice.exact import known_solution  # NumPy, for those who ask
    from tenfold.analysis.dice.judging import judged

    if known_solution(rules) is None:
        return None
    best = judged(rules, view)[0]
    points = best_points(rules.phase(phase_number(view.sheet[view.seat])), view.faces)
    return Choice(best.action, best.chance, points)


def advise(rules: Rules, view: View, *, exactly: bool = True) -> Advice:
    """For the seat on turn. A server asks for estimates: they take no time."""
    choice = (_exact_choice(rules, view) if exactly else None) or choose(rules, view)
    number = phase_number(view.sheet[view.seat])
    chance = round(100 * choice.chance)
    match choice.action:
        case Keep(dice) as keep:
            colours = is_colour_phase(rules.phase(number))
            faces = sorted(view.faces[place] for place in dice)
            kept = " ".join(str(face) if colours else str(face.number or "W") for face in faces)
            if choice.points is not None:
                facts: dict[str, Fact] = {"dice": kept, "points": choice.points, "chance": chance}
                return Advice(keep, Reason.IMPROVE, facts)
            if not dice:
                return Advice(keep, Reason.KEEP_NOTHING, {"phase": number, "chance": chance})
            gap = missing(rules.phase(number), view.faces)
            return Advice(
                keep, Reason.KEEP, {"dice": kept, "missing": gap, "phase": number, "chance": chance}
            )
        case Score() | Decline() as result:
            reason = Reason.SCORE if isinstance(result, Score) else Reason.DECLINE
            return Advice(result, reason, {"points": choice.points or 0})
        case stop:
            return Advice(stop, Reason.STOP, {"points": choice.points or 0})
