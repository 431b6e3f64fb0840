"""`make screenshots`: every screen of the page at both sizes, into docs/screenshots/all (not committed).

The best few are copied by hand to docs/screenshots, for the README and the pages.
"""

from __future__ import annotations

import random
import re
import sys
import tempfile
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path

from playwright.sync_api import Browser, sync_playwright

from tenfold.core import Refusal
from tenfold.games.card.rules import edition_rules
from tenfold.terminal.scorepad.file import encode
from tenfold.terminal.scorepad.model import Pad, PadHand, PadScore, with_hand
from tests.page.browsing import DESKTOP, PHONE, ROOT, Person, launched, serving
from tests.page.keeping import begins, has, opens_file, went_out
from tests.page.playing import (
    awaited,
    draws,
    picks_what_does_not_belong,
    takes_advice,
    takes_advice_at_the_board,
)

FOLDER = ROOT / "docs" / "screenshots" / "all"
CARD = 'game = "card"\nedition = "intl"'
DICE = 'game = "dice"\nedition = "de"'
BOARD = 'game = "board"\nedition = "intl"'

# What the bar says, without numbers and names, and what the picture is called.
BOARD_SCREENS = {
    "Choose where your piece goes": "move",
    "Star: choose any action": "star",
    "Pick any card from the discard pile": "pick",
    "Tap up to four cards to swap; the last one goes on top": "swap",
    "Ask for which number?": "ask",
    "asks you for a": "give",
    "asks you for an": "give",
    "Your phase is ready to lay down": "lay",
    "Add cards that fit, then discard one": "add",
    "The round is over: tap up to five cards that you keep": "keep",
}


class Camera:
    def __init__(self, browser: Browser, url: str, size: str, scheme: str, *, knows: bool) -> None:
        viewport = PHONE if size == "phone" else DESKTOP
        scale = 2 if size == "phone" else 1
        self.browser, self.size, self.scheme = browser, size, scheme
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
    one.button("Play the card game").wait_for()
    shot("home")
    one.opens(CARD, now=False, seats=4)
    one.button("Add a bot").first.click()
    one.start.wait_for()
    page.get_by_label("The link as a QR code").wait_for()
    shot("lobby")
    guest = Camera(shot.browser, one.url, shot.size, shot.scheme, knows=True)
    guest.person.come(one.invitation)
    guest.person.button("Sit down").wait_for()
    guest("invited")
    guest.person.leaves()
    one.starts()
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
    for name, screen in (("What happened", "log"), ("Is it fair?", "fair"), ("Move my seat", "seat")):
        one.button("Menu").click()
        page.locator("dialog").get_by_role("button", name=name).click()
        shot(screen)
        page.keyboard.press("Escape")
    one.button("Rules").click()
    page.get_by_text("108 cards").wait_for()
    shot("rules")


def refusal_screens(shot: Camera) -> None:
    """A lay-down that the player has changed into something impossible."""
    one = shot.person
    one.opens('game = "card"\nedition = "intl"\nphases = ["set 2"]', seats=3)
    draws(one)
    picks_what_does_not_belong(one)
    one.button("into group 1").first.click()
    shot("changed")
    one.button("Lay down phase 1").click()
    one.button("Why?").wait_for()
    shot("refusal")
    one.button("Why?").click()
    one.page.get_by_text("The rule behind it").wait_for()
    shot("why")


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
    one.starts()
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


def pad_screens(shot: Camera) -> None:
    one = shot.person
    page = one.page
    one.come("pad/")
    opens_file(one, "evening.json", evening())
    one.button("Enter hand").wait_for()
    shot("pad-card")
    page.get_by_role("heading", name="Totals").scroll_into_view_if_needed()
    page.get_by_role("region", name="All hands").scroll_into_view_if_needed()
    shot("pad-card-history")
    one.button("Share by link").click()
    page.get_by_label("Link to this sheet").wait_for()
    shot("pad-share")
    page.keyboard.press("Escape")
    one.button("Enter hand").click()
    went_out(one, "Cleo")
    has(one, "Ann", 33)
    has(one, "Ben", 95)
    one.button("Why?").click()
    shot("pad-card-wrong")
    one.button("Count the cards of Dario").click()
    for card in ("1 to 9", "10 to 12", "wild"):
        one.button(f"One more: {card}").click()
    shot("pad-card-count")
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
    shot("pad-dice")
    page.get_by_text("10-phase bonus").scroll_into_view_if_needed()
    shot("pad-dice-block")
    page.get_by_role("link", name="Score pad").click()
    shot("pad-shelf")
    page.get_by_role("link", name="New sheet").click()
    shot("pad-new")


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
            for screens in (
                card_screens,
                refusal_screens,
                end_screens,
                dice_screens,
                board_screens,
                pad_screens,
            ):
                knows = screens in (refusal_screens, end_screens)
                shot = Camera(browser, url, size, scheme, knows=knows)
                screens(shot)
                shot.person.leaves()
        browser.close()
    print(f"{len(list(FOLDER.glob('*.png')))} screens are in {FOLDER.relative_to(ROOT)}")


if __name__ == "__main__":
    main()
