"""A line that is down: the bar says so, and everything on it stays within reach, in every language."""

from __future__ import annotations

import pytest

from tests.page.browsing import DESKTOP, Person, shown
from tests.page.cable import Cable

LONG = 'game = "card"\nedition = "intl"'
WORDS = {
    "de": "Keine Verbindung",
    "en": "No connection",
    "fr": "Pas de connexion",
    "it": "Nessuna connessione",
    "nl": "Geen verbinding",
    "ru": "Нет связи",
}
WIDTHS = (320, 390, DESKTOP["width"])


def expect_all_within_reach(one: Person, width: int, height: float) -> None:
    """The bar is as high as it was, all of it is in sight, and nothing lies over anything else."""
    one.page.set_viewport_size({"width": width, "height": 700})
    bar = one.page.locator("header")
    assert bar.evaluate("(bar) => bar.getBoundingClientRect().height") == height
    boxes = [box for part in bar.locator("> *").all() if (box := part.bounding_box())]
    assert len(boxes) == 5
    for box, following in zip(boxes, [*boxes[1:], {"x": width}], strict=True):
        assert box["x"] + box["width"] <= following["x"]
        assert box["y"] >= 0
        assert box["y"] + box["height"] <= height
    for button in bar.get_by_role("button").all():
        button.click(trial=True)
    assert bar.locator(".offline").evaluate("(mark) => mark.scrollWidth <= mark.clientWidth")


@pytest.mark.parametrize("language", WORDS)
def test_the_bar_stays_one_line_high_without_a_connection(far: Person, cable: Cable, language: str) -> None:
    far.opens(LONG, seats=2)
    far.waits_for_turn()
    page = far.page
    page.locator("header select").select_option(language)
    page.wait_for_function("(language) => document.documentElement.lang === language", arg=language)
    height = page.locator("header").evaluate("(bar) => bar.getBoundingClientRect().height")
    cable.cut()
    shown(page.locator("header").get_by_text(WORDS[language]))
    for width in WIDTHS:
        expect_all_within_reach(far, width, height)
    far.expect_accessible()
    cable.mend()
    page.evaluate("window.dispatchEvent(new Event('online'))")
    page.locator("header .offline").wait_for(state="detached")
