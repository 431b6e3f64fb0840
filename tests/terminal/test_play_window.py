"""Narrow windows, terminals without colours, and what colours add."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from tenfold.locales import LANGUAGES
from tests.cli.run import tenfold
from tests.terminal.person import ESCAPE, Person, quick_game

CARD = re.compile(r"\x1b\[(?:1|9[1-4])m([RBGY](?:1[0-2]|[1-9])|W|S)\x1b\[0m")


def whole_game(home: Path, language: str = "en", seed: int = 3, **options: object) -> str:
    """All that is shown in a game in which the person asks for everything once per hand."""
    person: Person = quick_game(home, "--players", "4", seed=seed, language=language, **options)
    person.prompted()
    for line in ("help", "scores", "hint", "moves", "rules card.wild.unnumbered-group", "hit R5 a", "rules"):
        person.types(line)
    person.types("nonsense " * 10)
    person.types("draw")
    for line in ("hint", "moves", "lay 5s(R5 B5 W) 6s(R6 B6 W) 7s(R7)", "x " + "Q" * 90, "sort", "lay 77"):
        person.types(line)
    person.plays_on()
    assert person.code() == 0
    return person.everything


def too_long(text: str, width: int) -> list[str]:
    """Lines longer than the window; a file's path is never broken, so that it can be copied."""
    lines = ESCAPE.sub("", text).splitlines()
    return [line for line in lines if len(line) > width and ".jsonl" not in line]


@pytest.mark.parametrize(("language", "width"), [("en", 60), ("de", 60), ("ru", 60), ("de", 40), ("ru", 40)])
def test_no_line_is_longer_than_the_window(tmp_path: Path, language: str, width: int) -> None:
    shown = whole_game(tmp_path, language, width=width, environment={"TERM": "xterm-256color"})
    assert too_long(shown, width) == []
    assert max(len(ESCAPE.sub("", line)) for line in shown.splitlines()) > width - 10, "the window is used"


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_questions_fit_a_narrow_window(tmp_path: Path, language: str) -> None:
    environment = {"LANG": f"{language}_XX.UTF-8"}
    person = Person(tmp_path, language=language, width=40, environment=environment)
    for answer in ("", "A name that is much too long", "intl", "blitz", "short:1", "many", "2", "easy"):
        person.child.expect(r"[\])] $")
        person.everything += f"{person.child.before}{person.child.after}\n"
        person.sends(answer)
    assert "A name that is m" in person.prompted()
    person.types("quit")
    person.code()
    again = Person(tmp_path, language=language, width=40, environment=environment)
    again.child.expect(r"/\s+\S+ $")
    again.everything += f"{again.child.before}{again.child.after}\n"
    again.sends("")
    again.prompted()
    again.dies()
    assert too_long((person.everything + again.everything).replace("\r\n", "\n"), 40) == []


@pytest.mark.parametrize(
    "environment",
    [{"NO_COLOR": "1", "TERM": "xterm-256color"}, {"TERM": "dumb"}, {"TERM": ""}],
    ids=["NO_COLOR", "dumb", "no TERM"],
)
def test_without_colours_there_is_not_one_escape_sequence(
    tmp_path: Path, environment: dict[str, str]
) -> None:
    shown = whole_game(tmp_path, environment=environment)
    assert "\x1b" not in shown
    assert re.search(r"^Your hand: (\S+ ){9}\S+$", shown, re.MULTILINE)


def test_colours_add_nothing_but_colour(tmp_path: Path) -> None:
    painted = whole_game(tmp_path / "a", environment={"TERM": "xterm-256color"})
    plain = whole_game(tmp_path / "b", environment={"TERM": "dumb"})
    assert ESCAPE.sub("", painted).replace("/a/", "/b/") == plain
    hands = [line for line in painted.splitlines() if line.startswith("Your hand: ")]
    for hand in hands:
        assert CARD.sub("", hand).split() == ["Your", "hand:"], "every card is coloured and has its letter"
    inks = {match[0][:5]: match[1][0] for match in CARD.finditer(painted)}
    assert {inks["\x1b[91m"], inks["\x1b[94m"], inks["\x1b[92m"], inks["\x1b[93m"]} == set("RBGY")


def test_an_output_that_is_no_terminal_has_no_colours(tmp_path: Path) -> None:
    options = ("--name", "A", "--players", "2", "--variant", "short:1", "--lang", "en")
    done = tenfold(
        "play",
        *options,
        stdin="help\n",
        environment={"XDG_DATA_HOME": str(tmp_path), "TERM": "xterm-256color"},
    )
    assert done.code == 0
    assert "\x1b" not in done.out
    assert "The game is saved." in done.out
