"""Every screen: axe-core finds nothing in light and dark, nothing scrolls sideways, at both sizes."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from tests.page.browsing import DESKTOP, PHONE, Person, shown
from tests.page.playing import draws

CARD = 'game = "card"\nedition = "intl"'
DICE = 'game = "dice"\nedition = "de"'
BOARD = 'game = "board"\nedition = "intl"'


both_sizes = pytest.mark.parametrize("size", [PHONE, DESKTOP], ids=["phone", "desktop"])


def looks_right(one: Person) -> None:
    one.expect_accessible()
    one.expect_no_scrolling_sideways()


def introduction_looks_right(one: Person) -> None:
    for button in ("Next", "Next", "Let\u2019s play"):  # its three steps
        one.button(button).wait_for()
        looks_right(one)
        one.button(button).click()


def hint_looks_right(one: Person) -> None:
    one.button("Hint").click()
    one.page.locator(".advice").wait_for()
    looks_right(one)


def panel_looks_right(one: Person, panel: str) -> None:
    """It is opened from the menu."""
    one.button("Menu").click()
    one.page.locator("dialog").get_by_role("button", name=panel).click()
    one.page.locator("dialog h2", has_text=panel).wait_for()
    looks_right(one)
    one.page.keyboard.press("Escape")


def rules_look_right(one: Person, rule: str) -> None:
    one.button("Rules").click()
    one.page.get_by_text(rule).wait_for()
    looks_right(one)


@both_sizes
def test_every_screen_around_the_card_table(person: Callable[..., Person], size: dict[str, int]) -> None:
    one = person(knows=False, size=size)
    page = one.come().page
    shown(one.button("Play the card game"))
    looks_right(one)
    one.table_of("Card game").click()
    one.page.get_by_role("group", name="Variants").wait_for()
    looks_right(one)
    page.keyboard.press("Escape")
    one.button("Play the card game").click()
    introduction_looks_right(one)
    one.waits_for_turn()
    looks_right(one)
    draws(one)
    hint_looks_right(one)
    one.button("Menu").click()
    looks_right(one)
    page.keyboard.press("Escape")
    for panel in ("Score sheet", "What happened", "Is it fair?", "Invite friends", "Move my seat"):
        panel_looks_right(one, panel)
    rules_look_right(one, "108 cards")


@both_sizes
def test_every_screen_around_the_dice_table(person: Callable[..., Person], size: dict[str, int]) -> None:
    one = person(knows=False, size=size).opens(DICE, seats=2)
    one.button("Skip this").wait_for()
    looks_right(one)
    one.button("Skip this").click()
    one.waits_for_turn()
    one.button("Keep what helps").click()
    hint_looks_right(one)
    panel_looks_right(one, "Score sheet")


@both_sizes
def test_every_screen_around_the_board(person: Callable[..., Person], size: dict[str, int]) -> None:
    one = person(knows=False, size=size)
    page = one.come().page
    one.table_of("Board game").click()
    page.get_by_role("dialog").get_by_role("button", name="Invite friends").click()
    page.get_by_role("dialog", name="My name and face").wait_for()
    looks_right(one)
    page.keyboard.press("Escape")  # "Player 1" is possible
    shown(page.get_by_role("listitem", name="Seat 1: Player 1, you, host"))
    page.get_by_text("The track").click()
    page.locator("li.space").first.wait_for()
    looks_right(one)
    one.starts()
    introduction_looks_right(one)
    one.waits_for_turn()
    looks_right(one)
    hint_looks_right(one)
    for panel in ("Score sheet", "What happened"):
        panel_looks_right(one, panel)
    rules_look_right(one, "32 action spaces")


@pytest.mark.parametrize("seats", [3, 4, 6])
def test_the_board_has_room_for_what_stands_inside_it(person: Callable[..., Person], seats: int) -> None:
    one = person(size={**DESKTOP, "height": 700}).opens(BOARD, seats=seats)
    one.waits_for_turn()
    for part in (".stock", ".stock .dice"):
        around, within = (one.page.locator(at).bounding_box() for at in (".inside", part))
        assert around
        assert within
        assert around["y"] <= within["y"]
        assert within["y"] + within["height"] <= around["y"] + around["height"]
    looks_right(one)


def test_the_address_that_opens_a_table_with_bots(person: Callable[..., Person]) -> None:
    """`make play` leads here."""
    one = person().come("#play")
    one.waits_for_turn()
    assert "#room=" in one.page.url
    one.page.go_back()
    shown(one.button("Play the card game"))
