"""Variants by name, rules as a table, and rules that cannot be played."""

from __future__ import annotations

import json
from itertools import combinations
from typing import Any

import pytest

from tenfold.core import BadRules, Over
from tenfold.games.dice.house import OPTIONS
from tenfold.games.dice.rules import SoloDecline
from tenfold.games.dice.state import Stage
from tenfold.locales.rendering import in_english
from tenfold.pieces.dice import PRINTED_DICE, write_dice
from tests.games.dice.build import BEST, KIND, NOTHING, attempt, table
from tests.games.looking import one_line, outcome, random_play

COLOURS = write_dice(PRINTED_DICE)


def why(data: dict[str, Any]) -> tuple[str, str]:
    """The code and the English words with which rules are refused."""
    with pytest.raises(BadRules) as caught:
        KIND.read_rules({"edition": "de", **data})
    said = in_english(caught.value)
    assert one_line(said)
    return caught.value.code, said


# --- variants -----------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("variant", "option", "value"),
    [
        ("locked", "reroll_kept", False),
        ("free-decline", "solo_decline", SoloDecline.FREE),
        ("no-decline", "solo_decline", SoloDecline.NEVER),
        ("deductions", "solo_deductions_count", True),
    ],
)
def test_every_variant_is_an_option_by_name(variant: str, option: str, value: object) -> None:
    rules = KIND.rules("de", [variant])
    assert getattr(rules, option) == value != getattr(KIND.rules("de"), option)
    assert KIND.read_rules(KIND.write_rules(rules)) == rules


def test_variants_combine_unless_they_contradict_each_other() -> None:
    for pair in combinations(KIND.variants, 2):
        if set(pair) == {"free-decline", "no-decline"}:
            assert why({"variants": list(pair)})[0] == "variant-contradicts"
        else:
            game = KIND.game(KIND.rules("de", pair), players=1)
            assert sum(1 for _ in random_play(game, 1, 50)) == 50
    assert why({"variants": ["locked"], "reroll_kept": True})[0] == "option-contradicts"


def test_an_unknown_edition_or_variant() -> None:
    with pytest.raises(BadRules) as caught:
        KIND.rules("fx")
    assert in_english(caught.value) == 'There is no edition "fx": choose from de.'
    code, message = why({"variants": ["knock"]})
    assert code == "unknown-variant"
    assert message == "There is no variant knock: choose from locked, free-decline, no-decline, deductions."


# --- tables -------------------------------------------------------------------------------------------


def test_rules_in_full_read_back() -> None:
    data = KIND.write_rules(KIND.rules("de"))
    assert set(data) == {"edition", *OPTIONS}
    assert KIND.read_rules(json.loads(json.dumps(data))) == KIND.rules("de")


@pytest.mark.parametrize(
    ("data", "code", "part"),
    [
        ({"jokers": 3}, "unknown-option", "choose from edition, variants, reroll_kept"),
        ({"reroll_kept": 1}, "option-value", "reroll_kept: This must be true or false."),
        ({"solo_decline": "often"}, "option-value", '"costs-5", "free", "never"'),
        ({"solo_deductions_count": "yes"}, "option-value", "true or false"),
        ({"colours": "b g o g r o"}, "option-value", "table of the ten dice"),
        ({"colours": {"L1": 5}}, "option-value", "table of the ten dice"),
        ({"colours": {**COLOURS, "L5": "b g o g r o"}}, "option-value", "L5 is missing or not one of them"),
        ({"colours": {k: v for k, v in COLOURS.items() if k != "H6"}}, "option-value", "H6 is missing"),
        ({"colours": {**COLOURS, "L1": "b g o g r"}}, "option-value", "six of the letters b, r, o and g"),
        ({"colours": {**COLOURS, "H1": "b g o g r y"}}, "option-value", "for the faces 5, 6, 7, 8, 9, 10"),
        ({"colours": {**COLOURS, "L1": ""}}, "option-value", "for the faces 1, 2, 3, 4, W, W"),
        ({"phases": "set 3"}, "option-value", "list of phases"),
        ({"phases": ["pair 3"]}, "option-value", '"pair 3" is not a phase'),
        ({"phases": []}, "no-phases", "the list is empty"),
        ({"phases": ["run 3"]}, "run-too-short", "A run has at least 4 numbers, and phase 1 asks"),
        (
            {"phases": ["set 2", "colour 4 + set 2"]},
            "colour-alone",
            "Phase 2 asks for dice of one colour and",
        ),
        ({"phases": ["set 6 + set 5"]}, "phase-impossible", "Phase 1 can never be made"),
        ({"phases": ["set 11"]}, "phase-impossible", "with these dice"),
        ({"phases": ["run 11"]}, "phase-impossible", "Phase 1 "),
        ({"phases": ["colour 11"]}, "phase-impossible", "Phase 1 "),
    ],
)
def test_rules_that_cannot_be_played_are_refused_before_the_game(
    data: dict[str, Any], code: str, part: str
) -> None:
    refused_as, message = why(data)
    assert refused_as == code
    assert part in message


@pytest.mark.rule("dice.dice.colours")
def test_a_colour_phase_that_these_dice_can_never_make() -> None:
    """Blue on six dice only, and every other colour on fewer."""
    colours = {f"H{n}": "b b b b b b" for n in range(1, 7)}
    colours |= {"L1": "r r r r r r", "L2": "r r r r r r", "L3": "o o o o o o", "L4": "g g g g g g"}
    assert why({"colours": colours}) == (
        "phase-impossible",
        "Phase 8 can never be made with these dice.",
    )
    rules = KIND.read_rules({"edition": "de", "colours": colours, "phases": ["colour 6"]})
    assert rules.maximum(1) == 60


@pytest.mark.parametrize(
    ("phase", "most"),
    [("set 10", 60), ("run 10", 55), ("set 5 + set 5", 60), ("run 4 + run 4", 54), ("colour 10", 62)],
)
def test_the_longest_phases_that_can_be_made(phase: str, most: int) -> None:
    assert KIND.read_rules({"edition": "de", "phases": [phase]}).maximum(1) == most


# --- short lists --------------------------------------------------------------------------------------


@pytest.mark.rule("dice.bonus-10")
@pytest.mark.rule("dice.bonus-5")
def test_a_house_list_ends_the_game_and_has_its_bonus_with_its_last_phase() -> None:
    game, state = table(players=2, options={"phases": ["set 3 + set 3", "run 7"]}, phase={0: 2, 1: 2})
    state = attempt(game, state, BEST[4])
    assert (state.sheet[0].bonus_10, state.sheet[0].bonus_5) == (40, None)
    state = attempt(game, state, NOTHING)
    assert state.stage is Stage.OVER
    assert outcome(game, state).winners == (0,)


@pytest.mark.rule("dice.bonus-5")
def test_both_bonuses_of_a_list_of_five() -> None:
    phases = [str(phase) for phase in KIND.rules("de").phases[:5]]
    game, state = table(players=1, options={"phases": phases}, points={0: (169, 0, 0, 0)})
    line = attempt(game, state, BEST[5]).sheet[0]
    assert (line.bonus_5, line.bonus_10, line.total) == (40, 40, 221 + 80)


@pytest.mark.parametrize("players", KIND.seats)
def test_random_games_end(players: int) -> None:
    rules = KIND.read_rules({"edition": "de", "phases": ["set 3", "colour 4", "run 4"]})
    game = KIND.game(rules, players=players)
    state = game.initial()
    for before, action in random_play(game, players, 5000):
        state = game.apply(before, action)
    assert isinstance(game.turn(state), Over)
