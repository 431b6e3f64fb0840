"""What the documentation shows works as shown."""

from __future__ import annotations

import re
import shlex
import tomllib
from math import comb

import pytest

from tenfold.games.registry import GAMES, game_kind
from tenfold.ledger import ledger
from tests.analysis.dice.solutions import printed
from tests.cli.run import tenfold
from tests.docs import track_picture
from tests.docs.pages import PAGES, ROOT, blocks
from tests.games.looking import options_of

README = PAGES["README.md"]


def test_the_python_example_of_the_readme_runs(capsys: pytest.CaptureFixture[str]) -> None:
    (example,) = blocks(README, "python")
    exec(compile(example, "README.md", "exec"), {})
    assert "Outcome(ranking=" in capsys.readouterr().out


@pytest.mark.parametrize("game", GAMES)
def test_the_page_of_rules_is_made_from_the_ledger(game: str) -> None:
    page = ROOT / "docs" / "rules" / f"{game}.md"
    made = tenfold("rules", "--game", game, "--markdown")
    assert made.code == 0
    assert page.read_text("utf-8") == made.out, f"run: tenfold rules --game {game} --markdown > {page}"


@pytest.mark.parametrize("page", ["README.md", "docs/guides/score-keepers.md"])
def test_the_transcripts_of_check_are_what_it_prints(page: str) -> None:
    shown = [
        part.split("\n", 1)
        for block in blocks(PAGES[page])
        for part in block.split("$ ")[1:]
        if part.startswith("tenfold check")
    ]
    assert shown
    for command, output in shown:
        assert tenfold(*shlex.split(command)[1:]).out.strip() == output.strip()


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


@pytest.mark.parametrize("page", PAGES)
def test_links_lead_somewhere(page: str) -> None:
    """To a file, and in pages to a heading. `make docs` follows them in the built site as well."""
    for target, anchor in re.findall(r"\]\((?!https?:)([^)#\s]*)#?([^)\s]*)\)", PAGES[page]):
        file = (ROOT / page).parent / target if target else ROOT / page
        assert file.exists(), f"{page}: {target}"
        assert not anchor or anchor in headings(file.read_text("utf-8")), f"{page}: {target}#{anchor}"


def headings(text: str) -> set[str]:
    """As GitHub and the site name their anchors."""
    found = re.findall(r"^#+ (.+)$", text, re.MULTILINE)
    return {re.sub(r"[^\w -]", "", title.lower()).replace(" ", "-") for title in found}


def test_the_readme_is_short() -> None:
    assert len(README.splitlines()) <= 120


def test_the_figures_of_the_readme() -> None:
    rules = {game: len(ledger(game)) for game in GAMES}
    assert re.findall(r"(\d+) (?:rules )?of\s+the \[(\w+) game\]", README) == [
        (str(count), game) for game, count in rules.items()
    ]
    assert f"{comb(108, 10):,} hands" in README
    assert f"{printed().value:.3f} points" in README


def test_every_page_is_in_the_navigation_of_the_site_and_in_its_index() -> None:
    site = tomllib.loads((ROOT / "zensical.toml").read_text("utf-8"))["project"]
    home, *parts = site["nav"]
    listed = {home, *(page for part in parts for pages in part.values() for page in pages)}
    pages = {page.removeprefix("docs/") for page in PAGES if page.startswith("docs/")}
    linked = set(re.findall(r"\]\((?:\.\./)?([^)]+\.md)\)", PAGES["docs/index.md"]))
    assert linked | {"index.md"} == listed
    assert pages <= listed
