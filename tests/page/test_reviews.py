"""Reviews of whole games of the printed rules: as the page shows them, against what is worked out here."""

from __future__ import annotations

import re
from collections.abc import Callable
from urllib.request import urlopen

from playwright.sync_api import FilePayload, expect

from tenfold.analysis.dice.review import review
from tenfold.analysis.review import card
from tenfold.client import Client, PlainClient
from tenfold.locales import Speech
from tenfold.locales.rendering import rendered
from tenfold.record import replay
from tenfold.record.reader import parse_record
from tenfold.record.replay import opened
from tenfold.rooms import Settings
from tests.page.browsing import PATIENCE, Person
from tests.page.played import games_file, samples

THROWN = 4  # rolls
MINUS = "\N{MINUS SIGN}"


def played_alone(url: str) -> str:
    """The printed dice game as advised, but for throwing a few rolls away; as the link to the seat."""
    thrown = 0
    table = Settings(game="dice", rules={"edition": "de"}, seats=1)
    with PlainClient(Client.open(url, table, "Ann")) as client:
        client.begin()
        while (room := client.seen.room) is None or room.result is None:
            client.until(lambda now: now.is_my_turn or now.room.result is not None)
            if client.client.is_my_turn:
                advised = client.hint().do
                throws = thrown < THROWN and len(advised.split()) > 1  # keeps something
                thrown += throws
                client.act("keep -" if throws else advised)
        return str(client.client.seat_link)


def test_dice_alone_what_each_decision_cost_and_why(person: Callable[..., Person], url: str) -> None:
    link = played_alone(url)
    room = re.search("room=([^&]*)", link)
    assert room is not None
    with urlopen(f"{url}/rooms/{room[1]}/record") as answer:
        record = parse_record(answer.read(), "the record")
    kind, game = opened(record)
    steps = [(step.before, step.event) for step in replay(record)]
    found = review(kind.read_rules(record.header.rules), game, steps, 0)
    one = person().come(link[link.index("#") :])
    page = one.page
    one.button("Menu").click()
    one.button("Review").click()
    page.get_by_role("img", name=re.compile("^Over the game, from ")).wait_for(timeout=PATIENCE)

    sums = page.locator("dialog dl dd").all_inner_texts()
    shown = [float(text.replace(MINUS, "-")) for text in sums]
    told = [found.start, found.luck, found.choice, found.result]
    assert shown == [round(value) for value in told]
    dearest = page.get_by_role("dialog").get_by_role("listitem").get_by_role("button")
    expect(dearest).to_have_count(3)
    why = page.locator("dialog .why")
    for button, decision in zip(dearest.all(), found.costliest, strict=True):
        cost = f"{MINUS}{decision.cost:.1f}"
        expect(button).to_have_text(re.compile(f"^You .*{cost}$"))
        button.click()
        expect(why).to_be_in_viewport(ratio=1)
        expect(why).to_have_text(re.compile(f"^You .*{re.escape(cost)}.*Better: You "))
        best, done = decision.value + decision.cost, decision.value
        expect(why).to_contain_text(f"Expected total: {best:.1f} instead of {done:.1f}.")
        expect(page.get_by_role("slider")).to_have_value(str(decision.event))
    expect(page.get_by_label("Show all hands")).to_have_count(0)  # there are none at the dice
    one.expect_accessible()
    one.expect_no_scrolling_sideways()


def test_cards_why_something_would_have_been_better(person: Callable[..., Person]) -> None:
    """Random play: what is said of its mistakes is what is worked out here, with no figure twice."""
    played = [("card", "intl", ("short:1",), 3)]
    (sample,) = samples(played, "random")
    record = parse_record(sample["record"].encode(), "the record")
    kind, game = opened(record)
    steps = [(step.before, step.event) for step in replay(record)]
    found = card.review(kind.read_rules(record.header.rules), game, steps, 0, fast=False)
    assert found.costliest
    one = person().come("#games")
    page = one.page
    games = games_file(played, "random")
    file: FilePayload = {"name": "games.json", "mimeType": "application/json", "buffer": games}
    page.get_by_label("Add games from a file").set_input_files(file)
    page.get_by_role("list", name="Games").get_by_role("button", name="Card game").click()
    one.button("Review", exact=True).click()
    page.get_by_role("img", name=re.compile("^Over the game, from ")).wait_for(timeout=PATIENCE)
    expect(page.get_by_text("luck, added up")).to_be_visible()
    why = page.locator("dialog .why")
    buttons = page.get_by_role("dialog").get_by_role("listitem").get_by_role("button").all()
    for button, decision in zip(buttons, found.costliest, strict=True):
        button.click()
        expect(page.get_by_role("slider")).to_have_value(str(decision.event))
        for saying in decision.besides:
            words = rendered(saying, Speech("en"), ["Maximiliane Long", "Luno", "Ann"], 0)
            expect(why).to_contain_text(words)
            assert why.inner_text().count(words) == 1
    assert any(decision.besides for decision in found.costliest)
    one.expect_accessible()
    one.expect_no_scrolling_sideways()


def test_a_game_from_a_file_is_reviewed_though_no_room_has_it(person: Callable[..., Person]) -> None:
    one = person().come("#games")
    page = one.page
    games = games_file([("dice", "de", (), 1)])
    file: FilePayload = {"name": "games.json", "mimeType": "application/json", "buffer": games}
    page.get_by_label("Add games from a file").set_input_files(file)
    page.get_by_role("list", name="Games").get_by_role("button", name="Dice game").click()
    one.button("Review", exact=True).click()
    page.get_by_role("img", name=re.compile("^Over the game, from ")).wait_for(timeout=PATIENCE)
    page.get_by_role("dialog").get_by_role("listitem").get_by_role("button").first.click()
    expect(page.locator("dialog .why")).to_contain_text("Better:")
    expect(page.locator("dialog .dice .die")).to_have_count(10)
    expect(page.get_by_role("slider")).not_to_have_value("0")
