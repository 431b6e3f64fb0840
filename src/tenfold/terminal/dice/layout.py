"""A turn at the dice as lines: who is where, what the phase needs, the dice, and what they make."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from tenfold.analysis.dice.ways import missing
from tenfold.core import Seat
from tenfold.games.dice.rules import BONUS_5_AFTER, BONUS_5_FROM, ROLLS, Rules
from tenfold.games.dice.scoring import towards_bonus_5
from tenfold.games.dice.state import is_done, phase_number
from tenfold.games.dice.view import View
from tenfold.locales import Speech
from tenfold.locales.rendering import said_phase
from tenfold.pieces.dice import best_use, maximum_points
from tenfold.pieces.phases import Phase
from tenfold.terminal.dice.faces import LETTERS, drawn, phase_of, shown_order
from tenfold.terminal.paint import Paint
from tenfold.terminal.wrap import GLUE, columns, padded, wrapped


class Layout:
    def __init__(self, rules: Rules, names: Sequence[str], say: Speech, paint: Paint, width: int) -> None:
        self._rules = rules
        self._names = names
        self._say = say
        self._paint = paint
        self._width = width
        self._column = max(map(columns, names))

    def turn(self, view: View) -> Iterator[str]:
        """Everything that the player on turn must see; others see it too."""
        say, phase = self._say, phase_of(self._rules, view)
        line = view.sheet[view.seat]
        number = phase_number(line)
        heading = say("dice-heading", number=number, roll=view.rolls, rolls=ROLLS)
        yield self._paint.strong(f"── {heading} ".ljust(min(self._width, 60), "─"))
        for seat in range(len(view.sheet)):
            yield from wrapped(self._player(view, seat), self._width, indent=4)
        is_mine = view.seat == view.viewer
        if view.finisher is not None and is_mine:
            yield from wrapped(say("dice-last-chance"), self._width)
        most = maximum_points(phase, self._rules.colours)
        assert most is not None, "a phase that cannot be made is refused with the rules"
        facts = {"number": number, "needs": self.needs(phase), "most": most}
        if is_mine:
            yield from wrapped(say("dice-your-phase", **facts), self._width)
        else:
            yield from wrapped(say("dice-their-phase", name=self._names[view.seat], **facts), self._width)
        if line.bonus_5 is None and len(self._rules.phases) >= BONUS_5_AFTER:
            yield from wrapped(self._bonus_5(view), self._width)
        yield from self.dice(view)
        yield from wrapped(self._made(view, phase), self._width)

    def dice(self, view: View) -> Iterator[str]:
        phase = phase_of(self._rules, view)
        yield from drawn(phase, view.faces, view.kept, self._paint, self._width)
        if view.kept:
            order = shown_order(phase, view.faces, view.kept)
            letters = sorted(LETTERS[order.index(place)] for place in view.kept)
            yield self._say("dice-set-aside", dice=" ".join(letters))

    def _player(self, view: View, seat: Seat) -> str:
        say, line = self._say, view.sheet[seat]
        done = is_done(self._rules, line)
        facts = [say("dice-all-done") if done else say("dice-phase", number=phase_number(line))]
        facts.append(say("dice-points", points=line.total))
        mark = ">" if seat == view.seat else " "
        whole = [fact.replace(" ", GLUE) for fact in facts]
        return f"{mark} {padded(self._names[seat], self._column)}  {f'{GLUE}· '.join(whole)}"

    def _bonus_5(self, view: View) -> str:
        """How far the 221 points are (dice.bonus-5)."""
        reached = towards_bonus_5(self._rules, view.sheet[view.seat])
        return self._say("dice-bonus-5-so-far", points=reached, wanted=BONUS_5_FROM)

    def _made(self, view: View, phase: Phase) -> str:
        use = best_use(phase, view.faces)
        if use is None:
            return self._say("dice-missing", count=missing(phase, view.faces))
        groups = [" ".join(str(view.faces[place].number or "W") for place in group) for group in use.groups]
        return self._say("dice-complete", points=use.points, groups=" + ".join(groups))

    def needs(self, phase: Phase) -> str:
        return said_phase(str(phase), self._say, "dice-need")
