"""Solutions for the tests: each set of rules is solved once, by whichever process comes first."""

from __future__ import annotations

import os
import time
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from functools import cache
from pathlib import Path

import pytest

from tenfold.analysis.dice import cache as cache_of_solutions
from tenfold.analysis.dice import solutions
from tenfold.analysis.dice.cache import cache_file, code_version
from tenfold.analysis.dice.solution import Solution
from tenfold.analysis.dice.solutions import known_solution, solution_of
from tenfold.games.dice.rules import Rules, edition_rules

FOLDER = Path(__file__).parents[3] / "build" / "dice"  # solved anew when the solver changes


@cache
def printed(*variants: str) -> Solution:
    """The printed rules with these variants: without any, the solution that comes with the program."""
    return _solved(edition_rules("de", variants))


@cache
def solved_anew() -> Solution:
    """The printed rules, by the solver as it is now."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(cache_of_solutions, "BOX", FOLDER / "none")
        patch.setattr(solutions, "_KNOWN", {})
        return _solved(edition_rules("de"))


def _solved(rules: Rules) -> Solution:
    with in_tests_folder():
        FOLDER.mkdir(parents=True, exist_ok=True)
        lock = cache_file(rules, f"{code_version()[:16]}.lock")
        with suppress(FileExistsError):
            os.close(os.open(lock, os.O_CREAT | os.O_EXCL))
            return solution_of(rules)
        # Somebody else is at it, or was and is done. If that one was killed, nothing but time is lost.
        for _ in range(1200):
            if known_solution(rules) is not None:
                break
            time.sleep(0.5)
        return solution_of(rules)


@contextmanager
def in_tests_folder() -> Iterator[None]:
    """Whatever asks for a solution here finds the one of the tests."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("TENFOLD_CACHE", str(FOLDER))
        yield
