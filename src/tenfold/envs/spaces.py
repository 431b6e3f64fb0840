"""What the environments have in common: rules by name, spaces, and what is refused."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, NoReturn, TypeAlias, TypeVar

import numpy as np
from gymnasium import spaces
from numpy.typing import NDArray

from tenfold.core import BadInput, Refusal
from tenfold.games.card.rules import PRESETS, Rules
from tenfold.kernel.layout import MOST_ACTIONS
from tenfold.kernel.observation import MOST_POINTS, OBSERVATION
from tenfold.locales.rendering import in_english

MOST_DECISIONS = 20_000  # of a game; random play of ten phases takes 4,000 to 10,000

Seen: TypeAlias = dict[str, NDArray[Any]]  # "observation" and "action_mask"
T = TypeVar("T")


def card_rules(edition: str, variants: Sequence[str]) -> Rules:
    """A printed edition with variants by name; BadInput says what there is."""
    if isinstance(variants, str):
        raise BadInput(f"variants must be a list of names, not the text {variants!r}")
    return in_plain_words(lambda: PRESETS.rules(edition, tuple(variants)))


def in_plain_words(made: Callable[[], T]) -> T:
    """Refusals hold sayings; a programmer reads a line."""
    try:
        return made()
    except Refusal as refusal:
        raise BadInput(in_english(refusal)) from None


def card_observations() -> spaces.Space[Seen]:
    """docs/environments.md has the observation plane by plane."""
    return seen_space(spaces.Box(-1, MOST_POINTS, (OBSERVATION,), np.int16), MOST_ACTIONS)


def seen_space(observation: spaces.Space[Any], actions: int) -> spaces.Space[Seen]:
    """What is seen, and 1 for each action that is legal now."""
    mask = spaces.Box(0, 1, (actions,), np.int8)
    both: spaces.Space[Any] = spaces.Dict({"observation": observation, "action_mask": mask})
    return both


def card_actions() -> spaces.Discrete[Any]:
    """The kernel's ids (docs/kernel.md)."""
    return spaces.Discrete(MOST_ACTIONS)


def action_id(action: object, actions: int) -> int:
    """One whole number as an id, or BadInput; whether it is legal now is another question."""
    if isinstance(action, np.ndarray) and action.shape == ():
        action = action.item()
    if not isinstance(action, int | np.integer) or isinstance(action, bool) or not 0 <= action < actions:
        raise BadInput(f"an action is a whole number from 0 to {actions - 1}, not {action!r}")
    return int(action)


def refuse(action: int, mask: NDArray[Any]) -> NoReturn:
    """An id that is not legal now."""
    raise BadInput(not_legal(action, mask))


def not_legal(action: int, mask: NDArray[Any]) -> str:
    legal = ", ".join(map(str, np.flatnonzero(mask)))
    return f"action {action} is not legal now: choose from {legal}"


def check_most(name: str, number: object) -> int:
    if not isinstance(number, int | np.integer) or isinstance(number, bool) or number < 1:
        raise BadInput(f"{name} must be a whole number from 1 on, not {number!r}")
    return int(number)


def check_one_of(name: str, value: str | None, allowed: Sequence[str | None]) -> None:
    if value not in allowed:
        raise BadInput(f"{name} must be one of {', '.join(map(repr, allowed))}, not {value!r}")
