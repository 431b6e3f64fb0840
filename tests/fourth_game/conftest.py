"""The fourth game is registered for its own tests only: others in this process must not meet it."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from tenfold import locales
from tenfold.games.registry import GAMES
from tests.fourth_game.game import DuelKind
from tests.fourth_game.hooks import HOOKS
from tests.laws import laws


@pytest.fixture(autouse=True)
def _registered(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    monkeypatch.setitem(laws.HOOKS, "duel", HOOKS)
    monkeypatch.setitem(GAMES, "duel", DuelKind())
    monkeypatch.setitem(locales._BROUGHT, "duel", Path(__file__).parent / "locales")
    locales._bundle.cache_clear()
    yield
    locales._bundle.cache_clear()
