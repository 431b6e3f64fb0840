"""The clocks that people see: how long is left of what."""

from __future__ import annotations

from typing import Literal, TypeAlias

import msgspec

from tenfold.core import Seat

What: TypeAlias = Literal["turn", "knock", "give", "keep", "ready", "takeover", "absent"]


class Timer(msgspec.Struct, frozen=True, kw_only=True):
    """`seat` is whose time runs; null: everybody's. In a pause `left` stands still."""

    what: What
    seat: Seat | None
    left: float  # seconds, when it was sent
    of: float  # seconds, when it began
