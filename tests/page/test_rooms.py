"""People in one room: invitations, coming back, watching, and what goes wrong."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

from playwright.sync_api import Browser, expect

from tests.page.browsing import DESKTOP, Person, serving, shown

LONG = 'game = "card"\nedition = "intl"'


def test_two_people_and_two_bots(person: Callable[..., Person]) -> None:
    ann, ben, eve = person(), person(size=DESKTOP), person()
    ann.opens(LONG, now=False, seats=4)
    link = ann.page.get_by_label("Link of the invitation").input_value()
    fragment = link[link.index("#") :]
    ann.expect_accessible()
    ann.expect_no_scrolling_sideways()
    ben.come(fragment)
    shown(ben.page.get_by_text("The international rules"))
    ben.expect_accessible()
    ben.page.get_by_label("Your name").fill("Ben")
    ben.button("Sit down").click()
    shown(ben.page.get_by_text("Ann starts the game."))
    ann.page.get_by_text("Ben").first.wait_for()
    ann.button("Add a bot").first.click()
    ann.button("Start the game").click()
    for one in (ann, ben):
        expect(one.page.locator(".hand button").first).to_be_visible()
    ben.expect_accessible()  # with the score sheet and the log beside the table

    # Whoever is on turn reloads in the middle of it; the other goes offline and comes back.
    ann.page.wait_for_function("() => document.querySelector('[role=status]')")
    ann.page.reload()
    expect(ann.page.locator(".hand button").first).to_be_visible()
    ben.context.set_offline(True)
    ben.context.set_offline(False)
    ben.page.evaluate("window.dispatchEvent(new Event('online'))")
    expect(ben.page.get_by_text("No connection")).to_have_count(0)

    eve.come(fragment)
    shown(eve.page.get_by_text("The game has begun. You can watch."))
    eve.button("Watch").click()
    expect(eve.page.locator(".piles")).to_be_visible()
    assert eve.page.locator(".hand").count() == 0

    # The seat moves to another device.
    ann.button("Menu").click()
    ann.button("Move my seat").click()
    seat = ann.page.get_by_label("Link to your seat").input_value()
    tablet = person(size=DESKTOP).come(seat[seat.index("#") :])
    expect(tablet.page.locator(".hand button").first).to_be_visible()
    assert "seat=" not in tablet.page.url


def test_pause_leave_and_the_back_button(person: Callable[..., Person]) -> None:
    one = person().opens(LONG, seats=2)
    page = one.page
    one.waits_for_turn()
    one.button("Menu").click()
    one.expect_accessible()
    one.button("Pause").click()
    shown(page.get_by_text("has paused the game"))
    one.button("Go on").first.click()
    one.waits_for_turn()
    page.go_back()
    shown(page.get_by_text("What shall we play?"))
    shown(page.get_by_text("Your tables"))
    page.go_forward()
    expect(page.locator(".hand button").first).to_be_visible()
    one.button("Menu").click()
    one.button("Leave the table").click()
    one.button("Leave the table").click()
    shown(page.get_by_text("What shall we play?"))


def test_a_server_that_is_started_again_in_mid_turn(browser: Browser, tmp_path: Path) -> None:
    with serving(tmp_path) as url:
        one = Person(browser, url).opens(LONG, seats=2)
        one.waits_for_turn()
        one.button("Draw", exact=True).click()
        expect(one.page.locator(".hand button")).to_have_count(11)
    shown(one.page.get_by_text("No connection"))
    with serving(tmp_path, port=int(url.rpartition(":")[2])):
        expect(one.page.get_by_text("No connection")).to_have_count(0, timeout=15_000)
        one.page.locator(".hand button").first.click()
        page_button = one.page.locator(".actions button", has_text="Discard").last
        page_button.click()
        expect(one.page.locator(".hand button")).not_to_have_count(11)
        one.leaves()


def test_a_wrong_invitation_and_a_wild_name(person: Callable[..., Person]) -> None:
    one = person()
    one.come("#room=" + "x" * 22)
    shown(one.page.get_by_text("There is no table with this invitation"))
    one.expect_accessible()
    one.button("All tables").click()
    one.page.get_by_label("Link of the invitation").fill("nonsense")
    one.button("Go", exact=True).click()
    shown(one.page.get_by_text("This is no invitation"))
    one.page.get_by_label("Your name").fill("\u202e<b>x</b>\u0007" + "y" * 10_000)
    one.button("Invite friends").click()
    shown(one.button("Start the game"))
    one.expect_no_scrolling_sideways()


def test_a_full_room_can_be_watched(person: Callable[..., Person]) -> None:
    one, two = person(), person()
    one.opens(LONG, now=False, seats=2)
    one.button("Add a bot").click()
    expect(one.button("Free the seat")).to_be_visible()
    link = one.page.get_by_label("Link of the invitation").input_value()
    two.come(link[link.index("#") :])
    shown(two.page.get_by_text("All seats are taken. You can watch."))


def test_house_rules_that_contradict_themselves_are_refused(person: Callable[..., Person]) -> None:
    one = person().opens('edition = "intl"\nvariants = ["free", "fixed"]')
    shown(one.page.get_by_text("contradicts"))


def test_every_screen_of_home_is_accessible(person: Callable[..., Person]) -> None:
    for wishes in ({"color_scheme": "light"}, {"color_scheme": "dark"}, {"size": DESKTOP}):
        one = person(knows=False, **wishes)
        one.come()
        shown(one.button("Play now with bots"))
        one.page.get_by_text("Edition, variants, house rules").click()
        one.expect_accessible()
        one.expect_no_scrolling_sideways()
        one.button("Play now with bots").click()
        one.page.locator("dialog").wait_for()
        one.expect_accessible()
        one.button("Skip this").click()
        one.waits_for_turn()
        one.expect_accessible()
