"""Whole games at `tenfold play`, typed line by line, from the first question to the winner."""

from __future__ import annotations

from pathlib import Path

import pytest

from tenfold.ledger import rule
from tenfold.locales import Speech
from tenfold.terminal.conversation import rule_text
from tests.terminal.person import Person, plain, quick_game, table_shown

EN = Speech("en")
DE = Speech("de")


def refused(person: Person, line: str | bytes, *parts: str) -> str:
    """The line is answered with an explanation; nothing is written, and the question is asked again."""
    before = person.saved
    answer = person.types(line)
    assert person.saved == before
    assert not person.is_over
    for part in parts:
        assert part in plain(answer), answer
    return plain(answer)


def test_an_english_game_from_the_first_question_to_the_winner(tmp_path: Path) -> None:
    person = Person(tmp_path, "--seed", "7")
    assert "en English" in person.sees("Русский [en]")
    person.sends("klingon")
    assert '"klingon" is not possible here. Choose from: de, en' in person.sees("Русский [en]")
    person.sends("")
    person.sees("Ann, Ben [Player 1]")
    person.sends("  Anna \x1b[31m Bella  ")
    listed = person.sees("Which rules? intl, fx [intl]")
    assert "fx: the F.X. Schmid rules" in listed
    person.sends("uno")
    assert '"uno" is not possible here. Choose from: intl, fx' in person.sees("[intl]")
    person.sends("INTL")
    assert "knock: knock for a card just discarded" in person.sees("(Enter: none)")
    for wrong, why in [
        ("blitz", "There is no variant blitz"),
        ("even odd", "contradicts another one"),
        ("free, fixed", "Free order contradicts fixed hands"),
        ("short:77", "A short game of 77 phases is not possible"),
    ]:
        person.sends(wrong)
        assert why in person.sees("(Enter: none)")
    person.sends("short:1")
    person.sees("How many opponents, 1 to 5? [1]")
    person.sends("9")
    assert '"9" is not possible here. Choose from: 1, 2, 3, 4, 5' in person.sees("5? [1]")
    person.sends("1")
    assert "solid: plays well" in person.sees("play? easy, solid [solid]")
    person.sends("godlike")
    assert '"godlike" is not possible here' in person.sees("[solid]")
    person.sends("easy")

    start = person.prompted()
    assert "The cards are fixed by a secret seed." in start
    assert "Anna [31m Bella" in start  # the control character is gone, and with it what it would do
    assert "Bolo" in start

    hint = person.types("hint")
    assert hint.startswith("Hint: ")
    assert hint.count(". ") == 0, "one sentence"
    refused(person, "rules", "A wild left in the hand costs 25 points.", "Phase 4: run of 7")
    assert "Nothing has been refused yet" in person.types("rules")
    refused(person, "hit R5 a", "First take a card: draw or take. [card.turn.draw: rules]")
    refused(person, "rules", f"card.turn.draw: {rule_text(EN, 'card.turn.draw')}")
    refused(person, "rules card.score", rule("card.score").text)
    refused(person, "rules card.nonsense", "There is no rule card.nonsense.")
    refused(person, "scores", "Score sheet", "no hand played yet")
    refused(person, "moves", "1 draw")
    refused(person, "help", "draw, d: take the top card of the draw pile", "W is a wild, S a skip.")

    shown = person.plays_on()
    assert "Score sheet" in shown
    assert "wins." in shown or "You win!" in shown
    assert "You lay phase 1:" in shown or "lays phase 1:" in shown
    assert "tenfold verify" in shown
    assert person.code() == 0
    assert person.verified().code == 0
    assert not list(tmp_path.rglob("*.secret"))


def test_a_german_game_in_german_and_english_words(tmp_path: Path) -> None:
    person = Person(tmp_path, "--seed", "4", language="de", width=100, environment={"LANG": "de_DE.UTF-8"})
    person.sees("[de]")
    person.sends("xx")
    assert "„xx“ geht hier nicht. Zur Wahl stehen: de" in person.sees("[de]")
    for answer, question in [
        ("", "Anna, Ben [Person 1]"),
        ("Bärbel", "Welche Regeln? intl, fx [intl]"),
        ("fx", "(Enter: keine)"),
        ("blitz", "(Enter: keine)"),
        ("short:2", "Wie viele Gegner, 1 bis 5? [1]"),
        ("viele", "[1]"),
        ("", "Wie gut sollen sie spielen? easy, solid [solid]"),
    ]:
        person.sends(answer)
        person.sees(question)
    person.sends("easy")
    assert "Bärbel" in person.prompted()

    assert person.types("tipp").startswith("Tipp: ")
    refused(person, "abwerfen R5", "Nimm erst eine Karte: aufnehmen (Aufnahmestapel)")
    refused(person, "regel", f"card.turn.draw: {rule_text(DE, 'card.turn.draw')}")
    refused(person, "regel card.hit.fit", rule_text(DE, "card.hit.fit"))
    refused(person, "regel nichts", "Eine Regel nichts gibt es nicht.")
    refused(person, "klopfen", "In diesem Spiel wird nicht geklopft.")
    refused(person, "schummeln", "„schummeln“ kenne ich nicht. Du kannst: aufnehmen")
    refused(person, "punkte", "Wertungsblatt")
    refused(person, "HILFE", "aufnehmen, ziehen", DE("help-draw"))
    assert "Du nimmst" in person.types("draw")
    refused(person, "hit R5 a", "Leg erst deine eigene Phase aus, bevor du anlegst.")
    refused(person, "nimm", "Du hast schon eine Karte aufgenommen")
    refused(person, "sortieren", "Nach Farbe sortiert.")
    refused(person, "sort", "Nach Zahl sortiert.")

    shown = person.plays_on()
    assert "Durchgang" in shown
    assert "gewinnt." in shown or "Du hast gewonnen!" in shown
    assert person.code() == 0
    assert person.verified().code == 0


def test_wrong_input_explains_itself_and_changes_nothing(tmp_path: Path) -> None:
    person = quick_game(tmp_path, seed=6)
    start = table_shown(person.prompted())
    allowed = "You can: draw, take, hint, help"
    wrong: list[tuple[str | bytes, tuple[str, ...]]] = [
        ("foo", ('I do not know "foo".', allowed)),
        ("draw two cards", ('I do not know "draw two cards".', allowed)),
        ("take R5", ('I do not know "take R5".', allowed)),
        ("0", ("There is no move 0: the list has 2.",)),
        ("99", ("There is no move 99: the list has 2.",)),
        ("123456789", ("There is no move 123456789: the list has 2.",)),
        ("1 2", ('I do not know "1 2".', allowed)),
        ("-1", ('I do not know "-1".', allowed)),
        ("lay", ("First take a card: draw or take.", "[card.laydown.when: rules]")),
        ("hit W", ("First take a card: draw or take.",)),
        ("discard", ("First take a card: draw or take.",)),
        ("knock", ("Knocking is not played in this game.",)),
        ("rules", (rule("card.variant.knock").text,)),
        ("pass", ("Knocking is not played in this game.",)),
        ("q" * 5000, ("I do not know", "…", allowed)),
        ("rules " + "ж" * 150, ("There is no rule ж",)),
        ("rules ../../../etc/passwd", ("There is no rule ../../../etc/passwd.",)),
        (b"\xff\xfe\x80", ("I do not know", allowed)),
        (b"dr\xe4w", ("I do not know", allowed)),
        ("dr\x01aw", ("I do not know", allowed)),
        ("\x1b[A", ("I do not know", allowed)),
        ("\x1b[2J\x1b[31mdraw", ("I do not know", allowed)),
        ("\u202edraw", ("I do not know", allowed)),
        ("{draw} {0} %s $x", ('I do not know "{draw} {0} %s $x".',)),
    ]
    for line, parts in wrong:
        refused(person, line, *parts)
    for blank in ("", "   ", "\t"):
        assert refused(person, blank) == ""
    assert "\x1b" not in person.everything
    person.types("sort")
    assert table_shown(person.types("sort")) == start

    hand = person.types("1").split("Your hand: ")[1].split()
    missing = next(card for card in ("R1", "R2", "R3", "R4", "R5", "R6") if card not in hand)
    drawn = table_shown(person.everything)
    for line, parts in [
        ("draw", ("You have already taken a card: now lay down, hit or discard.",)),
        ("take", ("You have already taken a card",)),
        ("discard", ("Say which card: ", " ".join(hand))),
        ("x Z4", ('"Z4" is not a card: write R, B, G or Y',)),
        ("x R13", ('"R13" is not a card',)),
        (f"x {missing}", (f"Your hand does not hold {missing}; it has {' '.join(hand)}.",)),
        (f"x {hand[0]} Bolo", ("Only a skip makes another player lose a turn.",)),
        (f"x {hand[0]} nobody", ('There is nobody called "nobody". The players are: Bolo',)),
        ("hit", ("Lay your own phase down before you hit.",)),
        ("lay", ("Phase 1 cannot be laid yet:", "missing. [card.laydown.whole: rules]")),
        ("lay 1", ("Phase 1 cannot be laid yet:",)),
        ("lay 2", ("Phase 2 cannot be laid now; you can lay: 1.",)),
        ("lay 12345", ('"12345" is not a group',)),
        ("lay it", ('"it" is not a group: write 5s(R5 G5 W)',)),
        ("lay 5s(R5 G6)", ("G6 does not belong in a set of 5s.",)),
        ("lay 3-6(R3 B4)", ("The run 3-6 does not have 2 cards.",)),
        ("lay 9-14(W W W W W W)", ("A run stays within 1 to 12",)),
        ("lay 5s(S S S)", ("A skip is never part of a group.",)),
        ("lay 5s(R5 B5 W) 6s(R6 B6 W) 7s(R7 B7 W)", ("no group is added",)),
        ("lay 5s(R5 R5 B5) 6s(R6 R6 B6)", ("Your hand does not hold",)),
        ("lay 5s(W W W) 6s(W W W)", ("Your hand does not hold",)),
        ("lay 1: 5s(R5", ("is not a group",)),
        ("lay ((((", ("is not a group",)),
    ]:
        refused(person, line, *parts)
    person.types("sort")
    assert table_shown(person.types("sort")) == drawn
    shown = person.types("moves")
    number, _, card = next(line.split() for line in shown.splitlines() if "discard" in line)
    assert f"You discard {card}." in person.types(number)
    person.types("draw")
    assert "You play a skip: Bolo loses a turn." in person.types("discard S")  # only one can be meant
    person.dies()


def test_a_skip_is_discarded_with_a_name(tmp_path: Path) -> None:
    person = quick_game(tmp_path, "--players", "4", seed=11)
    assert table_shown(person.prompted()).split()[-1] == "S"
    person.types("draw")
    refused(person, "discard S", "Say who loses a turn: Bolo, Tipi, Yumi.")
    refused(person, "rules", rule("card.skip.one-pending").text)
    refused(person, "discard S Anna", "A skip names another player of this hand: Bolo, Tipi, Yumi.")
    refused(person, "discard S nobody", 'There is nobody called "nobody".')
    assert "You play a skip: Tipi loses a turn." in person.types("discard s TIPI")
    person.dies()


def test_bytes_that_are_no_text_are_refused_on_a_strict_terminal_too(tmp_path: Path) -> None:
    person = quick_game(tmp_path, environment={"PYTHONIOENCODING": "utf-8:strict"})
    person.prompted()
    refused(person, b"\xff\xfe", "I do not know")
    refused(person, "hint", "Hint:")
    person.dies()


def test_knocking(tmp_path: Path) -> None:
    person = quick_game(tmp_path, "--players", "3", "--variant", "short:1,knock", seed=2)
    person.prompted()
    answers: list[str] = []
    for _ in range(200):
        if "knock or pass?" not in person.asked:
            person.types(person.good_move())
        elif not answers:
            refused(person, "draw", "First it must be settled who knocks: knock or pass.")
            refused(person, "discard R5", "First it must be settled who knocks: knock or pass.")
            refused(person, "hint", "Hint: ")
            refused(person, "moves", "1 knock 2 pass")
            answers.append(person.types("pass"))
        else:
            answers.append(person.types("k"))
            break
    refused(person, "knock", "There is nothing to knock for")
    passed, knocked = answers
    assert "You let " in passed
    assert "You knock and get " in knocked
    assert person.asked.startswith("Lay, hit or discard?")
    person.dies()


@pytest.mark.parametrize("word", ["quit", "q"])
def test_quitting_is_no_failure(tmp_path: Path, word: str) -> None:
    person = quick_game(tmp_path)
    person.prompted()
    assert "The game is saved. Go on with: tenfold play" in person.types(word)
    assert person.code() == 0


def test_the_house_rules_and_bad_options_are_refused_before_anything_is_written(tmp_path: Path) -> None:
    for arguments, why in [
        (["--players", "9"], "players"),
        (["--players", "2", "--bots", "genius"], 'There is no bot "genius"'),
        (["--players", "2", "--edition", "uno"], 'There is no edition "uno"'),
        (["--players", "2", "--rules", str(tmp_path / "none.toml")], "cannot read"),
    ]:
        person = Person(tmp_path / "data", "--name", "A", "--variant", "short:1", *arguments)
        assert person.code() in (1, 2)
        assert why in person.everything
        assert "Traceback" not in person.everything
    assert not (tmp_path / "data").exists()
