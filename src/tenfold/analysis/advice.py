"""An action that is advised, and why."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Literal, NamedTuple, TypeAlias

from tenfold.core import Saying

# What a choice brings: the total to expect, the chance to win, or what it costs against the best one.
Worth: TypeAlias = Literal["total", "win", "cost"]


class Rated(NamedTuple):
    """Something that could be done, with its figures as far as they are known."""

    action: Any
    worth: float | None
    chance: float | None  # to complete the phase
    margin: float | None = None  # half of the interval of an estimated worth


class ChoiceTable(NamedTuple):
    worth: Worth | None  # what `Rated.worth` is; None: it is not known
    choices: Sequence[Rated]  # the best first
    note: Saying | None  # that the figures are estimates, and why
    worlds: int = 0  # in which they were estimated; 0: they are worked out


class Advice(NamedTuple):
    """What to do, and the sentence that says why."""

    action: Any
    saying: Saying
    table: ChoiceTable | None = None  # where choices can be told by figures
