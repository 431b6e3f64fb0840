"""Six languages, all complete: nothing missing, nothing unused, the same facts everywhere."""

from __future__ import annotations

import re
from collections.abc import Iterator

import pytest

from tenfold.core.sayings import INTERNAL, NUMBER
from tenfold.games.registry import GAMES
from tenfold.locales import FALLBACK, LANGUAGES, Speech, preferred_language
from tenfold.play.characters import CHARACTERS
from tenfold.surfaces import surface
from tenfold.terminal.rooms.commands import ROOM_WORDS
from tenfold.terminal.words import COMMON, Words
from tests.locales.messages import (
    FILES,
    LOCALES,
    PAGE,
    asked_for,
    messages,
    must_exist,
    page_literals,
    rule_ids,
    sentences,
    tables,
    variables,
)

OTHERS = [language for language in LANGUAGES if language != FALLBACK]
SCREENS = {game: surface(game, "screen") for game in GAMES}


@pytest.mark.parametrize("file", FILES)
@pytest.mark.parametrize("language", OTHERS)
def test_every_language_has_the_same_messages_with_the_same_forms_and_facts(language: str, file: str) -> None:
    ours, theirs = messages(FALLBACK, file), messages(language, file)
    assert theirs.keys() == ours.keys()
    for message, patterns in ours.items():
        assert theirs[message].keys() == patterns.keys(), message
        for form, pattern in patterns.items():
            assert theirs[message][form].variables == pattern.variables, (message, form)


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


QUOTES = {"de": "„“", "fr": "«»", "it": "«»", "nl": "\u2018\u2019", "ru": "«»"}
OUTSIDE = re.compile(r'\{ "" \}|"(b g o g r o|set 3 \+ run 4)"')  # what Fluent reads, and what is typed so


@pytest.mark.parametrize("language", QUOTES)
def test_a_language_has_one_kind_of_quotation_mark_and_apostrophe(language: str) -> None:
    wrong = set('"„“”«»\u2018') - set(QUOTES[language])
    for path in (LOCALES / language).iterdir():
        for line in path.read_text("utf-8").splitlines():
            if not line.startswith("#"):
                assert not wrong & set(OUTSIDE.sub("", line)), (path.name, line)
                assert not re.search(r"\w'", line), (path.name, line)


def test_english_apostrophes_are_round() -> None:
    for file in FILES:
        for line in (LOCALES / FALLBACK / file).read_text("utf-8").splitlines():
            assert line.startswith("#") or not re.search(r"[\w}]'", line), (file, line)


def test_french_signs_of_two_parts_stand_apart() -> None:
    """By a narrow space at which no line is broken; what is typed and what Fluent reads is not French."""
    for path in (LOCALES / "fr").iterdir():
        for line in path.read_text("utf-8").splitlines():
            text = re.sub(r"https?:|NUMBER\(.*\)|\?7|^(edition|variant|bot)-\S+ = \S+:|^words-.*", "", line)
            if not line.startswith("#"):
                assert not re.search("(?<!\u202f)[;:!?»]|«(?!\u202f)", text), (path.name, line)


# A name says nothing of whom it belongs to: what is said of it is neither masculine nor feminine.
PERSON = r"\{ \$(?:name|names|seat|seats|target|asker|turn) \}"
GENDERED = {
    "fr": rf"{PERSON} (?:est|sont) \w+(?:é|i)e?s?\b|\b[Ss]orti\b|\bassise?s?\b",
    "it": rf"{PERSON} (?:è|sono) \w+t[oaie]\b|padron|per primo\?|rivale",
    "ru": rf"{PERSON}(?: не)? \w+(?:л|ла|лся|лась)\b|\b(?:[Сс]ам|[Вв]ышел|поставил|остановил)\b",
}


@pytest.mark.parametrize("language", GENDERED)
def test_nothing_is_said_of_the_gender_of_a_person(language: str) -> None:
    for file in FILES:
        for line in (LOCALES / language / file).read_text("utf-8").splitlines():
            assert not re.search(GENDERED[language], line), (file, line)


# Words of earlier versions, for things that have another word in the boxes or on the page.
OUTWORN = {
    "en": r"such that|belongs into|\blies\b(?! =)",
    "de": r"komplett|Startwert|Spielbahn|Karte zieh|zieht (?:eine )?Karte|Partie\b",
    "fr": r"\bpiste\b|[Bb]loc\b|départage\b|ce qui va\b",
    "it": r"\bsem[ei]\b|[Bb]locco\b|[Dd]a soli\b",
    "nl": r"\b[Bb]aan\b|startwaarde|gastheer|[Ss]coreblok|\b[Hh]et blok\b|stilgezet",
    "ru": r"\b[Кк]ост(?:и|ей)\b|\b[Сс]ид\b|\b[Зз]ерно\b|\b[Тт]яни\b|[Бб]локнот",
}


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_thing_has_one_word(language: str) -> None:
    for path in (LOCALES / language).iterdir():
        for line in path.read_text("utf-8").splitlines():
            if not line.startswith(("#", "words-")):
                assert not re.search(OUTWORN[language], line), (path.name, line)


@pytest.mark.parametrize("language", LANGUAGES)
def test_only_german_puts_a_space_before_an_ellipsis(language: str) -> None:
    for path in (LOCALES / language).iterdir():
        assert (" …" in path.read_text("utf-8")) <= (language == "de"), path.name


def test_a_dutch_range_includes_its_end() -> None:
    for path in (LOCALES / "nl").iterdir():
        assert not re.search(r"[\d}] tot (?!en met)[\d{]", path.read_text("utf-8")), path.name


# --- numbers ---------------------------------------------------------------------------------------


def said_with(language: str, number: int) -> Iterator[tuple[str, str]]:
    """Every message and its other forms, with the number for each of its facts."""
    say = Speech(language)
    for file in FILES:
        for message, patterns in messages(language, file).items():
            for form, pattern in patterns.items():
                said = say.worded(message, form or None, dict.fromkeys(pattern.variables, number))
                assert said is not None, message
                yield f"{message}.{form}", said


@pytest.mark.parametrize("number", [8, 11])
def test_an_8_and_an_11_have_their_article(number: int) -> None:
    for message, said in said_with("en", number):
        assert not re.search(rf"\ba {number}\b", said), (message, said)


@pytest.mark.parametrize("number", [0, 2, 5, 11, 21])
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_single_one_is_not_said_of_other_numbers(language: str, number: int) -> None:
    """French counts nothing, and Russian twenty-one, like one: there the number itself must stand."""
    usual = dict(said_with(language, 37))
    for message, said in said_with(language, number):
        assert len(re.findall(r"\b1\b", said)) <= len(re.findall(r"\b1\b", usual[message])), (message, said)


# The plural of what is counted, which never stands behind a single one.
PLURALS = {
    "en": "cards|points|dice|phases|seconds|spaces|seats|turns|jokers",
    "de": "Karten|Punkte|Phasen|Sekunden|Felder|Plätze|Würfe|Züge",
    "fr": "cartes|points|dés|phases|secondes|cases|places|joueurs|lancers|tours",
    "it": "carte|punti|dadi|fasi|secondi|caselle|posti|giocatori|lanci|turni",
    "nl": "kaarten|punten|dobbelstenen|fasen|seconden|velden|plaatsen|worpen|beurten",
    "ru": "карт|очков|кубиков|фаз|секунд|полей|игроков|бросков|ходов",
}
# Messages in which there is never a single one, or a range ends with it.
SEVERAL = re.compile(
    "page-adds-cards|(dice-)?need-|house-dice-phases-colour|dice-(fail-phase|refuse-points|win-bonus-5|bonus-5)|board-(swap-cards|prompt-move)|move-which|"
    "refusal-(wrong-steps|keep-too-many|track|pad|phase-too-long)|"
    "coach-own-(total|estimate)|odds-of-rolls|at-bonus|refusal-(hand-too-big|at-too-many-points)"
)


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_single_one_has_a_singular(language: str) -> None:
    for message, said in said_with(language, 1):
        if not SEVERAL.match(message):
            assert not re.search(rf"\b1 (?:{PLURALS[language]})\b", said), (message, said)


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
    used = page_literals() if file in PAGE else asked_for()
    if file.removesuffix(".ftl").removeprefix("advice-") in GAMES:  # the page has words there too
        used = used | page_literals()
    used = used | {sentence.id for part, sentence in sentences() if part == file}
    assert set(messages(FALLBACK, file)) - used == set()


def test_the_page_asks_for_no_message_that_is_missing() -> None:
    asked = {literal for literal in page_literals() if literal.startswith(("page-", "pad-", "refusal-"))}
    said = {message for file in FILES for message in messages(FALLBACK, file)}
    parts = {file.removesuffix(".ftl") for file in FILES}
    assert asked - said - parts == set()


# --- sayings ---------------------------------------------------------------------------------------


def test_no_sentence_is_declared_in_two_tables() -> None:
    declared = [id for table in tables() for id in table.by_id]
    assert len(declared) == len(set(declared))


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_sentence_has_its_words_made_of_its_facts(language: str) -> None:
    """So a saying of ours is never shown as its id; and only numbers choose between forms."""
    for file, sentence in sentences():
        patterns = messages(language, file)[sentence.id]
        assert "" in patterns, sentence.id
        assert set(patterns) <= {"", "you", "to-you"}, sentence.id
        for form, pattern in patterns.items():
            assert pattern.variables <= sentence.kinds.keys(), (sentence.id, form)
            for name in pattern.selected:
                assert sentence.kinds[name] is NUMBER, (sentence.id, name)


def test_a_hint_uses_every_fact_of_its_reason() -> None:
    for file, sentence in sentences():
        if sentence.id.startswith("advice-"):
            assert variables(FALLBACK, file, sentence.id) == sentence.kinds.keys(), sentence.id


def test_a_sentence_that_depends_on_the_reader_says_who_it_is_about() -> None:
    for file, sentence in sentences():
        forms = messages(FALLBACK, file)[sentence.id]
        assert "you" not in forms or "name" in sentence.kinds, sentence.id
        assert "to-you" not in forms or "target" in sentence.kinds, sentence.id


def test_what_no_player_can_meet_has_english_words_of_its_own_and_no_message() -> None:
    said = {message for file in FILES for message in messages(FALLBACK, file)}
    assert said & INTERNAL.keys() == set()
    for sentence in INTERNAL.values():
        assert sentence.english
        assert sentence.english.format(**dict.fromkeys(sentence.kinds, "1"))


# --- words that are typed --------------------------------------------------------------------------


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
@pytest.mark.parametrize("file", ["room.ftl", "terminal-room.ftl"])
def test_nothing_about_rooms_stays_english(file: str, language: str) -> None:
    english, say = Speech(FALLBACK), Speech(language)
    same = set()
    for message in messages(FALLBACK, file):
        facts: dict[str, object] = dict.fromkeys(variables(FALLBACK, file, message), 5)
        if say(message, **facts) == english(message, **facts):
            same.add(message)
    names = {f"character-{name}" for name in CHARACTERS}
    assert {message for message in same if not message.startswith("words-")} <= {
        "seat-bot",
        "as-told",
        *names,
    }


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


@pytest.mark.parametrize(
    ("language", "word", "meaning"),
    [
        ("de", "aufschreiben", "score"),
        ("de", "verzichte", "decline"),
        ("fr", "inscris", "score"),
        ("fr", "arrête", "stop"),
        ("it", "segna", "score"),
        ("it", "fermati", "stop"),
        ("nl", "noteer", "score"),
        ("nl", "stop", "stop"),
        ("ru", "запиши", "score"),
        ("ru", "остановись", "stop"),
        ("ru", "откажись", "decline"),
    ],
)
def test_what_refusals_at_the_dice_name_can_be_typed(language: str, word: str, meaning: str) -> None:
    """They are the page's too, so they name no command of the terminal."""
    assert Words(Speech(language), SCREENS["dice"].vocabulary).meaning(word) == meaning


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
