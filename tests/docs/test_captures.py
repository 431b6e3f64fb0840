"""The screen captures in docs/terminal.md are what a person sees who types the same at the same game."""

from __future__ import annotations

import os
from pathlib import Path

import pexpect
import pytest

from tests.analysis.dice.solutions import FOLDER, printed
from tests.cli.terminal import Terminal
from tests.docs.pages import PAGES, blocks

CARDS = "play --lang en --name North --edition intl --players 3 --bots solid --seed 185"
CARDS_TYPED = (
    *("hit B7", "rules", "hint", "draw", "hint", "discard G6", "draw", "lay", "hint", "hit Y12"),
    *("discard G1", "", "scores", "quit"),
)
DICE = "play dice --lang en --name North --edition de --players 2 --bots solid --seed 2"
DICE_TYPED = (
    *("keep 5 5 9 W", "keep 9 9 10 W W", "score", "keep 5 6 7 8 8", "keep 1 1 6 7 8 9 W", "score", "quit"),
)
ALONE = "play dice --lang en --name North --edition de --players 1 --seed 5"
ALONE_TYPED = ("keep 9 W W", "hint", "quit")
BOARD = "play board --lang en --name North --edition intl --players 3 --bots solid --seed 4"
BOARD_TYPED = ("hint", "8", "draw", "discard Y7", "3", "hint", "pick G8", "quit")


def screen(home: Path, game: str, typed: tuple[str, ...]) -> str:
    """Everything that stands on the terminal in the end, what was typed included."""
    kept = {name: value for name, value in os.environ.items() if name not in ("COLUMNS", "LINES")}
    solved = {"TENFOLD_CACHE": str(FOLDER)}  # the printed dice game is
    child = Terminal(
        game.split(),
        {**kept, **solved, "XDG_DATA_HOME": str(home), "TERM": "dumb"},
        timeout=60,
        dimensions=(60, 76),
        echo=True,
    )
    seen = ""
    for words in typed:
        child.expect(r"(\?|go on) ")
        seen += (child.before or "") + str(child.after)
        child.sendline(words)
    child.expect(pexpect.EOF)
    seen += child.before or ""
    child.close()
    assert child.exitstatus == 0
    return seen.replace("\r\n", "\n")


@pytest.mark.filterwarnings("ignore:This process:DeprecationWarning")
def test_the_captures_of_the_page(tmp_path: Path) -> None:
    printed()
    seen = screen(tmp_path / "cards", CARDS, CARDS_TYPED) + screen(tmp_path / "dice", DICE, DICE_TYPED)
    seen += screen(tmp_path / "alone", ALONE, ALONE_TYPED)
    seen += screen(tmp_path / "board", BOARD, BOARD_TYPED)
    captures = blocks(PAGES["docs/terminal.md"], "text")
    assert len(captures) == 9
    for capture in captures:
        assert capture in seen
