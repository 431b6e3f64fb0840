"""What is said of an event at the board, from the views around it and what it shows; never who reads it.

What a redacted event hides decides: with nothing hidden, the cards themselves are said.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

from tenfold.core import Event, Saying, Seat
from tenfold.games.board import sayings
from tenfold.games.board.actions import (
    Action,
    Add,
    Ask,
    Deal,
    Direction,
    Discard,
    Draw,
    Give,
    Keep,
    Lay,
    Move,
    Pick,
    Roll,
    Source,
    Star,
    Swap,
)
from tenfold.games.board.rules import Rules
from tenfold.games.board.state import Stage, clockwise_from
from tenfold.games.board.track import PLUS, Space
from tenfold.games.board.view import View
from tenfold.games.nature import Drawn

PART_ENDS = frozenset({sayings.END_ROUND.id})

_WAYS = {Direction.CLOCKWISE: "board-left", Direction.COUNTERCLOCKWISE: "board-right"}
_BETWEEN_ROUNDS = (Stage.KEEP, Stage.DEAL, Stage.OVER)


def narrate(rules: Rules, before: View, event: Event[Action], after: View) -> list[Saying]:
    tell = _TELL.get(type(event.action))
    seat = before.seat if event.seat is None else event.seat
    said = [] if tell is None else list(tell(rules, before, seat, event.action, after))
    return [*said, *_followed(rules, before, after)]


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


# --- step 1 ----------------------------------------------------------------------------------------


def _deal(rules: Rules, before: View, seat: Seat, deal: Deal, after: View) -> Iterator[Saying]:
    yield sayings.OPEN_ROUND(name=after.seat, top=after.discard[-1])


def _roll(rules: Rules, before: View, seat: Seat, roll: Roll, after: View) -> Iterator[Saying]:
    yield sayings.ROLL_DICE(name=seat, low=roll.low, high=roll.high)


def _move(rules: Rules, before: View, seat: Seat, move: Move, after: View) -> Iterator[Saying]:
    yield sayings.MOVE_PIECE(name=seat, space=rules.track[after.pieces[seat]].term)


def _star(rules: Rules, before: View, seat: Seat, star: Star, after: View) -> Iterator[Saying]:
    yield sayings.CHOOSE_SPACE(name=seat, space=star.space.term)


def _draw(rules: Rules, before: View, seat: Seat, draw: Draw, after: View) -> Iterator[Saying]:
    """Of a card off the draw pile its coming is said."""
    if draw.source is Source.DISCARD:
        yield sayings.TAKE(name=seat, card=before.discard[-1])


def _drawn(rules: Rules, before: View, seat: Seat, drawn: Drawn, after: View) -> Iterator[Saying]:
    if before.stage is Stage.TURNING:
        yield sayings.TURN_JOKER(name=seat, card=drawn.card)
        return
    drawer, space = before.owed[0], rules.track[before.pieces[seat]]
    count = PLUS.get(space, 1)
    if drawn.card is not None:
        yield sayings.DRAW_SEEN(name=drawer, card=drawn.card)
    elif count > 1:
        yield sayings.DRAW_OF(name=drawer, at=count - before.to_take, count=count)
    elif space is not Space.SWAP:  # how many a swap brings has been said
        yield sayings.DRAW(name=drawer)


def _pick(rules: Rules, before: View, seat: Seat, pick: Pick, after: View) -> Iterator[Saying]:
    if pick.card is None:
        yield sayings.PICK_UNSEEN(name=seat)
    else:
        yield sayings.PICK_SEEN(name=seat, card=pick.card, depth=pick.depth)


def _swap(rules: Rules, before: View, seat: Seat, swap: Swap, after: View) -> Iterator[Saying]:
    cards, count = swap.cards, len(swap.cards)
    drawn = min(len(after.owed), after.deck_size + max(len(after.discard) - 1, 0))
    if not cards:
        yield sayings.SWAP_NOTHING(name=seat)
    elif None in cards:
        yield sayings.SWAP_CARDS(name=seat, count=count, card=cards[-1], drawn=drawn)
    else:
        yield sayings.SWAP_SEEN(name=seat, count=count, cards=cards, drawn=drawn)


def _ask(rules: Rules, before: View, seat: Seat, ask: Ask, after: View) -> Iterator[Saying]:
    """Who is asked in turn, and what each of them answers (board.action.ask)."""
    others = clockwise_from(len(before.pieces), seat)[:-1]
    if len(others) == 1:
        yield sayings.ASK_NUMBER(name=seat, number=ask.number)
    else:
        yield sayings.ASK_NUMBER_WAY(name=seat, number=ask.number, way=_WAYS[ask.direction])
    for other in others if ask.direction is Direction.CLOCKWISE else reversed(others):
        if other == after.giver:
            yield sayings.MUST_GIVE(name=other, number=ask.number)
            return
        yield sayings.HAVE_NONE(name=other, number=ask.number)


def _give(rules: Rules, before: View, seat: Seat, give: Give, after: View) -> Iterator[Saying]:
    if give.card is None:
        yield sayings.GIVE_UNSEEN(name=seat, target=before.seat, number=before.asked)
    else:
        yield sayings.GIVE_SEEN(name=seat, target=before.seat, card=give.card)


# --- steps 2 and 3, and the end of a round ----------------------------------------------------------


def _lay(rules: Rules, before: View, seat: Seat, lay: Lay, after: View) -> Iterator[Saying]:
    yield sayings.LAY(name=seat, phase=lay.phase, groups=lay.groups)


def _add(rules: Rules, before: View, seat: Seat, add: Add, after: View) -> Iterator[Saying]:
    yield sayings.ADD_CARD(name=seat, card=add.card, group=before.table[add.seat][add.group])


def _discard(rules: Rules, before: View, seat: Seat, discard: Discard, after: View) -> Iterator[Saying]:
    yield sayings.DISCARD(name=seat, cards=discard.cards)


def _keep(rules: Rules, before: View, seat: Seat, keep: Keep, after: View) -> Iterator[Saying]:
    if keep.cards is None:
        yield sayings.CHOOSE_CARDS(name=seat)
    else:
        yield sayings.CHOOSE_SEEN(name=seat, count=len(keep.cards), cards=keep.cards)


# The lot is said by the deal, which names who starts.
_TELL: dict[type[Action], Callable[[Rules, View, Seat, Any, View], Iterator[Saying]]] = {
    Deal: _deal,
    Roll: _roll,
    Move: _move,
    Star: _star,
    Draw: _draw,
    Drawn: _drawn,
    Pick: _pick,
    Swap: _swap,
    Ask: _ask,
    Give: _give,
    Lay: _lay,
    Add: _add,
    Discard: _discard,
    Keep: _keep,
}
