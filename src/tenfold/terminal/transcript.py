"""A recorded game as text that a person reads from top to bottom."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from tenfold.core import Seat, told
from tenfold.locales import Speech
from tenfold.locales.rendering import rendered
from tenfold.record import Record, Replayed, replay
from tenfold.record.format import SeatTaken
from tenfold.record.replay import AnyGame, opened
from tenfold.surfaces import surface
from tenfold.terminal.outcome import outcome_lines
from tenfold.terminal.plain import Plain


class Transcript:
    """With `seat`, only what that seat saw; `told` in sentences, else in the notation of the game."""

    def __init__(self, record: Record, say: Speech, seat: Seat | None = None, *, told: bool = False) -> None:
        """What cannot be shown is refused here, before the first line."""
        self._record = record
        self._seat = seat
        self._say = say
        self._is_told = told
        self._kind, self._game = opened(record)
        self._rules = self._kind.read_rules(record.header.rules)
        self._plain_type: type[Plain] = surface(self._kind.name, "plain")

    def whole(self) -> Iterator[str]:
        yield from self.heading()
        for step in replay(self._record):
            yield from self.event(step)
        yield from self.ending()

    def heading(self) -> Iterator[str]:
        rules = self._record.header.rules
        edition = rules["edition"]
        printed = self._kind.write_rules(self._kind.rules(edition))
        changes = [f"{name} {_word(value)}" for name, value in rules.items() if printed.get(name) != value]
        changed = ", ".join(["", *changes])
        named = f"game-{self._kind.name}"
        game = self._say(named) if self._say.knows(named) else self._kind.name
        yield self._say("replay-title", game=game, edition=edition, changes=changed)
        yield self._say("replay-seats", names=", ".join(self._seated()))
        yield self._say("replay-commitment", digest=self._record.header.commitment)
        yield ""

    def _seated(self) -> Iterator[str]:
        """Who sat where, and who followed from which event on."""
        for seat, name in enumerate(self._record.header.seats):
            changes = (at for at in taken(self._record) if at.seat == seat)
            later = (self._say("replay-later", n=at.n, name=at.name) for at in changes)
            yield f"{seat} {name}{''.join(later)}"

    def event(self, step: Replayed) -> Iterator[str]:
        """In its notation, or in sentences, of which some have none; the sheet where a part has ended."""
        if not self._is_told:
            yield self._notated(step)
        else:
            number = f"{step.entry.n:>5}"
            names = names_at(self._record, step.entry.n)
            for sentence in sentences(self._game, names, step, self._seat, self._say):
                yield f"{number}  {sentence}"
                number = " " * len(number)
        if self.ended_a_part(step):
            yield ""
            yield from self._plain(step).score_sheet(step.after)
            yield ""

    def _notated(self, step: Replayed) -> str:
        event = step.event if self._seat is None else self._game.redact(step.before, step.event, self._seat)
        names = names_at(self._record, step.entry.n)
        width = max(map(len, names))
        name = "" if event.seat is None else names[event.seat]
        return f"{step.entry.n:>5}  {name:<{width}}  {self._kind.write_action(event.action)}"

    def ended_a_part(self, step: Replayed) -> bool:
        return self._plain(step).ended_a_part(step.before, step.after)

    def table(self, step: Replayed) -> list[str]:
        """As it lies after the step."""
        if self._seat is None:
            return self._plain(step).everything(step.after)
        return self._plain(step).position(self._game.view(step.after, self._seat))

    def _plain(self, step: Replayed) -> Plain:
        return self._plain_type(self._rules, names_at(self._record, step.entry.n), self._say)

    def ending(self) -> Iterator[str]:
        result, names = self._record.result, names_at(self._record, len(self._record.entries))
        if result is None:
            yield self._say("replay-cut")
        elif result.reason is None:
            yield self._say("replay-stopped")
        elif self._is_told:
            *_, last = replay(self._record)
            yield from outcome_lines(self._say, self._kind.name, last.after.outcome, names, self._seat)
        else:
            both = f" {self._say('list-and')} "
            places, *others = (both.join(names[seat] for seat in place) for place in result.ranking)
            for place in others:
                places = self._say("replay-then", first=places, next=place)
            yield self._say("replay-result", reason=result.reason, places=places)


def taken(record: Record) -> tuple[SeatTaken, ...]:
    """The seats that changed hands; a record without a result does not tell them yet."""
    return () if record.result is None else record.result.taken or ()


def names_at(record: Record, n: int) -> list[str]:
    """By seat, who played at this event."""
    names = list(record.header.seats)
    for change in taken(record):
        if change.n <= n:
            names[change.seat] = change.name
    return names


def sentences(
    game: AnyGame, names: Sequence[str], step: Replayed, seat: Seat | None, say: Speech
) -> list[str]:
    """What was said of a step to a seat; without one, what is said when all cards lie open."""
    if seat is None:
        sayings = game.narrate(game.view(step.before, None), step.event, game.view(step.after, None))
    else:
        sayings = told(game, step.before, step.event, step.after, seat)
    said = (rendered(saying, say, names, seat) for saying in sayings)
    return [sentence for sentence in said if sentence]


def _word(value: object) -> str:
    if isinstance(value, bool):
        return "on" if value else "off"
    if isinstance(value, dict):
        return "; ".join(f"{name} {part}" for name, part in value.items())
    return "; ".join(map(str, value)) if isinstance(value, list) else str(value)
