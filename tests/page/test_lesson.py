"""The guided first hand of each game, played to its end by doing what the notes say."""

from __future__ import annotations

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Locator, expect

from tests.page.browsing import Person, opened
from tests.page.scenes import moves_at_the_board

EDITION = {"card": "intl", "dice": "de", "board": "intl"}
SEATS = {"card": 3, "dice": 2, "board": 3}
MOST = 60  # notes
# Beside what it speaks of, which is in sight: the note covers neither that nor what is to be tapped.
STANDS_ASIDE = """() => {
  const box = (selector) => document.querySelector(selector)?.getBoundingClientRect();
  const note = box(".lesson");
  const covers = (one) =>
    one && one.left < note.right && note.left < one.right && one.top < note.bottom && note.top < one.bottom;
  if (document.querySelector("dialog .lesson")) return true;
  const halo = box(".halo");
  const isSeen = halo && halo.top > -5 && halo.bottom < innerHeight + 5;
  return isSeen && !covers(halo) && !covers(box("main .actions"));
}"""


def begins(one: Person, game: str) -> Locator:
    """The lesson's notes."""
    one.context.add_init_script("localStorage.setItem('tenfold.pace', 'quick')")
    rules = {"edition": EDITION[game]}
    one.come(opened(one.url, game=game, rules=rules, seats=SEATS[game], fill="easy", lesson=True))
    one.page.get_by_role("button", name=re.compile("^Start")).first.click()
    return one.page.get_by_role("region", name=re.compile(r"^Lesson, step \d+ of \d+$"))


def does(one: Person, said: str) -> None:
    """What a note says, which is what the hint makes ready."""
    page = one.page
    if "Tap the dice" in said:
        one.button("Keep what helps").click()
        page.locator(".actions button", has_text="Roll").click()
    elif "write down" in said:
        one.button("Write down").click()
    elif "A turn begins" in said:
        page.locator(".actions button", has_text="Take" if "open one" in said else "Draw").first.click()
    else:
        page.get_by_role("button", name="Hint").first.evaluate("one => one.click()")  # the note lies over it
        page.locator(".advice").first.wait_for()
        lit = page.locator(".advised")
        (lit if lit.count() else page.locator(".actions .main")).first.click()
    one.settles()


@pytest.mark.parametrize("game", ["card", "dice", "board"])
def test_a_lesson_ends_where_the_notes_lead(person: Callable[..., Person], game: str) -> None:
    one = person(knows=False)
    note = begins(one, game)
    expect(note).to_have_accessible_name(re.compile("step 1 of"))
    expect(note.get_by_role("button", name="I know this game")).to_be_visible()
    one.expect_accessible()
    one.expect_no_scrolling_sideways()
    steps: list[str] = []
    for _ in range(MOST):
        note.wait_for()
        expect(note.get_by_role("button", name="Leave the lesson")).to_be_visible()
        one.page.wait_for_function(STANDS_ASIDE)
        step, said = note.get_attribute("aria-label") or "", note.inner_text()
        steps.append(step)
        if note.get_by_role("button", name="Next").count():
            note.get_by_role("button", name="Next").click()
        else:
            does(one, said)
        if re.fullmatch(r"Lesson, step (\d+) of \1", step):
            break
        one.page.wait_for_function(
            "([old, said]) => { const note = document.querySelector('.lesson');"
            " return note && (note.ariaLabel !== old || note.innerText !== said); }",
            arg=[step, said],
        )
    assert len(set(steps)) >= 4, steps
    expect(note).to_have_count(0)
    assert one.page.evaluate(f"localStorage.getItem('tenfold.intro.{game}')") == "seen"


def test_a_lesson_can_be_left_and_taken_up_again(person: Callable[..., Person]) -> None:
    """Bots wait while a note is read; what was read is not shown again; nobody claims a secret deal."""
    one = person(knows=False)
    page, note = one.page, begins(one, "card")
    for step, spoken in (("1", ".hand"), ("2", "section.phase")):
        expect(note).to_have_accessible_name(f"Lesson, step {step} of 9")
        halo, thing = (page.locator(at).bounding_box() for at in (".halo", spoken))
        assert halo
        assert thing
        assert halo["y"] < thing["y"]
        assert thing["y"] + thing["height"] < halo["y"] + halo["height"]
        one.button("Phase card").click()
        expect(note).to_be_hidden()  # it steps aside while something else is read
        page.keyboard.press("Escape")
        note.get_by_role("button", name="Next").click()
    expect(note).to_have_accessible_name("Lesson, step 3 of 9")
    page.reload()
    expect(note).to_have_accessible_name("Lesson, step 3 of 9")
    note.get_by_role("button", name="Leave the lesson").click()
    expect(note).to_have_count(0)
    one.button("Menu").click()
    expect(one.button("Is it fair?")).to_have_count(0)
    one.button("Go on with the lesson").click()
    note.wait_for()


@pytest.mark.parametrize("game", ["card", "dice", "board"])
def test_the_first_game_of_a_device_is_a_lesson(person: Callable[..., Person], game: str) -> None:
    """It asks nothing. Who knows the game gets a real table at once, and is never taught again."""
    one = person(knows=False).come()
    page = one.page
    players = page.get_by_role("list", name="Players")
    note = page.get_by_role("region", name=re.compile("^Lesson, step 1 of"))
    one.button(f"Play the {game} game").click()
    expect(note).to_be_visible()
    for bot in ("Bolo", "Tipi")[: SEATS[game] - 1]:
        expect(players).to_contain_text(bot)
    taught = page.url
    note.get_by_role("button", name="I know this game").click()
    page.wait_for_url(lambda url: "#room=" in url and url != taught)
    moves_at_the_board(one) if game == "board" else one.waits_for_turn()
    for bot in ("Luno", "Kubi")[: SEATS[game] - 1]:
        expect(players).to_contain_text(bot)
    expect(note).to_have_count(0)
    one.button("Menu").click()
    expect(one.button("Is it fair?")).to_be_visible()
    one.button("All tables").click()
    tables = page.get_by_role("list", name="Your tables").get_by_role("listitem")
    expect(tables).to_have_count(1)  # the lesson's is left
    one.button(f"Play the {game} game").click()
    one.waits_for_turn()
    expect(note).to_have_count(0)
