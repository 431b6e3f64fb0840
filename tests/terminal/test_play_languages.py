"""The same table in six languages: nothing crashes, nothing stays English."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from tenfold.analysis.card.reasons import REASONS
from tenfold.core.sayings import Sentences
from tenfold.games.card import sayings as cards
from tenfold.games.card.notation import read_table
from tenfold.games.sayings import NOT_THE_PHASE
from tenfold.locales import FALLBACK, LANGUAGES, Speech
from tenfold.pieces import sayings as pieces
from tenfold.pieces.phases import PRINTED_PHASES
from tenfold.terminal.card.screen import CardScreen
from tenfold.terminal.conversation import rule_text
from tenfold.terminal.words import Words
from tests.locales.samples import sample
from tests.terminal.person import plain, quick_game
from tests.terminal.screens import voice

# English phrases of which no other language may show one.
ENGLISH = (
    "cards",
    " the ",
    "Draw pile",
    "Discard pile",
    "Your ",
    "draws a",
    "discards",
    "Score sheet",
    "deals",
)


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_turn_in_every_language(tmp_path: Path, language: str) -> None:
    say = Speech(language)
    words = Words(say, CardScreen.vocabulary)
    person = quick_game(tmp_path, seed=5, language=language, width=100)
    start = person.prompted()
    assert say("setup-start", help=words.shown("help")) in start
    assert say("table-hand", number=1) in start
    assert say("your-hand") in start
    assert say("table-points", points=0) in start

    shown = plain(person.types(words.shown("help")))
    for command in ("draw", "take", "lay", "discard", "knock", "pass", "hint", "moves", "scores", "quit"):
        assert f"{words.shown(command)}" in shown
        assert plain(say(f"help-{command}")) in shown
    hint = person.types(words.shown("hint"))
    assert hint.startswith(say("hint", reason="").strip())
    assert say("scores-title") in person.types(words.shown("scores"))
    ruled = plain(person.types(f"{words.shown('rules')} card.hit.fit"))
    assert ruled == f"card.hit.fit: {plain(rule_text(say, 'card.hit.fit'))}"
    assert words.shown("draw") in person.types(words.shown("moves"))
    refusal = person.types(f"{words.shown('discard')} R5")
    assert plain(say("refusal-draw-first")) in plain(refusal)
    drawn = person.types(words.shown("draw"))
    mine = voice(language=language)
    assert re.search(re.escape(mine(cards.DRAW_SEEN(name=0, card="CARD"))).replace("CARD", r"\S+"), drawn)
    card = drawn.splitlines()[-1].split()[-1]
    discarded = person.types(f"{words.shown('discard')} {card}")
    assert mine(cards.DISCARD(name=0, card=card)) in discarded
    person.types(words.shown("quit"))
    assert person.code() == 0
    assert plain(say("end-saved", command="tenfold play")) in plain(person.everything)
    if language != FALLBACK:
        assert [phrase for phrase in ENGLISH if phrase in person.everything] == []


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("table", [pieces.SAYINGS, cards.SAYINGS, REASONS], ids=["pieces", "card", "advice"])
def test_everything_that_a_player_can_be_told_is_worded(table: Sentences, language: str) -> None:
    for sentence in table.by_id.values():
        if sentence.english is not None:
            continue  # no player meets it
        text, english = (voice(language=code)(sample(sentence)) for code in (language, FALLBACK))
        assert text
        assert "{" not in text
        assert not text.startswith(sentence.id)
        assert (text == english) is (language == FALLBACK), sentence.id


def test_seats_are_told_by_name() -> None:
    told = voice()
    pending = cards.SKIP_PENDING(target=1, seats=[2])
    assert told(pending) == "East already has to lose a turn; you can choose: South."
    nobody = cards.SKIP_PENDING(target=1, seats=[])
    assert told(nobody) == "East already has to lose a turn; you can choose: -."
    phase = NOT_THE_PHASE(number=1, phase=PRINTED_PHASES[0], groups=read_table("5s(R5)"))
    assert told(phase) == "Phase 1 (2 × set of 3) is laid down whole: 5s(R5) does not match it."
