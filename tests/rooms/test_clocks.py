"""What a room does by itself: bots, stand-ins, the turn clock, the knock window, and waiting."""

from __future__ import annotations

from typing import Any

import pytest

from tenfold.rooms.clocks import Due
from tenfold.rooms.commands import GoOn, Leave, Pause
from tenfold.rooms.entries import Happened, Returned, StoodIn
from tests.rooms.seated import SeatedRoom, settings


def playing(people: int = 2, **others: Any) -> SeatedRoom:
    names = ["Ann", "Bo", "Cy", "Di"][:people]
    sitting = SeatedRoom(settings(absent_after=60, **others), people=names)
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
    sitting = SeatedRoom(settings(absent_after=60), people=["Ann", "Bo"])
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


# --- decisions out of turn ---


@pytest.mark.parametrize("stage", ["give", "keep"])
@pytest.mark.rule("board.action.ask.which", "board.round.keep-five")
def test_whoever_decides_out_of_turn_is_waited_for_and_replaced(stage: str) -> None:
    rules = {"phases": ["set 3 + run 4", *["run 8"] * 9]}  # some will not have laid theirs, and keep cards
    chosen = settings("board", seats=3, rules=rules, fill="solid", absent_after=60, turn_clock=90)
    sitting = SeatedRoom(chosen, people=["Ann", "Bo", "Cy"])
    sitting.start()
    while sitting.room.state.stage.value != stage:
        sitting.wait()  # for the turn clock
    state, seat = sitting.room.state, sitting.room.awaited
    assert seat is not None
    assert seat == (state.giver if stage == "give" else state.keepers[0])
    assert sitting.due(since=1.0) == Due(91.0, "clock", seat)
    other = (seat + 1) % 3
    assert sitting.due({other: 0.0}, since=1.0) == Due(91.0, "clock", seat)  # nobody waits for the other one
    assert sitting.due({seat: 0.0}, since=1.0) == Due(60.0, "absent", seat)
    sitting.wait({seat: 0.0})
    [happened, *_] = sitting.wait({seat: 0.0})
    assert isinstance(happened, Happened)
    assert (happened.seat, happened.by, happened.do.split()[0]) == (seat, "stand-in", stage)
