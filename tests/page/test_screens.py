"""Every screen: all fits, in six languages and with large letters; axe finds nothing, nothing shifts."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import expect

from tests.page import scenes
from tests.page.browsing import DESKTOP, Person, shown
from tests.page.fitting import FEW, SIZES, WATCH, inaccessible_words, misfits, shifted

SHIFTED_AT_MOST = 0.01
# What slides over a table looks the same at all but a few sizes.
PANELS = re.compile(
    "home-|menu|log|fair|move|show|settings|keys|reactions|rules|.*-(scores|seat|block|card)$"
)
# Here others have moved, or the server answered a tap: what was laid or drawn made room for itself,
# and a note of a lesson goes to what it speaks of.
IN_PLAY = re.compile("card-(draw|others-turn|hint|lay|hit)$|board|lesson")
SHEETS = re.compile("hand-over|round-over|result")  # which stand there for whoever comes back, too


def watched(person: Callable[..., Person]) -> Callable[..., Person]:
    """People on whose pages it is noted what moves."""

    def comes(**wishes: Any) -> Person:
        one = person(**wishes)
        one.context.add_init_script(WATCH)
        return one

    return comes


def expect_no_shift(one: Person) -> None:
    far, what = shifted(one.page)
    assert far <= SHIFTED_AT_MOST, (far, what)


@pytest.mark.parametrize("scene", [name for name in scenes.ALL if name != "television"])
def test_everything_fits(person: Callable[..., Person], scene: str) -> None:
    for screen, one in scenes.ALL[scene](watched(person)):
        if SHEETS.match(screen):
            one.page.reload()
            one.page.locator("dialog .title, dialog footer button.main").first.wait_for()
        if not IN_PLAY.match(screen):
            expect_no_shift(one)
        found = misfits(one.page, FEW if PANELS.match(screen) else SIZES)
        assert not found, (screen, len(found), found[:8])
        one.expect_accessible()
        if not PANELS.match(screen):
            objections = inaccessible_words(one.page)
            assert not objections, (screen, objections)
        shifted(one.page)  # what languages and sizes moved


def test_a_television_is_accessible_and_shifts_nothing(person: Callable[..., Person]) -> None:
    for _, one in scenes.television(watched(person)):
        expect_no_shift(one)
        one.expect_accessible()
        one.expect_no_scrolling_sideways()


@pytest.mark.parametrize("seats", [3, 4, 6])
def test_the_board_has_room_for_what_stands_inside_it(person: Callable[..., Person], seats: int) -> None:
    one = person(size={**DESKTOP, "height": 700}).opens(scenes.BOARD, seats=seats)
    scenes.moves_at_the_board(one)
    for part in ("main .stock", "main .stock .dice"):
        around, within = (one.page.locator(at).bounding_box() for at in ("main .inside", part))
        assert around
        assert within
        assert around["y"] <= within["y"]
        assert within["y"] + within["height"] <= around["y"] + around["height"]
    one.expect_accessible()
    one.expect_no_scrolling_sideways()


@pytest.mark.parametrize("rules", [scenes.CARD, scenes.DICE, scenes.BOARD], ids=["card", "dice", "board"])
def test_a_table_that_opens_shifts_nothing(person: Callable[..., Person], rules: str) -> None:
    one = watched(person)(size={"width": 390, "height": 844}, reduced_motion="no-preference")
    one.opens(rules)
    one.waits_for_turn()
    one.page.reload()
    one.waits_for_turn()
    expect(one.page.get_by_role("status", name="Turn")).to_be_visible()
    expect_no_shift(one)


def test_the_address_that_opens_a_table_with_bots(person: Callable[..., Person]) -> None:
    """`make play` leads here."""
    one = person().come("#play")
    one.waits_for_turn()
    assert "#room=" in one.page.url
    one.page.go_back()
    shown(one.button("Play the card game"))
