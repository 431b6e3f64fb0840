"""The curtain between two people at one terminal: nobody sees another's hand."""

from __future__ import annotations

import shutil
from collections.abc import Callable, Sequence

from tenfold.core import Seat
from tenfold.locales import Speech

WIPED = "\x1b[2J\x1b[3J\x1b[H"  # the window, what was scrolled out of it, and the cursor to its top


class Curtain:
    def __init__(
        self,
        say: Speech,
        names: Sequence[str],
        ask: Callable[[str], str],
        show: Callable[[str], None],
        wipes: bool,
    ) -> None:
        """`wipes`: the terminal can be wiped; otherwise what stands there is pushed out of sight."""
        self._say = say
        self._names = names
        self._ask = ask
        self._show = show
        self._wipes = wipes

    def falls(self) -> None:
        self._show(WIPED if self._wipes else "\n" * shutil.get_terminal_size().lines)

    def lifts_for(self, seat: Seat) -> None:
        """Once this person says so."""
        name = self._names[seat]
        self._show("")
        self._show(self._say("curtain", name=name))
        self._ask(self._say("curtain-lift", name=name))
        self.falls()
