"""Every rule of the ledger has a test, and every test names rules that exist."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path

from tests.rules_coverage import REPORT, ROOT, Marked, coverage, ledger_ids


def test_every_rule_is_covered_and_no_unknown_rule_is_named() -> None:
    """By the script that `make rules` runs: a process of its own, because pytest collects in it."""
    run = subprocess.run(
        [sys.executable, str(ROOT / "tests" / "rules_coverage.py")],
        cwd=ROOT,
        capture_output=True,
        text=True,
        timeout=300,
        check=False,
    )
    assert (run.returncode, run.stderr) == (0, "")
    report: dict[str, list[str]] = json.loads(REPORT.read_text("utf-8"))
    assert list(report) == ledger_ids()
    assert all(report.values())
    for rule_id in report:
        assert f"\n{rule_id}  (" in "\n" + run.stdout
    assert all((ROOT / test.split("::")[0]).is_file() for tests in report.values() for test in tests)


def test_a_planted_fault_is_found() -> None:
    marked = [Marked("test_a", ("card.deck", "card.deal")), Marked("test_b", ("card.deck", "card.dance"))]
    found = coverage(marked, ["card.deck", "card.deal", "card.order"])
    assert found.tests == {"card.deck": ["test_a", "test_b"], "card.deal": ["test_a"], "card.order": []}
    assert found.problems == [
        "the rule card.order has no test",
        "test_b names the unknown rule card.dance",
    ]
    assert coverage(marked[:1], ["card.deck", "card.deal"]).problems == []


def test_planted_faults_in_test_files_are_found(tmp_path: Path) -> None:
    (tmp_path / "test_planted.py").write_text(
        "import pytest\n\n"
        '@pytest.mark.rule("card.deck")\n@pytest.mark.rule("card.dance")\ndef test_one() -> None: ...\n\n'
        '@pytest.mark.rule("card.deal")\nclass TestMany:\n    def test_two(self) -> None: ...\n'
    )
    script = (
        "import sys; from pathlib import Path; from tests.rules_coverage import *\n"
        "found = coverage(collected(Path(sys.argv[1])), ledger_ids())\n"
        "print(len(found.uncovered), list(found.unknown), len(found.tests['card.deal']))"
    )
    run = subprocess.run(
        [sys.executable, "-c", script, str(tmp_path)],
        cwd=ROOT,
        capture_output=True,
        text=True,
        timeout=300,
        check=True,
    )
    assert run.stdout.splitlines()[-1] == f"{len(ledger_ids()) - 2} ['card.dance'] 1"
