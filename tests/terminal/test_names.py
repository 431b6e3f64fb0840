"""Names, lines that fit, and questions."""

from __future__ import annotations

import pytest

from tenfold.games.registry import game_kind
from tenfold.locales import LANGUAGES, Speech
from tenfold.play.names import clean_name, letter_columns
from tenfold.terminal.local_game import bot_names
from tenfold.terminal.setup import Host
from tenfold.terminal.words import Words
from tenfold.terminal.wrap import columns, padded, wrapped


@pytest.mark.parametrize(
    ("typed", "name"),
    [
        ("Anna", "Anna"),
        ("  Anna   Bella ", "Anna Bella"),
        ("A\x1b[31mB\x00\x7f", "A[31mB"),
        ("abc\u202edef\u200b", "abcdef"),
        ("A\u2028B\u00a0C", "ABC"),
        ("\ufffd\ufffd", ""),
        ("\ud800", ""),
        ("", ""),
        ("   ", ""),
        ("a" * 5000, "a" * 16),
        ("Zoë Ångström-Übermut", "Zoë Ångström-Übe"),
        ("久保田" * 9, "久保田久保田久保"),
        ("e" + "\u0301" * 500, "e" + "\u0301" * 31),
    ],
)
def test_names_are_text_and_short(typed: str, name: str) -> None:
    assert clean_name(typed) == name
    assert columns(name) <= 16


def test_plain_letters_take_a_column_each_and_paint_takes_none() -> None:
    assert {letter_columns(chr(code)) for code in range(128)} == {1}
    assert columns("\x1b[1;31mR5\x1b[0m (5)") == 6
    assert columns("\x1b[1;31m久\x1b[0me\u0301") == 3


def test_all_names_at_a_table_differ() -> None:
    assert bot_names(("Anna",), ["easy", "easy", "solid"]) == ["Bolo", "Tipi", "Luno"]
    assert bot_names(("Anna", "BOLO"), ["easy", "easy", "easy", "easy"]) == ["Tipi", "Yumi", "Luno", "Kubi"]


def test_lines_are_broken_at_blanks_and_groups_stay_whole() -> None:
    assert wrapped("one two three four", 9) == ["one two", "  three", "  four"]
    assert wrapped("", 10) == [""]
    assert wrapped("abcdefghijkl", 5) == ["abcde", "  fgh", "  ijk", "  l"]
    assert wrapped("at /a/very/long/path here", 8, cut=False) == ["at", "  /a/very/long/path", "  here"]
    assert wrapped("lays 5s(R5 G5 W) 7s(R7 G7 W)", 20) == ["lays 5s(R5 G5 W)", "  7s(R7 G7 W)"]
    assert wrapped("run 1-4(R1 R2 R3 R4)", 12) == ["run 1-4(R1", "  R2 R3 R4)"]
    assert wrapped("  1  draw", 20) == ["  1  draw"]
    assert wrapped("久保田 久保田", 8) == ["久保田", "  久保田"]
    assert columns("\x1b[91mR5\x1b[0m") == 2
    assert padded("久", 4) == "久  "


class Answers:
    def __init__(self, *answers: str) -> None:
        self.waiting = list(answers)
        self.shown: list[str] = []

    def ask(self, question: str) -> str:
        self.shown.append(question)
        return self.waiting.pop(0)

    def host(self, width: int = 79) -> Host:
        return Host(self.ask, self.shown.append, width)


@pytest.mark.parametrize("language", LANGUAGES)
def test_yes_no_and_what_is_neither(language: str) -> None:
    say = Speech(language)
    words = Words(say)
    for answer, agreed in [
        ("", True),
        (words.shown("yes"), True),
        (words.shown("yes")[0], True),
        (words.shown("yes").upper(), True),
        ("yes", True),
        (words.shown("no"), False),
        ("no", False),
    ]:
        assert Answers(answer).host().agrees(say, "leave-sure") is agreed
    puzzled = Answers("42", words.shown("no"))
    assert not puzzled.host().agrees(say, "leave-sure")
    assert say("setup-wrong", answer="42", choices=words.listed(["yes", "no"])) in puzzled.shown


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(
    "wrong", ["blitz", "even odd", "free fixed", "short:0", "short:x", "short:99999", ":", "even:2"]
)
def test_impossible_variants_are_explained_in_every_language(language: str, wrong: str) -> None:
    say = Speech(language)
    answers = Answers(wrong, " short:3,  knock ")
    assert answers.host().variants(game_kind("card"), "intl", say) == ["short:3", "knock"]
    assert len(answers.shown) > 8


def test_a_long_question_is_asked_in_lines() -> None:
    answers = Answers("")
    answers.host(40).language("ru")
    assert max(map(len, answers.shown)) <= 40
    assert answers.shown[-1].endswith("[ru]")
