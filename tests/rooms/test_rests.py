"""Between two hands or rounds the table stands still, until its people are ready."""

from __future__ import annotations

from typing import Any

import pytest

from tenfold.rooms.clocks import Due
from tenfold.rooms.commands import GoOn, Leave, Pause, Ready
from tenfold.rooms.entries import Happened, Readied, TakenOver
from tenfold.rooms.steps import opened, step
from tenfold.rooms.timers import timers
from tenfold.rooms.times import Times, followed, looked_around
from tenfold.rooms.visibility import Views, room_seen, table_seen
from tests.rooms.seated import SeatedRoom, new_id, settings


def resting(people: int = 3, seats: int = 3, **others: Any) -> SeatedRoom:
    """A hand is over."""
    sitting = SeatedRoom(
        settings(seats=seats, fill="solid", variants=["short:5"], **others),
        people=["Ann", "Bo", "Cy"][:people],
    )
    sitting.start()
    for at in range(3000):
        if sitting.room.rests:
            return sitting
        seat = sitting.room.awaited
        assert seat is not None
        if sitting.room.places[seat].is_played:
            sitting.wait()
        else:
            sitting.act(at // 3)
    raise AssertionError("no hand ends")


def is_dealt(sitting: SeatedRoom) -> bool:
    return not sitting.room.rests and sitting.room.awaited is not None


def ready(sitting: SeatedRoom, seat: int) -> None:
    assert sitting.do(seat, Ready(id=new_id(), version=sitting.room.version)) == [Readied(seat=seat)]


def rest(sitting: SeatedRoom, *present: int) -> tuple[tuple[int, ...], tuple[int, ...]]:
    seen = room_seen(sitting.room, frozenset(present)).rest
    assert seen is not None
    return seen.ready, seen.awaited


@pytest.mark.rule("card.score.open")
def test_the_next_hand_is_dealt_when_all_who_are_there_are_ready() -> None:
    sitting = resting()
    version, events = sitting.room.version, sitting.room.events
    assert (sitting.room.awaited, sitting.due()) == (None, None)
    assert rest(sitting, 0, 1, 2) == ((), (0, 1, 2))
    ready(sitting, 1)
    assert sitting.due(since=5.0, ready=7.0) == Due(37.0, "go-on")
    [shown] = timers(sitting.room, Times(asked=5.0, ready=7.0, now=10.0))
    assert (shown.what, shown.seat, shown.left, shown.of) == ("ready", None, 27.0, 30.0)
    ready(sitting, 0)
    assert rest(sitting, 0, 1, 2) == ((1, 0), (2,))
    assert sitting.due({2: 0.0}, since=5.0, ready=7.0) == Due(5.0, "go-on")  # who is away counts as ready
    assert rest(sitting, 0, 1) == ((1, 0), ())
    assert sitting.room.version == version
    ready(sitting, 2)
    assert sitting.due(since=5.0, ready=7.0) == Due(5.0, "go-on")
    [dealt, *_] = sitting.wait()
    assert isinstance(dealt, Happened)
    assert dealt.do.startswith("deal")
    assert is_dealt(sitting)
    assert (sitting.room.ready, sitting.room.events > events) == ((), True)


def test_the_table_goes_on_half_a_minute_after_the_first_even_if_somebody_never_is() -> None:
    sitting = resting()
    ready(sitting, 0)
    sitting.wait()
    assert is_dealt(sitting)


def test_ready_counts_once_and_for_this_rest_only() -> None:
    sitting = resting()
    late = Ready(id=new_id(), version=sitting.room.version)
    ready(sitting, 0)
    assert sitting.refused(0, Ready(id=new_id())) == "ready-already"
    sitting.wait()
    assert sitting.refused(1, late) == "no-rest"
    while not sitting.room.rests:
        sitting.act()
    assert sitting.refused(1, late) == "stale"


def test_alone_no_clock_runs_and_bots_are_always_ready() -> None:
    sitting = resting(people=1)
    assert rest(sitting, 0) == ((), (0,))
    assert (sitting.due(), timers(sitting.room, Times())) == (None, ())
    ready(sitting, 0)
    assert timers(sitting.room, Times()) == ()
    sitting.wait()
    assert is_dealt(sitting)


def test_where_nobody_is_there_nothing_happens_and_somebody_must_be_ready() -> None:
    sitting = resting(people=2)
    assert sitting.due({0: 0.0, 1: 0.0}) is None
    sitting.write([step(sitting.room, TakenOver(seat=0))])
    away = {1: 0.0}
    what = sitting.due(away)
    assert what is not None
    assert what.what == "absent"  # bots alone deal no hand
    assert sitting.refused(0, Ready(id=new_id())) == "bot-plays"
    ready(sitting, 1)
    assert sitting.due({}) == Due(0.0, "go-on")  # who is idle is not waited for


def test_wait_is_a_pause_in_which_the_half_minute_stands_still() -> None:
    sitting = resting()
    ready(sitting, 0)
    sitting.do(1, Pause(id=new_id()))
    assert sitting.due() is None
    ready(sitting, 1)
    ready(sitting, 2)
    assert sitting.due() is None
    sitting.do(1, GoOn(id=new_id()))
    assert sitting.due() == Due(0.0, "go-on")


def test_who_comes_back_is_waited_for_again() -> None:
    sitting = resting()
    times = looked_around(Times(), frozenset({2}), frozenset({2}), 4.0)
    before = sitting.room
    ready(sitting, 0)
    times = followed(times, before, sitting.room, 6.0)
    back = looked_around(times, frozenset(), frozenset(), 8.0)
    assert (times.ready, times.away, back.away, back.broke) == (6.0, {2: 4.0}, {}, {2: 4.0})
    assert sitting.due(dict(back.away), ready=back.ready) == Due(36.0, "go-on")
    ready(sitting, 1)
    assert sitting.due(dict(times.away), ready=times.ready) == Due(0.0, "go-on")
    assert sitting.due(dict(back.away), ready=back.ready) == Due(36.0, "go-on")
    sitting.do(2, Leave(id=new_id()))
    assert sitting.due(ready=6.0) == Due(0.0, "go-on")


def test_whoever_returns_sees_the_rest_and_the_log_says_it() -> None:
    sitting = resting()
    ready(sitting, 2)
    again = opened(sitting.log)
    assert again == sitting.room
    assert room_seen(again, frozenset({0, 1, 2})).rest is not None
    assert table_seen(again, Views()) == table_seen(sitting.room, Views())


def test_the_dice_never_rest_and_the_board_rests_between_rounds() -> None:
    for game in ("dice", "board"):
        sitting = SeatedRoom(settings(game, seats=2), people=["Ann", "Bo"])
        sitting.start()
        rests = 0
        for at in range(20000):
            if sitting.room.rests:
                rests += 1
                sitting.all_ready()
            elif sitting.room.awaited is None:
                break
            else:
                sitting.act(at // 3)
        assert (rests > 0) == (game == "board")
