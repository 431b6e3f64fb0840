"""Cards travel to their places, and the table stays where it is, after a tap too, which browsers forgive."""

from __future__ import annotations

from collections.abc import Callable

from tests.page.browsing import DESKTOP, IMPATIENTLY, Person
from tests.page.playing import discards, draws, takes_advice
from tests.page.scenes import CARD

WATCH = """
const TABLE = "main, main :is(section, ul, li, .hand, .bar, .pile, .actions, .middle, .mine)";
window.flown = 0;
window.shifts = [];
window.moved = {}; // for each class, how many moved for how long
const animate = Element.prototype.animate;
Element.prototype.animate = function (frames, timing) {
  const what = `${this.classList[0]} ${timing.duration ?? timing}`;
  moved[what] = (moved[what] ?? 0) + 1;
  return animate.call(this, frames, timing);
};
new MutationObserver((changes) => {
  const added = changes.flatMap((change) => [...change.addedNodes]);
  flown += added.filter((node) => node.className === "flying").length;
}).observe(document, { childList: true, subtree: true });
new PerformanceObserver((list) => {
  const moved = list.getEntries().flatMap(({ sources }) => sources.map(({ node }) => node));
  const table = moved.filter((node) => node?.matches?.(TABLE));
  shifts.push(...table.map((node) => node.outerHTML.slice(0, 80)));
}).observe({ type: "layout-shift" });
"""


def plays(one: Person, turns: int) -> None:
    one.waits_for_turn()
    one.page.evaluate("flown = 0; shifts = []; 0")
    for _ in range(turns):
        draws(one)
        discards(one)
        one.waits_for_turn()


def test_cards_travel_without_moving_the_table(person: Callable[..., Person]) -> None:
    for size in ({"width": 360, "height": 640}, DESKTOP):
        one = person(size=size, reduced_motion="no-preference")
        one.context.add_init_script(WATCH)
        one.opens(CARD, seats=3)
        plays(one, 3)
        assert one.page.evaluate("flown") >= 6  # at least what this player drew and discarded
        one.page.wait_for_function("() => !document.querySelector('.flying')")  # all have arrived
        assert one.page.evaluate("shifts") == []


def test_nothing_travels_for_those_who_want_it_still(person: Callable[..., Person]) -> None:
    one = person()
    one.context.add_init_script(WATCH)
    one.opens(CARD, seats=2)
    plays(one, 1)
    assert one.page.evaluate("flown") == 0
    assert all(int(what.split()[-1]) <= 120 for what in one.page.evaluate("moved"))  # what comes fades in


def test_hands_at_work(person: Callable[..., Person]) -> None:
    """Cards are dealt and turn over, a phase unfolds, faces climb when the hand is over."""
    one = person(reduced_motion="no-preference")
    one.context.add_init_script(WATCH)
    one.opens(CARD + '\nphases = ["set 2 + set 2", "set 2 + set 2"]', now=False, seats=3)
    one.starts()
    page = one.page
    page.wait_for_function("() => moved['back 220'] >= 10 && moved['flying 220'] >= 16")  # to all three
    sheet = page.get_by_role("dialog", name="Hand 1 is over")
    while not sheet.count():
        page.wait_for_function(IMPATIENTLY)
        if sheet.count():
            break
        if one.button("Lay down").count():
            page.evaluate("moved = {}; 0")
            one.button("Lay down").first.click()
            page.wait_for_function("() => moved['flying 400'] >= 2")
            one.settles()
        else:
            takes_advice(one)
    page.wait_for_function("() => moved['climber 500']")
