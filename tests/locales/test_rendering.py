"""Sayings in six languages, as `web/tests/saying.test.ts` has them too."""

from __future__ import annotations

from tenfold.core.sayings import KINDS
from tenfold.locales import LANGUAGES, Speech
from tenfold.locales.rendering import render
from tests.locales.rendered import entries, read_saying


def test_every_saying_has_the_parts_of_the_common_fixture() -> None:
    for entry in entries():
        parts = render(read_saying(entry["saying"]), Speech(entry["language"]), entry["names"], entry["me"])
        assert list(map(list, parts)) == entry["parts"], entry


def test_the_fixture_has_every_language_and_every_kind_of_fact() -> None:
    facts = [fact for entry in entries() for fact in entry["saying"]["facts"].values()]
    assert {entry["language"] for entry in entries()} == set(LANGUAGES)
    assert {fact[0] if isinstance(fact, list) else "number" for fact in facts} >= set(KINDS)


def test_a_name_is_never_taken_for_a_card() -> None:
    for entry in entries():
        for kind, text in entry["parts"]:
            assert kind != "card" or text not in entry["names"] or text == "W"
            assert kind != "name" or text in entry["names"] or entry["saying"]["id"] != "refusal-skip-whom"
