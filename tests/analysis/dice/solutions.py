"""Solutions for the tests: each set of rules is solved once, by whichever process comes first."""

from __future__ import annotations

import os
import time
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from functools import cache
from pathlib import Path

import pytest

from tenfold.analysis.dice.cache import cache_file, code_version, solved
from tenfold.analysis.dice.solution import Solution
from tenfold.games.dice.rules import edition_rules

FOLDER = Path(__file__).parents[3] / "build" / "dice"  # solved anew when the solver changes


@cache
def printed(*variants: str) -> Solution:
    """The printed rules with these variants."""
    rules = edition_rules("de", variants)
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("TENFOLD_CACHE", str(FOLDER))
        FOLDER.mkdir(parents=True, exist_ok=True)
        lock = cache_file(rules).with_suffix(f".{code_version()[:16]}.lock")
        with suppress(FileExistsError):
            os.close(os.open(lock, os.O_CREAT | os.O_EXCL))
            return solved(rules, notice=lambda line: None)
        # Somebody else is at it, or was and is done. If that one was killed, nothing but time is lost.
        for _ in range(1200):
            if cache_file(rules).exists() and code_version() in cache_file(rules).read_text("utf-8"):
                break
            time.sleep(0.5)
        solution = solved(rules, notice=lambda line: None)
        if any("colour" in str(phase) for phase in rules.phases):
            solution.plan(8, 0)  # its tables are read from the same folder
        return solution


@contextmanager
def in_tests_folder() -> Iterator[None]:
    """Whatever asks for a solution here finds the one of the tests."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("TENFOLD_CACHE", str(FOLDER))
        yield
