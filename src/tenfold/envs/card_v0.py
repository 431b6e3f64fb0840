"""The card game for PettingZoo, in the form of its own modules: every seat an agent, over the kernel."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import numpy as np
from gymnasium import spaces

from tenfold.core import BadInput, TenfoldError
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
    refuse,
)
from tenfold.kernel import entries, episodes
from tenfold.kernel.games import Games
from tenfold.kernel.layout import MOST_ACTIONS, SEATS_MOST
from tenfold.kernel.observation import OBSERVATION

try:
    from pettingzoo import AECEnv
    from pettingzoo.utils import wrappers
    from pettingzoo.utils.conversions import turn_based_aec_to_parallel
except ImportError:
    raise TenfoldError("this environment needs PettingZoo: pip install 'tenfold[rl]'") from None


def env(*, players: int = 2, max_cycles: int | None = None, illegal: str = "raise", **options: Any) -> Any:
    """The environment as PettingZoo wraps it, which refuses calls in a wrong order.

    `illegal="lose"` ends the game at an action that is not legal: whoever chose it loses (-1). `max_cycles`
    are decisions of each seat on average; other options are those of `raw_env`.
    """
    check_one_of("illegal", illegal, ("raise", "lose"))
    if max_cycles is not None:
        options["max_decisions"] = check_most("max_cycles", max_cycles) * players
    made: Any = raw_env(players=players, **options)
    if illegal == "lose":
        made = wrappers.TerminateIllegalWrapper(made, illegal_reward=-1)
    return wrappers.OrderEnforcingWrapper(made)


def parallel_env(*, max_cycles: int = MOST_DECISIONS, **options: Any) -> Any:
    """The same in parallel form: all agents give an action in each cycle, and the awaited one's counts."""
    return turn_based_aec_to_parallel(env(max_decisions=max_cycles, **options))


class raw_env(AECEnv[str, Seen, Any]):  # noqa: N801 -- PettingZoo's own name
    """Agents are "seat_0" to "seat_5". The rewards come at the end: -1 for a loss, and the winners share what
    the losers pay. An illegal action is refused and changes nothing."""

    metadata = {  # noqa: RUF012 -- PettingZoo's own form
        "name": "tenfold_card_v0",
        "render_modes": ["ansi"],
        "render_fps": 1,
        "is_parallelizable": True,  # by `turn_based_aec_to_parallel`
    }

    def __init__(
        self,
        *,
        players: int = 2,
        edition: str = "intl",
        variants: Sequence[str] = (),
        max_decisions: int = MOST_DECISIONS,
        render_mode: str | None = None,
    ) -> None:
        super().__init__()
        check_one_of("render_mode", render_mode, (None, "ansi"))
        self._most = check_most("max_decisions", max_decisions)
        self._rules = card_rules(edition, variants)
        self.render_mode = render_mode
        Games(self._rules, players=players, games=1)  # refuses what cannot be
        self.possible_agents = [f"seat_{seat}" for seat in range(players)]
        self.agents: list[str] = []
        self._observation_space = card_observations()
        self._action_spaces = {agent: card_actions() for agent in self.possible_agents}
        self._generator = np.random.default_rng()

    def observation_space(self, agent: str) -> spaces.Space[Any]:
        return self._observation_space

    def action_space(self, agent: str) -> spaces.Space[Any]:
        return self._action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """A new game, up to the first decision."""
        if seed is not None:
            self._generator = np.random.default_rng(seed)
        number = int(self._generator.integers(2**63))
        self._games = Games(self._rules, players=len(self.possible_agents), games=1, seed=number)
        self._games.look()
        self.agents = list(self.possible_agents)
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self.agent_selection = self.possible_agents[self._games.seats[0]]

    def observe(self, agent: str) -> Seen:
        """What this seat knows, and what it may do if it must decide."""
        if agent not in self.possible_agents:
            raise BadInput(f"an agent is one of {', '.join(self.possible_agents)}, not {agent!r}")
        rows = np.zeros((SEATS_MOST, OBSERVATION), np.int16)
        mask = np.zeros(MOST_ACTIONS, np.bool_)
        entries.see_on(self._games.records, 0, rows, mask)
        seat = self.possible_agents.index(agent)
        if seat != self._games.seats[0]:
            mask[:] = False
        return {"observation": rows[seat].copy(), "action_mask": mask.view(np.int8)}

    def step(self, action: Any) -> None:
        """A decision of the selected agent by its id; None for an agent whose game is over."""
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        chosen = action_id(action, MOST_ACTIONS)
        if not self._games.masks[0, chosen]:
            refuse(chosen, self._games.masks[0])
        self._cumulative_rewards[agent] = 0.0
        self._games.step(np.array([chosen]))
        self._settle_accounts()
        self._accumulate_rewards()

    def _settle_accounts(self) -> None:
        over = bool(self._games.over[0])
        returns = np.zeros(SEATS_MOST)
        episodes.returns_on(self._games.records, 0, returns)
        capped = not over and int(self._games.records["decisions"][0]) >= self._most
        for seat, agent in enumerate(self.possible_agents):
            self.rewards[agent] = float(returns[seat])
            self.terminations[agent], self.truncations[agent] = over, capped
        if not over:
            self.agent_selection = self.possible_agents[self._games.seats[0]]

    def render(self) -> str | None:
        """What the selected agent sees, as text ("ansi")."""
        return (
            None if self.render_mode is None else as_text(self.observe(self.agent_selection)["observation"])
        )

    def close(self) -> None:
        """There is nothing to close."""
