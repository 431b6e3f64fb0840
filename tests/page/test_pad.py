"""The score pad in a real browser: whole sheets, files, links, without a server, after an upgrade."""

from __future__ import annotations

import json
import re
import shutil
import struct
import subprocess
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from urllib.request import urlopen

from playwright.sync_api import Browser, expect

from tenfold.games.card.rules import edition_rules
from tenfold.locales import LANGUAGES
from tenfold.server.page import BUILT
from tenfold.terminal.scorepad.export import as_csv
from tenfold.terminal.scorepad.file import decode, encode
from tenfold.terminal.scorepad.model import Pad, PadHand, PadScore, with_hand
from tests.page.browsing import DESKTOP, Person, serving, shown
from tests.page.keeping import begins, has, opens_file, went_out
from tests.page.playing import reads_the_method

# Until the worker of the next version has taken over.
NEW_WORKER = """async () => {
  for (let tries = 0; tries < 300; tries++) {
    const isNew = (await caches.keys()).some((name) => name.includes("new"));
    const { installing, waiting, active } = await navigator.serviceWorker.getRegistration();
    if (isNew && !installing && !waiting && active.state === "activated") return;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  throw new Error("no new worker");
}"""
READY = "The pad also works without a network"


def total_of(one: Person, name: str) -> str:
    return one.page.locator("li", has=one.page.get_by_text(name, exact=True)).locator(".total").inner_text()


def test_a_whole_card_sheet(person: Callable[..., Person]) -> None:
    one = person()
    page = one.page
    one.come()
    page.get_by_role("link", name="Score pad").click()
    shown(page.get_by_text("No sheet yet"))
    one.expect_accessible()
    begins(one, "Card game", ["Ann", "Ben", "Cleo"], "Only the first")
    shown(page.get_by_text("nothing entered yet"))

    # Wrong entries are refused with the reason, what is possible, and the rule.
    one.button("Enter hand 1").click()
    has(one, "Ben", 33)
    one.button("Write down").click()
    shown(page.get_by_text("Choose who went out"))
    went_out(one, "Ann")
    shown(page.get_by_text("50 to 230 points. 33 is impossible; nearest: 50"))
    one.button("Why?").first.click()
    shown(page.get_by_text("card.score"))
    shown(page.get_by_text("The points of Cleo are missing"))
    one.expect_accessible()
    one.expect_no_scrolling_sideways()
    has(one, "Ben", 55)
    cleo = page.get_by_role("group", name="Cleo", exact=True)
    cleo.get_by_text("Phase 1 laid").click()
    one.button("Count the cards of Cleo").click()
    one.button("One more: 1 to 9").click()
    one.button("One more: 1 to 9").click()
    one.button("One more: wild").click()
    one.button("One more: skip").click()
    one.button("One less: skip").click()
    expect(cleo.get_by_label("Points of Cleo")).to_have_value("35")
    one.expect_accessible()
    one.button("Write down").click()
    assert [total_of(one, name) for name in ("Ann", "Ben", "Cleo")] == ["0 points", "55 points", "35 points"]
    shown(page.get_by_text("Ann leads"))
    one.expect_accessible()
    one.expect_no_scrolling_sideways()

    # A hand that is half entered stays, also when the page is closed.
    one.button("Enter hand 2").click()
    went_out(one, "Cleo")
    has(one, "Ben", 100)
    page.reload()
    one.button("Go on with hand 2").click()
    expect(page.get_by_label("Points of Ben")).to_have_value("100")
    has(one, "Ann", 10, laid=True)
    one.button("Write down").click()
    shown(page.get_by_text("Ann wins."))
    assert total_of(one, "Ben") == "155 points"

    # Undo, and the correction of an earlier hand, which changes all that follows from it.
    one.button("Undo").click()
    shown(page.get_by_text("Drop hand 2 (Ann 10 ✓2, Ben 100, Cleo 0 ✓2)?"))
    one.expect_accessible()
    one.button("Drop it").click()
    shown(one.button("Enter hand 2"))
    one.button("Correct hand 1").click()
    has(one, "Cleo", 3)
    one.button("Write down").click()
    shown(page.get_by_text("3 is impossible; nearest: 5"))
    has(one, "Cleo", 20)
    one.button("Write down").click()
    expect(page.locator("dialog")).to_have_count(0)
    assert total_of(one, "Cleo") == "20 points"

    one.button("Change names").click()
    page.get_by_label("Name 2").fill("ann")
    one.button("Write down").click()
    shown(page.get_by_text("appears twice"))
    page.get_by_label("Name 2").fill("Benno")
    one.button("Write down").click()
    assert total_of(one, "Benno") == "55 points"

    one.button("Delete the sheet").click()
    one.button("Cancel").click()
    one.button("Delete the sheet").click()
    one.button("Delete for good").click()
    shown(page.get_by_text("No sheet yet"))


def test_a_whole_dice_sheet_and_one_alone(person: Callable[..., Person]) -> None:
    one = person()
    page = one.come("pad/").page
    begins(one, "Dice game", ["Ann", "Ben"])
    field = page.get_by_label("Points of Ann")
    field.fill("61")
    page.keyboard.press("Enter")
    shown(page.get_by_text("Ann cannot have 61 in phase 1: no dice bring that. Nearest: 60."))
    one.expect_accessible()
    for phase in range(1, 11):
        field.fill("45")
        page.keyboard.press("Enter")
        shown(page.get_by_text("Ben · Phase 1"))
        if phase == 10:
            shown(page.get_by_text("Ben goes on from phase to phase until one fails"))
            assert one.button("Points declined").count() == 0
        one.button("Not made").click()
    shown(page.get_by_text("Ann wins."))
    total = page.locator("tr.total td").nth(1)
    expect(total).to_have_text("530")  # 450, and both bonuses
    one.expect_accessible()
    one.expect_no_scrolling_sideways()
    one.button("Correct entry 1", exact=True).click()
    page.locator("dialog").get_by_label("Points of Ann").fill("50")
    one.button("Write down").click()
    expect(total).to_have_text("535")

    page.get_by_role("link", name="Score pad").click()
    shown(page.get_by_text("Dice game · Ann wins."))
    begins(one, "Dice game", ["Kim"])
    one.button("Not made").click()
    one.button("Points declined").click()
    expect(page.locator("tr.total td").nth(1)).to_have_text("-10")
    one.button("Undo").click()
    shown(page.get_by_text("Drop the last entry (Kim, phase 1: points declined)?"))
    one.button("Drop it").click()
    expect(page.locator("tr.total td").nth(1)).to_have_text("-5")

    # Two windows on one sheet: both show what either has written.
    other = one.context.new_page()
    other.goto(page.url)
    other.get_by_label("Points of Kim").fill("60")
    other.keyboard.press("Enter")
    shown(page.get_by_text("55 points", exact=True))
    page.get_by_label("Language").select_option("ru")
    shown(one.button("Записать"))


def test_dice_phases_of_the_house(person: Callable[..., Person]) -> None:
    one = person()
    page = one.come("pad/").page
    page.get_by_role("link", name="New sheet").click()
    page.get_by_text("Dice game", exact=True).click()
    page.get_by_label("Name 1", exact=True).fill("Kim")
    page.get_by_text("House rules", exact=True).click()
    page.get_by_text("The phases", exact=True).click()
    for _ in range(5):  # each that is gone, those below it move up
        for _ in range(page.get_by_label(re.compile("^Phase 3, group .: size$")).count()):
            one.button("Phase 3: remove group 1").click()
    size = page.get_by_label("Phase 2, group 2: size")
    size.fill("8")
    one.button("Begin the sheet").click()
    shown(page.get_by_text("Phase 2 can never be made with these dice."))  # eleven of them
    one.expect_accessible()
    one.expect_no_scrolling_sideways()
    size.fill("7")
    one.button("Begin the sheet").click()
    shown(page.get_by_text("House rules"))
    rows = page.get_by_role("region", name="Block").get_by_role("row")
    expect(rows.nth(2)).to_contain_text(re.compile("^2 .*61"))
    field = page.get_by_label("Points of Kim")
    for points, told in (("61", "no dice bring that. Nearest: 60."), ("60", "Kim · Phase 2")):
        field.fill(points)
        page.keyboard.press("Enter")
        shown(page.get_by_text(told))
    page.reload()  # what was kept is read again
    shown(page.get_by_text("Kim · Phase 2"))


def test_dice_of_the_house(person: Callable[..., Person]) -> None:
    """Their colours decide what the phase of one colour can bring, and whether it can be made."""
    one = person()
    page = one.come("pad/").page
    page.get_by_role("link", name="New sheet").click()
    page.get_by_text("Dice game", exact=True).click()
    page.get_by_label("Name 1", exact=True).fill("Kim")
    page.get_by_text("House rules", exact=True).click()
    page.get_by_text("The colours of your dice", exact=True).click()
    high = page.get_by_label(re.compile("^Die H"))
    expect(high).to_have_count(6)
    expect(high.first).to_have_value("r o b g o g")
    one.expect_no_scrolling_sideways()
    high.first.fill("r r r")
    one.button("Begin the sheet").click()
    shown(
        page.get_by_text(
            'H1: "r r r" must be six of the letters b, r, o and g, for the faces 5, 6, 7, 8, 9, 10.'
        )
    )
    one.expect_accessible()
    for die in high.all():
        die.fill("R O B G R R")  # on each the 10 is red
    one.button("Begin the sheet").click()
    shown(page.get_by_text("House rules"))
    row = page.get_by_role("region", name="Block").get_by_role("row", name=re.compile("^8 "))
    expect(row).to_contain_text("64")
    page.reload()
    expect(row).to_contain_text("64")


def test_a_family_keeps_its_evenings(person: Callable[..., Person]) -> None:
    one = person()
    page = one.come("pad/").page
    page.get_by_role("link", name="New sheet").click()
    page.get_by_text("House rules", exact=True).click()
    page.get_by_label("Points for a wild left in the hand").fill("1000")
    for number, name in enumerate(("Ann", "Ben"), 1):
        page.get_by_label(f"Name {number}", exact=True).fill(name)
    page.get_by_text("Variants", exact=True).click()
    page.get_by_label("Only the first").check()
    page.get_by_label("How many phases").fill("1")
    one.button("Begin the sheet").click()
    shown(page.get_by_text("a whole number from 0 to 999"))
    page.get_by_label("Points for a wild left in the hand").fill("30")
    one.expect_accessible()
    one.button("Begin the sheet").click()
    shown(page.get_by_text("House rules"))

    # Sums and cards; what cannot be is refused, and written down anyway with a mark.
    one.button("Enter hand 1").click()
    went_out(one, "Ann")
    ben = page.get_by_label("Points of Ben")
    ben.fill("w w s 12 r1 r2 r3 r4 r5 r6")
    page.keyboard.press("Tab")
    expect(ben).to_have_value("115")
    ben.fill("30+3")
    page.keyboard.press("Tab")
    expect(ben).to_have_value("33")
    one.button("Enter it anyway").click()
    one.button("Write down").click()
    shown(page.get_by_text("Ann wins."))
    shown(page.get_by_title("entered anyway"))
    assert json.loads(downloaded(one, "Save as a file"))["hands"][0]["anyway"] == [False, True]
    assert downloaded(one, "Save as a picture").startswith(b"\x89PNG")
    pdf = downloaded(one, "Save as PDF")
    assert pdf.startswith(b"%PDF-1.4")
    assert pdf[int(pdf.split()[-2]) :].startswith(b"xref\n0 6\n")

    # The same people with one tap, from the sheet and from the form.
    one.button("Once more, the same people").click()
    shown(page.get_by_text("nothing entered yet"))
    page.get_by_role("link", name="Score pad").click()
    page.get_by_role("link", name="New sheet").click()
    page.get_by_role("group", name="The same people again").get_by_role("button", name="Ann, Ben").click()
    shown(one.button("Enter hand 1"))
    page.get_by_role("link", name="Score pad").click()
    page.get_by_role("link", name="Seasons and evenings").click()
    expect(page.get_by_role("row", name="Ann")).to_have_text(re.compile(r"Ann\s*1\s*1\s*1\s*0\s*1"))
    reads_the_method(one, "A season is a year")
    expect(page.get_by_role("listitem")).to_have_count(3)
    one.expect_accessible()
    one.expect_no_scrolling_sideways()
    for language in LANGUAGES:  # the last column is in sight
        page.get_by_role("combobox").first.select_option(language)
        expect(page.locator("html")).to_have_attribute("lang", language)
        assert page.locator(".scores").evaluate("(one) => one.scrollWidth - one.clientWidth") <= 1, language


def test_a_hand_by_keyboard_alone(person: Callable[..., Person]) -> None:
    one = person()
    page = one.come("pad/").page
    one.tab_to("a[href='#new']")
    page.keyboard.press("Enter")
    for name in ("Ann", "Ben"):
        one.tab_to("input[autocomplete=off]:placeholder-shown")
        page.keyboard.type(name)
    page.keyboard.press("Enter")
    one.tab_to("button.main")
    page.keyboard.press("Enter")
    one.tab_to("input[name=out]")
    page.keyboard.press("Space")
    one.tab_to("input[data-seat='1']")
    page.keyboard.type("55")
    page.keyboard.press("Enter")
    shown(page.get_by_text("Ann leads"))
    one.tab_to("button[aria-label='Correct hand 1']")
    page.keyboard.press("Enter")
    page.locator("dialog").wait_for()
    page.keyboard.press("Escape")
    expect(page.locator("dialog")).to_have_count(0)


def test_a_browser_that_keeps_nothing_says_so_and_the_sheet_goes_on(person: Callable[..., Person]) -> None:
    one = person(knows=False)
    one.context.add_init_script("Storage.prototype.setItem = () => { throw new DOMException('it is full') }")
    page = one.come("pad/").page
    begins(one, "Dice game", ["Ann"])
    shown(page.get_by_text("Save the sheet as a file before you close the page"))
    page.get_by_label("Points of Ann").fill("45")
    page.keyboard.press("Enter")
    shown(page.get_by_text("Ann · Phase 2"))
    assert json.loads(downloaded(one, "Save as a file"))["attempts"] == [{"name": "Ann", "points": 45}]


def test_many_with_long_names_fit_on_a_phone(person: Callable[..., Person]) -> None:
    names = ["Maximiliane-Charlott", "Ben", "Cleo", "Dario", "Eve", "Franz-Xaver", "Gül", "Hannah"]
    one = person()
    page = one.come("pad/").page
    begins(one, "Dice game", names)
    for name in names:
        page.get_by_label(f"Points of {name}").fill("45")
        page.keyboard.press("Enter")
    shown(page.get_by_text("Maximiliane-Charlott · Phase 2"))
    one.expect_no_scrolling_sideways()
    page.get_by_role("link", name="Score pad").click()
    begins(one, "Card game", names[:6])
    one.button("Enter hand 1").click()
    went_out(one, "Ben")
    for name in (names[0], *names[2:6]):
        has(one, name, 60)
    one.expect_no_scrolling_sideways()
    one.button("Write down").click()
    shown(page.get_by_text("Ben leads"))
    one.expect_no_scrolling_sideways()
    one.expect_accessible()


def kept_by_the_terminal() -> Pad:
    pad = Pad(rules=edition_rules("fx", ["free"]), names=("Ann", "=Ben", "Élodie"))
    for number, points in ((4, 60), (2, 75)):
        scores = (
            PadScore(0, laid=True, phase=number),
            PadScore(points),
            PadScore(15, laid=True, phase=number),
        )
        pad = with_hand(pad, PadHand(0, scores))
    return pad


def downloaded(one: Person, button: str) -> bytes:
    with one.page.expect_download() as downloading:
        one.button(button).click()
    return downloading.value.path().read_bytes()


def test_a_sheet_goes_to_the_terminal_and_back_and_to_another_browser_by_link(
    person: Callable[..., Person],
) -> None:
    pad = kept_by_the_terminal()
    one = person()
    page = one.come("pad/").page
    for content, answer in (
        (b"nonsense", "broken.json is not a score pad that can be read"),
        (b" " * 1_000_001, "It is too large."),
        (encode(pad).replace(b'"points": [', b'"points": [7, '), "It is left as it is"),
    ):
        opens_file(one, "broken.json", content)
        shown(page.get_by_text(answer))
    one.expect_accessible()
    opens_file(one, "friday.json", encode(pad))
    shown(page.get_by_text("Ann leads"))
    assert total_of(one, "=Ben") == "135 points"
    assert decode(downloaded(one, "Save as a file")) == pad
    assert downloaded(one, "Spreadsheet").decode() == as_csv(pad)

    one.button("Share by link").click()
    link = page.get_by_label("Link to this sheet").input_value()
    one.expect_accessible()
    fragment = link[link.index("/pad/") + 1 :]
    two = person(size=DESKTOP, color_scheme="dark")
    two.come(fragment)
    shown(two.page.get_by_text("A shared score sheet"))
    two.expect_accessible()
    two.button("Keep a copy here").click()
    assert decode(downloaded(two, "Save as a file")) == pad
    two.expect_accessible()
    two.expect_no_scrolling_sideways()
    two.come(fragment[:-30])
    shown(two.page.get_by_text("There is no sheet in this link"))
    two.come("pad/#sheet=z" + "A" * 250_000)
    shown(two.page.get_by_text("This link is too long for a score sheet."))
    two.come("pad/#pad=nothing")
    shown(two.page.get_by_text("This sheet is not in this browser"))
    two.page.get_by_role("link", name="Your score sheets").click()
    shown(two.page.get_by_text("Ann, =Ben, Élodie"))


def test_without_a_server_everything_goes_on(browser: Browser, tmp_path: Path) -> None:
    with serving(tmp_path) as url:
        one = Person(browser, url, offline=True)
        page = one.come("pad/").page
        shown(page.get_by_text(READY))
        problems = one.context.new_cdp_session(page).send("Page.getInstallabilityErrors")[
            "installabilityErrors"
        ]
        assert {problem["errorId"] for problem in problems} <= {
            "in-incognito"
        }  # as all contexts of tests are
        begins(one, "Card game", ["Ann", "Ben"])
        one.button("Enter hand 1").click()
        went_out(one, "Ann")
    page.reload()  # the server is gone
    one.button("Go on with hand 1").click()
    has(one, "Ben", 60)
    one.button("Write down").click()
    page.get_by_label("Language").select_option("de")
    shown(one.button("Durchgang 2 eintragen"))
    page.goto(f"{url}/pad/")
    shown(page.get_by_text("Ann führt"))
    page.get_by_role("link", name="Schiedsrichter fragen").click()
    page.get_by_text("Brettspiel", exact=True).click()
    page.get_by_label("Oder Karten eintippen").fill("R4 G4 R8 G8 B8 Y8 R11 W")
    page.keyboard.press("Enter")
    page.get_by_label("Die Phase").select_option("2")
    shown(page.get_by_role("heading", name="Phase 2 ist vollständig"))
    page.get_by_role("link", name="Chancen am Anfang").click()
    shown(page.get_by_text("8,68"))
    kept = page.evaluate(
        "caches.keys().then((names) => Promise.all(names.map(async (name) =>"
        " (await (await caches.open(name)).keys()).map((request) => new URL(request.url).pathname))))"
    )
    assert all(path.startswith(("/pad/", "/assets/", "/words/")) for paths in kept for path in paths)
    one.leaves()


@contextmanager
def sending(folder: Path, port: int = 0) -> Iterator[str]:
    """A server with the page in this folder."""
    script = (
        "import sys; from functools import partial; from pathlib import Path;"
        "from tenfold.cli import main; from tenfold.server import app, page;"
        "app.page_routes = partial(page.page_routes, Path(sys.argv[1]));"
        "sys.argv[1:] = ['serve', '--port', sys.argv[2], '--data', sys.argv[3]];"
        "main()"
    )
    server = subprocess.Popen(
        [sys.executable, "-c", script, str(folder), str(port), str(folder.with_suffix(".data"))],
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


def upgraded(folder: Path) -> None:
    """The next version: another page, and so another version of the worker."""
    for name, old, new in (
        ("index.html", "A score pad for", "The new score pad for"),
        ("worker.js", "tenfold-pad-", "tenfold-pad-new-"),
    ):
        file = folder / "pad" / name
        text = file.read_text("utf-8")
        assert old in text
        file.write_text(text.replace(old, new), "utf-8")
        (folder / "pad" / f"{name}.gz").unlink()


def test_an_upgraded_page_is_taken_up_at_once_and_stays_offline(browser: Browser, tmp_path: Path) -> None:
    folder = tmp_path / "page"
    shutil.copytree(BUILT, folder)
    with sending(folder) as url:
        one = Person(browser, url, offline=True)
        page = one.come("pad/").page
        shown(page.get_by_text(READY))
        begins(one, "Dice game", ["Ann"])
    upgraded(folder)
    description = page.locator("meta[name=description][content^='The new score pad']")
    with sending(folder, int(url.rpartition(":")[2])):
        page.reload()
        expect(description).to_have_count(1)
        page.evaluate(NEW_WORKER)
    page.reload()
    shown(page.get_by_text("Ann · Phase 1"))
    expect(description).to_have_count(1)
    one.leaves()


def test_the_pad_can_be_installed(url: str) -> None:
    with urlopen(f"{url}/pad") as answer:
        assert answer.url == f"{url}/pad/"
        assert answer.headers["cache-control"] == "no-cache"
    with urlopen(f"{url}/pad/worker.js") as answer:
        assert answer.headers["cache-control"] == "no-cache"
        assert answer.headers["content-type"].startswith("text/javascript")
    with urlopen(f"{url}/pad/manifest.webmanifest") as answer:
        assert answer.headers["content-type"] == "application/manifest+json"
        manifest = json.load(answer)
    assert manifest["display"] == "standalone"
    for icon in manifest["icons"]:
        with urlopen(f"{url}/pad/{icon['src']}") as answer:
            assert answer.headers["content-type"] == icon["type"]
            image = answer.read()
        if icon["type"] == "image/png":
            assert image.startswith(b"\x89PNG")
            width, height = struct.unpack(">II", image[16:24])
            assert f"{width}x{height}" == icon["sizes"]
