"""`tenfold score` as a table meets it: on a terminal, with typing errors, in two languages."""

from __future__ import annotations

import csv
import json
import os
import re
import signal
from pathlib import Path

import pexpect
import pytest

from tenfold.locales import LANGUAGES, Speech
from tenfold.terminal.scorepad.console import PadWords
from tenfold.terminal.scorepad.draft import read_score
from tenfold.terminal.scorepad.file import PadFile
from tenfold.terminal.scorepad.model import Pad, PadScore
from tests.cli.run import PATIENCE, tenfold
from tests.cli.terminal import Terminal

# A terminal is made by forking, of which Python 3.12 and later warn in a process with threads.
pytestmark = pytest.mark.filterwarnings("ignore:This process:DeprecationWarning")


class Scorer:
    """Types at the pad's prompt; every prompt ends with ` > `."""

    def __init__(self, data: Path, *arguments: str | Path, **environment: str) -> None:
        surroundings = {name: value for name, value in os.environ.items() if name != "COLUMNS"}
        self.child = Terminal(
            ("score", *arguments),
            surroundings | {"XDG_DATA_HOME": str(data), "TERM": "dumb", **environment},
            timeout=PATIENCE,
            dimensions=(24, 60),
        )
        self.pad = data / "tenfold" / "scorepads" / "current.json"
        self.over = False
        self.told = self.read()

    def read(self) -> str:
        """Everything up to the next prompt, the prompt included, as running text."""
        self.over = self.child.expect([r" > ", pexpect.EOF]) == 1
        lines = (self.child.before or "").replace("\r\n", "\n").split("\n")
        assert self.over or all(len(line) < 60 or " " not in line.strip() for line in lines), lines
        self.told = re.sub(r"\s+", " ", " ".join(lines)).strip()
        assert "Traceback" not in self.told
        return self.told

    def say(self, *answers: str) -> str:
        """What is shown after the last answer."""
        for answer in answers:
            self.child.sendline(answer)
            self.read()
        return self.told

    def saved(self) -> Pad:
        pad = PadFile(self.pad).read()
        assert pad is not None
        return pad

    def close(self) -> int | None:
        self.child.close()
        return self.child.exitstatus


def test_a_whole_pad_in_english(tmp_path: Path) -> None:
    table = Scorer(tmp_path, "--lang", "en", TERM="xterm", NO_COLOR="1")
    assert "Who is playing?" in table.told
    assert "2 to 6 people can play, not 1" in table.say("North")
    assert "appears twice" in table.say("North, north")
    assert "is a command here" in table.say("North, Fix")
    assert "cannot be shown" in table.say("North, Ea\u202est")
    assert "Which rules?" in table.say("North, East, South")
    assert "not possible here" in table.say("de")
    assert "Variants" in table.say("")
    assert "Hand 1: who went out? 1 North, 2 East, 3 South" in table.say("short:3")

    # commands that have nothing to do yet, and answers that mean nothing
    assert "No hand has been entered yet" in table.say("undo")
    assert "No hand has been entered yet" in table.say("fix")
    assert "This is the first question" in table.say("back")
    assert "This is the first question" in table.say("cancel")
    assert "no hand played yet" in table.say("scores")
    assert "correct an earlier hand" in table.say("help")
    assert '"West" is not one of the players' in table.say("West")
    assert "who went out?" in table.say("")

    # hand 1: wrong input changes nothing, back goes one question back
    assert "East (phase 1): points, and x if the phase was laid" in table.say("north")
    before = table.pad.read_bytes()
    for wrong in ("x", "35 k", "-5", "3.5", "1 2", "35 x x", "?x", "9" * 400):
        assert "not an entry: type the points" in table.say(wrong)
    assert "50 to 230 points. 35 is impossible; nearest: 50. [card.score]" in table.say("35")
    assert "holds 1 to 4 cards: 5 to 100 points. 0 is impossible" in table.say("0 x")
    assert "Finish this hand first" in table.say("fix")
    assert table.say("") == "East (phase 1): points, and x if the phase was laid"
    assert table.pad.read_bytes() == before
    assert "South (phase 1)" in table.say("35 x")
    assert "East (phase 1)" in table.say("back")
    assert "South (phase 1)" in table.say("x 30")
    told = table.say("60")
    assert "\x1b" not in told
    assert "North X 2 3 0 · total 0 East X 2 3 30 · total 30 South 1 2 3 60 · total 60" in told
    assert "Hand 2: who went out?" in told

    # hand 2 is dropped, then entered; undone, and entered again
    assert "Hand 2 is dropped" in table.say("2", "100", "cancel")
    assert table.saved().draft is None
    assert "Hand 3:" in table.say("2", "100", "20 laid")
    assert "Nothing has changed" in table.say("undo", "no")
    assert "is not possible here. You can: yes, no" in table.say("undo", "perhaps")
    assert "Hand 2: who" in table.say("yes")
    assert "Hand 3: who" in table.say("2", "100", "20x")
    assert [line.done for line in table.saved().lines] == [(1,), (1, 2), (1,)]

    # corrections: by player, of the whole hand, refused, cancelled
    assert "Choose a hand from 1 to 2" in table.say("fix", "3")
    assert "Hand 1: North 0 X1, East 30 X1, South 60" in table.say("1")
    assert "South (phase 1)" in table.say("South")
    assert "is impossible" in table.say("61")
    assert "South 1 X 3" not in table.say("65")
    assert table.saved().lines[2].total == 85
    assert "Nothing has changed" in table.say("fix", "cancel")
    assert "Nothing has changed" in table.say("fix", "1", "East", "back")
    assert "North went out, so the whole hand is entered again. Hand 1: who" in table.say("fix", "1", "North")
    assert "Hand 1: who" in table.say("3", "back")
    assert "Finish this hand first" in table.say("undo")
    # East lays no phase in hand 1, so that hand 2 becomes phase 1
    assert "East X 2 3 70 + 0 · total 70" in table.say("3", "20 x", "70")
    assert table.saved().lines[2].done == (1, 2)
    # South's hand 2 would be phase 1 with 3 cards at most: 20 points remain possible
    assert "East X X 3 10 + 0 · total 10" in table.say("fix", "1", "2", "10 x")

    # names, export
    assert "appears twice" in table.say("rename", "3", "north")
    assert "3 West" in table.say("West")
    sheet = tmp_path / "my sheet.csv"
    assert "is written: 6 rows" in table.say(f"csv {sheet}")
    assert "already exists" in table.say("csv", str(sheet))
    with sheet.open(encoding="utf-8", newline="") as file:
        assert [row[1:] for row in csv.reader(file)][-1] == ["West", "2", "yes", "20", "20"]

    # the end
    told = table.say("East", "50", "100")
    assert "East wins." in told
    assert "The game is over. You can: scores, fix, undo, rename, csv, help, quit" in told
    assert "not possible here" in table.say("North")
    table.child.sendline("quit")
    table.read()
    assert table.over
    assert f"Everything entered is saved in {table.pad}" in table.told
    assert table.close() == 0
    data = tenfold("score", "--json", environment={"XDG_DATA_HOME": str(tmp_path)}).data
    assert data["winners"] == ["East"]


def test_a_whole_pad_in_german_with_a_kill_in_mid_hand(tmp_path: Path) -> None:
    table = Scorer(tmp_path, LANGUAGE="", LC_ALL="", LC_MESSAGES="", LANG="de_DE.UTF-8")
    assert "Wer spielt? 2 bis 6 Namen" in table.told
    assert "Nord, Ost, Süd, West" in table.told
    table.say("Nord, Ost, Süd", "intl", "short:2")
    assert "Durchgang 1: Wer hat Schluss gemacht? 1 Nord, 2 Ost, 3 Süd" in table.told
    assert "ist kein Eintrag" in table.say("nord", "dreißig")
    assert "Das Spiel" not in table.say("15 x")
    assert "Süd (Phase 1)" in table.told

    table.child.kill(signal.SIGKILL)
    table.child.expect(pexpect.EOF)
    table.child.close()
    assert table.saved().draft is not None

    table = Scorer(tmp_path, "--lang", "de", "--edition", "fx")
    assert "Ein Wertungsblatt ist angefangen (Nord, Ost, Süd; Durchgang 1). Damit weitermachen?" in table.told
    told = table.say("")
    assert "behält die Regeln" in told
    assert "Durchgang 1: Nord 0 X1, Ost 15 X1" in told
    assert "Süd (Phase 1)" in told
    assert "Ost (Phase 1)" in table.say("zurück")
    assert "Durchgang 2" in table.say("15 ausgelegt", "50")
    # the English words work as well
    assert "berichtigen" in table.say("help")
    assert "Durchgang 1 streichen (Nord 0 X1, Ost 15 X1, Süd 50)?" in table.say("undo")
    assert "Alles bleibt" in table.say("")
    assert "Wessen Eintrag?" in table.say("korrigieren", "1")
    assert "Durchgang 2: Wer" in table.say("süd", "55")

    # a second complete phase at level points: a play-off
    told = table.say("ost", "15 x", "50")
    assert "Gleichstand: Nord, Ost" in told
    assert "Stechen: Wer hat zuerst Schluss gemacht? 1 Nord, 2 Ost" in told
    assert "spielt nicht mit" in table.say("süd")
    told = table.say("ost")
    assert "Das Spiel ist zu Ende" in told
    assert table.saved().winners == (1,)
    assert "Stechen: Wer" in table.say("streichen", "ja")
    table.say("nord")

    # the end of input is one line, and nothing is lost
    table.child.sendeof()
    table.read()
    assert table.told == f"Angehalten. Alles Eingetragene ist gespeichert in {table.pad}"
    assert table.close() == 0
    assert table.saved().winners == (0,)

    # a finished pad makes room for a new one, and stays
    table = Scorer(tmp_path, "--lang", "de", "--variant", "fixed")
    assert "Noch einmal öffnen?" in table.told
    told = table.say("", "")
    assert f"bleibt erhalten als {table.pad.with_name('current-1.json')}" in told
    assert table.saved().names == ("Nord", "Ost", "Süd", "West")
    assert table.saved().rules.fixed_hands
    table.child.close(force=True)


def test_free_order_asks_for_the_phase(tmp_path: Path) -> None:
    table = Scorer(tmp_path, "--lang", "en", "--variant", "free,short:3")
    assert "Which phase did North lay? Open: 1, 2, 3" in table.say("North, East", "North")
    assert "Phase 4 is not open to North. Choose from: 1, 2, 3. [card.variant.free-order]" in table.say("4")
    assert "is not open" in table.say("two")
    assert "East: points, and x if a phase was laid" in table.say("2")
    assert "Which phase did East lay?" in table.say("20 x")
    assert "East: points" in table.say("back")
    assert "North 1 X 3" in table.say("20 x", "1")
    # the phase is asked in a correction, too
    assert "Which phase did East lay?" in table.say("fix", "1", "East", "10 x")
    assert "East 1 2 X" in table.say("3")
    assert json.loads(table.pad.read_text("utf-8"))["hands"][0]["phases"] == [2, 3]
    table.child.close(force=True)


@pytest.mark.parametrize("answers", [[], ["North, East"], ["North, East", "", ""], ["a,b", "", "", "a"]])
def test_an_interrupt_at_any_prompt_is_one_line(tmp_path: Path, answers: list[str]) -> None:
    table = Scorer(tmp_path, "--lang", "en")
    table.say(*answers)
    table.child.sendintr()
    told = table.read()
    assert table.over
    begun = len(answers) > 2
    assert told == (
        f"tenfold: Stopped. Everything entered is saved in {table.pad}"
        if begun
        else "tenfold: Stopped. No new pad was started."
    )
    assert table.close() == 1
    assert table.pad.exists() is begun
    if len(answers) == 4:
        assert table.saved().draft is not None


def test_refusing_to_continue_keeps_the_old_pad(tmp_path: Path) -> None:
    place = tmp_path / "friday.json"
    typed = "North, East\n\n\nNorth\n50\n"
    assert tenfold("score", "--file", place, "--lang", "en", stdin=typed).code == 0
    old = place.read_bytes()
    done = tenfold("score", "--file", place, "--lang", "en", stdin="no\nSouth, West\n\n\n")
    assert (done.code, done.err) == (0, "")
    assert (tmp_path / "friday-1.json").read_bytes() == old
    fresh = PadFile(place).read()
    assert fresh is not None
    assert fresh.names == ("South", "West")
    # stopped before the new pad is begun: the old one is where it was
    done = tenfold("score", "--file", place, "--lang", "en", stdin="no\nNorth, East\n")
    assert PadFile(place).read() == fresh


def test_house_rules(tmp_path: Path) -> None:
    house = tmp_path / "house.toml"
    house.write_text('edition = "fx"\nwild_points = 30\nphases = ["set 3", "run 4"]\n')
    place = tmp_path / "pad.json"
    typed = "North, East\nNorth\n210 x\n"
    done = tenfold("score", "--file", place, "--rules", house, "--lang", "en", stdin=typed)
    assert (done.code, done.err) == (0, "")
    pad = PadFile(place).read()
    assert pad is not None
    assert (pad.rules.wild_points, pad.lines[1].total) == (30, 210)


@pytest.mark.parametrize("language", LANGUAGES)
def test_words_in_every_language(language: str) -> None:
    words = PadWords(Speech(language))
    for text in ("35 x", "x 35", "35x", "35 laid", f"35 {words.shown('laid')}", f"{words.shown('yes')} 35"):
        assert read_score(words, text) == PadScore(35, laid=True)
    assert read_score(words, "35") == read_score(words, f"35 {words.shown('no')}") == PadScore(35)
    for command in ("scores", "fix", "undo", "rename", "csv", "back", "cancel", "help", "quit"):
        assert words.command(command) == words.command(words.shown(command).upper()) == (command, "")
    assert words.command("csv a b.csv") == ("csv", "a b.csv")
    assert words.command("undo now") is None
