"""Whole dice games at `tenfold play dice`, typed line by line, alone and against bots."""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest

from tenfold.ledger import rule
from tenfold.locales import Speech
from tenfold.terminal.conversation import rule_text
from tests.cli.run import tenfold
from tests.terminal.person import ESCAPE, Person, dice_game, plain, table_shown
from tests.terminal.test_play import refused

DE = Speech("de")


def test_an_english_game_alone_from_the_first_question_to_the_end(tmp_path: Path) -> None:
    person = Person(tmp_path, "dice", "--seed", "7")
    person.sees("Русский [en]")
    person.sends("")
    person.sees("Ann, Ben [Player 1]")
    person.sends("Anna")
    assert "locked: dice set aside stay there" in person.sees("(Enter: none)")  # one edition: not asked
    person.sends("locked free-decline no-decline")
    assert "contradicts another one" in plain(person.sees("(Enter: none)"))
    person.sends("")
    person.sees("How many opponents, 0 to 7? [0]")
    person.sends("8")
    assert '"8" is not possible here. Choose from: 0, 1, 2' in person.sees("7? [0]")
    person.sends("")

    start = person.prompted()
    assert "The dice are fixed by a secret seed." in start
    assert "── Phase 1 · roll 1 of 3" in start
    assert "> Anna  phase 1 · 0 points" in start
    assert "Your phase 1: 2 × set of 3 (at most 60 points)" in start
    hint = person.types("hint")
    assert hint.startswith("Hint: Keep ")
    assert "Nothing has been refused yet. Type rules and an id, such as dice.score." in plain(
        person.types("rules")
    )
    refused(person, "best", "No high score by these rules yet.")
    refused(person, "moves", "1 keep ", "10 stop")
    refused(person, "help", "keep, k: keep these dice", "the block", "W is a wild. Double frames: set aside.")
    refused(person, "scores", "Block", "10-phase bonus", "failed attempts 0", "total 0")

    shown = person.plays_on()
    assert "You make phase 1:" in shown
    assert "You make phase 10:" in shown
    assert "5-phase bonus" in shown
    total = re.search(r"The game is over: (\d+) points\.\n", shown)
    assert total
    assert "A game with a seed of your own choosing does not count for the high scores." in plain(shown)
    assert f"what was luck: tenfold review {person.records[-1]}" in plain(shown)
    assert person.code() == 0
    assert person.verified().code == 0
    assert not list(tmp_path.rglob("*.secret"))
    assert tenfold("best", "dice", "--json", environment={"XDG_DATA_HOME": str(tmp_path)}).data["lists"] == []


def test_a_game_alone_is_for_the_list_of_high_scores(tmp_path: Path) -> None:
    person = dice_game(tmp_path, seed=None)
    person.prompted()
    shown = person.plays_on()
    total = re.search(r"The game is over: (\d+) points\.\n", shown)
    assert total
    assert re.search(rf"High scores by these rules\n>  1\. +{total[1]}  \d{{4}}-\d\d-\d\d  Anna\n", shown)
    assert person.code() == 0

    again = dice_game(tmp_path, seed=8)
    assert "Continue" not in again.prompted()
    assert re.search(rf"1\. +{total[1]} ", again.types("best"))
    again.dies()
    data = tenfold("best", "dice", "--json", environment={"XDG_DATA_HOME": str(tmp_path)}).data
    assert [score["total"] for score in data["lists"][0]["best"]] == [int(total[1])]


def test_a_german_game_of_three_in_german_and_english_words(tmp_path: Path) -> None:
    person = dice_game(tmp_path, players=3, seed=5, language="de", width=100)
    start = person.prompted()
    assert "Schriftführer und" in start
    assert "Deine Phase 1: 2 × Drilling (höchstens 60 Punkte)" in start
    assert person.types("tipp").startswith("Tipp: ")
    refused(person, "notieren", "Behalte erst Würfel und wirf die anderen, oder hör auf. [dice.turn: regel]")
    refused(person, "regel", f"dice.turn: {plain(rule_text(DE, 'dice.turn'))}")
    refused(person, "regel dice.score", plain(rule_text(DE, "dice.score")))
    refused(person, "verzichten", "Behalte erst Würfel")
    refused(person, "behalten kirschrot", "„kirschrot“ ist kein Würfel")
    refused(person, "bestenliste", "Mit diesen Regeln gibt es noch keine Höchstpunktzahl.")
    refused(person, "punkte", "Block", "Drilling und Viererfolge", "10-Phasen-Bonus", "gesamt")
    refused(person, "würfeln", "„würfeln“ kenne ich nicht. Du kannst: behalten, aufhören, tipp, hilfe")
    assert "Du würfelst noch einmal mit allen zehn Würfeln." in person.types("behalten")
    assert "Wurf 2 von 3" in person.everything
    person.types("keep a b")

    shown = person.plays_on()
    assert re.search(r"(Bolo|Tipi) würfelt .* und behält ", shown)
    assert re.search(r"(Bolo|Tipi) würfelt .* und schafft Phase \d+: \d+ Punkte\.", shown)
    the_end = "hat alle zehn Phasen. Alle anderen sind noch ein letztes Mal dran."
    assert the_end in plain(shown)
    assert re.search(r"1\. \S+: 10 Phasen, \d+ Punkte", shown)
    assert "gewinnt." in shown or "Du hast gewonnen!" in shown
    assert "alle Phasen geschafft" in plain(shown)
    assert "Bestenliste" not in plain(shown).split(the_end)[1], "only games alone are for the list"
    assert person.code() == 0
    assert person.verified().code == 0


def test_wrong_input_explains_itself_and_changes_nothing(tmp_path: Path) -> None:
    person = dice_game(tmp_path, seed=3)
    start = table_shown(person.prompted())
    assert "│ G1│ │ G3│ │ G4│ │ G5│ │ R7│ │ G7│ │ O9│ │ R9│ │ R9│ │ BW│" in start
    allowed = "You can: keep, stop, hint, help"
    for line, parts in [
        ("foo", ('I do not know "foo".', allowed)),
        ("stop it", ('I do not know "stop it".', allowed)),
        ("roll", ('I do not know "roll".', allowed)),
        ("9", ("9 would be a move from the list: type moves first to see it.",)),
        ("9 9 W", ('I do not know "9 9 W".', allowed)),
        ("keep 8 8 W", ("No die shows 8 now. [dice.dice: rules]",)),
        ("keep 9 9 9 9", ("Only 3 dice show 9.",)),
        ("keep 12", ("No die shows 12: numbers go from 1 to 10",)),
        ("keep R10", ("No die shows R10 now.",)),
        ("keep k", ('"k" is not a die: name dice by their letters a to j',)),
        ("keep abcdefghija", ("Every die can be kept only once. [dice.dice: rules]",)),
        ("keep abcdefghij", ("To keep all ten dice, stop:", "[dice.turn.stop-early: rules]")),
        ("rules", (rule("dice.turn.stop-early").text,)),
        ("score", ("First keep dice and roll the others, or stop. [dice.turn: rules]",)),
        ("decline", ("First keep dice and roll the others, or stop.",)),
        ("sort", ('I do not know "sort".',)),
        ("keep " + "q" * 5000, ("is not a die", "…")),
        ("keep \x1b[31m", ("is not a die",)),
        ("keep \u202e8", ("is not a die",)),
        ("rules card.hit.fit", (rule("card.hit.fit").text,)),
    ]:
        refused(person, line, *parts)
    refused(person, b"keep \xff", "is not a die")
    assert "\x1b" not in person.everything
    shown = person.types("moves")
    assert "  1  keep efghij  (7 7 9 9 9 W)\n" in shown
    refused(person, "0", "There is no move 0: the list has 10.")
    refused(person, "11", "There is no move 11: the list has 10.")
    assert "You keep 7 7 9 9 9 W and roll 4 dice." in person.types("1")
    person.dies()


def test_a_fourth_roll_is_refused(tmp_path: Path) -> None:
    person = dice_game(tmp_path, seed=3)
    person.prompted()
    person.types("keep 7 7 9 9 9 W")
    assert "Set aside:" in person.types("keep 7 7 9 9 9 W")
    assert person.asked.startswith("Score or decline?")
    refused(
        person, "keep", "A turn has three rolls, and you have made them: score or decline. [dice.turn: rules]"
    )
    refused(person, "stop", "The phase is completed: score or decline. [dice.decline: rules]")
    refused(person, "hint", "Hint: ")
    refused(person, "moves", "1 score 2 decline")  # as the hint has it
    declined = person.types("decline")
    assert "You decline the points of phase 1: 5 points off, and you try it again." in plain(declined)
    assert "phase 1 · -5 points" in declined
    person.dies()


def test_locked_dice_and_no_declining(tmp_path: Path) -> None:
    person = dice_game(tmp_path, "--variant", "locked,no-decline", seed=3)
    person.prompted()
    refused(person, "decline", "a completed phase cannot be declined. [dice.solo.decline: rules]")
    refused(person, "rules", rule("dice.solo.decline").text)
    person.types("keep 9 9")
    assert "You keep 9 9 and roll 8 dice." in person.types("keep")  # they stay there by themselves
    person.plays_on()
    assert person.code() == 0
    assert "Score or decline?" not in person.everything, "the points are written down at once"
    assert person.verified().code == 0


def test_kill_and_resume(tmp_path: Path) -> None:
    person = dice_game(tmp_path, players=3, seed=11)
    person.prompted()
    for _ in range(9):
        person.types(person.good_move())
    shown, saved = table_shown(person.everything), person.saved
    person.dies()
    assert person.saved == saved, "what was shown was saved"
    for answer in ("", "yes"):
        person = Person(tmp_path, "dice", "--lang", "en")
        person.child.expect_exact("/ drop ")
        asked = plain(str(person.child.before))
        assert re.search(
            r"in progress\. The dice game: phase [2-9], Anna, Bolo, Tipi \(.{10}\)\. Continue it\?", asked
        )
        person.sends(answer)
        assert table_shown(person.prompted()) == shown
        person.dies()
    person = Person(tmp_path, "dice", "--lang", "en")
    person.child.expect_exact("/ drop ")
    person.sends("yes")
    person.prompted()
    assert "Go on with: tenfold play dice" in person.types("quit")
    assert person.code() == 0
    person = Person(tmp_path, "dice", "--lang", "en")
    person.child.expect_exact("/ drop ")
    person.sends("yes")
    person.prompted()
    person.plays_on()
    assert person.verified().code == 0
    assert len(person.records) == 1


def test_a_high_score_is_kept_though_the_program_was_killed_at_the_end(tmp_path: Path) -> None:
    person = dice_game(tmp_path, seed=None)
    person.prompted()
    secret = person.records[0].with_suffix(".secret").read_bytes()
    person.plays_on()
    saved = person.saved
    person.code()
    best = tmp_path / "tenfold" / "best" / "dice.jsonl"
    before = best.read_bytes()
    # Killed before the score was written, or right after it; a secret that is broken by then does not matter.
    for left, key in ((b"", secret), (before, secret), (b"", b"broken")):
        best.write_bytes(left)
        person.records[0].with_suffix(".secret").write_bytes(key)
        again = Person(tmp_path, "dice", "--lang", "en", "--name", "A", "--players", "1", "--edition", "de")
        assert "High scores by these rules" in again.prompted()
        again.dies()
        (kept,) = best.read_bytes().splitlines()
        assert json.loads(kept)["total"] == json.loads(before)["total"]
        assert person.records[0].read_bytes() == saved
        person.records[-1].unlink()  # the game that was begun
        for secret_file in tmp_path.rglob("*.secret"):
            secret_file.unlink()


def test_a_high_score_that_cannot_be_written_is_said(tmp_path: Path) -> None:
    (tmp_path / "tenfold").mkdir()
    (tmp_path / "tenfold" / "best").write_text("no folder")
    person = dice_game(tmp_path, seed=None)
    person.prompted()
    shown = person.plays_on()
    assert "The high score cannot be saved:" in shown
    assert person.code() == 0


@pytest.mark.parametrize("players", ["0", "9", "-1"])
def test_too_many_or_too_few_players(tmp_path: Path, players: str) -> None:
    person = Person(tmp_path, "dice", "--name", "A", "--players", players, "--edition", "de")
    assert person.code() == 2
    assert "1 to 8 players" in person.everything


def test_a_bot_that_plays_the_solution_shows_how_far_solving_is(tmp_path: Path) -> None:
    house = tmp_path / "house.toml"
    house.write_text("game = 'dice'\nedition = 'de'\nphases = ['set 4 + set 4', 'run 8']\n", "utf-8")
    wishes = (
        "dice",
        "--rules",
        str(house),
        "--lang",
        "de",
        "--name",
        "Anna",
        "--players",
        "2",
        "--seed",
        "7",
    )
    surroundings = {"TENFOLD_CACHE": str(tmp_path / "cache"), "TERM": "xterm"}
    person = Person(tmp_path, *wishes, "--bots", "optimal", language="de", environment=surroundings)
    start = ESCAPE.sub("", person.prompted())
    said = start.index(DE("setup-solving"))
    bar = re.search(r"\d/2 \d:\d\d:\d\d", start)
    assert bar
    assert said < bar.start() < start.index("Phase 1")
    person.sends("ende")
    assert person.code() == 0
    for path in (tmp_path / "cache").iterdir():
        path.unlink()
    person = Person(tmp_path, "dice", "--lang", "de", language="de", environment=surroundings)
    person.sees("nein")
    person.sends("ja")
    assert DE("setup-solving") in person.prompted()


def test_wishes_are_refused_before_anything_is_solved(tmp_path: Path) -> None:
    cache = {"TENFOLD_CACHE": str(tmp_path / "cache"), "XDG_DATA_HOME": str(tmp_path)}
    wishes = (
        "play",
        "dice",
        "--new",
        "--edition",
        "de",
        "--lang",
        "en",
        "--name",
        "Anna",
        "--bots",
        "optimal",
        "--players",
    )
    done = tenfold(*wishes, "9", stdin="", environment=cache)
    assert (done.code, done.out) == (2, "")
    assert "1 to 8 players" in done.err
    tenfold(*wishes, "1", stdin="", environment=cache)
    assert not (tmp_path / "cache").exists()  # alone nobody plays the solution
