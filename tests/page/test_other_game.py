"""A game that the page does not know is played at a table made of its view and its actions."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from playwright.sync_api import Browser, expect

from tests.page.browsing import DESKTOP, PHONE, Person, serving, shown

PROGRAM = ("tests.page.other_game",)


@pytest.mark.parametrize("size", [PHONE, DESKTOP], ids=["phone", "desktop"])
def test_a_game_from_elsewhere_is_played_by_its_list_of_actions(
    browser: Browser, tmp_path: Path, size: dict[str, int]
) -> None:
    with serving(tmp_path, program=PROGRAM) as url:
        one = Person(browser, url, size=size)
        page = one.come().page
        shown(one.button("Play: Another game"))
        one.expect_accessible()
        one.table_of("Another game .*The usual rules").click()
        page.get_by_label("Players").select_option("2")
        expect(page.get_by_role("group", name="Bots")).to_have_count(0)  # there is but one kind
        page.get_by_role("dialog").get_by_role("button", name="Play").click()

        one.waits_for_turn()
        shown(page.get_by_role("list", name="Players").get_by_text("Bolo"))
        shown(page.locator("dt", has_text="hand sizes"))
        expect(one.button("Hint")).to_have_count(0)  # nobody advises at this game
        one.expect_accessible()
        one.expect_no_scrolling_sideways()
        one.tab_to(".actions button")
        one.button("draw", exact=True).focus()
        page.keyboard.press("Enter")
        told = page.get_by_role("region", name="Last moves")
        drawn = told.get_by_role("listitem").filter(
            has_text=re.compile("You draw .*, as another game says it")
        )
        expect(drawn.locator(".chip")).to_have_count(1)
        shown(drawn)
        discard = page.locator(".actions button", has_text=re.compile("^discard [RBGY]"))
        discard.first.click()
        expect(discard).to_have_count(0)
        one.waits_for_turn()
        # Of sayings that its words do not know, id and facts are shown.
        one.button("draw", exact=True).click()
        page.locator("header select").select_option("de")
        shown(page.get_by_role("heading", name="Das siehst nur du"))
        told = page.get_by_role("region", name="Letzte Züge").get_by_role("listitem")
        expect(told.last).to_contain_text("as another game says it")  # it speaks English only
        one.button("Menü").click()
        page.locator("dialog").get_by_role("button", name="Wertungsblatt").click()
        one.expect_accessible()
        one.leaves()
