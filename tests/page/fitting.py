"""Whether everything on a screen has its place and stays there: in six languages, at all sizes."""

from __future__ import annotations

from collections.abc import Sequence

from playwright.sync_api import Page

from tests.page.browsing import FOUND

LANGUAGES = ("de", "fr", "it", "nl", "ru", "en")
SIZES = ((360, 640), (640, 360), (390, 844), (844, 390), (768, 1024), (1280, 800), (1920, 1080))
FEW = ((360, 640), (844, 390), (1280, 800))  # for what lies over a table and knows no other breadths

# All that does not fit, in words. Pictures and what stands for screen readers alone are not looked at.
MISFITS = """() => {
  const misfits = [];
  const tell = (what, one) => misfits.push(`${what}: ${one.outerHTML.replace(/\\s+/g, " ").slice(0, 150)}`);
  const modal = [...document.querySelectorAll("dialog[open]")].at(-1);
  const root = document.documentElement;
  const wide = Math.max(root.scrollWidth, document.body.scrollWidth) - innerWidth;
  if (wide > 0) misfits.push(`the page is ${wide} px too wide`);
  const isCut = (value) => value === "hidden" || value === "clip";
  const isScrolled = (value) => value === "auto" || value === "scroll";

  /** Whether a box can be brought into sight. */
  function reachable(one) {
    let box = one.getBoundingClientRect();
    for (let at = one; at.parentElement !== root; at = at.parentElement) {
      if (getComputedStyle(at).position === "fixed") break;
      const around = at.parentElement;
      const style = getComputedStyle(around);
      const place = around.getBoundingClientRect();
      if (isScrolled(style.overflowY)) {
        const start = place.top - around.scrollTop;
        if (box.top < start - 1.5 || box.bottom > start + around.scrollHeight + 1.5) return false;
        if (box.left < place.left - 1.5 && !isScrolled(style.overflowX)) return false;
        box = place;
      } else if (isCut(style.overflowY) && (box.top < place.top - 1.5 || box.bottom > place.bottom + 1.5)) {
        return false;
      } else if (isCut(style.overflowX) && (box.left < place.left - 1.5 || box.right > place.right + 1.5)) {
        return false;
      }
    }
    const below = Math.max(innerHeight, root.scrollHeight - scrollY);
    const fitsAcross = box.left >= -1.5 && box.right <= innerWidth + 1.5;
    return fitsAcross && box.top >= -scrollY - 1.5 && box.bottom <= below + 1.5;
  }

  const seen = "*:not(svg, svg *, .sr, .sr *, .far, .far *, option, script, style)";
  for (const one of (modal ?? document.body).querySelectorAll(seen)) {
    if (!one.checkVisibility({ visibilityProperty: true })) continue;
    const style = getComputedStyle(one);
    if (one.clientWidth && one.scrollWidth > one.clientWidth + 1) {
      if (style.overflowX === "visible") tell("wider than its place", one);
      else if (isCut(style.overflowX) && style.textOverflow === "ellipsis") tell("cut", one);
      else if (isScrolled(style.overflowX) && !one.closest(".scores, pre")) tell("scrolls sideways", one);
    }
    if (!one.matches("button, a, h1, h2, select, summary, label, [role=status]")) continue;
    const box = one.getBoundingClientRect();
    if (!box.width || !box.height) continue;
    if (!reachable(one)) tell("out of reach", one);
    if (!one.matches("button, .button")) continue;
    const words = document.createTreeWalker(one, NodeFilter.SHOW_TEXT);
    while (words.nextNode()) {
      const node = words.currentNode;
      const around = node.parentElement;
      if (!node.data.trim() || around.closest(".sr, svg, .words")) continue; // a tap tells moves in full
      const range = document.createRange();
      range.selectNodeContents(node);
      for (const text of range.getClientRects()) {
        const isWide = text.left < box.left - 1 || text.right > box.right + 1;
        if (isWide || text.top < box.top - 3 || text.bottom > box.bottom + 3) {
          tell("words beyond their button", one);
          break;
        }
      }
    }
  }
  return [...new Set(misfits)];
}"""

# A language is taken up by the page's own switch, wherever it stands.
SPEAK = """async (language) => {
  const root = document.documentElement;
  const choice = document.querySelector("header select");
  choice.value = language;
  choice.dispatchEvent(new Event("change", { bubbles: true }));
  const later = () => new Promise((done) => setTimeout(done));
  for (let turn = 0; turn < 3000 && root.lang !== language; turn++) await later();
  await new Promise((done) => requestAnimationFrame(() => setTimeout(done)));
  return root.lang === language;
}"""

IN_ALL_LANGUAGES = f"""async (languages) => {{
  const [misfits, speak] = [{MISFITS}, {SPEAK}];
  const found = [];
  for (const language of languages) {{
    if (!(await speak(language))) found.push(`no ${{language}}`);
    found.push(...misfits().map((one) => `${{language}} ${{one}}`));
  }}
  return found;
}}"""
# Colours are the same in all languages.
WORDS_ARE_ACCESSIBLE = f"""async (languages) => {{
  const [search, speak] = [{FOUND}, {SPEAK}];
  const found = [];
  for (const language of languages) {{
    if (!(await speak(language))) found.push(`no ${{language}}`);
    found.push(...(await search({{ rules: {{ "color-contrast": {{ enabled: false }} }} }})));
  }}
  return found;
}}"""
# What is only measured need not be painted, which would take most of the time. What lies under a panel is not
# even measured: it has screens of its own.
MEASURED = """(alone) => {
  document.documentElement.style.clipPath = alone ? "inset(50%)" : "";
  let panel = [...document.querySelectorAll("dialog[open]")].at(-1) ?? document.body;
  for (; panel !== document.body; panel = panel.parentElement)
    for (const other of panel.parentElement.children)
      if (other !== panel) other.style.contentVisibility = alone ? "hidden" : "";
}"""

# What moved since it was asked last, unless somebody had just tapped: half a second before, or, on a machine
# that is busy, two frames before.
WATCH = """window.shifts = [];
window.taps = [];
window.watch = new PerformanceObserver((list) => window.shifts.push(...list.getEntries()));
window.watch.observe({ type: "layout-shift", buffered: true });
for (const kind of ["pointerdown", "click", "keydown"])
  addEventListener(kind, () => {
    const tap = { from: performance.now(), to: Infinity };
    window.taps.push(tap);
    requestAnimationFrame(() => requestAnimationFrame(() => (tap.to = performance.now())));
  }, { capture: true });"""
SHIFTED = """() => {
  const isTapped = ({ hadRecentInput, startTime: at }) =>
    hadRecentInput || window.taps.some(({ from, to }) => from <= at && at <= to);
  const moved = [...window.shifts, ...window.watch.takeRecords()].filter((one) => !isTapped(one));
  window.shifts = [];
  window.taps = [];
  const said = ({ node }) => (node?.parentElement ?? node)?.outerHTML?.slice(0, 120);
  const what = moved.flatMap((one) => one.sources.map(said));
  return [moved.reduce((sum, one) => sum + one.value, 0), [...new Set(what)]];
}"""


def shifted(page: Page) -> tuple[float, list[str]]:
    """How far things have moved by themselves since this was asked last, and which."""
    page.evaluate("new Promise((done) => requestAnimationFrame(() => setTimeout(done)))")
    far, what = page.evaluate(SHIFTED)
    return far, what


def misfits(page: Page, sizes: Sequence[tuple[int, int]] = SIZES) -> list[str]:
    """Everything that does not fit, in any language, with usual and with large letters."""
    found: list[str] = []
    usual = page.viewport_size
    browser = page.context.new_cdp_session(page)
    page.evaluate(MEASURED, True)
    for letters in (32, 16):  # pixels, as people choose them for all pages of their browser
        browser.send("Page.setFontSizes", {"fontSizes": {"standard": letters, "fixed": letters}})
        for width, height in sizes:
            page.set_viewport_size({"width": width, "height": height})
            there = page.evaluate(IN_ALL_LANGUAGES, LANGUAGES)
            found += [f"{width}x{height} at {letters} px, {one}" for one in there]
    browser.detach()
    if usual is not None:
        page.set_viewport_size(usual)
    page.evaluate(MEASURED, False)
    return found


def inaccessible_words(page: Page) -> list[str]:
    """What axe, which is there already, objects to in any language but English, which comes back last."""
    found: list[str] = page.evaluate(WORDS_ARE_ACCESSIBLE, LANGUAGES[:-1])
    page.evaluate(SPEAK, LANGUAGES[-1])
    return found
