"""A recorded game as text that a person reads from top to bottom."""

from __future__ import annotations

from collections.abc import Iterator

from tenfold.core import Seat
from tenfold.record import Record, Step, replay
from tenfold.record.replay import opened
from tenfold.terminal.plain import Plain, plain


def transcript(record: Record, seat: Seat | None = None) -> Iterator[str]:
    """The whole game; with `seat`, only what that seat saw."""
    plain_lines(record)  # before the first line: what cannot be shown is refused
    yield from heading(record)
    for step in replay(record):
        yield event_line(record, step, seat)
        yield from after_part(record, step)
    yield from ending(record)


def heading(record: Record) -> Iterator[str]:
    header = record.header
    kind, _ = opened(record)
    edition = header.rules["edition"]
    printed = kind.write_rules(kind.rules(edition))
    changes = [f"{name} {_word(value)}" for name, value in header.rules.items() if printed.get(name) != value]
    yield f"The {header.game} game, {edition} edition{', '.join(['', *changes])}"
    yield f"Seats: {', '.join(f'{at} {name}' for at, name in enumerate(header.seats))}"
    yield f"Commitment: {header.commitment}"
    yield ""


def event_line(record: Record, step: Step, seat: Seat | None = None) -> str:
    """One event; with `seat`, as that seat saw it."""
    kind, game = opened(record)
    event = step.event if seat is None else game.redact(step.before, step.event, seat)
    names = record.header.seats
    width = max(map(len, names))
    name = "" if event.seat is None else names[event.seat]
    return f"{step.entry.n:>5}  {name:<{width}}  {kind.write_action(event.action)}"


def after_part(record: Record, step: Step) -> Iterator[str]:
    """The score sheet, where the step ended a part of the game."""
    lines = plain_lines(record)
    if lines.ended_a_part(step.before, step.after):
        yield ""
        yield from lines.score_sheet(step.after)
        yield ""


def plain_lines(record: Record) -> Plain:
    header = record.header
    kind, _ = opened(record)
    return plain(header.game, kind.read_rules(header.rules), header.seats)


def ending(record: Record) -> Iterator[str]:
    result = record.result
    if result is None:
        yield "The record ends here: the game goes on, or the file was cut off."
    elif result.reason is None:
        yield "The game was stopped before its end."
    else:
        names = record.header.seats
        places = (" and ".join(names[seat] for seat in place) for place in result.ranking)
        yield f"Result ({result.reason}): {', then '.join(places)}"


def _word(value: object) -> str:
    if isinstance(value, bool):
        return "on" if value else "off"
    if isinstance(value, dict):
        return "; ".join(f"{name} {part}" for name, part in value.items())
    return "; ".join(map(str, value)) if isinstance(value, list) else str(value)
