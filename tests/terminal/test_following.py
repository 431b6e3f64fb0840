"""What is told of events that came together is what would have been told of them one by one."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, NamedTuple

import pytest

from tenfold.core import Event
from tenfold.games.board.actions import TAKE_DISCARD
from tenfold.games.registry import game_kind
from tenfold.locales import Speech
from tenfold.terminal.paint import Paint
from tenfold.terminal.sitting import SCREENS
from tests.laws.play import SeededStream, step

CASES = [
    ("card", "intl", (), 3),
    ("card", "fx", ("knock",), 4),
    ("card", "intl", ("fixed", "short:2"), 2),
    ("card", "intl", ("short:1",), 6),
    ("dice", "de", (), 2),
    ("dice", "de", ("locked",), 1),
    ("board", "intl", (), 2),
    ("board", "2010", (), 4),
]


class Played(NamedTuple):
    before: Any
    event: Event[Any]
    after: Any


def played(game: Any, seed: int, most: int = 1500) -> Iterator[Played]:
    state, stream = game.initial(), SeededStream(seed)
    for _ in range(most):
        event = step(game, state, stream)
        if event is None:
            return
        after = game.apply(state, event.action)
        yield Played(state, event, after)
        state = after


def batches(steps: list[Played], size: int) -> Iterator[list[Played]]:
    """As a room sends them: what somebody did and what nature added; or several such things at once."""
    batch: list[Played] = []
    for one in steps:
        if one.event.seat is not None and len(batch) >= size:
            yield batch
            batch = []
        batch.append(one)
    yield batch


@pytest.mark.parametrize("size", [1, 12])
@pytest.mark.parametrize(("name", "edition", "variants", "players"), CASES)
def test_events_that_came_together_are_told_one_by_one(
    name: str, edition: str, variants: tuple[str, ...], players: int, size: int
) -> None:
    kind = game_kind(name)
    rules = kind.rules(edition, variants)
    game = kind.game(rules, players=players)
    names = [f"P{seat}" for seat in range(players)]
    screen = SCREENS[name](rules, names, Speech("en"), Paint(on=False), 100)

    def said(before: Any, event: Any, after: Any) -> list[str]:
        lines = list(screen.told(before, event, after))
        return [*lines, *screen.scores(after)] if screen.ended_a_part(before, after) else lines

    several = 0
    for seed in range(3):
        for batch in batches(list(played(game, seed)), size):
            several += len(batch) > 1
            for viewer in (None, 0, players - 1):
                events = [game.redact(one.before, one.event, viewer) for one in batch]
                exact = [game.view(one.before, viewer) for one in batch]
                exact.append(game.view(batch[-1].after, viewer))
                views = [exact[0], *screen.followed(exact[0], events, exact[-1])]
                for at, event in enumerate(events):
                    told = said(views[at], event, views[at + 1])
                    if event.action == TAKE_DISCARD and views[at].discard[-1] is None:
                        # The card came to light and went within the batch: no message has named it.
                        assert "the top card" in told[0]
                    else:
                        assert told == said(exact[at], event, exact[at + 1])
    assert several > 5
