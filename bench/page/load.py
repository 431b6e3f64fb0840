"""How fast the page is, with the CPU slowed down four times, against a server on this machine.

.venv/bin/python -m bench.page.load
"""

from __future__ import annotations

import json
import statistics
import tempfile
from pathlib import Path

from playwright.sync_api import Browser, Page, sync_playwright

from tests.page.browsing import Person, launched, serving

SLOWER = 4
TIMES = 5
CARD = 'game = "card"\nedition = "intl"'

# The time from a tap to the next picture that shows its effect.
TAP = """() => new Promise((done) => {
  const card = document.querySelector(".hand button");
  const before = card.getAttribute("aria-pressed");
  const start = performance.now();
  card.click();
  const look = () => card.getAttribute("aria-pressed") === before
    ? requestAnimationFrame(look) : requestAnimationFrame(() => done(performance.now() - start));
  look();
})"""


def slowed(page: Page) -> None:
    page.context.new_cdp_session(page).send("Emulation.setCPUThrottlingRate", {"rate": SLOWER})


def loading(browser: Browser, url: str) -> tuple[float, int]:
    """Milliseconds until the lobby can be used, and bytes sent by then."""
    one = Person(browser, url)
    slowed(one.page)
    one.come()
    one.button("Play now with bots").wait_for()
    ready: float = one.page.evaluate("performance.now()")
    sent: int = one.page.evaluate(
        "performance.getEntries().reduce((sum, entry) => sum + (entry.encodedBodySize ?? 0), 0)"
    )
    one.leaves()
    return ready, sent


def tapping(browser: Browser, url: str) -> list[float]:
    one = Person(browser, url).opens(CARD, seats=3)
    one.waits_for_turn()
    one.button("Draw", exact=True).click()
    one.settles()
    slowed(one.page)
    taken = [one.page.evaluate(TAP) for _ in range(4 * TIMES)]
    one.leaves()
    return taken


def main() -> None:
    with (
        tempfile.TemporaryDirectory() as folder,
        serving(Path(folder)) as url,
        sync_playwright() as playwright,
    ):
        browser = launched(playwright)
        loads = [loading(browser, url) for _ in range(TIMES)]
        taps = tapping(browser, url)
        browser.close()
    figures = {
        "cpu": f"{SLOWER} times slower",
        "interactive_ms": round(statistics.median(ready for ready, _ in loads)),
        "bytes": loads[0][1],
        "tap_ms": round(statistics.median(taps)),
        "slowest_tap_ms": round(max(taps)),
    }
    print(json.dumps(figures))


if __name__ == "__main__":
    main()
