"""Replaying: the whole game as text or data, one seat's share of it, and step by step at a terminal."""

from __future__ import annotations

import json
import re
from itertools import pairwise
from pathlib import Path

import pytest

from tenfold.games.registry import game_kind
from tests.cli.run import assert_refused, at_terminal, ended, tenfold
from tests.record.games import forged, opened, recorded, sealed

# A terminal is made by forking, of which Python 3.12 and later warn in a process with threads.
pytestmark = pytest.mark.filterwarnings("ignore:This process:DeprecationWarning")


@pytest.fixture
def file(tmp_path: Path) -> Path:
    file = tmp_path / "game.jsonl"
    file.write_bytes(recorded())
    return file


def events() -> list[str]:
    return [line["do"] for line in opened(recorded())[1:-1]]


# --- as text ---------------------------------------------------------------------------------------------


def test_a_transcript_tells_every_event(file: Path) -> None:
    told = tenfold("replay", file)
    assert (told.code, told.err) == (0, "")
    assert re.findall(r"^ *\d+  (?:random \d)? +(.*)$", told.out, re.MULTILINE) == events()
    first, *_, last = told.out.splitlines()
    assert first.startswith("The card game, intl edition")
    assert re.fullmatch(r"Result \([a-z-]+\): random \d, then random \d", last)
    assert "\x1b" not in told.out


def test_a_transcript_of_a_game_that_did_not_end(tmp_path: Path) -> None:
    file = tmp_path / "game.jsonl"
    for unfinished in (forged(lambda lines: lines.pop()), sealed(opened(recorded())[:1])):
        file.write_bytes(unfinished)
        *_, last = tenfold("replay", file).out.splitlines()
        assert last == "The record ends here: the game goes on, or the file was cut off."
    file.write_bytes(recorded(most_decisions=20))
    assert tenfold("replay", file).out.endswith("The game was stopped before its end.\n")


def others_secrets(seat: int) -> tuple[list[str], int]:
    """The hands that were dealt to the other seat, and how many cards it drew unseen."""
    lines = opened(recorded())[1:-1]
    deals = [line["do"].removeprefix("deal ") for line in lines if line["do"].startswith("deal")]
    hands = [deal.split(" up ")[0].split(" / ")[1 - seat] for deal in deals]
    draws = [line for line in lines if line["do"] == "draw" and line["seat"] == 1 - seat]
    return hands, len(draws)


@pytest.mark.parametrize("seat", [0, 1])
def test_a_seat_is_shown_its_own_cards_only(file: Path, seat: int) -> None:
    hands, draws = others_secrets(seat)
    told = tenfold("replay", file, "--seat", str(seat)).out
    assert told.count("drawn ?") == draws > 0
    assert all(hand not in told for hand in hands)
    own, _ = others_secrets(1 - seat)
    assert all(hand in told for hand in own)


def test_a_seat_that_changed_hands_has_the_name_of_whoever_played(tmp_path: Path) -> None:
    """A bot's seat, taken by Dora at event 9, and left by her to Kubi at event 20."""
    changes = [{"n": 9, "seat": 1, "name": "Dora"}, {"n": 20, "seat": 1, "name": "Kubi"}]
    file = tmp_path / "game.jsonl"
    file.write_bytes(forged(lambda lines: lines[-1].update(taken=changes)))
    told = tenfold("replay", file).out
    assert "Seats: 0 random 0, 1 random 1, from event 9 on Dora, from event 20 on Kubi\n" in told
    seats = [line["seat"] for line in opened(recorded())[1:-1]]
    notated = re.findall(r"^ *(\d+)  (random \d|Dora|Kubi)? +\S", told, re.MULTILINE)
    played = [(int(n), name) for n, name in notated if seats[int(n)] == 1]
    assert {name for n, name in played if n < 9} == {"random 1"}
    assert {name for n, name in played if 9 <= n < 20} == {"Dora"}
    assert {name for n, name in played if n >= 20} == {"Kubi"}
    assert "random 1" not in told.splitlines()[-1]
    assert "Kubi" in told.splitlines()[-1]
    said = sentences(tenfold("replay", file, "--lang", "en").out)
    assert [line for line in said if line.startswith("Dora discards ")]
    data = tenfold("replay", file, "--json", "--lang", "en").data
    assert [line for event in data["events"] for line in event["told"]] == said


# --- in sentences ----------------------------------------------------------------------------------------


def sentences(out: str) -> list[str]:
    return re.findall(r"^(?: {5}| *\d+)  (\S.*)$", out, re.MULTILINE)


def drawn(seat: int) -> list[str]:
    """The cards that came off the draw pile for a seat."""
    lines = opened(recorded())[1:-1]
    pairs = pairwise(lines)
    return [card["do"].split()[1] for draw, card in pairs if draw["do"] == "draw" and draw["seat"] == seat]


def test_sentences_of_an_open_game_name_every_card(file: Path) -> None:
    told = tenfold("replay", file, "--lang", "en")
    assert (told.code, told.err) == (0, "")
    said = sentences(told.out)
    for seat in (0, 1):
        named = [line for line in said if line.startswith(f"random {seat} draws ")]
        assert named == [f"random {seat} draws {card}." for card in drawn(seat)]
        assert named
    assert "You " not in told.out
    assert [line for line in said if "discards" in line]
    assert "goes out. The hand is over." in said[-1]
    first, *_ = told.out.splitlines()
    assert first.startswith("The card game, intl edition")  # the heading is the record's


@pytest.mark.parametrize("seat", [0, 1])
def test_sentences_for_a_seat_are_those_that_it_heard(file: Path, seat: int) -> None:
    told = tenfold("replay", file, "--lang", "en", "--seat", str(seat)).out
    said = sentences(told)
    assert [line for line in said if line.startswith("You draw ")] == [f"You draw {c}." for c in drawn(seat)]
    assert said.count(f"random {1 - seat} draws a card.") == len(drawn(1 - seat)) > 0
    assert told.splitlines()[-2] == ("random 1 wins.", "You win!")[seat]


def test_sentences_in_another_language(file: Path) -> None:
    told = tenfold("replay", file, "--lang", "de").out
    assert f"random 0 nimmt {drawn(0)[0]} auf." in sentences(told)
    assert "draw" not in told


def test_data_with_sentences(file: Path) -> None:
    data = tenfold("replay", file, "--json", "--lang", "en", "--seat", "0").data
    assert [set(event) for event in data["events"]] == [{"n", "seat", "do", "view", "told"}] * len(events())
    heard = [line for event in data["events"] for line in event["told"]]
    assert heard == sentences(tenfold("replay", file, "--lang", "en", "--seat", "0").out)


@pytest.mark.parametrize(("game", "edition"), [("dice", "de"), ("board", "intl")])
def test_sentences_of_the_other_games(tmp_path: Path, game: str, edition: str) -> None:
    file = tmp_path / "game.jsonl"
    file.write_bytes(recorded(edition, (), game=game, most_decisions=60))
    for seat in ([], ["--seat", "1"]):
        told = tenfold("replay", file, "--lang", "en", *seat)
        assert (told.code, told.err) == (0, "")
        assert len(sentences(told.out)) > 10


def test_stepping_through_sentences(file: Path) -> None:
    child = at_terminal("replay", file, "--lang", "en", "--seat", "0")
    child.expect_exact("[0/")
    child.sendline("1")
    child.expect_exact("[2/")
    shown = child.before or ""
    assert "deals hand 1." in shown or "deal hand 1." in shown
    assert "your hand: " in shown
    child.sendline("q")
    assert ended(child)[0] == 0


def test_a_language_that_is_not_spoken_is_refused(file: Path) -> None:
    assert_refused(tenfold("replay", file, "--lang", "xx"), 2, "'xx' is not one of")


# --- as data ---------------------------------------------------------------------------------------------


def test_data_holds_every_position(file: Path) -> None:
    data = tenfold("replay", file, "--json").data
    lines = opened(recorded())
    assert (data["header"], data["result"]) == (lines[0], lines[-1])
    assert [{name: event[name] for name in ("n", "seat", "do")} for event in data["events"]] == lines[1:-1]
    kind = game_kind("card")
    for event in data["events"]:
        assert kind.write_state(kind.read_state(event["position"])) == event["position"]


@pytest.mark.parametrize("seat", [0, 1])
def test_data_for_a_seat_hides_the_others_cards(file: Path, seat: int) -> None:
    data = tenfold("replay", file, "--json", "--seat", str(seat)).data
    assert [set(event) for event in data["events"]] == [{"n", "seat", "do", "view"}] * len(events())
    assert {event["view"]["viewer"] for event in data["events"]} == {seat}
    hands, _ = others_secrets(seat)
    written = json.dumps(data["events"])
    assert all(hand not in written for hand in hands)
    open_data = tenfold("replay", file, "--json").data["events"]
    hidden = [event["do"] != shown["do"] for event, shown in zip(open_data, data["events"], strict=True)]
    assert sum(hidden) == len(hands) + sum(event["do"] == "drawn ?" for event in data["events"])


# --- step by step ----------------------------------------------------------------------------------------


def test_stepping_through_at_a_terminal(file: Path) -> None:
    total = len(events())
    child = at_terminal("replay", file)
    child.expect_exact("Enter: next   b: back   h: next score sheet   a number: go to that event   q: quit")
    child.expect_exact(f"[0/{total}]: ")

    def step(answer: str, at: int) -> str:
        child.sendline(answer)
        child.expect_exact(f"[{at}/{total}]: ")
        return (child.before or "").replace("\r\n", "\n")

    assert f"    0            {events()[0]}\n" in step("", 1)
    shown = step("", 2)
    assert events()[1] in shown
    for hand in others_secrets(0)[0][:1] + others_secrets(1)[0][:1]:
        assert shown.count(hand) == 2  # dealt, and lying in front of its owner
    assert events()[0] in step("b", 1)
    assert events()[0] in step("B", 1)  # there is nothing before the first event
    assert events()[5] in step("5", 6)
    assert "Enter: next" in step("where am I?", 6)
    assert "Enter: next" in step("-3", 6)
    assert "Enter: next" in step("9" * 3000, 6)

    ends = step("h", total)  # a short game has one hand, or the last event ends the last one
    assert "random 0  [" in ends
    assert "Result (" in step("999999", total)
    assert "Result (" in step("", total)
    child.sendline("q")
    assert ended(child) == (0, "")


def test_stepping_through_one_seats_game(file: Path) -> None:
    child = at_terminal("replay", file, "--seat", "0")
    child.expect_exact("]: ")
    child.sendline("1")
    child.expect_exact("]: ")
    shown = child.before or ""
    mine, theirs = others_secrets(1)[0][0], others_secrets(0)[0][0]
    assert f"your hand: {mine}" in shown
    assert "/ ? up" in shown
    assert theirs not in shown
    child.sendline("q")
    assert ended(child)[0] == 0


def test_stepping_through_nothing(tmp_path: Path) -> None:
    file = tmp_path / "game.jsonl"
    file.write_bytes(sealed(opened(recorded())[:1]))
    child = at_terminal("replay", file)
    for answer in ("", "b", "h", "0", "7", "?"):
        child.expect_exact("[0/0]: ")
        child.sendline(answer)
    child.expect_exact("[0/0]: ")
    child.sendline("q")
    assert ended(child)[0] == 0


def test_the_end_of_input_and_an_interrupt_stop_stepping(file: Path) -> None:
    child = at_terminal("replay", file)
    child.expect_exact("]: ")
    child.sendeof()
    assert ended(child) == (0, "\n")
    child = at_terminal("replay", file)
    child.expect_exact("]: ")
    child.sendintr()
    code, told = ended(child)
    assert code == 1
    assert told.endswith("\ntenfold: stopped\n")
    assert "Traceback" not in told


def test_a_bad_record_is_refused_before_the_first_step(tmp_path: Path) -> None:
    file = tmp_path / "game.jsonl"
    file.write_bytes(forged(lambda lines: lines[5].update(do="dance")))
    code, told = ended(at_terminal("replay", file))
    assert code == 1
    assert told.startswith('tenfold: line 6, event 4 "dance": ')
    assert_refused(tenfold("verify", file), 1, 'line 6, event 4 "dance": ')
