"""Messages are parsed one by one, when they are said: none is missed, and they may refer to others."""

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
