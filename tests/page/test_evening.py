"""A whole evening: four phones and a television, from the lobby to the next one."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator, Sequence

import pytest
from playwright.sync_api import Locator, expect

from tests.page.browsing import KEPT, PATIENCE, Person, shown
from tests.page.cable import Cable
from tests.page.playing import NEARLY_OUT, takes_advice
from tests.server.processes import Server

# Ties are shared: in a play-off not all would be on the sheet.
SHORT = f"""game = "card"
edition = "intl"
playoff = false
phases = ["set 3 + set 2 + set 2", "{NEARLY_OUT}"]
"""
PHONE = {"width": 390, "height": 844}
WIDE = {"width": 1920, "height": 1080}
MOST_STEPS = 1_000
PAUSE = 20  # milliseconds between two looks
ROW = re.compile(r".+: \d+ cards?, \d+ points?, total \d+, (phase [12] done|tries phase [12] again)")

# Nobody waits twenty seconds for a nudge or a minute for a bot.
EVENING = f"""{KEPT}
const honest = setTimeout;
window.setTimeout = (run, wait, ...more) => honest(run, wait >= 20000 ? 200 : wait, ...more);
"""
# Others' moves are skipped; then somebody is asked, a sheet lies there, or the result.
STANDS = """() => {
  dispatchEvent(new KeyboardEvent("keydown", { key: "f" }));
  if (document.querySelector("dialog footer button.main")) return "sheet";
  return document.title.startsWith("●") && document.querySelector(".actions") ? "turn" : "";
}"""


@pytest.fixture(scope="module")
def url(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    data = tmp_path_factory.mktemp("evening") / "data"
    with Server(data, plant=("short_waits", "time_to_say_here", "time_to_think")) as server:
        yield server.url


class Evening:
    """Those who play, in any order, and a television."""

    def __init__(self, television: Person) -> None:
        self.television = television
        self.people: list[Person] = []
        self.hand = 1

    @property
    def all(self) -> Sequence[Person]:
        return [*self.people, self.television]

    def awaits(self, among: Sequence[Person] | None = None) -> tuple[str, Person]:
        """What the table stands at, and whom it asks."""
        looking = self.people if among is None else among
        for _ in range(PATIENCE // PAUSE):
            for one in looking:
                if stands := one.page.evaluate(STANDS):
                    return stands, one
            looking[0].page.wait_for_timeout(PAUSE)
        raise AssertionError("nobody is asked")

    def plays_until(
        self, is_reached: Callable[[Person], bool], among: Sequence[Person] | None = None
    ) -> bool:
        """By the hints, until somebody is asked of whom it is true; False: the game is over."""
        for _ in range(MOST_STEPS):
            stands, one = self.awaits(among)
            if stands == "sheet":
                if self.is_read():
                    return False
            elif is_reached(one):
                return True
            else:
                takes_advice(one)
        raise AssertionError("the evening does not end")

    def is_read(self) -> bool:
        """The sheet, by all; whether it was the last."""
        told = []
        for one in self.all:
            sheet = one.page.get_by_role("dialog", name=f"Hand {self.hand} is over")
            rows = sheet.get_by_role("table", name="What the hands cost").get_by_role("row")
            shown(rows)
            told.append([row.get_attribute("aria-label") or "" for row in rows.all()][1:])
        assert all(rows == told[0] for rows in told), told
        assert len(told[0]) == 4
        assert all(ROW.fullmatch(row) for row in told[0]), told[0]
        assert ": 0 cards, 0 points" in told[0][-1]  # whoever went out
        if last_button(self.people[0]).count():
            return True
        for number, one in enumerate(self.people):
            for other in self.all:
                expect(who_is_ready(other)).to_contain_text(f"{number} of {len(self.people)}")
            ready = one.button("Ready", exact=True)
            expect(ready).to_have_attribute("aria-pressed", "false")
            ready.click()
        for one in self.all:
            expect(one.page.get_by_role("dialog")).to_have_count(0)
        self.hand += 1
        return False


def last_button(one: Person) -> Locator:
    return one.page.get_by_role("dialog").get_by_role("button", name="Result", exact=True)


def who_is_ready(one: Person) -> Locator:
    return one.page.get_by_role("status", name="Who is ready")


def told(one: Person, text: str | re.Pattern[str]) -> Locator:
    return one.page.get_by_role("region", name="Last moves").get_by_role("listitem").filter(has_text=text)


def with_name_and_face(one: Person, name: str, face: str) -> None:
    one.page.get_by_label("Your name").fill(name)
    one.page.get_by_role("radiogroup", name="Your face").locator("label", has_text=face).click()


def watches_on_television(evening: Evening, host: Person) -> None:
    page = evening.television.come("tv").page
    expect(page.get_by_label("Six digits")).not_to_have_text("")
    host.button("Show on a television").click()
    host.page.get_by_label("Six digits").fill(page.get_by_label("Six digits").inner_text())
    host.button("Show", exact=True).click()
    shown(page.get_by_role("heading", name="Before the game"))


def comes_late(evening: Evening, dora: Person, invitation: str) -> None:
    dora.come(invitation)
    offers = dora.page.get_by_role("group", name="Free to take").get_by_role("button")
    expect(offers).to_have_count(1)
    expect(offers).to_be_disabled()  # without a name
    with_name_and_face(dora, "Dora", "wave")
    expect(offers).to_have_text(re.compile("^Take Luno\u2019s seat: phase 1, 0 points, \\d+ cards$"))
    offers.click()
    shown(dora.page.get_by_role("toolbar", name="Your hand"))
    shown(told(dora, "Dora takes Luno\u2019s seat."))
    shown(told(dora, "The game begins."))  # what was before is told to whoever comes late
    for one in evening.all:
        shown(told(one, "Dora takes Luno\u2019s seat."))
        shown(
            one.page.get_by_role("list", name="Players").get_by_role("listitem", name=re.compile("^Dora, "))
        )
    evening.people.append(dora)


def draws_first(one: Person) -> bool:
    """So the hand does not end with what is done next."""
    return one.button("Draw", exact=True).count() > 0


def drops_out(evening: Evening, ben: Person, cable: Cable) -> None:
    """The others play on without him; then he is where they are."""
    others = [one for one in evening.people if one is not ben]
    line = ben.page.get_by_role("status", name="Connection")
    expect(line).to_have_text("")
    cable.cut()
    expect(line).to_contain_text("No connection")
    for one in others:
        shown(one.page.get_by_text("Ben is away"))
    takes_advice(evening.awaits(others)[1])
    cable.mend()
    expect(line).to_have_text("")
    expect(told(ben, "While you were away")).to_have_count(1)
    for one in others:
        expect(one.page.get_by_text("Ben is away")).to_have_count(0)
    piles = evening.people[0].page.get_by_role("region", name="Piles").get_by_role("button")
    for number in range(2):
        expect(
            ben.page.get_by_role("region", name="Piles").get_by_role("button").nth(number)
        ).to_have_attribute("aria-label", piles.nth(number).get_attribute("aria-label") or "?")


def falls_asleep(cleo: Person, host: Person, others: Sequence[Person]) -> None:
    """Cleo is on turn and does nothing."""
    host.button("Nudge Cleo").click()
    shown(cleo.page.get_by_text("Ann nudges you: the table is waiting."))
    host.button("Let a bot play for Cleo").click()
    cleo.was_told(r"^A bot takes over in \d+ s.*I am here$")
    back = cleo.button("Take my seat back")
    shown(back)
    for one in others:
        shown(told(one, "A bot plays for Cleo"))
    back.click()
    expect(back).to_have_count(0)


def reacts(evening: Evening, one: Person) -> None:
    one.button("Reactions").click()
    one.page.get_by_role("dialog", name="Reactions").get_by_role("button", name="Well done!").click()
    for other in evening.all:
        other.page.wait_for_function("() => bubbles.length")


def test_an_evening_of_four_phones_and_a_television(person: Callable[..., Person], cable: Cable) -> None:
    ann, ben, cleo, dora = (person(size=PHONE) for _ in range(4))
    ben.url = cable.url
    evening = Evening(person(size=WIDE))
    evening.people = [ann, ben, cleo]
    for one in (*evening.all, dora):
        one.context.add_init_script(EVENING)

    ann.opens(SHORT, now=False, seats=4)
    invitation = ann.invitation
    for friend, name, face in ((ben, "Ben", "sun"), (cleo, "Cleo", "leaf")):
        friend.come(invitation)
        with_name_and_face(friend, name, face)
        friend.button("Sit down").click()
        shown(
            ann.page.get_by_role("list", name="Seats").get_by_role("listitem", name=re.compile(f": {name}"))
        )
    ann.adds_bot(4)
    watches_on_television(evening, ann)
    for one in evening.all:
        shown(one.page.get_by_role("listitem", name="Seat 4: Luno, bot, plays steadily"))
    ann.button("Start the game").click()
    for one in evening.people:
        shown(one.page.get_by_role("toolbar", name="Your hand"))
    for one in evening.all:
        said = one.page.get_by_role("status", name="Announcements")
        shown(said.get_by_text(re.compile(r"^(Ann|Ben|Cleo|Luno) deals\. (Ann|Ben|Cleo|Luno) begins\.$")))
        expect(told(one, re.compile(r"deals? hand 1\."))).to_have_count(1)

    comes_late(evening, dora, invitation)
    reacts(evening, ben)
    assert evening.plays_until(lambda one: one is cleo)
    falls_asleep(cleo, ann, [ann, ben, dora])
    assert evening.plays_until(lambda one: one is not ben and draws_first(one))
    drops_out(evening, ben, cable)

    assert not evening.plays_until(lambda one: False)
    for one in evening.people:
        last_button(one).click()
    titles = set()
    for one in evening.all:
        result = one.page.get_by_role("dialog", name="Result")
        title = result.get_by_role("heading", name=re.compile(r"^(Ann|Ben|Cleo|Dora) wins$|share the win$"))
        shown(title)
        titles.add(title.inner_text())
        expect(result.get_by_role("list", name="Ranking").get_by_role("listitem")).to_have_count(4)
        assert one.page.evaluate("bubbles") == ["Well done!"]
    assert len(titles) == 1
    for one in evening.people:
        one.button("Play again").click()
    for one in evening.all:
        shown(one.page.get_by_role("heading", name="Before the game"))
        shown(one.page.get_by_role("listitem", name=re.compile("^Seat 4: Dora")))
