"""Rooms: who sits where, who may do what, and what the log says of it."""

from __future__ import annotations

from typing import get_args

import msgspec
import pytest

from tenfold.core import BadRules, BadText, Refusal
from tenfold.games.board.track import DEFAULT_TRACK, Space
from tenfold.games.registry import GAMES
from tenfold.locales import LANGUAGES, Speech
from tenfold.locales.rendering import in_english, refused
from tenfold.record import verify
from tenfold.record.reader import parse_record
from tenfold.rooms.commands import (
    ChooseDealer,
    Command,
    FreeSeat,
    GoOn,
    Leave,
    Pause,
    Rematch,
    SeatBot,
    Start,
)
from tenfold.rooms.decisions import open_room
from tenfold.rooms.entries import BotSat, Ended, GameSet, Left, Opened, Started, write_entry
from tenfold.rooms.record import record_of
from tenfold.rooms.refusals import NotNow
from tenfold.rooms.room import Status
from tenfold.rooms.settings import in_full
from tenfold.rooms.steps import opened
from tenfold.rooms.visibility import room_seen
from tenfold.terminal.rooms.describing import rules_lines
from tests.rooms.seated import SeatedRoom, new_id, settings

# --- the log ---


@pytest.mark.parametrize("game", GAMES)
def test_the_log_says_at_every_step_what_the_server_holds(game: str) -> None:
    sitting = SeatedRoom(settings(game, seats=3), people=["Ann", "Bo"])
    sitting.start()
    folds = {}
    for _ in range(120):
        if sitting.room.awaited is None:
            break
        place = sitting.room.places[sitting.room.awaited]
        _ = sitting.wait() if place.bot else sitting.act()
        folds[sitting.room.seq] = sitting.room
    assert len(folds) > 10
    for seq, room in folds.items():
        assert opened(sitting.log[:seq]) == room


def test_a_room_keeps_its_rules_in_full() -> None:
    first = SeatedRoom(settings(variants=["knock"])).log[0]
    assert isinstance(first, Opened)
    assert first.settings.rules["knocking"] is True
    assert "variants" not in first.settings.rules
    assert in_full(first.settings) == first.settings


@pytest.mark.parametrize("game", GAMES)
def test_the_record_of_a_whole_game_is_verified(game: str) -> None:
    sitting = SeatedRoom(settings(game, seats=2), people=["Ann", "Bo"])
    assert record_of(map(write_entry, sitting.log)) is None
    sitting.start()
    assert record_of(map(write_entry, sitting.log)) is None
    sitting.to_the_end()
    assert isinstance(sitting.log[-1], Ended)
    assert sitting.room.status is Status.OVER
    record = record_of(map(write_entry, sitting.log))
    assert record is not None
    assert verify(parse_record(record, "room")) > 0


# --- settings ---


@pytest.mark.parametrize(
    ("wrong", "code"),
    [
        ({"game": "poker"}, "unknown-game"),
        ({"seats": 0}, "players"),
        ({"seats": 10**9}, "players"),
        ({"seats": -1}, "players"),
        ({"fill": "grandmaster"}, "unknown-bot"),
        ({"rules": {}}, "option-value"),
        ({"rules": {"edition": "xx"}}, "unknown-edition"),
        ({"rules": {"edition": "intl", "colour": "blue"}}, "unknown-option"),
        ({"rules": {"edition": "intl", "phases": ["set 3 + set 1000000000"]}}, None),
        ({"rules": {"edition": "intl", "phases": [["set 3"]]}}, None),
        ({"rules": {"edition": "intl", "phases": []}}, None),
        ({"rules": {"edition": "intl", "phases": ["set 4 + set 4"] * 300}}, "rules-too-long"),
        ({"rules": {"edition": "intl", "variants": ["free-order", "fixed-hands"]}}, None),
        ({"rules": {"edition": "intl", "variants": [{"a": 1}]}}, "option-value"),
        ({"rules": {"edition": "intl", "variants": ["short:99"]}}, "short-length"),
        ({"rules": {"edition": "intl", "knocking": 10**400}}, "option-value"),
    ],
)
def test_settings_that_describe_no_game_are_refused(wrong: dict[str, object], code: str | None) -> None:
    chosen = msgspec.structs.replace(settings(), **wrong)
    with pytest.raises((BadRules, BadText)) as refusal:
        open_room(chosen, lambda: b"")
    assert code in (None, refusal.value.code)
    assert "\n" not in in_english(refusal.value)


@pytest.mark.parametrize(
    "colours", [{}, {"L1": "b g o g r o"}, {"L1": 3}, [], "red", {f"L{n}": "x" for n in range(10)}]
)
def test_a_table_of_colours_that_is_wrong_is_refused(colours: object) -> None:
    with pytest.raises((BadRules, BadText)):
        open_room(settings("dice", rules={"colours": colours}), lambda: b"")


TRACK = [space.value for space in DEFAULT_TRACK]


@pytest.mark.parametrize(
    ("wrong", "code"),
    [
        ({"track": TRACK[:31]}, "track-short"),
        ({"track": [*TRACK, "+1"]}, "track-long"),
        ({"track": ["+1"] * 100_000}, "track-long"),
        ({"track": [*TRACK[:31], "start"]}, "track-starts"),
        ({"track": ["+1" if space == "ask" else space for space in TRACK]}, "track-kind"),
        ({"track": [*TRACK[:31], "x" * 5000]}, "track-space"),
        ({"track": "start"}, "option-value"),
        ({"swap_minimum": 2}, "option-value"),
        ({"variants": ["short:1"]}, "no-variants"),
        ({"phases": ["set 13"]}, None),
        ({"phases": ["set 4 + set 4"] * 300}, "rules-too-long"),
    ],
)
def test_a_board_that_is_none_is_refused_in_every_language(
    wrong: dict[str, object], code: str | None
) -> None:
    with pytest.raises((BadRules, BadText)) as refusal:
        open_room(settings("board", rules=wrong), lambda: b"")
    assert code in (None, refusal.value.code)
    said = {refused(refusal.value, Speech(language)) for language in LANGUAGES}
    assert len(said) == len(LANGUAGES)


def test_an_own_track_is_shown_to_everybody_in_full() -> None:
    track = [*TRACK[:1], *reversed(TRACK[1:])]
    sitting = SeatedRoom(settings("board", rules={"track": track}), people=["Ann", "Bo"])
    shown = room_seen(sitting.room, frozenset()).settings
    assert shown.rules["track"] == track
    told = " ".join(rules_lines(Speech("en"), shown))
    assert ", ".join(Speech("en")(Space(space).term) for space in track) in told


# --- before the game ---


def test_seats_are_taken_in_order_and_names_are_distinct() -> None:
    sitting = SeatedRoom(people=["Ann", "ann", "<b>Cy\u202e\x1b[31m"])
    assert [place.name for place in sitting.room.places] == ["Ann", "ann 2", "bCy[31m"]
    with pytest.raises(NotNow, match="room-full"):
        sitting.sit("Di")


@pytest.mark.parametrize("name", ["", "  ", "\u202e\u200b", "\x00\x1b", "\ufffd"])
def test_a_name_that_shows_nothing_is_refused(name: str) -> None:
    with pytest.raises(NotNow) as refusal:
        SeatedRoom().sit(name)
    assert refusal.value.code == "no-name"


def test_only_the_host_starts_and_chooses_bots() -> None:
    sitting = SeatedRoom(people=["Ann", "Bo"])
    for command in (Start(id="1"), SeatBot(id="2", seat=2, bot="easy"), FreeSeat(id="3", seat=0)):
        assert sitting.refused(1, command) == "not-host"
    sitting.do(0, SeatBot(id="4", seat=2, bot="easy"))
    assert sitting.room.places[2].bot == "easy"
    sitting.do(0, SeatBot(id="5", seat=2, bot="solid"))  # another one instead
    assert sitting.refused(0, SeatBot(id="6", seat=1, bot="easy")) == "seat-taken"
    assert sitting.refused(0, SeatBot(id="7", seat=7, bot="easy")) == "seat-taken"
    assert sitting.refused(0, SeatBot(id="8", seat=2, bot="none")) == "unknown-bot"
    assert sitting.refused(0, ChooseDealer(id="9", seat=3)) == "no-seat"


def test_the_host_frees_seats_but_not_the_own() -> None:
    sitting = SeatedRoom(people=["Ann", "Bo"])
    sitting.do(0, SeatBot(id="1", seat=2, bot="easy"))
    assert sitting.do(0, FreeSeat(id="2", seat=2)) == [Left(seat=2)]
    assert sitting.do(0, FreeSeat(id="3", seat=1)) == [Left(seat=1)]
    assert [place.is_free for place in sitting.room.places] == [False, True, True]
    for seat in (0, 1, 7):
        assert sitting.refused(0, FreeSeat(id="4", seat=seat)) == "seat-free"
    sitting.sit("Cy")
    assert sitting.room.places[1].name == "Cy"


def test_bots_take_the_empty_seats_and_have_names_of_their_own() -> None:
    sitting = SeatedRoom(settings(seats=4, fill="solid"), people=["luno"])
    sitting.do(0, SeatBot(id="0", seat=2, bot="easy"))
    sitting.do(0, ChooseDealer(id="0", seat=2))
    entries = sitting.start()
    assert [entry.bot for entry in entries if isinstance(entry, BotSat)] == ["solid"] * 2
    assert sitting.room.names == ("luno", "Kubi", "Bolo", "Rico")
    assert sitting.room.dealer == 2
    assert sitting.refused(0, Start(id="1")) == "game-running"
    assert sitting.refused(0, FreeSeat(id="2", seat=1)) == "seat-free"
    with pytest.raises(NotNow) as refusal:
        sitting.sit("Late")
    assert refusal.value.code == "game-running"


def test_when_the_host_leaves_the_next_person_is_the_host() -> None:
    sitting = SeatedRoom(people=["Ann", "Bo"])
    sitting.do(0, Leave(id="1"))
    assert sitting.room.host == 1
    sitting.do(1, Leave(id="2"))
    assert sitting.room.host is None
    sitting.sit("Cy")  # by the same invitation
    assert sitting.room.host == 0
    sitting.start()
    assert sitting.room.status is Status.PLAYING


# --- in the game ---


def test_whoever_leaves_in_the_game_is_followed_by_a_bot() -> None:
    sitting = SeatedRoom(settings(seats=2), people=["Ann", "Bo"])
    sitting.start()
    sitting.do(1, Leave(id="1"))
    place = sitting.room.places[1]
    assert (place.name, place.key, place.bot) == ("Bolo", None, "random")
    sitting.to_the_end()
    sitting.do(0, Rematch(id="2"))
    assert sitting.room.places[1].is_free  # for somebody else, in the next game
    assert sitting.room.places[0].name == "Ann"


def test_a_rematch_has_the_same_people_and_rules_and_another_seed() -> None:
    sitting = SeatedRoom(settings(seats=2), people=["Ann", "Bo"])
    first = sitting.room.seed
    assert sitting.refused(1, Rematch(id="1")) == "not-over"
    sitting.start()
    assert sitting.refused(1, Rematch(id="2")) == "not-over"
    sitting.to_the_end()
    assert sitting.refused(0, Start(id="3")) == "game-running"
    finished = record_of(map(write_entry, sitting.log))
    [again] = sitting.do(1, Rematch(id="4"))
    assert isinstance(again, GameSet)
    assert sitting.room.status is Status.LOBBY
    assert sitting.room.seed != first
    assert record_of(map(write_entry, sitting.log)) == finished
    sitting.do(1, Leave(id="5"))
    sitting.sit("Cy")
    sitting.start()
    assert sitting.room.names == ("Ann", "Cy")
    assert record_of(map(write_entry, sitting.log)) is None
    sitting.to_the_end()
    record = record_of(map(write_entry, sitting.log))
    assert record is not None
    assert record != finished
    verify(parse_record(record, "rematch"))


def test_anybody_pauses_and_anybody_goes_on() -> None:
    sitting = SeatedRoom(people=["Ann", "Bo"])
    assert sitting.refused(0, Pause(id="1")) == "no-game"
    assert sitting.refused(0, GoOn(id="2")) == "not-paused"
    sitting.start(dealer=2)
    version = sitting.room.version
    sitting.do(1, Pause(id="3"))
    assert sitting.room.paused_by == 1
    assert sitting.refused(0, Pause(id="4")) == "no-game"
    assert sitting.refused(sitting.room.awaited or 0, sitting.choice()) == "paused"
    assert sitting.due() is None
    sitting.do(0, GoOn(id="5"))
    assert sitting.room.version == version  # the table has not changed
    sitting.act()


def test_an_action_is_refused_in_this_order() -> None:
    sitting = SeatedRoom(people=["Ann", "Bo", "Cy"])
    assert sitting.refused(0, sitting.act_of("draw")) == "no-game"
    sitting.start()
    awaited = sitting.room.awaited
    assert awaited is not None
    other = (awaited + 1) % 3
    stale = msgspec.structs.replace(sitting.choice(), version=sitting.room.version - 1)
    assert sitting.refused(other, stale) == "stale"
    assert sitting.refused(awaited, stale) == "stale"
    assert sitting.refused(other, sitting.act_of("nonsense")) == "not-your-turn"
    assert sitting.refused(awaited, sitting.act_of("nonsense")) == "no-action"
    assert sitting.refused(awaited, sitting.act_of("discard R1")) == "draw-first"


@pytest.mark.parametrize("do", ["drawn W", "deal R1 / R2 / R3 up R4", "lot 0", "shuffled"])
def test_nobody_plays_for_nature(do: str) -> None:
    sitting = SeatedRoom(people=["Ann", "Bo", "Cy"])
    sitting.start()
    for _ in range(3):
        assert sitting.refused(sitting.room.awaited or 0, sitting.act_of(do))
        sitting.act()


def test_nothing_undoes_what_is_written() -> None:
    """Only what a client has not sent yet can be taken back: a log has no end but its last entry."""
    names = {kind.__struct_config__.tag for kind in get_args(Command)}
    assert names == {
        "act",
        "start",
        "change-settings",
        "seat-bot",
        "free-seat",
        "move-seat",
        "choose-dealer",
        "rename",
        "leave",
        "pause",
        "go-on",
        "ready",
        "let-bot-play",
        "here",
        "take-back",
        "rematch",
        "commit-salt",
        "reveal-salt",
    }


def test_bots_choose_the_same_after_a_restart() -> None:
    sitting = SeatedRoom(people=["Ann"])
    sitting.start()
    while sitting.room.awaited == 0:
        sitting.act()
    before, log = sitting.room, list(sitting.log)
    chosen = sitting.wait()
    sitting.room, sitting.log = opened(log), log
    assert sitting.room == before
    assert sitting.wait() == chosen


def test_everything_started_is_a_game_of_the_room() -> None:
    sitting = SeatedRoom(people=["Ann"])
    entries = sitting.start()
    started = next(entry for entry in entries if isinstance(entry, Started))
    assert len(started.names) == 3
    with pytest.raises(Refusal):
        sitting.do(0, Start(id=new_id()))
