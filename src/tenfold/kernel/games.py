"""Many games at once, from Python."""

from __future__ import annotations

from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import Any

import numpy as np
from numpy.typing import NDArray

from tenfold.core import BadInput, Outcome, Seat
from tenfold.games.card.rules import Rules
from tenfold.kernel import entries
from tenfold.kernel.layout import DEAL, MOST_ACTIONS, NOBODY, OVER, REASONS
from tenfold.kernel.observation import OBSERVATION
from tenfold.kernel.options import before_the_lot

ENDLESS = 2**31 - 1  # decisions


class Games:
    """Games of the card game by the same rules, one record each; game i of a seed is the same in every batch.

    `records` are the positions, `seats` who must decide (-1 in a game that is over), `observations` and
    `masks` what these seats know and may do. All are arrays that are written in place: whoever keeps a row
    copies it.
    """

    def __init__(
        self,
        rules: Rules,
        *,
        players: int,
        games: int,
        seed: int = 0,
        first: int = 0,
        dealer: Seat | None = None,
        threads: int = 1,
    ) -> None:
        _check_number("games", games, 1)
        _check_number("seed", seed, 0)
        _check_number("first", first, 0)
        _check_number("threads", threads, 1)
        self.records = before_the_lot(rules, players, games)
        if dealer is not None:
            if not 0 <= dealer < players:
                raise BadInput(f"dealer must be a seat from 0 to {players - 1} or None, not {dealer}")
            self.records["dealer"] = dealer
            self.records["stage"] = DEAL
        entries.seed_games(self.records, np.uint64(seed), np.uint64(first))
        self.seats = np.full(games, NOBODY, np.int8)
        self.observations = np.zeros((games, OBSERVATION), np.int16)
        self.masks = np.zeros((games, MOST_ACTIONS), np.bool_)
        self._threads = threads

    def __len__(self) -> int:
        return len(self.records)

    @property
    def over(self) -> NDArray[np.bool_]:
        """Which games are over."""
        finished: NDArray[np.bool_] = self.records["stage"] == OVER
        return finished

    def look(self) -> None:
        """Deal where nothing has happened yet, and fill `seats`, `observations` and `masks`."""
        self.in_parts(entries.look, self.seats, self.observations, self.masks)

    def step(self, actions: NDArray[Any]) -> None:
        """One decision in every game that is not over, by its id; then the same as `look`.

        Games that are over keep their last position whatever their action is. An action that is not legal is
        refused, and then nothing has changed in any game.
        """
        chosen = self.checked(actions)
        if self.over.all():
            raise BadInput("all games are over: start new ones")
        wrong = entries.first_illegal(self.records, chosen)
        if wrong != NOBODY:
            raise self.refusal(wrong, int(chosen[wrong]))
        self.in_parts(entries.step, chosen, self.seats, self.observations, self.masks)

    def checked(self, actions: NDArray[Any]) -> NDArray[np.int64]:
        """One whole number for each game, or BadInput; whether they are legal is another question."""
        actions = np.asarray(actions)
        if actions.shape != (len(self),) or actions.dtype.kind not in "iu":
            raise BadInput(
                f"actions must be {len(self)} whole numbers, one for each game, "
                f"not an array of shape {actions.shape} and type {actions.dtype}"
            )
        return actions.astype(np.int64, copy=False)

    def refusal(self, at: int, action: int) -> BadInput:
        """What is said of an action that is not legal in this game."""
        allowed = np.zeros((1, MOST_ACTIONS), np.bool_)
        entries.look(self.records[at : at + 1], np.zeros(1, np.int8), self.observations[at : at + 1], allowed)
        legal = ", ".join(map(str, np.flatnonzero(allowed[0])))
        return BadInput(f"action {action} is not legal in game {at}: choose from {legal}")

    def play_random(self, most_decisions: int = ENDLESS) -> int:
        """Uniformly random legal play in every game, to its end or until it has had so many decisions; how
        many there were. Every legal id is as likely."""
        return sum(self.in_parts(entries.play_random, most_decisions))

    def outcome(self, game: int) -> Outcome | None:
        """How a game ended; None while it goes on."""
        z = self.records[game]
        if z["stage"] != OVER:
            return None
        players = int(z["players"])
        places = z["place"][:players].tolist()
        ranking = (tuple(s for s in range(players) if places[s] == place) for place in range(max(places) + 1))
        scores = tuple(z["total"][:players].tolist())
        return Outcome(ranking=tuple(ranking), scores=scores, reason=REASONS[z["reason"]])

    def in_parts(self, run: Callable[..., Any], *arguments: Any) -> list[Any]:
        """Run on equal parts of the games, one for each thread."""
        if self._threads == 1:
            return [run(self.records, *arguments)]
        parts = np.array_split(np.arange(len(self)), min(self._threads, len(self)))
        bounds = [(part[0], part[-1] + 1) for part in parts]
        calls = [
            [self.records[low:high], *(a[low:high] if isinstance(a, np.ndarray) else a for a in arguments)]
            for low, high in bounds
        ]
        with ThreadPoolExecutor(len(calls)) as pool:
            return list(pool.map(lambda call: run(*call), calls))


def _check_number(name: str, number: object, least: int) -> None:
    if not isinstance(number, int | np.integer) or not least <= number < 2**63:
        raise BadInput(f"{name} must be a whole number from {least} on, not {number!r}")
