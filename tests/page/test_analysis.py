"""The analysis board: a position is tapped, pasted, opened from a record or carried by a link."""

from __future__ import annotations

import re
from collections.abc import Callable
from pathlib import Path

from playwright.sync_api import expect

import tenfold
from tenfold.rooms.analysing import analyse
from tests.page.browsing import DESKTOP, Person, shown

PASTED = "card intl | hands R1 G2 B3 Y4 R9 B9 G9 Y12 W W / 10 / 10 | phases 4 / 2 / 3 | discard R5"


def test_a_position_is_set_up_and_asked_about(person: Callable[..., Person], tmp_path: Path) -> None:
    one = person(size=DESKTOP)
    page = one.come().page
    page.get_by_role("link", name="Analysis", exact=True).click()
    shown(page.get_by_role("heading", name="Analysis board"))

    # Tapped: the dice coach.
    page.get_by_text("Dice game", exact=True).click()
    page.get_by_label("You: Phase").select_option("3")
    page.get_by_label("You: Points").fill("85")
    keys = page.get_by_role("group", name="Cards and dice to tap")
    for number in ("9", "9", "9", "9", "6", "5", "4", "wild", "2", "1"):
        keys.get_by_role("button", name=number, exact=True).click()
    one.button("What now?").click()
    answer = page.get_by_role("region", name="Answer")
    found = analyse("dice de | dice 9 9 9 9 6 5 4 W 2 1 | phases 3 | points 85")
    assert found.best is not None
    assert found.best.choices[0].worth is not None
    shown(answer.get_by_role("cell", name=f"{found.best.choices[0].worth:.2f}"))
    answer.get_by_role("button", name=re.compile("^Played as well as possible.*How was this counted")).click()
    shown(page.get_by_role("dialog").get_by_text("From the exact solution of the game"))
    one.expect_accessible()
    page.keyboard.press("Escape")
    one.expect_no_scrolling_sideways()
    link = page.url
    assert "#position=dice_de_;_dice_" in link

    # Pasted; then one that cannot be, of which nothing is lost.
    page.get_by_text("As text", exact=True).click()
    field = page.get_by_label("Paste a position")
    field.fill(PASTED)
    one.button("Take it over").click()
    shown(answer.get_by_role("heading", name="Take the top card of the discard pile"))
    shown(answer.get_by_text("1 card is missing for phase 4."))
    worths = answer.get_by_role("table", name="What the best choices are worth")
    shown(worths.get_by_role("rowheader", name="Take the top card of the discard pile advised"))
    shown(answer.get_by_text(re.compile(r"^Estimated in only \d+ possible worlds")))
    answer.get_by_role("button", name=re.compile("^Chance to win, played as advised: .* ± ")).click()
    shown(page.get_by_role("dialog").get_by_text("a solid player in every seat"))
    page.keyboard.press("Escape")
    expect(page.get_by_label("Player 3: Phase")).to_have_value("3")
    expect(page.get_by_role("region", name=re.compile("^Your hand"))).to_contain_text("10 cards")
    one.expect_accessible()
    impossible = PASTED.replace("R5", "R5 R5 R5")
    field.fill(impossible)
    one.button("Take it over").click()
    shown(page.get_by_role("alert").get_by_text("The box does not hold that many of these cards"))
    expect(field).to_have_value(impossible)
    one.button("Take red 5 away").first.click()
    one.button("What now?").click()
    shown(answer.get_by_role("heading", name="Take the top card of the discard pile"))

    # From a record, and from a file that is none.
    record = tmp_path / "game.jsonl"
    record.write_bytes(bytes(tenfold.play_game("board", bots=["easy"] * 3, seed=2).record))
    page.get_by_label("Or open a record").set_input_files(Path(__file__))
    shown(page.get_by_role("alert").get_by_text("This file is not a record of a game."))
    page.get_by_label("Or open a record").set_input_files(record)
    page.get_by_label(re.compile("^Step, 0 to")).fill("30")
    one.button("Show").click()
    shown(answer.get_by_role("heading"))
    expect(page.get_by_role("radio", name="Board game")).to_be_checked()
    one.expect_accessible()

    # By a link, on a phone.
    other = person()
    other.page.goto(link)
    phone = other.page.get_by_role("region", name="Answer")
    shown(phone.get_by_role("cell", name=f"{found.best.choices[0].worth:.2f}"))
    expect(phone.get_by_role("heading")).to_be_in_viewport()
    other.expect_accessible()
    other.expect_no_scrolling_sideways()


def test_links_that_were_cut_short_are_told(person: Callable[..., Person]) -> None:
    one = person()
    nowhere = "This link leads to no position. Perhaps it was cut off: ask for it again."
    for fragment, told in {
        "analysis#room=AAAA&step=3": nowhere,
        f"analysis#room={'A' * 22}&ste": nowhere,
        f"analysis#room={'A' * 22}&step=3": "There is no room with this invitation.",
        f"analysis#game={'0' * 63}&step=3": nowhere,
        f"analysis#game={'0' * 64}&step=3": "This browser does not keep that game, or no longer does.",
        "analysis#position=": "A position begins with its game: card, dice, board.",
        "analysis#position=card_intl_;_hands_R1_G": '"G" is not a card',
        "pad/#sheet=": "There is no sheet in this link. Perhaps it was cut off: ask for it again.",
        "pad/#sheet=zq1YqSyzKVLJSKkktLlHS": "There is no sheet in this link.",
        "pad/#live=AAAA": "No sheet is shared under this link, or not any more.",
    }.items():
        shown(one.come(fragment).page.get_by_role("alert").get_by_text(told))
