"""How people learn that it is their turn: by a notification or a sound if they wish; several at once."""

from __future__ import annotations

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Locator, expect

from tests.page.browsing import Person, opened, shown
from tests.page.playing import discards, draws, on_turn

LONG = 'game = "card"\nedition = "intl"'

# What the page does with the browser's means is written down; whether the page is seen is the test's to say.
WATCH = """
window.notified = [];
window.sounds = 0;
window.seen = "visible";
Object.defineProperty(document, "visibilityState", { get: () => window.seen });
window.Notification = class {
  static answer = "granted";
  static requestPermission = async () => Notification.answer;
  constructor(title) {
    if (Notification.answer === "granted") notified.push(title);
    else throw new TypeError("Illegal constructor"); // as on a phone, where only workers may
  }
};
window.AudioContext = class extends AudioContext {
  createOscillator() {
    window.sounds += 1;
    return super.createOscillator();
  }
};
"""


@pytest.fixture
def watched(person: Callable[..., Person]) -> Person:
    """Somebody at a table with a bot, on turn; the bot plays at once."""
    one = person()
    one.context.add_init_script(WATCH)
    one.opens(LONG, seats=2)
    one.waits_for_turn()
    return one


def wishes(one: Person, label: str) -> None:
    one.button("Menu").click()
    one.button("Settings").click()
    one.page.get_by_label(label).click()


def turn_comes(one: Person, seen: str = "visible") -> None:
    """The next turn, while the page is seen or not."""
    draws(one)
    one.page.evaluate(f"seen = {seen!r}; 0")
    discards(one)
    one.waits_for_turn()
    one.page.evaluate("seen = 'visible'; 0")


def test_notifications_come_when_allowed_to_those_who_look_elsewhere(watched: Person) -> None:
    page = watched.page
    turn_comes(watched, "hidden")
    assert page.evaluate("notified") == []  # nobody asked for it
    wishes(watched, "Tell me when it is my turn")
    expect(page.get_by_label("Tell me when it is my turn")).to_be_checked()
    page.keyboard.press("Escape")
    turn_comes(watched)
    assert page.evaluate("notified") == []  # the table is being looked at
    turn_comes(watched, "hidden")
    assert page.evaluate("notified") == ["Your turn"]
    page.reload()
    watched.waits_for_turn()
    turn_comes(watched, "hidden")
    assert page.evaluate("notified") == ["Your turn"]  # the wish has stayed
    wishes(watched, "Tell me when it is my turn")
    page.keyboard.press("Escape")
    turn_comes(watched, "hidden")
    assert page.evaluate("notified") == ["Your turn"]


def test_a_browser_that_does_not_allow_notifications(watched: Person) -> None:
    page = watched.page
    page.evaluate("Notification.answer = 'denied'")
    wishes(watched, "Tell me when it is my turn")
    shown(page.get_by_text("Your browser does not let this page notify you"))
    expect(page.get_by_label("Tell me when it is my turn")).not_to_be_checked()
    watched.expect_accessible()
    watched.expect_no_scrolling_sideways()
    page.keyboard.press("Escape")
    turn_comes(watched, "hidden")
    page.evaluate("Notification.answer = 'granted'")
    wishes(watched, "Tell me when it is my turn")
    expect(page.get_by_label("Tell me when it is my turn")).to_be_checked()
    page.keyboard.press("Escape")
    page.evaluate("Notification.answer = 'granted, to workers only'")
    turn_comes(watched, "hidden")
    turn_comes(watched, "hidden")  # the table has stayed alive
    assert page.evaluate("notified") == []
    watched.button("Menu").click()
    watched.button("Settings").click()
    expect(page.get_by_label("Tell me when it is my turn")).not_to_be_checked()


def test_sounds_are_off_until_asked_for(watched: Person) -> None:
    page = watched.page
    turn_comes(watched)
    assert page.evaluate("sounds") == 0
    wishes(watched, "Sounds")
    expect(page.get_by_label("Sounds")).to_be_checked()
    sample = page.evaluate("sounds")
    assert sample > 0
    page.keyboard.press("Escape")
    turn_comes(watched)
    heard = page.evaluate("sounds")
    assert heard > sample
    wishes(watched, "Sounds")
    expect(page.get_by_label("Sounds")).not_to_be_checked()
    page.keyboard.press("Escape")
    turn_comes(watched)
    assert page.evaluate("sounds") == heard


def turn_line(one: Person) -> Locator:
    return one.page.get_by_role("status", name="Turn")


def discarded(one: Person) -> str:
    """The name of the open card."""
    pile = one.page.get_by_role("region", name="Piles").get_by_role("button", name="on top: ")
    return (pile.get_attribute("aria-label") or "").partition("on top: ")[2]


def test_all_who_may_knock_are_asked_at_once(person: Callable[..., Person], url: str) -> None:
    """Who gets the card is a matter of seats, not of speed."""
    rules = {"edition": "fx", "variants": ["knock"]}
    people = [person().come(opened(url, seats=4, knock_window=600, rules=rules))]
    people[0].start.wait_for()
    for name in ("Ben", "Cleo", "Dora"):
        people.append(person().sits_down(people[0].invitation, name))
        shown(people[-1].page.get_by_text("Waiting for the host: Ann"))
    people[0].starts()

    first = on_turn(*people)
    assert first is not None
    at = people.index(first)
    draws(first)
    discards(first)
    for earlier_knocks in (False, True):
        discarder, follower, earlier, later = (people[(at + step) % 4] for step in range(4))
        follower.waits_for_turn()
        card = discarded(follower)
        follower.button("Draw", exact=True).click()
        for one in (earlier, later):
            shown(one.page.get_by_role("group", name="Knock").get_by_role("button", name="Let it go"))
            shown(one.page.get_by_role("timer", name="Time left"))
            expect(turn_line(one)).to_have_text(f"The {card} is free. Knock for it?")
        for one in (discarder, follower):
            expect(turn_line(one)).to_have_text(f"Others may knock for the {card}")
            expect(one.button("Knock")).to_have_count(0)
        later.button("Knock").click()
        expect(turn_line(later)).to_have_text("Noted. Others come first.")  # the answer is held back
        expect(later.button("Knock")).to_have_count(0)
        for one in (discarder, follower, earlier):  # and nobody is told of it
            told = one.page.get_by_role("region", name="Last moves").get_by_role("listitem")
            expect(told.filter(has_text=re.compile("knocks? and gets?"))).to_have_count(int(earlier_knocks))
        earlier.button("Knock" if earlier_knocks else "Let it go").click()
        knocker, other = (earlier, later) if earlier_knocks else (later, earlier)
        expect(knocker.page.locator(".hand button")).to_have_count(11)
        expect(other.page.locator(".hand button")).to_have_count(10)
        told = knocker.page.get_by_role("region", name="Last moves")
        expect(told.get_by_role("list")).to_contain_text(re.compile(rf"You knock and get \S*{card}\."))
        discards(knocker)
        at = people.index(knocker)
