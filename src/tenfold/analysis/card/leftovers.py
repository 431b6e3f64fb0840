"""What stays in a hand after everything that fits has been hit, with wilds as bridges along runs."""

from __future__ import annotations

from collections.abc import Iterable

from tenfold.pieces.cards import NUMBER_OF, SKIP, WILD, Card, Cards
from tenfold.pieces.groups import Group, Run


def leftovers(cards: Cards, groups: Iterable[Group]) -> list[Card]:
    """The cards that fit nowhere, even after the others have been hit (card.hit.fit).

    Runs come first, because each card on a run may make room for the next one. A wild bridges a gap
    where the hand holds the number behind it; the wilds that are left fit on any open group.
    """
    groups = list(groups)
    left = [card for card in cards if card < WILD]
    wilds = cards.count(WILD)
    room = False
    for group in groups:
        if isinstance(group, Run):
            low, wilds = _along(range(group.low - 1, 0, -1), left, wilds)
            high, wilds = _along(range(group.high + 1, 13), left, wilds)
            room = room or group.low - low > 1 or group.high + high < 12
    others = [group for group in groups if not isinstance(group, Run)]
    left = [card for card in left if not any(group.takes(card) for group in others)]
    stuck = left + [SKIP] * cards.count(SKIP)
    return stuck if room or others else stuck + [WILD] * wilds


def _along(numbers: range, left: list[Card], wilds: int) -> tuple[int, int]:
    """Hit along one end of a run: how far it grows, and the wilds that are left."""
    grown = 0
    for at, number in enumerate(numbers):
        card = _holding(left, number)
        if card is None:
            behind = numbers[at + 1] if at + 1 < len(numbers) else 0
            if not wilds or _holding(left, behind) is None:
                break
            wilds -= 1
        else:
            left.remove(card)
        grown += 1
    return grown, wilds


def _holding(cards: list[Card], number: int) -> Card | None:
    return next((card for card in cards if NUMBER_OF[card] == number), None)
