"""A person at a table of Duel: a real terminal, real files."""

from __future__ import annotations

import re
from pathlib import Path

from tenfold.locales import Speech
from tests.cli.run import assert_refused
from tests.fourth_game.running import COMMAND, duel
from tests.terminal.person import Person, plain


class Duellist(Person):
    def __init__(self, home: Path, *arguments: str) -> None:
        language = "de" if "de" in arguments else "en"
        super().__init__(home, "duel", *arguments, language=language, start=COMMAND)
        self._prompt = re.compile(r"(?:Play which card\?|Beat the \d+, or let it be\?) $")


def test_all_questions_are_asked_and_answered_with_enter(tmp_path: Path) -> None:
    person = Duellist(tmp_path)
    for question in (
        "[en]",
        "Ann, Ben [Player 1]",
        "Variants, any of: low (Enter: none)",
        "How many opponents, 1 to 3? [1]",
        "How well should they play? easy [easy]",
    ):
        person.sees(question)
        person.sends("")
    shown = person.prompted()
    assert "The cards are fixed by a secret seed." in shown
    assert re.search(r"You are dealt \d+, \d+, \d+\.", shown)
    shown = person.plays_on()
    assert person.code() == 0
    assert re.search(r"(You win!|Bolo wins\.)\nThe most points|share the win\.\nThe points are level", shown)
    assert duel("verify", person.records[-1]).code == 0


def test_a_game_goes_on_where_it_was_left(tmp_path: Path) -> None:
    wishes = ("--name", "Ann", "--players", "2", "--bots", "easy", "--edition", "plain", "--lang", "en")
    person = Duellist(tmp_path, *wishes, "--seed", "3")
    assert "Bolo plays 1; you must answer." in person.prompted()
    help = person.types("help")
    for line in (
        "beat, b: beat the card on the table with this one and get the point",
        "moves, m: everything you can do now; a number alone means that card",
        "Cards are numbers from 1 to 12; there is one of each.",
    ):
        assert line in help
    assert person.types("moves") == "     beat 3\n     beat 7\n     beat 9\n     let\n"
    assert person.types("hint") == (
        "Hint: Spend 3, the weakest card that will do, and keep the stronger ones.\n"
    )
    assert person.types("play 3") == "! First the 1 must be answered: beat it or let it be.\n"
    assert person.types("12") == "! You do not hold 12; your hand is 3, 7, 9.\n"
    assert person.types("beat") == '! I do not know "beat". You can: beat, let, hint, help\n'
    assert person.types("rules duel.beat") == "There is no rule duel.beat.\n"
    assert person.types("7").startswith("You beat the 1 with 7 and get the point.\n\nAnn: 1 point, 2 cards\n")
    person.sends("quit")
    assert person.code() == 0
    assert person.everything.endswith("The game is saved. Go on with: tenfold play duel\n")
    back = Duellist(tmp_path, "--lang", "en")
    asked = plain(back.sees("/ drop"))
    assert "You have a game in progress. Duel: 1 point, Ann, Bolo (20" in asked
    back.sends("yes")
    assert "Your hand: 3 9" in back.prompted()
    back.plays_on()
    assert back.code() == 0
    assert duel("verify", back.records[-1]).code == 0


def test_in_another_language_its_own_words_are_english(tmp_path: Path) -> None:
    """A game from elsewhere need not speak all six."""
    wishes = ("--name", "Ann", "--players", "2", "--bots", "easy", "--edition", "plain", "--lang", "de")
    person = Duellist(tmp_path, *wishes, "--seed", "3")
    person.prompted()
    german = plain(person.types("hilfe"))
    assert plain(Speech("de")("help-quit")) in german
    assert "beat the card on the table" in german
    assert person.types("7").startswith("You beat the 1 with 7 and get the point.\n")
    person.plays_on()
    assert person.code() == 0


def test_a_bot_that_does_not_exist_is_refused() -> None:
    assert_refused(
        duel("play", "duel", "--name", "Ann", "--players", "2", "--edition", "plain", "--bots", "solid"),
        2,
        'There is no bot "solid": choose from random, easy.',
    )
