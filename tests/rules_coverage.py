"""Which tests prove which rule of the ledger: `make rules`.

Collects all tests with their marks `@pytest.mark.rule("card.hit.fit")`, prints every id of every
registered game with its tests, writes build/rules-coverage.json (id to list of tests), and exits with 1
if a rule has no test or a test names a rule that the ledger does not have.
"""

from __future__ import annotations

import json
import sys
from collections.abc import Iterable, Mapping
from contextlib import redirect_stdout
from io import StringIO
from pathlib import Path
from typing import NamedTuple

import pytest

from tenfold.games.registry import GAMES
from tenfold.ledger import ledger

ROOT = Path(__file__).parents[1]
REPORT = ROOT / "build" / "rules-coverage.json"


class Marked(NamedTuple):
    """A test and the rules that it says it proves."""

    test: str
    rules: tuple[str, ...]


class Coverage(NamedTuple):
    tests: dict[str, list[str]]  # by the ledger's ids, in its order
    unknown: dict[str, list[str]]  # by ids that no ledger has

    @property
    def uncovered(self) -> list[str]:
        return [rule_id for rule_id, tests in self.tests.items() if not tests]

    @property
    def problems(self) -> list[str]:
        named = [f"{test} names the unknown rule {i}" for i, tests in self.unknown.items() for test in tests]
        return [*(f"the rule {rule_id} has no test" for rule_id in self.uncovered), *named]


class _Collector:
    """A plugin of pytest that keeps the marks of all collected tests."""

    def __init__(self) -> None:
        self.marked: list[Marked] = []

    def pytest_collection_finish(self, session: pytest.Session) -> None:
        self.marked = marked_tests(session.items)


def marked_tests(items: Iterable[pytest.Item]) -> list[Marked]:
    return [
        Marked(item.nodeid, tuple(dict.fromkeys(rule_id for mark in marks for rule_id in mark.args)))
        for item in items
        if (marks := list(item.iter_markers("rule")))
    ]


def collected(folder: Path = ROOT / "tests") -> list[Marked]:
    """The marked tests of a folder; SystemExit if pytest cannot collect them."""
    collector = _Collector()
    options = ["--collect-only", "-qq", "-p", "no:cacheprovider", "--rootdir", str(ROOT)]
    with redirect_stdout(StringIO()) as told:
        code = pytest.main([*options, str(folder)], plugins=[collector])
    if code != pytest.ExitCode.OK:
        sys.exit(f"{told.getvalue()}the tests cannot be collected")
    return collector.marked


def ledger_ids() -> list[str]:
    return [rule.id for game in GAMES for rule in ledger(game)]


def coverage(marked: Iterable[Marked], ids: Iterable[str]) -> Coverage:
    tests: dict[str, list[str]] = {rule_id: [] for rule_id in ids}
    unknown: dict[str, list[str]] = {}
    for test, rules in marked:
        for rule_id in rules:
            (tests[rule_id] if rule_id in tests else unknown.setdefault(rule_id, [])).append(test)
    return Coverage(tests, unknown)


def _print(tests: Mapping[str, list[str]]) -> None:
    for rule_id, proofs in tests.items():
        print(f"{rule_id}  ({len(proofs)})")
        for proof in proofs:
            print(f"    {proof}")


def main() -> int:
    found = coverage(collected(), ledger_ids())
    _print(found.tests)
    REPORT.parent.mkdir(exist_ok=True)
    REPORT.write_text(json.dumps(found.tests, indent=2) + "\n", "utf-8")
    covered = len(found.tests) - len(found.uncovered)
    print(f"\n{covered} of {len(found.tests)} rules have tests; written to {REPORT.relative_to(ROOT)}")
    for problem in found.problems:
        print(problem, file=sys.stderr)
    return 1 if found.problems else 0


if __name__ == "__main__":
    sys.exit(main())
