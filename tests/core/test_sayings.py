"""Sayings: declared once, made of plain data, the same in memory, in JSON and in another process."""

from __future__ import annotations

import pickle

import msgspec
import pytest

from tenfold.core import Illegal, Refusal, Saying
from tenfold.core.sayings import CARD, CARDS, NUMBER, SEAT, SEATS, TEXT, WORDS, Fact, Sentences
from tenfold.pieces.cards import read_card, read_cards

TABLE = Sentences("test")
TAKE = TABLE.event("test-take", name=SEAT, card=CARD)
FIT = TABLE.refusal("no-fit", cards=CARDS, seats=SEATS, count=NUMBER, fitting=WORDS, text=TEXT)


def test_a_sentence_makes_sayings_of_plain_data() -> None:
    assert TAKE(name=2, card=read_card("R7")) == Saying(
        "test-take", {"name": Fact("seat", 2), "card": Fact("card", "R7")}
    )


def test_a_card_that_the_reader_may_not_know_is_a_question_mark() -> None:
    assert TAKE(name=2, card=None).facts["card"] == Fact("card", "?")


def test_a_sentence_takes_its_own_facts_and_no_others() -> None:
    with pytest.raises(AssertionError, match="test-take has"):
        TAKE(name=2)
    with pytest.raises(AssertionError, match="test-take has"):
        TAKE(name=2, card=None, target=1)


def test_what_is_declared_twice_is_a_defect() -> None:
    with pytest.raises(AssertionError, match="declared twice"):
        TABLE.event("test-take")


def test_what_somebody_typed_is_cut() -> None:
    said = FIT(cards=(), seats=(0,), count=1, fitting=(), text="x" * 5000)
    assert said.facts["text"] == Fact("text", "x" * 400 + "…")


def test_a_saying_survives_json() -> None:
    said = FIT(cards=read_cards("R5 W"), seats=(0, 2), count=3, fitting=["5s"], text="é\n")
    raw = msgspec.json.encode(said)
    assert msgspec.json.decode(raw, type=Saying) == said
    assert msgspec.json.decode(raw)["facts"]["cards"] == ["cards", ["R5", "W"]]
    assert msgspec.json.decode(raw)["facts"]["count"] == 3


def test_a_refusal_has_a_stable_code_and_one_line_for_programmers() -> None:
    said = FIT(cards=read_cards("R5 W"), seats=(0, 2), count=3, fitting=["5s"], text="a\nb")
    assert Refusal(said).code == "no-fit"
    assert str(Refusal(said)) == "no-fit(cards=R5,W seats=0,2 count=3 fitting=5s text='a b')"
    assert str(Illegal("card.hit.fit", said)).endswith(" [card.hit.fit]")


def test_a_refusal_crosses_the_border_of_a_process() -> None:
    refusal = Illegal("card.hit.fit", FIT(cards=(), seats=(), count=0, fitting=(), text=""))
    again = pickle.loads(pickle.dumps(refusal))
    assert (again.rule, again.saying, str(again)) == (refusal.rule, refusal.saying, str(refusal))
