"""The same table in six languages: nothing crashes, nothing stays English."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from tenfold.core import Illegal, Refusal
from tenfold.games.cards.notation import read_table
from tenfold.games.cards.rules import edition_rules
from tenfold.locales import FALLBACK, LANGUAGES, Speech
from tenfold.pieces.cards import read_card
from tenfold.pieces.phases import PRINTED_PHASES
from tenfold.terminal.card import CardScreen
from tenfold.terminal.conversation import rule_text
from tenfold.terminal.paint import Paint
from tenfold.terminal.words import Words
from tests.locales.messages import messages
from tests.terminal.person import plain, quick_game

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
    assert re.search(re.escape(say("you-draw", card="CARD")).replace("CARD", r"\S+"), drawn)
    card = drawn.splitlines()[-1].split()[-1]
    discarded = person.types(f"{words.shown('discard')} {card}")
    assert say("you-discard", card=card) in discarded
    person.types(words.shown("quit"))
    assert person.code() == 0
    assert plain(say("end-saved", command="tenfold play")) in plain(person.everything)
    if language != FALLBACK:
        assert [phrase for phrase in ENGLISH if phrase in person.everything] == []


def _facts(wanted: frozenset[str]) -> dict[str, object]:
    """What the rules put into a refusal; by name, since a name means the same everywhere."""
    plausible: dict[str, object] = {
        "text": "Z4",
        "card": read_card("R5"),
        "cards": "R5 W",
        "hand": "B1 S",
        "number": 5,
        "run": "3-6",
        "colour": "red",
        "count": 3,
        "allowed": "1, 2",
        "phase": PRINTED_PHASES[0],
        "groups": "5s(R5 W)",
        "seat": 1,
        "owner": 1,
        "group": "5s",
        "fitting": "R5 B5",
        "seats": "1, 2",
        "target": 1,
        "variant": "odd",
        "variants": "even, odd",
        "short": 12,
        "most": 9,
        "listed": 10,
        "steps": 7,
        "low": 2,
        "high": 5,
        "space": "ask",
        "spaces": "again, swap",
        "depth": 3,
        "pile": "R5 B5",
        "held": 1,
        "faces": "G7",
    }
    return {name: plausible[name] for name in wanted if name in plausible}


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_refusal_that_a_player_can_meet_is_told(language: str) -> None:
    say = Speech(language)
    names = ("Anna", "East", "West")
    screen = CardScreen(edition_rules("intl"), names, say, Paint(on=False), 79)
    english = Speech(FALLBACK)
    for message, facts in messages(FALLBACK, "refusals.ftl").items():
        code = message.removeprefix("refusal-")
        assert facts <= _facts(facts).keys()
        text = screen.refusal(Refusal(code, "never shown", **_facts(facts)))
        assert text
        assert "{" not in text
        if language != FALLBACK:
            said = english(f"refusal-{code}", **_facts(facts))
            assert text != said, code


def test_seats_are_told_by_name() -> None:
    say = Speech("en")
    screen = CardScreen(edition_rules("intl"), ("Anna", "East", "West"), say, Paint(on=False), 79)
    pending = Illegal("card.skip.one-pending", "skip-pending", "", target=1, seats="2")
    assert screen.refusal(pending) == "East must lose a turn already; you can choose: West."
    nobody = Illegal("card.skip.one-pending", "skip-pending", "", target=1, seats="-")
    assert screen.refusal(nobody) == "East must lose a turn already; you can choose: -."
    phase = Illegal(
        "card.laydown.whole",
        "not-the-phase",
        "",
        number=1,
        phase=PRINTED_PHASES[0],
        groups=read_table("5s(R5)")[0],
    )
    assert screen.refusal(phase) == "Phase 1 is 2 × set of 3, laid whole: 5s(R5) is not."
