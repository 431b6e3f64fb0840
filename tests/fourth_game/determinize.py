"""A state that a view allows: the unseen cards dealt to the others, what is left in the stock."""

from __future__ import annotations

from tenfold.core import Stream
from tenfold.games.determinize import seen
from tests.fourth_game.rules import Rules
from tests.fourth_game.state import DECK, State
from tests.fourth_game.view import View


def determinize(rules: Rules, view: View, stream: Stream) -> State:
    """A state that looks like `view`: the unseen cards dealt to the others, the rest in the stock."""
    shown = {*view.out, *(view.hand or ()), view.up}
    pool = [card for card in DECK if card not in shown]
    hands = [
        view.hand
        if owner == view.viewer and view.hand is not None
        else tuple(sorted(pool.pop(stream.below(len(pool))) for _ in range(size)))
        for owner, size in enumerate(view.hand_sizes)
    ]
    return State(
        **seen(view, State),
        hands=tuple(hands),
        stock=tuple(pool),
    )
