"""Messages are parsed one by one, and what was said is remembered: nobody hears of it."""

from __future__ import annotations

from pathlib import Path

import pytest

from tenfold.locales import LANGUAGES, Speech, add_words, remove_words
from tests.locales.messages import FILES, messages


@pytest.mark.parametrize("language", LANGUAGES)
def test_whatever_a_file_has_is_known(language: str) -> None:
    say = Speech(language)
    for file in FILES:
        assert [id for id in messages(language, file) if not say.knows(id)] == []


def test_a_message_may_refer_to_others(tmp_path: Path) -> None:
    (tmp_path / "en").mkdir()
    (tmp_path / "en" / "guests.ftl").write_text(
        "# Whoever = comes\n"
        "guests-come =\n"
        "    { $count ->\n"
        "        [one] One guest\n"
        "       *[other] { NUMBER($count) } guests\n"
        "    } of { guests-house }\n"
        "    .quietly = { -nobody } comes\n\n"
        "# Names\n"
        "guests-house = the { -house(kind: 1) }\n    .alike = { guests-house }\n"
        "-house = Tenfold\n"
        "-nobody = No one",
        "utf-8",
    )
    add_words("guests", tmp_path)
    try:
        say = Speech("de")  # which this part does not have
        assert say("guests-come", count=1) == "One guest of the Tenfold"
        assert say("guests-come", count=2) == "2 guests of the Tenfold"
        assert say.worded("guests-come", "quietly", {}) == "No one comes"
        assert not say.knows("Whoever")
    finally:
        remove_words("guests")
    assert not Speech("de").knows("guests-come")


def test_what_was_said_before_is_said_anew_of_other_facts(tmp_path: Path) -> None:
    (tmp_path / "en").mkdir()
    (tmp_path / "en" / "figures.ftl").write_text("figures = { $one } and { $two }\n", "utf-8")
    add_words("figures", tmp_path)
    try:
        say = Speech("en")
        for _ in range(2):
            assert say("figures", one=0.0, two=1) == "0 and 1"
            assert say("figures", one=-0.0, two=1) == "-0 and 1"
            assert say("figures", one=0, two=True) == "0 and True"
            assert say("figures", one="1", two=0) == "1 and 0"
            assert say.worded("figures", None, {"one": 1}) is None
            with pytest.raises(AssertionError, match="asks for more"):
                say("figures", one=1)
    finally:
        remove_words("figures")
