"""What happened at the dice, in sentences. What others roll is told with what they make of it."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from tenfold.core import Event, Seat
from tenfold.games.dice.actions import Action, Keep, Rolled, Stop
from tenfold.games.dice.rules import BONUS_5_FROM, Rules
from tenfold.games.dice.state import Line, Stage, phase_number
from tenfold.games.dice.view import View
from tenfold.games.nature import Lot
from tenfold.locales import Speech
from tenfold.pieces.dice import DICE, Roll
from tenfold.terminal.dice.faces import named, phase_of
from tenfold.terminal.dice.layout import Layout
from tenfold.terminal.paint import Paint


class Teller:
    def __init__(self, rules: Rules, names: Sequence[str], say: Speech, paint: Paint, layout: Layout) -> None:
        self._rules = rules
        self._names = names
        self._say = say
        self._paint = paint
        self._layout = layout

    def told(self, before: View, event: Event[Action], after: View) -> Iterator[str]:
        """The sentences for one event, between the views before and after it."""
        me, seat = before.viewer, before.seat
        match event.action:
            case Lot(scribe):
                yield self._by(me, scribe, "begin")
            case Keep(dice):
                yield self._keep(before, dice)
            case Rolled(faces) if _is_over(before, after):
                if seat == me:  # nothing is asked any more, so the dice are shown here
                    yield from self._layout.dice(before._replace(faces=faces))
                yield from self._result(before, faces, after)
            case Rolled():
                pass  # the player sees the dice; of others it is told what they do with them
            case Stop() if not _is_over(before, after):
                pass
            case _:
                yield from self._result(before, before.faces, after)

    def _keep(self, before: View, dice: tuple[int, ...]) -> str:
        phase = phase_of(self._rules, before)
        kept = named(phase, [before.faces[place] for place in dice], self._paint)
        facts: dict[str, object] = {}
        if before.seat != before.viewer:
            facts["roll"] = named(phase, before.faces, self._paint)
        elif dice:
            facts["rolled"] = len(DICE) - len(dice)
        if not dice:
            return self._by(before.viewer, before.seat, "keep-nothing", **facts)
        return self._by(before.viewer, before.seat, "keep-dice", dice=kept, **facts)

    def _result(self, before: View, faces: Roll, after: View) -> Iterator[str]:
        """What an attempt came to: its points or none, the bonus that it decided, the end that it began."""
        me, seat = before.viewer, before.seat
        was, line = before.sheet[seat], after.sheet[seat]
        facts: dict[str, object] = {"phase": phase_number(was)}
        if seat != me:
            facts["roll"] = named(phase_of(self._rules, before), faces, self._paint)
        if line.failed > was.failed:
            yield self._failed(before, line.deducted - was.deducted, facts)
        elif line.declined > was.declined:
            cost = line.deducted - was.deducted
            what = "refuse-points-alone" if cost else "refuse-points"
            yield self._by(me, seat, what, **facts, **_cost(cost))
        else:
            yield self._by(me, seat, "make-phase", points=line.points[-1], **facts)
            yield from self._bonuses(me, seat, was, line)
        if before.finisher is None and after.finisher is not None and len(after.sheet) > 1:
            yield self._by(me, seat, "start-the-end")

    def _failed(self, before: View, cost: int, facts: dict[str, object]) -> str:
        what = "fail-phase"
        if before.finisher is not None:
            what = "fail-for-good"  # dice.end
        elif cost:
            what = "fail-phase-alone"
        return self._by(before.viewer, before.seat, what, **facts, **_cost(cost))

    def _bonuses(self, me: Seat | None, seat: Seat, was: Line, line: Line) -> Iterator[str]:
        if was.bonus_5 is None and line.bonus_5 is not None:
            what = "win-bonus-5" if line.bonus_5 else "miss-bonus-5"
            yield self._by(me, seat, what, points=sum(line.points), wanted=BONUS_5_FROM)
        if was.bonus_10 is None and line.bonus_10 is not None:
            what = "win-bonus-10" if line.bonus_10 else "miss-bonus-10"
            yield self._by(me, seat, what, count=len(self._rules.phases))

    def _by(self, me: Seat | None, seat: Seat, what: str, **facts: object) -> str:
        """The sentence about me, or about somebody else."""
        if seat == me:
            return self._say(f"you-{what}", **facts)
        return self._say(f"they-{what}", name=self._names[seat], **facts)


def _is_over(before: View, after: View) -> bool:
    """Whether an attempt has ended."""
    return before.sheet != after.sheet or after.stage is Stage.OVER


def _cost(cost: int) -> dict[str, object]:
    return {"cost": cost} if cost else {}
