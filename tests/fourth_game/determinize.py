"""A state that a view allows: the unseen cards dealt to the others, what is left in the stock."""

from __future__ import annotations

from tenfold.core import Stream
from tests.fourth_game.rules import Rules
from tests.fourth_game.state import DECK, State
from tests.fourth_game.view import View


def determinize(rules: Rules, view: View, stream: Stream) -> State:
    """A state that looks like `view`: the unseen cards dealt to the others, the rest in the stock."""
    seen = {*view.out, *(view.hand or ()), view.up}
    pool = [card for card in DECK if card not in seen]
    hands = [
        view.hand
        if owner == view.viewer and view.hand is not None
        else tuple(sorted(pool.pop(stream.below(len(pool))) for _ in range(size)))
        for owner, size in enumerate(view.hand_sizes)
    ]
    return State(
        stage=view.stage,
        starter=view.starter,
        seat=view.seat,
        answerer=view.answerer,
        up=view.up,
        hands=tuple(hands),
        stock=tuple(pool),
        out=view.out,
        points=view.points,
        outcome=view.outcome,
    )
