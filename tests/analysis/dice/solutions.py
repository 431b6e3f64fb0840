"""Solutions for the tests: each set of rules is solved once, by whichever process comes first."""

from __future__ import annotations

import fcntl
from collections.abc import Iterator
from contextlib import contextmanager
from functools import cache
from pathlib import Path

import pytest

from tenfold.analysis.dice.solution import Solution
from tenfold.analysis.dice.solutions import solution_of
from tenfold.games.dice.rules import edition_rules

FOLDER = Path(__file__).parents[3] / "build" / "dice"  # solved anew when the solver changes


@cache
def printed(*variants: str) -> Solution:
    """The printed rules with these variants."""
    rules = edition_rules("de", variants)
    with in_tests_folder():
        FOLDER.mkdir(parents=True, exist_ok=True)
        with (FOLDER / "lock").open("w") as lock:  # the system gives it back, however its holder ends
            fcntl.flock(lock, fcntl.LOCK_EX)
            return solution_of(rules)


@contextmanager
def in_tests_folder() -> Iterator[None]:
    """Whatever asks for a solution here finds the one of the tests."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("TENFOLD_CACHE", str(FOLDER))
        yield
