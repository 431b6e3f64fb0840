"""Step 2: how to lay the phase, and which cards to add where."""

from __future__ import annotations

from tenfold.analysis.advice import Advice
from tenfold.analysis.board import reasons
from tenfold.analysis.board.hand import Reading, as_card
from tenfold.analysis.card.leftovers import leftovers
from tenfold.games.board.actions import Add, Lay
from tenfold.games.board.groups import added
from tenfold.pieces.cards import NUMBER_OF, WILD, Card, Cards, hand, without_card, without_cards
from tenfold.pieces.groups import Group, Run

WEIGHED = 300  # lay-downs that are compared; a hand with many jokers has thousands


def advise_lay(reading: Reading, lays: list[Lay]) -> Advice:
    """The lay-down after which the fewest cards fit nowhere, then the one with the fewest jokers.

    A phase is always laid at once: what is laid moves the marker however the round ends.
    """
    lying = [group for groups in reading.view.table for group in groups]

    def stuck_after(lay: Lay) -> int:
        return len(_stuck(_left_after(reading, lay), [*lying, *lay.groups]))

    best = min(lays[:WEIGHED], key=lambda lay: (stuck_after(lay), len(lay.jokers)))
    left, stuck = _left_after(reading, best), stuck_after(best)
    action = Lay(best.phase, best.groups, _faces(reading, len(best.jokers), left))
    if stuck <= 1:
        return Advice(action, reasons.LAY_OUT(phase=best.phase))
    why = reasons.LAY_NOW(phase=best.phase, jokers=len(best.jokers), left=len(left), stuck=stuck)
    return Advice(action, why)


def _left_after(reading: Reading, lay: Lay) -> Cards:
    return without_cards(reading.cards, [card for group in lay.groups for card in group.cards])


def _stuck(cards: Cards, groups: list[Group]) -> list[int]:
    return [card for card in leftovers(cards, groups) if card != WILD]


def _faces(reading: Reading, count: int, left: Cards) -> Cards:
    """Which jokers go: first those that nothing protects from being asked for (board.action.ask.joker)."""
    numbers = {NUMBER_OF[card] for card in left}
    faces = sorted(reading.view.jokers[reading.seat], key=lambda face: (NUMBER_OF[face] in numbers, face))
    return hand(faces[:count])


# --- adding ----------------------------------------------------------------------------------------


def advise_add(reading: Reading, adds: list[Add]) -> Advice | None:
    """Every ordinary card that fits is added. A joker waits, unless it opens a run or the round ends now."""
    stuck = len(reading.stuck)
    scored = [(_cost(reading, add), add) for add in adds]
    # A joker fits at any later time as well, and may then lead to a card that is stuck.
    worthwhile = [
        (cost, add)
        for cost, add in scored
        if not add.card.joker or stuck <= 1 or (cost[0] <= stuck and _opened(reading, add) is not None)
    ]
    if not worthwhile:
        return None
    _, best = min(worthwhile, key=lambda option: option[0])
    group = _group_of(reading, best)
    opened = _opened(reading, best)
    if opened is not None:
        return Advice(best, reasons.ADD_OPENS(card=best.card, group=group.name, next=opened))
    if best.card.joker:
        return Advice(best, reasons.ADD_JOKER(group=group.name))
    left = len(reading.cards) - 1
    return Advice(best, reasons.ADD_AWAY(card=best.card, group=group.name, left=left))


def _group_of(reading: Reading, add: Add) -> Group:
    return reading.view.table[add.seat][add.group]


def _cost(reading: Reading, add: Add) -> tuple[int, bool, bool, int]:
    """Cards stuck afterwards; ordinary ones before jokers; runs, which others use too, with care."""
    group = _group_of(reading, add)
    card = as_card(add.card)
    others = [other for other in reading.groups if other is not group]
    left = without_card(reading.cards, card)
    stuck = _stuck(left, [*others, added(group, card, add.end)])
    on_run = isinstance(group, Run)
    return len(stuck), add.card.joker, on_run == add.card.joker, add.card.card


def _opened(reading: Reading, add: Add) -> Card | None:
    """A card of the hand that fits only after this one has been added."""
    group = _group_of(reading, add)
    card = as_card(add.card)
    after = added(group, card, add.end)
    left = without_card(reading.cards, card)
    if len(left) == 1:
        return None  # the last card is discarded, not added (board.out)
    for other in left:
        if other != WILD and after.takes(other) and not reading.fits(other):
            return other
    return None
