"""The fourth game is registered for its own tests only: others in this process must not meet it."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from tenfold.surfaces import register, unregister
from tests.fourth_game.descriptor import DUEL


@pytest.fixture(autouse=True)
def _registered() -> Iterator[None]:
    register(DUEL)
    yield
    unregister("duel")
