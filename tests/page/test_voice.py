"""What the page says: in the language of now, with the names of the moment; no name is taken for a card."""

from __future__ import annotations

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Locator, Route, expect

from tests.page.browsing import DESKTOP, Person, shown
from tests.page.playing import discards, draws, on_turn, picks_what_does_not_belong

LONG = 'game = "card"\nedition = "intl"'
PAIR = 'game = "card"\nedition = "intl"\nphases = ["set 2"]'
LAST_MOVES = re.compile("^(Last moves|Letzte Züge|Последние ходы)$")


def moves(one: Person) -> Locator:
    """The last of them, on a wide screen."""
    return one.page.get_by_role("region", name=LAST_MOVES).get_by_role("listitem")


def speaks(one: Person, language: str) -> None:
    one.page.locator("header select").select_option(language)
    expect(one.page.locator("html")).to_have_attribute("lang", language)


def test_a_log_changes_its_language_and_keeps_the_names_of_its_moment(person: Callable[..., Person]) -> None:
    ann, ben, cleo = person(size=DESKTOP), person(), person()
    ann.opens(LONG, now=False, seats=2)
    ben.sits_down(ann.invitation, "Ben")
    ann.page.get_by_text("Ben").first.wait_for()
    ben.button("Leave the table").click()
    cleo.sits_down(ann.invitation, "Cleo")
    ann.page.get_by_text("Cleo").first.wait_for()
    ann.starts()
    moves(ann).get_by_text("The game begins.").wait_for()
    expect(ann.page.locator(".hand button")).to_have_count(10)  # whoever is on turn: nothing happens now
    ann.button("Menu").click()
    ann.button("What happened").click()
    log = ann.page.get_by_role("log").get_by_role("listitem")
    said = log.all_inner_texts()
    assert [line for line in said if "Ben" in line] == ["Ben sits down.", "Ben has left."]
    assert "Cleo sits down." in said
    for language, left in (("de", "Ben ist gegangen."), ("ru", "Ben"), ("en", "Ben has left.")):
        speaks(ann, language)
        told = log.all_inner_texts()
        assert len(told) == len(said)
        assert sum("Ben" in line for line in told) == 2
        assert any(left in line for line in told)
        assert (told == said) is (language == "en")


def test_a_refusal_and_a_hint_change_their_language(person: Callable[..., Person]) -> None:
    one = person().opens(PAIR, seats=2)
    draws(one)
    one.button("Hint").click()
    shown(one.page.locator(".advice").get_by_text(re.compile("Lay phase 1")))
    speaks(one, "it")
    expect(one.page.locator(".advice")).not_to_contain_text("Lay phase 1")
    expect(one.page.locator(".advice")).to_contain_text("1")
    speaks(one, "en")
    picks_what_does_not_belong(one)
    one.button("into group 1").first.click()
    one.button("Lay down phase 1").click()
    shown(one.page.get_by_role("alert").get_by_text("does not belong in a set"))
    speaks(one, "fr")
    expect(one.page.get_by_role("alert")).not_to_contain_text("does not belong in a set")
    expect(one.page.get_by_role("alert").locator(".chip")).to_have_count(1)


@pytest.mark.parametrize("name", ["Mr S.", "RW", "W", "R5"])
def test_a_name_is_no_card(person: Callable[..., Person], name: str) -> None:
    one, other = person(size=DESKTOP), person()
    one.opens(LONG, now=False, seats=2)
    other.sits_down(one.invitation, name)
    one.page.get_by_text(name).first.wait_for()
    one.starts()
    while on_turn(one, other) is one:
        draws(one)
        discards(one)
    draws(other)
    drawn = moves(one).filter(has_text="draws a card.").last
    shown(drawn)
    assert drawn.inner_text() == f"{name} draws a card."
    expect(drawn.locator(".chip")).to_have_count(0)
    discards(other)
    done = moves(one).filter(has_text=re.compile("discards|plays a skip")).last
    expect(done.locator("bdi").first).to_have_text(name)


def test_without_words_the_page_says_so_and_comes_when_they_do(person: Callable[..., Person]) -> None:
    one = person()
    lost: list[str] = []

    def lose(route: Route) -> None:
        lost.append(route.request.url)
        route.abort("connectionreset")

    one.context.route("**/words/**", lose)
    one.come()
    shown(one.page.get_by_role("alert").get_by_text("No connection"))
    one.expect_accessible()
    one.context.unroute("**/words/**")
    shown(one.button("Play the card game"))
    expect(one.page.get_by_text("No connection")).to_have_count(0)
    assert lost


def test_only_the_words_that_are_needed_are_asked_for(person: Callable[..., Person]) -> None:
    one = person(locale="de-DE")
    asked: list[str] = []
    one.page.on("request", lambda request: asked.append(request.url))
    one.come()
    shown(one.button("Das Kartenspiel spielen"))
    words = sorted(url.rpartition("/words/")[2] for url in asked if "/words/" in url)
    assert words == ["page+room+pieces/de.ftl"]
