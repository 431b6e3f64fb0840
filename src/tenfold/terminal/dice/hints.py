"""A hint at the dice: the best choice and why, and below it what the best few are worth."""

from __future__ import annotations

from collections.abc import Callable, Iterator

from tenfold.analysis.advice import ChoiceTable
from tenfold.analysis.dice.advice import Weighed, best_few, reasoned
from tenfold.games.dice.actions import Action
from tenfold.games.dice.rules import VARIANTS, Rules, edition_rules, variant_options
from tenfold.games.dice.view import View
from tenfold.terminal.layout import Layout
from tenfold.terminal.said import Voice
from tenfold.terminal.wrap import GLUE, columns, wrapped

HEADINGS = {"total": "advice-total", "win": "advice-win", "cost": "advice-cost"}


class Hints(Layout):
    _rules: Rules

    def lines(self, view: View, weighed: Weighed, typed: Callable[[Action], str]) -> Iterator[str]:
        """`typed`: how a player would type an action."""
        say = self._say
        advice = reasoned(self._rules, view, weighed.choices[0])
        reason = Voice(say, (), view.viewer, self._paint)(advice.saying)
        yield from self._wrapped(say("hint", reason=reason))
        yield from self._table(view, weighed, typed)
        if not weighed.exact:
            yield from wrapped(self._estimated(), self._width, cut=False)

    def _estimated(self) -> str:
        """That these are estimates, and what makes them exact, if anything does."""
        if not self._rules.reroll_kept:
            return self._say("hint-estimated-only")
        command = solving_command(self._rules).replace(" ", GLUE)  # whole, to be copied
        return self._say("hint-estimated", command=command)

    def _table(self, view: View, weighed: Weighed, typed: Callable[[Action], str]) -> Iterator[str]:
        best = best_few(self._rules, view, weighed)
        figures = self._figures(best)
        if not figures:
            return
        wide = [max(map(columns, column)) for column in figures]
        for cells, what in zip(
            zip(*figures, strict=True), ("", *(typed(rated.action) for rated in best.choices)), strict=True
        ):
            shown = "".join(
                f"  {' ' * (width - columns(cell))}{cell}" for cell, width in zip(cells, wide, strict=True)
            )
            yield from wrapped(f"{shown}  {what}", self._width, indent=sum(wide) + 2 * len(wide) + 2)

    def _figures(self, best: ChoiceTable) -> list[list[str]]:
        """Columns, each with its heading: what a choice is worth as far as known, how likely the phase is."""
        worths = [rated.worth for rated in best.choices if rated.worth is not None]
        chances = [rated.chance for rated in best.choices if rated.chance is not None]
        found = []
        if best.worth is not None:
            figure = self._percent if best.worth == "win" else self._points
            found.append([self._say(HEADINGS[best.worth]), *map(figure, worths)])
        if chances:
            found.append([self._say("advice-phase"), *map(self._percent, chances)])
        return found

    def _points(self, points: float) -> str:
        return self._say("hint-points", points=points)

    def _percent(self, part: float) -> str:
        return self._say("hint-percent", part=100 * part)


def solving_command(rules: Rules) -> str:
    """What makes hints by these rules exact."""
    variants = [
        name
        for name in VARIANTS
        if all(getattr(rules, option) == value for option, value in variant_options([name]).items())
    ]
    if edition_rules(rules.edition, variants) != rules:
        return "tenfold solve dice --rules FILE"
    return " ".join(["tenfold solve dice", *(f"--variant {name}" for name in variants)])
