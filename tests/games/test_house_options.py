"""House rules as typed options: each is read within bounds, asked for by a form, and said in words."""

from __future__ import annotations

import json
import random
import tomllib
from typing import Any

import pytest
import tomli_w

from tenfold.core import BadRules, RuleSaid
from tenfold.games.registry import GAMES
from tenfold.ledger import has_rule
from tenfold.locales import LANGUAGES, Speech
from tenfold.locales.rendering import in_english, rendered
from tenfold.terminal.rule_lines import in_force_lines
from tests.games.looking import one_line, options_of

HUGE = [
    10**30,
    -(10**30),
    10**400,
    int("9" * 4000),
    2.5,
    "x" * 10_000,
    ["x" * 5000],
    {"L1": "x" * 5000},
    None,
]


def fields(game: str) -> list[dict[str, Any]]:
    """As a form gets them."""
    form: list[dict[str, Any]] = list(GAMES[game].rules_form())  # type: ignore[arg-type]
    return form


def offered(field: dict[str, Any], chance: random.Random) -> Any:
    """Something that a form made of this field can ask for; None if it is left out."""
    match field["type"]:
        case "switch":
            return chance.random() < 0.5
        case "number":
            number = chance.randint(field["least"], field["most"])
            return None if field["off"] is not None and chance.random() < 0.5 else number
        case "choice":
            return chance.choice(field["choices"])["value"]
        case "phases":
            return [phase(field["sizes"], chance) for _ in range(chance.randint(1, 12))]
        case "track":
            return chance.choices(list(field["spaces"]), k=field["length"])
        case "dice":
            return {die: letters(field, len(faces), chance) for die, faces in field["dice"].items()}
        case other:
            raise AssertionError(f"no form can ask for {other}")


def letters(field: dict[str, Any], count: int, chance: random.Random) -> str:
    return " ".join(chance.choices(field["letters"], k=count))


def phase(sizes: dict[str, list[int]], chance: random.Random) -> str:
    kinds = chance.choices(list(sizes), k=chance.randint(1, 3))
    return " + ".join(f"{kind} {chance.randint(*sizes[kind])}" for kind in kinds)


@pytest.mark.parametrize("game", GAMES)
def test_every_option_of_a_game_is_in_its_form_and_names_rules_of_the_ledger(game: str) -> None:
    kind = GAMES[game]
    assert [field["name"] for field in fields(game)] == list(options_of(game))
    full = kind.write_rules(kind.rules(kind.editions[0]))
    assert set(full) - {"edition"} <= set(options_of(game))
    for option in options_of(game).values():
        assert option.rules()
        assert all(has_rule(rule) for rule in option.rules())
    json.dumps([{**field, "title": None, "on": None, "off": None, "choices": None} for field in fields(game)])


@pytest.mark.parametrize("game", GAMES)
def test_whatever_a_form_offers_is_played_or_refused_with_its_field(game: str) -> None:
    """And what is played comes back from its short form and from the text of a file."""
    kind, chance = GAMES[game], random.Random(16)
    played = 0
    for _ in range(200):
        given = {"edition": chance.choice(kind.editions)}
        for field in chance.sample(fields(game), chance.randint(1, len(fields(game)))):
            value = offered(field, chance)
            if value is not None:
                given[field["name"]] = value
        rules = read_or_refused(game, given)
        if rules is None:
            continue
        played += 1
        full, brief = kind.write_rules(rules), kind.brief_rules(rules)
        assert {name: full[name] for name in given} == given
        assert kind.read_rules(full) == kind.read_rules(brief) == rules
        assert kind.read_rules(tomllib.loads(tomli_w.dumps(brief))) == rules
        for language in LANGUAGES:
            said = list(in_force_lines(Speech(language), kind, rules))
            assert all(line.strip() and "house-" not in line for line in said)
    assert played > 20


def read_or_refused(game: str, given: dict[str, Any]) -> Any:
    """The rules; None if they are refused with the fields to blame."""
    try:
        return GAMES[game].read_rules(given)
    except BadRules as error:
        refusal = error
    assert set(refusal.problems) <= set(options_of(game)), refusal
    assert one_line(in_english(refusal))
    return None


@pytest.mark.parametrize("game", GAMES)
def test_every_option_refuses_what_is_out_of_all_bounds(game: str) -> None:
    kind = GAMES[game]
    for name in options_of(game):
        for value in HUGE:
            with pytest.raises(BadRules) as refusal:
                kind.read_rules({"edition": kind.editions[0], name: value})
            assert list(refusal.value.problems) == [name]
            for language in LANGUAGES:
                said = rendered(refusal.value.saying, Speech(language))
                assert one_line(said)
                assert len(said) < 1500


def test_all_that_is_wrong_is_told_at_once() -> None:
    with pytest.raises(BadRules) as refusal:
        GAMES["card"].read_rules({"edition": "fx", "wild_points": -1, "playoff": 3, "phases": ["run 99"]})
    assert list(refusal.value.problems) == ["wild_points", "playoff", "phases"]


@pytest.mark.parametrize("game", GAMES)
def test_every_sentence_of_the_options_can_be_said(game: str) -> None:
    """A value that an option can have is never without words: over all values of switches and choices."""
    kind = GAMES[game]
    heard: set[str] = set()
    for edition in kind.editions:
        for field in fields(game):
            choices = {"switch": [True, False], "choice": [one["value"] for one in field.get("choices", [])]}
            for value in choices.get(field["type"], []):
                given = {"edition": edition} | ({} if value is None else {field["name"]: value})
                heard |= {id for rule in kind.rules_said(kind.read_rules(given)) for id in ids_of(rule)}
    options = options_of(game)
    expected = {
        f"house-{game}-{name.replace('_', '-')}-{word}"
        for name, option in options.items()
        if option.form_type in ("switch", "choice")
        for word in option.sentences()
    }
    assert expected <= heard


def ids_of(rule: RuleSaid) -> list[str]:
    return [saying.id for saying in (rule.says, rule.printed) if saying is not None]


SAMPLE = """
edition = "fx"
variants = ["knock", "short:5"]
wild_points = 50
last_card_must_be_discarded = true
phases = ["set 3 + set 3", "set 4 + run 4", "set 4 + run 4", "run 7", "run 8", "run 9", "set 4 + set 4"]
"""


@pytest.mark.rule("card.variant.combine")
@pytest.mark.parametrize(
    ("language", "house"),
    [
        (
            "en",
            [
                "House rules and variants",
                "A wild left in the hand costs 50 points.",
                "The rulebook says: A wild left in the hand costs 20 points.",
                "The last card must be discarded.",
                "The rulebook says: The last card may be discarded, hit or laid down.",
                "Only the first 5 phases are played.",
                "Without this variant: The whole list is played.",
                "Everybody may knock for a card that has just been discarded.",
                "Without this variant: There is no knocking.",
                "The list has 7 phases.",
                "The rulebook says: The list has 10 phases.",
                "Phase 2: set of 4 and run of 4",
                "The rulebook says: Phase 2: set of 3 and run of 4",
                "Wilds and jokers",
                "A phase may consist entirely of wilds.",
            ],
        ),
        (
            "de",
            [
                "Hausregeln und Varianten",
                "Ein Joker auf der Hand kostet 50 Punkte.",
                "Im Regelheft steht: Ein Joker auf der Hand kostet 20 Punkte.",
                "Die letzte Karte muss abgeworfen werden.",
                "Im Regelheft steht: Die letzte Karte darf abgeworfen, angelegt oder ausgelegt werden.",
                "Nur die ersten 5 Phasen werden gespielt.",
                "Ohne diese Variante: Die ganze Liste wird gespielt.",
                "Auf eine gerade abgeworfene Karte darf geklopft werden.",
                "Ohne diese Variante: Geklopft wird nicht.",
                "Die Liste hat 7 Phasen.",
                "Im Regelheft steht: Die Liste hat 10 Phasen.",
                "Phase 2: Vierling und Viererfolge",
                "Im Regelheft steht: Phase 2: Drilling und Viererfolge",
                "Joker",
                "Eine Phase darf ganz aus Jokern bestehen.",
            ],
        ),
    ],
)
def test_a_file_of_house_rules_in_words(language: str, house: list[str]) -> None:
    kind = GAMES["card"]
    rules = kind.read_rules(tomllib.loads(SAMPLE))
    said = [line.strip() for line in in_force_lines(Speech(language), kind, rules)]
    assert said[: len(house)] == house


def test_the_short_form_names_variants() -> None:
    kind = GAMES["card"]
    brief = kind.brief_rules(kind.read_rules(tomllib.loads(SAMPLE)))
    assert brief["variants"] == ["short:5", "knock"]
    assert {"edition", "variants", "wild_points", "last_card_must_be_discarded", "phases"} == set(brief)
    dice = GAMES["dice"]
    assert dice.brief_rules(dice.rules("de", ["locked"])) == {"edition": "de", "variants": ["locked"]}
