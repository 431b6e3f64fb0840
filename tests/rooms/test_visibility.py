"""What is said in rooms: of a game as the game tells it, shared where it may be; and of what is around it."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

import msgspec
import pytest

from tenfold.core import Saying
from tenfold.core import told as narrated_for
from tenfold.core.sayings import Fact
from tenfold.games.registry import GAMES
from tenfold.locales import LANGUAGES, Speech
from tenfold.locales.rendering import rendered
from tenfold.record import replay
from tenfold.record.reader import parse_record
from tenfold.record.replay import opened as game_of
from tenfold.rooms.commands import FreeSeat, GoOn, Leave, Pause, Rematch
from tenfold.rooms.decisions import bot_acts
from tenfold.rooms.entries import Happened, write_entry
from tenfold.rooms.record import record_of, replay_data
from tenfold.rooms.steps import Step, opened, steps_from
from tenfold.rooms.visibility import EntrySeen, Views, by_audience, own_seen, table_seen
from tests.rooms.seated import SeatedRoom, entry_seen, settings
from tests.server.worlds import played

VIEWERS = (None, 0, 1, 2)


def steps_of(sitting: SeatedRoom) -> list[Step]:
    return steps_from(opened(sitting.log[:1]), sitting.log[1:])


@pytest.fixture(scope="module", params=GAMES)
def steps(request: pytest.FixtureRequest) -> list[Step]:
    log = played(request.param, 3, 5, 200 if request.param == "board" else 60)
    return steps_from(opened(log[:1]), log[1:])


def test_what_an_audience_shares_is_what_each_would_see_alone(steps: list[Step]) -> None:
    """Narrated once from what spectators see, it is what a seat's own narration would be."""
    views, shared = Views(), 0
    for step in steps:
        found = by_audience(step, VIEWERS, views)
        assert sorted((v for audience in found for v in audience.viewers), key=str) == sorted(
            VIEWERS, key=str
        )
        for audience in found:
            shared += len(audience.viewers) - 1
            for viewer in audience.viewers:
                assert msgspec.json.encode(audience.seen) == msgspec.json.encode(entry_seen(step, viewer))
                if step.event is not None and step.before.game is not None:
                    alone = narrated_for(
                        step.before.game, step.before.state, step.event, step.after.state, viewer
                    )
                    said = [s for s in audience.seen.says if s.id != "room-time-up"]
                    assert said == list(alone)
    assert shared > 2 * len(steps)


def test_the_clock_is_named_before_what_it_brought_about(steps: list[Step]) -> None:
    by_clock = [step for step in steps if isinstance(step.entry, Happened) and step.entry.by == "clock"]
    for step in by_clock:
        for viewer in VIEWERS:
            assert [s.id for s in entry_seen(step, viewer).says].index("room-time-up") == 0


def test_what_is_told_comes_over_the_wire_as_it_is(steps: list[Step]) -> None:
    for step in steps:
        for viewer in VIEWERS:
            seen = entry_seen(step, viewer)
            assert msgspec.json.decode(msgspec.json.encode(seen), type=EntrySeen) == seen


def evening() -> SeatedRoom:
    """People come and go, pause, are away; a game, and another one."""
    sitting = SeatedRoom(settings(seats=3, turn_clock=5), people=["Ann", "Bo", "Cy"])
    sitting.do(0, FreeSeat(id="1", seat=2))
    sitting.sit("Di")
    sitting.start(dealer=2)
    sitting.do(1, Pause(id="2"))
    sitting.do(0, GoOn(id="3"))
    sitting.wait({0: 0.0})  # the clock
    sitting.do(2, Leave(id="4"))
    sitting.to_the_end()
    sitting.do(0, Rematch(id="5"))
    sitting.start(dealer=0)
    return sitting


def said(sitting: SeatedRoom, viewer: int | None, language: str) -> Iterator[str]:
    """All around the table, with the names of each moment."""
    for step in steps_of(sitting):
        names = [
            before.name or after.name
            for before, after in zip(step.before.places, step.after.places, strict=True)
        ]
        if not isinstance(step.entry, Happened):
            for saying in entry_seen(step, viewer).says:
                yield rendered(saying, Speech(language), names, viewer)


def test_an_evening_in_a_room_is_told() -> None:
    sitting = evening()
    assert list(said(sitting, None, "en")) == [
        "A new game: same people, same rules.",
        "Ann sits down.",
        "Bo sits down.",
        "Cy sits down.",
        "Cy has left.",
        "Di sits down.",
        "Di deals first.",
        "The game begins.",
        "Bo pauses the game.",
        "Ann ends the pause.",
        "Di has left.",
        "Bolo plays on.",
        "The game is over.",
        "A new game: same people, same rules.",
        "Ann deals first.",
        "Bolo (bot) sits down.",
        "The game begins.",
    ]
    assert list(said(sitting, 1, "en"))[8:11] == [
        "You pause the game.",
        "Ann ends the pause.",
        "Di has left.",
    ]
    for language in LANGUAGES:
        assert len(list(said(sitting, None, language))) == 17


def test_one_is_told_little_of_oneself() -> None:
    sitting = SeatedRoom(settings(absent_after=60), people=["Ann", "Bo"])
    sitting.start(dealer=2)
    sitting.wait({0: 0.0})
    sitting.wait({})
    stood_in, returned = [
        step for step in steps_of(sitting) if step.entry.__struct_config__.tag in ("stood-in", "returned")
    ]
    say, names = Speech("en"), ["Ann", "Bo", "random"]
    for viewer, lines in (
        (0, ["You have been away for too long: a bot plays for you in the meantime.", ""]),
        (1, ["Ann has been away for too long: a bot plays in the meantime.", "Ann plays again."]),
    ):
        spoken = [entry_seen(step, viewer).says[0] for step in (stood_in, returned)]
        assert [rendered(saying, say, names, viewer) for saying in spoken] == lines


def test_a_replay_tells_everything() -> None:
    """From what spectators see, with nothing hidden: who draws what is said in the third person."""
    sitting = SeatedRoom(settings(seats=2), people=["Ann", "Bo"])
    sitting.start()
    sitting.to_the_end()
    record = record_of(map(write_entry, sitting.log))
    assert record is not None
    data = replay_data(parse_record(record, "room"))
    sayings: list[Saying] = [saying for step in data["steps"] for saying in step["says"]]
    drawn = [saying for saying in sayings if saying.id == "card-draw-seen"]
    assert drawn
    assert not any(saying.id == "card-draw" for saying in sayings)
    assert all(saying.facts["card"] != Fact("card", "?") for saying in drawn)
    assert len(sayings) > len(data["steps"]) // 2
    assert msgspec.json.encode(data)


@pytest.mark.parametrize("game", GAMES)
def test_a_replay_knows_what_each_seat_was_told_and_had_seen(game: str) -> None:
    sitting = SeatedRoom(settings(game, seats=3), people=["Ann", "Bo", "Cy"])
    sitting.start()
    sitting.to_the_end()
    raw = record_of(map(write_entry, sitting.log))
    assert raw is not None
    record = parse_record(raw, "room")
    data, (_, referee) = replay_data(record), game_of(record)
    table, hidden = data["first"], 0
    for step, replayed in zip(data["steps"], replay(record), strict=True):
        for seat in range(3):
            instead = [told["says"] for told in step.get("told", ()) if seat in told["seats"]]
            [heard] = instead or [step["says"]]
            happened = replayed.before, replayed.event, replayed.after
            assert heard == narrated_for(referee, *happened, seat)
            hidden += len(instead)
        table |= step["changed"]
        if "shown" in table:
            for shown, hand in zip(table["shown"], table["hands"], strict=True):
                assert Counter(shown.split()) <= Counter(hand.split())
    assert (hidden > 0) == (game != "dice")


@pytest.mark.parametrize("game", GAMES)
def test_what_is_remembered_of_a_table_is_written_as_if_it_were_not(game: str) -> None:
    """Also where another game was played in the room before: nothing is a text here and a list there."""
    remembering = Views()
    for earlier in GAMES:
        sitting = SeatedRoom(settings(earlier), people=["Ann", "Bo", "Cy"])
        sitting.start()
        table_seen(sitting.room, remembering)
        remembering._made.clear()  # a room has each seq once
    sitting = SeatedRoom(settings(game), people=["Ann", "Bo", "Cy"])
    sitting.start()
    for _ in range(40):
        room = sitting.room
        assert table_seen(room, remembering) == table_seen(room, Views())
        for seat in range(3):
            assert own_seen(room, seat, remembering) == own_seen(room, seat, Views())
        if room.awaited is None:
            break
        sitting.write(bot_acts(room, room.awaited, "bot"))
