"""A connection that is down: the bar says so, and what was asked for meanwhile comes when it is back."""

from __future__ import annotations

from collections.abc import Callable

from playwright.sync_api import Locator, Route, expect

from tests.page.browsing import DESKTOP, Person, shown
from tests.page.cable import Cable

LONG = 'game = "card"\nedition = "intl"'
WORDS = {
    "de": "Keine Verbindung",
    "en": "No connection",
    "fr": "Pas de connexion",
    "it": "Nessuna connessione",
    "nl": "Geen verbinding",
    "ru": "Нет связи",
}
WIDTHS = (320, 390, DESKTOP["width"])


# How far the words reach, to the right and down.
REACH = """(line) => {
  const words = document.createRange();
  words.selectNodeContents(line);
  return [words.getBoundingClientRect().right, words.getBoundingClientRect().bottom];
}"""


def line(one: Person) -> Locator:
    """What the bar says about the connection."""
    return one.page.locator("header [role=status]")


def expect_all_within_reach(one: Person, width: int, height: float) -> None:
    """The bar is as high as it was, the line lies across it, and its words lie over none of the buttons."""
    one.page.set_viewport_size({"width": width, "height": 700})
    bar = one.page.locator("header")
    assert bar.evaluate("(bar) => bar.getBoundingClientRect().height") == height
    assert line(one).bounding_box() == {"x": 0, "y": 0, "width": width, "height": height}
    buttons = [box for part in bar.get_by_role("button").all() if (box := part.bounding_box())]
    assert len(buttons) == 3
    right, bottom = line(one).evaluate(REACH)
    assert right <= buttons[0]["x"]
    assert bottom <= height
    for box, limit in zip(buttons, [*(box["x"] for box in buttons[1:]), width], strict=True):
        assert box["x"] + box["width"] <= limit
        assert box["y"] >= 0
        assert box["y"] + box["height"] <= height
    for button in bar.get_by_role("button").all():
        button.click(trial=True)


def test_the_bar_stays_one_line_high_without_a_connection(far: Person, cable: Cable) -> None:
    far.opens(LONG, seats=2)
    far.waits_for_turn()
    page = far.page
    # What a wide screen shows is loaded when it is needed; if it were lost, the page would be loaded anew.
    page.set_viewport_size({"width": DESKTOP["width"], "height": DESKTOP["height"]})
    page.locator("aside .sheet").wait_for()
    for language, words in WORDS.items():
        page.set_viewport_size({"width": 360, "height": 640})
        page.locator("header select").select_option(language)
        expect(page.locator("html")).to_have_attribute("lang", language)
        height = page.locator("header").evaluate("(bar) => bar.getBoundingClientRect().height")
        cable.cut()
        shown(page.locator("header").get_by_text(words))
        for width in WIDTHS:
            expect_all_within_reach(far, width, height)
        far.expect_accessible()
        cable.mend()
        page.evaluate("window.dispatchEvent(new Event('online'))")
        expect(line(far)).to_have_text("")


def test_a_language_chosen_without_a_connection_is_spoken_when_it_is_back(far: Person, cable: Cable) -> None:
    far.opens(LONG, seats=2)
    far.waits_for_turn()
    page = far.page
    choice = page.locator("header select")
    cable.cut()
    shown(page.get_by_text("No connection"))
    choice.select_option("nl")
    choice.select_option("de")  # the last wish counts
    cable.mend()
    expect(page.locator("html")).to_have_attribute("lang", "de")
    expect(choice).to_have_value("de")
    shown(far.button("Aufnehmen"))
    expect(line(far)).to_have_text("")


def test_a_table_opened_without_a_connection_comes_when_it_is_back(far: Person, cable: Cable) -> None:
    far.come()
    shown(far.button("Play the card game"))
    cable.cut()
    far.button("Play the card game").click()
    shown(far.page.get_by_text("No connection"))
    cable.mend()
    far.waits_for_turn()
    expect(far.page.locator(".hand button")).to_have_count(10)


def loses(one: Person, part: str, times: int | None = None) -> list[str]:
    """A script that is lost on the way, every time or as often as it says."""
    lost: list[str] = []

    def lose(route: Route) -> None:
        lost.append(route.request.url)
        route.abort("connectionreset")

    one.context.route(f"**/{part}-*.js", lose, times=times)
    return lost


def test_a_table_whose_part_was_lost_on_the_way_comes_in_the_end(person: Callable[..., Person]) -> None:
    one = person()
    lost = loses(one, "CardTable", times=1)
    one.opens(LONG, seats=2)
    one.waits_for_turn()
    expect(one.page.locator(".hand button")).to_have_count(10)
    assert len(lost) == 1


def test_what_is_typed_stays_though_a_part_for_later_was_lost(person: Callable[..., Person]) -> None:
    host = person().opens(LONG, now=False, seats=2)
    guest = person()
    lost = loses(guest, "RoomScreen")
    guest.come(host.invitation)
    name = guest.page.get_by_label("Your name")
    name.fill("Vera")
    guest.page.wait_for_timeout(1500)  # the page would have been loaded anew by now
    expect(name).to_have_value("Vera")
    assert lost
    guest.context.unroute_all()
    guest.button("Sit down").click()
    shown(guest.page.get_by_text("Waiting for the host: Ann"))
    shown(host.page.get_by_text("Vera"))
