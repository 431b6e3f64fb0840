"""Every message that a page or a table asks for stands in a part that it loads."""

from __future__ import annotations

import re
from functools import cache
from pathlib import Path

import pytest

from tenfold.locales import FALLBACK
from tests.locales.messages import FILES, messages
from tests.page.browsing import ROOT

SOURCE = ROOT / "web" / "src"
SHELL = {"page", "page-front", "page-live", "room", "pieces"}  # page-front beside home, page-live in rooms
# Come with house rules, the rules of a table, the first panel, my games, a review.
LATER = {"house", "page-rules", "page-panel", "page-mygames", "page-review"}
PLAYED = ("card", "dice", "board")
PAD = {"page", "pieces", "page-pad", "pad", "house-card", "house-dice", "page-rules", "page-referee", *PLAYED}
COACH = {"advice-dice"}  # comes with the coach of the dice
TABLE = {*SHELL, "page-table"}
LESSON = ("screens/Lesson.svelte", "parts/LessonNote.svelte")  # loads its own words
BOARD = "analysis/Analysis.svelte"  # loads its own words
ANALYSIS = {
    "analysis",
    "page-analysis",
    "page-referee",
    "page-table",
    "commands",
    *PLAYED,
    *(f"advice-{game}" for game in PLAYED),
}
GAMES = "lib/games.ts"  # loads the words of a game when they are needed
GENERATED = ("lib/wire.ts", "lib/sayings.ts")
HEARS = "tables/card/fresh.ts"  # knows sayings of two games by their ids, and words none of them


def reached(*first: str, later: bool = True) -> set[Path]:
    """Source files that these import, also those that are loaded later."""
    found = [SOURCE / name for name in first]
    for path in found:
        text = re.sub(r"import type .*", "", path.read_text("utf-8"))
        names = re.findall(r"""(?:from|import) ["'](\.[^"']+)["']""", text)
        if later and path != SOURCE / GAMES:
            names += re.findall(r"""import\(["'](\.[^"']+)["']\)""", text)
        for name in names:
            file = source_file((path.parent / name).resolve())
            if file is not None and file not in found:
                found.append(file)
    return set(found)


def source_file(path: Path) -> Path | None:
    for file in (path, path.with_name(path.name + ".ts")):
        if file.suffix in (".ts", ".svelte") and file.exists():
            return file
    return None


@cache
def parts() -> dict[str, str]:
    """The part of every message."""
    return {message: file.removesuffix(".ftl") for file in FILES for message in messages(FALLBACK, file)}


def elsewhere(files: set[Path], loaded: set[str]) -> dict[str, str]:
    """Messages that these files ask for, and that stand in a part which is not loaded."""
    quoted = {
        (literal, path)
        for path in files - {SOURCE / name for name in (GAMES, HEARS, *GENERATED)}
        for literal in re.findall(r"""["'`]([a-z][a-z0-9-]+)["'`]""", path.read_text("utf-8"))
    }
    return {
        literal: f"{parts()[literal]}, asked for in {path.relative_to(SOURCE)}"
        for literal, path in quoted
        if literal in parts() and parts()[literal] not in loaded
    }


def test_the_page() -> None:
    assert elsewhere(reached("main.ts", later=False), SHELL) == {}
    board = reached(BOARD) - reached("App.svelte")
    later = reached("main.ts") - board - {SOURCE / name for name in LESSON}
    assert elsewhere(later, SHELL | LATER) == {}
    assert elsewhere(board, SHELL | ANALYSIS) == {}


def test_the_score_pad() -> None:
    assert elsewhere(reached("pad/main.ts"), PAD | COACH) == {}


@pytest.mark.parametrize("game", ["card", "dice", "board"])
def test_a_table(game: str) -> None:
    files = [path.relative_to(SOURCE).as_posix() for path in (SOURCE / "tables" / game).glob("*.svelte")]
    # What is shown with a hint, whose words are there then.
    hint = {SOURCE / "tables" / game / name for name in ("BestChoices.svelte", "choiceTold.ts")}
    assert elsewhere(reached(*files) - hint, {*TABLE, game}) == {}
    assert elsewhere(reached(*files) & hint, {*TABLE, game, f"advice-{game}"}) == {}


def test_the_table_of_a_game_from_elsewhere() -> None:
    files = [path.relative_to(SOURCE).as_posix() for path in (SOURCE / "tables" / "generic").glob("*.svelte")]
    assert elsewhere(reached(*files), TABLE) == {}


@pytest.mark.parametrize("game", ["card", "dice", "board"])
def test_a_lesson(game: str) -> None:
    files = reached(*LESSON, f"tables/{game}/lesson.ts", later=False)
    assert elsewhere(files, {*TABLE, game, "page-lesson"}) == {}
