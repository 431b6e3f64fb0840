"""How the server sends the page: small, cached, under a strict policy; and what stands beside it."""

from __future__ import annotations

import gzip
import json
import re
from collections.abc import Callable
from pathlib import Path
from typing import Any
from urllib.error import HTTPError
from urllib.request import Request, urlopen

import pytest
from playwright.sync_api import Browser
from starlette.applications import Starlette

from tenfold.server.page import BUILT, page_routes
from tests.page.browsing import Person
from tests.page.fitting import LANGUAGES
from tests.page.scenes import Place, first_places

MOST = 120_000


def got(url: str, **headers: str) -> tuple[int, dict[str, str], bytes]:
    try:
        with urlopen(Request(url, headers=headers)) as answer:
            return answer.status, {name.lower(): text for name, text in answer.headers.items()}, answer.read()
    except HTTPError as error:
        with error:
            return error.code, {name.lower(): text for name, text in error.headers.items()}, error.read()


@pytest.fixture(scope="module")
def places(browser: Browser, url: str) -> dict[str, Place]:
    return first_places(browser, url)


def counting(one: Person) -> dict[str, int]:
    """Bytes that the browser will be sent, with headers, by request and address."""
    session = one.context.new_cdp_session(one.page)
    session.send("Network.enable")
    asked: dict[str, str] = {}
    sizes: dict[str, int] = {}

    def finished(event: Any) -> None:
        one_request = event["requestId"]
        sizes[f"{one_request} {asked.get(one_request)}"] = event["encodedDataLength"]

    session.on("Network.requestWillBeSent", lambda e: asked.update({e["requestId"]: e["request"]["url"]}))
    session.on("Network.loadingFinished", finished)
    return sizes


def loaded(one: Person, place: Place) -> dict[str, int]:
    """Bytes by address; the room's own, of which there may be several, under one."""
    sizes = counting(one)
    one.come(place.address).page.locator(place.ready).first.wait_for()
    one.page.wait_for_load_state("networkidle")
    found: dict[str, int] = {}
    for request, size in sizes.items():
        address = request.partition(" ")[2]
        found[address] = found.get(address, 0) + size
    return found


def in_other_words(address: str, language: str) -> str:
    return re.sub(r"(/words/.+)/en\.ftl$", rf"\1/{language}.ftl", address)


def weight(address: str) -> int:
    return len(got(address, **{"accept-encoding": "gzip"})[2])


@pytest.mark.parametrize("place", ["home", "lobby", "invitation", "card", "dice", "board", "pad"])
def test_the_first_load_is_small(person: Callable[..., Person], places: dict[str, Place], place: str) -> None:
    """Loaded in English, and weighed in all languages: these differ in their words alone (see below)."""
    sizes = loaded(person(), places[place])
    words = [address for address in sizes if in_other_words(address, "de") != address]
    assert words
    for language in LANGUAGES:
        more = sum(weight(in_other_words(address, language)) - weight(address) for address in words)
        assert 60_000 < sum(sizes.values()) + more <= MOST, (language, more, json.dumps(sizes, indent=1))


@pytest.mark.parametrize("place", ["card", "pad"])
def test_languages_load_the_same_but_for_their_words(
    person: Callable[..., Person], places: dict[str, Place], place: str
) -> None:
    english = loaded(person(), places[place])
    for language in LANGUAGES[:-1]:
        sizes = loaded(person(locale=language), places[place])
        assert sizes.keys() == {in_other_words(address, language) for address in english}
        assert sum(sizes.values()) <= MOST


def test_the_build_counts_the_first_loads() -> None:
    loads = json.loads((BUILT / "first-load.json").read_text())
    assert loads.keys() == {"home", "lobby", "card", "dice", "board", "pad"}
    for load in loads.values():
        assert load["gzipped"] <= MOST


def test_the_page_comes_compressed_with_a_strict_policy(url: str) -> None:
    status, headers, body = got(f"{url}/", **{"accept-encoding": "gzip"})
    assert status == 200
    assert headers["content-encoding"] == "gzip"
    assert headers["cache-control"] == "no-cache"
    policy = headers["content-security-policy"]
    assert "default-src 'none'" in policy
    assert "unsafe" not in policy
    text = gzip.decompress(body).decode()
    assert not re.search(r"<script(?![^>]*src)|<style|style=| on\w+=", text)
    for name in re.findall(r'(?:src|href)="\./(assets/[^"]+)"', text):
        status, headers, _ = got(f"{url}/{name}")
        assert status == 200
        assert "immutable" in headers["cache-control"]
        assert headers["x-content-type-options"] == "nosniff"
        status, _, _ = got(f"{url}/{name}", **{"if-none-match": headers["etag"]})
        assert status == 304


@pytest.mark.parametrize("path", ["assets/nothing.js", "..%2fapp.py", "first-load.json", "assets/../app.py"])
def test_nothing_else_is_sent(url: str, path: str) -> None:
    assert got(f"{url}/{path}")[0] == 404


def test_without_the_page_the_server_explains(tmp_path: Path) -> None:
    routes = page_routes(tmp_path)
    assert len(routes) == 1
    assert Starlette(routes=routes).url_path_for("_not_built") == "/"


def test_what_can_be_played_and_its_rules(url: str) -> None:
    choices = json.loads(got(f"{url}/choices.json")[2])
    assert choices["games"]["card"]["seats"] == [2, 6]
    assert len(choices["games"]["card"]["editions"]["fx"]) == 10
    for game in choices["games"]:
        rules = json.loads(got(f"{url}/rules/{game}.json")[2])
        assert rules[0]["id"].startswith(f"{game}.")
    assert got(f"{url}/rules/chess.json")[0] == 404


def test_house_rules_are_read_or_refused(url: str) -> None:
    def answer(text: str) -> tuple[int, dict[str, object]]:
        try:
            with urlopen(Request(f"{url}/house-rules", data=text.encode(), method="POST")) as reply:
                return reply.status, json.load(reply)
        except HTTPError as error:
            with error:
                return error.code, json.load(error)

    status, told = answer('edition = "fx"\nwild_points = 15')
    assert (status, told["game"]) == (200, "card")
    assert answer("edition = ")[0] == 400
    assert answer('edition = "none"')[0] == 400
    assert answer("#" * 10_000)[0] == 413


def test_a_room_that_is_not_there_has_no_replay(url: str) -> None:
    assert got(f"{url}/rooms/{'x' * 22}/replay")[0] == 404
