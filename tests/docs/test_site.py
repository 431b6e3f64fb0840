"""What `make docs` follows in the site that it has built."""

from __future__ import annotations

from pathlib import Path

from tools.site import broken, undocumented

PAGE = """
<h1 id="top">A page</h1> <img src="picture.svg"> <script src="{script}"></script>
<a href="#top">up</a> <a href="{link}">there</a> <a href="https://example.org">elsewhere</a>
"""


def site(folder: Path, link: str, script: str = "own.js") -> Path:
    (folder / "guides").mkdir(exist_ok=True)
    (folder / "index.html").write_text(PAGE.format(link=link, script=script))
    (folder / "guides" / "index.html").write_text(
        '<h2 id="start">Start</h2> <a href="../index.html#top">home</a>'
    )
    for name in ("picture.svg", "own.js"):
        (folder / name).touch()
    return folder


def test_what_leads_somewhere_is_let_be(tmp_path: Path) -> None:
    for link in ("guides/", "guides/index.html#start", "picture.svg", "mailto:ann@example.org"):
        assert broken(site(tmp_path, link)) == []


def test_what_leads_nowhere_is_named(tmp_path: Path) -> None:
    for link in ("guide.html", "guides/index.html#stat", "#tip", "guides/none.svg", "http://example.org"):
        assert broken(site(tmp_path, link)) == [f"index.html: {link}"]


def test_nothing_is_loaded_from_elsewhere(tmp_path: Path) -> None:
    script = "https://example.org/own.js"
    assert broken(site(tmp_path, "guides/", script)) == [f"index.html: {script}"]


def test_names_that_the_reference_leaves_out_are_named(tmp_path: Path) -> None:
    (tmp_path / "reference.html").write_text(
        '<h2 id="tenfold.Bot">Bot</h2> <h3 id="tenfold.Bot.choose">choose</h3>'
    )
    promised = "class tenfold.Bot(Protocol)\ntenfold.Bot.choose(self, view)\ntenfold.verify(record)\n"
    assert undocumented(tmp_path / "reference.html", promised) == ["tenfold.verify"]
