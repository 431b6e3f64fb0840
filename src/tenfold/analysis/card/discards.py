"""Which card to throw away: the one that is missed least, helps the next player least and costs most."""

from __future__ import annotations

from typing import NamedTuple

from tenfold.analysis.advice import Advice
from tenfold.analysis.card import reasons
from tenfold.analysis.card.hand import Reading, phase_needs
from tenfold.analysis.card.rivals import dangers, going_out, leader, next_collector, ranking, rivals
from tenfold.core import Saying, Seat
from tenfold.games.card.actions import Discard
from tenfold.games.card.scoring import card_points
from tenfold.pieces.cards import WILD, without_card

# All in turns.
POINT_FIXED = 0.01  # a point in the hand at its end where points alone decide (card.variant.ten-hands)
PLAY_AGAIN = 1.0  # a skip between two players is a whole turn
SKIP_STOPS = 1.0  # a skip against somebody who is about to go out
SKIP_LEADER = 0.1  # a skip against the leader rather than the last
SKIP_LATER = 0.3  # what a skip kept for later is worth, while nobody has laid

# A card is named as wanted if it is so likely, and so much likelier than the one to be discarded.
WANTED, CLEARLY = 0.5, 0.2


class DiscardOption(NamedTuple):
    """A discard and what it costs, in turns."""

    cost: float
    away: float  # how far the phase is then
    danger: float  # how likely the next player wants the card
    points: int
    action: Discard


def advise_discard(reading: Reading, legal: list[Discard]) -> Advice:
    if len(reading.hand) == 1:
        return Advice(legal[0], reasons.GO_OUT(card=legal[0].card))
    found = options(reading, legal)
    best = found[0]
    if best.action.target is not None:
        return _why_skip(reading, best.action, best.action.target)
    return Advice(best.action, _why_card(reading, best, found))


def options(reading: Reading, legal: list[Discard]) -> list[DiscardOption]:
    """What can be discarded, the best first."""
    danger = dangers(reading, [action.card for action in legal])
    per_point = _point(reading)
    found = []
    for action in legal:
        card = action.card
        away = reading.away(without_card(reading.hand, card))
        points = card_points(reading.rules, card)
        cost = away + reading.weights.deny * danger[card] - per_point * points
        if action.target is not None:
            cost -= _value_of_skip(reading, action.target)
        found.append(DiscardOption(cost, away, danger[card], points, action))
    # A wild is never thrown away for nothing, whatever the estimate says.
    return sorted(found, key=lambda option: (option.action.card == WILD, option.cost, option.action.card))


def _point(reading: Reading) -> float:
    if going_out(reading) is not None:
        return reading.weights.point_late
    return POINT_FIXED if reading.rules.fixed_hands else reading.weights.point


def _value_of_skip(reading: Reading, target: Seat) -> float:
    others = rivals(reading)
    if len(others) == 1:
        return PLAY_AGAIN
    rival = next(rival for rival in others if rival.seat == target)
    value = PLAY_AGAIN / len(others)
    if rival.going_out:
        return value + SKIP_STOPS - rival.cards / 100
    if not any(other.has_laid for other in others):
        value -= SKIP_LATER
    behind = ranking(reading).index(rival) / len(others)
    return value + SKIP_LEADER * (1 - behind)


# --- why -------------------------------------------------------------------------------------------


def _why_skip(reading: Reading, action: Discard, target: Seat) -> Advice:
    others = rivals(reading)
    rival = next(rival for rival in others if rival.seat == target)
    if rival.going_out:
        return Advice(action, reasons.SKIP_GOING_OUT(seat=target, cards=rival.cards))
    if len(others) == 1:
        return Advice(action, reasons.SKIP_AGAIN(seat=target))
    why = reasons.SKIP_LEADER if rival == leader(reading) else reasons.SKIP_RIVAL
    return Advice(action, why(seat=target, done=rival.done, points=rival.points))


def _why_card(reading: Reading, best: DiscardOption, found: list[DiscardOption]) -> Saying:
    card = best.action.card
    ending = going_out(reading)
    cheaper = [option for option in found if option.away <= best.away and option.points < best.points]
    if ending is not None and cheaper:
        return reasons.DISCARD_DEAR(card=card, seat=ending.seat, cards=ending.cards, points=best.points)
    as_good = [option for option in found if option.away <= best.away]
    gift = max(as_good, key=lambda option: option.danger)
    if gift.danger > max(WANTED, best.danger + CLEARLY):
        return reasons.DISCARD_SAFE(card=card, instead=gift.action.card, seat=next_collector(reading).seat)
    if reading.has_laid:
        return reasons.DISCARD_STUCK(card=card)
    left = without_card(reading.hand, card)
    needs = phase_needs(reading, reading.nearest(left), left)
    if needs.distance == reading.lack(needs.number, reading.hand):
        return reasons.DISCARD_USELESS(
            card=card, phase=needs.number, distance=needs.distance, outs=needs.unseen
        )
    if WILD in left:
        return reasons.KEEP_WILD(card=card, turns=round(reading.wild_value, 1))
    return reasons.DISCARD_LEAST(card=card, phase=needs.number, distance=needs.distance)
