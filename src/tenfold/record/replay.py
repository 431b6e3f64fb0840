"""Playing a record again by the rules, and proving that its chance came from the committed seed."""

from __future__ import annotations

from collections.abc import Iterator
from hashlib import sha256
from typing import Any, NamedTuple

from tenfold.core import Chance, Decide, Event, Game, Over, TenfoldError
from tenfold.games.registry import AnyKind, game_kind
from tenfold.locales.rendering import in_english
from tenfold.play.streams import GameSeed
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
    except TenfoldError as error:
        raise BadRecord(f"the record's header: {in_english(error)}") from None


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
    """Rules, seed and result; the number of outcomes of chance that were recomputed. BadRecord if not.

    >>> tenfold.verify(tenfold.play_game("dice", bots=["easy"], seed=1).record)
    22
    """
    result = record.result
    if result is None:
        raise BadRecord(
            f"the record has no result: {len(record.entries)} events are valid, "
            "but the game is not finished or the file was cut off"
        )
    seed = _revealed(record, result)
    _, game = opened(record)
    state = game.initial()
    recomputed = 0
    for step in replay(record):
        turn = game.turn(step.before)
        if isinstance(turn, Chance):
            fair = turn.sample(seed.stream(step.entry.n))
            if fair != step.event.action:
                raise _broken(step.entry, "it is not what the seed gives: chance was tampered with")
            recomputed += 1
        state = step.after
    _compare_result(game, state, result)
    return recomputed


def _legal_action(kind: AnyKind, game: AnyGame, state: Any, entry: Entry) -> Any:
    turn = game.turn(state)
    awaited = turn.seat if isinstance(turn, Decide) else None
    if isinstance(turn, Over):
        raise _broken(entry, "the game is already over")
    if entry.seat != awaited:
        who = "nature" if awaited is None else f"seat {awaited}"
        raise _broken(entry, f"{who} is to act")
    try:
        action = kind.read_action(entry.do)
        game.check(state, action)
    except TenfoldError as error:
        raise _broken(entry, in_english(error)) from None
    return action


def _broken(entry: Entry, problem: str) -> BadRecord:
    return BadRecord(f"line {entry.n + 2}, event {entry.n} {entry.do!r}: {problem}")


def _revealed(record: Record, result: Result) -> GameSeed:
    try:
        secret = bytes.fromhex(result.seed)
    except ValueError:
        raise BadRecord("the revealed seed is not hexadecimal") from None
    if sha256(secret).hexdigest() != record.header.commitment:
        raise BadRecord("the revealed seed is not the one committed to in the header")
    return GameSeed(secret, record.header.salts)


def _compare_result(game: AnyGame, state: Any, result: Result) -> None:
    turn = game.turn(state)
    outcome = turn.outcome if isinstance(turn, Over) else None
    if result.reason is None and outcome is not None:
        raise BadRecord("the record calls the game stopped, but it was played to its end")
    if result.reason is not None and outcome is None:
        raise BadRecord("the record has a result, but the game is not over: events are missing")
    if result != Result.of(outcome, bytes.fromhex(result.seed), result.taken or ()):
        raise BadRecord("the result in the record is not the one that the game gives")
