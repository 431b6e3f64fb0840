"""What the documentation shows works as shown."""

from __future__ import annotations

import re
import shlex
import subprocess
import sys
import tomllib
from pathlib import Path

import pytest

from tenfold.games.registry import GAMES, game_kind
from tests.cli.run import tenfold
from tests.docs import track_picture
from tests.games.looking import options_of

ROOT = Path(__file__).parents[2]
README = (ROOT / "README.md").read_text("utf-8")


def blocks(text: str, language: str = "") -> list[str]:
    fenced = re.findall(r"^```(\w*)\n(.*?)^```$", text, re.MULTILINE | re.DOTALL)
    return [block for found, block in fenced if found == language]


def test_the_python_example_of_the_readme_runs(capsys: pytest.CaptureFixture[str]) -> None:
    (example,) = blocks(README, "python")
    exec(compile(example, "README.md", "exec"), {})
    assert "Outcome(ranking=" in capsys.readouterr().out


def test_the_transcripts_of_check_in_the_readme_are_what_it_prints() -> None:
    shown = [
        part.split("\n", 1)
        for block in blocks(README)
        for part in block.split("$ ")[1:]
        if part.startswith("tenfold check")
    ]
    assert len(shown) >= 2
    for command, output in shown:
        run = subprocess.run(
            command.replace("tenfold", f"{sys.executable} -m tenfold", 1),
            shell=True,
            capture_output=True,
            text=True,
            check=True,
        )
        assert run.stdout.strip() == output.strip()


def test_the_simulation_of_the_readme_writes_little_that_can_be_verified(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    commands = [line[2:] for block in blocks(README) for line in block.splitlines() if line.startswith("$ ")]
    (simulate,) = [command for command in commands if command.startswith("tenfold simulate")]
    (verify,) = [command for command in commands if command.startswith("tenfold verify")]
    for command in (simulate, verify):
        assert tenfold(*shlex.split(command)[1:]).code == 0
    assert sum(file.stat().st_size for file in (tmp_path / "games").iterdir()) < 10_000_000


@pytest.mark.parametrize("game", GAMES)
def test_every_option_of_the_house_rules_is_documented(game: str) -> None:
    pages = sorted((ROOT / "docs").glob("house-rules*.md"))  # a game may have a page of its own
    page = "\n".join(page.read_text("utf-8") for page in pages)
    part = page.split(f"## The {game} game\n")[1].split("\n## ")[0]
    named = re.findall(r"^\| `(\w+)` \|", part, re.MULTILINE)
    kind = game_kind(game)
    assert sorted(named) == sorted(["edition", *(["variants"] if kind.variants else []), *options_of(game)])
    for name in (*kind.editions, *(variant.partition(":")[0] for variant in kind.variants)):
        assert re.search(rf'`"{name}[":]', part), name


def test_the_example_of_house_rules_is_accepted() -> None:
    data = tomllib.loads((ROOT / "examples" / "house-rules.toml").read_text("utf-8"))
    rules = game_kind(data.pop("game")).read_rules(data)
    assert rules.knocking
    assert rules.played == (2, 4, 6, 8, 10)


def test_the_example_of_house_rules_for_dice_is_accepted() -> None:
    data = tomllib.loads((ROOT / "examples" / "house-rules-dice.toml").read_text("utf-8"))
    kind = game_kind(data.pop("game"))
    rules = kind.read_rules(data)
    assert not rules.reroll_kept
    # Other dice than the printed ones: the colour phase brings 55, not 56.
    assert [rules.maximum(number) for number in range(1, 6)] == [60, 57, 59, 49, 55]
    kind.game(rules, players=4)


def test_the_picture_and_the_tables_show_the_default_track() -> None:
    assert track_picture.PICTURE.read_text("utf-8") == track_picture.picture()
    assert track_picture.tables() in track_picture.PAGE.read_text("utf-8")


def test_the_example_of_another_track_is_accepted() -> None:
    data = tomllib.loads((ROOT / "examples" / "board-house-rules.toml").read_text("utf-8"))
    rules = game_kind(data.pop("game")).read_rules(data)
    assert rules.track != game_kind("board").rules("intl").track
    assert rules.swap_minimum == 1


def test_the_levels_of_the_architecture_are_those_that_the_lint_holds() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))
    contracts = project["tool"]["importlinter"]["contracts"]
    (layers,) = [contract["layers"] for contract in contracts if contract["id"] == "levels"]
    levels = {level: set(layer.split(" | ")) for level, layer in enumerate(reversed(layers))}
    page = (ROOT / "docs" / "architecture.md").read_text("utf-8")
    rows = re.findall(r"^\| (\d+) \| `(\w+)`", page, re.MULTILINE)
    picture = (ROOT / "docs" / "levels.svg").read_text("utf-8")
    drawn = dict(re.findall(r">(\d+)</text>.*\n((?:<rect.*\n)+)", picture))
    for level, packages in levels.items():
        assert {name for at, name in rows if int(at) == level} == packages
        assert set(re.findall(r">([^<]+)</text>", drawn[str(level)])) == packages
    assert {int(at) for at, _ in rows} == {int(at) for at in drawn} == set(levels)


def test_links_between_pages_lead_somewhere() -> None:
    for page in [ROOT / "README.md", *(ROOT / "docs").rglob("*.md")]:
        for target in re.findall(r"\]\((?!https?:)([^)#]+)", page.read_text("utf-8")):
            assert (page.parent / target).exists(), f"{page.name}: {target}"
