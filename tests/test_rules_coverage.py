"""Every rule of the ledger has a test, and every test names rules that exist."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path

import pytest

from tests import rules_coverage
from tests.rules_coverage import REPORT, ROOT, Marked, coverage, ledger_ids, marked_tests


def is_whole(session: pytest.Session) -> bool:
    """Whether all tests have been collected, and none was left out."""
    chosen = any(session.config.getoption(name) for name in ("keyword", "markexpr", "deselect"))
    files = {item.path for item in session.items}
    return not chosen and files >= set((ROOT / "tests").rglob("test_*.py"))


def test_every_rule_is_covered_and_no_unknown_rule_is_named(
    request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """By what `make rules` runs, on the tests of this very run; if these are not all, on all others too."""
    marked = marked_tests(request.session.items) if is_whole(request.session) else collected_apart()
    monkeypatch.setattr(rules_coverage, "collected", lambda: marked)
    assert rules_coverage.main() == 0
    told = capsys.readouterr()
    assert told.err == ""
    report: dict[str, list[str]] = json.loads(REPORT.read_text("utf-8"))
    assert list(report) == ledger_ids()
    assert all(report.values())
    for rule_id in report:
        assert f"\n{rule_id}  (" in "\n" + told.out
    assert all((ROOT / test.split("::")[0]).is_file() for tests in report.values() for test in tests)


def collected_apart(folder: Path = ROOT / "tests") -> list[Marked]:
    """In a process of its own, because pytest collects in it."""
    script = (
        "import json, sys; from pathlib import Path; from tests.rules_coverage import collected\n"
        "print(json.dumps(collected(Path(sys.argv[1]))))"
    )
    run = subprocess.run(
        [sys.executable, "-c", script, str(folder)],
        cwd=ROOT,
        capture_output=True,
        text=True,
        timeout=300,
        check=True,
    )
    return [Marked(test, tuple(rules)) for test, rules in json.loads(run.stdout.splitlines()[-1])]


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
    found = coverage(collected_apart(tmp_path), ledger_ids())
    assert len(found.uncovered) == len(ledger_ids()) - 2
    assert list(found.unknown) == ["card.dance"]
    assert len(found.tests["card.deal"]) == 1
