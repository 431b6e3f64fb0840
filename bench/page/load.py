"""How fast the page is, with the CPU slowed down four times, against a server on this machine.

.venv/bin/python -m bench.page.load
"""

from __future__ import annotations

import json
import os
import statistics
import tempfile
from pathlib import Path

from playwright.sync_api import Browser, Locator, Page, sync_playwright

from tests.page.browsing import Person, launched, serving
from tests.page.playing import discards, draws
from tests.page.scenes import CARD, Place, first_places

SLOWER = 4
TIMES = 5
TURNS = 6
TAPS = 20

# Chromium's own clock: from the finger to the next picture that is shown. And what moved unasked.
WATCH = """
window.taps = [];
window.shift = 0;
new PerformanceObserver((list) => {
  for (const event of list.getEntries()) if (event.name === "click") taps.push(event.duration);
}).observe({ type: "event", durationThreshold: 16 });
new PerformanceObserver((list) => {
  for (const one of list.getEntries()) if (!one.hadRecentInput) shift += one.value;
}).observe({ type: "layout-shift" });
"""


def slowed(page: Page) -> None:
    page.context.new_cdp_session(page).send("Emulation.setCPUThrottlingRate", {"rate": SLOWER})


def loading(browser: Browser, url: str, place: Place) -> float:
    """Milliseconds until somebody who comes for the first time can use the page."""
    one = Person(browser, url)
    slowed(one.page)
    one.come(place.address)
    one.page.locator(place.ready).first.wait_for()
    ready: float = one.page.evaluate("performance.now()")
    one.leaves()
    return ready


def tapped(page: Page, card: Locator) -> bool:
    """Whether a card rises when a finger taps it, without looking first as Playwright's own tap does."""
    box = card.bounding_box()
    assert box is not None
    page.touchscreen.tap(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
    page.wait_for_timeout(150)
    return card.get_attribute("aria-pressed") == "true"


def tapping(browser: Browser, url: str) -> tuple[list[float], int, float]:
    """Milliseconds that taps took until they were shown, how many were dropped, and the layout's shift."""
    one = Person(browser, url, has_touch=True, reduced_motion="no-preference")
    one.context.add_init_script(WATCH)
    one.opens(CARD, seats=3)
    one.waits_for_turn()
    slowed(one.page)
    one.page.evaluate("shift = 0; 0")
    taken: list[float] = []
    dropped = 0
    for _ in range(TURNS):
        draws(one)
        one.page.evaluate("taps = []; 0")
        for card in one.page.locator(".hand button").all()[:4]:
            dropped += not tapped(one.page, card)
        taken += one.page.evaluate("taps")
        discards(one)
        one.waits_for_turn()
    shift: float = one.page.evaluate("shift")
    one.leaves()
    return taken, dropped, shift


def computing(browser: Browser, url: str) -> tuple[float, float]:
    """Milliseconds of the page's thread for coming and for a tap, not slowed down, without others' load."""
    one = Person(browser, url, has_touch=True)
    session = one.page.context.new_cdp_session(one.page)
    session.send("Performance.enable")

    def spent() -> float:
        metrics = session.send("Performance.getMetrics")["metrics"]
        return float(next(one["value"] for one in metrics if one["name"] == "ThreadTime")) * 1000

    one.come()
    one.button("Play the card game").wait_for()
    coming = spent()
    one.opens(CARD, seats=3)
    draws(one)
    box = one.page.locator(".hand button").first.bounding_box()
    assert box is not None
    before = spent()
    for _ in range(TAPS):
        one.page.touchscreen.tap(box["x"] + 20, box["y"] + 30)
    one.page.wait_for_timeout(300)
    tapping = (spent() - before) / TAPS
    one.leaves()
    return coming, tapping


def main() -> None:
    with (
        tempfile.TemporaryDirectory() as folder,
        serving(Path(folder)) as url,
        sync_playwright() as playwright,
    ):
        browser = launched(playwright)
        places = first_places(browser, url)
        loads = {name: [loading(browser, url, place) for _ in range(TIMES)] for name, place in places.items()}
        taps, dropped, shift = tapping(browser, url)
        coming, tap = computing(browser, url)
        browser.close()
    figures = {
        "cpu": f"{SLOWER} times slower",
        "load": round(os.getloadavg()[0], 1),
        "usable_ms": {name: round(statistics.median(times)) for name, times in loads.items()},
        "fastest_usable_ms": {name: round(min(times)) for name, times in loads.items()},
        "tap_ms": round(statistics.median(taps)),
        "slowest_tap_ms": round(max(taps)),
        "taps": len(taps),
        "dropped_taps": dropped,
        "layout_shift": round(shift, 4),
        "unslowed_cpu_ms": {"coming": round(coming), "tap": round(tap, 1)},
    }
    print(json.dumps(figures))


if __name__ == "__main__":
    main()
