"""Before the game: what its host changes, who sits where, and what everybody is told of it."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

from tenfold.locales import LANGUAGES, Speech
from tenfold.locales.rendering import rendered
from tenfold.record.reader import parse_record
from tenfold.rooms.commands import (
    ChangeSettings,
    ChooseDealer,
    CommitSalt,
    FreeSeat,
    Leave,
    MoveSeat,
    Rematch,
    Rename,
    SeatBot,
    Start,
)
from tenfold.rooms.entries import Left, Sat, Started, write_entry
from tenfold.rooms.lessons import lesson_secret
from tenfold.rooms.record import record_of
from tenfold.rooms.steps import opened, steps_from
from tenfold.rooms.visibility import room_seen
from tests.rooms.seated import SeatedRoom, entry_seen, key, new_id, settings


def last_said(sitting: SeatedRoom, language: str = "en", viewer: int | None = None) -> list[str]:
    """What is told of the last entry."""
    step = steps_from(opened(sitting.log[:-1]), sitting.log[-1:])[0]
    names = [place.name for place in step.after.places]
    says = entry_seen(step, viewer).says
    return [rendered(saying, Speech(language), names, viewer) for saying in says]


def change(sitting: SeatedRoom, **wishes: Any) -> list[str]:
    """The host changes settings; what is said."""
    wished = msgspec.structs.replace(sitting.room.settings, **wishes)
    assert sitting.room.host is not None
    sitting.do(sitting.room.host, ChangeSettings(id=new_id(), settings=wished))
    return last_said(sitting)


def names(sitting: SeatedRoom) -> list[str]:
    return [place.name for place in sitting.room.places]


@pytest.fixture
def sitting() -> SeatedRoom:
    return SeatedRoom(settings(seats=4, fill="solid"), people=["Ann", "Bo"])


def test_the_host_changes_everything_and_all_are_told(sitting: SeatedRoom) -> None:
    rules = sitting.room.settings.rules
    assert change(sitting, rules={"edition": "fx"}) == ["The host chooses the F.X. Schmid rules."]
    assert change(sitting, rules={"edition": "fx", "variants": ["knock"]}) == [
        "The host changes the house rules."
    ]
    assert sitting.room.rules.knocking
    assert change(sitting, turn_clock=25, knock_window=3) == [
        "The clock is on: 25 seconds for each decision.",
        "There are 3 seconds to knock.",
    ]
    assert change(sitting, turn_clock=None) == ["The clock is off."]
    assert change(sitting, seats=3, fill="easy") == [
        "The host wants 3 seats.",
        "A bot in a free seat plays gently.",
    ]
    assert change(sitting, newcomers=False) == ["Nobody may take a bot\u2019s seat during the game."]
    assert change(sitting, reactions=False, absent_after=90) == [
        "A bot plays for whoever is away for 90 seconds.",
        "Reactions are off.",
    ]
    assert change(sitting, game="dice", rules={"edition": "de"}) == [
        "The host chooses the dice game.",
        "The host chooses the German rules.",
    ]
    assert change(sitting, game="card", rules=rules)[0] == "The host chooses the card game."
    assert change(sitting) == []
    everything = {
        "game": "board",
        "rules": {"edition": "2010"},
        "seats": 5,
        "fill": "solid",
        "newcomers": True,
    }
    change(sitting, **everything | {"turn_clock": 60, "knock_window": 10, "reactions": True})
    for language in LANGUAGES:
        said = last_said(sitting, language)
        assert len(said) == 8
        assert not any("{" in line or "chosen-" in line or "room-" in line for line in said)
    assert names(sitting) == ["Ann", "Bo", "", "", ""]


def test_people_keep_their_seats_when_there_are_fewer(sitting: SeatedRoom) -> None:
    """Free ones go first, then bots, from the end; a dealer who has to go is one no more."""
    sitting.do(0, MoveSeat(id="1", seat=1, to=3))
    sitting.do(0, SeatBot(id="2", seat=1, bot="solid"))
    sitting.do(0, ChooseDealer(id="3", seat=3))
    change(sitting, seats=3)
    assert names(sitting) == ["Ann", "Luno", "Bo"]
    assert sitting.room.dealer == 2
    sitting.do(0, ChooseDealer(id="4", seat=1))
    change(sitting, seats=2)
    assert names(sitting) == ["Ann", "Bo"]
    assert sitting.room.dealer is None
    wished = msgspec.structs.replace(sitting.room.settings, game="dice", rules={"edition": "de"}, seats=1)
    assert sitting.refused(0, ChangeSettings(id="5", settings=wished)) == "too-few-seats"


def test_what_contradicts_itself_changes_nothing(sitting: SeatedRoom) -> None:
    for wishes, code in (
        ({"rules": {"edition": "intl", "variants": ["free", "fixed"]}}, "free-and-fixed"),
        ({"rules": {"edition": "none"}}, "unknown-edition"),
        ({"seats": 7}, "players"),
        ({"fill": "nobody"}, "unknown-bot"),
        ({"lesson": True}, "lesson-fixed"),
    ):
        wished = msgspec.structs.replace(sitting.room.settings, **wishes)
        assert sitting.refused(0, ChangeSettings(id="1", settings=wished)) == code
        assert sitting.refused(1, ChangeSettings(id="1", settings=wished)) == "not-host"


def test_a_bot_that_another_game_does_not_have_is_replaced_by_its_usual_one(
    sitting: SeatedRoom, monkeypatch: pytest.MonkeyPatch
) -> None:
    sitting.do(0, SeatBot(id="1", seat=2, bot="easy"))
    monkeypatch.setattr("tenfold.rooms.places.room_bots", lambda game: ["random", "solid"])
    monkeypatch.setattr("tenfold.rooms.settings.room_bots", lambda game: ["random", "solid"])
    monkeypatch.setattr("tenfold.rooms.lobby.room_bots", lambda game: ["random", "solid"])
    change(sitting, game="dice", rules={"edition": "de"})
    assert [(place.name, place.bot) for place in sitting.room.places][2:] == [("Bolo", "solid"), ("", None)]


def test_in_a_game_only_newcomers_and_reactions_may_change(sitting: SeatedRoom) -> None:
    sitting.start()
    assert change(sitting, newcomers=False, reactions=False)
    wished = msgspec.structs.replace(sitting.room.settings, turn_clock=5)
    assert sitting.refused(0, ChangeSettings(id="1", settings=wished)) == "settings-fixed"
    for command in (
        MoveSeat(id="2", seat=0, to=1),
        ChooseDealer(id="3", seat=None),
        Rename(id="4", name="Cy"),
        SeatBot(id="5", seat=2, bot="easy"),
    ):
        assert sitting.refused(0, command) == "game-running"


def test_seats_change_places_and_the_host_stays_the_host(sitting: SeatedRoom) -> None:
    sitting.do(0, ChooseDealer(id="1", seat=0))
    assert last_said(sitting) == ["Ann deals first."]
    assert last_said(sitting, viewer=0) == ["You deal first."]
    sitting.do(0, MoveSeat(id="2", seat=0, to=1))
    assert names(sitting) == ["Bo", "Ann", "", ""]
    assert (sitting.room.host, sitting.room.dealer) == (1, 1)
    assert last_said(sitting) == ["Bo moves to seat 1.", "Ann moves to seat 2."]
    assert sitting.refused(1, MoveSeat(id="3", seat=1, to=4)) == "no-seat"
    assert sitting.refused(0, MoveSeat(id="4", seat=0, to=1)) == "not-host"
    sitting.do(1, MoveSeat(id="5", seat=1, to=3))
    assert last_said(sitting) == ["Ann moves to seat 4."]


def test_a_dealer_who_leaves_falls_back_to_lots(sitting: SeatedRoom) -> None:
    assert sitting.refused(0, ChooseDealer(id="0", seat=2)) == "nobody-there"
    assert sitting.refused(0, ChooseDealer(id="0", seat=4)) == "no-seat"
    for seat, command in ((1, Leave(id="1")), (0, FreeSeat(id="2", seat=1))):
        sitting.do(0, ChooseDealer(id="3", seat=1))
        sitting.do(seat, command)
        assert sitting.room.dealer is None
        sitting.sit("Bo")
    sitting.do(0, SeatBot(id="4", seat=2, bot="solid"))
    sitting.do(0, ChooseDealer(id="5", seat=2))
    sitting.do(0, SeatBot(id="6", seat=2, bot="easy"))
    assert sitting.room.dealer == 2  # the same face, which plays otherwise
    assert last_said(sitting) == ["From now on: Luno plays gently."]
    sitting.do(0, SeatBot(id="7", seat=2, bot="easy", character="tipi"))
    assert sitting.room.dealer is None
    sitting.do(0, ChooseDealer(id="8", seat=None))
    assert last_said(sitting) == ["Lots decide who begins."]


def test_the_chosen_dealer_deals_and_does_so_in_the_next_game() -> None:
    sitting = SeatedRoom(settings(seats=2), people=["Ann", "Bo"])
    sitting.do(0, ChooseDealer(id="1", seat=1))
    [started] = [entry for entry in sitting.do(0, Start(id="2")) if isinstance(entry, Started)]
    assert started.dealer == 1
    sitting.to_the_end()
    sitting.do(0, Rematch(id="3"))
    assert sitting.room.dealer == 1


def test_bots_have_characters_and_never_two_of_one(sitting: SeatedRoom) -> None:
    sitting.do(0, SeatBot(id="1", seat=2, bot="solid", character="zeno"))
    assert sitting.refused(0, SeatBot(id="2", seat=3, bot="easy", character="zeno")) == "character-taken"
    assert last_said(sitting, "ru") == ["Зено (бот) садится за стол."]
    sitting.do(0, SeatBot(id="3", seat=3, bot="easy"))
    assert names(sitting)[2:] == ["Zeno", "Bolo"]
    change(sitting, game="dice", rules={"edition": "de"}, seats=7)
    sitting.start()
    assert names(sitting) == ["Ann", "Bo", "Zeno", "Bolo", "Luno", "Kubi", "Rico"]


def test_names_and_faces_are_changed_before_the_game(sitting: SeatedRoom) -> None:
    sitting.do(0, Rename(id="1", name="  Anna ", face="sun"))
    assert last_said(sitting) == ["Ann is now called Anna."]
    sitting.do(1, Rename(id="2", name="anna", face="sun"))
    assert names(sitting)[:2] == ["Anna", "anna 2"]
    assert [place.face for place in sitting.room.places][:2] == ["sun", None], "a face is one person's"
    sitting.do(1, Rename(id="3", name="anna 2", face="wave"))
    assert last_said(sitting) == []
    assert sitting.room.places[1].face == "wave"
    assert sitting.refused(1, Rename(id="4", name=" ")) == "no-name"


def test_a_nameless_host_has_no_name_and_may_get_one() -> None:
    sitting = SeatedRoom(settings(seats=2, fill="easy"))
    sitting.sit("", opens=True)
    assert last_said(sitting) == []
    assert [(p.name, p.free) for p in room_seen(sitting.room, frozenset()).places] == [
        ("", False),
        ("", True),
    ]
    sitting.do(0, Rename(id="1", name="", face="bell"))
    sitting.start()
    sitting.to_the_end()
    record = record_of(map(write_entry, sitting.log))
    assert record is not None
    assert parse_record(record, "room").header.seats == ("Player 1", "Bolo")
    sitting.do(0, Rematch(id="2"))
    sitting.do(0, Rename(id="3", name="Ann"))
    assert last_said(sitting) == ["Seat 1: Ann."]


def test_one_sits_down_where_one_wishes(sitting: SeatedRoom) -> None:
    assert sitting.turned_away("Cy", seat=1) == "seat-not-free"
    assert sitting.turned_away("Cy", seat=4) == "no-seat"
    sitting.sit("Cy", seat=3, face="leaf")
    assert (names(sitting), sitting.room.places[3].face) == (["Ann", "Bo", "", "Cy"], "leaf")


@pytest.mark.rule("card.variant.knock")
def test_at_one_device_there_is_no_knocking() -> None:
    sitting = SeatedRoom(settings(seats=3, variants=["knock", "short:1"]), people=["Ann"])
    sitting.sit("Bo", beside=key("Ann"))
    sitting.sit("Cy", beside=key("Bo"))
    assert [place.device for place in room_seen(sitting.room, frozenset()).places] == [0, 0, 0]
    assert sitting.refused(0, Start(id="1")) == "knock-device"
    sitting.do(0, Leave(id="2"))
    assert [place.device for place in room_seen(sitting.room, frozenset()).places] == [None, 1, 1]
    sitting.do(2, Leave(id="3"))
    assert [place.device for place in room_seen(sitting.room, frozenset()).places] == [None] * 3
    sitting.do(1, Start(id="4"))


def test_a_lesson_is_for_one_and_always_the_same() -> None:
    chosen = settings(seats=3, fill="easy", lesson=True, turn_clock=5)
    sitting = SeatedRoom(chosen)
    sitting.sit("Ann")
    assert names(sitting) == ["Ann", "Bolo", "Tipi"]
    assert (sitting.room.settings.turn_clock, sitting.room.settings.newcomers) == (None, False)
    assert sitting.room.seed is not None
    assert sitting.room.seed.secret.hex() == lesson_secret("card")
    assert sitting.turned_away("Bo") == "room-full"
    assert sitting.refused(0, CommitSalt(id="1", digest="0" * 64)) == "no-salt-awaited"
    wished = msgspec.structs.replace(sitting.room.settings, seats=4)
    assert sitting.refused(0, ChangeSettings(id="2", settings=wished)) == "lesson-fixed"
    sitting.start()
    dealt = sitting.room.state
    assert sitting.turned_away("Bo", seat=1) == "closed"
    assert sitting.turned_away("Bo", next=True) == "closed"
    sitting.to_the_end()
    sitting.do(0, Rematch(id="3"))
    sitting.start()
    assert sitting.room.state == dealt


def test_leaving_before_a_game_frees_the_seat(sitting: SeatedRoom) -> None:
    assert sitting.do(1, Leave(id="1")) == [Left(seat=1)]
    [sat] = sitting.sit("Cy")
    assert isinstance(sat, Sat)
    assert sat.seat == 1
