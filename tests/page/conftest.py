from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

import pytest
from playwright.sync_api import Browser, expect, sync_playwright

from tests.page.browsing import PATIENCE, Person, launched, serving
from tests.page.cable import Cable

expect.set_options(timeout=PATIENCE)


@pytest.fixture(scope="package")
def browser() -> Iterator[Browser]:
    with sync_playwright() as playwright:
        browser = launched(playwright)
        yield browser
        browser.close()


@pytest.fixture(scope="package")
def url(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    with serving(tmp_path_factory.mktemp("server")) as address:
        yield address


@pytest.fixture
def person(browser: Browser, url: str) -> Iterator[Callable[..., Person]]:
    """People who come; in the end none of them has seen an error."""
    people: list[Person] = []

    def comes(**wishes: Any) -> Person:
        people.append(Person(browser, url, **wishes))
        return people[-1]

    yield comes
    for one in people:
        one.leaves()


@pytest.fixture
def cable(url: str) -> Iterator[Cable]:
    cable = Cable(url)
    yield cable
    cable.close()


@pytest.fixture
def far(browser: Browser, cable: Cable) -> Iterator[Person]:
    """Somebody at the end of a cable."""
    one = Person(browser, cable.url)
    yield one
    one.leaves()
