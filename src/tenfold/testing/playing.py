"""Ways to get to a position: a table and random play, both from a seed."""

from __future__ import annotations

import random
from typing import Any, NamedTuple

from tenfold.core import BadRules, Chance, Decide, Event, Game, Seat, Stream, pick
from tenfold.games.registry import AnyKind

AnyGame = Game[Any, Any, Any]


class SeededStream:
    """Chance from a seed, for tests, which need no secrets."""

    def __init__(self, seed: int) -> None:
        self._random = random.Random(seed)

    def below(self, n: int) -> int:
        """One of 0 to n - 1, each as likely as the others."""
        return self._random.randrange(n)


class Seated(NamedTuple):
    """A game at a table, with what it was made of."""

    kind: AnyKind
    rules: Any
    game: AnyGame

    def __str__(self) -> str:
        return f"{self.kind.name}, {self.game.players} players, {self.kind.write_rules(self.rules)}"


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


def seated(kind: AnyKind, stream: Stream) -> Seated:
    """Any edition, sensible variants, number of players; a dealer or none."""
    edition = pick(stream, kind.editions)
    rules = kind.rules(edition, pick(stream, combinations_of(kind, edition)))
    players = pick(stream, kind.seats)
    dealer: Seat | None = pick(stream, (None, *range(players)))
    return Seated(kind, rules, kind.game(rules, players=players, dealer=dealer))


def step(game: AnyGame, state: Any, stream: Stream) -> Event[Any] | None:
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
