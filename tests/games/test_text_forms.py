"""The repr of cards, faces, groups, phases, actions, states and rules is their text form, in every game."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterable
from typing import Any

import pytest

from tenfold.core import Event
from tenfold.games.board.actions import JOKERS
from tenfold.games.board.notation import read_held
from tenfold.games.registry import GAMES
from tenfold.pieces.cards import ALL_KINDS, read_card
from tenfold.pieces.dice import FACES, read_face
from tenfold.pieces.groups import Set, read_groups
from tenfold.pieces.phases import PRINTED_PHASES, read_phase
from tests.games.looking import random_play


@pytest.mark.parametrize("game", GAMES)
def test_actions_and_states_show_their_text_form(game: str) -> None:
    kind = GAMES[game]
    at_table = kind.game(kind.rules(kind.editions[0]), players=3)
    for seed in range(3):
        for state, action in random_play(at_table, seed, 300):
            assert kind.read_state(repr(state)) == state
            assert repr(state) == str(state) == kind.write_state(state)
            told = at_table.redact(state, Event(0, action), None).action  # some of it hidden
            for shown in (action, told):
                assert kind.read_action(repr(shown)) == shown
                assert repr(shown) == str(shown) == kind.write_action(shown)


@pytest.mark.parametrize("game", GAMES)
def test_rules_show_their_text_form(game: str) -> None:
    kind = GAMES[game]
    names = [name.replace("K", "3") for name in kind.variants]
    for edition in kind.editions:
        for variants in ((), *((name,) for name in names)):
            rules = kind.rules(edition, variants)
            assert kind.read_rules(json.loads(repr(rules))) == rules
            assert json.loads(repr(rules)) == kind.write_rules(rules)


def first_group(text: str) -> Any:
    return read_groups(text)[0]


@pytest.mark.parametrize(
    ("read", "values"),
    [
        (read_card, ALL_KINDS),
        (read_face, FACES),
        (read_phase, PRINTED_PHASES),
        (read_held, JOKERS),
        (first_group, read_groups("5s(R5 W) 3-6(R3 W B5 G6) red(R1 W)")),
    ],
    ids=["cards", "faces", "phases", "jokers", "groups"],
)
def test_pieces_show_their_text_form(read: Callable[[str], Any], values: Iterable[Any]) -> None:
    for value in values:
        assert read(repr(value)) == value
        assert repr(value) == str(value)


def test_a_value_that_is_none_can_be_shown() -> None:
    """As in a debugger, while it is being built."""
    assert "Set object" in repr(Set.__new__(Set))
