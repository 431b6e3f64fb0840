"""The card table as lines: piles, players, groups, the hand, the score sheet."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence

from tenfold.core import Seat
from tenfold.games.card.rules import Rules
from tenfold.games.card.state import SheetLine, clockwise_from, open_phases
from tenfold.games.card.view import View
from tenfold.pieces.cards import Card
from tenfold.terminal.groups import LetteredGroup, lettered_groups
from tenfold.terminal.layout import HandLayout
from tenfold.terminal.wrap import GLUE, padded


def groups_of(view: View) -> list[LetteredGroup]:
    return lettered_groups(view.table, view.playing)


class CardLayout(HandLayout):
    _rules: Rules

    def table(self, view: View) -> Iterator[str]:
        say = self._say
        hand = say("table-playoff") if view.playoff else say("table-hand", number=_hand_number(view))
        yield from self._heading(hand)
        top = self._paint.card(view.discard[-1]) if view.discard else say("table-empty")
        yield from self._wrapped(say("table-piles", count=view.deck_size, top=top))
        lying = groups_of(view)
        for seat in view.playing:
            mark = ">" if seat == view.seat else " "
            yield from self._wrapped(self._player(mark, seat, self._facts(view, seat)), indent=4)
            yield from self._groups(lying, seat, margin=4)

    def _facts(self, view: View, seat: Seat) -> list[str]:
        say, line = self._say, view.sheet[seat]
        numbers = open_phases(self._rules, view, seat)
        if view.laid[seat] is not None:
            facts = [say("table-laid", number=view.laid[seat])]
        elif len(numbers) == 1:
            facts = [say("table-phase", number=numbers[0])]
        else:
            facts = [say("table-phases-open", count=len(numbers))]
        facts.append(say("table-cards", count=view.hand_sizes[seat]))
        facts.append(say("table-points", points=line.total))
        if view.skips[seat]:
            facts.append(say("table-skipped"))
        return facts

    def hand(self, view: View, by_colour: bool) -> Iterator[str]:
        assert view.hand is not None
        assert view.viewer is not None
        numbers = open_phases(self._rules, view, view.viewer)
        for number in numbers:
            message = "your-phase" if len(numbers) == 1 else "your-open-phase"
            yield from self._phase_needed(message, number, view.hand)
        if not numbers:
            yield from self._wrapped(self._say("your-phase-lies"))
        label = f"{self._say('your-hand')}: "
        cards: Iterable[Card] = view.hand
        if by_colour:
            cards = sorted(cards, key=lambda card: (card.colour is None, card % 4, card))
        yield self._beside(label, list(map(self._paint.card, cards)), indent=len(label))

    def over(self, view: View) -> Iterator[str]:
        """What every hand has cost, card by card, from the left of whoever went out (card.score.open)."""
        over = view.over
        assert over is not None
        yield self._paint.strong(self._say("over-title"))
        for seat in clockwise_from(view.playing, over.seat):
            cards = GLUE.join(map(self._paint.card, over.hands[seat])) or self._say("over-none")
            facts = [cards, self._say("table-points", points=over.costs[seat]), *self._ladder(view, seat)]
            yield from self._wrapped(self._player(" ", seat, facts), indent=4)

    def _ladder(self, view: View, seat: Seat) -> Iterator[str]:
        """Whether the player moves on; in a play-off nobody does."""
        laid = view.laid[seat]
        if view.playoff:
            return
        if laid is not None:
            yield self._say("over-done", number=laid)
        elif not (self._rules.fixed_hands or self._rules.free_order):
            yield self._say("over-again", number=self._rules.played[len(view.sheet[seat].done)])

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
                yield from self._wrapped(" " * margin + phases, indent=margin)
            points = " + ".join(map(str, line.points)) if line.points else self._say("scores-no-hand")
            total = self._say("scores-total", points=line.total).replace(" ", GLUE)
            yield from self._wrapped(" " * margin + f"{points} · {total}", indent=margin + 2)


def _hand_number(view: View) -> int:
    return len(view.sheet[0].points) + (view.over is None)
