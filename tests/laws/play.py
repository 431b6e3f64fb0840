"""Ways to get to a position: tables chosen by Hypothesis, random play from a seed."""

from __future__ import annotations

import random
from typing import Any, NamedTuple

from hypothesis import strategies as st

from tenfold.core import BadRules, Chance, Decide, Event, Game
from tenfold.games.registry import GAMES, AnyKind


class Seated(NamedTuple):
    kind: AnyKind
    rules: Any
    game: Game[Any, Any, Any]


class SeededStream:
    """A stream for tests that need no secrets."""

    def __init__(self, seed: int) -> None:
        self._random = random.Random(seed)

    def below(self, n: int) -> int:
        return self._random.randrange(n)


def variant_names(kind: AnyKind) -> list[str]:
    """Every variant by a name that can be played; a placeholder K becomes a small number."""
    return [name.replace(":K", ":2") for name in kind.variants]


def combinations_of(kind: AnyKind, edition: str) -> list[tuple[str, ...]]:
    """No variant, each alone, and every pair that makes sense."""
    names = variant_names(kind)
    wanted = [(), *((name,) for name in names), *((a, b) for a in names for b in names if a < b)]
    return [variants for variants in wanted if _makes_sense(kind, edition, variants)]


def _makes_sense(kind: AnyKind, edition: str, variants: tuple[str, ...]) -> bool:
    try:
        kind.rules(edition, variants)
    except BadRules:
        return False
    return True


@st.composite
def tables(draw: st.DrawFn) -> Seated:
    """Any registered game, edition, sensible variants, number of players, dealer chosen or not."""
    kind = GAMES[draw(st.sampled_from(sorted(GAMES)))]
    edition = draw(st.sampled_from(kind.editions))
    rules = kind.rules(edition, draw(st.sampled_from(combinations_of(kind, edition))))
    players = draw(st.sampled_from(kind.seats))
    dealer = draw(st.none() | st.integers(0, players - 1))
    return Seated(kind, rules, kind.game(rules, players=players, dealer=dealer))


def step(game: Game[Any, Any, Any], state: Any, stream: SeededStream) -> Event[Any] | None:
    """What happens next in random play; None when the game is over."""
    turn = game.turn(state)
    if isinstance(turn, Decide):
        legal = game.legal(state)
        # Laying and hitting come first in the list: lean towards them, or games would crawl.
        at = min(stream.below(len(legal)), stream.below(len(legal)))
        return Event(turn.seat, legal[at])
    if isinstance(turn, Chance):
        return Event(None, turn.sample(stream))
    return None
