"""Whatever is wrong: one line on stderr, nothing on stdout, a stable exit code (2 usage, 1 failure)."""

from __future__ import annotations

import json
import os
from pathlib import Path

import pytest

from tenfold.games.board.track import DEFAULT_TRACK
from tests.cli.run import assert_refused, tenfold
from tests.record.games import forged, opened, recorded

HAND = ("--hand", "R5 G5 W")


@pytest.mark.parametrize(
    ("arguments", "part"),
    [
        ([], "name a command (see: tenfold --help)"),
        (["bench"], "name a command (see: tenfold bench --help)"),
        (["dance"], "No such command 'dance'. (see: tenfold --help)"),
        (["bench", "dance"], "No such command 'dance'"),
        (["--dance"], "--dance"),
        (["rules", "--dance"], "--dance"),
        (["verify"], "FILE"),
        (["verify", "a", "b"], "b"),
        (["check"], "--hand"),
        (["check", *HAND], "Name a --phase to judge, or a --table to hit on"),
        (["check", "--phase", "1", "--game", "chess", *HAND], "chess"),
        (["simulate", "--game", "chess"], "chess"),
        (["check", "--edition", "de", "--phase", "1", *HAND], 'There is no edition "de"'),
        (["rules", "--edition", "de"], 'There is no edition "de": choose from intl, fx'),
        (["odds", "--edition", ""], 'There is no edition ""'),
        (["check", "--variant", "blind", "--phase", "1", *HAND], "There is no variant blind"),
        (["odds", "--variant", "short:x"], "There is no variant short:x"),
        (["odds", "--variant", "short:0"], "short game"),
        (["odds", "--variant", "short:10"], "short game"),
        (["odds", "--natural-minimum", "some"], "--natural-minimum"),
        (["rules", "card.dance"], "no rule begins with card.dance"),
        (["bench", "engine", "--players", "1"], "for 2 to 6 players, not 1"),
        (["bench", "engine", "--seconds", "0"], "--seconds"),
        (["bench", "engine", "--seconds", "inf"], "--seconds"),
        (["bench", "laydown", "--hands", "0"], "--hands"),
    ],
)
def test_wrong_usage(arguments: list[str], part: str) -> None:
    assert_refused(tenfold(*arguments), 2, part)


@pytest.mark.parametrize(
    ("options", "parts"),
    [
        (["--hand", "R5 X5"], ['"X5" is not a card']),
        (["--hand", "R0"], ['"R0" is not a card']),
        (["--hand", "R13"], ['"R13" is not a card']),
        (["--hand", "R5G5"], ['"R5G5" is not a card']),
        (["--hand", "R5 \x1b[2J"], ["is not a card"]),
        (["--hand", "♥5"], ['"♥5" is not a card']),
        (["--hand", ""], ["The hand is empty"]),
        (["--hand", " , "], ["The hand is empty"]),
        (["--hand", "R5 R5 R5"], ["R5"]),
        (["--hand", "S S S S S"], ["S"]),
        (["--hand", "W W W W W W W W W"], ["W"]),
        (["--hand", "R1 R2 R3 R4 R5 R6 R7 R8 R9 R10 R11 R12"], ["at most 11 cards", "12"]),
        (["--hand", "R5 R5", "--table", "5s(R5 G5 B5)"], ["R5"]),
        (["--hand", "W", "--table", "5s(R5 W W W W) 6s(R6 W W W W)"], ["W"]),
        (["--hand", "R5", "--table", "fives"], ['"fives" is not a group']),
        (["--hand", "R5", "--table", "5s(R5"], ["is not a group"]),
        (["--hand", "R5", "--table", "5s(G5 B5 Y5) and"], ['"and" is not a group']),
        (["--hand", "R5", "--table", "5s(G5 B5 Q5)"], ['"Q5" is not a card']),
        (["--hand", "R5", "--table", "5s(G5 B6)"], ["(rule card.set)"]),
        (["--hand", "R5", "--table", "13s(W W W)"], ["(rule card.set)"]),
        (["--hand", "R5", "--table", "3-6(R3 R4 R6 R5)"], ["(rule card.run)"]),
        (["--hand", "R5", "--table", "3-6(R3 R4 R5)"], ["(rule card.run)"]),
        (["--hand", "R5", "--table", "11-14(R11 R12 W W)"], ["(rule card.run.no-wrap)"]),
        (["--hand", "R5", "--table", "red(R1 B2 R3)"], ["(rule card.colour)"]),
        (["--hand", "R5", "--table", "5s(G5 B5 S)"], ["(rule card.skip.not-in-phase)"]),
    ],
)
def test_impossible_cards(options: list[str], parts: list[str]) -> None:
    assert_refused(tenfold("check", "--phase", "1", *options), 2, *parts)


@pytest.mark.parametrize("phase", ["0", "11", "-1", "x", "1.5", ""])
def test_a_phase_that_is_not_there(phase: str) -> None:
    assert_refused(tenfold("check", "--phase", phase, *HAND), 2, "phase")


# --- house rules -----------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("content", "part"),
    [
        (b"edition = ", "is not TOML"),
        (b"hello", "is not TOML"),
        (b"\x00\xff\xfe\x01", "is not a text file in UTF-8"),
        (b"a = " + b"[" * 5000, "is"),
        (b"", "does not name an edition"),
        (b"edition = 5", "edition"),
        (b"edition = 'de'", 'There is no edition "de"'),
        (b"edition = 'intl'\ngame = 'dice'", "a game other than card"),
        (b"edition = 'intl'\njokers = 3", 'There is no option "jokers"'),
        (b"edition = 'intl'\nplayoff = 1", "playoff"),
        (b"edition = 'intl'\nwild_points = 'many'", "wild_points"),
        (b"edition = 'intl'\nwild_points = -5", "wild_points: This must be a whole number from 0 to 999."),
        (b"edition = 'intl'\nnatural_minimum = 'some'", "natural_minimum"),
        (b"edition = 'intl'\nvariants = 'knock'", "variants"),
        (b"edition = 'intl'\nvariants = 7", "variants"),
        (b"edition = 'intl'\nvariants = ['blind']", "There is no variant blind"),
        (b"edition = 'intl'\nphases = []", "phase"),
        (b"edition = 'intl'\nphases = ['set 99']", "set 99"),
        (b"edition = 'intl'\nphases = ['set 12']", "12 cards"),
        (b"edition = 'intl'\nfixed_hands = true\nfree_order = true", "Free order contradicts fixed hands"),
        (b"edition = 'intl'\nshort = 10", "short game"),
    ],
)
@pytest.mark.parametrize("more", [(), ("--variant", "knock")], ids=["", "knock"])
def test_bad_house_rules(tmp_path: Path, content: bytes, part: str, more: tuple[str, ...]) -> None:
    house = tmp_path / "house.toml"
    house.write_bytes(content)
    assert_refused(tenfold("check", "--rules", house, "--phase", "1", *HAND, *more), 2, str(house), part)


@pytest.mark.rule("board.track")
def test_a_track_that_is_too_short(tmp_path: Path) -> None:
    house = tmp_path / "house.toml"
    run = ("simulate", "--game", "board", "--rules", house, "--games", "1", "--jobs", "1")
    track = [space.value for space in DEFAULT_TRACK]
    house.write_text(f'game = "board"\nedition = "intl"\ntrack = {json.dumps(track[:31])}\n', "utf-8")
    assert_refused(tenfold(*run), 2, "house.toml: Track: line 32 is missing")
    house.write_text(tenfold("rules", "--game", "board", "--edition", "2010", "--toml").out, "utf-8")
    assert tenfold(*run, "--most-decisions", "50").code == 0


def test_house_rules_that_cannot_be_read(tmp_path: Path) -> None:
    missing = tmp_path / "missing.toml"
    assert_refused(tenfold("odds", "--rules", missing), 1, f"cannot read {missing}: there is no such file")
    assert_refused(tenfold("odds", "--rules", tmp_path), 1, f"cannot read {tmp_path}: it is a folder")


# --- records ---------------------------------------------------------------------------------------------


def bad_records() -> dict[str, tuple[bytes, str]]:
    """A file for each way to be wrong, and what is said of it by verify and replay alike."""
    lines = recorded().splitlines(keepends=True)
    return {
        "empty": (b"", "is not a Tenfold record"),
        "foreign": (b"once upon a time\n", "is not a Tenfold record"),
        "binary": (bytes(range(256)), "is not a Tenfold record"),
        "truncated": (recorded()[:-9], f"was cut off in line {len(lines)}"),
        "altered": (recorded().replace(b"random 1", b"someone!"), "line 1: the hash does not match"),
        "game": (forged(lambda lines: lines[0].update(game="chess")), 'There is no game "chess"'),
        "version": (forged(lambda lines: lines[0].update(version=2)), "of version 2"),
        "option": (
            forged(lambda lines: lines[0]["rules"].update(jokers=3)),
            'header: There is no option "jokers"',
        ),
        "name": (forged(lambda lines: lines[0].update(seats=["a", "\x1b[2J"])), "line 1: "),
        "result": (forged(lambda lines: lines[-1].update(ranking=[[0], [9]])), "not about these seats"),
    }


@pytest.mark.parametrize("command", ["verify", "replay"])
@pytest.mark.parametrize("name", bad_records())
def test_bad_records(tmp_path: Path, command: str, name: str) -> None:
    content, part = bad_records()[name]
    file = tmp_path / "game.jsonl"
    file.write_bytes(content)
    assert_refused(tenfold(command, file), 1, part)


def file_below(folder: Path) -> Path:
    (folder / "file").touch()
    return folder / "file" / "game.jsonl"


@pytest.mark.parametrize("command", ["verify", "replay"])
def test_records_that_cannot_be_read(tmp_path: Path, command: str) -> None:
    missing = tmp_path / "missing"
    assert_refused(tenfold(command, missing), 1, f"cannot read {missing}: there is no such file")
    assert_refused(tenfold(command, tmp_path), 1, f"cannot read {tmp_path}: it is a folder")
    below = file_below(tmp_path)
    assert_refused(tenfold(command, below), 1, f"cannot read {below}: Not a directory")  # the system's words


@pytest.mark.skipif(os.geteuid() == 0, reason="nothing is unreadable to root")
def test_a_record_without_permission(tmp_path: Path) -> None:
    file = tmp_path / "game.jsonl"
    file.write_bytes(recorded())
    file.chmod(0)
    assert_refused(tenfold("verify", file), 1, f"cannot read {file}: Permission denied")


def test_an_illegal_move_in_a_record_is_refused_with_its_rule(tmp_path: Path) -> None:
    lines = opened(recorded())
    at = next(n for n, line in enumerate(lines) if str(line.get("do")).startswith("discard"))
    file = tmp_path / "game.jsonl"
    file.write_bytes(forged(lambda lines: lines[at].update(do="draw")))
    assert_refused(
        tenfold("verify", file), 1, f'line {at + 1}, event {at - 1} "draw"', "(rule card.turn.draw)"
    )
    data = tenfold("replay", file, "--json")  # as data what is right of it, and what is wrong
    assert data.code == 1
    assert "(rule card.turn.draw)" in json.loads(data.out)["problem"]
    assert len(json.loads(data.out)["events"]) == at - 1
    told = tenfold("replay", file)  # shows the game as far as it is right
    assert told.code == 1
    assert told.err.count("\n") == 1
    assert len(told.out.splitlines()) > 4


def test_a_seat_that_is_not_there(tmp_path: Path) -> None:
    file = tmp_path / "game.jsonl"
    file.write_bytes(recorded())
    for seat in ("2", "-1"):
        assert_refused(tenfold("replay", file, "--seat", seat), 2, f"There is no seat {seat}")
    assert_refused(tenfold("replay", file, "--seat", "x"), 2, "--seat")


def test_a_file_name_with_strange_letters(tmp_path: Path) -> None:
    strange = tmp_path / "a\nb\udcff.jsonl"
    strange.write_bytes(b"hello\n")
    assert_refused(tenfold("verify", strange), 1, "is not a Tenfold record")
