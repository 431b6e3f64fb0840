"""Players' own parts of the seed: committed to before the start, shown at it, left out if missing."""

from __future__ import annotations

from hashlib import sha256

import pytest

from tenfold.record import verify
from tenfold.record.reader import parse_record
from tenfold.rooms.clocks import REVEAL_SECONDS
from tenfold.rooms.commands import CommitSalt, Leave, Rematch, RevealSalt, Start
from tenfold.rooms.entries import Left, Revealing, SaltMissing, SaltRevealed, Started, write_entry
from tenfold.rooms.record import record_of
from tenfold.rooms.room import Status
from tests.rooms.seated import SeatedRoom, new_id, settings


def commit(salt: str) -> CommitSalt:
    return CommitSalt(id=new_id(), digest=sha256(salt.encode()).hexdigest())


def reveal(salt: str) -> RevealSalt:
    return RevealSalt(id=new_id(), salt=salt)


@pytest.fixture
def sitting() -> SeatedRoom:
    """Ann and Bo have committed to salts, Cy has not; Ann has asked to start, with Cy as dealer."""
    sitting = SeatedRoom(people=["Ann", "Bo", "Cy"])
    sitting.do(0, commit("pepper"))
    sitting.do(1, commit("first"))
    sitting.do(1, commit("mustard"))  # thought better of it
    assert sitting.start(dealer=2) == [Revealing(dealer=2)]
    return sitting


def test_salts_are_shown_and_then_the_game_starts(sitting: SeatedRoom) -> None:
    assert sitting.room.status is Status.REVEALING
    assert sitting.do(1, reveal("mustard")) == [SaltRevealed(seat=1, salt="mustard")]
    shown, started, *_ = sitting.do(0, reveal("pepper"))
    assert shown == SaltRevealed(seat=0, salt="pepper")
    assert isinstance(started, Started)
    assert started.salts == ("pepper", "mustard")
    assert started.dealer == 2  # the host's choice has waited
    assert sitting.room.seed is not None
    assert sitting.room.seed.salts == ("pepper", "mustard")


def test_only_what_was_committed_to_is_taken(sitting: SeatedRoom) -> None:
    assert sitting.refused(2, reveal("chili")) == "no-salt-awaited"
    assert sitting.refused(1, reveal("first")) == "other-salt"
    assert sitting.refused(1, commit("late")) == "game-running"
    assert sitting.refused(0, Start(id="1")) == "game-running"
    sitting.do(1, reveal("mustard"))
    assert sitting.refused(1, reveal("mustard")) == "no-salt-awaited"


def test_a_missing_salt_is_left_out_and_logged(sitting: SeatedRoom) -> None:
    sitting.do(0, reveal("pepper"))
    what = sitting.due(since=100.0)
    assert what is not None
    assert (what.at, what.what) == (100.0 + REVEAL_SECONDS, "salts")
    missing, started, *_ = sitting.wait()
    assert missing == SaltMissing(seat=1)
    assert isinstance(started, Started)
    assert started.salts == ("pepper",)
    sitting.to_the_end()
    record = record_of(map(write_entry, sitting.log))
    assert record is not None
    verify(parse_record(record, "salted"))


def test_nobody_there_means_that_salts_wait(sitting: SeatedRoom) -> None:
    assert sitting.due(away={0: 0.0, 1: 0.0, 2: 0.0}) is None


def test_whoever_leaves_before_showing_is_followed_by_a_bot_without_a_salt(sitting: SeatedRoom) -> None:
    sitting.do(0, reveal("pepper"))
    missing, left, started, *_ = sitting.do(1, Leave(id="1"))
    assert (missing, left) == (SaltMissing(seat=1), Left(seat=1, character="bolo"))
    assert isinstance(started, Started)
    assert started.names == ("Ann", "Bolo", "Cy")
    assert started.salts == ("pepper",)
    assert sitting.room.places[1].bot == "random"


def test_whoever_leaves_with_nothing_to_show_starts_nothing(sitting: SeatedRoom) -> None:
    assert sitting.do(2, Leave(id="1")) == [Left(seat=2, character="bolo")]
    assert sitting.room.status is Status.REVEALING


def test_salts_are_of_one_game() -> None:
    sitting = SeatedRoom(settings(seats=2), people=["Ann", "Bo"])
    sitting.do(0, commit("pepper"))
    sitting.start()
    sitting.do(0, reveal("pepper"))
    sitting.to_the_end()
    sitting.do(0, Rematch(id="1"))
    assert [(place.digest, place.salt) for place in sitting.room.places] == [(None, None)] * 2
    assert isinstance(sitting.start()[0], Started)
    assert sitting.room.seed is not None
    assert sitting.room.seed.salts == ()
