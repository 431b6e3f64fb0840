"""Turns at the tables, as people take them."""

from __future__ import annotations

import json
import re
from urllib.request import urlopen

from playwright.sync_api import Locator, expect

from tests.page.browsing import PATIENCE, Person

# A phase with which a hand is over after a dozen decisions: two cards are left to whoever lays it.
NEARLY_OUT = "run 4 + set 2 + set 2"


def question(one: Person) -> Locator:
    """What an action needs to know before it is sent."""
    asked = one.page.get_by_role("group", name=re.compile("Who loses a turn|Which end of the run"))
    return asked.get_by_role("button")


def takes_advice(one: Person) -> None:
    """What the hint says, by clicks: it picks the card up, and the main button does it."""
    page = one.page
    if one.button("Draw", exact=True).count():
        one.button("Draw", exact=True).click()
    elif one.button("Knock").count():
        one.button("Let it go").click()
    else:
        one.button("Hint").click()
        page.locator("[role=status] .advice").wait_for()
        if (
            page.locator(".group.target").count()
            and "Discard" not in page.locator(".actions .main").first.inner_text()
        ):
            page.locator(".group.target").first.click()
        else:
            page.locator(".actions .main").first.click()
    one.settles()
    if question(one).count():
        question(one).first.click()
        one.settles()


def takes_advice_at_the_board(one: Person) -> None:
    """What the hint says, by clicks: it is lit, or ready behind the first button."""
    page = one.page
    keeping = page.get_by_role("dialog").filter(has=page.get_by_role("group", name="Cards to keep"))
    if keeping.count():
        keeping.get_by_role("button", name="Hint").click()
        keeping.locator(".advice").wait_for()
        keeping.get_by_role("button", name=re.compile("^Keep ")).click()
        one.settles()
        return
    one.button("Hint").click()
    page.locator("[role=status] .advice").wait_for()
    lit = page.locator(".advised")
    (lit if lit.count() else page.locator(".actions button")).first.click()
    one.settles()
    if question(one).count():
        question(one).first.click()
        one.settles()


def opens_by_keyboard(one: Person, house: str) -> None:
    """A table with rules of the house."""
    one.opens(house, now=False)
    one.tab_to(".start button")
    one.page.keyboard.press("Enter")


def reads_the_method(one: Person, told: str) -> None:
    """How a figure was counted, one tap away from it."""
    one.button("How was this counted?").click()
    expect(one.page.get_by_role("dialog").get_by_text(told)).to_be_visible()
    one.page.keyboard.press("Escape")


def reads_the_rule(one: Person, rule: str) -> None:
    """The one that a refusal broke, with a link to it."""
    meant = one.page.get_by_role("listitem").filter(has=one.page.get_by_text("The rule behind it"))
    expect(meant).to_be_in_viewport()
    link = meant.get_by_role("link", name="Copy the link to this rule")
    expect(link).to_have_attribute("href", f"{one.url}/#rule={rule}")


PROVEN = re.compile(
    r"Proven: all randomness was fixed before the start.*"
    r"Recomputed here: all [1-9]\d* outcomes of chance\."
)


def sees_it_again(one: Person, *, back: int, verdict: str | re.Pattern[str] = PROVEN) -> None:
    """From the result to the replay's end, and so many steps back from there."""
    page = one.page
    expect(page.get_by_text(verdict)).to_be_visible()
    one.expect_accessible()
    one.expect_no_scrolling_sideways()
    one.button("Watch it again").click()
    slider = page.get_by_role("slider")
    slider.focus()
    page.keyboard.press("End")
    last = int(slider.input_value())
    for _ in range(back):
        one.button("One step back").click()
    assert int(slider.input_value()) == last - back
    one.expect_accessible()
    one.expect_no_scrolling_sideways()


def looks_through_it(one: Person) -> None:
    """From the result to the review, and by a tap on the curve to the table as it was at a decision."""
    page = one.page
    one.button("Review").click()
    curve = page.get_by_role("img", name=re.compile("^Over the game, from 50% to "))
    curve.wait_for(timeout=10 * PATIENCE)
    slider = page.get_by_role("slider")
    expect(slider).to_have_value("0")
    curve.click()
    expect(slider).not_to_have_value("0")
    told = page.locator("dialog .why")
    expect(told).to_have_text(re.compile("^You .*(Better:.*Chance to win: |Nothing better is known here)"))
    players = page.locator("dialog .players li")
    mine, theirs = (players.nth(seat).locator(".cards > .card:not(.hidden)") for seat in (0, 1))
    backs = players.nth(1).locator(".cards > .hidden")
    for seen in (curve, told, mine.first, one.button("Close")):  # the curve stays above what a tap has led to
        expect(seen).to_be_in_viewport(ratio=1)
    with urlopen(f"{one.url}/rooms/{page.url.partition('#room=')[2]}/replay") as answer:
        steps = json.load(answer)["steps"]

    def taken_openly(seat: int) -> int:
        """Of the cards in a hand, at the table that is seen."""
        steps_so_far = reversed(steps[: int(slider.input_value())])
        shown = next((step["changed"]["shown"] for step in steps_so_far if "shown" in step["changed"]), None)
        return len(shown[seat].split()) if shown else 0

    expect(theirs).to_have_count(taken_openly(1))  # of the others, how many
    expect(backs.first).to_be_visible()
    expect(players.nth(1)).to_contain_text(f"{backs.count()} card")
    page.get_by_label("Show all hands").check()
    expect(theirs.first).to_be_visible()
    expect(backs).to_have_count(0)
    one.expect_accessible()
    hidden = (at for at, step in enumerate(steps, 1) for them in step.get("told", ()) if 0 in them["seats"])
    slider.fill(str(next(hidden)))
    said = page.locator("dialog .said")
    expect(said.locator(".chip")).to_have_count(1)
    page.get_by_label("Show all hands").uncheck()
    expect(said).to_have_text(re.compile("draws a card"))
    expect(said.locator(".chip")).to_have_count(0)  # what is not shown is not told
    other = page.get_by_label("Whose decisions").locator("option").nth(1).inner_text()
    page.get_by_label("Whose decisions").select_option(other)
    curve.wait_for(timeout=10 * PATIENCE)
    curve.click()
    expect(theirs.first).to_be_visible()
    expect(mine).to_have_count(taken_openly(0))
    # What the other one did is not told as if it had been I; a draw is told a step later, with its card.
    expect(told).to_have_text(re.compile(f"^{other} "))
    one.button("One step forward").click()
    if not said.inner_text().strip():
        one.button("One step forward").click()
    expect(said).to_have_text(re.compile(other))
    one.expect_no_scrolling_sideways()


def plays_dice(one: Person) -> None:
    """One step towards the end of the game."""
    actions = one.page.locator(".actions")  # what happened last is told by a button too
    actions.get_by_role("button").first.wait_for()  # once the others' dice were seen
    for name in ("Write down", "Keep what helps", "Roll"):
        if actions.get_by_role("button", name=name).count():
            actions.get_by_role("button", name=name).first.click()
            break
    one.settles()


def on_turn(*people: Person) -> Person | None:
    """Whoever of these is to decide; None if the game is over. After a hand or a round all are ready."""
    pause = 50  # milliseconds
    for _ in range(PATIENCE // pause):
        for one in people:
            if one.page.locator("dialog .title").count():
                return None
            if one.page.title().startswith("●"):
                one.waits_for_turn()
                return one
            one.is_ready()
        people[0].page.wait_for_timeout(pause)
    raise AssertionError("nobody is on turn")


def awaited(one: Person) -> str:
    """What the bar says is awaited."""
    return one.page.get_by_role("status", name="Turn").inner_text()


def draws(one: Person) -> None:
    one.waits_for_turn()
    before = len(one.hand())
    one.button("Draw", exact=True).click()
    expect(one.page.locator(".hand button")).to_have_count(before + 1)


def discards(one: Person) -> None:
    """The first card."""
    before = len(one.hand())
    one.page.locator(".hand button").first.click()
    one.page.locator(".actions button", has_text="Discard").click()
    one.settles()
    if question(one).count():
        question(one).first.click()
    expect(one.page.locator(".hand button")).to_have_count(before - 1)


def picks_what_does_not_belong(one: Person) -> None:
    """A card of another number than those of the proposed set."""
    needed = {number_of(card) for card in one.page.locator(".hand .needed").all()} | {""}
    others = one.page.locator(".hand button:not(.needed)").all()
    next(card for card in others if number_of(card) not in needed).click()


def number_of(card: Locator) -> str:
    """Empty for a wild, a skip and a joker."""
    label = card.get_attribute("aria-label") or ""
    return "" if "joker" in label else "".join(re.findall(r"\d+", label))
