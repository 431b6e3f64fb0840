"""`make screenshots`: every screen of the page at both sizes, into docs/screenshots/all (not committed).

The best few are copied by hand to docs/screenshots, for the README and the pages.
"""

from __future__ import annotations

import re
import sys
import tempfile
from collections.abc import Callable
from pathlib import Path

from playwright.sync_api import Browser, sync_playwright

from tests.page.browsing import DESKTOP, PHONE, ROOT, Person, launched, serving
from tests.page.playing import awaited, takes_advice, takes_advice_at_the_board

FOLDER = ROOT / "docs" / "screenshots" / "all"
CARD = 'game = "card"\nedition = "intl"'
DICE = 'game = "dice"\nedition = "de"'
BOARD = 'game = "board"\nedition = "intl"'

# What the bar says, without numbers and names, and what the picture is called.
BOARD_SCREENS = {
    "Choose where your piece goes": "move",
    "Star: choose any action": "star",
    "Pick any card of the discard pile": "pick",
    "Tap up to four cards to swap; the last one goes on top": "swap",
    "Ask for which number?": "ask",
    "asks you for a": "give",
    "Your phase is ready to lay down": "lay",
    "Add cards that fit, then discard one": "add",
    "The round is over: tap up to five cards that you keep": "keep",
}


class Camera:
    def __init__(self, browser: Browser, url: str, size: str, scheme: str, *, knows: bool) -> None:
        viewport = PHONE if size == "phone" else DESKTOP
        scale = 2 if size == "phone" else 1
        self._name = size if scheme == "light" else f"{size}-{scheme}"
        self.person = Person(
            browser, url, size=viewport, knows=knows, color_scheme=scheme, device_scale_factor=scale
        )

    def __call__(self, screen: str) -> None:
        self.person.page.wait_for_timeout(250)
        self.person.page.screenshot(path=FOLDER / f"{self._name}-{screen}.png")


def until(one: Person, wanted: Callable[[], bool], most: int = 300) -> None:
    for _ in range(most):
        if one.waits_for_turn() == "over" or wanted():
            return
        takes_advice(one)


def card_screens(shot: Camera) -> None:
    one = shot.person
    page = one.page
    one.come()
    one.button("Play now with bots").wait_for()
    shot("home")
    one.opens(CARD, now=False, seats=4)
    one.button("Add a bot").first.click()
    one.button("Start the game").wait_for()
    page.get_by_label("The link as a QR code").wait_for()
    shot("lobby")
    one.button("Start the game").click()
    page.locator("dialog").wait_for()
    shot("intro")
    one.button("Skip this").click()
    one.waits_for_turn()
    shot("draw")
    until(one, lambda: one.button("Lay down").count() > 0)
    shot("ready")
    until(one, lambda: page.locator(".fits").count() > 0)
    if page.locator(".fits").count():
        page.locator(".hand button:has(.fits)").first.click()
        shot("hit")
    one.button("Hint").click()
    shot("hint")
    one.button("Menu").click()
    shot("menu")
    one.button("Score sheet").click()
    shot("scores")
    page.keyboard.press("Escape")
    one.button("Rules").click()
    page.get_by_text("108 cards").wait_for()
    shot("rules")


def end_screens(shot: Camera) -> None:
    one = shot.person
    one.opens(CARD + '\nvariants = ["short:1"]', seats=3)
    until(one, lambda: False)
    one.page.locator("dialog .title").wait_for()
    shot("result")
    one.button("Watch it again").click()
    one.page.get_by_role("slider").fill("60")
    shot("replay")


def dice_screens(shot: Camera) -> None:
    one = shot.person
    one.opens(DICE, seats=2)
    one.page.locator("dialog").wait_for()
    shot("dice-intro")
    one.button("Skip this").click()
    one.waits_for_turn()
    one.button("Keep what helps").click()
    shot("dice")
    one.button("Menu").click()
    one.button("Score sheet").click()
    shot("dice-block")


def board_screens(shot: Camera) -> None:
    one = shot.person
    one.opens(BOARD, now=False, seats=3)
    one.page.get_by_text("The track").click()
    one.page.locator("li.space").first.scroll_into_view_if_needed()
    shot("board-lobby")
    one.button("Start the game").click()
    one.page.locator("dialog").wait_for()
    shot("board-intro")
    one.button("Skip this").click()
    taken: set[str] = set()
    while one.waits_for_turn() == "turn" and len(taken) < len(BOARD_SCREENS):
        kind = re.sub(r"\d+|solid( 2)?", "", awaited(one))
        screen = BOARD_SCREENS.get(kind.strip())
        if screen and screen not in taken:
            taken.add(screen)
            shot(f"board-{screen}")
        takes_advice_at_the_board(one)
    if not one.page.locator("dialog").count():  # the result comes by itself
        one.button("Menu").click()
        one.button("Score sheet").click()
    shot("board-scores")


def main() -> None:
    FOLDER.mkdir(parents=True, exist_ok=True)
    sizes = [("phone", "light"), ("desktop", "light"), ("phone", "dark"), ("desktop", "dark")]
    with (
        tempfile.TemporaryDirectory() as folder,
        serving(Path(folder)) as url,
        sync_playwright() as playwright,
    ):
        browser = launched(playwright)
        for size, scheme in sizes[: 2 if "--light" in sys.argv else 4]:
            for screens in (card_screens, end_screens, dice_screens, board_screens):
                shot = Camera(browser, url, size, scheme, knows=screens is end_screens)
                screens(shot)
                shot.person.leaves()
        browser.close()
    print(f"{len(list(FOLDER.glob('*.png')))} screens are in {FOLDER.relative_to(ROOT)}")


if __name__ == "__main__":
    main()
