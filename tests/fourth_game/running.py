"""`tenfold` with Duel, as processes of their own."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

from tests.cli.run import PATIENCE, Done

ROOT = Path(__file__).parents[2]
COMMAND = (sys.executable, "-m", "tests.fourth_game.command")
BARE = (sys.executable, "-m", "tests.fourth_game.bare")  # with nothing that a surface could show
ENVIRONMENT = {"PYTHONPATH": os.pathsep.join([str(ROOT / "src"), str(ROOT)])}


def duel(*arguments: str | Path, command: tuple[str, ...] = COMMAND) -> Done:
    done = subprocess.run(
        [*command, *map(str, arguments)],
        capture_output=True,
        text=True,
        encoding="utf-8",
        stdin=subprocess.DEVNULL,
        env=os.environ | ENVIRONMENT,
        timeout=PATIENCE,
        check=False,
    )
    return Done(done.returncode, done.stdout, done.stderr)
