"""What is told of a dice game. A roll is told with what comes of it: dice kept, a phase made or not.

Nothing is hidden, so everybody is told the same.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from tenfold.core import Event, Seat
from tenfold.core.sayings import Saying
from tenfold.games.dice import sayings
from tenfold.games.dice.actions import Action, Keep, Rolled
from tenfold.games.dice.rules import BONUS_5_FROM, Rules
from tenfold.games.dice.scoring import towards_bonus_5
from tenfold.games.dice.state import SheetLine, phase_number
from tenfold.games.dice.view import View
from tenfold.games.nature import Lot
from tenfold.pieces.dice import DICE, Roll, told_faces

PART_ENDS = frozenset(
    {sayings.MAKE_PHASE.id, sayings.FAIL_FOR_GOOD.id}
)  # of a go; whose it was looks at the block


def narrate(rules: Rules, before: View, event: Event[Action], after: View) -> Sequence[Saying]:
    match event.action:
        case Lot(scribe):
            return [sayings.BEGIN(name=scribe)]
        case Keep(dice):
            return [_kept(rules, before, dice)]
        case Rolled(faces):
            return list(_result(rules, before, faces, after))
        case _:
            return list(_result(rules, before, before.faces, after))


def _kept(rules: Rules, before: View, dice: tuple[int, ...]) -> Saying:
    phase = rules.phase(phase_number(before.sheet[before.seat]))
    roll = told_faces(phase, before.faces)
    if not dice:
        return sayings.KEEP_NOTHING(name=before.seat, roll=roll)
    kept = told_faces(phase, [before.faces[place] for place in dice])
    return sayings.KEEP(name=before.seat, roll=roll, dice=kept, rolled=len(DICE) - len(dice))


def _result(rules: Rules, before: View, faces: Roll, after: View) -> Iterator[Saying]:
    """What an attempt came to: points or none, the bonuses that they decide, the end that they begin."""
    seat = before.seat
    was, line = before.sheet[seat], after.sheet[seat]
    if line == was:
        return  # it goes on
    number = phase_number(was)
    facts = {"name": seat, "roll": told_faces(rules.phase(number), faces), "phase": number}
    cost = line.deducted - was.deducted
    if line.failed > was.failed:
        if before.finisher is not None:
            yield sayings.FAIL_FOR_GOOD(**facts)  # dice.end
        else:
            yield sayings.FAIL_PHASE_ALONE(**facts, cost=cost) if cost else sayings.FAIL_PHASE(**facts)
    elif line.declined > was.declined:
        yield sayings.REFUSE_POINTS_ALONE(**facts, cost=cost) if cost else sayings.REFUSE_POINTS(**facts)
    else:
        yield sayings.MAKE_PHASE(**facts, points=line.points[-1])
        yield from _bonuses(rules, seat, was, line)
    if before.finisher is None and after.finisher is not None and len(after.sheet) > 1:
        yield sayings.START_THE_END(name=seat, count=len(rules.phases))


def _bonuses(rules: Rules, seat: Seat, was: SheetLine, line: SheetLine) -> Iterator[Saying]:
    if was.bonus_5 != line.bonus_5:
        bonus_5 = sayings.WIN_BONUS_5 if line.bonus_5 else sayings.MISS_BONUS_5
        yield bonus_5(name=seat, points=towards_bonus_5(rules, line), wanted=BONUS_5_FROM)
    if was.bonus_10 != line.bonus_10:
        bonus_10 = sayings.WIN_BONUS_10 if line.bonus_10 else sayings.MISS_BONUS_10
        yield bonus_10(name=seat, count=len(rules.phases))
