"""The phase of one colour with compiled passes over the rolls (extra `fast`)."""

from __future__ import annotations

from functools import cached_property

import numpy as np

from tenfold.analysis.dice.solver import colour_passes as passes
from tenfold.analysis.dice.solver.colour_decision import (
    DICE,
    ColourDecision,
    Keeps,
    Mixed,
    decision_of,
    spread,
)
from tenfold.analysis.dice.solver.colour_last import last_keeps
from tenfold.analysis.dice.solver.colour_look import Look, look_of
from tenfold.analysis.dice.solver.colour_mixed import KnownMixed, Leading, leading, least_lead, listed
from tenfold.analysis.dice.solver.colour_phase import ColourDecisions, ColourPhase
from tenfold.analysis.dice.solver.colour_sets import few_sets
from tenfold.analysis.dice.solver.colour_tensor import AGAIN, OUTER, SIDES
from tenfold.analysis.dice.solver.rolls import Floats, Ints, counted

NO_KEEPS = np.empty((0, DICE), np.int8)


class CompiledColourPhase(ColourPhase):
    """Where colours exclude each other; other phases are worked out as in `ColourPhase`."""

    _few_sets = staticmethod(few_sets)

    @cached_property
    def _look(self) -> Look:
        return look_of(self.colours)

    def _by_colour(self, flat: Floats) -> tuple[Floats, ...]:
        return tuple(np.split(flat, self._look.start[1:]))

    def _value(self, gain: Floats, known: KnownMixed, *, rough: bool) -> float:
        rolls, asked = self._rolls_before_last(gain, known), known.keeps(2, gain)
        kept, means = passes.keeps_before(self._look, *rolls, asked)
        parts = self._best_parts(self._by_colour(kept))
        mixed = leading(self.colours, parts, Mixed(asked, means))
        return float(passes.mean_of_best(self._look, np.concatenate(parts), *mixed))

    def _rolls_before_last(self, gain: Floats, known: KnownMixed) -> tuple[Floats, Keeps, Floats]:
        """The best parts and the mixed sets that say what the rolls are worth when one more is left."""
        parts = self._best_parts(last_keeps(self.colours, self.dice, self._size, gain))
        mixed = leading(self.colours, parts, self._mixed_at_last(gain, known))
        return np.concatenate(parts), *mixed

    def _mixed_at_first(self, known: KnownMixed) -> Leading:
        rolls = self._rolls_before_last(known.gain, known)
        kept, _ = passes.keeps_before(self._look, *rolls, NO_KEEPS)
        parts = np.concatenate(self._best_parts(self._by_colour(kept)))
        return listed(self.colours, [passes.leading_sets(self._look, *rolls, parts, least_lead(known.reach))])

    def _results(self, gain: Floats) -> Floats:
        if not self._exclusive:
            return super()._results(gain)
        last = self._last_decision(gain)
        first = self._first_decision(last, self._known_near(gain).keeps(2, gain))
        self._decisions.append(ColourDecisions(gain, first, last))
        kept, mixed = self._kept(first, *passes.first_chosen(self._look, *_choices(first)))
        outer = [
            spread(colour, of_kept.reshape(1, -1), range(OUTER)).ravel()
            for colour, of_kept in zip(self.colours, kept, strict=True)
        ]
        weights = mixed / float(SIDES) ** (first.mixed == AGAIN).sum(axis=1)
        rolled = np.concatenate(outer), first.mixed, weights
        found = self._ends(last, *self._kept(last, *passes.then_chosen(self._look, *rolled, *_choices(last))))
        found /= found.sum()  # 60 million masses round to 1 up to some 1e-13
        return found

    def _first_decision(self, last: ColourDecision, asked: Keeps) -> ColourDecision:
        likely = [of[part] for of, part in zip(last.chance, last.part, strict=True)]
        best, keeps, values = _choices(last)
        kept, success, means, chances = passes.keeps_and_chances_before(
            self._look, best, np.concatenate(likely), keeps, values, last.mixed_chance, asked
        )
        return decision_of(
            self.colours,
            self._by_colour(kept),
            self._by_colour(success),
            lambda parts: leading(self.colours, parts, Mixed(asked, means)),
            lambda keeps: chances[_rows_in(asked, keeps)],
        )

    def _kept(self, decision: ColourDecision, shown: Floats, mixed: Floats) -> tuple[list[Floats], Floats]:
        """How likely every keep is, when each best part is so likely."""
        pairs = zip(decision.part, self._by_colour(shown), strict=True)
        return [counted(part, likely, likely.size) for part, likely in pairs], mixed


def _choices(decision: ColourDecision) -> tuple[Floats, Keeps, Floats]:
    return np.concatenate(decision.best), decision.mixed, decision.mixed_kept


def _rows_in(sets: Keeps, some: Keeps) -> Ints:
    """Where some of the sets stand among them."""
    codes, wanted = (keeps @ (SIDES + 1) ** np.arange(DICE) for keeps in (sets, some))
    order = np.argsort(codes)
    rows: Ints = order[np.searchsorted(codes, wanted, sorter=order)]
    return rows
