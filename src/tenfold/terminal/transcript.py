"""A recorded game as text that a person reads from top to bottom."""

from __future__ import annotations

from collections.abc import Iterator

from tenfold.core import Seat, told
from tenfold.locales import Speech
from tenfold.locales.rendering import rendered
from tenfold.record import Record, Replayed, replay
from tenfold.record.replay import opened
from tenfold.terminal.outcome import outcome_lines
from tenfold.terminal.plain import Plain, plain


def transcript(record: Record, seat: Seat | None = None, say: Speech | None = None) -> Iterator[str]:
    """The whole game; with `seat`, only what that seat saw; with `say`, in sentences of that language."""
    plain_lines(record)  # before the first line: what cannot be shown is refused
    yield from heading(record)
    for step in replay(record):
        yield from event_lines(record, step, seat, say)
        yield from after_part(record, step)
    yield from ending(record, seat, say)


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


def event_lines(record: Record, step: Replayed, seat: Seat | None, say: Speech | None) -> Iterator[str]:
    """One event in its notation, or in sentences, of which some have none."""
    if say is None:
        yield _notated(record, step, seat)
        return
    number = f"{step.entry.n:>5}"
    for sentence in sentences(record, step, seat, say):
        yield f"{number}  {sentence}"
        number = " " * len(number)


def sentences(record: Record, step: Replayed, seat: Seat | None, say: Speech) -> list[str]:
    """What was said of a step to a seat; without one, what is said when all cards lie open."""
    _, game = opened(record)
    if seat is None:
        sayings = game.narrate(game.view(step.before, None), step.event, game.view(step.after, None))
    else:
        sayings = told(game, step.before, step.event, step.after, seat)
    said = (rendered(saying, say, record.header.seats, seat) for saying in sayings)
    return [sentence for sentence in said if sentence]


def _notated(record: Record, step: Replayed, seat: Seat | None) -> str:
    kind, game = opened(record)
    event = step.event if seat is None else game.redact(step.before, step.event, seat)
    names = record.header.seats
    width = max(map(len, names))
    name = "" if event.seat is None else names[event.seat]
    return f"{step.entry.n:>5}  {name:<{width}}  {kind.write_action(event.action)}"


def after_part(record: Record, step: Replayed) -> Iterator[str]:
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


def ending(record: Record, seat: Seat | None, say: Speech | None) -> Iterator[str]:
    result, names = record.result, record.header.seats
    if result is None:
        yield "The record ends here: the game goes on, or the file was cut off."
    elif result.reason is None:
        yield "The game was stopped before its end."
    elif say is not None:
        *_, last = replay(record)
        yield from outcome_lines(say, record.header.game, last.after.outcome, names, seat)
    else:
        places = (" and ".join(names[seat] for seat in place) for place in result.ranking)
        yield f"Result ({result.reason}): {', then '.join(places)}"


def _word(value: object) -> str:
    if isinstance(value, bool):
        return "on" if value else "off"
    if isinstance(value, dict):
        return "; ".join(f"{name} {part}" for name, part in value.items())
    return "; ".join(map(str, value)) if isinstance(value, list) else str(value)
