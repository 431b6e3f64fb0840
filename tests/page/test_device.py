"""Two people at one device: a curtain between their turns at the card table, none at the dice."""

from __future__ import annotations

import re
from collections.abc import Callable

from playwright.sync_api import expect

from tests.page.browsing import Person, shown
from tests.page.playing import draws, plays_dice

LONG = 'game = "card"\nedition = "intl"'
SHORTEST = 'game = "dice"\nedition = "de"\nphases = ["set 2"]'


def sit_at_one_device(one: Person, rules: str) -> None:
    one.opens(rules, now=False, seats=2)
    one.page.get_by_label("Name of another player").fill("Ben")
    one.button("Add at this device").click()
    here = one.page.get_by_role("region", name="Players at this device").get_by_role("listitem")
    expect(here).to_have_text(["Ann", "Ben"])
    one.expect_accessible()
    one.button("Start the game").click()


def lifts(one: Person, who: str = "") -> str:
    """Whoever the device is passed to says so; until then no hand is there."""
    curtain = one.page.get_by_role("dialog", name=re.compile(f"^Pass the device to {who}"))
    shown(curtain)
    name = str(curtain.get_attribute("aria-label")).removeprefix("Pass the device to ")
    expect(one.page.locator(".hand")).to_have_count(0)
    expect(one.button("Hint")).to_have_count(0)
    one.page.keyboard.press("Escape")
    shown(curtain)
    one.expect_accessible()
    one.button(f"I am {name}").click()
    expect(one.page.locator(".hand button").first).to_be_visible()
    return name


def test_a_curtain_hides_the_hand_between_two_turns(person: Callable[..., Person]) -> None:
    one = person()
    sit_at_one_device(one, LONG)
    one.page.locator(".hand button, dialog[open]").first.wait_for()
    if one.page.get_by_role("dialog").count():
        assert lifts(one) == "Ben"
    one.waits_for_turn()
    first = one.hand()
    one.page.reload()  # begins behind the curtain
    name = lifts(one)
    assert one.hand() == first
    draws(one)
    one.page.locator(".hand button:not([aria-label^=skip])").last.click()
    one.page.get_by_role("button", name=re.compile("^Discard")).first.click()
    assert {name, lifts(one)} == {"Ann", "Ben"}
    one.waits_for_turn()
    assert one.hand() != first


def test_no_curtain_at_the_dice_and_afterwards_a_name_can_go(person: Callable[..., Person]) -> None:
    one = person()
    sit_at_one_device(one, SHORTEST)
    while one.waits_for_turn() == "turn":
        plays_dice(one)
    shown(one.page.locator("dialog .title"))
    shown(one.page.get_by_text("Proven: all randomness was fixed before the start"))
    one.page.keyboard.press("Escape")
    one.button("Menu").click()
    one.button("Remove my name").click()
    shown(one.page.get_by_text("Your name and face are removed from this table"))
    one.button("Remove my name").click()
    players = one.page.get_by_role("list", name="Players").get_by_role("listitem")
    expect(players.filter(has_text=re.compile("Ann|Ben"))).to_have_count(1)
    expect(players).to_have_count(2)
