"""The solo dice game, as a Gymnasium environment; what the best player reaches is known exactly."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import gymnasium
import numpy as np
from gymnasium import spaces
from numpy.typing import NDArray

from tenfold.core import BadInput, Over
from tenfold.envs.spaces import (
    Seen,
    action_id,
    check_most,
    check_one_of,
    in_plain_words,
    not_legal,
    refuse,
    seen_space,
)
from tenfold.games.dice.actions import DECLINE, SCORE, STOP, Action, Keep
from tenfold.games.dice.game import DiceGame
from tenfold.games.dice.legality import may_decline
from tenfold.games.dice.rules import PRESETS
from tenfold.games.dice.state import Stage, State, phase_number
from tenfold.games.dice.view import View
from tenfold.pieces.dice import DICE
from tenfold.pieces.phases import PRINTED_PHASES
from tenfold.play import GameSeed, Table

KEEPS = 2 ** len(DICE)  # ids 0 to 1,023: bit i keeps die i; all ten: stop
STOP_ID, SCORE_ID, DECLINE_ID = KEEPS - 1, KEEPS, KEEPS + 1
ACTIONS = KEEPS + 2
MOST_DECISIONS = 2_000
_PLACES = np.arange(KEEPS)
_STAGES = {Stage.KEEP: 0, Stage.SCORE: 1, Stage.OVER: 2}
_MOST = 2**15 - 1

# Where each part of an observation starts (docs/environments.md).
NUMBERS_AT, COLOURS_AT, KEPT_AT = 0, 10, 20
POINTS_AT = 30
FACTS_AT = POINTS_AT + len(PRINTED_PHASES)
FACTS = 10
OBSERVATION = FACTS_AT + FACTS


class DiceEnv(gymnasium.Env[Seen, Any]):
    """One player and ten dice (`tenfold/Dice-v0`).

    Rewards are points: what the phases and bonuses bring less what is deducted, so that the rewards of a game
    add up to its total. `illegal` says what an action that is not legal does: "raise" refuses it and nothing
    has changed, "lose" ends the game there.
    """

    metadata = {"render_modes": ["ansi"], "render_fps": 1}  # noqa: RUF012 -- Gymnasium's own form

    def __init__(
        self,
        *,
        variants: Sequence[str] = (),
        illegal: str = "raise",
        max_decisions: int = MOST_DECISIONS,
        render_mode: str | None = None,
    ) -> None:
        check_one_of("illegal", illegal, ("raise", "lose"))
        check_one_of("render_mode", render_mode, (None, "ansi"))
        if isinstance(variants, str):
            raise BadInput(f"variants must be a list of names, not the text {variants!r}")
        self._illegal = illegal
        self._most = check_most("max_decisions", max_decisions)
        self.render_mode = render_mode
        self._game = in_plain_words(lambda: DiceGame(PRESETS.rules("de", tuple(variants)), players=1))
        self.observation_space = seen_space(spaces.Box(-_MOST, _MOST, (OBSERVATION,), np.int16), ACTIONS)
        self.action_space = spaces.Discrete(ACTIONS)
        self._table: Table[State, Action, View] | None = None
        self._ended = True

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Seen, dict[str, Any]]:
        """A new game, the first dice rolled."""
        super().reset(seed=seed)
        self._table = Table(self._game, GameSeed(self.np_random.bytes(32)))
        self._table.settle()
        self._ended = False
        return self._seen(self._table.state), {}

    def step(self, action: Any) -> tuple[Seen, float, bool, bool, dict[str, Any]]:
        """A decision by its id, and then the roll."""
        chosen = action_id(action, ACTIONS)
        table = self._table
        if table is None or self._ended:
            raise BadInput("there is nothing to decide: call reset() to begin a game")
        mask = self._mask(table.state)
        if not mask[chosen]:
            if self._illegal == "raise":
                refuse(chosen, mask)
            self._ended = True
            return self._seen(table.state), 0.0, True, False, {"illegal": not_legal(chosen, mask)}
        before = table.state.sheet[0].total
        table.act(_action(chosen))
        over = isinstance(table.settle(), Over)
        truncated = not over and table.decisions >= self._most
        self._ended = over or truncated
        gained = float(table.state.sheet[0].total - before)
        return self._seen(table.state), gained, over, truncated, {}

    def _seen(self, state: State) -> Seen:
        return {"observation": _observation(state), "action_mask": self._mask(state)}

    def _mask(self, state: State) -> NDArray[np.int8]:
        mask = np.zeros(ACTIONS, np.int8)
        if self._ended:
            return mask
        if state.stage is Stage.KEEP:
            locked = 0 if self._game.rules.reroll_kept else sum(1 << place for place in state.kept)
            mask[:KEEPS] = _PLACES & locked == locked
        else:
            mask[SCORE_ID] = 1
            mask[DECLINE_ID] = may_decline(self._game.rules, state)
        return mask

    def render(self) -> str | None:
        """The position as the rules write it ("ansi")."""
        return None if self.render_mode is None or self._table is None else str(self._table.state)


def _action(chosen: int) -> Action:
    if chosen == SCORE_ID:
        return SCORE
    if chosen == DECLINE_ID:
        return DECLINE
    if chosen == STOP_ID:
        return STOP
    return Keep(tuple(place for place in range(len(DICE)) if chosen >> place & 1))


def _observation(state: State) -> NDArray[np.int16]:
    row = np.zeros(OBSERVATION, np.int16)
    row[NUMBERS_AT:COLOURS_AT] = [face.number for face in state.faces]
    row[COLOURS_AT:KEPT_AT] = [face % 4 for face in state.faces]
    row[[KEPT_AT + place for place in state.kept]] = 1
    line = state.sheet[0]
    row[POINTS_AT : POINTS_AT + len(line.points)] = line.points
    bonuses = (-1 if bonus is None else bonus for bonus in (line.bonus_5, line.bonus_10))
    counts = (min(number, _MOST) for number in (line.failed, line.declined, line.tries, line.deducted))
    over = state.stage is Stage.OVER
    phase = 0 if over else phase_number(line)
    row[FACTS_AT:] = (_STAGES[state.stage], phase, state.rolls, *bonuses, *counts, max(line.total, -_MOST))
    return row
