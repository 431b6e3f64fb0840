"""`tenfold` with Duel, as processes of their own."""

from __future__ import annotations

import sys
from pathlib import Path

from tests.cli.run import Done, tenfold

COMMAND = (sys.executable, "-m", "tests.fourth_game.command")
BARE = (sys.executable, "-m", "tests.fourth_game.bare")  # with nothing that a surface could show


def duel(*arguments: str | Path, command: tuple[str, ...] = COMMAND) -> Done:
    return tenfold(*arguments, start=command)
