"""Several phones on one score sheet: all see what one enters, and what is entered offline waits."""

from __future__ import annotations

from collections.abc import Callable

from playwright.sync_api import expect

from tests.page.browsing import Person, shown
from tests.page.keeping import begins, has, went_out

SENT = "everything sent"


def enters(one: Person, hand: int, out: str, other: str, points: int) -> None:
    one.button(f"Enter hand {hand}").click()
    went_out(one, out)
    has(one, other, points)
    one.button("Write down").click()


def total_of(one: Person, name: str, total: str) -> None:
    line = one.page.locator("li", has=one.page.get_by_text(name, exact=True))
    expect(line.locator(".total")).to_have_text(total)


def test_two_phones_one_of_them_offline(person: Callable[..., Person]) -> None:
    ann, ben = person(), person()
    ann.come("pad/")
    begins(ann, "Card game", ["Ann", "Ben"])
    enters(ann, 1, "Ann", "Ben", 55)
    ann.button("Share live").click()
    ann.expect_accessible()
    ann.button("Share this sheet").click()
    link = ann.page.get_by_label("Link to this sheet")
    link.wait_for()
    ann.expect_accessible()
    ann.expect_no_scrolling_sideways()
    fragment = link.input_value().partition("/pad/")[2]
    ann.button("Close").click()
    shown(ann.page.get_by_text(SENT))

    # Whoever opens the link has the same sheet; an entry of one is there for the other.
    ben.come(f"pad/{fragment}")
    total_of(ben, "Ben", "55 points")
    shown(ben.page.get_by_text(SENT))
    enters(ben, 2, "Ben", "Ann", 60)
    shown(ann.page.get_by_text("From another phone: Hand 2: Ann 60, Ben 0 ✓1"))
    total_of(ann, "Ann", "60 points")
    ann.expect_accessible()

    # Offline, two hands wait, and stay when the page is closed; meanwhile another enters the first of them.
    ben.context.set_offline(True)
    enters(ben, 3, "Ann", "Ben", 70)
    shown(ben.page.get_by_text("1 entry waits here"))
    enters(ben, 4, "Ben", "Ann", 80)
    shown(ben.page.get_by_text("2 entries wait here"))
    total_of(ben, "Ben", "125 points")
    enters(ann, 3, "Ann", "Ben", 75)
    shown(ann.page.get_by_text(SENT))

    ben.context.set_offline(False)
    question = ben.page.get_by_role("dialog", name="Another phone was faster")
    shown(question.get_by_text("Hand 3: Ann 0 ✓2, Ben 75"))
    shown(question.get_by_text("Hand 3: Ann 0 ✓2, Ben 70"))
    ben.expect_accessible()
    ben.expect_no_scrolling_sideways()
    ben.button("Close").click()  # later
    ben.page.reload()
    question.get_by_role("button", name="Replace it with mine").click()
    shown(ben.page.get_by_text(SENT))
    for one in (ann, ben):
        total_of(one, "Ben", "125 points")
        total_of(one, "Ann", "140 points")
        shown(one.button("Enter hand 5"))

    # What somebody is about to enter stays, and they see first what came; a correction goes on beside it.
    ann.button("Enter hand 5").click()
    went_out(ann, "Ann")
    has(ann, "Ben", 90)
    ann.button("Close").click()
    ann.button("Correct hand 1").click()
    has(ann, "Ben", 65)
    enters(ben, 5, "Ann", "Ben", 95)
    correction = ann.page.get_by_role("dialog", name="Correct hand 1")
    shown(correction.get_by_text("From another phone: Hand 5"))
    expect(correction.get_by_label("Points of Ben")).to_have_value("65")
    expect(correction.get_by_label("Points of Ben")).to_be_focused()
    ann.button("Write down").click()
    total_of(ben, "Ben", "230 points")
    shown(ann.button("Go on with hand 6"))

    # The end of sharing: every phone keeps its copy and goes on with it.
    ann.button("Share live").click()
    ann.button("Stop sharing").click()
    shown(ann.button("Share this sheet"))
    shown(ben.page.get_by_text("no longer shared"))
    enters(ben, 6, "Ben", "Ann", 50)
    ben.page.reload()
    total_of(ben, "Ann", "190 points")
    ben.come(f"pad/{fragment}")
    ben.page.reload()
    shown(ben.page.get_by_text("No sheet is shared under this link"))
    assert ann.errors == ben.errors == []


def test_once_more_on_the_same_phones(person: Callable[..., Person]) -> None:
    ann, ben = person(), person()
    ann.come("pad/")
    begins(ann, "Card game", ["Ann", "Ben"], "Only the first")
    ann.button("Share live").click()
    ann.button("Share this sheet").click()
    ben.come(f"pad/{ann.page.get_by_label('Link to this sheet').input_value().partition('/pad/')[2]}")
    ann.button("Close").click()
    for hand in (1, 2):
        enters(ann, hand, "Ann", "Ben", 50)
    more = "Once more, the same people"
    for one in (ann, ben):
        shown(one.button(more))
        shown(one.page.get_by_text("shared on the same phones"))
    ann.expect_accessible()
    ann.button(more).click()
    enters(ann, 1, "Ben", "Ann", 60)
    shown(ann.page.get_by_text(SENT))
    ben.button(more).click()
    total_of(ben, "Ann", "60 points")
    enters(ben, 2, "Ann", "Ben", 70)
    total_of(ann, "Ben", "70 points")
    assert ann.errors == ben.errors == []


def test_what_is_typed_of_a_roll_goes_only_when_another_phone_has_entered_that_one(
    person: Callable[..., Person],
) -> None:
    ann, ben = person(), person()
    ann.come("pad/")
    begins(ann, "Dice game", ["Ann", "Ben"])
    ann.button("Share live").click()
    ann.button("Share this sheet").click()
    ben.come(f"pad/{ann.page.get_by_label('Link to this sheet').input_value().partition('/pad/')[2]}")
    ann.button("Close").click()
    ann.page.get_by_label("Points of Ann").fill("45")
    ann.page.keyboard.press("Enter")
    typed = ann.page.get_by_label("Points of Ben")
    typed.fill("3")
    ben.button("Correct entry 1", exact=True).click()
    ben.page.locator("dialog").get_by_label("Points of Ann").fill("50")
    ben.page.keyboard.press("Enter")
    shown(ann.page.get_by_text("From another phone"))
    expect(typed).to_have_value("3")
    ben.page.get_by_label("Points of Ben").fill("30")
    ben.page.keyboard.press("Enter")
    expect(ann.page.get_by_label("Points of Ann")).to_have_value("")
    assert ann.errors == ben.errors == []
