"""What tests of every game look at, and play at random."""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator, Mapping, Sequence
from importlib import import_module
from typing import Any, TypeVar

from tenfold.core import Decide, Game, Outcome, Over, Seat

S = TypeVar("S")
A = TypeVar("A")


class Seeded:
    """A stream of a fixed seed."""

    def __init__(self, seed: int) -> None:
        self._random = random.Random(seed)

    def below(self, n: int) -> int:
        return self._random.randrange(n)


def decider(game: Game[S, A, Any], state: S) -> Seat:
    turn = game.turn(state)
    assert isinstance(turn, Decide)
    return turn.seat


def outcome(game: Game[S, A, Any], state: S) -> Outcome:
    turn = game.turn(state)
    assert isinstance(turn, Over)
    return turn.outcome


def options_of(game: str) -> Mapping[str, Any]:
    """The options of a game's house rules."""
    options: Mapping[str, Any] = import_module(f"tenfold.games.{game}.house").OPTIONS
    return options


def one_line(message: str) -> bool:
    return bool(message.strip()) and len(message.splitlines()) == 1


def any_choice(stream: Seeded, state: object, choices: Sequence[A]) -> A:
    return choices[stream.below(len(choices))]


def random_play(
    game: Game[S, A, Any],
    seed: int,
    steps: int,
    choose: Callable[[Seeded, S, Sequence[A]], A] = any_choice,
) -> Iterator[tuple[S, A]]:
    """Positions of a game, each with the action that was then chosen."""
    stream = Seeded(seed)
    state = game.initial()
    for _ in range(steps):
        turn = game.turn(state)
        if isinstance(turn, Over):
            return
        action = choose(stream, state, game.legal(state)) if isinstance(turn, Decide) else turn.sample(stream)
        yield state, action
        game.check(state, action)
        state = game.apply(state, action)
