"""What the laws must know of a duel beyond its interface."""

from __future__ import annotations

from collections import Counter
from typing import Any

from msgspec.structs import replace

from tenfold.core import Event, Seat, Stream
from tenfold.testing import Hooks
from tests.fourth_game.actions import Cards, Deal
from tests.fourth_game.game import DuelGame
from tests.fourth_game.state import DECK, State


def inventory(game: DuelGame, state: State) -> Counter[Any]:
    cards = Counter([*state.stock, *state.out, *(card for hand in state.hands for card in hand)])
    cards.update([] if state.up is None else [state.up])
    return cards


def redealt(event: Event[Any], after: State) -> Event[Any] | None:
    return Event(None, Deal(after.hands)) if isinstance(event.action, Deal) else None


def exchanged(state: State, seat: Seat | None, stream: Stream) -> State:
    """Two cards that this seat does not see, each in the place of the other."""
    hidden = list(state.stock)
    hidden += (card for owner, hand in enumerate(state.hands) if owner != seat for card in hand)
    if len(hidden) < 2:
        return state
    one, other = (hidden.pop(stream.below(len(hidden))) for _ in range(2))

    def changed(cards: Cards) -> Cards:
        return tuple(sorted({one: other, other: one}.get(card, card) for card in cards))

    return replace(state, hands=tuple(map(changed, state.hands)), stock=changed(state.stock))


HOOKS = Hooks(inventory=inventory, whole=Counter(DECK), exchanged=exchanged, redealt=redealt)
