"""A table: nature acts by itself, a refused action changes nothing, bots see views only."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import pytest

from tenfold.bots import RandomBot
from tenfold.core import Decide, Event, Illegal, Stream
from tenfold.games.card.actions import DRAW_FROM_DECK, PASS, Deal
from tenfold.games.card.view import View
from tenfold.games.registry import game_kind
from tenfold.play import GameSeed, HashStream, Table, run

KIND = game_kind("card")


def table(*salts: str, events: list[Event[Any]] | None = None, players: int = 3) -> Table[Any, Any, Any]:
    on_event = None if events is None else events.append
    game = KIND.game(KIND.rules("intl", ["short:1"]), players=players)
    return Table(game, GameSeed(b"secret", salts), on_event)


def test_nature_acts_until_somebody_must_decide() -> None:
    events: list[Event[Any]] = []
    seated = table(events=events)
    turn = seated.settle()
    assert isinstance(turn, Decide)
    assert [event.seat for event in events] == [None, None]
    assert (seated.events, seated.decisions) == (2, 0)
    assert seated.settle() == turn  # nothing more to do


def test_a_refused_action_changes_nothing() -> None:
    events: list[Event[Any]] = []
    seated = table(events=events)
    seated.settle()
    before = seated.state
    with pytest.raises(Illegal):
        seated.act(PASS)
    assert seated.state is before
    assert (seated.events, seated.decisions, len(events)) == (2, 0, 2)


def test_what_cannot_be_written_down_has_not_happened() -> None:
    def full(event: Event[Any]) -> None:
        if event.seat is not None:
            raise OSError("no space")

    seated = Table(KIND.game(KIND.rules("intl"), players=2), GameSeed(b"secret"), full)
    seated.settle()
    before = seated.state
    with pytest.raises(OSError, match="no space"):
        seated.act(DRAW_FROM_DECK)
    assert seated.state is before
    assert seated.decisions == 0


def test_every_salt_gives_another_deal() -> None:
    def deal(*salts: str) -> Deal:
        events: list[Event[Any]] = []
        table(*salts, events=events).settle()
        assert isinstance(events[1].action, Deal)
        return events[1].action

    salted = [(), *((str(n),) for n in range(30)), ("1", "2"), ("2", "1")]
    assert len({deal(*salts) for salts in salted}) == len(salted)
    assert deal("a") == deal("a")


def test_bots_get_their_own_view_and_the_legal_actions() -> None:
    class Watcher:
        def __init__(self, seat: int) -> None:
            self.seat = seat
            self.choices = 0

        def choose(self, view: Any, legal: Sequence[Any], stream: Stream) -> Any:
            assert isinstance(view, View)
            assert view.viewer == self.seat
            self.choices += 1
            return legal[stream.below(len(legal))]

    seated = table()
    watchers = [Watcher(seat) for seat in range(3)]
    over = run(seated, watchers, [HashStream(b"bots", str(seat)) for seat in range(3)])
    assert over is not None
    assert over.outcome.winners
    assert sum(watcher.choices for watcher in watchers) == seated.decisions


@pytest.mark.parametrize("cap", [1, 2, 17])
def test_a_cap_stops_a_game_after_exactly_so_many_decisions(cap: int) -> None:
    seated = table(players=2)
    streams = [HashStream(b"bots", str(seat)) for seat in range(2)]
    assert run(seated, [RandomBot()] * 2, streams, most_decisions=cap) is None
    assert seated.decisions == cap
