"""A table's own time, which stands still in a pause and while nobody is there: all clocks stand with it."""

from __future__ import annotations

import time


class TableTime:
    __slots__ = ("_since", "_stood")

    def __init__(self) -> None:
        self._stood = 0.0  # seconds
        self._since: float | None = None  # when it came to stand still

    @property
    def now(self) -> float:
        return (time.monotonic() if self._since is None else self._since) - self._stood

    @property
    def is_still(self) -> bool:
        return self._since is not None

    def stand(self, still: bool) -> None:
        """From now on it stands still, or goes on."""
        if still and self._since is None:
            self._since = time.monotonic()
        elif not still and self._since is not None:
            self._stood += time.monotonic() - self._since
            self._since = None
