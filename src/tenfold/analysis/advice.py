"""An action that is advised, and why."""

from __future__ import annotations

from typing import Any, NamedTuple

from tenfold.core import Saying


class Advice(NamedTuple):
    """What to do, and the sentence that says why."""

    action: Any
    saying: Saying
