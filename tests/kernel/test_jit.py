"""Numba stays out of the way of whoever does not ask for it; compiled code is kept where it can be."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

_PLAYS = """
import sys, tenfold, tenfold.cli.play, tenfold.cli.serve, tenfold.server.app
tenfold.play_game("card", bots=["easy", "solid"], variants=["short:1"])
print("numba" in sys.modules)
"""
_WITHOUT = """
import sys
sys.modules["numba"] = None
from tenfold.core import TenfoldError
try:
    import tenfold.kernel.games
except TenfoldError as error:
    print(error)
"""
_COMPILES = """
import numpy as np
from tenfold.kernel import entries, jit
from tenfold.kernel.layout import GAME
games = np.zeros(1, GAME)
entries.seed_games(games, np.uint64(1), np.uint64(0))
print(jit.CACHED, jit.FOLDER, games["seed"][0])
"""


def run(program: str, **environment: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [sys.executable, "-c", program],
        env={**os.environ, **environment},
        capture_output=True,
        text=True,
        check=True,
    )


def test_playing_never_imports_numba() -> None:
    assert run(_PLAYS).stdout == "False\n"


def test_without_numba_one_line_says_what_to_install() -> None:
    assert run(_WITHOUT).stdout == "the kernel needs Numba: pip install 'tenfold[fast]'\n"


def test_compiled_code_is_kept_and_its_making_told(tmp_path: Path) -> None:
    first = run(_COMPILES, TENFOLD_CACHE=str(tmp_path))
    assert first.stderr == "tenfold: compiling, once for this version\n"
    second = run(_COMPILES, TENFOLD_CACHE=str(tmp_path))
    assert second.stderr == ""
    assert first.stdout == second.stdout


@pytest.mark.parametrize("folder", ["/proc/nowhere", "/dev/null/nowhere"])
def test_without_a_folder_to_write_to_it_compiles_all_the_same(folder: str) -> None:
    said = run(_COMPILES, TENFOLD_CACHE=folder)
    assert said.stdout.startswith("False ")
    assert said.stderr.startswith(f"tenfold: compiling, at every start: cannot write to {folder}/")


def test_changed_sources_get_a_folder_of_their_own(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    from tenfold.kernel import jit

    before = jit.cache_folder()
    read = Path.read_bytes
    changed = "streams.py"
    monkeypatch.setattr(Path, "read_bytes", lambda path: read(path) + (b"#" if path.name == changed else b""))
    assert jit.cache_folder() != before
