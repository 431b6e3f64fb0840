"""Which phase to lay, and what to hit where."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from tenfold.analysis.advice import Advice
from tenfold.analysis.card import reasons
from tenfold.analysis.card.hand import Reading, difficulty
from tenfold.analysis.card.leftovers import leftovers
from tenfold.games.card.actions import Hit, Lay
from tenfold.games.card.scoring import card_points
from tenfold.pieces.cards import WILD, Cards, without_card, without_cards
from tenfold.pieces.groups import Group, Run


def advise_lay(reading: Reading, lays: Sequence[Lay]) -> Advice:
    best = best_lay(reading, reading.hand, lays)
    number = best.action.phase
    others = {lay.phase for lay in lays} - {number}
    if best.stuck < 2:
        return Advice(best.action, reasons.LAY_OUT(phase=number))
    if others:
        return Advice(best.action, reasons.LAY_HARD(phase=number, others=len(others)))
    wilds = sum(group.cards.count(WILD) for group in best.action.groups)
    why = reasons.LAY_NOW(phase=number, wilds=wilds, left=best.left, stuck=best.stuck)
    return Advice(best.action, why)


class LayOption(NamedTuple):
    """A lay-down and what comes of it; the least is the best."""

    stuck: int  # cards that fit nowhere afterwards
    points: int  # what they cost
    wilds: int  # spent, less those of the hand
    left: int  # cards in the hand right after it
    action: Lay


def best_lay(reading: Reading, cards: Cards, lays: Sequence[Lay]) -> LayOption:
    """Of the hardest phase that these cards can lay, after which the fewest cards stay in the hand."""
    hardest = max(
        sorted({lay.phase for lay in lays}), key=lambda number: difficulty(reading.rules.phase(number))
    )
    options = [_option(reading, cards, lay) for lay in lays if lay.phase == hardest]
    return min(options, key=lambda option: option[:3])


def _option(reading: Reading, cards: Cards, lay: Lay) -> LayOption:
    left = without_cards(cards, [card for group in lay.groups for card in group.cards])
    stuck = leftovers(left, (*reading.groups, *lay.groups))
    points = sum([card_points(reading.rules, card) for card in stuck])
    return LayOption(len(stuck), points, -left.count(WILD), len(left), lay)


def advise_hit(reading: Reading, hits: list[Hit]) -> Advice:
    """Every card that fits is hit: it costs points in the hand, and nobody goes out with it there.

    The order matters: the hit after which the fewest cards are stuck, natural cards before wilds, and
    wilds rather where no run grows, since a run that grows opens places for others.
    """
    best = min(hits, key=lambda hit: _cost_of_hit(reading, hit))
    group = _group_of(reading, best)
    if len(reading.hand) == 1:
        return Advice(best, reasons.GO_OUT(card=best.card))
    left = without_card(reading.hand, best.card)
    after = group.added(best.card, best.end)
    opened = [card for card in left if card != WILD and after.takes(card) and not reading.fits(card)]
    if opened:
        return Advice(best, reasons.HIT_OPENS(card=best.card, group=group.name, next=opened[0]))
    return Advice(best, reasons.HIT_AWAY(card=best.card, group=group.name, left=len(left)))


def _group_of(reading: Reading, hit: Hit) -> Group:
    return reading.view.table[hit.seat][hit.group]


def _cost_of_hit(reading: Reading, hit: Hit) -> tuple[int, bool, bool, int]:
    group = _group_of(reading, hit)
    others = [other for other in reading.groups if other is not group]
    left = without_card(reading.hand, hit.card)
    stuck = leftovers(left, (*others, group.added(hit.card, hit.end)))
    on_run = isinstance(group, Run)
    return len(stuck), hit.card == WILD, on_run == (hit.card == WILD), -card_points(reading.rules, hit.card)
