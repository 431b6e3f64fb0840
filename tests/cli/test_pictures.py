"""`--plot` of `tenfold solve` and `tenfold review`: what is drawn, and what is refused before any work."""

from __future__ import annotations

import xml.etree.ElementTree as ElementTree
from pathlib import Path

import pytest

from tenfold.analysis.dice.solutions import solution_of
from tenfold.cli.picture import drawable, picture
from tenfold.core import TenfoldError
from tenfold.games.dice.rules import Rules
from tenfold.games.registry import game_kind
from tenfold.lab.simulate import Batch, play_one
from tenfold.locales import Speech
from tenfold.pieces.phases import read_phase
from tests.cli.run import Done, assert_refused, tenfold

pytest.importorskip("matplotlib")

RULES = Rules(edition="de", phases=(read_phase("set 4 + set 4"), read_phase("run 8")))
HOUSE = "game = 'dice'\nedition = 'de'\nphases = ['set 4 + set 4', 'run 8']\n"


class Room:
    """A folder with house rules that are solved in a moment, a game by them, and a cache."""

    def __init__(self, folder: Path, cache: Path) -> None:
        self.folder = folder
        self.cache = cache
        self.house = folder / "house.toml"
        self.house.write_text(HOUSE, "utf-8")
        self.game = folder / "game" / "000000.jsonl"

    def draw(self, command: str, file: Path) -> Done:
        what = ("dice", "--rules", self.house) if command == "solve" else (self.game,)
        return tenfold(command, *what, "--plot", file, environment={"TENFOLD_CACHE": str(self.cache)})


@pytest.fixture(scope="module")
def played(tmp_path_factory: pytest.TempPathFactory) -> bytes:
    folder = tmp_path_factory.mktemp("played")
    batch = Batch(
        game="dice",
        rules=game_kind("dice").write_rules(RULES),
        bots=("easy",),
        games=1,
        seed=3,
        most_decisions=10_000,
        records=folder,
    )
    play_one(batch, 0)
    return (folder / "000000.jsonl").read_bytes()


@pytest.fixture(scope="module")
def solved(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A cache that all share who want a picture."""
    return tmp_path_factory.mktemp("solved")


@pytest.fixture
def room(tmp_path: Path, played: bytes) -> Room:
    """Nothing has been solved in it."""
    room = Room(tmp_path, tmp_path / "cache")
    room.game.parent.mkdir()
    room.game.write_bytes(played)
    return room


both = pytest.mark.parametrize("command", ["solve", "review"])


@both
@pytest.mark.parametrize("name", ["picture.svg", "picture.png", "picture.pdf", "picture.SVG"])
def test_the_picture_and_the_table(room: Room, solved: Path, command: str, name: str) -> None:
    room.cache = solved
    file = room.folder / name
    done = room.draw(command, file)
    assert (done.code, done.err) == (0, "")
    assert "expected" in done.out
    assert 5_000 < file.stat().st_size < 300_000
    if name.lower().endswith("svg"):
        assert ElementTree.parse(file).getroot().tag.endswith("svg")
        drawn = file.read_bytes()
        room.draw(command, file)
        assert file.read_bytes() == drawn


@both
@pytest.mark.parametrize(
    ("name", "part"),
    [
        ("picture.xyz", "its name must end in one of .svg, .png, .pdf"),
        ("picture", "its name must end in one of .svg, .png, .pdf"),
        ("png", "its name must end in one of .svg, .png, .pdf"),
        ("folder", "it is a folder"),
        ("folder.svg", "it is a folder"),
        ("missing/picture.svg", "there is no folder"),
        ("house.toml/picture.svg", "there is no folder"),
    ],
)
def test_what_cannot_be_drawn_is_refused_before_any_work(
    room: Room, command: str, name: str, part: str
) -> None:
    (room.folder / "folder").mkdir()
    (room.folder / "folder.svg").mkdir()
    before = sorted(room.folder.rglob("*"))
    assert_refused(room.draw(command, room.folder / name), 2, str(room.folder / name), part)
    assert sorted(room.folder.rglob("*")) == before  # nothing solved, nothing written


def test_without_matplotlib_there_is_one_line(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("tenfold.cli.picture.find_spec", lambda name: None)
    with pytest.raises(TenfoldError, match=r"tenfold\[plot\]"):
        drawable(tmp_path / "picture.svg")


def test_a_picture_that_cannot_be_written_is_one_line(tmp_path: Path) -> None:
    """The folder was there before the work, and is gone after it."""
    with (
        pytest.raises(TenfoldError, match=r"plot\(.*plot-failed\(problem='No such file"),
        picture(tmp_path / "no" / "x.png", 2, 2),
    ):
        pass


def test_quantiles_are_written_where_nothing_else_is(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    from matplotlib.figure import Figure
    from matplotlib.text import Text

    from tenfold.cli.solve_plot import _distribution

    monkeypatch.setenv("TENFOLD_CACHE", str(tmp_path))
    figure = Figure(figsize=(8, 3.5), layout="constrained")
    axes = figure.subplots()
    _distribution(axes, solution_of(RULES), (1, 50, 99), Speech("en"))
    figure.draw_without_rendering()
    texts = [text for text in figure.findobj(Text) if isinstance(text, Text) and text.get_visible()]
    labels = [text for text in texts if "%" in text.get_text()]
    assert [label.get_text().split("\n")[0] for label in labels] == ["1 %", "50 %", "99 %"]
    for label in labels:
        assert label.get_window_extent().y0 >= axes.bbox.y1  # lines and legend are inside


def test_a_name_is_no_formula(room: Room) -> None:
    """Names come from the record; between two dollar signs the library would read mathematics."""
    from tenfold.analysis.review.review import Review, Swing
    from tenfold.cli.review_plot import draw

    file = room.folder / "picture.svg"
    swings = (Swing(3, "luck", -10.0),)
    draw(Review(0, True, "exact", 0, 100.0, 90.0, swings, ()), r"$\worth$", file, Speech("en"))
    assert r"$\worth$: luck -10.00" in file.read_text("utf-8")
