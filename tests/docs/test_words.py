"""One word, one meaning: the words of docs/architecture.md against all public classes."""

from __future__ import annotations

import re
from collections import defaultdict
from importlib import import_module
from inspect import getmembers, isclass
from pathlib import Path
from pkgutil import walk_packages

import tenfold
from tenfold.games.registry import GAMES

PAGE = (Path(__file__).parents[2] / "docs" / "architecture.md").read_text("utf-8")
WORDS, SHARED = PAGE.partition("\n## Words\n")[2].partition("\n## ")[0].split("\nWhat several games have")

Files = dict[str, set[str]]


def public_classes() -> Files:
    """The files that define each of them, below `tenfold`."""
    found: Files = defaultdict(set)
    for module in walk_packages(tenfold.__path__, "tenfold."):
        if "migrations" in module.name or module.name.endswith("__main__"):
            continue
        loaded = import_module(module.name)
        file = Path(str(loaded.__file__)).relative_to(tenfold.__path__[0]).as_posix()
        for name, value in getmembers(loaded, isclass):
            if value.__module__ == module.name and not name.startswith("_"):
                found[name].add(file)
    return found


def duty(file: str) -> str:
    """`games/*/view.py`: what a file is for, whichever game it belongs to."""
    return "/".join("*" if part in GAMES else part for part in file.split("/"))


def rows(table: str) -> list[list[str]]:
    return [row.strip("| ").split(" | ") for row in table.splitlines() if row.startswith("| ")][1:]


def quoted(cell: str) -> list[str]:
    return re.findall(r"`([^`]+)`", cell)


def problems(classes: Files) -> list[str]:
    """Class names with two meanings: in several files that are not the same one of several games."""
    shared = {(file, name) for row in rows(SHARED) for file in quoted(row[0]) for name in quoted(row[1])}
    several = {name: {duty(file) for file in files} for name, files in classes.items() if len(files) > 1}
    return [
        f"{name}: {', '.join(sorted(duties))}"
        for name, duties in several.items()
        if len(duties) > 1 or (*duties, name) not in shared
    ]


def test_no_class_has_the_name_of_another_thing() -> None:
    assert problems(public_classes()) == []


def test_every_word_is_where_the_glossary_says_and_nowhere_else() -> None:
    classes = public_classes()
    for names, _, where in rows(WORDS):
        files = set(quoted(where))
        for name in quoted(names):
            assert len(classes[name]) == 1, name
            assert classes[name] <= files, name
    for files_cell, names in rows(SHARED):
        for name in (name for name in quoted(names) if name.isidentifier()):
            assert {duty(file) for file in classes[name]} <= set(quoted(files_cell)), name
            assert len(classes[name]) > 1, name


def test_a_second_meaning_is_noticed() -> None:
    classes = public_classes()
    classes["Step"].add("record/replay.py")
    classes["View"].add("client/room_view.py")
    classes["Lot"].add("games/board/actions.py")
    assert sorted(line.partition(":")[0] for line in problems(classes)) == ["Lot", "Step", "View"]
