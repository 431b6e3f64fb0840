"""The fourth game is registered for its own tests only: others in this process must not meet it."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from tenfold.surfaces import register, unregister
from tests.fourth_game.descriptor import DUEL
from tests.fourth_game.hooks import HOOKS
from tests.laws import laws


@pytest.fixture(autouse=True)
def _registered(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    monkeypatch.setitem(laws.HOOKS, "duel", HOOKS)
    register(DUEL)
    yield
    unregister("duel")
