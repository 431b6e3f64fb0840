"""Plays what a hint advises: hints and bots share one analysis."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from tenfold.analysis.advice import Advice
from tenfold.core import Stream


class AdvisedBot:
    """A game's `advise(rules, view, legal)` as a player."""

    advise: Callable[[Any, Any, Sequence[Any]], Advice]

    def __init__(self, rules: Any) -> None:
        self._rules = rules

    def choose(self, view: Any, legal: Sequence[Any], stream: Stream) -> Any:
        return self.advise(self._rules, view, legal).action
