"""The review of a game with hidden cards: every decision of a seat is compared with others that it could have
taken, from what the seat knew then, in worlds that its view allows.

An estimate depends on the view alone. Whatever else the record tells, the cards that others held included, no
decision is judged by it.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from itertools import zip_longest
from statistics import fmean
from typing import Any, NamedTuple, Protocol

from tenfold.analysis.advice import ChoiceTable, Rated
from tenfold.analysis.intervals import margin
from tenfold.analysis.review.outlooks import Compared
from tenfold.analysis.review.review import Cause, Method, Review, ReviewedDecision, Tally
from tenfold.analysis.review.worlds import WorldStream
from tenfold.analysis.setup_sayings import ESTIMATED, FEW_WORLDS
from tenfold.core import Chance, Decide, Event, Game, Over, Saying, Seat, told

AnyGame = Game[Any, Any, Any]
Steps = Sequence[tuple[Any, Event[Any]]]  # the events of a record with the states before them


class Judged(NamedTuple):
    """A choice against the best of those that were tried."""

    best: Any
    value: float  # of the choice
    cost: float
    margin: float  # half of its 95 % interval
    compared: Compared | None = None  # with the best, if that is better


class Estimator(Protocol):
    method: Method
    worlds: int

    def between(self, state: Any, seat: Seat) -> float | None:
        """The chance to win between two hands; None during one."""
        ...

    def position(self, view: Any) -> float:
        """The viewer's chance to win, whoever is to act."""
        ...

    def judge(self, view: Any, legal: Sequence[Any], done: Any, expected: float | None) -> Judged:
        """A choice of the viewer, who had to decide. `expected`: the chance to win, if it has been found."""
        ...

    def advice(self, view: Any, legal: Sequence[Any]) -> tuple[Any, Saying]:
        """What is advised there, and why."""
        ...

    def tried(self, view: Any, legal: Sequence[Any], advised: Any) -> Sequence[tuple[Any, Sequence[float]]]:
        """What is advised and what seems best besides it, with the chances to win in worlds that have not
        chosen them: the same ones for all."""
        ...


def review_estimated(
    game: AnyGame, steps: Steps, seat: Seat, estimator: Estimator, advance: Callable[[int], None]
) -> Review:
    """Of a finished game. The value is found at decisions, and where somebody else's doing begins or ends."""
    start = 1 / game.players
    tally, decisions = Tally(start), []
    since: Cause | None = "luck"  # by what the value has changed since it was found
    at = 0
    for event, (state, happened) in enumerate(steps):
        turn = game.turn(state)
        between = estimator.between(state, seat)
        if between is not None:
            tally.move(event, "others", between)
            since, at = "luck", event
        elif isinstance(turn, Chance) and state.seat == seat:
            if since == "others":
                tally.move(at, "others", estimator.position(game.view(state, seat)))
            since, at = "luck", event
        elif isinstance(turn, Decide) and turn.seat == seat:
            legal = game.legal(state)
            if len(legal) > 1:  # what had to be done changes nothing
                known = None if since else tally.value  # nothing has happened since the decision before
                decision = judged(game, state, legal, event, happened.action, estimator, known)
                tally.move(at if since else event, since or "others", decision.value + decision.cost)
                tally.move(event, "choice", decision.value)
                decisions.append(decision)
                since = None
        else:
            if since == "luck":
                tally.move(at, "luck", estimator.position(game.view(state, seat)))
            since, at = "others", event
        advance(1)
    result = _result(game, steps, seat)
    tally.move(len(steps) - 1, since or "others", result)
    swings, method = tuple(tally.swings), estimator.method
    return Review(seat, False, method, estimator.worlds, start, result, swings, tuple(decisions))


def judged(
    game: AnyGame,
    state: Any,
    legal: Sequence[Any],
    event: int,
    done: Any,
    estimator: Estimator,
    expected: float | None = None,
) -> ReviewedDecision:
    """From the view of the seat that decided, and from nothing else but what it expected before."""
    turn = game.turn(state)
    assert isinstance(turn, Decide)
    view = game.view(state, turn.seat)
    found = estimator.judge(view, legal, done, expected)
    did = in_words(game, view, turn.seat, done)
    decision = ReviewedDecision(event, done, done, found.value, 0.0, found.margin, did=did)
    says = in_words(game, view, turn.seat, found.best) if found.compared else did
    if says == did or found.compared is None:  # the same to a person too, as which of two jokers is laid
        return decision
    # Of all that was possible something else may be advised; what speaks for the best rather than for what
    # was done is said by the advice between these two.
    advices = (estimator.advice(view, choices) for choices in (legal, (done, found.best)))
    advised = (why for action, why in advices if action == found.best)
    reason = next(advised, found.compared.reason)
    return decision._replace(
        best=found.best,
        cost=found.cost,
        outlooks=found.compared.outlooks,
        says=says,
        reason=reason,
        besides=tuple(saying for saying in found.compared.told if saying != reason),
    )


def weighed(
    game: AnyGame, estimator: Estimator, view: Any, legal: Sequence[Any], advised: Any, *, few: bool = False
) -> ChoiceTable:
    """What the best choices are worth to the viewer, who must decide. `few`: there could be more worlds."""
    tried = estimator.tried(view, legal, advised)
    rows = [_rated(action, ends, 1 / game.players) for action, ends in tried]
    rows.sort(key=lambda row: (-(row.worth or 0.0), row.action != advised))
    worlds = estimator.worlds
    return ChoiceTable("win", rows, (FEW_WORLDS if few else ESTIMATED)(worlds=worlds), worlds)


def _rated(action: Any, ends: Sequence[float], start: float) -> Rated:
    """The interval counts one world more, in which nothing is decided: a few that end alike prove little."""
    return Rated(action, fmean(ends), None, margin([*ends, start]))


def spread_out(legal: Iterable[Any], most: int) -> list[Any]:
    """Some of the choices, of every kind in turn."""
    by_kind: dict[type, list[Any]] = {}
    for action in legal:
        by_kind.setdefault(type(action), []).append(action)
    turns = zip_longest(*by_kind.values())
    return [action for turn in turns for action in turn if action is not None][:most]


def in_words(game: AnyGame, view: Any, seat: Seat, action: Any) -> Saying | None:
    """What would be told of it, in some world that the view allows: nothing that the seat did not know."""
    stream = WorldStream(view)
    world = game.determinize(view, stream)
    after = game.apply(world, action)
    sayings = told(game, world, Event(seat, action), after, seat)
    turn = game.turn(after)
    if not sayings and isinstance(turn, Chance):  # a card off the draw pile, which nobody knows yet
        drawn = turn.sample(stream)
        sayings = told(game, after, Event(None, drawn), game.apply(after, drawn), None)
    return sayings[0] if sayings else None  # others would tell what came of it


def _result(game: AnyGame, steps: Steps, seat: Seat) -> float:
    final = game.turn(game.apply(steps[-1][0], steps[-1][1].action))
    assert isinstance(final, Over), "only a finished game is reviewed"
    winners = final.outcome.winners
    return 1 / len(winners) if seat in winners else 0.0
