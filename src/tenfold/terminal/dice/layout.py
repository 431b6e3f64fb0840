"""A turn at the dice as lines: who is where, what the phase needs, the dice, and what they make."""

from __future__ import annotations

from collections.abc import Iterator

from tenfold.analysis.dice.referee import missing
from tenfold.core import Seat
from tenfold.games.dice.rules import BONUS_5_AFTER, BONUS_5_FROM, ROLLS, Rules
from tenfold.games.dice.scoring import towards_bonus_5
from tenfold.games.dice.state import is_done, phase_number
from tenfold.games.dice.view import View
from tenfold.locales.rendering import said_phase
from tenfold.pieces.dice import best_use, maximum_points
from tenfold.pieces.phases import Phase
from tenfold.terminal.dice.faces import LETTERS, drawn, phase_of, shown_order
from tenfold.terminal.layout import Layout


class DiceLayout(Layout):
    _rules: Rules

    def turn(self, view: View) -> Iterator[str]:
        """Everything that the player on turn must see; others see it too."""
        say, phase = self._say, phase_of(self._rules, view)
        line = view.sheet[view.seat]
        number = phase_number(line)
        yield from self._heading(say("dice-heading", number=number, roll=view.rolls, rolls=ROLLS))
        for seat in range(len(view.sheet)):
            mark = ">" if seat == view.seat else " "
            yield from self._wrapped(self._player(mark, seat, self._facts(view, seat)), indent=4)
        is_mine = view.seat == view.viewer
        if view.finisher is not None and is_mine:
            yield from self._wrapped(say("dice-last-chance"))
        most = maximum_points(phase, self._rules.colours)
        assert most is not None, "a phase that cannot be made is refused with the rules"
        facts = {"number": number, "needs": said_phase(str(phase), say, "dice-need"), "most": most}
        if is_mine:
            yield from self._wrapped(say("dice-your-phase", **facts))
        else:
            yield from self._wrapped(say("dice-their-phase", name=self._names[view.seat], **facts))
        if line.bonus_5 is None and len(self._rules.phases) >= BONUS_5_AFTER:
            yield from self._wrapped(self._bonus_5(view))
        yield from self.dice(view)
        yield from self._wrapped(self._made(view, phase))

    def dice(self, view: View) -> Iterator[str]:
        phase = phase_of(self._rules, view)
        yield from drawn(phase, view.faces, view.kept, self._paint, self._width)
        if view.kept:
            order = shown_order(phase, view.faces, view.kept)
            letters = sorted(LETTERS[order.index(place)] for place in view.kept)
            yield self._say("dice-set-aside", dice=" ".join(letters))

    def _facts(self, view: View, seat: Seat) -> list[str]:
        say, line = self._say, view.sheet[seat]
        done = is_done(self._rules, line)
        phase = say("dice-all-done") if done else say("dice-phase", number=phase_number(line))
        return [phase, say("dice-points", points=line.total)]

    def _bonus_5(self, view: View) -> str:
        """How far the 221 points are (dice.bonus-5)."""
        reached = towards_bonus_5(self._rules, view.sheet[view.seat])
        return self._say("dice-bonus-5-so-far", points=reached, wanted=BONUS_5_FROM)

    def _made(self, view: View, phase: Phase) -> str:
        use = best_use(phase, view.faces)
        if use is None:
            return self._say("dice-missing", count=missing(phase, view.faces, self._rules.colours))
        groups = [" ".join(str(view.faces[place].number or "W") for place in group) for group in use.groups]
        return self._say("dice-complete", points=use.points, groups=" + ".join(groups))
