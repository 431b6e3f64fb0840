"""How a game ended: who is placed where, and why it ended."""

from dataclasses import dataclass
from enum import Enum

from tenfold.core.turns import Seat


class Reason(Enum):
    """Base of each game's reasons of ending; a member's value is its name in records."""

    @property
    def rule(self) -> str:
        """The id of the ledger's rule that decided the game."""
        raise NotImplementedError


@dataclass(frozen=True, slots=True)
class Outcome:
    ranking: tuple[tuple[Seat, ...], ...]  # best first; seats placed equally stand together
    scores: tuple[int, ...]  # by seat, in the game's own points
    reason: Reason

    @property
    def winners(self) -> tuple[Seat, ...]:
        return self.ranking[0]
