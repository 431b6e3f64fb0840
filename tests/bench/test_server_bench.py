"""The benchmark of the server works; how fast anything is, no test asks."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path

BENCH = Path(__file__).parents[2] / "bench" / "server.py"


def test_a_short_run_plays_and_reports() -> None:
    command = [
        sys.executable,
        str(BENCH),
        "--rooms",
        "5",
        "--moves",
        "20",
        "--seconds",
        "1",
        "--warm-up",
        "0.2",
    ]
    run = subprocess.run([*command, "--json"], capture_output=True, text=True, check=True, timeout=300)
    figures = json.loads(run.stdout)
    assert figures["seats"] == 20
    assert 0 < figures["acknowledged"] <= figures["offered"]
    assert figures["refused"] == figures["lost_lines"] == 0
    assert 0 < figures["seen_by_all_p50_ms"] <= figures["seen_by_all_p99_ms"]
