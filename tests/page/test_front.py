"""Around the table: home without a shift, a lobby that everybody sees change, a late friend, the result."""

from __future__ import annotations

import re
from collections.abc import Callable

from playwright.sync_api import expect

from tests.page.browsing import Person, shown
from tests.page.playing import on_turn, plays_dice

SMALL = {"width": 390, "height": 844}
LONG = 'game = "card"\nedition = "intl"'
SHORTEST = 'game = "dice"\nedition = "de"\nphases = ["set 2"]'
SHIFTS = """window.shifted = 0;
new PerformanceObserver((list) => { for (const one of list.getEntries()) window.shifted += one.value; })
  .observe({ type: "layout-shift", buffered: true });"""


def test_home_shows_all_at_once_and_shifts_nothing(person: Callable[..., Person]) -> None:
    one = person(size=SMALL, reduced_motion="no-preference")
    one.context.add_init_script(SHIFTS)
    one.opens(LONG, name="Ann")
    one.waits_for_turn()
    one.page.evaluate("location.href = location.pathname")  # home, anew
    tables = one.page.get_by_role("list", name="Your tables")
    shown(tables.get_by_role("button", name=re.compile("^Card game, hand 1(, your turn)?$")))
    for game in ("card", "dice", "board"):
        shown(one.button(f"Play the {game} game"))
    expect(one.table_of("Card game")).to_contain_text("the international rules")
    one.page.wait_for_function("() => document.getAnimations().every((one) => one.playState === 'finished')")
    assert one.page.evaluate("window.shifted") == 0
    assert one.page.evaluate("document.documentElement.scrollHeight <= innerHeight")
    one.expect_accessible()
    tables.get_by_role("button").first.click()
    one.waits_for_turn()


def test_everybody_sees_what_the_host_changes(person: Callable[..., Person]) -> None:
    ann, ben = person(size=SMALL), person(size=SMALL, locale="de-DE")
    ann.opens(LONG, now=False, seats=6)
    start = ann.start.bounding_box()
    assert start is not None
    assert start["y"] + start["height"] <= SMALL["height"]
    ben.come(ann.invitation)
    ben.page.get_by_label("Dein Name").fill("Ben")
    ben.page.get_by_role("radio", name="Stern").check(force=True)
    ben.expect_accessible()
    ben.button("Platz nehmen").click()
    shown(ann.page.get_by_role("listitem", name="Seat 2: Ben"))
    page = ann.page
    page.get_by_label("Edition").select_option("fx")
    shown(ben.page.get_by_text("Die Regeln von F.X. Schmid").first)
    page.get_by_role("radiogroup", name="Clock").get_by_label("brisk").check(force=True)
    shown(ben.page.get_by_text("Uhr: flott, 25 s"))
    page.get_by_role("spinbutton", name="Seats").fill("4")
    page.get_by_role("spinbutton", name="Seats").press("Enter")
    expect(ben.page.get_by_role("list", name="Plätze").get_by_role("listitem")).to_have_count(4)
    free, fixed = page.get_by_label("The phases in any order"), page.get_by_label("One hand per phase")
    free.check()
    expect(fixed).to_be_disabled()  # they contradict each other
    free.uncheck()
    expect(fixed).to_be_enabled()
    ann.seat_menu(2, "Move down")
    shown(page.get_by_role("listitem", name="Seat 3: Ben"))
    shown(ben.page.get_by_role("listitem", name="Platz 3: Ben, du"))
    ann.adds_bot(2)
    ann.button("Seat 2", exact=True).click()
    ann.button("Change the bot").click()
    ann.button("Zeno").click()
    shown(page.get_by_role("listitem", name="Seat 2: Zeno, bot, plays steadily"))
    page.get_by_role("radiogroup", name="Who deals first?").get_by_label("Ben").check(force=True)
    shown(ben.page.get_by_text("Wer gibt zuerst? Ben"))
    ann.expect_accessible()
    ann.expect_no_scrolling_sideways()
    expect(ann.start).to_have_text("Start with 1 bot")
    ben.button("Mein Name und Gesicht").click()
    ben.page.get_by_label("Dein Name").fill("Bea")
    ben.button("Speichern").click()
    shown(page.get_by_role("listitem", name="Seat 3: Bea"))
    page.get_by_role("radiogroup", name="Game").get_by_label("Dice game").check(force=True)
    shown(ben.page.get_by_text("Wer führt den Block?"))


def test_a_late_friend_takes_a_bots_seat(person: Callable[..., Person]) -> None:
    ann, cleo, dan = person(), person(), person()
    ann.opens(LONG, now=False, seats=2)
    invitation = ann.invitation
    ann.starts()
    ann.waits_for_turn()
    cleo.come(invitation)
    offers = cleo.page.get_by_role("group", name="Free to take").get_by_role("button")
    expect(offers).to_have_text(re.compile("^Take Luno\u2019s seat: phase 1, 0 points, \\d+ cards$"))
    expect(offers).to_be_disabled()
    shown(cleo.page.get_by_text("Your own part of the shuffle comes with the next game."))
    cleo.page.get_by_label("Your name").fill("Cleo")
    cleo.expect_accessible()
    offers.click()
    expect(cleo.page.locator(".hand button").first).to_be_visible()
    shown(ann.page.get_by_role("list", name="Players").get_by_text("Cleo"))
    dan.come(invitation)
    dan.page.get_by_label("Your name").fill("Dan")
    dan.button("Sit down for the next game").click()
    shown(dan.page.get_by_text("You sit down when this game is over."))


def test_the_result_names_who_has_won_and_is_a_picture(person: Callable[..., Person]) -> None:
    ann = person()
    ann.opens(SHORTEST, seats=2)
    while (one := on_turn(ann)) is not None:
        plays_dice(one)
    result = ann.page.get_by_role("dialog", name="Result")
    shown(result.get_by_role("heading", name=re.compile("^(Ann wins|Luno wins|.* share the win)$")))
    ranking = result.get_by_role("list", name="Ranking").get_by_role("listitem")
    expect(ranking).to_have_count(2)
    expect(ranking.first).to_contain_text("1 phase done")
    shown(result.get_by_text(re.compile(r"^Best phase: \d+ points")))
    ann.expect_accessible()
    ann.expect_no_scrolling_sideways()
    with ann.page.expect_download() as saved:
        ann.button("Share as a picture").click()
    assert saved.value.suggested_filename == "tenfold.png"
    png = saved.value.path().read_bytes()
    assert (int.from_bytes(png[16:20]), int.from_bytes(png[20:24])) == (1080, 1350)
    ann.button("Play again").click()  # alone it starts at once
    expect(ann.page.get_by_role("dialog")).to_have_count(0)
    ann.waits_for_turn()
