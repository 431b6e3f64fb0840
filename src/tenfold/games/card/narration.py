"""What is said of what happens at the card table, from what a viewer sees of it."""

from __future__ import annotations

from collections.abc import Iterator

from tenfold.core import Event, Saying, Seat
from tenfold.games.card import sayings
from tenfold.games.card.actions import Action, Deal, Discard, Draw, Hit, Knock, Lay, Pass, Source
from tenfold.games.card.rules import Rules
from tenfold.games.card.state import Stage, clockwise_from, left_of
from tenfold.games.card.view import View
from tenfold.games.nature import Drawn, Lot
from tenfold.pieces.cards import SKIP, WILD
from tenfold.pieces.groups import Run

PART_ENDS = frozenset({sayings.GO_OUT.id})  # the hand is over: the score sheet is worth a look


def narrate(rules: Rules, before: View, event: Event[Action], after: View) -> list[Saying]:
    """The event itself, then what follows from it."""
    said = list(_event(before, event, after))
    if before.stage is Stage.PLAY and after.stage in (Stage.DEAL, Stage.OVER):
        return [*said, sayings.GO_OUT(name=before.seat)]
    if before.stage is Stage.DEAL:
        return said
    if after.deck_size > before.deck_size:
        said.append(sayings.PILE_RENEWED())
    # Who is skipped and loses the turn at once has been named by the skip.
    said += (
        sayings.LOSE_TURN(name=seat)
        for seat in before.playing
        if before.skips[seat] and not after.skips[seat]
    )
    return said


def _event(before: View, event: Event[Action], after: View) -> Iterator[Saying]:
    action, seat = event.action, event.seat
    match action:
        case Draw(Source.DECK) if after.stage is Stage.KNOCK:
            yield sayings.PASS(name=seat, card=before.discard[-1])
        case Lot() | Draw(Source.DECK):
            pass  # the deal names the dealer; the card that comes off the pile is told
        case Deal():
            yield from _deal(after)
        case Drawn(None):
            yield sayings.DRAW(name=before.seat)
        case Drawn(card):
            yield sayings.DRAW_SEEN(name=before.seat, card=card)
        case Draw():
            yield sayings.TAKE(name=seat, card=before.discard[-1])
        case Knock():
            yield sayings.KNOCK(name=seat, card=before.discard[-1])
            losers = _jumped_over(before, after)
            yield (
                sayings.LOSE_TURN(name=losers[0]) if len(losers) == 1 else sayings.LOSE_TURNS(target=losers)
            )
        case Pass():
            yield sayings.PASS(name=seat, card=before.discard[-1])
        case Lay(phase, groups):
            yield sayings.LAY(name=seat, phase=phase, groups=groups)
        case Hit(card, owner, at, end):
            group = before.table[owner][at]
            if card == WILD and isinstance(group, Run):
                yield sayings.HIT_AS(name=seat, card=card, group=group, number=group.wild_number(end))
            else:
                yield sayings.HIT(name=seat, card=card, group=group)
        case Discard(card, None):
            yield sayings.DISCARD(name=seat, card=card)
        case Discard(_, target):
            yield sayings.SKIP(name=seat, target=target)


def _deal(after: View) -> Iterator[Saying]:
    top = after.discard[-1]
    assert after.dealer is not None
    if after.playoff:
        yield sayings.DEAL_PLAYOFF(names=after.playing, top=top)
    else:
        yield sayings.DEAL(name=after.dealer, number=len(after.sheet[0].points) + 1, top=top)
    if top == SKIP:  # card.open.skip
        yield sayings.LOSE_TURN(name=left_of(after.playing, after.dealer))


def _jumped_over(before: View, after: View) -> tuple[Seat, ...]:
    """Who loses a turn to a knocker (card.variant.knock): from the seat on turn to the one before him."""
    order = (before.seat, *clockwise_from(before.playing, before.seat))
    return order[: order.index(after.seat)]
