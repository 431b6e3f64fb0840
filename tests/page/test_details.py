"""What meets the eye in long languages and on small screens; what is said is said in words and pictures."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Locator, expect

from tests.page.browsing import DESKTOP, Person, shown
from tests.page.playing import takes_advice, takes_advice_at_the_board

SMALL = {"width": 390, "height": 844}
SMALLEST = {"width": 320, "height": 640}
CARD = 'game = "card"\nedition = "intl"'
PAIRS = 'game = "{game}"\nedition = "intl"\nphases = ["set 2"]'


def opens_in(one: Person, language: str, house: str) -> None:
    """A table with bots, and then the language."""
    one.opens(house, seats=3)
    one.waits_for_turn()
    one.page.locator("header select").select_option(language)
    expect(one.page.locator("html")).to_have_attribute("lang", language)


def box(part: Locator) -> Any:
    found = part.bounding_box()
    assert found is not None
    return found


@pytest.mark.parametrize(
    ("language", "size"), [("ru", SMALL), ("de", SMALL), ("it", SMALLEST), ("fr", SMALLEST)]
)
def test_the_words_of_the_phase_stand_above_its_tools(
    person: Callable[..., Person], language: str, size: dict[str, int]
) -> None:
    one = person(size=size)
    opens_in(one, language, CARD)
    words, tools = box(one.page.locator(".phase .words")), box(one.page.locator(".phase .tools"))
    assert words["y"] + words["height"] <= tools["y"]
    one.expect_no_scrolling_sideways()


def test_boxes_to_tick_keep_their_size_beside_long_words(person: Callable[..., Person]) -> None:
    one = person(size=SMALL, locale="ru-RU").come()
    one.table_of("Карточная игра").click()
    ticks = one.page.locator("dialog .check input")
    expect(ticks.first).to_be_visible()
    assert {box(tick)["width"] for tick in ticks.all()} == {20}
    one.expect_no_scrolling_sideways()


@pytest.mark.parametrize("game", ["card", "board"])
def test_the_log_shows_groups_as_their_cards(person: Callable[..., Person], game: str) -> None:
    """Not by the names that groups have in the notation."""
    one = person(size=DESKTOP).opens(PAIRS.format(game=game), seats=4)
    laid = (
        one.page.get_by_role("region", name="Last moves")
        .get_by_role("listitem")
        .filter(has_text=re.compile("lays? phase 1"))
    )
    plays = takes_advice if game == "card" else takes_advice_at_the_board
    while one.waits_for_turn() == "turn" and not laid.count():
        plays(one)
    expect(laid.first.locator(".chip")).to_have_count(2)
    assert re.search(r"\d+s\b|\(", laid.first.inner_text()) is None


def test_a_link_that_was_cut_short_says_so(person: Callable[..., Person]) -> None:
    one = person().come("#room=cut")
    shown(one.page.get_by_role("alert").get_by_text("This is not an invitation"))
    one.expect_accessible()
    one.page.reload()  # the address has forgotten it
    shown(one.button("Play the card game"))
    expect(one.page.get_by_role("alert")).to_have_count(0)


def test_variants_that_are_ticked_are_the_rules_of_the_table(person: Callable[..., Person]) -> None:
    one = person().come()
    page = one.page
    one.table_of("Card game").click()
    for variant in ("even", "first 5", "even"):  # the last is unticked again
        page.get_by_label(f"Only the {variant} phases").click()
    page.get_by_label("How many phases").fill("2")
    page.get_by_label("Your name").fill("Ann")
    page.get_by_role("dialog").get_by_role("button", name="Invite friends").click()
    shown(one.start)
    shown(page.get_by_text("Only the first 2 phases"))
    expect(page.get_by_label("Only the even phases")).not_to_be_checked()
