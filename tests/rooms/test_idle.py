"""A seat that keeps the table waiting: the clock decides, a bot takes over, and its person takes it back."""

from __future__ import annotations

import pytest

from tenfold.rooms.clocks import Due
from tenfold.rooms.commands import Here, LetBotPlay, Pause, TakeBack
from tenfold.rooms.entries import AskedOut, BotWanted, Happened, IsHere, TakenBack, TakenOver
from tenfold.rooms.reactions import check_reaction, nudge_since
from tenfold.rooms.refusals import NotNow
from tenfold.rooms.timers import timers
from tenfold.rooms.times import Times, followed
from tenfold.rooms.visibility import Views, own_seen, room_seen
from tests.rooms.seated import SeatedRoom, new_id
from tests.rooms.test_clocks import playing

LONG = Times(now=60.0)


def wanted(seat: int) -> LetBotPlay:
    return LetBotPlay(id=new_id(), seat=seat)


def test_after_two_decisions_of_the_clock_in_a_row_a_bot_takes_over() -> None:
    sitting = playing(turn_clock=25)
    by = [entry.by for entry in sitting.wait() if isinstance(entry, Happened) and entry.seat == 0]
    assert by == ["clock"]
    assert sitting.due(since=3.0) == Due(28.0, "clock", 0)  # each action starts it anew
    sitting.wait()
    assert sitting.due(since=3.0) == Due(3.0, "ask-out", 0)
    assert sitting.wait() == [AskedOut(seat=0)]
    assert room_seen(sitting.room, frozenset({0, 1})).asked_out == (0,)
    assert sitting.due(since=3.0, takeovers={0: 4.0}) == Due(14.0, "takeover", 0)
    [shown] = [t for t in timers(sitting.room, Times(takeovers={0: 4.0}, now=5.0)) if t.what == "takeover"]
    assert (shown.seat, shown.left, shown.of) == (0, 9.0, 10.0)
    sitting.wait()
    assert sitting.room.places[0].idle
    own = own_seen(sitting.room, 0, Views())
    assert own is not None
    assert own.legal is None


def test_whoever_decides_in_between_is_here() -> None:
    sitting = playing(turn_clock=25)
    sitting.wait()
    assert sitting.room.places[0].late == 1
    sitting.act()
    assert sitting.room.places[0].late == 0


def test_i_am_here_ends_it_and_the_seat_can_be_taken_back_later() -> None:
    sitting = playing()
    before = sitting.room
    at_first = before.places[0]
    assert sitting.do(1, wanted(0), LONG) == [BotWanted(seat=0, by=1), AskedOut(seat=0)]  # one of two
    times = followed(LONG, before, sitting.room, 60.0)
    assert times.takeovers == {0: 60.0}
    before = sitting.room
    assert sitting.do(0, Here(id=new_id())) == [IsHere(seat=0)]
    times = followed(times, before, sitting.room, 65.0)
    assert (times.takeovers, times.waited(0), times.waited(1)) == ({}, 65.0, 0.0)
    assert sitting.refused(1, wanted(0), Times(now=70.0, back={0: 65.0})) == "not-waiting-long"
    sitting.do(1, wanted(0), Times(now=125.0, back={0: 65.0}))
    assert sitting.wait() == [TakenOver(seat=0)]
    assert sitting.refused(0, sitting.choice()) == "bot-plays"
    assert sitting.due(since=7.0, pause=0.5) == Due(7.5, "bot", 0)
    assert sitting.due({0: 0.0}, since=7.0, pause=0.5) == Due(7.5, "bot", 0)  # away or not
    [happened, *_] = sitting.wait()
    assert isinstance(happened, Happened)
    assert (happened.seat, happened.by) == (0, "stand-in")
    assert sitting.room.places[0].idle  # it is not given back by itself
    assert sitting.do(0, TakeBack(id=new_id())) == [TakenBack(seat=0)]
    assert sitting.refused(0, TakeBack(id=new_id())) == "no-bot-plays"
    assert sitting.room.places[0] == at_first


def test_i_am_here_a_moment_too_late_takes_the_seat_back() -> None:
    sitting = playing()
    sitting.do(1, wanted(0), LONG)
    sitting.wait()
    assert sitting.do(0, Here(id=new_id())) == [TakenBack(seat=0)]


def test_who_may_ask_for_a_bot_and_when() -> None:
    sitting = playing(people=4, seats=4)
    while sitting.room.awaited == 0:
        sitting.act()
    assert sitting.room.awaited == 1
    assert sitting.refused(2, wanted(1), Times(now=59.9)) == "not-waiting-long"
    assert sitting.refused(2, wanted(3), LONG) == "not-waiting-long"
    assert sitting.refused(2, wanted(2), LONG) == "nobody-to-wait-for"
    assert sitting.do(2, wanted(1), LONG) == [BotWanted(seat=1, by=2)]
    assert sitting.refused(2, wanted(1), LONG) == "bot-comes"
    assert sitting.do(3, wanted(1), LONG) == [BotWanted(seat=1, by=3), AskedOut(seat=1)]  # two others
    sitting.act()  # who decides is here
    assert room_seen(sitting.room, frozenset()).asked_out == ()
    assert sitting.do(0, wanted(1), LONG) == [BotWanted(seat=1, by=0), AskedOut(seat=1)]  # the host
    sitting.do(0, Pause(id=new_id()))
    assert sitting.due() is None
    assert sitting.refused(0, wanted(1), LONG) == "paused"


# --- what no log keeps ---


def refused_nudge(sitting: SeatedRoom, times: Times, seat: int, target: int) -> str:
    with pytest.raises(NotNow) as refusal:
        nudge_since(sitting.room, times, seat, target)
    return refusal.value.code


def test_only_who_is_awaited_is_nudged_after_a_while() -> None:
    sitting = playing()
    assert nudge_since(sitting.room, Times(now=21.0, turn=1.0, asked=20.0), 1, 0) == 1.0
    assert refused_nudge(sitting, Times(now=20.0, turn=1.0), 1, 0) == "not-waiting-long"
    assert refused_nudge(sitting, LONG, 0, 1) == "nobody-to-wait-for"
    assert refused_nudge(sitting, LONG, 0, 0) == "nobody-to-wait-for"
    assert refused_nudge(sitting, Times(now=60.0, away={0: 0.0}), 1, 0) == "nobody-to-wait-for"


def test_reactions_have_their_measure_and_belong_to_their_game() -> None:
    room = playing().room
    check_reaction(room, "sorry", (), 0.0)
    for before, now, code in (
        ((10.0,), 11.9, "too-many-reactions"),
        ((10.0,), 12.0, None),
        ((1.0, 4.0, 7.0, 10.0, 13.0), 30.9, "too-many-reactions"),
        ((1.0, 4.0, 7.0, 10.0, 13.0), 31.0, None),
    ):
        if code is None:
            check_reaction(room, "clap", before, now)
        else:
            with pytest.raises(NotNow, match=code):
                check_reaction(room, "clap", before, now)
    with pytest.raises(NotNow, match="no-reaction"):
        check_reaction(room, "what-a-roll", (), 0.0)
    with pytest.raises(NotNow, match="reactions-off"):
        check_reaction(playing(reactions=False).room, "clap", (), 0.0)
