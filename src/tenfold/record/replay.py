"""Playing a record again by the rules, and proving that its chance came from the committed seed."""

from __future__ import annotations

from collections.abc import Iterator
from hashlib import sha256
from typing import Any, NamedTuple

from tenfold.core import Chance, Decide, Event, Game, Over, Refusal
from tenfold.core.sayings import Saying
from tenfold.games.registry import AnyKind, game_kind
from tenfold.locales.rendering import with_rule
from tenfold.play.streams import GameSeed
from tenfold.record import sayings
from tenfold.record.format import BadRecord, Entry, Result
from tenfold.record.reader import Record

AnyGame = Game[Any, Any, Any]


class Replayed(NamedTuple):
    entry: Entry
    event: Event[Any]
    before: Any  # the state that the event was applied to
    after: Any


def opened(record: Record) -> tuple[AnyKind, AnyGame]:
    """The game that the header describes."""
    header = record.header
    try:
        kind = game_kind(header.game)
        rules = kind.read_rules(header.rules)
        return kind, kind.game(rules, players=len(header.seats), dealer=header.dealer)
    except Refusal as error:
        raise BadRecord(sayings.IN_HEADER(problem=with_rule(error))) from None


def replay(record: Record) -> Iterator[Replayed]:
    """Each event with the states around it; BadRecord where the rules do not allow it."""
    kind, game = opened(record)
    state = game.initial()
    for entry in record.entries:
        event = Event(entry.seat, _legal_action(kind, game, state, entry))
        after = game.apply(state, event.action)
        yield Replayed(entry, event, state, after)
        state = after


def verify(record: Record) -> int:
    """Check rules, seed and result; returns how many outcomes of chance were recomputed, or raises BadRecord.

    >>> tenfold.verify(tenfold.play_game("dice", bots=["easy"], seed=1).record)
    22
    """
    result = record.result
    if result is None:
        raise BadRecord(sayings.NO_RESULT(count=len(record.entries)))
    seed = _revealed(record, result)
    _, game = opened(record)
    state = game.initial()
    recomputed = 0
    for step in replay(record):
        turn = game.turn(step.before)
        if isinstance(turn, Chance):
            fair = turn.sample(seed.stream(step.entry.n))
            if fair != step.event.action:
                raise _broken(step.entry, sayings.TAMPERED())
            recomputed += 1
        state = step.after
    _compare_result(game, state, result)
    return recomputed


def _legal_action(kind: AnyKind, game: AnyGame, state: Any, entry: Entry) -> Any:
    turn = game.turn(state)
    awaited = turn.seat if isinstance(turn, Decide) else None
    if isinstance(turn, Over):
        raise _broken(entry, sayings.OVER())
    if entry.seat != awaited:
        raise _broken(entry, sayings.NATURE_ACTS() if awaited is None else sayings.SEAT_ACTS(seat=awaited))
    try:
        action = kind.read_action(entry.do)
        game.check(state, action)
    except Refusal as error:
        raise _broken(entry, with_rule(error)) from None
    return action


def _broken(entry: Entry, problem: Saying) -> BadRecord:
    return BadRecord(sayings.IN_EVENT(line=entry.n + 2, n=entry.n, do=entry.do, problem=problem))


def _revealed(record: Record, result: Result) -> GameSeed:
    try:
        secret = bytes.fromhex(result.seed)
    except ValueError:
        raise BadRecord(sayings.SEED_NOT_HEX()) from None
    if sha256(secret).hexdigest() != record.header.commitment:
        raise BadRecord(sayings.OTHER_SEED())
    return GameSeed(secret, record.header.salts)


def _compare_result(game: AnyGame, state: Any, result: Result) -> None:
    turn = game.turn(state)
    outcome = turn.outcome if isinstance(turn, Over) else None
    if result.reason is None and outcome is not None:
        raise BadRecord(sayings.NOT_STOPPED())
    if result.reason is not None and outcome is None:
        raise BadRecord(sayings.EVENTS_MISSING())
    if result != Result.of(outcome, bytes.fromhex(result.seed), result.taken or ()):
        raise BadRecord(sayings.OTHER_RESULT())
