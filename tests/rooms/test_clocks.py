"""What a room does by itself: bots, stand-ins, the turn clock, the knock window, and waiting."""

from __future__ import annotations

from typing import Any

import pytest
from msgspec.structs import replace

from tenfold.rooms.clocks import Due, due, happens
from tenfold.rooms.commands import Act, GoOn, Leave, LetBotPlay, Pause
from tenfold.rooms.decisions import bot_acts, bot_chooses, stand_in
from tenfold.rooms.entries import Answered, Happened, Returned, StoodIn
from tenfold.rooms.pace import Chosen, Pace
from tenfold.rooms.timers import deadlines, timers
from tenfold.rooms.times import Times
from tenfold.rooms.visibility import room_seen
from tenfold.testing.playing import SeededStream
from tests.rooms.seated import SeatedRoom, new_id, settings


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
    assert sitting.due({1: 5.0}, since=0.0) == Due(65.0, "absent", 1)  # the others read when a bot will play
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


def at_the_board(stage: str, **others: Any) -> SeatedRoom:
    """Three people, of whom one must give a card, or two or more must keep some."""
    rules = {"phases": ["set 3 + run 4", *["run 8"] * 9]}  # some will not have laid theirs, and keep cards
    chosen = settings("board", seats=3, rules=rules, fill="solid", absent_after=60, **others)
    sitting = SeatedRoom(chosen, people=["Ann", "Bo", "Cy"])
    sitting.start()
    while sitting.room.state.stage.value != stage or (
        stage == "keep" and len(sitting.room.state.keepers) < 2
    ):
        if sitting.room.rests:
            sitting.all_ready()
        else:
            assert sitting.room.awaited is not None
            sitting.write(bot_acts(sitting.room, sitting.room.awaited, "bot"))
    return sitting


@pytest.mark.parametrize(("stage", "seconds"), [("give", 15.0), ("keep", 180.0)])
@pytest.mark.rule("board.action.ask.which", "board.round.keep-five")
def test_whoever_decides_out_of_turn_is_waited_for_and_replaced(stage: str, seconds: float) -> None:
    sitting = at_the_board(stage, turn_clock=90)
    state, seat = sitting.room.state, sitting.room.awaited
    assert seat is not None
    assert seat == (state.giver if stage == "give" else state.keepers[0])
    assert sitting.due(since=1.0) == Due(1.0 + seconds, "clock", seat)
    [shown, *_] = timers(sitting.room, Times(asked=1.0, now=2.0))
    assert (shown.what, shown.seat, shown.left, shown.of) == (stage, seat, seconds - 1.0, seconds)
    away = {seat: 0.0}
    first = Due(45.0, "clock", seat) if stage == "give" else Due(60.0, "absent", seat)
    assert sitting.due(away, since=30.0) == first
    sitting.write(stand_in(sitting.room, seat))
    [happened, *_] = sitting.wait(away)
    assert isinstance(happened, Happened | Answered)
    assert (happened.seat, happened.by, happened.do.split()[0]) == (seat, "stand-in", stage)


@pytest.mark.rule("board.round.keep-five")
def test_all_keepers_are_asked_at_once_and_nobody_learns_who_keeps_what_before_all_have_chosen() -> None:
    sitting = at_the_board("keep")
    keepers = list(sitting.room.state.keepers)
    assert len(keepers) > 1
    version = sitting.room.version
    for seat in reversed(keepers[1:]):
        noted = sitting.do(seat, Act(id=new_id(), version=version, do="keep -"))
        assert noted == [Answered(seat=seat, do="keep -")]
        assert sitting.refused(seat, Act(id=new_id(), version=version, do="keep -")) == "answered-already"
    room = sitting.room
    assert (room.version, room.awaited) == (version, keepers[0])
    assert room_seen(room, frozenset()).answered == tuple(reversed(keepers[1:]))
    told = sitting.do(keepers[0], Act(id=new_id(), version=version, do="keep -"))
    kept = [entry.seat for entry in told if isinstance(entry, Happened) and entry.do.startswith("keep")]
    assert kept == keepers
    assert sitting.room.rests


# --- the line breaks ---


def test_nothing_is_decided_for_a_seat_in_the_first_seconds_after_its_line_broke() -> None:
    sitting = playing(turn_clock=25)
    assert sitting.due({0: 24.0}) == Due(44.0, "clock", 0)
    assert sitting.due(broke={0: 24.0}) == Due(44.0, "clock", 0)  # also if it is back
    assert sitting.due({0: 3.0}) == Due(25.0, "clock", 0)
    assert sitting.refused(1, LetBotPlay(id="1", seat=0), Times(away={0: 30.0})) == "not-host"


def test_the_host_need_not_wait_for_somebody_who_is_away() -> None:
    sitting = playing()
    while sitting.room.awaited == 0:
        sitting.act()
    away = {1: 100.0}
    assert sitting.do(0, LetBotPlay(id="1", seat=1), Times(now=101.0, away=away)) == [StoodIn(seat=1)]
    assert sitting.due(away, since=90.0) == Due(120.0, "bot", 1)  # not yet: the line may come back
    assert sitting.due({}, since=90.0) == Due(90.0, "return", 1)


# --- how bots keep time ---


def test_bots_wait_longer_where_people_are_to_follow_and_by_nothing_but_what_they_do() -> None:
    sitting = playing(people=2, variants=["short:3"], fill="solid")
    waits = set()
    for _ in range(400):
        seat = sitting.room.awaited
        if seat is None:
            break
        if not sitting.room.places[seat].is_played:
            sitting.write(bot_acts(sitting.room, seat, "bot"))
            continue
        assert sitting.due(since=1.0, pause=None) == Due(1.4, "choose", seat)
        assert sitting.due({1: 0.0}, since=1.0, pause=None) == Due(1.2, "bot", seat)  # alone
        chosen = Chosen(sitting.room.version, seat, bot_chooses(sitting.room, seat))
        at = due(sitting.room, Times(asked=1.0), Pace(chosen=chosen))
        assert at is not None
        waits.add((str(chosen.action).split()[0], round(at.at - 1.0, 1)))
        sitting.write(happens(sitting.room, at, chosen.action))
    assert {("draw", 0.9), ("hit", 0.4), ("discard", 0.9)} <= waits
    assert len({what for what, _ in waits}) == len(waits)


def times_differ(sitting: SeatedRoom, viewer: int) -> bool:
    """Whether anything that is due, or that a timer shows, is otherwise where hidden cards are exchanged."""
    room = sitting.room
    assert room.game is not None
    view = room.game.view(room.state, viewer)
    worlds = [replace(room, state=room.game.determinize(view, SeededStream(seed))) for seed in range(8)]
    times = Times(asked=1.0, now=2.0)
    shown = [(due(world, times, Pace()), deadlines(world, times)) for world in (room, *worlds)]
    return any(other != shown[0] for other in shown)


def a_bot_that_hesitates_with_a_good_hand(pace: Pace, room: Any, seat: int, times: Times) -> float:
    return 0.4 + 0.01 * len({card.number for card in room.state.hands[seat]})


@pytest.mark.parametrize("is_planted", [False, True])
def test_no_delay_depends_on_hidden_cards(is_planted: bool, monkeypatch: pytest.MonkeyPatch) -> None:
    if is_planted:
        monkeypatch.setattr(Pace, "before", a_bot_that_hesitates_with_a_good_hand)
    sitting = playing(people=2, seats=4, variants=["knock", "short:2"], turn_clock=25)
    differ = []
    for at in range(120):
        if sitting.room.rests:
            sitting.all_ready()
        if sitting.room.awaited is None:
            break
        differ.append(times_differ(sitting, 0))
        if sitting.room.places[sitting.room.awaited].is_played:
            sitting.wait()
        else:
            sitting.act(at)
    assert any(differ) == is_planted
