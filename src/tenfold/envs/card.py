"""The card game for one learner against bots, as a Gymnasium environment.

Bots see views of the reference engine, so this one plays there; the kernel writes the observations.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import gymnasium
import numpy as np

from tenfold.core import BadInput, Decide, Over
from tenfold.envs.rendering import as_text
from tenfold.envs.spaces import (
    MOST_DECISIONS,
    Seen,
    action_id,
    card_actions,
    card_observations,
    card_rules,
    check_most,
    check_one_of,
    in_plain_words,
    not_legal,
    refuse,
)
from tenfold.games.card.actions import Action
from tenfold.games.card.game import CardGame
from tenfold.games.card.state import State
from tenfold.games.card.view import View
from tenfold.kernel import entries, episodes
from tenfold.kernel.layout import MOST_ACTIONS, SEATS_MOST
from tenfold.kernel.numbering import by_id
from tenfold.kernel.observation import OBSERVATION
from tenfold.kernel.states import from_state
from tenfold.play import GameSeed, Table
from tenfold.surfaces import bot_factory

SEAT = 0  # the learner's; the lot decides who deals


class CardEnv(gymnasium.Env[Seen, Any]):
    """One seat of the card game; bots have the others (`tenfold/Card-v0`).

    `opponents` is a bot or several, one for each seat clockwise from the learner's, as in `tenfold simulate`.
    `illegal` says what an action that is not legal does: "raise" refuses it and nothing has changed, "lose"
    ends the game as lost. The reward comes at the end: -1 for a loss, and the winners share what the losers
    pay.
    """

    metadata = {"render_modes": ["ansi"], "render_fps": 1}  # noqa: RUF012 -- Gymnasium's own form

    def __init__(
        self,
        *,
        opponents: str | Sequence[str] = "easy",
        edition: str = "intl",
        variants: Sequence[str] = (),
        illegal: str = "raise",
        max_decisions: int = MOST_DECISIONS,
        render_mode: str | None = None,
    ) -> None:
        check_one_of("illegal", illegal, ("raise", "lose"))
        check_one_of("render_mode", render_mode, (None, "ansi"))
        self._illegal = illegal
        self._most = check_most("max_decisions", max_decisions)
        self.render_mode = render_mode
        names = [opponents] if isinstance(opponents, str) else list(opponents)
        rules = card_rules(edition, variants)
        self._game = in_plain_words(lambda: CardGame(rules, players=1 + len(names)))
        self._bots = in_plain_words(lambda: [bot_factory("card", name)(rules) for name in names])
        self.observation_space = card_observations()
        self.action_space = card_actions()
        self._table: Table[State, Action, View] | None = None
        self._choices: dict[int, Action] = {}

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Seen, dict[str, Any]]:
        """A new game, up to the learner's first decision."""
        super().reset(seed=seed)
        secret = GameSeed(self.np_random.bytes(32))
        self._table = Table(self._game, secret)
        self._streams = [secret.stream_for(f"bot/{at}") for at in range(len(self._bots))]
        self._play_on(self._table)
        return self._seen(), {}

    def step(self, action: Any) -> tuple[Seen, float, bool, bool, dict[str, Any]]:
        """A decision of the learner by its id, and then those of the bots."""
        chosen = action_id(action, MOST_ACTIONS)
        table = self._table
        if table is None or not self._choices:
            raise BadInput("there is nothing to decide: call reset() to begin a game")
        if chosen not in self._choices:
            if self._illegal == "raise":
                refuse(chosen, self._mask())
            reason = not_legal(chosen, self._mask())
            self._choices = {}
            return self._seen(), -1.0, True, False, {"illegal": reason}
        table.act(self._choices[chosen])
        over = self._play_on(table)
        return self._seen(), self._reward(), over, not over and not self._choices, {}

    def _play_on(self, table: Table[State, Action, View]) -> bool:
        """Until the learner must decide, nobody may go on or the game is over; whether it is over."""
        self._choices = {}
        while isinstance(turn := table.settle(), Decide) and table.decisions < self._most:
            legal = self._game.legal(table.state)
            if turn.seat == SEAT:
                self._choices = by_id(legal, SEAT, self._game.players)
                break
            view = self._game.view(table.state, turn.seat)
            at = turn.seat - 1
            table.act(self._bots[at].choose(view, legal, self._streams[at]))
        self._record = from_state(self._game.rules, table.state)
        return isinstance(turn, Over)

    def _seen(self) -> Seen:
        rows = np.zeros((SEATS_MOST, OBSERVATION), np.int16)
        entries.see_on(self._record, 0, rows, np.zeros(MOST_ACTIONS, np.bool_))
        return {"observation": rows[SEAT].copy(), "action_mask": self._mask()}

    def _mask(self) -> Any:
        mask = np.zeros(MOST_ACTIONS, np.int8)
        mask[list(self._choices)] = 1
        return mask

    def _reward(self) -> float:
        returns = np.zeros(SEATS_MOST)
        episodes.returns_on(self._record, 0, returns)
        return float(returns[SEAT])

    def action_masks(self) -> Any:
        """What is legal now, by the name that sb3-contrib asks for."""
        return self._mask().astype(np.bool_)

    def render(self) -> str | None:
        """What the learner sees, as text ("ansi")."""
        if self.render_mode is None or self._table is None:
            return None
        return as_text(self._seen()["observation"])
