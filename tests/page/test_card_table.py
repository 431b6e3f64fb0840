"""The card game in a real browser, at the size of a phone."""

from __future__ import annotations

import re
from collections.abc import Callable

from playwright.sync_api import expect

from tests.page.browsing import IMPATIENTLY, PHONE, Person, shown
from tests.page.playing import (
    NEARLY_OUT,
    discards,
    draws,
    looks_through_it,
    opens_by_keyboard,
    picks_what_does_not_belong,
    question,
    reads_the_rule,
    sees_it_again,
    takes_advice,
)

SHORT = 'game = "card"\nedition = "intl"\nvariants = ["short:1"]'


def test_a_whole_game_by_clicks(person: Callable[..., Person]) -> None:
    one = person().opens(SHORT, seats=2)
    page = one.page
    for _ in range(400):
        if one.waits_for_turn() == "over":
            break
        takes_advice(one)
    page.locator("dialog summary").click()
    with page.expect_download() as downloading:
        page.get_by_role("link", name="Download the record").click()
    assert downloading.value.path().read_bytes().startswith(b'{"record":"tenfold"')
    sees_it_again(one, back=1)
    page.keyboard.press("Escape")
    one.button("Result").click()
    looks_through_it(one)
    page.keyboard.press("Escape")
    one.button("Result").click()
    one.button("Play again").click()
    expect(page.locator(".hand button").first).to_be_visible()  # with one tap, no lobby in between
    expect(page.locator("dialog")).to_have_count(0)


def test_a_whole_game_by_keyboard_alone(person: Callable[..., Person]) -> None:
    one = person(knows=False)
    page = one.page
    opens_by_keyboard(one, SHORT)
    for turn in range(400):
        if one.waits_for_turn() == "over":
            break
        if not (one.button("Lay down").count() or one.button("Draw", exact=True).count()):
            one.tab_to(".hand button")
            if turn % 2:
                page.keyboard.press("End")
            page.keyboard.press("Space")
        one.tab_to(".actions button.main")
        page.keyboard.press("Enter")
        one.settles()
        if question(one).count():
            one.tab_to(".ask button")
            page.keyboard.press("Enter")
            one.settles()
    expect(page.locator("dialog .title")).to_be_visible()


# Whether my groups and my rung have glowed, however short that was.
CELEBRATED = """() => {
  window.celebrated = [];
  new MutationObserver(() => {
    for (const one of document.querySelectorAll(".proud"))
      window.celebrated.push(one.tagName === "LI" ? "LI" : "groups");
  }).observe(document.body, { subtree: true, childList: true, attributes: true, attributeFilter: ["class"] });
}"""


def test_a_changed_lay_down_is_refused_with_its_rule(person: Callable[..., Person]) -> None:
    one = person().opens('game = "card"\nedition = "intl"\nphases = ["set 2"]', seats=2)
    page = one.page
    one.waits_for_turn()
    one.button("Draw", exact=True).click()
    expect(one.button("Lay down phase 1")).to_be_visible()  # eleven cards nearly always hold a pair
    picks_what_does_not_belong(one)
    one.button("into group 1").first.click()
    one.expect_accessible()
    one.button("Lay down phase 1").click()
    shown(page.get_by_role("alert").get_by_text("does not belong in a set"))
    one.expect_accessible()
    one.button("Why?").click()
    reads_the_rule(one, "card.set")
    one.expect_accessible()
    page.keyboard.press("Escape")
    one.button("As proposed").click()
    page.evaluate(CELEBRATED)
    one.button("Lay down phase 1").click()
    shown(page.get_by_text("Your phase is on the table"))
    page.wait_for_function("() => window.celebrated.includes('groups') && window.celebrated.includes('LI')")
    expect(page.locator(".proud")).to_have_count(0)  # for a moment


def test_a_reload_in_mid_turn_and_another_language(person: Callable[..., Person]) -> None:
    one = person().opens('game = "card"\nedition = "fx"', seats=3)
    page = one.page
    draws(one)
    held = one.hand()
    page.reload()
    expect(page.locator(".hand button")).to_have_count(11)
    assert one.hand() == held
    page.get_by_label("Language").select_option("de")
    expect(one.button("Tipp")).to_be_visible()
    assert page.evaluate("document.documentElement.lang") == "de"
    one.button("Tipp").click()
    expect(page.locator(".advice")).to_contain_text(re.compile("abwerfen|auslegen|Wirf|Leg|ab|aus"))
    one.button("Regeln").click()
    expect(page.get_by_text("Aufnahmestapel").first).to_be_visible()
    page.keyboard.press("Escape")
    for language in ("fr", "it", "nl", "ru", "en"):
        page.get_by_label(re.compile("Sprache|Langue|Lingua|Taal|Язык")).select_option(language)
        page.wait_for_function(f"() => document.documentElement.lang === '{language}'")
        one.expect_no_scrolling_sideways()
    expect(one.button("Hint")).to_be_visible()


def test_a_card_can_be_dragged_to_the_discard_pile(person: Callable[..., Person]) -> None:
    one = person().opens('game = "card"\nedition = "intl"', seats=2)
    page = one.page
    draws(one)
    card, pile = page.locator(".hand button").first, page.locator(".pile[data-drop=discard]")
    start, end = card.bounding_box(), pile.bounding_box()
    assert start is not None
    assert end is not None
    page.mouse.move(start["x"] + 20, start["y"] + 30)
    page.mouse.down()
    page.mouse.move(end["x"] + 10, end["y"] + 40, steps=8)
    page.mouse.move(end["x"] + 20, end["y"] + 30)
    page.mouse.up()
    expect(page.locator(".hand button")).to_have_count(10)


def test_targets_are_large_enough_for_a_thumb(person: Callable[..., Person]) -> None:
    one = person(size=PHONE).opens('game = "card"\nedition = "intl"', seats=6)
    one.waits_for_turn()
    one.expect_no_scrolling_sideways()
    for control in one.page.locator(".actions button, .hand button, .pile").all():
        box = control.bounding_box()
        assert box is not None
        assert box["width"] >= 44
        assert box["height"] >= 44
        assert box["y"] + box["height"] <= PHONE["height"] + 1


def test_the_end_of_a_hand_is_a_moment(person: Callable[..., Person]) -> None:
    """All hands are open on a sheet, the table can be looked at, and the next hand waits for a tap."""
    one = person().opens(
        f'game = "card"\nedition = "intl"\nphases = ["{NEARLY_OUT}", "{NEARLY_OUT}"]', seats=3
    )
    page = one.page
    sheet = page.get_by_role("dialog", name="Hand 1 is over")
    for _ in range(60):
        page.wait_for_function(IMPATIENTLY)
        if sheet.count():
            break
        takes_advice(one)
    rows = sheet.get_by_role("table", name="What the hands cost").get_by_role("row")
    said = [row.get_attribute("aria-label") for row in rows.all()][1:]
    assert len(said) == 3
    pattern = r".+: \d+ cards?, \d+ points?, total \d+, (phase 1 done|tries phase 1 again)"
    assert all(re.fullmatch(pattern, row or "") for row in said), said
    assert (said[-1] or "").count(": 0 cards, 0 points") == 1  # whoever went out comes last
    one.expect_accessible()
    one.expect_no_scrolling_sideways()
    expect(one.button("Next hand")).to_be_focused()
    page.keyboard.press("Escape")
    expect(sheet).to_have_count(0)
    expect(page.get_by_role("region", name="Last moves").get_by_role("listitem").last).to_contain_text("out")
    page.reload()
    expect(one.button("Next hand")).to_be_visible()  # whoever comes back sees it
    page.keyboard.press("Escape")
    one.button("Back to the sheet").click()
    one.button("Next hand").click()
    expect(sheet).to_have_count(0)
    expect(page.locator(".hand button").first).to_be_visible()


def test_what_happened_is_told_and_what_came_is_marked(person: Callable[..., Person]) -> None:
    one = person().opens('game = "card"\nedition = "intl"', seats=3)
    page = one.page
    draws(one)
    expect(
        page.get_by_role("toolbar", name="Your hand").get_by_role("button", name="just drawn")
    ).to_have_count(1)
    moves = page.get_by_role("region", name="Last moves").get_by_role("listitem")
    expect(moves.last).to_contain_text("You draw")
    discards(one)
    one.waits_for_turn()
    expect(page.get_by_role("button", name="just drawn")).to_have_count(0)
    assert moves.count() <= 10
    assert not any(text.endswith("s turn") for text in moves.all_inner_texts())
    rung = page.get_by_role("list", name="Ladder").get_by_role("listitem", name=re.compile("^Phase 1: "))
    assert "you" in (rung.get_attribute("aria-label") or "")
    players = page.get_by_role("list", name="Players").get_by_role("listitem")
    assert re.fullmatch(
        r"\w+, bot, plays \w+, phase 1( laid)?, \d+ cards?(, loses the next turn)?",
        players.first.get_attribute("aria-label") or "",
    )
    one.button("Phase card").click()
    shown(page.get_by_role("dialog", name="Phase card").get_by_text("your phase"))
    one.expect_accessible()
