"""The board game in a real browser, at the size of a phone."""

from __future__ import annotations

import re
from collections.abc import Callable

from playwright.sync_api import expect

from tests.page.browsing import PHONE, Person, shown
from tests.page.playing import (
    awaited,
    on_turn,
    opens_by_keyboard,
    picks_what_does_not_belong,
    reads_the_rule,
    sees_it_again,
    takes_advice_at_the_board,
)

SHORT = 'game = "board"\nedition = "intl"\nphases = ["set 2 + set 2", "run 3"]'
KINDS = ["star", "+1", "+2", "+3", "again", "pick", "swap", "all-draw"]
# TOML lists look like Python's. With the printed phases the game does not end before somebody has to give.
ASKING = f'game = "board"\nedition = "intl"\ntrack = {["start", *["ask"] * 22, *KINDS, "joker"]}'
JOKERS = f'game = "board"\nedition = "intl"\ntrack = {["start", *["joker"] * 22, *KINDS, "ask"]}'


def test_a_whole_game_by_clicks(person: Callable[..., Person]) -> None:
    one = person().opens(SHORT, seats=3)
    page = one.page
    looked_at: set[str] = set()
    for _ in range(300):
        if one.waits_for_turn() == "over":
            break
        kind = re.sub(r"\d+|solid( 2)?", "", awaited(one))
        if kind not in looked_at:
            looked_at.add(kind)
            one.expect_accessible()
            one.expect_no_scrolling_sideways()
        takes_advice_at_the_board(one)
    assert len(looked_at) >= 3
    expect(page.get_by_text("The first phase marker on the laurel wreath decides.")).to_be_visible()
    sees_it_again(one, back=12)
    expect(page.locator("dialog ol li.space")).to_have_count(32)


def test_a_whole_game_by_keyboard_alone(person: Callable[..., Person]) -> None:
    one = person(knows=False)
    page = one.page
    opens_by_keyboard(one, SHORT)
    for _ in range(400):
        if one.waits_for_turn() == "over":
            break
        presses(one)
        one.settles()
    expect(page.locator("dialog .title")).to_be_visible()


def presses(one: Person) -> None:
    """Something that can be done now, by the keyboard."""
    page = one.page
    if page.locator(".where button").count():
        one.tab_to(".where button")
        page.keyboard.press("Enter")
        return
    for choice in (".numbers button", ".picks button"):
        if page.locator(choice).count():
            one.tab_to(choice)
            page.keyboard.press("Space")
    if not page.locator(".actions button").count():
        one.tab_to(".hand button")
        page.keyboard.press("Space")
    one.tab_to(".actions button")
    page.keyboard.press("Enter")
    one.settles()
    if page.locator(".actions .main", has_text="Wild as").count():
        one.tab_to(".actions button")
        page.keyboard.press("Enter")


def test_whoever_is_asked_decides_out_of_turn(person: Callable[..., Person]) -> None:
    """On a track of the house, shown before anybody sits down, that is nearly all asking."""
    ann = person().opens(ASKING, now=False, seats=2)
    ben = person().come(ann.invitation)
    ben.page.get_by_text("The track").click()
    expect(ben.page.locator("li.space.ask")).to_have_count(22)
    ben.expect_accessible()
    ben.expect_no_scrolling_sideways()
    ben.page.get_by_label("Your name").fill("Ben")
    ben.button("Sit down").click()
    ann.page.get_by_role("listitem", name="Seat 2: Ben").wait_for()
    ann.starts()
    while (one := on_turn(ann, ben)) is not None:
        asked = re.match(r"(\w+) asks you for (an? \d+)", awaited(one))
        if asked:
            other, giver = (ann, "Ben") if one is ben else (ben, "Ann")
            expect(other.page.locator(".bar [role=status]")).to_contain_text(
                f"Waiting for {giver}, who must give {asked[1]} {asked[2]}"
            )
            before = len(other.hand())
            one.page.locator(".actions button").first.click()
            expect(other.page.locator(".hand button")).to_have_count(before + 1)
            return
        takes_advice_at_the_board(one)
    raise AssertionError("nobody had to give a card")


def test_a_joker_in_the_hand_looks_right(person: Callable[..., Person]) -> None:
    one = person().opens(JOKERS, seats=2)
    joker = one.page.locator(".hand button[aria-label^=joker]")
    while not joker.count():
        assert one.waits_for_turn() == "turn"
        takes_advice_at_the_board(one)
    one.waits_for_turn()
    assert joker.count()
    one.expect_accessible()


def test_a_changed_lay_down_is_refused_with_its_rule(person: Callable[..., Person]) -> None:
    one = person().opens('game = "board"\nedition = "intl"\nphases = ["set 2"]', seats=2)
    page = one.page
    for _ in range(20):
        one.waits_for_turn()
        if one.button("Lay down phase 1").count():
            break
        takes_advice_at_the_board(one)
    picks_what_does_not_belong(one)
    one.button("into group 1").first.click()
    one.button("Lay down phase 1").click()
    shown(page.get_by_role("alert").get_by_text("does not belong in a set"))
    one.button("Why?").click()
    reads_the_rule(one, "board.set")
    one.expect_accessible()
    page.keyboard.press("Escape")
    one.button("As proposed").click()
    one.button("Lay down phase 1").click()
    shown(page.get_by_text("Your phase is on the table"))


def test_everything_fits_six_players_and_six_languages(person: Callable[..., Person]) -> None:
    one = person(size=PHONE).opens('game = "board"\nedition = "intl"', seats=6)
    one.waits_for_turn()
    for language in ("de", "fr", "it", "nl", "ru", "en"):
        one.page.locator("select").first.select_option(language)
        one.page.wait_for_function(f"() => document.documentElement.lang === '{language}'")
        one.expect_no_scrolling_sideways()
    for control in one.page.locator(".hand button").all():
        box = control.bounding_box()
        assert box is not None
        assert box["width"] >= 44
        assert box["height"] >= 44
        assert box["y"] + box["height"] <= PHONE["height"]
