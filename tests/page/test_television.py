"""A television shows six figures, somebody at the table types them in, and it watches."""

from __future__ import annotations

from collections.abc import Callable

from playwright.sync_api import expect

from tests.page.browsing import Person, shown

LONG = 'game = "card"\nedition = "intl"'
WIDE = {"width": 1920, "height": 1080}
# The smallest text that is seen, in pixels.
SMALLEST = """() => Math.min(...[...document.querySelectorAll("body *:not(svg, svg *, .sr, .sr *)")]
  .filter((one) => [...one.childNodes].some((node) => node.nodeType === 3 && node.data.trim()))
  .filter((one) => one.checkVisibility())
  .map((one) => parseFloat(getComputedStyle(one).fontSize)))"""


def test_a_television_joins_by_six_figures(person: Callable[..., Person]) -> None:
    ann, television = person(), person(size=WIDE)
    television.come("tv")
    figures = television.page.get_by_label("Six digits")
    expect(figures).not_to_have_text("")
    television.expect_accessible()
    typed = figures.inner_text()

    ann.opens(LONG, seats=2)
    ann.waits_for_turn()
    ann.button("Menu").click()
    ann.button("Show on a television").click()
    ann.page.get_by_label("Six digits").fill("000000" if typed != "000 000" else "111111")
    ann.button("Show", exact=True).click()
    shown(ann.page.get_by_role("alert").get_by_text("No television shows these digits"))
    ann.page.get_by_label("Six digits").fill(typed)
    ann.expect_accessible()
    ann.button("Show", exact=True).click()
    expect(ann.page.get_by_role("dialog")).to_have_count(0)

    shown(television.page.get_by_role("list", name="Players"))
    shown(television.page.get_by_role("img", name="QR code"))
    expect(television.page.locator(".hand")).to_have_count(0)
    expect(television.button("Menu")).to_have_count(0)
    assert television.page.evaluate(SMALLEST) >= 28
    television.page.reload()  # it stays at the table
    shown(television.page.get_by_role("list", name="Players"))
