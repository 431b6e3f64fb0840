"""Many card games at once over the kernel, as a Gymnasium vector environment."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import numpy as np
from gymnasium.vector import AutoresetMode, VectorEnv
from gymnasium.vector.utils import batch_space
from numpy.typing import NDArray

from tenfold.core import BadInput
from tenfold.envs.spaces import (
    MOST_DECISIONS,
    Seen,
    card_actions,
    card_observations,
    card_rules,
    check_most,
    check_one_of,
)
from tenfold.kernel import episodes
from tenfold.kernel.games import Games
from tenfold.kernel.layout import NOBODY
from tenfold.kernel.options import before_the_lot

SEAT = 0  # the learner's; the lot decides who deals


class CardVectorEnv(VectorEnv[Seen, NDArray[Any], NDArray[Any]]):
    """`num_envs` games, each followed by another (`gymnasium.make_vec("tenfold/Card-v0", ...)`).

    `opponents` is "random", or "self": then every decision is the learner's, whoever must decide. All arrays
    are written in place, by one call of compiled code for each step: whoever keeps a row copies it. Where a
    game has ended the next step begins another, and its action does not count (Gymnasium's NEXT_STEP).
    """

    metadata = {"autoreset_mode": AutoresetMode.NEXT_STEP}  # noqa: RUF012 -- Gymnasium's own form

    def __init__(
        self,
        num_envs: int = 1,
        *,
        players: int = 2,
        opponents: str = "random",
        edition: str = "intl",
        variants: Sequence[str] = (),
        max_decisions: int = MOST_DECISIONS,
        threads: int = 1,
    ) -> None:
        check_one_of("opponents", opponents, ("random", "self"))
        self.num_envs = check_most("num_envs", num_envs)
        self._most = check_most("max_decisions", max_decisions)
        self._agent = SEAT if opponents == "random" else int(NOBODY)
        rules = card_rules(edition, variants)
        self._games = Games(rules, players=players, games=num_envs, threads=threads)
        self._starts = before_the_lot(rules, players, num_envs)
        self._numbers = np.zeros(num_envs, np.int64)
        self._finished = np.ones(num_envs, np.bool_)
        self._rewards = np.zeros(num_envs)
        self._terminations = np.zeros(num_envs, np.bool_)
        self._truncations = np.zeros(num_envs, np.bool_)
        self._returns = np.zeros((num_envs, players))
        self._no_actions = np.zeros(num_envs, np.int64)
        self._begun = False
        self.single_observation_space = card_observations()
        self.single_action_space = card_actions()
        self.observation_space = batch_space(self.single_observation_space, num_envs)
        self.action_space = batch_space(self.single_action_space, num_envs)

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Seen, dict[str, Any]]:
        """New games, up to the learner's first decision; game i of a seed is the same in every batch."""
        super().reset(seed=seed)
        self._seed = np.uint64(self.np_random.integers(2**63))
        self._numbers[:] = np.arange(self.num_envs)
        self._finished[:] = True
        self._run(self._no_actions, 0)
        self._begun = True
        return self._seen(), self._infos()

    def step(
        self, actions: NDArray[Any]
    ) -> tuple[Seen, NDArray[Any], NDArray[Any], NDArray[Any], dict[str, Any]]:
        """A decision in every game by its id; an illegal one is refused and changes nothing."""
        if not self._begun:
            raise BadInput("no game has begun: call reset() first")
        chosen = self._games.checked(actions)
        wrong = int(episodes.first_refused(self._games.records, self._finished, chosen))
        if wrong != NOBODY:
            raise self._games.refusal(wrong, int(chosen[wrong]))
        self._run(chosen, self.num_envs)
        return self._seen(), self._rewards, self._terminations, self._truncations, self._infos()

    def _run(self, actions: NDArray[np.int64], stride: int) -> None:
        self._games.in_parts(
            episodes.step_episodes,
            self._starts,
            self._numbers,
            self._finished,
            actions,
            self._games.seats,
            self._games.observations,
            self._games.masks,
            self._rewards,
            self._terminations,
            self._truncations,
            self._returns,
            self._seed,
            self._agent,
            self._most,
            stride,
        )

    def _seen(self) -> Seen:
        # The kernel's masks are of one byte too: the same memory under Gymnasium's type.
        return {"observation": self._games.observations, "action_mask": self._games.masks.view(np.int8)}

    def _infos(self) -> dict[str, Any]:
        return {"seat": self._games.seats, "returns": self._returns}
