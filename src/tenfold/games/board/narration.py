"""What is said of an event at the board, from the views around it and what it shows; never who reads it.

What a redacted event hides decides: with nothing hidden, the cards themselves are said.
"""

from __future__ import annotations

from collections.abc import Iterator

from tenfold.core import Event, Saying, Seat
from tenfold.games.board import actions, sayings
from tenfold.games.board.actions import Action, Held
from tenfold.games.board.rules import Rules
from tenfold.games.board.state import Stage, clockwise_from
from tenfold.games.board.track import PLUS, Space
from tenfold.games.board.view import View
from tenfold.games.nature import Drawn
from tenfold.pieces.cards import Card
from tenfold.pieces.groups import Run

PART_ENDS = frozenset({sayings.END_ROUND.id})

_WAYS = {actions.Direction.CLOCKWISE: "board-left", actions.Direction.COUNTERCLOCKWISE: "board-right"}
_BETWEEN_ROUNDS = (Stage.KEEP, Stage.DEAL, Stage.OVER)


def narrate(rules: Rules, before: View, event: Event[Action], after: View) -> list[Saying]:
    """The event itself, then what follows from it."""
    return [*_event(rules, before, event, after), *_followed(rules, before, after)]


def _event(rules: Rules, before: View, event: Event[Action], after: View) -> Iterator[Saying]:
    seat = before.seat if event.seat is None else event.seat
    match event.action:
        case actions.Deal():  # which names who starts, so that the lot need not be said
            yield sayings.OPEN_ROUND(name=after.seat, top=after.discard[-1])
        case actions.Roll(low, high):
            yield sayings.ROLL_DICE(name=seat, low=low, high=high)
        case actions.Move(steps):
            yield sayings.MOVE_PIECE(name=seat, steps=steps, space=rules.track[after.pieces[seat]].term)
        case actions.Star(space):
            yield sayings.CHOOSE_SPACE(name=seat, space=space.term)
        case actions.Draw(actions.Source.DISCARD):  # of a card off the draw pile its coming is said
            yield sayings.TAKE(name=seat, card=before.discard[-1])
        case Drawn(card):
            yield from _drawn(rules, before, card)
        case actions.Pick(None):
            yield sayings.PICK_UNSEEN(name=seat)
        case actions.Pick(card, depth):
            yield sayings.PICK_SEEN(name=seat, card=card, depth=depth)
        case actions.Swap(held):
            yield _swapped(seat, held, after)
        case actions.Ask():
            yield from _asked(before, event.action, after)
        case actions.Give(None):
            yield sayings.GIVE_UNSEEN(name=seat, target=before.seat, number=before.asked)
        case actions.Give(given):
            yield sayings.GIVE_SEEN(name=seat, target=before.seat, card=given)
        case actions.Lay(phase, groups):
            yield sayings.LAY(name=seat, phase=phase, groups=groups)
        case actions.Add(added, owner, at, end):
            group = before.table[owner][at]
            if added.joker and isinstance(group, Run) and not group.is_full:
                yield sayings.ADD_AS(name=seat, card=added, group=group, number=group.wild_number(end))
            else:
                yield sayings.ADD_CARD(name=seat, card=added, group=group)
        case actions.Discard(discarded):
            yield sayings.DISCARD(name=seat, cards=discarded)
        case actions.Keep(tuple(kept)):
            yield sayings.CHOOSE_SEEN(name=seat, count=len(kept), cards=kept)
        case actions.Keep():
            yield sayings.CHOOSE_CARDS(name=seat)


def _drawn(rules: Rules, before: View, card: Card | None) -> Iterator[Saying]:
    if before.stage is Stage.TURNING:
        yield sayings.TURN_JOKER(name=before.seat, card=card)
        return
    drawer, space = before.owed[0], rules.track[before.pieces[before.seat]]
    count = PLUS.get(space, 1)
    if card is not None:
        yield sayings.DRAW_SEEN(name=drawer, card=card)
    elif count > 1:
        yield sayings.DRAW_OF(name=drawer, at=count - before.to_take, count=count)
    elif space is not Space.SWAP:  # how many a swap brings has been said
        yield sayings.DRAW(name=drawer)


def _swapped(seat: Seat, cards: tuple[Held | None, ...], after: View) -> Saying:
    count = len(cards)
    drawn = min(len(after.owed), after.deck_size + max(len(after.discard) - 1, 0))
    if not cards:
        return sayings.SWAP_NOTHING(name=seat)
    if None in cards:
        return sayings.SWAP_CARDS(name=seat, count=count, card=cards[-1], drawn=drawn)
    return sayings.SWAP_SEEN(name=seat, count=count, cards=cards, drawn=drawn)


def _asked(before: View, ask: actions.Ask, after: View) -> Iterator[Saying]:
    """Who is asked in turn, and what each of them answers (board.action.ask)."""
    seat = before.seat
    others = clockwise_from(len(before.pieces), seat)[:-1]
    if len(others) == 1:
        yield sayings.ASK_NUMBER(name=seat, number=ask.number)
    else:
        yield sayings.ASK_NUMBER_WAY(name=seat, number=ask.number, way=_WAYS[ask.direction])
    for other in others if ask.direction is actions.Direction.CLOCKWISE else reversed(others):
        if other == after.giver:
            yield sayings.MUST_GIVE(name=other, number=ask.number)
            return
        yield sayings.HAVE_NONE(name=other, number=ask.number)


def _followed(rules: Rules, before: View, after: View) -> Iterator[Saying]:
    """What came of it, whatever it was."""
    if before.stage is Stage.PLAY and after.stage in _BETWEEN_ROUNDS:
        yield from _evaluated(rules, before, after)
    elif before.stage not in _BETWEEN_ROUNDS and after.deck_size > before.deck_size:
        yield sayings.PILE_RENEWED()
    if after.stage is Stage.ROLL and before.again:
        yield sayings.GO_AGAIN(name=before.seat)
    if before.stage is Stage.KEEP and after.stage is Stage.DEAL:  # now it is seen (board.hidden)
        for seat in (*before.chosen, *before.keepers):
            yield sayings.KEPT(name=seat, count=after.hand_sizes[seat])


def _evaluated(rules: Rules, before: View, after: View) -> Iterator[Saying]:
    """Step by step, in the order that decides (board.round.advance, board.win)."""
    *others, ender = clockwise_from(len(before.pieces), before.seat)
    yield sayings.END_ROUND(name=ender)
    for seat in (ender, *others):
        was, marker = before.markers[seat], after.markers[seat]
        if marker == was:
            yield sayings.STAY(name=seat, phase=was)
        elif marker == rules.wreath:
            yield sayings.REACH_WREATH(name=seat, phase=was)
            return
        else:
            yield sayings.ADVANCE(name=seat, phase=was, next=marker, steps=marker - was)
