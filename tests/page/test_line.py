"""A line that dies without a word: what is said, what becomes of a tap, and what those who listen hear."""

from __future__ import annotations

import re
from collections.abc import Callable

from playwright.sync_api import Locator, expect

from tests.page.browsing import Person, shown
from tests.page.cable import Cable
from tests.page.playing import discards, draws, on_turn

LONG = 'game = "card"\nedition = "intl"'


def status(one: Person, name: str) -> Locator:
    return one.page.get_by_role("status", name=name)


def on_a_seat(one: Person, other: Person) -> Person:
    """The same seat on another device."""
    one.button("Menu").click()
    one.button("Move my seat").click()
    seat = one.page.get_by_label("Link to your seat").input_value()
    one.page.keyboard.press("Escape")
    return other.come(seat[seat.index("#") :])


def test_a_dead_line_is_said_and_a_tap_is_kept(
    person: Callable[..., Person], far: Person, cable: Cable
) -> None:
    ann, ben = person(), far
    ann.opens(LONG, now=False, seats=2)
    ben.sits_down(ann.invitation, "Ben")
    ann.page.get_by_text("Ben").first.wait_for()
    ann.button("Start the game").click()
    while on_turn(ann, ben) is ann:
        draws(ann)
        discards(ann)
    tablet = on_a_seat(ben, person())
    tablet.waits_for_turn()
    line = status(ben, "Connection")
    expect(line).to_have_text("")

    cable.hush()
    expect(line).to_have_text("No connection. Trying again.")
    shown(status(ben, "Announcements").get_by_text("No connection"))
    ben.expect_accessible()
    ben.button("Draw", exact=True).click()
    expect(line).to_contain_text("Saved. It will be sent when you are back online.")
    expect(ben.page.locator(".hand button")).to_have_count(10)
    cable.mend()
    expect(ben.page.locator(".hand button")).to_have_count(11)  # the tap was sent, once
    expect(line).to_have_text("")

    cable.hush()
    expect(line).to_contain_text("No connection")
    ben.page.locator(".hand button").first.click()
    ben.page.get_by_role("button", name=re.compile("^Discard")).first.click()
    expect(line).to_contain_text("Saved.")
    discards(tablet)  # in the meantime the same seat plays elsewhere: the table moves on
    cable.mend()
    shown(ben.page.get_by_role("alert").get_by_text("Too late: this was played for you."))
    expect(ben.page.locator(".hand button")).to_have_count(10)


def test_what_is_said_aloud_where_the_focus_is_and_what_keys_do(person: Callable[..., Person]) -> None:
    one = person().opens(LONG, seats=2)
    one.waits_for_turn()
    page = one.page
    live = page.locator(
        "[aria-live]:not([aria-live=off]), [role=status]:not([aria-live]), [role=log]:not([aria-live])"
    )
    expect(live).to_have_count(1)  # beside alerts
    expect(live).to_have_attribute("aria-label", "Announcements")

    # What I do is said at once, what the bot does in one sentence, when its turn ends.
    draws(one)
    said = status(one, "Announcements")
    shown(said.get_by_text(re.compile("^You draw ")))
    discards(one)
    shown(
        said.get_by_text(
            re.compile(r"^(?!You)[^,.]+ (draws|takes)[^.]*, (.*, )?(discards|plays a skip)[^.]*\.$")
        )
    )
    one.waits_for_turn()

    # The focus does not fall to the page.
    button = one.button("Draw", exact=True)
    button.focus()
    page.keyboard.press("Enter")
    expect(page.locator(".hand button")).to_have_count(11)
    page.wait_for_function(
        "() => document.activeElement !== document.body && !document.activeElement.disabled"
    )

    # One key opens what it says; in a dialog it does nothing; the focus comes back; a switch turns it off.
    one.button("Menu").focus()
    page.keyboard.press("?")
    keys = page.get_by_role("dialog", name="Keys")
    shown(keys.get_by_text("draw", exact=True))
    page.keyboard.press("r")
    expect(keys).to_be_visible()
    one.expect_accessible()
    page.keyboard.press("Escape")
    expect(one.button("Menu")).to_be_focused()
    page.keyboard.press("r")
    shown(page.get_by_role("dialog", name="Reactions"))
    one.button("Well done!").click()
    shown(page.locator(".bubble").get_by_text("Well done!"))
    expect(page.locator(".bubble")).to_have_count(0)  # after a while
    one.button("Menu").click()
    one.button("Settings").click()
    settings = page.get_by_role("dialog", name="Settings")
    for name in ("Card size", "Light", "Pace of bots", "Motion"):
        shown(settings.get_by_role("combobox", name=name))
    for name in ("Sounds", "Vibration", "Reactions", "Read reactions aloud", "Single keys"):
        shown(settings.get_by_role("switch", name=name, exact=True))
    one.expect_accessible()
    settings.get_by_label("Light").select_option("Evening")
    expect(page.locator("html")).to_have_attribute("data-light", "evening")
    settings.get_by_label("Single keys").uncheck()
    page.keyboard.press("Escape")
    page.keyboard.press("?")
    expect(page.get_by_role("dialog")).to_have_count(0)
    page.reload()
    expect(page.locator("html")).to_have_attribute("data-light", "evening")
