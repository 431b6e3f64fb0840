"""Worlds that a view allows: the unseen cards dealt so that everything the viewer knows holds.

Most places take any card. A place in a hand is limited where the viewer knows that the hand holds a number,
or that it does not; limited places are filled first, by exchanging cards among them where one is left over.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from typing import NamedTuple, TypeVar

from tenfold.core import Seat, Stream
from tenfold.games.board.actions import Held
from tenfold.games.board.knowledge import Known, PrivateCard
from tenfold.games.board.rules import KEPT, Rules
from tenfold.games.board.state import FULL_DECK, Stage, State, held_cards, jokers_on, naturals_on
from tenfold.games.board.view import View
from tenfold.games.determinize import seen
from tenfold.pieces.cards import NUMBER_OF, NUMBERS, Card, Cards, hand, without_cards

T = TypeVar("T")


class LimitedPlace(NamedTuple):
    """A place in a hand that takes only cards of certain numbers."""

    owner: Seat
    numbers: frozenset[int]


def unseen(view: View) -> Cards:
    """The cards whose place the viewer does not know."""
    seen: list[Card] = [card for card in view.discard if card is not None]
    seen += view.hand or ()
    seen += (card for faces in view.jokers for card in faces)
    seen += naturals_on(group for groups in view.table for group in groups)
    for owner in _others(view):
        seen += _certain(view, owner)
    return without_cards(FULL_DECK, seen)


def determinize(rules: Rules, view: View, stream: Stream) -> State:
    """A state that looks like `view`."""
    pool = _shuffled(unseen(view), stream)
    hands = {owner: list(_certain(view, owner)) for owner in _others(view)}
    limited = [place for owner in hands for place in _limited(view, owner)]
    for place, card in zip(limited, _fill([place.numbers for place in limited], pool), strict=True):
        hands[place.owner].append(card)
        pool.remove(card)
    for owner, cards in hands.items():
        while len(cards) < _ordinary(view, owner):
            cards.append(pool.pop())
    if view.viewer is not None:
        assert view.hand is not None
        hands[view.viewer] = list(view.hand)
    in_order = [hand(hands[owner]) for owner in range(len(view.hand_sizes))]
    discard = tuple(pool.pop() if card is None else card for card in view.discard)
    lying = jokers_on(group for groups in view.table for group in groups)
    under = hand(pool.pop() for _ in range(lying))
    return State(
        **seen(view, State, "discard", "kept"),
        hands=tuple(in_order),
        under=under,
        deck=hand(pool),
        discard=discard,
        known=tuple(_known(view, owner) for owner in range(len(view.hand_sizes))),
        kept=tuple(
            _kept(view, owner, held_cards(cards, view.jokers[owner]), stream)
            for owner, cards in enumerate(in_order)
        ),
    )


# --- what is known of another's hand ----------------------------------------------------------------


def _others(view: View) -> Iterable[Seat]:
    return (seat for seat in range(len(view.hand_sizes)) if seat != view.viewer)


def _ordinary(view: View, owner: Seat) -> int:
    """How many ordinary cards the hand holds."""
    return view.hand_sizes[owner] - len(view.jokers[owner])


def _certain(view: View, owner: Seat) -> Cards:
    return view.shown[owner] + view.told[owner]


def _limited(view: View, owner: Seat) -> list[LimitedPlace]:
    """The places of the hand that do not take any card."""
    certain = _certain(view, owner)
    numbers = Counter(view.numbers[owner]) - Counter(NUMBER_OF[card] for card in view.told[owner])
    places = [LimitedPlace(owner, frozenset((number,))) for number in numbers.elements()]
    if view.stage is Stage.GIVE and owner == view.giver and view.asked is not None:
        # Whoever must give has the number: an ordinary card unless a joker shows it.
        has = [*(NUMBER_OF[card] for card in (*certain, *view.jokers[owner])), *numbers]
        if view.asked not in has:
            places.append(LimitedPlace(owner, frozenset((view.asked,))))
    if view.absent[owner]:
        free = _ordinary(view, owner) - len(certain) - len(places)
        places += [LimitedPlace(owner, frozenset(NUMBERS) - frozenset(view.absent[owner]))] * free
    return places


def _known(view: View, owner: Seat) -> Known:
    """What the others know of the hand, as far as the viewer knows that they do."""
    told = (
        tuple(PrivateCard(view.viewer, card) for card in view.told[owner]) if view.viewer is not None else ()
    )
    return Known(view.shown[owner], view.numbers[owner], view.absent[owner], told)


def _kept(view: View, owner: Seat, held: tuple[Held, ...], stream: Stream) -> tuple[Held, ...] | None:
    """Somebody else's secret choice: any."""
    if owner == view.viewer:
        return view.kept
    if owner not in view.chosen:
        return None
    count = stream.below(min(KEPT, len(held)) + 1)
    return tuple(sorted(_shuffled(held, stream)[:count], key=lambda card: card[::-1]))


# --- dealing ----------------------------------------------------------------------------------------


def _shuffled(items: Iterable[T], stream: Stream) -> list[T]:
    left = list(items)
    for at in range(len(left) - 1, 0, -1):
        other = stream.below(at + 1)
        left[at], left[other] = left[other], left[at]
    return left


def _fill(places: list[frozenset[int]], pool: list[Card]) -> list[Card]:
    """A card of the pool for each place: a matching, in the pool's random order."""
    owner: dict[int, int] = {}  # position in the pool -> place

    def fill(place: int, tried: set[int]) -> bool:
        for at, card in enumerate(pool):
            if at not in tried and NUMBER_OF[card] in places[place]:
                tried.add(at)
                if at not in owner or fill(owner[at], tried):
                    owner[at] = place
                    return True
        return False

    for place in range(len(places)):
        if not fill(place, set()):
            raise ValueError("no world looks like this view")
    chosen = {place: pool[at] for at, place in owner.items()}
    return [chosen[place] for place in range(len(places))]
