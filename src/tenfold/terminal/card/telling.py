"""What happened at the card table, in sentences, as one seat may know it."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from tenfold.core import Event, Seat
from tenfold.games.cards.actions import Action, Deal, Discard, Draw, Hit, Knock, Lay, Pass, Source
from tenfold.games.cards.state import Stage, clockwise_from, left_of
from tenfold.games.cards.view import View
from tenfold.games.nature import Drawn, Lot
from tenfold.locales import Speech
from tenfold.pieces.cards import SKIP, Card
from tenfold.pieces.groups import Group
from tenfold.terminal.paint import Paint


class Teller:
    """Works on views and redacted events only, so that it cannot tell too much."""

    def __init__(self, names: Sequence[str], say: Speech, paint: Paint) -> None:
        self._names = names
        self._say = say
        self._paint = paint

    def told(self, before: View, event: Event[Action], after: View) -> Iterator[str]:
        """The sentences for one event, between the views before and after it."""
        me = before.viewer
        action, seat = event.action, event.seat
        top = before.discard[-1] if before.discard else None
        match action:
            case Lot():
                return
            case Deal():
                yield self._deal(after, me)
                if after.discard[-1] == SKIP:  # card.open.skip
                    assert after.dealer is not None
                    yield self._by(me, left_of(after.playing, after.dealer), "lose-turn")
            case Drawn(card):
                yield self._by(me, before.seat, "draw", **({"card": card} if before.seat == me else {}))
            case Draw(Source.DISCARD):
                yield self._by(me, seat, "take", card=top)
            case Draw():
                pass  # the card that comes off the pile is told
            case Knock():
                yield self._by(me, seat, "knock", card=top)
                for loser in _jumped_over(before, after):
                    yield self._by(me, loser, "lose-turn")
            case Pass():
                yield self._by(me, seat, "pass", card=top)
            case Lay(phase, groups):
                yield self._by(me, seat, "lay", phase=phase, groups=" ".join(map(self._paint.group, groups)))
            case Hit(card, owner, at, _):
                yield self._by(me, seat, "hit", card=card, group=before.table[owner][at])
            case Discard(_, target) if target is not None:
                yield self._skip(me, seat, target)
            case Discard(card, _):
                yield self._by(me, seat, "discard", card=card)
        if after.stage in (Stage.DEAL, Stage.OVER) and before.stage is Stage.PLAY:
            yield self._by(me, before.seat, "go-out")
            return
        if after.deck_size > before.deck_size and before.stage is not Stage.DEAL:
            yield self._say("pile-renewed")
        for loser in before.playing:  # who was skipped by this very card has been named
            if before.skips[loser] and not after.skips[loser]:
                yield self._by(me, loser, "lose-turn")

    def _deal(self, after: View, me: Seat | None) -> str:
        top, number = self._paint.card(after.discard[-1]), len(after.sheet[0].points) + 1
        assert after.dealer is not None
        if after.playoff:
            names = ", ".join(self._names[seat] for seat in after.playing)
            return self._say("deal-playoff", names=names, top=top)
        if after.dealer == me:
            return self._say("deal-you", number=number, top=top)
        return self._say("deal", dealer=self._names[after.dealer], number=number, top=top)

    def _skip(self, me: Seat | None, seat: Seat | None, target: Seat) -> str:
        assert seat is not None
        if seat == me:
            return self._say("you-skip", target=self._names[target])
        if target == me:
            return self._say("they-skip-you", name=self._names[seat])
        return self._say("they-skip", name=self._names[seat], target=self._names[target])

    def _by(self, me: Seat | None, seat: Seat | None, what: str, **facts: object) -> str:
        """The sentence about me, or about somebody else."""
        assert seat is not None
        painted = {name: self._painted(fact) for name, fact in facts.items()}
        if seat == me:
            return self._say(f"you-{what}", **painted)
        return self._say(f"they-{what}", name=self._names[seat], **painted)

    def _painted(self, fact: object) -> object:
        if isinstance(fact, Card):
            return self._paint.card(fact)
        return self._paint.group(fact) if isinstance(fact, Group) else fact


def _jumped_over(before: View, after: View) -> tuple[Seat, ...]:
    """Who loses a turn to a knocker (card.variant.knock): from the seat on turn to the one before him."""
    order = (before.seat, *clockwise_from(before.playing, before.seat))
    return order[: order.index(after.seat)]
