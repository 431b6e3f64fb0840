"""A state that a view allows: the unseen cards dealt to the others, what is left in the draw pile."""

from __future__ import annotations

from tenfold.core import Stream
from tenfold.games.card.rules import Rules, SkipPlay
from tenfold.games.card.state import FULL_DECK, State
from tenfold.games.card.view import View
from tenfold.games.determinize import seen
from tenfold.pieces.cards import SKIP, Card, Cards, hand, without_cards


def unseen(rules: Rules, view: View) -> Cards:
    """The cards whose place the viewer does not know: in the draw pile or in others' hands."""
    seen: list[Card] = [*view.discard, *(view.hand or ())]
    seen += (card for groups in view.table for group in groups for card in group.cards)
    seen += (card for owner, cards in enumerate(_open(view)) if owner != view.viewer for card in cards)
    if rules.skip_play is SkipPlay.IN_FRONT:
        seen += [SKIP] * sum(view.skips)
    return without_cards(FULL_DECK, seen)


def determinize(rules: Rules, view: View, stream: Stream) -> State:
    """A state that looks like `view`: the unseen cards dealt to the others, the rest in the draw pile."""
    pool = list(unseen(rules, view))
    hands: list[Cards] = []
    for owner, size in enumerate(view.hand_sizes):
        if owner == view.viewer:
            assert view.hand is not None
            hands.append(view.hand)
            continue
        shown = _open(view)[owner]
        dealt = [pool.pop(stream.below(len(pool))) for _ in range(size - len(shown))]
        hands.append(hand((*shown, *dealt)))
    return State(
        **seen(view, State),
        hands=tuple(hands),
        deck=hand(pool),
        out=None if view.over is None else view.over.how,
    )


def _open(view: View) -> tuple[Cards, ...]:
    """Of each hand, the cards that everybody knows."""
    return view.shown if view.over is None else view.over.hands
