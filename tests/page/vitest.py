"""The page's own tests in TypeScript, of what Python has found out for them."""

from __future__ import annotations

import os
import shutil
import subprocess
from pathlib import Path

import pytest

from tests.page.browsing import ROOT


def expect_vitest(name: str, passed: int, **files: Path) -> None:
    """That all of `web/tests/NAME.test.ts` passes; it reads where the files are from its environment."""
    node = shutil.which("node")
    if node is None:
        pytest.skip("no node")
    done = subprocess.run(
        [node, "node_modules/vitest/vitest.mjs", "run", f"tests/{name}.test.ts", "--testTimeout=120000"],
        cwd=ROOT / "web",
        env={**os.environ, **{variable: str(file) for variable, file in files.items()}},
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stdout[-4000:] + done.stderr[-2000:]
    assert f"{passed} passed" in done.stdout
