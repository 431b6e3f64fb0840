"""Rooms: pausing, leaving, and what goes wrong."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

from playwright.sync_api import Browser, expect

from tests.page.browsing import Person, serving, shown
from tests.page.cable import Cable
from tests.page.playing import discards, draws

LONG = 'game = "card"\nedition = "intl"'


def test_pause_leave_and_the_back_button(person: Callable[..., Person]) -> None:
    one = person().come().opens(LONG, seats=2)
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
        draws(one)
        held = one.hand()
    shown(one.page.get_by_text("No connection"))
    with serving(tmp_path, port=int(url.rpartition(":")[2])):
        expect(one.page.get_by_text("No connection")).to_have_count(0)
        assert one.hand() == held
        discards(one)
        one.leaves()


def test_a_wrong_invitation_and_a_wild_name(person: Callable[..., Person]) -> None:
    one = person()
    one.come("#room=" + "x" * 22)
    shown(one.page.get_by_text("There is no table with this invitation"))
    one.expect_accessible()
    one.button("All tables").click()
    one.button("I have an invitation").click()
    one.page.get_by_label("Invitation link").fill("nonsense")
    one.button("Go", exact=True).click()
    shown(one.page.get_by_text("This is not an invitation"))
    one.expect_accessible()
    one.page.keyboard.press("Escape")
    one.button("Invite friends").click()
    mine = one.page.get_by_role(
        "dialog", name="My name and face"
    )  # nobody has called this person anything yet
    expect(mine.get_by_role("button", name="Save")).to_be_disabled()
    mine.get_by_label("Your name").evaluate("field => field.removeAttribute('maxlength')")
    mine.get_by_label("Your name").fill("\u202e<b>x</b>\u0007" + "y" * 150)
    mine.get_by_role("button", name="Save").click()
    expect(mine).to_have_count(0)
    name = one.page.locator("main li strong").first.inner_text()
    assert name.isprintable()
    assert "y" in name
    assert len(name) <= 16
    one.expect_no_scrolling_sideways()


def test_a_full_room_can_be_watched(person: Callable[..., Person]) -> None:
    one, two = person(), person()
    one.opens(LONG, now=False, seats=2)
    one.adds_bot(2)
    shown(one.page.get_by_role("listitem", name="Seat 2: Luno, bot, plays steadily"))
    two.come(one.invitation)
    shown(two.page.get_by_text("All seats are taken. You can watch."))


def test_the_last_seat_is_taken_while_somebody_reads_the_invitation(person: Callable[..., Person]) -> None:
    one, two, late = person(), person(), person(locale="de-DE")
    one.opens(LONG, now=False, seats=2)
    late.come(one.invitation)
    expect(late.button("Platz nehmen")).to_be_disabled()  # without a name
    late.page.get_by_label("Dein Name").fill("Cleo")
    two.sits_down(one.invitation, "Ben")
    shown(two.page.get_by_text("Waiting for the host: Ann"))
    late.button("Platz nehmen").click()
    shown(late.page.get_by_role("alert").get_by_text("Alle 2 Plätze sind besetzt."))
    expect(late.page.get_by_text("Keine Verbindung")).to_have_count(0)
    late.expect_accessible()
    late.expect_no_scrolling_sideways()
    late.button("Zuschauen").click()
    shown(late.page.get_by_text("Den Anfang macht Ann"))
    assert "#room=" in late.page.url


def test_a_room_that_has_vanished(
    person: Callable[..., Person], far: Person, cable: Cable, browser: Browser, tmp_path: Path
) -> None:
    """Those who sit in it and those who are about to are told so, in their language."""
    far.opens(LONG, now=False, seats=2)
    guest = Person(browser, far.url, locale="ru-RU").come(far.invitation)
    guest.page.get_by_label("Твоё имя").fill("Вера")
    shown(guest.page.get_by_text("Правила этого стола"))  # the last part of the invitation
    cable.cut()
    with serving(tmp_path) as url:  # another server, or the same without its rooms
        cable.mend(url)
        shown(far.page.get_by_role("alert").get_by_text("or the table is gone"))
        expect(far.page.get_by_text("No connection")).to_have_count(0)
        far.expect_accessible()
        far.button("All tables").click()
        shown(far.button("Play the card game"))
        shown(far.page.get_by_text("Your tables"))  # a refusal does not throw the key to a seat away
        guest.button("Сесть за стол").click()
        shown(guest.page.get_by_role("alert").get_by_text("По этому приглашению стола нет."))
        guest.expect_no_scrolling_sideways()
        guest.leaves()


def test_house_rules_that_contradict_themselves_are_refused(person: Callable[..., Person]) -> None:
    one = person().opens(LONG, now=False)
    one.button("House rules").click()
    one.page.get_by_label("House rules, as TOML text").fill('edition = "intl"\nvariants = ["free", "fixed"]')
    one.button("Play by these rules").click()
    shown(one.page.get_by_role("dialog").get_by_text("contradicts"))
