"""What a room does by itself: bots, stand-ins, the turn clock, the knock window, and waiting."""

from __future__ import annotations

from typing import Any

import pytest

from tenfold.games.cards.actions import Discard, Draw, Pass
from tenfold.rooms.clocks import Due
from tenfold.rooms.commands import GoOn, Leave, Pause
from tenfold.rooms.entries import Happened, Returned, StoodIn
from tests.rooms.sitting import SittingRoom, settings


def playing(people: int = 2, **others: Any) -> SittingRoom:
    names = ["Ann", "Bo", "Cy", "Di"][:people]
    sitting = SittingRoom(settings(absent_after=60, **others), people=names)
    sitting.start(dealer=sitting.room.settings.seats - 1)  # so that seat 0 begins
    assert sitting.room.awaited == 0
    return sitting


def test_bots_play_after_a_pause() -> None:
    sitting = playing(people=1)
    while sitting.room.awaited == 0:
        sitting.act()
    assert sitting.due(since=10.0, pause=0.7) == Due(10.7, "bot", 1)
    [happened, *_] = sitting.wait()
    assert isinstance(happened, Happened)
    assert (happened.seat, happened.by) == (1, "bot")


def test_people_are_waited_for_without_a_clock() -> None:
    assert playing().due() is None


def test_an_absent_player_is_replaced_and_gets_the_seat_back() -> None:
    sitting = playing()
    away = {0: 5.0}
    assert sitting.due(away, since=0.0) == Due(65.0, "absent", 0)
    assert sitting.due(away, since=80.0) == Due(80.0, "absent", 0)  # the table comes to somebody long gone
    assert sitting.wait(away) == [StoodIn(seat=0)]
    assert sitting.due(away, since=90.0, pause=0.7) == Due(90.7, "bot", 0)
    [happened, *_] = sitting.wait(away)
    assert isinstance(happened, Happened)
    assert (happened.seat, happened.by) == (0, "stand-in")
    assert sitting.due({}, since=3.0) == Due(3.0, "return", 0)  # before anything else
    assert sitting.wait({}) == [Returned(seat=0)]
    assert not sitting.room.places[0].stood_in


def test_whoever_acts_is_back() -> None:
    sitting = playing()
    sitting.wait({0: 0.0})
    assert sitting.room.places[0].stood_in
    returned, happened, *_ = sitting.act()
    assert returned == Returned(seat=0)
    assert isinstance(happened, Happened)
    assert happened.by is None


def test_nobody_there_means_that_the_table_waits() -> None:
    sitting = playing(turn_clock=30)
    assert sitting.due({0: 0.0, 1: 0.0}) is None
    sitting.do(0, Leave(id="1"))
    sitting.do(1, Leave(id="2"))
    assert sitting.due() is None  # bots do not play among themselves


def test_an_absent_host_does_not_keep_others_from_starting() -> None:
    sitting = SittingRoom(settings(absent_after=60), people=["Ann", "Bo"])
    assert sitting.due({1: 0.0}) is None
    assert sitting.due({0: 7.0}) == Due(67.0, "absent", 0)
    sitting.wait({0: 7.0})
    assert sitting.room.host == 1
    assert sitting.due({0: 7.0}) is None
    sitting.wait({})
    assert sitting.room.host == 0  # back again


def test_the_turn_clock_plays_for_whoever_thinks_too_long() -> None:
    sitting = playing(turn_clock=30)
    assert sitting.due(since=2.0) == Due(32.0, "clock", 0)
    assert sitting.due({0: 0.0}, since=2.0) == Due(32.0, "clock", 0)
    [happened, *_] = sitting.wait()
    assert isinstance(happened, Happened)
    assert (happened.seat, happened.by) == (0, "clock")
    assert not sitting.room.places[0].stood_in


def test_no_clock_runs_in_a_pause() -> None:
    sitting = playing(turn_clock=30)
    sitting.do(1, Pause(id="1"))
    assert sitting.due({0: 0.0}) is None
    sitting.do(1, GoOn(id="2"))
    assert sitting.due() is not None


# --- knocking ---


@pytest.fixture
def window() -> SittingRoom:
    """Four people; the next player has let a fresh discard go, and the others may knock."""
    sitting = playing(people=4, seats=4, variants=["knock", "short:1"], knock_window=7)
    for _ in range(200):
        if sitting.room.kind.silence(sitting.room.state) is not None:
            return sitting
        legal = sitting.room.game.legal(sitting.room.state) if sitting.room.game else ()
        wanted = next((at for at, action in enumerate(legal) if isinstance(action, Draw)), None)
        discard = next((at for at, action in enumerate(legal) if isinstance(action, Discard)), 0)
        sitting.act(discard if wanted is None else wanted)
    raise AssertionError("nobody discards")


def test_silence_in_the_window_is_a_pass(window: SittingRoom) -> None:
    first = window.room.awaited
    assert window.due(since=1.0) == Due(8.0, "silence", first)
    [happened, *_] = window.wait()
    assert isinstance(happened, Happened)
    assert (happened.seat, happened.by) == (first, "clock")
    assert isinstance(window.room.kind.read_action(happened.do), Pass)


@pytest.mark.rule("card.variant.knock.order")
def test_the_window_goes_round_in_the_order_of_precedence(window: SittingRoom) -> None:
    on_turn = window.room.state.seat
    asked = []
    while window.room.kind.silence(window.room.state) is not None:
        asked.append(window.room.awaited)
        window.wait()
    assert asked
    order = [(on_turn + step) % 4 for step in range(1, 4)]
    assert asked == [seat for seat in order if seat in asked]
    assert window.room.awaited == on_turn  # nobody wanted it: the next player's turn goes on


def test_a_later_knocker_does_not_come_first(window: SittingRoom) -> None:
    first = window.room.awaited
    assert first is not None
    later = next(seat for seat in window.room.state.window if seat != first)
    assert window.refused(later, window.act_of("knock")) == "not-your-turn"
    window.do(first, window.act_of("pass"))
    assert window.room.awaited == later
    window.do(later, window.act_of("knock"))
    assert window.room.state.seat == later


def test_bots_in_the_window_do_not_take_all_of_it() -> None:
    sitting = playing(people=1, seats=4, variants=["knock", "short:1"], knock_window=7)
    for at in range(300):
        place = None if sitting.room.awaited is None else sitting.room.places[sitting.room.awaited]
        if sitting.room.kind.silence(sitting.room.state) is not None and place is not None and place.bot:
            what = sitting.due(since=0.0, pause=0.5)
            assert what is not None
            assert (what.what, what.at) == ("bot", 0.5)
            return
        _ = sitting.wait() if place is not None and place.bot else sitting.act(at)
    raise AssertionError("no window opens")
