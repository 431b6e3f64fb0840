"""The options that a house-rule file or a record's header may change, and how each is read."""

from __future__ import annotations

from tenfold.games.options import Reader, as_flag

OPTIONS: dict[str, Reader] = {"low": as_flag}
