"""A server process and people with browsers in front of it."""

from __future__ import annotations

import json
import re
import subprocess
import sys
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import Any
from urllib.request import Request, urlopen

from playwright.sync_api import Browser, BrowserContext, ConsoleMessage, Locator, Page, expect

from tests.page.chromium import executable
from tests.server.raw import Raw, opening, token

ROOT = Path(__file__).parents[2]
PROGRAM = ("tests.server.planted", "time_to_think")  # a hint comes, however busy the machine is
PHONE = {"width": 360, "height": 640}
DESKTOP = {"width": 1280, "height": 800}
USUAL_SEATS = {"card": 3, "dice": 2, "board": 3}
START = re.compile(r"^Start (the game|with \d bots?)$")
PATIENCE = 120_000  # milliseconds: the machine may be very busy
# What is wider than its place and lies over its neighbour.
OVERFLOWING = """[...document.querySelectorAll("main :not(svg *, .sr *)")]
  .filter((one) => one.clientWidth && one.scrollWidth > one.clientWidth + 1)
  .filter((one) => getComputedStyle(one).overflowX === "visible")
  .map((one) => one.outerHTML.slice(0, 120))"""
READY = "dialog footer button.main:not([aria-pressed=true])"
IMPATIENTLY = f"""() => {{
  dispatchEvent(new KeyboardEvent("keydown", {{ key: "f" }}));
  const isAsked = document.title.startsWith("●") && document.querySelector(".actions");
  return isAsked || document.querySelector("dialog .title, {READY}");
}}"""
# What is measured to fit has its size a frame after the window has: the second frame shows it.
SETTLED = """() => new Promise((done) =>
  requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(done))))"""
# What is seen for a moment is kept: however busy the machine is, nobody has to look just then.
KEPT = """
window.bubbles = [];
window.standbys = [];
new MutationObserver((changes) => {
  for (const { addedNodes } of changes)
    for (const node of addedNodes) {
      if (node.classList?.contains("bubble")) bubbles.push(node.textContent.trim());
      if (node.classList?.contains("standby")) standbys.push(node.textContent.trim());
    }
}).observe(document, { childList: true, subtree: true });
"""
# What axe objects to. It loads nothing for that, and what it finds in order stays where it is.
FOUND = """async (options) => {
  const { violations } = await axe.run({ resultTypes: ["violations"], preload: false, ...options });
  return violations.map(({ id, nodes }) => [id, ...nodes.map(({ html }) => html.slice(0, 200))]);
}"""
AXE = ROOT / "web" / "node_modules" / "axe-core" / "axe.min.js"


@contextmanager
def serving(
    data: Path, *, bot_pause: float = 0.0, port: int = 0, program: Sequence[str] = PROGRAM
) -> Iterator[str]:
    """The address of a server of our own."""
    command = [sys.executable, "-m", *program, "serve", "--port", str(port), "--data", str(data)]
    server = subprocess.Popen(
        [*command, "--bot-pause", str(bot_pause), "--rooms-per-minute", "0", "--log-level", "error"],
        stdout=subprocess.PIPE,
        text=True,
    )
    assert server.stdout is not None
    try:
        yield server.stdout.readline().split()[-1]
    finally:
        server.terminate()
        server.wait(15)
        server.stdout.close()


def house_rules(url: str, text: str) -> dict[str, Any]:
    """The game and the rules in full that a TOML text means."""
    with urlopen(Request(f"{url}/house-rules", data=text.encode(), method="POST")) as answer:
        read = json.load(answer)
    return {"game": read["game"], "rules": read["rules"]}


def opened(url: str, *, name: str = "Ann", started: bool = False, **settings: Any) -> str:
    """A room with settings that the page does not ask for, as the fragment that leads to its host's seat."""
    key = token()
    with Raw(url.replace("http", "ws") + "/ws") as connection:
        connection.say(opening(key, name, **settings))
        room = connection.hear()["room"]
        if started:
            assert connection.ask({"type": "start", "id": "start"})["type"] == "done"
        return f"#room={room}&seat={key}"


def launched(playwright: Any) -> Browser:
    path = executable()
    assert path is not None, "no Chromium: run tests/page/chromium.py"
    browser: Browser = playwright.chromium.launch(executable_path=path, args=["--no-sandbox"])
    return browser


class Person:
    """Somebody at a browser. Errors in its console are kept; there should be none."""

    def __init__(
        self,
        browser: Browser,
        url: str,
        *,
        size: dict[str, int] = PHONE,
        knows: bool = True,
        offline: bool = False,  # the pad keeps its files, and to fetch them all takes longer than most tests
        **wishes: Any,
    ) -> None:
        self.url = url
        self.errors: list[str] = []
        workers = "allow" if offline else "block"
        usual = {"viewport": size, "locale": "en-GB", "reduced_motion": "reduce", "service_workers": workers}
        options = {**usual, **wishes}
        self.context: BrowserContext = browser.new_context(**options)
        self.context.set_default_timeout(PATIENCE)
        if knows:  # the game already: no lesson
            self.context.add_init_script(
                "for (const game of ['card', 'dice', 'board'])"
                " localStorage.setItem(`tenfold.intro.${game}`, 'seen')"
            )
        self.page: Page = self.context.new_page()
        self.page.on("console", self._hear)
        self.page.on("pageerror", lambda error: self.errors.append(str(error)))

    def _hear(self, message: ConsoleMessage) -> None:
        # Chromium reports every answer that is not a success and every broken connection, which we asked for.
        expected = (
            "ERR_CONNECTION",
            "ERR_EMPTY",
            "ERR_SOCKET",
            "before receiving a handshake",
            "before the connection is established",
            "status of 400",
            "status of 404",
            "status of 409",
            "ERR_INTERNET_DISCONNECTED",
            "Service Worker registration blocked by Playwright",
        )
        if message.type in ("error", "warning") and not any(part in message.text for part in expected):
            self.errors.append(message.text)

    def come(self, fragment: str = "") -> Person:
        self.page.goto(f"{self.url}/{fragment}")
        return self

    def button(self, name: str | re.Pattern[str], *, exact: bool = False) -> Locator:
        return self.page.get_by_role("button", name=name, exact=exact)

    def opens(self, house: str, *, now: bool = True, seats: int | None = None, name: str = "Ann") -> Person:
        """A table with rules of the house, at once or with a lobby."""
        chosen = house_rules(self.url, house)
        count = USUAL_SEATS[chosen["game"]] if seats is None else seats
        self.come(opened(self.url, **chosen, seats=count, fill="solid", name=name, started=now))
        if not now:
            self.start.wait_for()
        return self

    def table_of(self, game: str) -> Locator:
        """The quiet line at home that opens how a game is played."""
        return self.button(re.compile(f"^{game}.* (Change|Ändern|Изменить)$"))

    @property
    def start(self) -> Locator:
        """The host's button, whatever it does with free seats."""
        return self.page.get_by_role("button", name=START)

    def starts(self) -> None:
        self.start.click()

    def seat_menu(self, seat: int, item: str) -> None:
        """What the host does with a seat, counted from 1."""
        self.button(f"Seat {seat}", exact=True).click()
        menu = self.page.get_by_role("dialog", name=f"Seat {seat}")
        menu.get_by_role("button", name=item).click()
        expect(menu).to_have_count(0)

    def adds_bot(self, seat: int) -> None:
        self.seat_menu(seat, "Add a bot")

    @property
    def invitation(self) -> str:
        """The fragment of the lobby's link."""
        link = self.page.get_by_label("Invitation link").input_value()
        return link[link.index("#") :]

    def sits_down(self, invitation: str, name: str) -> Person:
        self.come(invitation)
        self.page.get_by_label("Your name").fill(name)
        self.button("Sit down").click()
        return self

    def hand(self) -> list[str | None]:
        return [card.get_attribute("aria-label") for card in self.page.locator(".hand button").all()]

    def catches_up(self) -> None:
        """What has arrived is shown at once."""
        self.page.evaluate("dispatchEvent(new KeyboardEvent('keydown', { key: 'f' }))")

    def sees(self) -> dict[str, Any]:
        """The table as it stands on the screen."""
        return {
            "players": self.page.get_by_role("list", name="Players").inner_text(),
            "piles": [pile.get_attribute("aria-label") for pile in self.page.locator(".pile").all()],
            "groups": self.page.locator(".group").all_inner_texts(),
            "turn": self.page.get_by_role("status", name="Turn").inner_text(),
        }

    def tab_to(self, selector: str, most: int = 60, key: str = "Tab") -> None:
        """By the keyboard alone, and the focus is to be seen. What is being shown is waited for."""
        self.page.wait_for_function(
            "(wanted) => document.querySelector(`${wanted}:not(:disabled)`)", arg=selector
        )
        for _ in range(most):
            if self.page.evaluate(f"document.activeElement.matches({selector!r})"):
                outline = self.page.evaluate("getComputedStyle(document.activeElement).outlineStyle")
                assert outline == "solid" or selector == "summary"
                return
            self.page.keyboard.press(key)
        raise AssertionError(f"{most} tabs lead to no {selector}")

    def waits_for_turn(self) -> str:
        """ "turn", or "over". Others' moves are skipped, and the sheet after a hand is left at once."""
        self.page.wait_for_function(IMPATIENTLY)
        while self.is_ready():
            self.page.wait_for_function(IMPATIENTLY)
        return "over" if self.page.locator("dialog .title").count() else "turn"

    def was_told(self, standby: str) -> None:
        """Those who keep the table waiting; for whoever keeps what is seen for a moment."""
        self.page.wait_for_function(
            "(wanted) => standbys.some((told) => new RegExp(wanted, 's').test(told))", arg=standby
        )

    def is_ready(self) -> bool:
        """Leaves the sheet after a hand or a round, if there is one."""
        ready = self.page.locator(READY)
        if not ready.count():
            return False
        ready.first.click()
        expect(ready).to_have_count(0)
        return True

    def settles(self) -> None:
        """Until what was asked for is answered."""
        self.page.wait_for_function(
            "() => !document.querySelector('.actions button.main:disabled, .where button:disabled')"
        )

    def expect_no_scrolling_sideways(self) -> None:
        wide = self.page.evaluate(
            "Math.max(document.documentElement.scrollWidth, document.body.scrollWidth) - window.innerWidth"
        )
        assert wide <= 0, f"{wide} px too wide"
        cut = self.page.evaluate(OVERFLOWING)
        assert not cut, cut

    def expect_accessible(self) -> None:
        """axe-core finds nothing, in light and dark. It is evaluated past the policy, which forbids it."""
        if not self.page.evaluate("'axe' in window"):
            self.page.evaluate(AXE.read_text("utf-8") + "; 0")
        self._expect_nothing_found("{}")
        self.page.emulate_media(color_scheme="dark")
        self._expect_nothing_found("{ runOnly: ['color-contrast'] }")
        self.page.emulate_media(color_scheme="light")

    def _expect_nothing_found(self, options: str) -> None:
        found = self.page.evaluate(f"() => ({SETTLED})().then(() => ({FOUND})({options}))")
        assert not found, found

    def leaves(self) -> None:
        self.context.close()
        assert not self.errors, self.errors


def shown(locator: Locator) -> None:
    expect(locator.first).to_be_visible()
