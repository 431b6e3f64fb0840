"""Step 3, which card to throw away: the one that is missed least and helps the left neighbour least."""

from __future__ import annotations

from typing import NamedTuple

from tenfold.analysis.advice import Advice
from tenfold.analysis.board import reasons
from tenfold.analysis.board.hand import Reading, as_card, phase_shortfall
from tenfold.analysis.board.rivals import dangers, fits_table, neighbour
from tenfold.core import Saying
from tenfold.games.board.actions import Discard, Held
from tenfold.pieces.cards import Card, without_card

# All in draws.
DENY = 0.8  # what a card is worth to a neighbour who surely wants it; not every space lets it be taken
ADDED_LATER = 0.3  # a card that can be added as soon as the own phase lies
STUCK = 3.0  # on the way out: a card that can be added is not thrown away

# A card is named as wanted if it is so likely, and so much likelier than the one to be discarded.
WANTED, CLEARLY = 0.5, 0.2


class DiscardOption(NamedTuple):
    """A card to throw away and what it costs, in draws."""

    cost: float
    missed: float  # of the cost, what the own hand loses
    danger: float  # how likely the neighbour wants the card
    held: Held


def advise_discard(reading: Reading, legal: list[Discard]) -> Advice:
    found = options(reading, [action.cards[0] for action in legal if len(action.cards) == 1])
    best = found[0]
    if len(reading.cards) > 1 and any(len(action.cards) == 2 for action in legal):
        return _advise_two(reading, found)  # board.discard.two-when-full
    return Advice(Discard((best.held,)), _why(reading, best, found))


def options(reading: Reading, held: list[Held]) -> list[DiscardOption]:
    """What can be discarded, the best first; a joker only when nothing else is there."""
    danger = dangers(reading, tuple([each.card for each in held]))
    found = []
    for each in held:
        missed = _missed(reading, as_card(each))
        found.append(DiscardOption(missed + DENY * danger[each.card], missed, danger[each.card], each))
    return sorted(found, key=lambda option: (option.held.joker, option.cost, option.held.card))


def _missed(reading: Reading, card: Card) -> float:
    if not reading.has_laid:
        later = ADDED_LATER if fits_table(reading.view.table, card) else 0.0
        return round(reading.loss(card) + later, 6)
    fewer = len(reading.stuck) - reading.count_stuck(without_card(reading.cards, card))
    return STUCK * (1 - fewer)


def _advise_two(reading: Reading, found: list[DiscardOption]) -> Advice:
    """Two cards fewer in the hand, the safer one on top."""
    first = found[0].held
    second = first if reading.held.count(first) > 1 else found[1].held
    pair = (second, first)
    return Advice(Discard(pair), reasons.DISCARD_TWO(cards=[each.card for each in pair]))


def _why(reading: Reading, best: DiscardOption, found: list[DiscardOption]) -> Saying:
    card = best.held.card
    if reading.has_laid and len(reading.cards) == 1:
        return reasons.DISCARD_OUT(card=card)
    if best.held.joker:
        return reasons.DISCARD_JOKER(card=card)
    as_good = [option for option in found if not option.held.joker and option.missed <= best.missed]
    gift = max(as_good, key=lambda option: option.danger)
    taker = neighbour(reading)
    if taker is not None and gift.danger > max(WANTED, best.danger + CLEARLY):
        return reasons.DISCARD_SAFE(card=card, instead=gift.held.card, seat=taker)
    if reading.has_laid:
        return reasons.DISCARD_STUCK(card=card)
    distance, outs = phase_shortfall(reading.phase, without_card(reading.cards, card))
    if distance == reading.needs.distance:
        helpful = reading.unseen.of(outs)
        return reasons.DISCARD_USELESS(card=card, phase=reading.number, distance=distance, outs=helpful)
    return reasons.DISCARD_LEAST(card=card, phase=reading.number, distance=distance)
