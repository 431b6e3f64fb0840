"""How often the 95 % intervals of reviews hold what they are about: the gain of one choice over another.

At some decisions of games of `easy` two choices are played out in many worlds. Every part of these that is as
large as a review's has an interval, and all the others together tell the truth. `python -m
tenfold.lab.review_intervals card --decisions 40` prints how many intervals hold it.
"""

from __future__ import annotations

from argparse import ArgumentParser
from collections.abc import Iterator, Sequence
from itertools import islice
from math import hypot
from statistics import fmean
from typing import Any

from tenfold.analysis.intervals import Z, margin, student
from tenfold.analysis.review import board, card
from tenfold.analysis.review.estimates import Estimator, spread_out
from tenfold.core import Decide
from tenfold.games.registry import game_kind
from tenfold.play import GameSeed, HashStream, Table
from tenfold.play.streams import derived
from tenfold.surfaces import bot

PARTS = 8
EVERY = 9  # decisions: those of a turn are alike


def held(gains: Sequence[float], worlds: int) -> tuple[int, int]:
    """How many of the intervals of so many worlds each hold the mean of all other worlds, and of how many."""
    holds = 0
    starts = range(0, len(gains) - worlds + 1, worlds)
    for start in starts:
        part, rest = gains[start : start + worlds], [*gains[:start], *gains[start + worlds :]]
        # The others do not know the truth to the last digit either.
        blur = margin(rest) / student(len(rest) - 1) * Z
        holds += abs(fmean(part) - fmean(rest)) <= hypot(margin(part), blur)
    return holds, len(starts)


def gains_of(estimator: Estimator, view: Any, legal: Sequence[Any]) -> list[float]:
    """In many worlds, of what seems best besides what is advised."""
    advised, _ = estimator.advice(view, legal)
    rows = estimator.tried(view, legal, advised)
    if len(rows) < 2:
        return []
    ends = {action == advised: worths for action, worths in rows[::-1]}
    return [one - other for one, other in zip(ends[False], ends[True], strict=True)]


def decisions(name: str, rules: Any, players: int, seed: int) -> Iterator[tuple[Any, Sequence[Any]]]:
    """Some of a game of `easy`: what the seat saw, and what it could do."""
    game = game_kind(name).game(rules, players=players)
    table: Any = Table(game, GameSeed(derived(seed, "intervals")))
    easy, stream = bot(name, "easy", rules), HashStream(derived(seed, "choice"), "choice")
    at = 0
    while isinstance(turn := table.settle(), Decide):
        view, legal = game.view(table.state, turn.seat), game.legal(table.state)
        at += len(legal) > 1
        if len(legal) > 1 and at % EVERY == 0:
            yield view, legal
        table.act(easy.choose(view, legal, stream))


def many_worlds(name: str, rules: Any, players: int, fast: bool) -> tuple[Estimator, int]:
    """An estimator that plays out enough of them, and how many a review does."""
    game = game_kind(name).game(rules, players=players)
    if name == "board":
        return board.estimator(rules, game, PARTS * board.WORLDS, others=_some), board.WORLDS
    if fast:
        from tenfold.analysis.review.searched import FIRST

        return card.searched(rules, players, first=680, rounds=2), FIRST[players] * 4
    return card.played_out(rules, game, PARTS * card.WORLDS, _some), card.WORLDS


def _some(legal: Sequence[Any]) -> Sequence[Any]:
    return spread_out(legal, 2)


def main() -> None:
    parser = ArgumentParser(description=__doc__)
    parser.add_argument("game", choices=("card", "board"))
    parser.add_argument("--slow", action="store_true", help="cards without the extra fast")
    parser.add_argument("--players", type=int, default=2)
    parser.add_argument("--decisions", type=int, default=40)
    parser.add_argument("--seed", type=int, default=1)
    options = parser.parse_args()
    kind = game_kind(options.game)
    rules = kind.rules(kind.editions[0], ())
    estimator, worlds = many_worlds(options.game, rules, options.players, not options.slow)
    found = (
        held(gains, worlds)
        for seed in range(options.seed, options.seed + options.decisions)
        for view, legal in decisions(options.game, rules, options.players, seed)
        if len(set(gains := gains_of(estimator, view, legal))) > 1
    )
    holds, of = (sum(column) for column in zip(*islice(found, options.decisions), strict=True))
    print(f"{holds} of {of} intervals of {worlds} worlds each hold: {holds / of:.1%}")


if __name__ == "__main__":
    main()
