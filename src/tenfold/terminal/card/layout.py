"""The card table as lines: piles, players, groups, the hand, the score sheet."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import NamedTuple

from tenfold.core import Seat
from tenfold.games.card.rules import Rules
from tenfold.games.card.state import SheetLine, Stage, open_phases
from tenfold.games.card.view import View
from tenfold.locales import Speech
from tenfold.locales.rendering import said_group, said_phase
from tenfold.pieces.cards import Card, Cards
from tenfold.pieces.distance import shortfall
from tenfold.pieces.groups import Group
from tenfold.terminal.paint import Paint
from tenfold.terminal.wrap import GLUE, columns, padded, wrapped


class Place(NamedTuple):
    """A group on the table, and the letter that a player types for it."""

    letter: str
    seat: Seat
    at: int
    group: Group


def places(view: View) -> list[Place]:
    lying = [(seat, at, group) for seat in view.playing for at, group in enumerate(view.table[seat])]
    return [Place(_letter(i), seat, at, group) for i, (seat, at, group) in enumerate(lying)]


def _letter(i: int) -> str:
    """a to z; house rules can bring more groups than that: za, zb."""
    return "z" * (i // 26) + "abcdefghijklmnopqrstuvwxyz"[i % 26]


class Layout:
    def __init__(self, rules: Rules, names: Sequence[str], say: Speech, paint: Paint, width: int) -> None:
        self._rules = rules
        self._names = names
        self._say = say
        self._paint = paint
        self._width = width
        self._column = max(map(columns, names))

    def table(self, view: View) -> Iterator[str]:
        """Everything but the player's own hand."""
        say = self._say
        hand = say("table-playoff") if view.playoff else say("table-hand", number=_hand_number(view))
        yield self._paint.strong(f"── {hand} ".ljust(min(self._width, 60), "─"))
        top = self._paint.card(view.discard[-1]) if view.discard else say("table-empty")
        yield from wrapped(say("table-piles", count=view.deck_size, top=top), self._width)
        lying = places(view)
        for seat in view.playing:
            yield from wrapped(self._player(view, seat), self._width, indent=4)
            for place in lying:
                if place.seat == seat:
                    cards = self._cards(place.group.cards, indent=14)
                    name = said_group(place.group.name, self._say)
                    yield f"    {place.letter}  {name:<6} " + ("\n" + " " * 14).join(cards)

    def _player(self, view: View, seat: Seat) -> str:
        say, line = self._say, view.sheet[seat]
        laid = view.laid[seat]
        if laid is not None:
            phase = say("table-laid", number=laid)
        else:
            numbers = open_phases(self._rules, view, seat)
            phase = (
                say("table-phase", number=numbers[0])
                if len(numbers) == 1
                else say("table-phases-open", count=len(numbers))
            )
        facts = [
            phase,
            say("table-cards", count=view.hand_sizes[seat]),
            say("table-points", points=line.total),
        ]
        if view.skips[seat]:
            facts.append(say("table-skipped"))
        mark = ">" if seat == view.seat else " "
        whole = [fact.replace(" ", GLUE) for fact in facts]
        return f"{mark} {padded(self._names[seat], self._column)}  {f'{GLUE}· '.join(whole)}"

    def hand(self, view: View, by_colour: bool) -> Iterator[str]:
        """The player's own cards, what they are for, and how many are missing."""
        assert view.hand is not None
        assert view.viewer is not None
        numbers = open_phases(self._rules, view, view.viewer)
        for number in numbers:
            phase = self._rules.phase(number)
            distance = shortfall(phase, view.hand, self._rules.natural_minimum).distance
            message = "your-phase" if len(numbers) == 1 else "your-open-phase"
            needs = self._say(message, number=number, needs=said_phase(str(phase), self._say))
            yield from wrapped(f"{needs} ({self._say('your-distance', distance=distance)})", self._width)
        if not numbers:
            yield from wrapped(self._say("your-phase-lies"), self._width)
        label = f"{self._say('your-hand')}: "
        cards = (
            sorted(view.hand, key=lambda card: (card.colour is None, card % 4, card))
            if by_colour
            else view.hand
        )
        lines = self._cards(cards, indent=len(label))
        yield label + ("\n" + " " * len(label)).join(lines)

    def sheet(self, sheet: Sequence[SheetLine]) -> Iterator[str]:
        """Phases crossed off, the points of every hand, the running total (card.score.sheet)."""
        yield self._paint.strong(self._say("scores-title"))
        beside = self._column + 2 + 3 * len(self._rules.played) < self._width
        margin = self._column + 4 if beside else 4
        for name, line in zip(self._names, sheet, strict=True):
            phases = " ".join(f"{'X' if number in line.done else number:>2}" for number in self._rules.played)
            if beside:
                yield f"  {padded(name, self._column)}  {phases}"
            else:
                yield f"  {name}"
                yield from wrapped(" " * margin + phases, self._width, indent=margin)
            points = " + ".join(map(str, line.points)) if line.points else self._say("scores-no-hand")
            total = self._say("scores-total", points=line.total).replace(" ", GLUE)
            yield from wrapped(" " * margin + f"{points} · {total}", self._width, indent=margin + 2)

    def _cards(self, cards: Cards | Sequence[Card], indent: int) -> list[str]:
        """Painted cards in lines that fit beside the indent; paint has no width."""
        lines = wrapped(" ".join(map(str, cards)), max(12, self._width - indent), indent=0)
        waiting = iter(cards)
        return [" ".join(self._paint.card(next(waiting)) for _ in line.split()) for line in lines]


def _hand_number(view: View) -> int:
    return len(view.sheet[0].points) + (view.stage is not Stage.OVER)
