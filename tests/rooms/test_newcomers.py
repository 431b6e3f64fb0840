"""Friends who come late: they take a bot's seat and see what it sees from then on, or wait for a game."""

from __future__ import annotations

from collections.abc import Callable

import msgspec
import pytest

from tenfold.core import Over
from tenfold.locales import LANGUAGES, Speech
from tenfold.locales.rendering import rendered
from tenfold.record.reader import parse_record
from tenfold.record.replay import verify
from tenfold.rooms.commands import ChangeSettings, CommitSalt, FreeSeat, Leave, Pause, Rematch
from tenfold.rooms.entries import (
    Answered,
    Happened,
    Queued,
    Sat,
    SettingsChanged,
    Taken,
    read_entry,
    write_entry,
)
from tenfold.rooms.newcomers import leave_queue
from tenfold.rooms.record import record_of
from tenfold.rooms.room import Status
from tenfold.rooms.steps import opened, step, steps_from
from tenfold.rooms.visibility import Views, own_seen, room_offer, room_seen, seen_as
from tests.rooms.seated import SeatedRoom, entry_seen, key, settings


def playing(game: str = "card", seats: int = 3, people: int = 1, **others: object) -> SeatedRoom:
    chosen = settings(game, seats, **{"fill": "solid"} | others)
    sitting = SeatedRoom(chosen, people=["Ann", "Bo", "Cy"][:people])
    sitting.start()
    return sitting


def until(sitting: SeatedRoom, what: Callable[[], object]) -> None:
    for at in range(2000):
        if what():
            return
        if sitting.room.rests:
            sitting.all_ready()
            continue
        assert sitting.room.awaited is not None, "the game is over before"
        if sitting.room.places[sitting.room.awaited].is_person:
            sitting.act(at)
        else:
            sitting.wait()
    raise AssertionError("it never happens")


def bots_turn(sitting: SeatedRoom, do: str) -> int:
    """A bot is to play, with a card that it has just drawn; its seat."""

    def has_drawn() -> bool:
        awaited, last = sitting.room.awaited, sitting.log[-1]
        is_bot = awaited is not None and sitting.room.places[awaited].bot is not None
        return is_bot and isinstance(last, Happened) and last.do.startswith(do)

    until(sitting, has_drawn)
    assert sitting.room.awaited is not None
    return sitting.room.awaited


# --- taking a seat ---


def test_a_seat_is_taken_at_once_while_others_are_on_turn() -> None:
    sitting = playing()
    until(sitting, lambda: sitting.room.awaited == 0)
    state = sitting.room.state
    [taken] = sitting.sit("Dora", seat=1, face="wave")
    assert taken == Taken(seat=1, name="Dora", key=key("Dora"), face="wave")
    assert sitting.room.state is state
    place = sitting.room.places[1]
    assert (place.name, place.face, place.bot, place.character) == ("Dora", "wave", None, None)
    last = step(opened(sitting.log[:-1]), sitting.log[-1])
    assert (entry_seen(last, None).seat, entry_seen(last, None).name) == (1, "Dora")
    [said] = entry_seen(last, None).says
    assert rendered(said, Speech("en"), ["Ann", "Dora", "Kubi"]) == "Dora takes Luno\u2019s seat."
    assert rendered(said, Speech("ru"), ["Ann", "Dora", "Kubi"]) == "Dora садится на место бота Луно."
    assert all("Dora" in rendered(said, Speech(language), []) for language in LANGUAGES)


def test_a_bot_ends_its_turn_first() -> None:
    sitting = playing()
    seat = bots_turn(sitting, "drawn")
    *turn, taken = sitting.sit("Dora", seat=seat)
    assert isinstance(taken, Taken)
    assert all(isinstance(entry, Happened) for entry in turn)
    assert {entry.by for entry in turn if isinstance(entry, Happened) and entry.seat == seat} == {"bot"}
    assert sitting.room.awaited != seat
    assert sitting.room.places[seat].name == "Dora"


def test_in_a_pause_nobody_plays_and_the_turn_is_the_newcomers() -> None:
    sitting = playing()
    seat = bots_turn(sitting, "drawn")
    sitting.do(0, Pause(id="1"))
    assert [type(entry) for entry in sitting.sit("Dora", seat=seat)] == [Taken]
    assert sitting.room.awaited == seat


def test_a_bot_answers_an_open_window_first() -> None:
    sitting = playing(seats=4, people=2, variants=["knock", "short:1"])
    until(
        sitting,
        lambda: (
            len(asked := sitting.room.questions) > 1
            and sitting.room.awaited in (0, 1)
            and any(sitting.room.places[seat].bot for seat in asked)
        ),
    )
    seat = next(seat for seat in sitting.room.questions if sitting.room.places[seat].bot is not None)
    answered, taken = sitting.sit("Dora", seat=seat)
    assert isinstance(answered, Answered)
    assert isinstance(taken, Taken)
    own = own_seen(sitting.room, seat, Views())
    assert own is not None
    assert own.legal is None, "the bot's answer stands"
    told = step(opened(sitting.log[:-2]), answered)
    assert entry_seen(told, seen_as(seat, told, sitting.room)).do is None


def test_if_the_bots_turn_ends_the_game_the_friend_waits_for_the_next_one() -> None:
    for seed in range(40):
        sitting = SeatedRoom(settings(seats=2, fill="solid"), people=["Ann"], seed=seed)
        sitting.start()
        while sitting.room.awaited is not None:
            before = sitting.room
            if before.awaited == 1:
                entries = sitting.sit("Dora", seat=1)
                if sitting.room.status is Status.OVER:
                    assert isinstance(entries[-1], Queued)
                    return
                sitting.log, sitting.room = sitting.log[: before.seq], before
                sitting.wait()
            else:
                sitting.act(seed)
    raise AssertionError("no bot ever ended a game")


def test_the_newcomer_sees_what_the_seat_sees_from_then_on() -> None:
    """And of what was before, in what is told again, no more than spectators do."""
    sitting = playing()
    seat = bots_turn(sitting, "drawn")
    drawn = len(sitting.log)
    sitting.sit("Dora", seat=seat)
    until(sitting, lambda: sitting.room.awaited == seat)
    sitting.do(seat, sitting.act_of("draw"))
    own = own_seen(sitting.room, seat, Views())
    assert own is not None
    assert msgspec.json.decode(msgspec.json.encode(own.view))["hand"]
    steps = steps_from(opened(sitting.log[: drawn - 1]), sitting.log[drawn - 1 :])
    told = [entry_seen(step, seen_as(seat, step, sitting.room)).do for step in steps]
    assert told[0] == "drawn ?"
    assert told[-1] is not None
    assert told[-1].startswith("drawn ")
    assert "?" not in told[-1]
    assert seen_as(None, steps[-1], sitting.room) is None
    assert seen_as(0, steps[0], sitting.room) == 0


def test_who_may_come() -> None:
    sitting = playing(people=2)
    assert sitting.turned_away("Dora") == "game-running"
    assert sitting.turned_away("", seat=2) == "no-name"
    assert sitting.turned_away("Dora", seat=1) == "no-bot-there"
    assert sitting.turned_away("Dora", seat=7) == "no-bot-there"
    closed = msgspec.structs.replace(sitting.room.settings, newcomers=False)
    sitting.do(0, ChangeSettings(id="1", settings=closed))
    assert sitting.turned_away("Dora", seat=2) == "closed"
    assert [(o.takeable, o.closed) for o in [room_offer(sitting.room, frozenset())]] == [((), True)]
    sitting.do(0, ChangeSettings(id="2", settings=msgspec.structs.replace(closed, newcomers=True)))
    sitting.sit("Bo", key=key("another"), seat=2, face="sun")
    assert sitting.room.places[2].name == "Bo 2"
    assert sitting.refused(2, CommitSalt(id="3", digest="0" * 64)) == "game-running"


@pytest.mark.parametrize("game", ["card", "dice", "board"])
def test_an_invitation_says_how_bots_stand(game: str) -> None:
    sitting = playing(game, seats=3)
    until(sitting, lambda: sitting.room.events > 8)
    offer = room_offer(sitting.room, frozenset())
    assert [offered.seat for offered in offer.takeable] == [1, 2]
    for offered in offer.takeable:
        assert offered.phase == 1
        assert (offered.points is None) == (game == "board")
        assert (offered.cards is None) == (game == "dice")
    assert room_offer(SeatedRoom().room, frozenset()).takeable == ()
    assert msgspec.json.encode(offer)


# --- nobody sees two hands ---


def test_who_held_a_seat_in_this_hand_may_take_back_only_that_one() -> None:
    sitting = playing(seats=4, people=2)
    sitting.do(1, Leave(id="1"))
    assert sitting.room.places[1].name == "Rico"
    assert sitting.turned_away("Bo", seat=2) == "held-another"
    assert sitting.turned_away("Bo", key=key("new"), beside=key("Bo"), seat=2) == "held-another"
    assert sitting.turned_away("Eve", beside=key("Ann"), seat=2) == "held-another", "Ann's device"
    sitting.sit("Bo", seat=1)
    assert sitting.room.taken[-1].name == "Bo"
    sitting.do(1, Leave(id="2"))
    sitting.sit("Spectator", seat=2)
    until(sitting, lambda: not sitting.room.held)
    assert any(isinstance(entry, Happened) and entry.do.startswith("discard") for entry in sitting.log)


@pytest.mark.parametrize(("game", "code"), [("card", None), ("dice", None), ("board", "held-another")])
def test_a_new_deal_frees_them_but_not_at_the_board(game: str, code: str | None) -> None:
    variants = ["short:2"] if game == "card" else []
    sitting = SeatedRoom(settings(game, 4, variants=variants, fill="solid"), people=["Ann", "Bo"], seed=3)
    sitting.start()
    sitting.do(1, Leave(id="1"))
    ends = {"card": "deal", "dice": "roll", "board": "deal"}[game]
    dealt = len(sitting.log)
    until(sitting, lambda: any(e.do.startswith(ends) for e in sitting.log[dealt:] if isinstance(e, Happened)))
    if code is None:
        sitting.sit("Bo", seat=2)
    else:
        assert sitting.turned_away("Bo", seat=2) == code


# --- giving a seat away ---


def test_a_persons_seat_is_given_away_after_five_minutes_by_the_host_only() -> None:
    sitting = playing(people=2)
    command = FreeSeat(id="1", seat=1)
    assert sitting.refused(0, command) == "not-long-away"
    assert sitting.refused(0, command, away={1: 299.0}) == "not-long-away"
    assert sitting.refused(1, FreeSeat(id="2", seat=0), away={0: 999.0}) == "not-host"
    assert sitting.refused(0, FreeSeat(id="3", seat=0), away={0: 999.0}) == "seat-free"
    assert sitting.refused(0, FreeSeat(id="4", seat=2), away={2: 999.0}) == "seat-free"
    sitting.do(0, command, away={1: 300.0})
    [said] = entry_seen(step(opened(sitting.log[:-1]), sitting.log[-1]), None).says
    assert rendered(said, Speech("en"), ["Ann", "Bo", "Luno"]) == "The host gives Bo\u2019s seat to Kubi."
    [given] = sitting.room.given
    assert (given.key, given.name) == (key("Bo"), "Kubi")
    sitting.sit("Dora", seat=1)
    assert [given.name for given in sitting.room.given] == ["Dora"]
    assert sitting.turned_away("Bo", seat=2) == "held-another", "until the hand is over"
    until(sitting, lambda: sitting.room.status is Status.OVER)
    sitting.do(0, Rematch(id="5"))
    assert [given.name for given in sitting.room.given] == ["Dora"]
    sitting.do(0, FreeSeat(id="6", seat=2))
    sitting.sit("Bo")
    assert sitting.room.given == ()


# --- the record ---


def test_the_record_and_the_result_name_all_who_played() -> None:
    sitting = playing(people=2)
    until(sitting, lambda: sitting.room.events > 5)
    sitting.sit("Dora", seat=2)
    sitting.do(1, Leave(id="1"))
    until(sitting, lambda: sitting.room.status is Status.OVER)
    raw = record_of(map(write_entry, sitting.log))
    assert raw is not None
    record = parse_record(raw, "room")
    verify(record)
    assert record.header.seats == ("Ann", "Bo", "Luno")
    assert record.result is not None
    assert [(t.seat, t.name) for t in record.result.taken or ()] == [(2, "Dora"), (1, "Luno")]
    assert all(5 < change.n < len(record.entries) for change in record.result.taken or ())
    assert room_seen(sitting.room, frozenset()).result == record.result
    assert bytes(record) == raw
    plain = playing(people=3)
    until(plain, lambda: plain.room.status is Status.OVER)
    assert b'"taken"' not in (record_of(map(write_entry, plain.log)) or b'"taken"')


# --- the next game ---


def test_who_waits_sits_down_with_the_rematch() -> None:
    """On free seats, then on bots', then on more seats as far as the game has them."""
    sitting = playing(seats=4, people=3)
    for name in ("Dora", "Emil", "Finn", "Gus", "Hal"):
        assert isinstance(sitting.sit(name, next=True, face="sun")[0], Queued)
    assert sitting.sit("Dora", next=True) == [], "who waits, waits"
    assert [waiting.name for waiting in room_seen(sitting.room, frozenset()).queue] == [
        "Dora",
        "Emil",
        "Finn",
        "Gus",
        "Hal",
    ]
    sitting.write(leave_queue(sitting.room, key("Gus")))
    sitting.do(2, Leave(id="1"))
    until(sitting, lambda: sitting.room.status is Status.OVER)
    seats = [
        entry.seat if isinstance(entry, Sat) else entry.settings.seats
        for entry in sitting.do(0, Rematch(id="2"))
        if isinstance(entry, Sat | SettingsChanged)
    ]
    assert seats == [2, 3, 5, 4, 6, 5]
    assert [place.name for place in sitting.room.places] == ["Ann", "Bo", "Dora", "Emil", "Finn", "Hal"]
    assert sitting.room.queue == ()


def test_who_finds_no_seat_waits_on() -> None:
    sitting = SeatedRoom(settings(seats=6), people=["Ann", "Bo", "Cy", "Di", "Ed", "Flo"])
    sitting.start()
    sitting.sit("Gus", next=True)
    sitting.to_the_end()
    sitting.do(0, Rematch(id="1"))
    assert [waiter.name for waiter in sitting.room.queue] == ["Gus"]
    sitting.do(5, Leave(id="2"))
    sitting.start()
    assert sitting.room.places[5].name == "Gus", "rather than a bot"
    assert sitting.room.queue == ()
    assert sitting.room.game is not None
    assert not isinstance(sitting.room.game.turn(sitting.room.state), Over)


def test_who_waits_may_take_a_bots_seat_meanwhile() -> None:
    sitting = playing()
    sitting.sit("Dora", next=True)
    until(sitting, lambda: sitting.room.awaited == 0)
    sitting.sit("Dora", seat=2)
    assert sitting.room.queue == ()
    assert sitting.room.places[2].name == "Dora"


# --- logs from before there were characters ---


def test_old_entries_open_as_they_did() -> None:
    """Bots have their own names, and one plays on under the name of whoever has left; both can be taken."""
    sitting = SeatedRoom(settings(seats=4, fill="solid"), people=["Ann", "Bo"])
    for raw in (
        '{"entry":"bot-sat","seat":2,"bot":"solid"}',
        '{"entry":"bot-sat","seat":3,"bot":"solid"}',
        '{"entry":"started","names":["Ann","Bo","solid","solid 2"],"salts":[],"dealer":null}',
        '{"entry":"left","seat":1}',
    ):
        sitting.write([step(sitting.room, read_entry(raw))])
    assert [place.name for place in sitting.room.places] == ["Ann", "Bo", "solid", "solid 2"]
    assert [place.bot for place in sitting.room.places] == [None, "solid", "solid", "solid"]
    assert sitting.room.taken == ()
    told = step(opened(sitting.log[:-1]), sitting.log[-1])
    assert [said.id for said in entry_seen(told, None).says] == ["room-left"]
    taken = Taken(seat=3, name="Dora", key=key("Dora"))
    [said] = entry_seen(step(sitting.room, taken), None).says
    assert rendered(said, Speech("en"), []) == "Dora takes solid 2\u2019s seat."
