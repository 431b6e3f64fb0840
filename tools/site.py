"""The documentation as a site: `make docs`.

The pages are written to be read in the repository too, so some of them link to files outside docs/. These are
taken along; then Zensical builds what zensical.toml says, and every link and anchor of the site is followed.
Every public name must be in the API reference.
"""

from __future__ import annotations

import re
import shutil
import subprocess
import sys
from html.parser import HTMLParser
from os.path import relpath, sep
from pathlib import Path
from urllib.parse import unquote, urlsplit

ROOT = Path(__file__).parents[1]
DOCS = ROOT / "docs"
STAGE = ROOT / "build" / "docs"
SITE = ROOT / "build" / "site"
ICON = ROOT / "web" / "public" / "icon.svg"
PROMISED = ROOT / "tests" / "public_interface.txt"

LINK = re.compile(r"(?<=\]\()(?!https?:|mailto:|#)([^)#\s]+)")
LEADS = {"a": "href", "img": "src", "link": "href", "script": "src"}


def stage() -> None:
    """docs/ and what it links to, in one folder."""
    shutil.rmtree(STAGE, ignore_errors=True)
    shutil.copytree(DOCS, STAGE, ignore=shutil.ignore_patterns("all"))
    shutil.copy(ICON, STAGE)
    waiting = sorted(DOCS.rglob("*.md"))
    for page in waiting:  # more of them come to light
        parts = LINK.split(page.read_text("utf-8"))
        parts[1::2] = [_taken_along(page, target, waiting) for target in parts[1::2]]
        _place(page).write_text("".join(parts), "utf-8")


def _taken_along(page: Path, target: str, waiting: list[Path]) -> str:
    """The link as it is from where the page stands in the end."""
    file = (page.parent / target).resolve()
    if not file.is_file():
        sys.exit(f"{page.relative_to(ROOT)}: there is no file {target}")
    place = _place(file)
    if not place.exists():
        place.parent.mkdir(parents=True, exist_ok=True)
        shutil.copy(file, place)
        if file.suffix == ".md":
            waiting.append(file)
    return relpath(place, _place(page).parent).replace(sep, "/")


def _place(file: Path) -> Path:
    return STAGE / file.relative_to(DOCS if file.is_relative_to(DOCS) else ROOT)


class Page(HTMLParser):
    """The anchors of a built page, and what must be there for it; links to other sites are not followed."""

    def __init__(self, file: Path) -> None:
        super().__init__()
        self.anchors: set[str] = {""}
        self.needed: set[str] = set()
        self.feed(file.read_text("utf-8"))

    def handle_starttag(self, tag: str, attributes: list[tuple[str, str | None]]) -> None:
        named = dict(attributes)
        self.anchors.add(named.get("id") or "")
        target = named.get(LEADS.get(tag, ""))
        if target and not (tag == "a" and target.startswith(("https:", "mailto:"))):
            self.needed.add(target)


def broken(site: Path) -> list[str]:
    """Links that lead nowhere, anchors that are not there, and what would be loaded from elsewhere."""
    pages = {file: Page(file) for file in sorted(site.rglob("*.html")) if file.name != "404.html"}
    return [
        f"{file.relative_to(site)}: {link}"
        for file, page in pages.items()
        for link in sorted(page.needed)
        if not _leads_somewhere(file, link, pages)
    ]


def _leads_somewhere(file: Path, link: str, pages: dict[Path, Page]) -> bool:
    parts = urlsplit(link)
    if parts.netloc:
        return False
    target = (file.parent / unquote(parts.path)).resolve() if parts.path else file
    if target.is_dir():
        target /= "index.html"
    if target in pages:
        return unquote(parts.fragment) in pages[target].anchors
    return target.is_file()


def undocumented(reference: Path, promised: str) -> list[str]:
    """Public names that the reference leaves out, as it does with those that have no docstring."""
    names = re.findall(r"^(?:class )?(tenfold\.[\w.]+)", promised, re.MULTILINE)
    anchors = Page(reference).anchors
    return [name for name in names if name not in anchors]


def main() -> None:
    stage()
    zensical = [sys.executable, "-m", "zensical", "build", "--clean", "--strict"]
    subprocess.run(zensical, cwd=ROOT, check=True)
    if wrong := broken(SITE):
        sys.exit("links that lead nowhere:\n  " + "\n  ".join(wrong))
    if missing := undocumented(SITE / "reference.html", PROMISED.read_text("utf-8")):
        sys.exit("names without a docstring:\n  " + "\n  ".join(missing))


if __name__ == "__main__":
    main()
