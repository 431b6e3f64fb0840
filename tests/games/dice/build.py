"""Positions of the dice game for tests, and what is done to them, in the game's own text form."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

import pytest

from tenfold.core import Illegal, Seat
from tenfold.games.dice import DiceGame, DiceKind, State
from tenfold.games.dice.actions import Action, Rolled
from tenfold.games.dice.state import SheetLine, Stage
from tenfold.locales.rendering import in_english
from tenfold.pieces.dice import DICE, HIGH, LOW, PRINTED_DICE, DiceSet, Face, Roll
from tests.games.looking import one_line

KIND = DiceKind()

# Ten dice that make a phase for the most points that it can bring, the low dice first.
BEST = {
    1: "1 2 3 4 10 10 10 10 10 10",
    2: "W 1 2 3 10 10 10 10 9 8",
    3: "W W 1 2 10 10 10 10 10 9",
    4: "4 3 2 1 10 9 8 7 6 5",
    5: "4 3 2 1 10 9 8 7 6 5",
    6: "4 3 2 1 10 9 8 7 6 5",
    7: "W W 1 2 10 10 10 10 10 10",
    8: "B1 O4 R3 B3 O9 O8 O10 O7 O8 O10",
    9: "W 1 2 3 10 10 10 10 10 10",
    10: "4 4 4 1 10 10 10 10 10 10",
}
POINTS = {1: 60, 2: 57, 3: 59, 4: 49, 5: 52, 6: 54, 7: 60, 8: 56, 9: 60, 10: 62}  # dice.phases.maximum
NOTHING = "1 1 2 3 5 5 6 6 8 9"  # makes no phase at all


def table(
    *,
    players: int = 4,
    variants: Sequence[str] = (),
    options: Mapping[str, Any] | None = None,
    phase: Mapping[Seat, int] | None = None,
    points: Mapping[Seat, Sequence[int]] | None = None,
    lines: Mapping[Seat, SheetLine] | None = None,
    turn: Seat = 0,
    scribe: Seat = 0,
) -> tuple[DiceGame, State]:
    """A position before somebody's first roll; seat 0 is the scribe.

    phase    that a seat is in; not named: the first
    points   of a seat's completed phases; not named: 20 for each before `phase`
    lines    whole columns, where a test is about more of them
    """
    rules = KIND.read_rules({"edition": "de", "variants": list(variants), **(options or {})})
    game = KIND.game(rules, players=players, dealer=scribe)
    given, phases = points or {}, phase or {}
    sheet = tuple(
        (lines or {}).get(seat) or _column(given.get(seat, (20,) * (phases.get(seat, 1) - 1)))
        for seat in range(players)
    )
    state = State(
        stage=Stage.ROLL,
        scribe=scribe,
        seat=turn,
        sheet=sheet,
        began=len(sheet[turn].points) + 1,
        rolls=0,
        faces=(),
        kept=(),
        finisher=None,
        outcome=None,
    )
    assert KIND.read_state(KIND.write_state(state)) == state
    return game, state


def _column(points: Sequence[int]) -> SheetLine:
    return SheetLine(tuple(points), bonus_5=0 if len(points) >= 5 else None)


# --- doing ------------------------------------------------------------------------------------------


def faces(text: str, dice: DiceSet = PRINTED_DICE) -> Roll:
    """Ten faces for the ten dice: `W 4 R8` in any order; numbers take the next low or high die."""
    free = {"low": list(LOW), "high": list(HIGH)}
    shown: dict[int, Face] = {}
    for word in text.split():
        number = word.lstrip("BROG")
        place = free["low" if number in ("1", "2", "3", "4", "W") else "high"].pop(0)
        shown[place] = next(face for face in dice[place] if word in (str(face), str(face)[1:]))
    return tuple(shown[place] for place in range(len(DICE)))


def do(game: DiceGame, state: State, *texts: str) -> State:
    """Read, check and apply one action after the other; "roll W 4 ...": nature, by numbers alone."""
    for text in texts:
        action: Action
        if text.startswith("roll "):
            action = Rolled(faces(text.removeprefix("roll "), game.rules.colours))
        else:
            action = KIND.read_action(text)
        game.check(state, action)
        state = game.apply(state, action)
    return state


def attempt(game: DiceGame, state: State, text: str) -> State:
    """One roll and no more; what it brings is written down."""
    state = do(game, state, f"roll {text}", "stop")
    return do(game, state, "score") if state.stage is Stage.SCORE else state


def refused(game: DiceGame, state: State, text: str) -> Illegal:
    """The refusal of an action; nothing has changed, and the action is not offered either."""
    before = KIND.write_state(state)
    with pytest.raises(Illegal) as caught:
        game.check(state, KIND.read_action(text))
    assert KIND.write_state(state) == before
    assert text not in offers(game, state)
    assert one_line(in_english(caught.value))
    return caught.value


def why_not(game: DiceGame, state: State, text: str) -> tuple[str, str]:
    """The id of the rule that forbids an action, and the refusal's code."""
    refusal = refused(game, state, text)
    return refusal.rule, refusal.code


# --- looking ----------------------------------------------------------------------------------------


def offers(game: DiceGame, state: State) -> list[str]:
    """The choices that the game lists."""
    return [KIND.write_action(action) for action in game.legal(state)]
