"""A plain player of the board game for transcripts worth reading: it collects its phase, lays and adds."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

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
    Pick,
    Star,
    Swap,
)
from tenfold.games.board.rules import KEPT, MINIMUM, SWAPPED, Rules
from tenfold.games.board.state import Stage, as_wilds, held_cards
from tenfold.games.board.track import Space
from tenfold.games.board.view import View
from tenfold.pieces.cards import NUMBER_OF, Card, Cards, hand
from tenfold.pieces.distance import shortfall


class BoardCollector:
    def __init__(self, rules: Rules) -> None:
        self._rules = rules

    def choose(self, view: View, legal: Sequence[Action], stream: Stream) -> Action:
        mine = self._mine(view)
        if view.stage is Stage.TAKE:
            top = view.discard[-1] if view.discard else None
            wanted = top is not None and self._helps(view, top)
            return TAKE_DISCARD if wanted or DRAW_FROM_DECK not in legal else DRAW_FROM_DECK
        if view.stage is Stage.PICK:
            return max(
                legal, key=lambda a: isinstance(a, Pick) and a.card is not None and self._helps(view, a.card)
            )
        if view.stage is Stage.SWAP:
            useless = [held for held in mine if self._spare(view, held)][:SWAPPED]
            least = legal[0]
            return Swap(tuple(useless)) if useless else least
        if view.stage is Stage.ASK:
            wanted_cards = self._outs(view)
            numbers = [NUMBER_OF[card] for card in wanted_cards] or [pick(stream, range(1, 13))]
            return next(a for a in legal if isinstance(a, Ask) and a.number == numbers[0])
        if view.stage is Stage.GIVE:
            return min(
                legal,
                key=lambda a: isinstance(a, Give) and a.card is not None and not self._spare(view, a.card),
            )
        if view.stage is Stage.KEEP:
            return Keep(tuple(self._best(view, mine))[:KEPT])
        if view.stage is Stage.STAR:
            order = [Space.JOKER, Space.PLUS_3, Space.ASK]
            return next((a for s in order for a in legal if isinstance(a, Star) and a.space is s), legal[0])
        useful = [action for action in legal if isinstance(action, Lay | Add)]
        if useful:
            return useful[0]
        discards = [action for action in legal if isinstance(action, Discard) and len(action.cards) == 1]
        spare = [action for action in discards if self._spare(view, action.cards[0])]
        return pick(stream, spare or discards or legal)

    def _mine(self, view: View) -> tuple[Held, ...]:
        assert view.viewer is not None
        assert view.hand is not None
        return held_cards(view.hand, view.jokers[view.viewer])

    def _lies(self, view: View) -> bool:
        assert view.viewer is not None
        return bool(view.table[view.viewer])

    def _distance(self, view: View, held: Iterable[Held]) -> int:
        assert view.viewer is not None
        phase = self._rules.phase(view.markers[view.viewer])
        return shortfall(phase, _as_hand(held), MINIMUM).distance

    def _outs(self, view: View) -> Cards:
        assert view.viewer is not None
        phase = self._rules.phase(view.markers[view.viewer])
        return tuple(c for c in shortfall(phase, _as_hand(self._mine(view)), MINIMUM).outs if c.is_natural)

    def _helps(self, view: View, card: Card) -> bool:
        if self._lies(view):
            return any(group.takes(card) for groups in view.table for group in groups)
        mine = self._mine(view)
        return self._distance(view, (*mine, Held(card))) < self._distance(view, mine)

    def _spare(self, view: View, held: Held) -> bool:
        """Whether the hand is as near to the phase without the card."""
        if held.joker:
            return False
        if self._lies(view):
            return not any(group.takes(held.card) for groups in view.table for group in groups)
        left = list(self._mine(view))
        left.remove(held)
        return self._distance(view, left) == self._distance(view, self._mine(view))

    def _best(self, view: View, mine: tuple[Held, ...]) -> list[Held]:
        """Throw spare cards away one by one until few enough are left."""
        left = list(mine)
        while len(left) > KEPT:
            worst = min(
                left, key=lambda held: (held.joker, self._distance(view, [h for h in left if h is not held]))
            )
            left.remove(worst)
        return left


def _as_hand(held: Iterable[Held]) -> Cards:
    cards = list(held)
    ordinary = hand(card.card for card in cards if not card.joker)
    return as_wilds(ordinary, hand(card.card for card in cards if card.joker))
