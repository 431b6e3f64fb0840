"""`import tenfold`: what it offers, that every example of it runs, and that it costs nothing until used."""

from __future__ import annotations

import doctest
import inspect
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from types import ModuleType
from typing import Any

import pytest

import tenfold
import tenfold.testing
from tenfold.games.registry import GAMES
from tenfold.surfaces import bots_of
from tests.cli.run import tenfold as command
from tests.docs.pages import blocks

ROOT = Path(__file__).parents[1]


def fresh(code: str) -> str:
    """What a new interpreter prints."""
    done = subprocess.run(
        [sys.executable, "-c", code], capture_output=True, text=True, check=True, timeout=60
    )
    return done.stdout.strip()


def test_all_is_what_is_public() -> None:
    assert tenfold.__all__ == sorted(tenfold.__all__)
    public = fresh("import tenfold; print(*(name for name in vars(tenfold) if name[0] != '_'))").split()
    assert public == []
    assert sorted([*tenfold.__all__, "__version__"]) == dir(tenfold)
    for name in tenfold.__all__:
        assert getattr(tenfold, name).__name__ == name
    with pytest.raises(AttributeError, match="no attribute 'nonsense'"):
        tenfold.nonsense  # type: ignore[attr-defined]  # noqa: B018


def test_the_import_loads_nothing() -> None:
    loaded = fresh(
        "import sys, tenfold; print(*(name for name in sys.modules if name.startswith('tenfold')))"
    )
    assert loaded == "tenfold"
    used = fresh("import sys, tenfold; tenfold.list_games(); print(*sys.modules)").split()
    assert not {"numpy", "sqlalchemy", "starlette"} & set(used)


@pytest.mark.parametrize("name", tenfold.__all__)
def test_every_name_has_an_example_that_runs(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    _run_examples(getattr(tenfold, name), name, monkeypatch)


@pytest.mark.parametrize(
    "thing", [tenfold, tenfold.testing.check_laws, tenfold.testing.check_bot, tenfold.testing.perft]
)
def test_the_other_examples_run(thing: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    _run_examples(thing, thing.__name__, monkeypatch)


def _run_examples(thing: Any, name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(ROOT)
    text = inspect.getdoc(thing) or ""
    known = {} if isinstance(thing, ModuleType) else {"tenfold": tenfold, thing.__name__: thing}
    test = doctest.DocTestParser().get_doctest(text, known, name, None, None)
    assert test.examples, "no example"
    said: list[str] = []
    doctest.DocTestRunner(verbose=False).run(test, out=said.append)
    assert not said, "".join(said)


def test_options_are_named() -> None:
    for function in (tenfold.make_game, tenfold.play_game):
        first, *others = inspect.signature(function).parameters.values()
        assert first.name == "name"
        assert {option.kind for option in others} == {inspect.Parameter.KEYWORD_ONLY}


def test_the_list_has_every_game_and_what_it_is_played_with() -> None:
    games = tenfold.list_games()
    assert list(games) == list(GAMES)
    for name, game in games.items():
        assert (game.name, game.kind, game.bots) == (name, GAMES[name], tuple(bots_of(name)))
        assert game.editions
        for edition in game.editions:
            for players in game.seats:
                assert tenfold.make_game(name, edition=edition, players=players).players == players


@pytest.mark.parametrize(
    ("bad", "said"),
    [
        (lambda: tenfold.make_game("chess", players=2), "card, dice, board"),
        (lambda: tenfold.make_game("card", players=7), "2 to 6 players"),
        (lambda: tenfold.make_game("card", edition="de", players=2), "intl, fx"),
        (lambda: tenfold.make_game("card", variants=["fast"], players=2), "knock"),
        (lambda: tenfold.make_game("card", variants="knock", players=2), "variants=['knock']"),
        (lambda: tenfold.play_game("card", bots="solid"), "bots=['solid']"),
        (lambda: tenfold.play_game("card", bots=["solid"]), "2 to 6 players"),
        (lambda: tenfold.play_game("card", bots=["solid", "gladys"]), "random, easy, solid, strong"),
        (lambda: tenfold.read_record("nowhere"), "cannot read nowhere"),
    ],
)
def test_what_is_wrong_is_refused_in_a_line_that_says_what_is_allowed(
    bad: Callable[[], Any], said: str
) -> None:
    with pytest.raises(tenfold.TenfoldError) as refused:
        bad()
    assert said in str(refused.value)
    assert "\n" not in str(refused.value)


def test_a_game_is_the_first_of_a_simulation(tmp_path: Path) -> None:
    played = tenfold.play_game("card", edition="fx", variants=["short:1"], bots=["solid", "easy"], seed=3)
    options = [
        "--edition",
        "fx",
        "--variant",
        "short:1",
        "--players",
        "2",
        "--bots",
        "solid,easy",
        "--seed",
        "3",
    ]
    command("simulate", *options, "--games", "1", "--jobs", "1", "--records", str(tmp_path / "games"))
    record = tmp_path / "games" / "000000.jsonl"
    assert tenfold.read_record(str(record)) == played.record
    assert record.read_bytes() == bytes(played.record)
    assert tenfold.verify(played.record) > 0


def test_a_game_that_is_stopped_has_no_outcome() -> None:
    played = tenfold.play_game("dice", bots=["random"] * 2, most_decisions=3)
    assert played.outcome is None
    assert played.record.result is not None
    assert played.record.result.reason is None


@pytest.mark.parametrize("page", ["api.md", "environments.md", "testing.md", "write-a-bot.md"])
def test_the_examples_of_the_documentation_run(
    page: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    examples = blocks((ROOT / "docs" / page).read_text("utf-8"), "python")
    assert examples
    for example in examples:
        exec(compile(example, page, "exec"), {})


def test_the_example_of_bots_runs(capsys: pytest.CaptureFixture[str]) -> None:
    text = (ROOT / "examples" / "bots.py").read_text("utf-8")
    exec(compile(text.replace("range(100)", "range(3)"), "bots.py", "exec"), {})
    assert "solid" in capsys.readouterr().out


def test_the_page_names_everything() -> None:
    page = (ROOT / "docs" / "api.md").read_text("utf-8")
    table = "".join(line for line in page.splitlines(keepends=True) if line.startswith("|"))
    assert [name for name in tenfold.__all__ if f"`{name}" not in table] == []
