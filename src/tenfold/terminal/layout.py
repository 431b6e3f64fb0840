"""What the tables of all games have in common when they are shown as lines."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Iterator, Sequence
from typing import Any

from tenfold.core import Seat
from tenfold.locales import Speech
from tenfold.locales.rendering import said_group, said_phase
from tenfold.pieces.cards import Cards
from tenfold.pieces.distance import shortfall
from tenfold.terminal.groups import LetteredGroup
from tenfold.terminal.paint import Paint
from tenfold.terminal.wrap import GLUE, columns, padded, wrapped

RULE = 60  # columns of the rule below a heading, where the window has as many


class Layout:
    def __init__(self, rules: Any, names: Sequence[str], say: Speech, paint: Paint, width: int) -> None:
        self._rules = rules
        self._names = names
        self._say = say
        self._paint = paint
        self._width = width
        self._column = max(map(columns, names))

    def _wrapped(self, text: str, indent: int = 2) -> list[str]:
        return wrapped(text, self._width, indent=indent)

    def _heading(self, text: str) -> Iterator[str]:
        for line in self._wrapped(f"── {text} ", indent=3):
            rule = "─" * (min(self._width, RULE) - columns(line) - 1)
            yield self._paint.strong(f"{line} {rule}" if rule else line)

    def _player(self, mark: str, seat: Seat, facts: Sequence[str]) -> str:
        """Who it is and how far; no line is broken within a fact."""
        whole = [fact.replace(" ", GLUE) for fact in facts]
        return f"{mark} {padded(self._names[seat], self._column)}  {f'{GLUE}· '.join(whole)}"


class HandLayout(Layout):
    """The table of a game with cards in the hands and groups on the table."""

    @abstractmethod
    def table(self, view: Any) -> Iterator[str]:
        """Everything but the player's own hand."""

    @abstractmethod
    def hand(self, view: Any, by_colour: bool) -> Iterator[str]:
        """The player's own cards, what they are for, and how many are missing."""

    def _groups(self, lying: Sequence[LetteredGroup], seat: Seat, margin: int) -> Iterator[str]:
        """What lies before a player."""
        for place in lying:
            if place.seat == seat:
                name = said_group(place.group.name, self._say)
                cards = [self._paint.card(card) for card in place.group.cards]
                beside = f"{' ' * margin}{place.letter}  {name:<6} "
                yield self._beside(beside, cards, margin + 10)

    def _beside(self, label: str, cards: Sequence[str], indent: int) -> str:
        """Cards in lines that fit beside the indent; at least one line, be it empty."""
        lines = [""]
        for card in cards:
            longer = f"{lines[-1]} {card}" if lines[-1] else card
            if lines[-1] and columns(longer) > max(12, self._width - indent):
                lines.append(card)
            else:
                lines[-1] = longer
        return label + ("\n" + " " * indent).join(lines)

    def _phase_needed(self, message: str, number: int, hand: Cards) -> list[str]:
        """What a phase asks for, and how many cards are missing."""
        phase = self._rules.phase(number)
        distance = shortfall(phase, hand, self._rules.natural_minimum).distance
        needs = self._say(message, number=number, needs=said_phase(str(phase), self._say))
        return self._wrapped(f"{needs} ({self._say('your-distance', distance=distance)})")
