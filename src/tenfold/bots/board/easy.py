"""Plays naively: likes many cards, collects by distance, lays and adds at once, looks at nobody."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from tenfold.analysis.board.hand import Reading, as_card, read_hand
from tenfold.core import Stream, pick
from tenfold.games.board.actions import (
    DRAW_FROM_DECK,
    TAKE_DISCARD,
    Action,
    Add,
    Ask,
    Discard,
    Give,
    Held,
    Keep,
    Lay,
    Move,
    Pick,
    Star,
    Swap,
)
from tenfold.games.board.rules import KEPT, SWAPPED, Rules
from tenfold.games.board.state import Stage
from tenfold.games.board.track import Space, landing
from tenfold.games.board.view import View
from tenfold.pieces.cards import NUMBER_OF, NUMBERS, Card, hand, with_card, without_card

# The spaces it likes, whatever the hand: a joker, then the more cards the better; the rest as they come.
LIKED = (
    Space.JOKER,
    Space.PLUS_3,
    Space.STAR,
    Space.START,
    Space.PICK,
    Space.PLUS_2,
    Space.AGAIN,
    Space.SWAP,
)


class EasyBot:
    def __init__(self, rules: Rules) -> None:
        self._rules = rules

    def choose(self, view: View, legal: Sequence[Action], stream: Stream) -> Action:
        reading = read_hand(self._rules, view)
        if view.stage is Stage.TAKE:
            top = view.discard[-1] if view.discard else None
            takes = TAKE_DISCARD in legal and top is not None and _helps(reading, top)
            return TAKE_DISCARD if takes or DRAW_FROM_DECK not in legal else DRAW_FROM_DECK
        if view.stage is Stage.SWAP:
            return _swap(reading, legal)
        if view.stage is Stage.KEEP:
            return Keep(tuple(_kept(reading)))
        if view.stage is Stage.ASK:
            return _ask(reading, legal, stream)
        if view.stage is Stage.PLAY:
            return _play(reading, legal, stream)
        return max(legal, key=lambda action: _liking(reading, action))  # the first of equals


def _liking(reading: Reading, action: Action) -> int:
    """How much it likes a die, a kind of space, a card to pick or to give."""
    match action:
        case Move(steps):
            at = landing(reading.view.pieces, reading.seat, steps)
            return _place(reading.rules.track[at])
        case Star(space):
            return _place(space)
        case Pick(card, _):
            return card is not None and _helps(reading, card)
        case Give(held):
            return held is not None and _spare(reading, held)
    return 0


def _place(space: Space) -> int:
    return -LIKED.index(space) if space in LIKED else -len(LIKED)


def _helps(reading: Reading, card: Card) -> bool:
    if reading.has_laid:
        return reading.fits(card)
    return reading.distance(with_card(reading.cards, card)) < reading.distance(reading.cards)


def _spare(reading: Reading, held: Held) -> bool:
    """Whether the hand can do without the card."""
    if held.joker:
        return False
    if reading.has_laid:
        return not reading.fits(held.card)
    return reading.distance(without_card(reading.cards, held.card)) <= reading.distance(reading.cards)


def _swap(reading: Reading, legal: Sequence[Action]) -> Action:
    """Cards that can be done without, as far as they do not count on each other."""
    going: list[Held] = []
    left = reading.cards
    now = reading.distance(left)
    for held in reading.held:
        if len(going) < SWAPPED and _spare(reading, held):
            fewer = without_card(left, held.card)
            if reading.has_laid or reading.distance(fewer) <= now:
                going.append(held)
                left = fewer
    return Swap(tuple(going)) if going else legal[0]


def _ask(reading: Reading, legal: Sequence[Action], stream: Stream) -> Action:
    """A number that helps, clockwise."""
    if reading.has_laid:
        numbers = {NUMBER_OF[card] for group in reading.groups for card in group.fitting()}
    else:
        numbers = {NUMBER_OF[card] for card in reading.needs.outs}
    number = pick(stream, sorted(numbers) or NUMBERS)
    return next(action for action in legal if isinstance(action, Ask) and action.number == number)


def _play(reading: Reading, legal: Sequence[Action], stream: Stream) -> Action:
    for action in legal:
        if isinstance(action, Lay | Add):
            return action
    discards = [action for action in legal if isinstance(action, Discard) and len(action.cards) == 1]
    ordinary = [action for action in discards if not action.cards[0].joker]
    spare = [action for action in ordinary if _spare(reading, action.cards[0])]
    return pick(stream, spare or ordinary or discards)


def _kept(reading: Reading) -> list[Held]:
    """Throw away one by one what the phase misses least."""
    left = list(reading.held)
    while len(left) > KEPT:
        ordinary = [held for held in left if not held.joker] or left
        left.remove(min(ordinary, key=lambda held: _distance_without(reading, left, held)))
    return left


def _distance_without(reading: Reading, left: Iterable[Held], held: Held) -> int:
    return reading.distance(without_card(hand(map(as_card, left)), as_card(held)))
