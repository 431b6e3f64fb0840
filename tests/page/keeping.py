"""Keeping score on the page's pad, by clicks."""

from __future__ import annotations

import re
from collections.abc import Sequence

from playwright.sync_api import FilePayload

from tests.page.browsing import Person


def begins(one: Person, game: str, names: Sequence[str], *variants: str) -> None:
    page = one.page
    page.get_by_role("link", name="New sheet").click()
    page.get_by_role("radiogroup", name="Game", exact=True).get_by_text(game, exact=True).click()
    for number, name in enumerate(names, 1):
        if number > 3:
            one.button("Add a name").click()
        page.get_by_label(f"Name {number}", exact=True).fill(name)
    if variants:
        page.get_by_text("Variants", exact=True).click()
    for variant in variants:
        page.get_by_label(variant).check()
    if "Only the first" in variants:
        page.get_by_label("How many phases").fill("2")
    one.button("Begin the sheet").click()


def went_out(one: Person, name: str) -> None:
    one.page.get_by_role("group", name="Who went out?").get_by_text(name, exact=True).click()


def has(one: Person, name: str, points: int, *, laid: bool = False) -> None:
    player = one.page.get_by_role("group", name=name, exact=True)
    player.get_by_label(f"Points of {name}").fill(str(points))
    if laid:
        player.get_by_text(re.compile(r"Phase \d+ laid")).click()


def opens_file(one: Person, name: str, content: bytes) -> None:
    file = FilePayload(name=name, mimeType="application/json", buffer=content)
    one.page.get_by_label("Open a file").set_input_files(file)
