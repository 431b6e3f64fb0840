"""An action that is advised, and why."""

from __future__ import annotations

from typing import Any, NamedTuple

from tenfold.core import Saying


class Advice(NamedTuple):
    """The reason is one sentence."""

    action: Any
    saying: Saying
