"""Every screen of the page, one after another, for whoever looks at them: tests and screenshots."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from typing import NamedTuple

from playwright.sync_api import Browser, FilePayload

from tests.page.browsing import IMPATIENTLY, Person, house_rules, opened
from tests.page.keeping import begins, has, went_out
from tests.page.played import PLAYED, games_file
from tests.page.playing import draws, on_turn, takes_advice, takes_advice_at_the_board

CARD = 'game = "card"\nedition = "intl"'
KNOCKING = 'game = "card"\nedition = "fx"'
# Of a single pair a hand would take three times as long: the rest goes card by card.
PAIRS = 'game = "card"\nedition = "intl"\nphases = ["set 2 + set 2"]'
DICE = 'game = "dice"\nedition = "de"'
BOARD = 'game = "board"\nedition = "intl"'
PAIR_AT_THE_BOARD = 'game = "board"\nedition = "intl"\nphases = ["set 2", "set 2"]'

Comes = Callable[..., Person]
Scenes = Iterator[tuple[str, Person]]


class Place(NamedTuple):
    """Where the page can be first, and what stands there when it can be used."""

    address: str
    ready: str


def first_places(browser: Browser, url: str) -> dict[str, Place]:
    """Tables with a game that goes on among them."""
    places = {"home": Place("", ".windows li button"), "pad": Place("pad/", "main a.button")}
    for game, rules in {"card": CARD, "dice": DICE, "board": BOARD}.items():
        # However late somebody comes, no bot has played on in the meantime.
        address = opened(url, **house_rules(url, rules), seats=3, fill="solid", absent_after=86_400)
        host = Person(browser, url).come(address)
        host.starts()
        host.page.locator("main.table").wait_for()
        host.leaves()
        places[game] = Place(address, "main.table")
    waiting = opened(url, **house_rules(url, CARD), seats=6, fill="solid")
    places["lobby"] = Place(waiting, ".start button")
    places["invitation"] = Place(waiting.partition("&")[0], "main form button")
    return places


def closes(one: Person) -> None:
    one.page.keyboard.press("Escape")
    one.page.wait_for_function("() => !document.querySelector('dialog[open]')")


def panel(one: Person, name: str) -> None:
    """It is opened from the menu."""
    one.button("Menu").click()
    one.page.locator("dialog").get_by_role("button", name=name).click()
    one.page.locator("dialog h2", has_text=name).wait_for()
    one.page.wait_for_function("() => document.querySelector('dialog .content').childElementCount")


def home(comes: Comes) -> Scenes:
    one = comes(knows=False).come()
    one.button("Play the card game").wait_for()
    yield "home", one
    one.table_of("Card game").click()
    one.page.get_by_role("group", name="Variants").wait_for()
    yield "home-table", one
    closes(one)
    one.button("I have an invitation").click()
    yield "home-invitation", one
    closes(one)
    one.button("Play the card game").click()
    note = one.page.get_by_role("region", name=re.compile("^Lesson, step 1 of"))
    note.wait_for()
    yield "lesson", one
    note.get_by_role("button", name="Next").click()
    one.page.get_by_role("region", name=re.compile("^Lesson, step 2 of")).wait_for()
    yield "lesson-second", one


def lobby(comes: Comes) -> Scenes:
    """Before the game for host and guest, at the table for whoever waits, and for a friend who comes late."""
    ann, ben, cleo = comes(), comes(), comes()
    ann.opens(KNOCKING, now=False, seats=6, name="Maximilian Long")
    ann.adds_bot(4)
    yield "lobby-host", ann
    ann.button("Seat 4", exact=True).click()
    yield "lobby-seat", ann
    closes(ann)
    invitation = ann.invitation
    ben.come(invitation)
    ben.button("Sit down").wait_for()
    yield "invited", ben
    ben.sits_down(invitation, "Maximiliane L")
    ben.page.get_by_text("Waiting for the host").wait_for()
    yield "lobby-guest", ben
    ann.page.get_by_text("Maximiliane L").first.wait_for()
    ann.starts()
    for one in (ann, ben):
        one.page.locator(".hand button").first.wait_for()
    mover = on_turn(ann, ben)
    yield "card-others-turn", ben if mover is ann else ann
    cleo.come(invitation)
    cleo.page.get_by_role("group", name="Free to take").wait_for()
    yield "invited-late", cleo


def card(comes: Comes) -> Scenes:
    one = comes().opens(CARD, seats=4)
    page = one.page
    one.waits_for_turn()
    yield "card-draw", one
    draws(one)
    one.button("Hint").click()
    page.locator(".advice").wait_for()
    yield "card-hint", one
    page.locator(".hand button").first.click()
    yield "card-discard", one
    one.button("Phase card").click()
    page.get_by_role("dialog", name="Phase card").wait_for()
    yield "card-phase-card", one
    closes(one)
    one.button("Reactions").click()
    page.locator("dialog button").nth(5).wait_for()
    yield "reactions", one
    closes(one)
    one.button("Rules").click()
    page.get_by_text("108 cards").wait_for()
    yield "rules", one
    closes(one)
    one.button("Menu").click()
    yield "menu", one
    closes(one)
    for name, screen in (
        ("Score sheet", "card-scores"),
        ("What happened", "log"),
        ("Is it fair?", "fair"),
        ("Move my seat", "move-seat"),
        ("Show on a television", "show-on-tv"),
        ("Settings", "settings"),
        ("Keys", "keys"),
    ):
        panel(one, name)
        yield screen, one
        closes(one)


def hand_over(comes: Comes) -> Scenes:
    one = comes().opens(PAIRS, seats=4)
    page = one.page
    seen: set[str] = set()
    while not page.get_by_role("dialog", name="Hand 1 is over").count():
        page.wait_for_function(IMPATIENTLY)
        if page.locator("dialog").count():
            break
        for screen, there in (("card-lay", "Lay down"), ("card-hit", "Add ")):
            if screen not in seen and one.button(there).count():
                seen.add(screen)
                yield screen, one
        takes_advice(one)
    page.get_by_role("dialog", name="Hand 1 is over").wait_for()
    yield "hand-over", one
    one.waits_for_turn()
    page.get_by_role("dialog", name="Result").locator(".title").wait_for()
    yield "result", one


def dice(comes: Comes) -> Scenes:
    one = comes().opens(DICE, seats=3)
    one.waits_for_turn()
    yield "dice", one
    one.button("Keep what helps").click()
    one.button("Hint").click()
    one.page.locator(".advice").wait_for()
    yield "dice-hint", one
    panel(one, "Score sheet")
    yield "dice-block", one


# The sheet of a round comes a moment after its question.
STANDS_THERE = """() => document.querySelector("dialog[open]")
  || !/keep/i.test(document.querySelector(".bar [role=status]").textContent)"""


def moves_at_the_board(one: Person) -> None:
    """Until it is this person's turn to move: a round may be over before."""
    one.waits_for_turn()
    one.page.wait_for_function(STANDS_THERE)
    while one.page.get_by_role("dialog").count():
        takes_advice_at_the_board(one)
        one.waits_for_turn()
        one.page.wait_for_function(STANDS_THERE)


def board(comes: Comes) -> Scenes:
    one = comes().opens(BOARD, seats=4)
    moves_at_the_board(one)
    yield "board", one
    one.button("Hint").first.click()
    one.page.locator(".advice").wait_for()
    yield "board-hint", one
    panel(one, "Score sheet")
    yield "board-scores", one


def round_over(comes: Comes) -> Scenes:
    one = comes().opens(PAIR_AT_THE_BOARD, seats=3)
    page = one.page
    for _ in range(200):
        page.wait_for_function(IMPATIENTLY)
        if page.get_by_role("dialog").count():
            break
        takes_advice_at_the_board(one)
    yield "round-over", one


def device(comes: Comes) -> Scenes:
    """Two people at one device."""
    one = comes().opens(CARD, now=False, seats=3)
    one.page.get_by_label("Name of another player").fill("Maximiliane Long")
    one.button("Add at this device").click()
    one.page.get_by_role("listitem", name="Seat 2: Maximiliane Long").wait_for()
    yield "lobby-device", one
    one.starts()
    one.page.locator(".hand button, dialog[open]").first.wait_for()
    one.page.reload()
    one.page.get_by_role("dialog", name=re.compile("^Pass the device to ")).wait_for()
    yield "curtain", one


def television(comes: Comes) -> Scenes:
    one, tv = comes(), comes(size={"width": 1920, "height": 1080})
    tv.come("tv")
    figures = tv.page.get_by_label("Six digits")
    tv.page.wait_for_function("() => /\\d/.test(document.querySelector('.figures')?.textContent)")
    yield "tv-figures", tv
    one.opens(CARD, seats=6)
    one.waits_for_turn()
    panel(one, "Show on a television")
    one.page.get_by_label("Six digits").fill(figures.inner_text())
    one.button("Show", exact=True).click()
    tv.page.get_by_role("list", name="Players").wait_for()
    yield "tv-table", tv


def my_games(comes: Comes) -> Scenes:
    one = comes().come("#games")
    one.page.get_by_text("No game yet").wait_for()
    games = games_file([PLAYED[0], PLAYED[6], PLAYED[1]])
    file: FilePayload = {"name": "games.json", "mimeType": "application/json", "buffer": games}
    one.page.get_by_label("Add games from a file").set_input_files(file)
    line = one.page.get_by_role("list", name="Games").get_by_role("button", name="Card game").first
    line.wait_for()
    one.page.reload()
    line.click()
    one.button("Delete the game").wait_for()
    yield "home-games", one


def pad(comes: Comes) -> Scenes:
    one = comes(offline=True).come("pad/")
    one.page.get_by_text("No sheet yet").wait_for()
    one.page.get_by_text("The pad also works without a network").wait_for()
    yield "pad", one
    begins(one, "Card game", ["Maximiliane Long", "Ben", "Cleo"])
    one.button("Enter hand 1").click()
    has(one, "Ben", 33)
    yield "pad-hand", one
    went_out(one, "Ben")
    has(one, "Maximiliane Long", 50)
    has(one, "Cleo", 60)
    one.button("Write down").click()
    one.button("Enter hand 2").wait_for()
    yield "pad-sheet", one
    one.page.get_by_role("link", name="Score pad").click()
    begins(one, "Dice game", ["Maximiliane Long", "Ben"])
    one.page.get_by_text("nothing entered yet").wait_for()
    yield "pad-dice", one
    one.page.get_by_role("link", name="Score pad").click()
    one.page.get_by_role("link", name="Seasons and evenings").click()
    one.page.get_by_role("row", name="Ben").first.wait_for()
    yield "pad-evenings", one
    one.come("pad/#referee").page.get_by_label("Or type the cards").fill("R5 G5 B5 R7 Y7 B12 Y1 S R2 W")
    one.page.keyboard.press("Enter")
    one.page.get_by_role("heading", name="Phase 1 is complete").wait_for()
    yield "pad-referee", one
    one.page.get_by_role("link", name="Opening odds").click()
    one.page.get_by_text("18.3%").wait_for()
    yield "pad-odds", one


ALL: dict[str, Callable[[Comes], Scenes]] = {
    "home": home,
    "lobby": lobby,
    "card": card,
    "hand_over": hand_over,
    "dice": dice,
    "board": board,
    "round_over": round_over,
    "device": device,
    "my_games": my_games,
    "television": television,
    "pad": pad,
}
