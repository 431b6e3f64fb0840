"""Combinations of variants, and rules as a table."""

from __future__ import annotations

import json
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tenfold.core import BadRules, Over
from tenfold.games.card.house import OPTIONS
from tenfold.locales.rendering import in_english
from tests.games.card.build import KIND, both_editions, random_play
from tests.games.looking import one_line

VARIANTS = ["fixed", "even", "odd", "knock", "free", "short:1", "short:2", "short:4", "short:5", "short:9"]


def why(data: dict[str, Any]) -> str:
    with pytest.raises(BadRules) as caught:
        KIND.read_rules(data)
    said = in_english(caught.value)
    assert one_line(said)
    return said


def refusal_of(data: dict[str, Any]) -> str | None:
    try:
        KIND.read_rules(data)
    except BadRules as error:
        return in_english(error)
    return None


# --- combinations -------------------------------------------------------------------------------------


@pytest.mark.rule("card.variant.combine")
@both_editions
@pytest.mark.parametrize("variant", VARIANTS)
def test_every_variant_can_be_played_with_either_edition(edition: str, variant: str) -> None:
    rules = KIND.rules(edition, [variant])
    assert rules.edition == edition
    assert rules != KIND.rules(edition)
    game = KIND.game(rules, players=3)
    assert sum(1 for _ in random_play(game, 1, 60)) > 20


@pytest.mark.rule("card.variant.combine")
@both_editions
@pytest.mark.parametrize(
    "variants",
    [
        ["knock", "even", "short:1"],
        ["free", "odd", "short:1", "knock"],
        ["fixed", "even", "short:2"],
        ["fixed", "knock", "short:1"],
        ["free", "short:1"],
    ],
)
def test_variants_combine(edition: str, variants: list[str]) -> None:
    game = KIND.game(KIND.rules(edition, variants), players=4)
    state = game.initial()
    for seed in range(3):
        for before, action in random_play(game, seed, 8000):
            state = game.apply(before, action)
        if isinstance(game.turn(state), Over):
            return
    pytest.fail("no game of three came to an end")


@pytest.mark.rule("card.variant.combine")
@both_editions
def test_free_order_with_fixed_hands_is_refused(edition: str) -> None:
    for variants in (["free", "fixed"], ["fixed", "free"], ["fixed", "knock", "free", "even"]):
        assert "Free order contradicts fixed hands" in why({"edition": edition, "variants": variants})
    assert "Free order" in why({"edition": edition, "variants": ["free"], "fixed_hands": True})
    assert "Free order" in why({"edition": edition, "free_order": True, "fixed_hands": True})


@pytest.mark.rule("card.variant.combine")
@pytest.mark.rule("card.variant.even-odd")
@both_editions
def test_even_with_odd_is_refused(edition: str) -> None:
    for variants in (["even", "odd"], ["odd", "even"]):
        with pytest.raises(BadRules, match="contradicts"):
            KIND.rules(edition, variants)


@pytest.mark.rule("card.variant.combine")
@pytest.mark.rule("card.variant.short")
@both_editions
def test_two_lengths_are_refused(edition: str) -> None:
    with pytest.raises(BadRules, match="contradicts"):
        KIND.rules(edition, ["short:5", "short:7"])
    assert KIND.rules(edition, ["short:5", "short:5"]).short == 5


@pytest.mark.rule("card.variant.combine")
@pytest.mark.rule("card.variant.short")
@both_editions
@pytest.mark.parametrize(
    ("variants", "most"),
    [(["short:10"], 9), (["short:0"], 9), (["short:5", "even"], 4), (["odd", "short:5"], 4)],
)
def test_a_short_game_that_is_not_shorter_is_refused(edition: str, variants: list[str], most: int) -> None:
    assert f"from 1 to {most}" in why({"edition": edition, "variants": variants})


# --- what is not a rule ---------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("data", "message"),
    [
        ({}, "edition: This must be text"),
        ({"edition": 3}, "edition: This must be text"),
        ({"edition": "us"}, 'There is no edition "us": choose from intl, fx.'),
        ({"edition": "fx", "variants": ["fast"]}, "There is no variant fast: choose from fixed, short:K"),
        ({"edition": "fx", "variants": ["short"]}, "There is no variant short: choose from fixed, short:K"),
        (
            {"edition": "fx", "variants": ["short:x"]},
            "There is no variant short:x: choose from fixed, short:K",
        ),
        (
            {"edition": "fx", "variants": ["short:-1"]},
            "There is no variant short:-1: choose from fixed, short:K",
        ),
        ({"edition": "fx", "variants": ["even:2"]}, "There is no variant even:2: choose from fixed, short:K"),
        ({"edition": "fx", "variants": "even"}, "variants: This must be a list of names"),
        ({"edition": "fx", "variants": [1]}, "variants: This must be a list of names"),
        (
            {"edition": "fx", "fast": True},
            'There is no option "fast": choose from edition, variants, natural_minimum',
        ),
        ({"edition": "fx", "playoff": 1}, "playoff: This must be true or false"),
        ({"edition": "fx", "playoff": "yes"}, "playoff: This must be true or false"),
        ({"edition": "fx", "wild_points": True}, "wild_points: This must be a whole number"),
        ({"edition": "fx", "wild_points": 2.5}, "wild_points: This must be a whole number"),
        ({"edition": "fx", "wild_points": -5}, "wild_points: This must be a whole number from 0 to 999."),
        (
            {"edition": "fx", "wild_points": 10**30},
            "wild_points: This must be a whole number from 0 to 999.",
        ),
        ({"edition": "fx", "short": "5"}, "short: This must be a whole number"),
        ({"edition": "fx", "short": -1}, "short: This must be a whole number from 1 to 99."),
        ({"edition": "fx", "short": 12}, "not possible"),
        ({"edition": "fx", "parity": "both"}, 'parity: This must be one of "even", "odd".'),
        ({"edition": "fx", "parity": ["even"]}, "parity: This must be one of"),
        ({"edition": "fx", "natural_minimum": "two"}, '"none", "phase", "group"'),
        ({"edition": "fx", "skip_target": "left"}, '"any", "next"'),
        ({"edition": "fx", "skip_play": None}, '"discard", "in-front"'),
        ({"edition": "fx", "phases": "set 3"}, "phases: This must be a list of phases"),
        ({"edition": "fx", "phases": [3]}, "phases: This must be a list of phases"),
        ({"edition": "fx", "phases": []}, "There is no phase to play"),
        ({"edition": "fx", "phases": ["set 3"], "parity": "even"}, "There is no phase to play"),
        ({"edition": "fx", "phases": ["set 3", "flush 5"]}, "is not a phase"),
        ({"edition": "fx", "phases": ["run 13"]}, "is not a phase"),
        ({"edition": "fx", "phases": ["set 1 + set 3"]}, "is not a phase"),
        ({"edition": "fx", "phases": ["set 3 +"]}, "is not a phase"),
        ({"edition": "fx", "phases": ["colour 4 + colour 4"]}, "asks for two groups of one colour"),
        ({"edition": "fx", "phases": ["set 4 + set 4 + set 4"]}, "asks for 12 cards; a hand can lay 11"),
        ({"edition": "fx", "phases": ["run 12"]}, "asks for 12 cards"),
    ],
)
def test_a_bad_table_of_rules_is_refused_with_the_reason(data: dict[str, Any], message: str) -> None:
    assert message in why(data)


@pytest.mark.rule("card.run")
def test_a_house_phase_with_a_run_of_three_is_refused() -> None:
    assert "run" in why({"edition": "intl", "phases": ["set 3 + run 3"]})


@pytest.mark.rule("card.variant.combine")
@pytest.mark.parametrize(
    "data",
    [
        {"variants": ["even"], "parity": "odd"},
        {"variants": ["short:5"], "short": 7},
        {"variants": ["knock"], "knocking": False},
    ],
)
def test_an_option_that_contradicts_a_variant_is_refused(data: dict[str, Any]) -> None:
    assert "contradicts" in why({"edition": "intl", **data})


@pytest.mark.rule("card.out")
def test_the_largest_phase_leaves_room_for_the_last_discard_where_it_must() -> None:
    eleven = {"edition": "intl", "phases": ["set 4 + set 4 + set 3"]}
    assert KIND.read_rules(eleven).phase(1).size == 11
    message = why({**eleven, "last_card_must_be_discarded": True})
    assert "asks for 11 cards; a hand can lay 10" in message


# --- round trips ----------------------------------------------------------------------------------------

needs = st.one_of(
    st.builds("set {}".format, st.integers(2, 8)),
    st.builds("run {}".format, st.integers(4, 11)),
)
phases = st.one_of(
    st.lists(needs, min_size=1, max_size=3).map(" + ".join),
    st.integers(2, 11).map("colour {}".format),
)
options: dict[str, st.SearchStrategy[Any]] = {
    "natural_minimum": st.sampled_from(["none", "phase", "group"]),
    "wild_points": st.integers(-1, 50),
    "skip_play": st.sampled_from(["discard", "in-front"]),
    "skip_once_per_lap": st.booleans(),
    "playoff": st.booleans(),
    "skip_target": st.sampled_from(["any", "next"]),
    "last_card_must_be_discarded": st.booleans(),
    "fixed_hands": st.booleans(),
    "short": st.integers(0, 11),
    "parity": st.sampled_from(["even", "odd"]),
    "knocking": st.booleans(),
    "free_order": st.booleans(),
    "phases": st.lists(phases, max_size=12),
}


def test_every_option_is_tried_below() -> None:
    assert options.keys() == OPTIONS.keys()


@given(
    edition=st.sampled_from(["intl", "fx"]),
    variants=st.lists(st.sampled_from(VARIANTS), max_size=3),
    data=st.fixed_dictionaries({}, optional=options),
)
def test_rules_round_trip_through_a_table(edition: str, variants: list[str], data: dict[str, Any]) -> None:
    table = {"edition": edition, "variants": variants, **data}
    refusal = refusal_of(table)
    if refusal is not None:
        assert one_line(refusal)
        return
    rules = KIND.read_rules(table)
    for name, value in data.items():
        assert KIND.write_rules(rules)[name] == value
    full = json.loads(json.dumps(KIND.write_rules(rules)))
    assert KIND.read_rules(full) == rules
    assert rules.played


@both_editions
def test_a_preset_is_a_table_with_its_edition_alone(edition: str) -> None:
    assert KIND.read_rules({"edition": edition}) == KIND.rules(edition)
    for variant in VARIANTS:
        by_name = KIND.read_rules({"edition": edition, "variants": [variant]})
        assert by_name == KIND.rules(edition, [variant])


def test_the_two_editions_differ_in_five_points() -> None:
    intl, fx = (KIND.write_rules(KIND.rules(edition)) for edition in ("intl", "fx"))
    assert {name: (intl[name], fx[name]) for name in intl if intl[name] != fx[name]} == {
        "edition": ("intl", "fx"),
        "natural_minimum": ("phase", "none"),
        "wild_points": (25, 20),
        "skip_play": ("discard", "in-front"),
        "skip_once_per_lap": (True, False),
        "playoff": (True, False),
    }
