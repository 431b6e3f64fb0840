"""The dice game in a real browser."""

from __future__ import annotations

from collections.abc import Callable

from playwright.sync_api import expect

from tests.page.browsing import Person
from tests.page.playing import opens_by_keyboard, plays_dice, sees_it_again

SHORT = 'game = "dice"\nedition = "de"\nphases = ["set 3", "run 4"]'


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
    for _ in range(100):
        if one.waits_for_turn() == "over":
            break
        plays_dice(one)
    expect(page.locator("dialog .title")).to_be_visible()
    sees_it_again(one, back=1)


def test_the_block_of_one_player_adds_up(person: Callable[..., Person]) -> None:
    """Also when points were lost (dice.solo): a phase that hardly any roll makes fails at once."""
    house = 'game = "dice"\nedition = "de"\nphases = ["set 3", "set 5 + set 5"]'
    one = person().opens(house, seats=1)
    page = one.page
    for _ in range(100):
        assert one.waits_for_turn() != "over"
        plays_dice(one)
        one.button("Block").click()
        column = page.locator("dialog .scores td").all_inner_texts()
        page.keyboard.press("Escape")
        if int(column[-2]) < 0:
            break
    *entries, total = (int(cell) for cell in column if cell)
    assert (sum(entries), entries[-1] % 5) == (total, 0)


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
        if one.button("Roll").count():
            one.tab_to("button.die")
            kept = page.locator("button.die[aria-pressed=true]").count()
            page.keyboard.press("ArrowRight")
            page.keyboard.press("Space")
            expect(page.locator("button.die[aria-pressed=true]")).not_to_have_count(kept)
        one.tab_to(".actions button.main")
        page.keyboard.press("Enter")
        one.settles()
    expect(page.locator("dialog .title")).to_be_visible()
