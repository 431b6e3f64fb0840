"""A hint at the dice: the best choice and why, and below it what the best few are worth."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence

from tenfold.analysis.dice.advice import Weighed, reasoned
from tenfold.analysis.dice.choice import Choice
from tenfold.games.dice.actions import Action
from tenfold.games.dice.rules import VARIANTS, Rules, edition_rules, variant_options
from tenfold.games.dice.state import Stage, is_solo
from tenfold.games.dice.view import View
from tenfold.terminal.layout import Layout
from tenfold.terminal.said import Voice
from tenfold.terminal.wrap import GLUE, columns, wrapped

SHOWN = 5  # choices of the table


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
        best = weighed.choices[:SHOWN]
        figures = self._figures(view, best, weighed.exact)
        if not figures:
            return
        wide = [max(map(columns, column)) for column in figures]
        for cells, what in zip(
            zip(*figures, strict=True), ("", *(typed(choice.action) for choice in best)), strict=True
        ):
            shown = "".join(
                f"  {' ' * (width - columns(cell))}{cell}" for cell, width in zip(cells, wide, strict=True)
            )
            yield from wrapped(f"{shown}  {what}", self._width, indent=sum(wide) + 2 * len(wide) + 2)

    def _figures(self, view: View, choices: Sequence[Choice], exact: bool) -> list[list[str]]:
        """Columns, each with its heading: what a choice is worth as far as known, how likely the phase is."""
        say, best = self._say, choices[0].value
        found = []
        if is_solo(view) and exact:
            found.append([say("hint-total"), *(say("hint-points", points=c.value) for c in choices)])
        elif is_solo(view):  # the total is too much for estimates
            found.append(
                [say("hint-cost"), *(say("hint-points", points=max(0.0, best - c.value)) for c in choices)]
            )
        elif exact:
            found.append([say("hint-win"), *(say("hint-percent", part=100 * c.value) for c in choices)])
        if view.stage is Stage.KEEP:
            found.append([say("hint-phase"), *(say("hint-percent", part=100 * c.chance) for c in choices)])
        return found


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
