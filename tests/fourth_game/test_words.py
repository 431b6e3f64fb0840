"""What Duel says: whole, within its facts, and no word that is said already."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

import pytest

from tenfold.core.sayings import NUMBER, Saying
from tenfold.locales import FALLBACK, LANGUAGES, Speech
from tenfold.locales.rendering import rendered
from tenfold.surfaces import register
from tests.fourth_game.build import KIND
from tests.fourth_game.descriptor import DUEL
from tests.fourth_game.sayings import BEAT, LET, PLAY
from tests.fourth_game.screen import DuelScreen
from tests.fourth_game.state import DuelReason
from tests.locales.messages import FILES, messages

ENGLISH = Path(__file__).parent / "locales" / FALLBACK / "duel.ftl"
SENTENCES = [s for table in DUEL.sentences for s in table.by_id.values() if s.english is None]


def needed() -> Iterator[str]:
    """What the surfaces ask every game for."""
    yield from ("game-duel", "setup-fair-duel")
    yield from (f"edition-duel-{name}" for name in KIND.editions)
    yield from (f"variant-duel-{name}" for name in KIND.variants)
    yield from (f"bot-duel-{name}" for name in DUEL.bots)
    yield from (f"reason-duel-{reason.value}" for reason in DuelReason)
    for command in DuelScreen.commands:
        yield from (f"words-{command}", f"help-{command}")


def test_everything_that_is_said_or_asked_for_has_a_message() -> None:
    said = messages(FALLBACK, str(ENGLISH))
    assert {*needed(), *(sentence.id for sentence in SENTENCES)} - said.keys() == set()


def test_messages_use_the_declared_facts_and_choose_by_numbers_only() -> None:
    said = messages(FALLBACK, str(ENGLISH))
    for sentence in SENTENCES:
        numbers = {name for name, kind in sentence.kinds.items() if kind is NUMBER}
        for pattern in said[sentence.id].values():
            assert pattern.variables <= sentence.kinds.keys(), sentence.id
            assert pattern.selected <= numbers, sentence.id


def test_no_message_is_one_of_ours() -> None:
    """All words are in one bundle, and ours came first: a second one of the same name would be overlooked."""
    ours = {message for file in FILES for message in messages(FALLBACK, file)}
    assert ours & messages(FALLBACK, str(ENGLISH)).keys() == set()


@pytest.mark.parametrize("language", LANGUAGES)
def test_each_reader_is_told_in_its_own_person(language: str) -> None:
    """In English, where a game speaks no other."""
    say = Speech(language)
    played = PLAY(name=0, target=1, card=7)
    assert [rendered(played, say, ("Ann", "Bo", "Cy"), me) for me in (None, 0, 1, 2)] == [
        "Ann plays 7; Bo must answer.",
        "You play 7; Bo must answer.",
        "Ann plays 7; you must answer.",
        "Ann plays 7; Bo must answer.",
    ]


def test_what_the_words_do_not_know_shows_its_id_and_facts(tmp_path: Path) -> None:
    (tmp_path / "en").mkdir()
    lines = ENGLISH.read_text("utf-8").splitlines(keepends=True)
    at = next(number for number, line in enumerate(lines) if line.startswith("duel-let ="))
    (tmp_path / "en" / "duel.ftl").write_text("".join([*lines[:at], *lines[at + 3 :]]), "utf-8")
    register(replace(DUEL, words=tmp_path))
    names = ("Ann", "Bo")
    for language in LANGUAGES:
        say = Speech(language)
        assert rendered(LET(name=1, target=0, up=7), say, names, 0) == "duel-let(name=1 target=0 up=7)"
        assert rendered(BEAT(name=1, target=0, card=9, up=7), say, names, 0).startswith("Bo beats your 7")
        assert rendered(Saying("duel-sleep"), say) == "duel-sleep"
