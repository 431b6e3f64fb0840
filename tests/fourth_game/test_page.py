"""Duel in the browser: the page has never heard of it, and two people play it to the end."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Locator, expect, sync_playwright

from tests.fourth_game.running import COMMAND
from tests.page.browsing import DESKTOP, PATIENCE, PHONE, Person, launched, shown
from tests.page.playing import on_turn, sees_it_again
from tests.server.processes import Server


@pytest.fixture
def browser() -> Iterator[Browser]:
    expect.set_options(timeout=PATIENCE)
    with sync_playwright() as playwright:
        browser = launched(playwright)
        yield browser
        browser.close()


@pytest.fixture
def server(tmp_path: Path) -> Iterator[Server]:
    with Server(tmp_path / "data", command=COMMAND) as server:
        yield server


def sit_down(ann: Person, bo: Person) -> None:
    """Ann chooses the game among the others and invites Bo."""
    ann.come().table_of("Duel").click()
    table = ann.page.get_by_role("dialog")
    table.get_by_label("Your name").fill("Ann")
    table.get_by_label("Players").select_option("2")
    table.get_by_role("button", name="Invite friends").click()
    ann.start.wait_for()
    bo.sits_down(ann.invitation, "Bo")
    ann.button("Start the game").click()


def told(one: Person) -> Locator:
    return one.page.get_by_role("region", name=re.compile("^(Last moves|Последние ходы)$"))


def test_two_people_duel_with_buttons(browser: Browser, server: Server) -> None:
    ann, bo = Person(browser, server.url, size=DESKTOP), Person(browser, server.url, size=PHONE)
    sit_down(ann, bo)
    first = on_turn(ann, bo)
    assert first is not None
    for one in (ann, bo):
        one.expect_accessible()
        one.expect_no_scrolling_sideways()
        shown(told(one).get_by_text("You are dealt"))
    first.button("Hint").click()
    shown(first.page.get_by_text("the weakest card that will do, and keep the stronger ones."))
    moves = 0
    while (one_on_turn := on_turn(ann, bo)) is not None:
        one_on_turn.page.locator(".actions button").first.click()
        expect(one_on_turn.page.locator(".actions button:disabled")).to_have_count(0)
        moves += 1
    assert 6 <= moves <= 10
    for one in (ann, bo):
        shown(one.page.locator("dialog").get_by_text(re.compile("The most points|The points are level")))
    sees_it_again(ann, back=2, verdict="The seed is the one that was promised.")
    ann.leaves()
    bo.leaves()


def test_its_rules_are_written_nowhere_and_its_words_are_english(browser: Browser, server: Server) -> None:
    ann, bo = Person(browser, server.url, size=DESKTOP), Person(browser, server.url, size=PHONE)
    sit_down(ann, bo)
    shown(told(ann).get_by_text("You are dealt"))
    ann.button("Rules").click()
    shown(ann.page.get_by_text("The rules of this game are not written down here."))
    ann.page.keyboard.press("Escape")
    ann.page.locator("header select").select_option("ru")
    shown(told(ann).get_by_text("Игра начинается."))
    shown(told(ann).get_by_text("You are dealt"))
    ann.leaves()
    bo.leaves()
