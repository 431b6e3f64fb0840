"""Whole board games at `tenfold play board`, typed line by line against bots."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from tenfold.ledger import rule
from tenfold.locales import Speech
from tenfold.terminal.conversation import rule_text
from tests.terminal.person import ESCAPE, Person, board_game, plain, table_shown
from tests.terminal.test_play import refused
from tests.terminal.test_play_window import too_long

DE = Speech("de")
# What is typed at the first question of each kind, with the answer; the question is known by its words.
WRONG = {
    "Move ": [("move", "say which. [board.move: rules]"), ("draw", "First choose a die and move.")],
    "Star space": [("star moon", "Say which action: +1"), ("44", "There is no move 44: the list has ")],
    "to take": [("draw 2", 'I do not know "draw 2". You can: draw, take, hint, help')],
    "Which card do you pick": [("pick", "Say which card; from the top:"), ("pick X", '"X" is not a card')],
    "Swap which": [("swap", "Name the cards, the last one goes on top"), ("swap Q", "is not a card")],
    "Ask for": [
        ("ask", "Say which number you ask for, from 1 to 12. [board.action.ask: rules]"),
        ("ask 13", "!"),
    ],
    "which one do you give": [("give 1 2", "I do not know"), ("draw", "!")],
    "Lay or discard": [("discard", "Say which card:"), ("add", "!"), ("lay 9", "!")],
    "Add or discard": [("add R1 z", "!"), ("lay", "!"), ("discard", "Say which card:")],
    "Keep which": [("keep", "Name the cards that you keep; none: no cards."), ("discard R1", "!")],
}


def kind_of(question: str) -> str:
    return next(words for words in WRONG if words in plain(question))


def test_an_english_game_from_the_first_question_to_the_wreath(tmp_path: Path) -> None:
    rules = tmp_path / "rules.toml"
    rules.write_text('game = "board"\nedition = "intl"\nphases = ["colour 5 + run 3", "set 3 + run 4"]\n')
    person = Person(tmp_path, "board", "--seed", "7", "--rules", str(rules))
    person.sees("Русский [en]")
    person.sends("")
    person.sees("Ann, Ben [Player 1]")
    person.sends("Anna")
    person.sees("How many opponents, 1 to 5? [1]")
    person.sends("6")
    assert '"6" is not possible here.' in plain(person.sees("5? [1]"))
    person.sends("")
    assert "strong: thinks ahead" in person.sees("play? easy, solid, strong [solid]")
    person.sends("easy")

    start = person.prompted()
    assert "Cards and dice are fixed by a secret seed." in start
    refused(
        person, "help", "track, board, b: the track with all pieces", "W(R5) is a joker", "keep, k: after"
    )
    refused(person, "scores", "Where the phase markers stand", "Phase markers: 1[AB] 2 wreath")
    refused(person, "track", "START +1 swap ask pick +2 all joker", "[A")
    refused(person, "rules", "Nothing has been refused yet. Type rules and an id, such as board.action.ask.")
    refused(person, "rules board.action.ask", plain(rule("board.action.ask").text))
    refused(person, "foo", 'I do not know "foo". You can: ')

    shown = person.plays_on()
    assert "You lay phase 1: " in shown
    assert re.search(r"(You end|Bolo ends) the round\.", shown)
    assert "onto the laurel wreath." in plain(shown)
    assert "You win!" in shown or "Bolo wins." in shown
    assert "The first phase marker on the laurel wreath decides." in shown
    assert "\n\n\n" not in person.everything
    assert "\x1b" not in person.everything, "TERM is dumb"
    assert person.code() == 0
    assert person.verified().code == 0
    assert not list(tmp_path.rglob("*.secret"))


def test_every_question_takes_hints_lists_and_wrong_words(tmp_path: Path) -> None:
    """In a window of sixty columns; the first games whose questions are of every kind."""
    left = set(WRONG)
    for seed in (7, 1, 9, 8, 10):
        person = board_game(tmp_path / str(seed), seed=seed, width=60, environment={"NO_COLOR": "1"})
        person.prompted()
        while not person.is_over and left:
            kind = kind_of(person.asked)
            if kind in left:
                left.remove(kind)
                assert re.search(r"^Hint: .+ \[.+\]", refused(person, "hint"))
                assert person.good_move().split()[0] in refused(person, "moves")
                for line, answer in WRONG[kind]:
                    refused(person, line, answer)
                refused(person, "nonsense " * 10, "I do not know")
                refused(person, "x" * 3000, "…")
                refused(person, b"discard \xff\x1b[31m")
                refused(person, "rules")
                assert kind_of(person.asked) == kind
            person.types(person.good_move())
        assert too_long(person.everything, 60) == []
        assert "\x1b" not in person.everything
        person.dies()
        if not left:
            break
    assert not left


def test_a_number_is_a_die_even_under_the_list(tmp_path: Path) -> None:
    person = board_game(tmp_path, seed=1)
    person.prompted()
    low, high = re.findall(r"\d+", person.asked)
    assert f"move {low} move {high}" in refused(person, "moves"), "without numbers, which would mean dice"
    refused(person, "9", f"The dice do not allow a move of 9: move {low} or {high}. [board.move: rules]")
    refused(person, "rules", plain(rule("board.move").text))
    assert f"You move {high} spaces to " in person.types(high)
    person.dies()


def test_kill_and_resume_at_three_questions(tmp_path: Path) -> None:
    person = board_game(tmp_path, seed=9)
    shown = person.prompted()
    killed: set[str] = set()
    while not person.is_over:
        kind = kind_of(person.asked)
        if kind not in killed and len(killed) < 3:
            killed.add(kind)
            before, saved = table_shown(shown), person.saved
            person.dies()
            assert person.saved == saved, "what was shown was saved"
            person = Person(tmp_path, "board", "--lang", "en")
            person.child.expect_exact("/ drop ")
            asked = plain(str(person.child.before))
            assert re.search(
                r"in progress\. The board game: phase [1-3], Anna, Bolo \(.{10}\)\. Continue it\?", asked
            )
            person.sends("yes")
            assert table_shown(person.prompted()) == before
        shown = person.types(person.good_move())
    assert len(killed) == 3
    assert person.code() == 0
    assert person.verified().code == 0
    assert len(person.records) == 1


def test_without_colours_everything_can_still_be_read(tmp_path: Path) -> None:
    shown: dict[str, str] = {}
    for name, environment in {
        "colours": {"TERM": "xterm-256color"},
        "NO_COLOR": {"NO_COLOR": "1", "TERM": "xterm-256color"},
    }.items():
        person = board_game(tmp_path / name, players=3, seed=5, width=100, environment=environment)
        person.prompted()
        for _ in range(5):
            person.types(person.good_move())
        person.dies()
        shown[name] = person.everything
    assert "\x1b" not in shown["NO_COLOR"]
    assert "\x1b[91mR" in shown["colours"]
    assert ESCAPE.sub("", shown["colours"]) == shown["NO_COLOR"], "colours add nothing but colour"


def test_a_german_game_in_german_and_english_words(tmp_path: Path) -> None:
    person = board_game(tmp_path, seed=9, language="de", width=60)
    person.prompted()
    refused(person, "regel board.action.ask", plain(rule_text(DE, "board.action.ask")))
    refused(person, "draw", "[board.turn: regel]")
    refused(person, "regel", f"board.turn: {plain(rule_text(DE, 'board.turn'))}")
    refused(person, "scores", DE("board-sheet"))
    refused(person, "hilfe", plain(DE("board-help-track")))
    assert person.types("tipp").startswith("Tipp: ")
    shown = person.plays_on()
    assert "Du beendest den Durchgang." in shown or "Bolo beendet den Durchgang." in shown
    assert "Du hast gewonnen!" in shown or "Bolo gewinnt." in shown
    assert plain(DE("reason-board-laurel-wreath")) in plain(shown)
    assert "The " not in person.everything.replace(str(tmp_path), "")
    assert too_long(person.everything, 60) == []
    assert person.code() == 0
    assert person.verified().code == 0


@pytest.mark.parametrize("players", ["1", "7"])
def test_too_many_or_too_few_players(tmp_path: Path, players: str) -> None:
    person = Person(tmp_path, "board", "--name", "A", "--players", players, "--edition", "intl")
    assert person.code() == 2
    assert "2 to 6 players" in person.everything
