"""A short run of every attack; `make attack SECONDS=` has the long ones."""

from __future__ import annotations

from pathlib import Path

import pytest

from attack.__main__ import Attack, attacks

SECONDS = 2.0


@pytest.mark.parametrize("one", attacks().values(), ids=attacks())
def test_the_server_stands(one: Attack, tmp_path: Path) -> None:
    assert one.run(SECONDS, tmp_path)
