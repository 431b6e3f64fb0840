"""Six languages, all complete: nothing missing, nothing unused, the same variables everywhere."""

from __future__ import annotations

import pytest

from tenfold.analysis.cards.reasons import FACTS
from tenfold.locales import FALLBACK, LANGUAGES, Speech, preferred_language
from tenfold.terminal.words import ANSWERS, COMMANDS
from tests.locales.messages import (
    FILES,
    NEVER_TOLD,
    built_ids,
    messages,
    page_literals,
    refusal_codes,
    rule_ids,
    string_literals,
)

OTHERS = [language for language in LANGUAGES if language != FALLBACK]


@pytest.mark.parametrize("file", FILES)
@pytest.mark.parametrize("language", OTHERS)
def test_every_language_has_the_same_messages_with_the_same_variables(language: str, file: str) -> None:
    assert messages(language, file) == messages(FALLBACK, file)


@pytest.mark.parametrize("language", OTHERS)
def test_every_rule_is_translated(language: str) -> None:
    assert set(messages(language, "rules-card.ftl")) == rule_ids()


@pytest.mark.parametrize("file", FILES)
def test_no_message_is_unused(file: str) -> None:
    asked_for = page_literals() if file == "page.ftl" else string_literals() | built_ids()
    assert set(messages(FALLBACK, file)) - asked_for == set()


def test_the_page_asks_for_no_message_that_is_missing() -> None:
    asked_for = {literal for literal in page_literals() if literal.startswith("page-")}
    assert asked_for - set(messages(FALLBACK, "page.ftl")) == set()


def test_every_refusal_that_a_player_can_meet_has_a_message_with_its_facts() -> None:
    told = messages(FALLBACK, "refusals.ftl")
    for code, facts in refusal_codes():
        if code not in NEVER_TOLD:
            assert f"refusal-{code}" in told
            assert told[f"refusal-{code}"] <= facts, code


def test_a_hint_uses_every_fact_of_its_reason() -> None:
    told = messages(FALLBACK, "advice.ftl")
    assert told == {f"advice-{reason.value}": facts for reason, facts in FACTS.items()}


def test_what_is_never_told_has_no_message() -> None:
    assert {f"refusal-{code}" for code in NEVER_TOLD} & set(messages(FALLBACK, "refusals.ftl")) == set()


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_typed_word_means_one_thing(language: str) -> None:
    meanings: dict[str, str] = {}
    for say in {Speech(FALLBACK), Speech(language)}:
        for meaning in (*COMMANDS, *ANSWERS):
            for word in say(f"words-{meaning}").split():
                assert meanings.setdefault(word, meaning) == meaning, word
                assert word == word.lower()


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("count", [0, 1, 2, 3, 5, 11, 21, 22])
def test_plural_forms_can_be_said(language: str, count: int) -> None:
    say = Speech(language)
    assert str(count) in say("table-cards", count=count) or count == 1
    assert say("your-distance", distance=count)
    assert say("table-phases-open", count=count)


@pytest.mark.parametrize(
    ("environment", "language"),
    [
        ({}, "en"),
        ({"LANG": "de_AT.UTF-8"}, "de"),
        ({"LANG": "C.UTF-8"}, "en"),
        ({"LANG": "pt_BR.UTF-8"}, "en"),
        ({"LC_ALL": "fr_CH.UTF-8", "LANG": "de_CH.UTF-8"}, "fr"),
        ({"LC_MESSAGES": "it_IT", "LANG": "de_DE"}, "it"),
        ({"LANGUAGE": "xx:nl:en", "LANG": "de_DE"}, "nl"),
        ({"LANG": "ru_RU.KOI8-R"}, "ru"),
        ({"LC_ALL": "C", "LANG": "de_DE"}, "en"),
    ],
)
def test_the_language_comes_from_the_environment(environment: dict[str, str], language: str) -> None:
    assert preferred_language(environment) == language


def test_an_unknown_message_is_a_defect() -> None:
    with pytest.raises(KeyError):
        Speech("de")("no-such-message")
    with pytest.raises(AssertionError):
        Speech("de")("table-cards")  # a variable is missing
