"""Two people and bots in a room: reloading, losing the connection, leaving it to a bot, watching, moving."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from playwright.sync_api import expect

from tests.page.browsing import DESKTOP, PATIENCE, Person, opened, shown
from tests.page.cable import Cable
from tests.page.playing import PROVEN, discards, draws, on_turn, plays_dice
from tests.server.processes import Server

LONG = 'game = "card"\nedition = "intl"'
SHORTEST = 'game = "dice"\nedition = "de"\nphases = ["set 2"]'


def settled(ann: Person, ben: Person | None = None) -> str:
    """Whom the table waits for, once the bots have played; Ben's own page agrees, if it can."""
    pause = 50  # milliseconds
    for _ in range(PATIENCE // pause):
        ann.page.keyboard.press("f")  # what is shown is the present
        if ann.page.title().startswith("●"):
            return "Ann"
        turn = ann.page.get_by_role("status", name="Turn").inner_text()
        if turn.startswith("Ben") and (ben is None or ben.page.title().startswith("●")):
            return "Ben"
        ann.page.wait_for_timeout(pause)
    raise AssertionError("the table waits for neither")


def test_reloading_in_mid_turn_and_moves_while_the_line_is_down(
    person: Callable[..., Person], far: Person, cable: Cable
) -> None:
    ann, ben = person(), far
    ann.opens(LONG, now=False, seats=4)
    ann.expect_accessible()
    ann.expect_no_scrolling_sideways()
    ben.come(ann.invitation)
    shown(ben.page.get_by_text("The international rules"))
    ben.expect_accessible()
    ben.sits_down(ann.invitation, "Ben")
    shown(ben.page.get_by_text("Waiting for the host: Ann"))
    ann.page.get_by_text("Ben").first.wait_for()
    ann.adds_bot(3)
    ann.starts()
    for one in (ann, ben):
        expect(one.page.locator(".hand button").first).to_be_visible()

    while settled(ann, ben) == "Ben":
        draws(ben)
        discards(ben)
    draws(ann)
    held = ann.hand()
    moves = ann.page.get_by_role("region", name="Last moves").get_by_role("listitem")
    last = str(moves.last.text_content())
    ann.page.reload()
    expect(ann.page.locator(".hand button")).to_have_count(11)
    assert ann.hand() == held
    assert sum(", just drawn" in str(card) for card in held) == 1
    expect(moves.last).to_have_text(last)

    while settled(ann) == "Ann":  # a skip may take Ben's turn away
        if ann.button("Draw", exact=True).count():
            draws(ann)
        discards(ann)
    draws(ben)
    discards(ben)
    cable.cut()
    shown(ben.page.get_by_text("No connection"))
    ben.catches_up()
    frozen = ben.sees()
    while settled(ann) == "Ann":
        draws(ann)
        discards(ann)
    shown(ann.page.get_by_text("Ben is away"))
    assert ben.sees() == frozen
    cable.mend()
    ben.page.evaluate("window.dispatchEvent(new Event('online'))")
    expect(ben.page.get_by_text("No connection")).to_have_count(0)
    ben.waits_for_turn()
    told, in_hand = ben.sees(), ben.hand()
    assert told["piles"] == ann.sees()["piles"] != frozen["piles"]
    ben.page.reload()  # what the server tells somebody who knows nothing
    ben.waits_for_turn()
    expect(ben.page.locator(".hand button")).to_have_count(10)
    assert (ben.sees(), ben.hand()) == (told, in_hand)
    expect(ann.page.get_by_text("Ben is away")).to_have_count(0)
    draws(ben)


def test_an_absent_player_is_replaced_by_a_bot_and_gets_the_seat_back(
    person: Callable[..., Person], far: Person, cable: Cable, url: str
) -> None:
    ann = person().come(opened(url, seats=2, absent_after=1, rules={"edition": "intl"}))
    ann.start.wait_for()
    far.sits_down(ann.invitation, "Ben")
    ann.page.get_by_text("Ben").first.wait_for()
    ann.starts()
    expect(far.page.locator(".hand button").first).to_be_visible()
    cable.cut()
    while settled(ann) == "Ben":
        ann.page.get_by_text("a bot plays").first.wait_for()
        ann.waits_for_turn()
    draws(ann)
    discards(ann)
    ann.waits_for_turn()  # a bot has played for Ben
    stood_in = ann.page.get_by_role("list", name="Players").get_by_role("listitem", name="Ben, a bot plays")
    shown(stood_in)
    cable.mend()
    far.page.evaluate("window.dispatchEvent(new Event('online'))")
    expect(stood_in).to_have_count(0)
    while settled(ann) == "Ann":
        draws(ann)
        discards(ann)
    draws(far)
    discards(far)


@pytest.fixture
def patient(tmp_path: Path) -> Iterator[str]:
    """A server at which there is time to say: I am here."""
    with Server(tmp_path / "data", plant=("much_time_to_say_here",)) as server:
        yield server.url


@pytest.fixture
def brisk(tmp_path: Path) -> Iterator[str]:
    """A server at which there is none, and bots think for a minute."""
    with Server(tmp_path / "data", plant=("short_waits",), bot_pause=60) as server:
        yield server.url


def nobody_plays(ann: Person, ben: Person) -> None:
    """The clock decides."""
    ann.come(opened(ann.url, seats=2, turn_clock=2, rules={"edition": "intl"}))
    ann.button("Start with 1 bot").wait_for()
    ben.sits_down(ann.invitation, "Ben")
    ann.page.get_by_text("Ben").first.wait_for()
    ann.button("Start the game").click()


def test_an_idle_player_is_asked(person: Callable[..., Person], patient: str) -> None:
    ann, ben = person(), person()
    ann.url = ben.url = patient
    nobody_plays(ann, ben)
    ann.page.locator(".standby").first.wait_for()  # after the second time it asks
    idle, other = (ann, ben) if ann.button("I am here").count() else (ben, ann)
    shown(idle.page.get_by_text(re.compile(r"A bot takes over in \d+ s")))
    shown(other.page.get_by_text(re.compile(r"A bot takes over for \w+ in \d+ s")))
    idle.expect_accessible()
    idle.button("I am here").click()
    expect(idle.button("I am here")).to_have_count(0)


def test_an_idle_player_is_replaced_and_comes_back(person: Callable[..., Person], brisk: str) -> None:
    ann, ben = person(), person()
    ann.url = ben.url = brisk
    nobody_plays(ann, ben)
    ann.page.locator(".standby").get_by_text(re.compile("^A bot plays for ")).wait_for()
    back = ann.button("Take my seat back")
    idle = ann if back.count() else ben
    shown(idle.page.locator(".standby").get_by_text("A bot plays for you."))
    idle.button("Take my seat back").click()
    expect(idle.button("Take my seat back")).to_have_count(0)


def test_watching_and_moving_the_seat_to_another_device(person: Callable[..., Person]) -> None:
    ann, eve = person(), person(size=DESKTOP)
    ann.opens(LONG, now=False, seats=2)
    invitation = ann.invitation
    ann.starts()
    ann.waits_for_turn()
    eve.come(invitation)
    shown(eve.page.get_by_role("group", name="Free to take"))
    eve.button("Watch").click()
    expect(eve.page.get_by_role("region", name="Piles")).to_be_visible()
    assert eve.page.locator(".hand").count() == 0
    eve.expect_accessible()
    draws(ann)
    told = eve.page.get_by_role("region", name="Last moves")
    expect(told).to_contain_text("draws a card")
    expect(told).not_to_contain_text("You")

    ann.button("Menu").click()
    ann.button("Move my seat").click()
    seat = ann.page.get_by_label("Link to your seat").input_value()
    tablet = person(size=DESKTOP).come(seat[seat.index("#") :])
    expect(tablet.page.locator(".hand button")).to_have_count(11)
    assert tablet.hand() == ann.hand()
    assert "seat=" not in tablet.page.url
    discards(tablet)
    expect(ann.page.locator(".hand button")).not_to_have_count(11)


def test_two_tabs_on_one_seat(person: Callable[..., Person]) -> None:
    one = person().opens(LONG, seats=2)
    draws(one)
    first, second = one.page, one.context.new_page()
    second.goto(first.url)
    expect(second.locator(".hand button")).to_have_count(11)
    discards(one)
    expect(second.locator(".hand button")).to_have_count(10)
    one.page = second
    draws(one)
    expect(first.locator(".hand button")).to_have_count(11)
    one.page = first


def play_to_the_end(*people: Person) -> None:
    while (one := on_turn(*people)) is not None:
        plays_dice(one)
    for one in people:
        shown(one.page.locator("dialog .title"))
        shown(one.page.get_by_text(PROVEN))
        shown(one.page.get_by_text("Your own part is in it"))


def mutes(one: Person, name: str) -> None:
    """At the face; Escape leaves the menu and gives the focus back."""
    face = one.button(f"Nudge or mute {name}")
    face.click()
    mute = one.page.get_by_role("group", name=name, exact=True).get_by_role("button", name=f"Mute {name}")
    expect(mute).to_be_focused()
    mute.click()
    expect(mute).to_have_attribute("aria-pressed", "true")
    one.expect_accessible()
    one.page.keyboard.press("Escape")
    expect(mute).to_have_count(0)
    expect(face).to_be_focused()


def test_a_rematch_of_two_people(person: Callable[..., Person]) -> None:
    ann, ben = person(), person()
    ann.opens(SHORTEST, now=False, seats=2)
    ben.sits_down(ann.invitation, "Ben")
    ann.page.get_by_text("Ben").first.wait_for()
    ann.starts()
    mutes(ann, "Ben")
    play_to_the_end(ann, ben)

    # The guest asks for it, and meets the host in the lobby, once the host has read the result.
    ben.button("Play again").click()
    shown(ben.page.get_by_text("Waiting for the host: Ann"))
    shown(ann.page.get_by_role("list", name="Ranking"))
    ann.button("Play again").click()
    expect(ann.page.locator("dialog")).to_have_count(0)
    keeper = ann.page.get_by_role("radiogroup", name="Who keeps the block?")
    keeper.get_by_label("Ben").check(force=True)
    ann.starts()
    assert on_turn(ann, ben) is ben
    play_to_the_end(ann, ben)

    # The host asks for it and starts: whoever still looks at the result is led to the table.
    ann.button("Play again").click()
    ann.starts()
    for one in (ann, ben):
        expect(one.page.get_by_role("list", name="Players")).to_be_visible()
        expect(one.page.locator("dialog")).to_have_count(0)
    play_to_the_end(ann, ben)
