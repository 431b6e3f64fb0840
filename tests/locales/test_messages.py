"""Six languages, all complete: nothing missing, nothing unused, the same variables everywhere."""

from __future__ import annotations

import re

import pytest

from tenfold.analysis.board import reasons as board_reasons
from tenfold.analysis.cards import reasons as card_reasons
from tenfold.analysis.dice import reasons as dice_reasons
from tenfold.games.registry import GAMES
from tenfold.locales import FALLBACK, LANGUAGES, Speech, preferred_language
from tenfold.terminal.rooms.commands import ROOM_WORDS
from tenfold.terminal.sitting import SCREENS
from tenfold.terminal.words import COMMON, Words
from tests.locales.messages import (
    FILES,
    LOCALES,
    NEVER_TOLD,
    PAGE,
    REFUSALS,
    REFUSING,
    built_ids,
    messages,
    must_exist,
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
def test_every_language_has_the_same_files(language: str) -> None:
    rules = {f"rules-{game}.ftl" for game in GAMES}  # the ledger itself is the English text
    assert {path.name for path in (LOCALES / language).iterdir()} == {*FILES, *rules}


@pytest.mark.parametrize(
    ("language", "formal"), [("fr", r"\b(vous|votre|vos)\b"), ("ru", r"\b(вы|вас|вам|вами|ваш\w*)\b")]
)
def test_the_player_is_addressed_in_one_way(language: str, formal: str) -> None:
    """As at a table of friends."""
    for file in FILES:
        text = (LOCALES / language / file).read_text("utf-8")
        assert re.findall(formal, text, re.IGNORECASE) == [], file


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("language", OTHERS)
def test_every_rule_is_translated(language: str, game: str) -> None:
    assert set(messages(language, f"rules-{game}.ftl")) == rule_ids(game)


def test_everything_that_the_games_list_has_a_message() -> None:
    said = {message for file in FILES for message in messages(FALLBACK, file)}
    assert must_exist() - said == set()


def test_no_message_stands_in_two_files() -> None:
    said = [message for file in FILES for message in messages(FALLBACK, file)]
    assert len(said) == len(set(said))


@pytest.mark.parametrize("file", FILES)
def test_no_message_is_unused(file: str) -> None:
    asked_for = page_literals() if file in PAGE else string_literals() | built_ids()
    assert set(messages(FALLBACK, file)) - asked_for == set()


def test_the_page_asks_for_no_message_that_is_missing() -> None:
    asked_for = {literal for literal in page_literals() if literal.startswith(("page-", "pad-", "refusal-"))}
    said = {message for file in (*PAGE, "score.ftl", "refusals.ftl") for message in messages(FALLBACK, file)}
    assert asked_for - said == set()


def test_every_refusal_that_a_player_can_meet_has_a_message_with_its_facts() -> None:
    told = {message: facts for file in REFUSALS for message, facts in messages(FALLBACK, file).items()}
    for code, facts in refusal_codes():
        if code not in NEVER_TOLD:
            assert f"refusal-{code}" in told
            assert facts is None or told[f"refusal-{code}"] <= facts, code


def test_a_hint_uses_every_fact_of_its_reason() -> None:
    cards = {f"advice-{reason.value}": facts for reason, facts in card_reasons.FACTS.items()}
    dice = {f"advice-dice-{reason.value}": facts for reason, facts in dice_reasons.FACTS.items()}
    board = {f"advice-board-{reason.value}": facts for reason, facts in board_reasons.FACTS.items()}
    assert messages(FALLBACK, "advice.ftl") == cards
    assert messages(FALLBACK, "advice-dice.ftl") == dice
    assert messages(FALLBACK, "advice-board.ftl") == board


def test_what_is_never_told_has_no_message() -> None:
    for file in REFUSALS:
        assert {f"refusal-{code}" for code in NEVER_TOLD} & set(messages(FALLBACK, file)) == set()


def test_every_refusal_that_has_a_message_exists() -> None:
    raised = {f"refusal-{code}" for code in string_literals(*REFUSING)}
    assert {message for file in REFUSALS for message in messages(FALLBACK, file)} - raised == set()


@pytest.mark.parametrize("language", LANGUAGES)
def test_words_of_a_room_are_none_of_a_game(language: str) -> None:
    """In a room both can be typed at once."""
    say = Speech(language)
    around = Words(say, ROOM_WORDS)
    for meaning in ROOM_WORDS:
        for word in {*Speech(FALLBACK)(f"words-{meaning}").split(), *say(f"words-{meaning}").split()}:
            assert around.meaning(word) == meaning, word
            for screen in SCREENS.values():
                assert Words(say, screen.vocabulary).meaning(word) is None, word


@pytest.mark.parametrize("language", OTHERS)
@pytest.mark.parametrize("file", ["rooms.ftl", "refusals-rooms.ftl"])
def test_nothing_about_rooms_stays_english(file: str, language: str) -> None:
    english, say = Speech(FALLBACK), Speech(language)
    same = set()
    for message, variables in messages(FALLBACK, file).items():
        facts: dict[str, object] = dict.fromkeys(variables, "5") | (
            {"count": 5} if "count" in variables else {}
        )
        if say(message, **facts) == english(message, **facts):
            same.add(message)
    assert {message for message in same if not message.startswith("words-")} <= {"seat-bot"}


# Words of every table that mean something of their own at one of them; there the game's meaning holds.
TAKEN_OVER = {("dice", "fr", "score"), ("dice", "nl", "stop")}


@pytest.mark.parametrize("game", SCREENS)
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_typed_word_means_one_thing(language: str, game: str) -> None:
    own = SCREENS[game].vocabulary
    words = Words(Speech(language), own)
    for group in (COMMON, own):
        meanings: dict[str, str] = {}
        for say in {Speech(FALLBACK), Speech(language)}:
            for meaning in group:
                for word in say(f"words-{meaning}").split():
                    assert word == word.lower()
                    assert meanings.setdefault(word, meaning) == meaning, word
                    taken = (game, language, word) in TAKEN_OVER and group is COMMON
                    assert (words.meaning(word) == meaning) is not taken, word


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_word_that_is_shown_can_be_typed(language: str) -> None:
    for screen in SCREENS.values():
        words = Words(Speech(language), screen.vocabulary)
        for meaning in (*COMMON, *screen.vocabulary):
            assert words.meaning(words.shown(meaning)) == meaning


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("count", [0, 1, 2, 3, 5, 11, 21, 22])
def test_plural_forms_can_be_said(language: str, count: int) -> None:
    say = Speech(language)
    assert str(count) in say("table-cards", count=count) or count == 1
    assert say("your-distance", distance=count)
    assert say("table-phases-open", count=count)
    assert str(count) in say("dice-missing", count=count) or count == 1
    assert say("keep-too-many", count=count, face="8")


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
