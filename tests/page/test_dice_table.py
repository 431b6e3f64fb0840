"""The dice game in a real browser."""

from __future__ import annotations

import re
from collections.abc import Callable

from playwright.sync_api import expect

from tests.page.browsing import Person, opened
from tests.page.playing import opens_by_keyboard, plays_dice, sees_it_again

SHORT = 'game = "dice"\nedition = "de"\nphases = ["set 3", "run 4"]'
LOOSE = re.compile("^(red|blue|green|orange) (wild|[1-9]|10)$")  # the name of a die that is not kept


def test_a_whole_game_by_clicks(person: Callable[..., Person]) -> None:
    one = person().opens(SHORT, seats=2)
    page = one.page
    one.waits_for_turn()
    one.expect_accessible()
    one.expect_no_scrolling_sideways()
    die = page.locator("button.die").first
    die.click()
    expect(die).to_have_attribute("aria-pressed", "true")
    die.click()
    expect(die).to_have_attribute("aria-pressed", "false")
    sees_the_best_choices(one)
    for _ in range(100):
        if one.waits_for_turn() == "over":
            break
        plays_dice(one)
    expect(page.locator("dialog .title")).to_be_visible()
    sees_it_again(one, back=1)


def sees_the_best_choices(one: Person) -> None:
    """A hint says why, and what the best few choices are worth; the first is the one that it has kept."""
    one.button("Hint").click()
    best = one.page.get_by_role("table", name="What the best choices are worth")
    rows = best.get_by_role("row")
    expect(rows.nth(1)).to_be_visible()  # below the headings
    assert best.get_by_role("columnheader").count() >= 2
    chances = [float(row.get_by_role("cell").last.inner_text().rstrip("%")) for row in rows.all()[1:]]
    assert all(0 <= chance <= 100 for chance in chances)
    kept = one.page.locator("button.die[aria-pressed=true]").count()
    assert kept == rows.nth(1).locator(".die").count()
    one.expect_accessible()
    one.expect_no_scrolling_sideways()
    one.button("Close").click()
    expect(best).to_have_count(0)


def sits_alone(one: Person, *phases: str) -> None:
    rules = {"edition": "de", "phases": list(phases)}
    one.come(opened(one.url, game="dice", rules=rules, seats=1))
    one.page.get_by_role("button", name=re.compile("^Start")).first.click()
    one.waits_for_turn()


def test_the_block_of_one_player_adds_up(person: Callable[..., Person]) -> None:
    """Also when points were lost (dice.solo): of ten dice three have one colour, and never ten one number."""
    one = person()
    page = one.page
    sits_alone(one, "colour 3", "set 10")
    main = page.locator(".actions button.main")
    expect(main).to_have_text(re.compile("^Write down [0-9]+$"))
    points = int(main.inner_text().split()[-1])
    main.click()
    dice = page.get_by_role("region", name="The dice")
    rolls = dice.get_by_role("status", name="Rolls left")
    for lost in ("1 failed attempt: -5", "2 failed attempts: -10"):
        for left in ("2 rolls left", "1 roll left"):
            expect(rolls).to_have_text(left)
            one.waits_for_turn()
            expect(dice.get_by_role("button", name=LOOSE)).to_have_count(10)
            one.button("Roll all ten again").click()
        expect(rolls).to_have_text("2 rolls left")
        one.waits_for_turn()
        one.button("Block").click()
        block = page.get_by_role("dialog").get_by_role("table", name="Block")
        expect(block.get_by_role("row", name="failed attempt")).to_have_accessible_name(lost)
        column = block.get_by_role("cell").all_inner_texts()
        deducted = int(lost.split()[-1])
        assert column == [str(points), "", "", str(deducted), str(points + deducted)]
        page.keyboard.press("Escape")


def test_points_are_not_thrown_away_unasked(person: Callable[..., Person]) -> None:
    """Nearly every roll of ten dice has a pair: rolling on is asked about."""
    one = person()
    page = one.page
    sits_alone(one, "set 2", "set 5 + set 5")
    dice = page.get_by_role("region", name="The dice")
    expect(dice.get_by_role("status", name="Rolls left")).to_have_text("2 rolls left")
    expect(dice.get_by_role("button", name=LOOSE)).to_have_count(10)
    main = page.locator(".actions button.main")
    expect(main).to_have_text(re.compile("^Write down [0-9]+$"))
    points = main.inner_text().split()[-1]
    one.button("Roll all ten again").click()
    question = page.get_by_role("group", name=f"You may lose these {points} points. Roll?")
    expect(question.get_by_role("button", name="Roll all ten again")).to_be_focused()
    one.expect_accessible()
    question.get_by_role("button", name="Cancel").click()
    expect(main).to_be_focused()
    one.button("Keep what helps").click()  # the pair is safe then, and nothing is asked
    expect(dice.get_by_role("button", name=re.compile(", kept$"))).to_have_count(2)
    one.button("Roll 8 dice").click()
    expect(dice.get_by_role("status", name="Rolls left")).to_have_text("1 roll left")
    expect(page.get_by_role("dialog")).to_have_count(0)
    main.click()
    expect(page.get_by_text(re.compile("Ann writes down [0-9]+ for phase 1."))).to_be_visible()


def test_every_language_finds_room(person: Callable[..., Person]) -> None:
    one = person().opens('game = "dice"\nedition = "de"', seats=4)
    one.waits_for_turn()
    for language in ("de", "fr", "it", "nl", "ru"):
        one.page.locator("header select").select_option(language)
        one.page.wait_for_function(f"() => document.documentElement.lang === '{language}'")
        one.expect_no_scrolling_sideways()


def test_a_whole_game_by_keyboard_alone(person: Callable[..., Person]) -> None:
    one = person(knows=False)
    page = one.page
    opens_by_keyboard(one, SHORT)
    for _ in range(200):
        if one.waits_for_turn() == "over":
            break
        if page.locator(".actions").get_by_role("button", name="Roll").count():
            one.tab_to("button.die")
            kept = page.locator("button.die[aria-pressed=true]").count()
            page.keyboard.press("ArrowRight")
            page.keyboard.press("Space")
            expect(page.locator("button.die[aria-pressed=true]")).not_to_have_count(kept)
        one.tab_to(".actions button.main")
        page.keyboard.press("Enter")
        one.settles()
    expect(page.locator("dialog .title")).to_be_visible()
