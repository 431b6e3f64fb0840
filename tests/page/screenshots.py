"""`make screenshots`: every screen of the page, into docs/screenshots/all (not committed).

`ARGS="--size phone --light card board_steps"` takes some of them. The best few are copied by hand to
docs/screenshots, for the README and the pages.
"""

from __future__ import annotations

import argparse
import random
import tempfile
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, sync_playwright

from tenfold.core import Refusal
from tenfold.games.card.rules import edition_rules
from tenfold.terminal.scorepad.file import encode
from tenfold.terminal.scorepad.model import Pad, PadHand, PadScore, with_hand
from tests.page import scenes
from tests.page.browsing import ROOT, Person, launched, serving
from tests.page.keeping import begins, has, opens_file, went_out
from tests.page.playing import (
    awaited,
    draws,
    picks_what_does_not_belong,
    takes_advice,
    takes_advice_at_the_board,
)
from tests.page.scenes import Comes, Scenes

FOLDER = ROOT / "docs" / "screenshots" / "all"
SIZES = {
    "phone": (390, 844),
    "small": (360, 640),
    "side": (844, 390),
    "desktop": (1280, 800),
    "sofa": (1920, 1080),
}
SHARP = 1.5  # pixels of a phone's picture for each of the page's
STILL = (  # nothing is on its way, and no part is still to come
    "() => !document.querySelector('.flying') && document.fonts.status === 'loaded'"
    " && document.getAnimations().every((one) => one.playState !== 'running')"
)

# What the bar says, and what the picture is called.
BOARD_STEPS = {
    "Choose where your piece goes": "move",
    "Star: choose any action": "star",
    "Pick any card from the discard pile": "pick",
    "Tap up to four cards to swap; the last one goes on top": "swap",
    "Ask for which number?": "ask",
    "asks you for a": "give",
    "Your phase is ready to lay down": "lay",
    "Add cards that fit, then discard one": "add",
}


def refusals(comes: Comes) -> Scenes:
    """A lay-down that the player has changed into something impossible."""
    one = comes().opens(scenes.PAIRS, seats=3)
    draws(one)
    picks_what_does_not_belong(one)
    one.button("into group 1").first.click()
    yield "card-changed", one
    one.button("Lay down phase 1").click()
    one.button("Why?").wait_for()
    yield "refusal", one
    one.button("Why?").click()
    one.page.get_by_text("The rule behind it").wait_for()
    yield "refusal-why", one


def fitting_cards(comes: Comes) -> Scenes:
    """A card picked up that fits on groups."""
    one = comes().opens(scenes.CARD, seats=4)
    while one.waits_for_turn() == "turn":
        if one.page.locator(".hand .fits").count():
            one.page.locator(".hand button:has(.fits)").first.click()
            yield "card-picked", one
            return
        takes_advice(one)


def replay(comes: Comes) -> Scenes:
    """A whole game watched again."""
    one = comes().opens(scenes.PAIRS, seats=4)
    while one.waits_for_turn() == "turn":
        takes_advice(one)
    one.button("Watch it again").click()
    one.page.get_by_role("slider").fill("40")
    yield "replay", one


def board_steps(comes: Comes) -> Scenes:
    """What a turn at the board may ask for, as far as this game does."""
    one = comes().opens(scenes.BOARD, seats=3)
    taken: set[str] = set()
    while one.waits_for_turn() == "turn" and len(taken) < len(set(BOARD_STEPS.values())):
        step = next((step for said, step in BOARD_STEPS.items() if said in awaited(one)), None)
        if step and step not in taken:
            taken.add(step)
            yield f"board-{step}", one
        takes_advice_at_the_board(one)


def evening() -> bytes:
    """A sheet of an evening, as the terminal's pad keeps it."""
    chance = random.Random(7)
    pad = Pad(rules=edition_rules("intl"), names=("Ann", "Ben", "Cleo", "Dario"))
    while not pad.winners and len(pad.hands) < 9:
        scores = [
            PadScore(5 * chance.randint(1, 4), laid=True)
            if chance.random() < 0.7
            else PadScore(5 * chance.randint(11, 24))
            for _ in pad.seats
        ]
        out = chance.choice(pad.seats)
        scores[out] = PadScore(0, laid=True)
        with suppress(Refusal):
            pad = with_hand(pad, PadHand(out, tuple(scores)))
    return encode(pad)


def pad(comes: Comes) -> Scenes:
    one = comes(offline=True).come("pad/")
    page = one.page
    opens_file(one, "evening.json", evening())
    one.button("Enter hand").wait_for()
    yield "pad-card", one
    page.get_by_role("heading", name="Totals").scroll_into_view_if_needed()
    page.get_by_role("region", name="All hands").scroll_into_view_if_needed()
    yield "pad-card-history", one
    one.button("Share by link").click()
    page.get_by_label("Link to this sheet").wait_for()
    yield "pad-share", one
    page.keyboard.press("Escape")
    one.button("Enter hand").click()
    went_out(one, "Cleo")
    has(one, "Ann", 33)
    has(one, "Ben", 95)
    one.button("Why?").click()
    yield "pad-card-wrong", one
    one.button("Count the cards of Dario").click()
    for card in ("1 to 9", "10 to 12", "wild"):
        one.button(f"One more: {card}").click()
    yield "pad-card-count", one
    page.keyboard.press("Escape")
    page.get_by_role("link", name="Score pad").click()
    begins(one, "Dice game", ["Ann", "Ben", "Cleo"])
    for result in (45, 38, None, 33, 41, 52, 47, None, 30, 44, 36, 47, 50, 41, None, 46, 39):
        if result is None:
            one.button("Not made").click()
        else:
            page.get_by_label("Points of").fill(str(result))
            one.button("Write down").click()
    page.get_by_label("Points of").fill("99")
    one.button("Write down").click()
    yield "pad-dice", one
    page.get_by_text("10-phase bonus").scroll_into_view_if_needed()
    yield "pad-dice-block", one
    page.get_by_role("link", name="Score pad").click()
    yield "pad-shelf", one
    page.get_by_role("link", name="New sheet").click()
    yield "pad-new", one


def takes(browser: Browser, url: str, scene: Callable[[Comes], Scenes], size: str, light: str) -> None:
    """The pictures of a scene."""
    width, height = SIZES[size]
    usual: dict[str, Any] = {"size": {"width": width, "height": height}, "color_scheme": light}
    if min(width, height) < 500:
        usual["device_scale_factor"] = SHARP
    people: list[Person] = []

    def comes(**wishes: Any) -> Person:
        people.append(Person(browser, url, **{**usual, **wishes}))
        return people[-1]

    for screen, one in scene(comes):
        one.page.wait_for_function(STILL)
        one.page.screenshot(path=FOLDER / f"{screen}-{size}{'' if light == 'light' else '-dark'}.png")
    for one in people:
        one.leaves()


ALL: dict[str, Callable[[Comes], Scenes]] = {
    **scenes.ALL,
    "refusals": refusals,
    "fitting_cards": fitting_cards,
    "replay": replay,
    "board_steps": board_steps,
    "pad": pad,
}


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("scenes", nargs="*", metavar="SCENE", help=", ".join(ALL))
    parser.add_argument("--size", action="append", choices=SIZES, help="phone and desktop, unless told")
    parser.add_argument("--light", action="store_true", help="daylight only")
    chosen = parser.parse_args()
    FOLDER.mkdir(parents=True, exist_ok=True)
    with (
        tempfile.TemporaryDirectory() as folder,
        serving(Path(folder)) as url,
        sync_playwright() as playwright,
    ):
        browser = launched(playwright)
        for size in chosen.size or ["phone", "desktop"]:
            for light in ["light"] if chosen.light else ["light", "dark"]:
                for scene in chosen.scenes or ALL:
                    takes(browser, url, ALL[scene], size, light)
        browser.close()
    print(f"{len(list(FOLDER.glob('*.png')))} screens are in {FOLDER.relative_to(ROOT)}")


if __name__ == "__main__":
    main()
