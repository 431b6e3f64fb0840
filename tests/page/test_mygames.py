"""My games: counted as the laboratory does it, kept by a real browser, written to a file and read again."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path
from urllib.request import urlopen

from playwright.sync_api import FilePayload, expect

from tests.cli.run import tenfold
from tests.page.browsing import DESKTOP, Person, shown
from tests.page.played import PLAYED, games_file, samples
from tests.page.playing import plays_dice
from tests.page.vitest import expect_vitest


def test_the_page_counts_as_the_laboratory_and_the_command_do(tmp_path: Path) -> None:
    found, file, stats = (tmp_path / name for name in ("found.json", "games.json", "stats.json"))
    found.write_text(json.dumps(list(samples(PLAYED))))
    file.write_bytes(games_file(PLAYED))
    told = tenfold("stats", file, "--json")
    stats.write_text(told.out)
    assert {one["game"] for one in told.data["by_game"]} == {"card", "dice", "board"}
    expect_vitest("mygames", 6, TENFOLD_GAMES=found, TENFOLD_GAMES_FILE=file, TENFOLD_STATS=stats)


SHORTEST = 'game = "dice"\nedition = "de"\nphases = ["set 2"]'  # ten dice always have a pair
FORGETFUL = """Object.defineProperty(window, "indexedDB", {
  get() { throw new DOMException("forbidden", "SecurityError") }
})"""
EMPTIED = """() => new Promise((done) => {
  const asked = indexedDB.open("tenfold");
  asked.onsuccess = () => {
    const transaction = asked.result.transaction(["games", "files"], "readwrite");
    transaction.objectStore("games").clear();
    transaction.objectStore("files").clear();
    transaction.oncomplete = () => done(asked.result.close());
  };
})"""


def test_a_game_is_kept_told_written_deleted_and_read_again(
    person: Callable[..., Person], tmp_path: Path
) -> None:
    one = person(size=DESKTOP).opens(SHORTEST, seats=2)
    page = one.page
    while one.waits_for_turn() == "turn":
        plays_dice(one)
    code = page.url.partition("#room=")[2]
    shown(page.locator("dialog .title"))
    page.keyboard.press("Escape")
    one.button("Menu").click()
    one.button("My games").click()
    line = page.get_by_role("list", name="Games").get_by_role("button", name="Dice game")
    line.click()
    shown(line.get_by_text("1 attempt"))
    shown(page.get_by_role("list", name="How often each phase was completed").get_by_text("1 of 1"))
    one.button("Phase completed: How was this counted?").click()
    shown(page.get_by_role("dialog").get_by_text("Wilson"))
    page.keyboard.press("Escape")
    one.expect_accessible()
    one.expect_no_scrolling_sideways()

    # What the server has, this browser has too; and what it has lost, it takes from the room again.
    with urlopen(f"{one.url}/rooms/{code}/record") as answer:
        record = answer.read()
    assert saved(one, "Download the record") == record
    page.evaluate(EMPTIED)
    page.reload()
    line.click()
    assert saved(one, "Download the record") == record
    shown(one.button("Review", exact=True))
    one.button("Watch it again").click()
    page.get_by_role("slider").press("End")
    expect(page.get_by_role("slider")).to_have_value(str(len(record.splitlines()) - 2))
    page.get_by_role("slider").press("Home")
    with page.expect_popup() as opening:
        page.get_by_role("link", name="Analyse this position").click()
    board = opening.value
    assert "#game=" in board.url  # from what this browser keeps, and not from the room
    shown(board.get_by_text("Phase 1 is made in this attempt"))
    board.close()
    page.keyboard.press("Escape")

    # The same figures as numbers and as a picture.
    numbers = json.loads(saved(one, "Save the numbers"))
    assert (numbers["counted"], numbers["by_game"][0]["figures"]["made"]["of"]) == (1, 1)
    assert saved(one, "Save as a picture").startswith(b"\x89PNG")

    # For good: the name goes from the server, and the room does not bring the game back.
    games = saved(one, "Save all games to a file")
    assert one.page.evaluate("localStorage['tenfold.seats']").split('"token":"')[1][:43].encode() not in games
    one.button("Delete the game").click()
    one.button("Delete for good").click()
    shown(page.get_by_text("No game yet"))
    with urlopen(f"{one.url}/rooms/{code}") as answer:
        assert "Ann" not in [place["name"] for place in json.load(answer)["places"]]
    page.reload(wait_until="networkidle")
    shown(page.get_by_text("No game yet"))

    # A file that is not whole changes nothing; a whole one brings all back, also where nothing can be kept.
    chosen = page.get_by_label("Add games from a file")
    for name, text, told in (
        ("cut", games[:-30], "This file was cut off. Nothing was added."),
        ("other", record, "This file does not hold Tenfold games."),
        ("whole", games, "1 game added."),
    ):
        (tmp_path / name).write_bytes(text)
        chosen.set_input_files(tmp_path / name)
        shown(page.get_by_text(told))
    shown(line)
    another = person()
    another.context.add_init_script(FORGETFUL)
    another.opens(SHORTEST, seats=2)
    while another.waits_for_turn() == "turn":
        plays_dice(another)
    shown(another.page.get_by_role("alert").get_by_text("This browser does not keep games"))
    another.page.keyboard.press("Escape")
    another.button("Menu").click()
    another.button("My games").click()
    another.page.get_by_label("Add games from a file").set_input_files(tmp_path / "whole")
    lines = another.page.get_by_role("list", name="Games").get_by_role("button", name="Dice game")
    expect(lines).to_have_count(2)
    shown(another.page.get_by_role("alert").get_by_text("This browser does not keep games"))
    assert games.partition(b"[")[2].rpartition(b"]")[0] in saved(another, "Save all games to a file")
    another.expect_accessible()
    another.expect_no_scrolling_sideways()


def test_where_there_is_no_room_left_games_stay_until_the_page_is_closed(
    person: Callable[..., Person],
) -> None:
    one = person().come("#games")
    page = one.page
    chosen = page.get_by_label("Add games from a file")
    chosen.wait_for()
    one.context.new_cdp_session(page).send(
        "Storage.overrideQuotaForOrigin", {"origin": one.url, "quotaSize": 1000}
    )
    file: FilePayload = {"name": "g.json", "mimeType": "application/json", "buffer": games_file(PLAYED[:2])}
    chosen.set_input_files(file)
    shown(page.get_by_role("alert").get_by_text("This browser has no room left"))
    expect(page.get_by_role("list", name="Games").get_by_role("button", name="Card game")).to_have_count(2)
    assert len(json.loads(saved(one, "Save all games to a file"))["games"]) == 2


def saved(one: Person, button: str) -> bytes:
    with one.page.expect_download() as downloading:
        one.button(button).click()
    return downloading.value.path().read_bytes()
