"""Nothing is lost: kill -9, a closed window, a full disk, files that were cut off or altered."""

from __future__ import annotations

import random
import signal
import sys
from itertools import accumulate
from pathlib import Path

import pytest

from tenfold.record.reader import intact, parse_record
from tests.cli.terminal import COMMAND
from tests.terminal.person import Person, dice_game, plain, quick_game, table_shown


def comes_back(home: Path, answer: str = "yes") -> Person:
    person = Person(home, "--lang", "en")
    person.child.expect_exact("/ drop ")
    person.sends(answer)
    return person


def lines(raw: bytes) -> list[bytes]:
    return raw.splitlines(keepends=True)


def test_killed_at_any_moment_the_game_goes_on_where_it_was(tmp_path: Path) -> None:
    moments = random.Random(10)
    person = quick_game(tmp_path, "--variant", "short:3", seed=11)
    person.prompted()
    kills = 0
    while kills < 12:
        shown, saved = table_shown(person.everything), person.saved
        move = person.good_move()
        person.sends(move)
        if moments.random() < 0.6:  # at once: nobody has seen what became of the move
            person.child.kill(signal.SIGKILL)
            person.dies()
            assert person.saved.startswith(saved)
        else:
            person.prompted()
            if person.is_over:
                break
            shown, saved = table_shown(person.everything), person.saved
            person.dies()
            assert person.saved == saved, "what was shown was saved"
        kills += 1
        found = intact(person.saved)
        person = comes_back(tmp_path)
        again = table_shown(person.prompted())
        assert intact(person.saved).startswith(found)
        if intact(person.saved) == saved:
            assert again == shown
        assert len(person.records) == 1
    assert kills >= 10
    person.plays_on()
    assert person.code() == 0
    assert person.verified().code == 0


# Notes what is brought to the disk, in its order: the name and how much of the file was there then.
NOTING = """
import os, sys
from pathlib import Path
sync = os.fsync
def noting(file):
    sync(file)
    with open(os.environ["SYNCED"], "a") as notes:
        print(Path(os.readlink(f"/proc/self/fd/{file}")).suffix, os.fstat(file).st_size, file=notes)
os.fsync = noting
from tenfold.cli import main
main()
"""


def test_whatever_was_shown_is_on_the_disk(tmp_path: Path) -> None:
    """A power cut forgets what nobody has asked the disk to keep: the secret first, then line by line."""
    notes = tmp_path / "synced"
    person = quick_game(
        tmp_path, seed=6, start=(sys.executable, "-c", NOTING), environment={"SYNCED": str(notes)}
    )
    person.prompted()
    for _ in range(3):
        secret, *records = (line.split() for line in notes.read_text().splitlines())
        assert secret == [".secret", str(person.records[0].with_suffix(".secret").stat().st_size)]
        ends = accumulate(len(line) for line in lines(person.saved))
        assert records == [[".jsonl", str(end)] for end in ends]
        person.types(person.good_move())
    person.dies()


def test_every_half_written_line_is_cut_off(tmp_path: Path) -> None:
    person = quick_game(tmp_path, seed=6)
    for _ in range(4):
        person.prompted() if not person.everything else person.types(person.good_move())
    person.dies()
    record = person.records[0]
    whole = record.read_bytes()
    *before, last = lines(whole)
    for kept in (0, 1, len(last) // 2, len(last) - 1):
        record.write_bytes(b"".join(before) + last[:kept])
        person = comes_back(tmp_path)
        person.prompted()
        assert person.saved.startswith(b"".join(before))
        person.dies()
        assert parse_record(record.read_bytes(), "saved")
    person = comes_back(tmp_path)
    person.prompted()
    person.plays_on()
    assert person.verified().code == 0


def test_a_game_killed_before_its_first_line_leaves_no_trace(tmp_path: Path) -> None:
    person = quick_game(tmp_path)
    person.prompted()
    person.dies()
    record = person.records[0]
    record.write_bytes(lines(record.read_bytes())[0][:40])
    person = Person(tmp_path, "--lang", "en", "--name", "A", "--players", "2", "--variant", "short:1")
    assert "Continue" not in person.prompted()
    assert len(person.records) == 2
    person.dies()


def _garbage_record(record: Path) -> None:
    record.write_bytes(b"\x00\xffgarbage\n")


def _altered_record(record: Path) -> None:
    record.write_bytes(record.read_bytes().replace(b"draw", b"take", 1))


def _garbage_secret(record: Path) -> None:
    record.with_suffix(".secret").write_bytes(b"\xff{{{")


def _strange_secret(record: Path) -> None:
    secret = record.with_suffix(".secret")
    secret.write_bytes(secret.read_bytes().replace(b'"seed":"', b'"seed":"zz'))


def _other_bots(record: Path) -> None:
    secret = record.with_suffix(".secret")
    secret.write_bytes(secret.read_bytes().replace(b"easy", b"nobody"))


def _no_secret(record: Path) -> None:
    record.with_suffix(".secret").unlink()


@pytest.mark.parametrize(
    "harm", [_garbage_record, _altered_record, _garbage_secret, _strange_secret, _other_bots, _no_secret]
)
def test_a_broken_save_is_named_and_left_alone(tmp_path: Path, harm: object) -> None:
    person = quick_game(tmp_path)
    person.prompted()
    person.types("draw")
    person.dies()
    record = person.records[0]
    assert callable(harm)
    harm(record)
    files = {path: path.read_bytes() for path in record.parent.iterdir()}
    person = Person(
        tmp_path, "--lang", "en", "--name", "A", "--players", "2", "--variant", "short:1", width=200
    )
    start = person.prompted()
    complaint, *_ = start.splitlines()
    assert "cannot be continued" in plain(start)
    assert complaint.startswith("The saved game ")
    assert record.name in plain(start)
    assert plain(start).count("cannot be continued") == 1
    assert "Traceback" not in start
    assert "Hand 1" in start
    assert {path: path.read_bytes() for path in files} == files
    assert len(person.records) == 2
    person.dies()
    # The new game is the newest now, and it is offered.
    person = comes_back(tmp_path)
    person.prompted()
    person.dies()


@pytest.mark.parametrize("by", [signal.SIGHUP, signal.SIGTERM])
def test_a_closed_window_loses_nothing(tmp_path: Path, by: signal.Signals) -> None:
    person = quick_game(tmp_path, seed=6)
    person.prompted()
    shown, saved = table_shown(person.types("draw")), person.saved
    person.dies(by)
    assert person.saved == saved
    person = comes_back(tmp_path)
    assert table_shown(person.prompted()) == shown
    person.dies()


def test_control_c_and_control_d_save(tmp_path: Path) -> None:
    person = quick_game(tmp_path, seed=6)
    person.prompted()
    person.types("draw")
    person.child.sendintr()
    assert person.code() == 1
    assert "tenfold: The game is saved. Go on with: tenfold play" in person.everything
    assert "Traceback" not in person.everything
    person = comes_back(tmp_path)
    person.prompted()
    person.child.sendeof()
    assert person.code() == 0
    assert "The game is saved. Go on with: tenfold play" in person.everything
    person = comes_back(tmp_path)
    person.prompted()
    assert person.asked.startswith("Lay, hit or discard?")
    person.dies()


def test_leaving_during_the_questions(tmp_path: Path) -> None:
    person = Person(tmp_path)
    person.sees("[en]")
    person.child.sendeof()
    assert person.code() == 0
    person = Person(tmp_path)
    person.sees("[en]")
    person.child.sendintr()
    assert person.code() == 1
    assert "Traceback" not in person.everything
    assert not list(tmp_path.iterdir())


def test_no_starts_a_new_game_and_keeps_the_old_one(tmp_path: Path) -> None:
    person = quick_game(tmp_path, seed=6)
    person.prompted()
    person.types("draw")
    person.dies()
    old = person.records[0].read_bytes()
    person = Person(tmp_path, "--name", "A", "--players", "2", "--variant", "short:1")
    asked = plain(person.sees("/ drop"))
    assert "You have a game in progress. The card game: hand 1, Anna, Bolo (20" in asked
    person.sends("perhaps")
    assert '"perhaps" is not possible here. Choose from: yes, no, drop' in plain(person.sees("/ drop"))
    person.sends("no")
    person.prompted()
    assert len(person.records) == 2
    assert person.records[0].read_bytes() == old
    assert len(list(tmp_path.rglob("*.secret"))) == 2
    person.dies()


def test_a_game_that_is_open_in_another_window_is_not_offered(tmp_path: Path) -> None:
    first = quick_game(tmp_path, seed=6)
    first.prompted()
    saved = first.saved
    second = Person(tmp_path, "--name", "B", "--players", "2", "--variant", "short:1")
    assert "Continue" not in second.prompted()
    assert first.records[0].read_bytes() == saved
    assert len(first.records) == 2
    second.dies()
    assert "You draw" in first.types("draw")
    first.dies()


def test_a_copy_of_a_record_in_the_folder_does_no_harm(tmp_path: Path) -> None:
    person = quick_game(tmp_path)
    person.prompted()
    person.dies()
    record = person.records[0]
    record.with_name("card-000001 (copy).jsonl").write_bytes(record.read_bytes())
    record.with_name("card-notes.txt").write_text("my best game")
    person = quick_game(tmp_path, "--new")
    person.prompted()
    assert person.records[-1].name == "card-000002.jsonl"
    person.dies()


def test_a_full_disk_stops_the_game_with_one_line(tmp_path: Path) -> None:
    person = quick_game(tmp_path, seed=6)
    person.prompted()
    person.dies()
    size = len(person.saved)
    blocks = size // 512 + 1  # of 512 bytes: room for a few lines and a half
    limited = ("/bin/sh", "-c", f'ulimit -f {blocks}; exec "$0" "$@"', *COMMAND)
    person = Person(tmp_path, "--lang", "en", start=limited)
    person.sees("/ drop")
    person.sends("yes")
    person.prompted()
    while not person.is_over:
        person.types(person.good_move())
    assert person.code() == 1
    *_, line = person.everything.strip().splitlines()
    assert line.startswith(f"tenfold: cannot write {person.records[0]}: File too large")
    assert "Traceback" not in person.everything
    saved = person.saved
    assert len(saved) > size
    assert saved.endswith(b"\n")
    assert parse_record(saved, "saved").result is None
    person = comes_back(tmp_path)
    person.prompted()
    assert person.saved.startswith(saved)
    person.plays_on()
    assert person.verified().code == 0


def test_a_folder_that_cannot_be_written_is_one_line(tmp_path: Path) -> None:
    (tmp_path / "tenfold").write_text("a file where the folder should be")
    person = quick_game(tmp_path)
    assert person.code() == 1
    assert "Traceback" not in person.everything
    assert plain(person.everything).startswith("tenfold: ")


def test_a_game_that_ended_before_its_secret_was_removed_is_over(tmp_path: Path) -> None:
    person = quick_game(tmp_path, seed=6)
    person.prompted()
    secret = next(tmp_path.rglob("*.secret"))
    kept = secret.read_bytes()
    person.plays_on()
    finished = person.saved
    secret.write_bytes(kept)
    person = Person(tmp_path, "--lang", "en", "--name", "A", "--players", "2", "--variant", "short:1")
    assert "Continue" not in person.prompted()
    assert not secret.exists()
    assert person.records[0].read_bytes() == finished
    person.dies()


def test_a_game_without_its_result_line_is_finished_on_return(tmp_path: Path) -> None:
    person = quick_game(tmp_path, seed=6)
    person.prompted()
    secret = next(tmp_path.rglob("*.secret"))
    kept = secret.read_bytes()
    person.plays_on()
    finished = person.saved
    secret.write_bytes(kept)
    person.records[0].write_bytes(b"".join(lines(finished)[:-1]))
    person = comes_back(tmp_path)
    person.prompted()
    assert person.code() == 0
    assert person.saved == finished
    assert not secret.exists()


def test_all_games_that_were_left_are_listed_taken_up_and_dropped(tmp_path: Path) -> None:
    for seed in (6, 7):
        person = quick_game(tmp_path, "--new", seed=seed)
        person.prompted()
        person.types("draw")
        person.dies()
    person = dice_game(tmp_path, "--new", players=2)
    person.prompted()
    person.dies()
    newest = person.records[1]  # of the card game; the dice come after it
    assert newest.name == "card-000002.jsonl"

    person = Person(tmp_path, "--lang", "en", width=120)
    listed = plain(person.sees("drop and a number"))
    for line in (
        "1 The card game: hand 1, Anna, Bolo",
        "2 The card game: hand 1",
        "3 The dice game: phase 1",
    ):
        assert line in listed
    for wrong in ("4", "drop", "drop 9", "2 3", "maybe"):
        person.sends(wrong)
        assert f'"{wrong}" is not possible here. Choose from: 1, 2, 3, no, drop 1' in plain(
            person.sees("a number")
        )
    person.sends("drop 1")
    person.sees("yes / no")
    person.sends("no")
    assert newest.exists()
    person.sees("drop and a number")
    person.sends("drop 1")
    person.sees("yes / no")
    person.sends("yes")
    person.sees("drop and a number")
    assert not newest.exists()
    assert not newest.with_suffix(".secret").exists()
    person.sends("2")
    assert "Phase 1" in person.prompted()
    person.dies()

    person = Person(tmp_path, "dice", "--lang", "en")  # only those of this game
    assert "The dice game" in plain(person.sees("/ drop"))
    person.dies()


def test_a_rematch_has_the_same_seats_and_another_seed(tmp_path: Path) -> None:
    person = quick_game(tmp_path, "--dealer", "bolo", seed=6)
    person.plays_again = "yes"
    person.prompted()
    while len(person.records) == 1:
        person.types(person.good_move())
    first, second = (parse_record(intact(path.read_bytes()), path.name).header for path in person.records)
    assert (second.seats, second.rules, second.dealer) == (("Anna", "Bolo"), first.rules, 1)
    assert second.commitment != first.commitment
    assert len(list(tmp_path.rglob("*.secret"))) == 1
    person.dies()
    person = quick_game(tmp_path, "--new", "--dealer", "Zeno")
    assert person.code() == 1
    assert 'There is nobody called "Zeno". The players are: Anna, Bolo' in plain(person.everything)
