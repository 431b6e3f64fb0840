"""Positions that somebody sets up: a text form for each game, one answer however it came, nothing hidden."""

from __future__ import annotations

import random
from collections.abc import Iterator
from contextlib import suppress
from typing import Any

import msgspec
import pytest

import tenfold
from tenfold.analysis.review import board as review_board
from tenfold.analysis.review import card as review_card
from tenfold.analysis.setup_sayings import SAYINGS
from tenfold.core import Decide, Refusal
from tenfold.core.sayings import Fact, Saying
from tenfold.locales import LANGUAGES, Speech
from tenfold.locales.rendering import refused, rendered
from tenfold.play.streams import HashStream, derived
from tenfold.record import Record, replay
from tenfold.record.reader import parse_record
from tenfold.record.replay import opened
from tenfold.rooms.analysing import Analysed, analyse, analyse_record
from tenfold.surfaces import surface

CARD = "card intl | hands R1 G2 B3 Y4 W W R9 B9 G9 Y12 / 10 / 10 | phases 4 / 2 / 3 | discard R5"
DICE = "dice de | dice 9 9 9 5 4 W 2 9 6 1 | rolls 1 | phases 3 | points 85"
BOARD = "board | hands R4 G4 R8 G8 B8 R11 B11 Y1 Y2 / 10 | phases 2 / 1 | discard R5 | stage move | dice 2 5"
DICE_KIND = tenfold.list_games()["dice"].kind
START = (
    f"dice de | {DICE_KIND.game(DICE_KIND.rules('de'), players=2, dealer=0).initial()}"  # its own text form
)
GAMES: list[tuple[str, int, tuple[str, ...]]] = [
    ("card", 3, ()),
    ("card", 3, ("knock",)),
    ("card", 2, ("free",)),
    ("card", 2, ("fixed",)),
    ("dice", 1, ()),
    ("dice", 3, ()),
    ("dice", 1, ("locked",)),
    ("board", 3, ()),
]


@pytest.fixture(autouse=True)
def few_hands(monkeypatch: pytest.MonkeyPatch) -> None:
    """What they are worth is not looked at here: it is the same however few are played out."""
    for module in (review_card, review_board):
        monkeypatch.setattr(module, "HANDS", 0)
        monkeypatch.setattr(module, "MOST_TRIED", 2)


def played(game: str, players: int, variants: tuple[str, ...]) -> Record:
    return tenfold.play_game(game, bots=["easy"] * players, seed=8, variants=variants).record


def said(answer: Analysed) -> Any:
    """Everything but the table, of which a text does not tell what makes no difference."""
    return {name: value for name, value in msgspec.to_builtins(answer).items() if name != "table"}


@pytest.mark.parametrize(("game", "players", "variants"), GAMES)
def test_a_step_of_a_record_its_text_and_another_world_have_the_same_answer(
    game: str, players: int, variants: tuple[str, ...]
) -> None:
    record = played(game, players, variants)
    kind, table = opened(record)
    steps = [step for step in replay(record) if isinstance(table.turn(step.after), Decide)]
    for step in steps[:: max(1, len(steps) // 5)]:
        answer = analyse_record(record, step.entry.n + 1)
        assert said(analyse(answer.position)) == said(answer)
        view = table.view(step.after, answer.seat)
        other = table.determinize(view, HashStream(derived(1, "other"), "world"))
        whole = f"{answer.position.partition(' | ')[0]} | {kind.write_state(other)}"
        # Nothing depends on what the seat does not know.
        assert msgspec.json.encode(analyse(whole)) == msgspec.json.encode(answer)
        if game != "dice":
            assert answer.best is not None
            [advised] = [choice for choice in answer.best.choices if choice.do == answer.do]
            assert advised.worth is not None
            assert answer.figures[0].says.facts["chance"] == pytest.approx(100 * advised.worth, abs=1e-3)
            assert answer.figures[0].says.facts["worlds"] == answer.best.worlds
        assert answer.legal is None or answer.do in answer.legal


def test_a_short_text_is_enough_and_its_figures_are_right() -> None:
    card = analyse(CARD)
    assert card.do == "take"
    assert card.position == CARD.replace("W W R9 B9 G9 Y12", "R9 B9 G9 Y12 W W")
    missing, helped, cost = (figure.says.facts for figure in card.figures[1:])
    assert missing == {"phase": 4, "distance": 1}
    # 5, 6, 7 of four colours twice each but the one on top, and six wilds: of 108 less ten and one.
    assert helped == {"phase": 4, "outs": 8 * 3 - 1 + 6, "unseen": 97, "chance": round(100 * 29 / 97, 4)}
    assert cost == {"points": 7 * 5 + 10 + 2 * 25}
    assert analyse(DICE).best is not None
    assert analyse(BOARD).legal == ("move 2", "move 5")
    house = analyse('card {"edition":"fx","wild_points":50} | hands R1 G2 B3 Y4 W W R9 B9 G9 Y12 / 10')
    assert house.rules["wild_points"] == 50
    assert analyse(house.position) == house


WRONG = {
    "": "setup",
    "chess | hands": "setup",
    "card xx | hands": "unknown-edition",
    "card intl": "setup-missing",
    "card intl | nonsense 3": "setup-field",
    "dice de | dice 9 9": "dice-count",
    f"{CARD} | phases 1 / 1 / 1": "setup-twice",
    CARD.replace("10 / 10", "10 / x"): "no-card",
    CARD.replace("/ 2 / 3", "/ 2"): "setup-seats",
    CARD.replace("4 / 2", "44 / 2"): "setup-phase",
    CARD.replace("4 / 2", "four / 2"): "setup-value",
    CARD.replace("Y12 /", "/"): "setup-hand-size",
    CARD.replace("R1 G2 B3 Y4 W W R9 B9 G9 Y12", "10"): "setup-hidden",
    CARD.replace("discard R5", "discard R5 R5 R5"): "setup-cards",
    CARD.replace("discard R5", "turn 7"): "setup-seat",
    CARD.replace("discard R5", "table - / 5s(R5 G5 B5) / -"): "not-the-phase",
    CARD.replace("discard R5", "stage deal"): "setup-nobody",
    CARD.replace("discard R5", "stage over"): "setup-impossible",
    CARD.replace("10 / 10", "10 / 99"): "setup-hand-size",
    f"{CARD} | outcome -": "setup-impossible",  # the game's own text form, without most of its fields
    START: "setup-nobody",
    START.replace("rolls 0", "rolls many"): "setup-impossible",
    START.replace("turn 0", "turn 7"): "setup-impossible",
    START.replace("rolls 0", "rolls 2"): "setup-impossible",
    "card {no json | hands": "setup-value",
    "card " + "x" * 7000: "setup-long",
    DICE.replace("points 85", "points 850"): "at-too-many-points",
    f"{DICE} | lost 7": "at-deductions",
    f"{DICE} | began 2": "at-not-the-end",
    f"{DICE} | aside 9": "at-aside-rolled",
    DICE.replace("dice de", "dice de locked") + " | aside 9": "at-aside-when",
    DICE.replace("phases 3", "phases 3 / 3") + " / 80 | lost 5": "at-alone-deducted",
    BOARD.replace("dice 2 5", "dice 7 9"): "setup-value",
    CARD[:40]: "players",  # a link that was cut off
}


@pytest.mark.parametrize("text", WRONG, ids=range(len(WRONG)))
def test_what_cannot_be_is_refused_in_one_sentence(text: str) -> None:
    with pytest.raises(Refusal) as caught:
        analyse(text)
    assert caught.value.code == WRONG[text]
    said = [refused(caught.value, Speech(language)) for language in LANGUAGES]
    assert all(told and "refusal-" not in told for told in said)
    assert not any(" --" in told for told in said)  # a position has fields, not options
    problem = caught.value.saying.facts.get("problem")
    if isinstance(problem, Fact):  # why it is, not only that it is, in every language
        assert len({rendered(problem.value, Speech(language)) for language in LANGUAGES}) == len(LANGUAGES)


def test_a_foreign_record_a_bad_one_and_a_step_that_is_not_there() -> None:
    record = bytes(played("dice", 1, ()))
    lines = record.splitlines(keepends=True)
    cut, forged = b"".join(lines[:6]), record.replace(b'"do":"stop"', b'"do":"halt"', 1)
    assert analyse_record(parse_record(cut, "cut"), 2).game == "dice"
    codes = []
    for raw, step in ((b"a,b,c", 0), (forged, 5), (record, 10**6), (record, len(lines) - 2)):
        with pytest.raises(Refusal) as caught:
            analyse_record(parse_record(raw, "game.jsonl"), step)
        codes.append(caught.value.code)
    assert codes == ["record-none", "record-line", "setup-step", "setup-nobody"]


SAMPLES: dict[str, object] = {"number": 3, "saying": Saying("position-stage")}


def test_figures_and_refusals_have_words_for_every_fact() -> None:
    for sentence in SAYINGS.by_id.values():
        facts = {name: SAMPLES.get(kind.name, ["7"]) for name, kind in sentence.kinds.items()}
        for language in LANGUAGES:
            assert sentence.id not in rendered(sentence(**facts), Speech(language))


FIELDS = {game[:4]: surface(game, "setup").fields for game in ("card", "dice", "board")}
WORDS = "- 0 1 3 7 99 -1 10 R5 W S yes no play draw knock move give keep take swap 5s(R5 G5 W) / ? 1,2 over"


def spoilt(stream: random.Random, texts: list[str]) -> Iterator[str]:
    """Positions with words and fields changed, left out or added."""
    while True:
        parts = stream.choice(texts).split(" | ")
        for _ in range(stream.randint(1, 3)):
            at = stream.randrange(len(parts))
            told = parts[at].split(" ")
            match stream.randrange(4):
                case 0:
                    told[stream.randrange(len(told))] = stream.choice(WORDS.split())
                case 1:
                    told.insert(stream.randrange(len(told) + 1), stream.choice(WORDS.split()))
                case 2:
                    told = [] if at else told
                case _:
                    fields = FIELDS.get(parts[0][:4], FIELDS["boar"])
                    parts.append(f"{stream.choice(fields)} {stream.choice(WORDS.split())}")
            parts[at] = " ".join(told)
        yield " | ".join(parts)


def test_whatever_is_written_is_answered_or_refused() -> None:
    texts = [CARD, DICE, BOARD]
    for game in GAMES:
        record = played(*game)
        steps = len(record.entries)
        texts += [analyse_record(record, steps * share // 4).position for share in (1, 2, 3)]
    answered = 0
    for _, text in zip(range(600), spoilt(random.Random(4), texts), strict=False):
        with suppress(Refusal):
            analyse(text)
            answered += 1
    assert answered
