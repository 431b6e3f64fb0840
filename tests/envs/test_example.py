"""The example that learns, as a reader starts it."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

EXAMPLE = Path(__file__).parents[2] / "examples" / "learn_to_beat_random.py"


def test_the_example_learns_to_beat_random_in_two_rounds() -> None:
    """At the end it plays 600 games by what it has learnt; 60 % by chance would be five standard errors."""
    run = subprocess.run(
        [sys.executable, EXAMPLE, "--rounds", "2", "--games", "300", "--seed", "1"],
        capture_output=True,
        text=True,
        timeout=600,  # it may have to compile
        check=True,
    )
    *rounds, last = run.stdout.splitlines()
    assert [line.partition(":")[0] for line in rounds] == ["round 0", "round 1", "round 2"]
    name, _, share = last.partition(": ")
    assert name == "without chance"
    assert float(share.partition("%")[0]) > 60
