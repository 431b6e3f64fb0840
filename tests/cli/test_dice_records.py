"""Records of the dice game: simulated, verified, replayed as text, as data and step by step."""

from __future__ import annotations

import re
from collections.abc import Callable
from pathlib import Path

import pytest

from tenfold.games.registry import game_kind
from tenfold.record import verify
from tenfold.record.reader import parse_record
from tenfold.testing.playing import variant_names
from tests.cli.run import assert_refused, at_terminal, ended, tenfold
from tests.record.games import Lines, forged, opened, recorded, refusal

# A terminal is made by forking, of which Python 3.12 and later warn in a process with threads.
pytestmark = pytest.mark.filterwarnings("ignore:This process:DeprecationWarning")

KIND = game_kind("dice")


def game(players: int = 2, *variants: str, most_decisions: int = 60) -> bytes:
    """A game of random bots; most tests need no more than its beginning."""
    return recorded("de", variants, players=players, most_decisions=most_decisions, game="dice")


@pytest.fixture
def file(tmp_path: Path) -> Path:
    file = tmp_path / "game.jsonl"
    file.write_bytes(game())
    return file


def events() -> list[str]:
    return [line["do"] for line in opened(game())[1:-1]]


# --- verify ----------------------------------------------------------------------------------------------


@pytest.mark.parametrize("players", KIND.seats)
@pytest.mark.parametrize("variant", ["none", *variant_names(KIND)])
def test_games_of_every_variant_and_size_are_verified(variant: str, players: int) -> None:
    record = parse_record(game(players, *(() if variant == "none" else (variant,))), "f")
    assert verify(record) == sum(entry.seat is None for entry in record.entries) > 20


def test_a_whole_game_is_verified() -> None:
    record = parse_record(game(3, most_decisions=200_000), "f")
    assert record.result is not None
    assert record.result.reason is not None
    assert verify(record) > 100


def refused(change: Callable[[Lines], object]) -> str:
    return refusal(lambda: verify(parse_record(forged(change, game()), "f")))


def first_roll(lines: Lines) -> int:
    return next(at for at, line in enumerate(lines) if str(line.get("do")).startswith("rolled"))


def test_a_die_that_shows_another_of_its_faces_was_not_rolled_by_the_seed() -> None:
    lines = opened(game())
    at = first_roll(lines)
    words = lines[at]["do"].split()
    words[-1] = "B5" if words[-1] != "B5" else "O6"  # both are faces of the last die
    message = refused(lambda lines: lines[at].update(do=" ".join(words)))
    assert message.startswith(f"line {at + 1}, event {at - 1}")
    assert "seed" in message


def test_a_face_that_the_die_does_not_have_is_refused_with_its_rule() -> None:
    lines = opened(game())
    at = first_roll(lines)
    words = lines[at]["do"].split()
    words[-1] = "R10"
    message = refused(lambda lines: lines[at].update(do=" ".join(words)))
    assert "die H6 has no face R10: it shows B5 O6 G7 R8 G9 O10" in message
    assert message.endswith("(rule dice.dice.colours)")


@pytest.mark.parametrize(
    ("do", "part"),
    [
        ("keep L9", '"L9" is not a die'),
        ("keep L1 L2 L3 L4 H1 H2 H3 H4 H5 H6", "(rule dice.turn.stop-early)"),
        ("score", "(rule dice.turn)"),
        ("draw", '"draw" is not an action'),
    ],
)
def test_a_choice_that_was_not_there_is_refused(do: str, part: str) -> None:
    at = first_roll(opened(game())) + 1
    assert part in refused(lambda lines: lines[at].update(do=do))


def test_simulated_records_verify(tmp_path: Path) -> None:
    folder = tmp_path / "games"
    house = tmp_path / "house.toml"
    house.write_text('game = "dice"\nedition = "de"\nphases = ["set 3", "run 4"]\n', "utf-8")
    options = ("--game", "dice", "--rules", house, "--players", "3", "--games", "5", "--jobs", "2")
    data = tenfold("simulate", *options, "--records", folder, "--json").data
    assert (data["finished"], len(data["bots"])) == (5, 3)
    files = sorted(folder.iterdir())
    assert len(files) == 5
    for record in files:
        verified = tenfold("verify", record, "--json").data
        assert (verified["valid"], verified["game"]) == (True, "dice")
    told = tenfold("replay", files[0]).out
    assert "phases set 3; run 4" in told.splitlines()[0]


def test_an_altered_file_is_refused(tmp_path: Path) -> None:
    file = tmp_path / "game.jsonl"
    file.write_bytes(game().replace(b"rolled ", b"rolled B", 1))
    assert_refused(tenfold("verify", file), 1, "the hash does not match")


# --- replay ----------------------------------------------------------------------------------------------


def test_a_transcript_tells_every_event_to_everybody(file: Path) -> None:
    told = tenfold("replay", file)
    assert (told.code, told.err) == (0, "")
    assert re.findall(
        r"^ *\d+  (?:random \d)? +((?:lot|rolled|keep|stop|score|decline).*)$", told.out, re.M
    ) == (events())
    assert told.out.startswith("The dice game, de edition\nSeats: 0 random 0, 1 random 1\n")
    assert tenfold("replay", file, "--seat", "1").out == told.out  # nothing is hidden


def test_data_holds_every_position(file: Path) -> None:
    data = tenfold("replay", file, "--json").data
    assert [event["do"] for event in data["events"]] == events()
    for event in data["events"]:
        assert KIND.write_state(KIND.read_state(event["position"])) == event["position"]
    seen = tenfold("replay", file, "--json", "--seat", "0").data["events"]
    assert {event["view"]["viewer"] for event in seen} == {0}


def test_stepping_through_at_a_terminal(file: Path) -> None:
    total = len(events())
    child = at_terminal("replay", file)
    child.expect_exact(f"[0/{total}]: ")

    def step(answer: str, at: int) -> str:
        child.sendline(answer)
        child.expect_exact(f"[{at}/{total}]: ")
        return (child.before or "").replace("\r\n", "\n")

    assert events()[0] in step("", 1)  # the lot
    rolled = step("", 2)
    assert events()[1] in rolled
    assert "L1   L2   L3   L4   H1   H2   H3   H4   H5   H6\n" in rolled
    assert "phase 1 (2 × set of 3, at most 60), 1 of 3 rolls made" in rolled
    assert "> " in rolled
    assert events()[0] in step("b", 1)
    child.sendline("h")
    child.expect(rf"\[\d+/{total}\]: ")
    sheet = (child.before or "").replace("\r\n", "\n")
    assert "2 × set of 3 (60)" in sheet
    assert "10-phase bonus (40)" in sheet
    assert "The game was stopped before its end." in step("9999", total)
    child.sendline("q")
    assert ended(child) == (0, "")


def test_stepping_through_one_seats_game_alone(tmp_path: Path) -> None:
    file = tmp_path / "game.jsonl"
    file.write_bytes(game(1))
    child = at_terminal("replay", file, "--seat", "0")
    child.expect_exact("]: ")
    child.sendline("1")
    child.expect_exact("]: ")
    shown = child.before or ""
    assert "random 0: phase 1 (2 × set of 3, at most 60)" in shown
    child.sendline("q")
    assert ended(child)[0] == 0
