"""Which cards to take from the piles, and which to put away for others (step 1)."""

from __future__ import annotations

from collections.abc import Sequence

from tenfold.analysis.advice import Advice
from tenfold.analysis.board import reasons
from tenfold.analysis.board.hand import Reading
from tenfold.analysis.board.rivals import dangers, neighbour
from tenfold.analysis.board.shedding import shed
from tenfold.games.board.actions import DRAW_FROM_DECK, ORDINARY, TAKE_DISCARD, Action, Pick, Swap
from tenfold.games.board.rules import SWAPPED
from tenfold.games.board.state import swap_sizes
from tenfold.pieces.cards import WILD, Card, Cards, with_card, without_cards

ENOUGH = 1.0  # draws that a card must save to be better than one from the draw pile
SPARED = 0.9  # draws that a swapped card may cost: another one comes for it
WANTED = 0.5  # a card is named as wanted by a neighbour from this chance on


# --- from a pile of one's choice -------------------------------------------------------------------


def advise_take(reading: Reading, legal: Sequence[Action]) -> Advice:
    """Card by card (board.action.draw-n, board.action.again)."""
    top = reading.view.discard[-1] if reading.view.discard else None
    if TAKE_DISCARD not in legal or top is None:
        return Advice(DRAW_FROM_DECK, reasons.DRAW_ONLY())
    if DRAW_FROM_DECK not in legal:
        return Advice(TAKE_DISCARD, reasons.TAKE_ONLY(card=top))
    if reading.ready:
        if reading.fits(top) or reading.count_stuck(with_card(reading.rest, top)) <= len(reading.stuck):
            return Advice(TAKE_DISCARD, reasons.TAKE_ADDS(card=top))
        if reading.has_laid:
            return Advice(DRAW_FROM_DECK, reasons.DRAW_TO_ADD(card=top))
        return Advice(DRAW_FROM_DECK, reasons.DRAW_READY(phase=reading.number, card=top))
    if shortens(reading, top) and reading.gain(top) >= ENOUGH:
        return Advice(TAKE_DISCARD, reasons.TAKE_SHORTENS(card=top, **_nearer(reading, top)))
    needs, total = reading.needs, reading.unseen.total
    why = reasons.DRAW_BETTER(
        card=top, phase=needs.phase, distance=needs.distance, outs=needs.unseen, total=total
    )
    return Advice(DRAW_FROM_DECK, why)


def shortens(reading: Reading, card: Card) -> bool:
    return reading.distance(with_card(reading.cards, card)) < reading.distance(reading.cards)


def _nearer(reading: Reading, card: Card) -> dict[str, int]:
    return {
        "phase": reading.number,
        "before": reading.distance(reading.cards),
        "after": reading.distance(with_card(reading.cards, card)),
    }


# --- from the whole discard pile -------------------------------------------------------------------


def advise_pick(reading: Reading, legal: Sequence[Action]) -> Advice:
    """The card that helps most; of equal cards the lowest, which the others do not see go."""
    picks = {action.card: action for action in legal if isinstance(action, Pick) and action.card is not None}
    wanted = dangers(reading, tuple(picks))
    values = {card: value_of_card(reading, card) for card in picks}
    best = max(picks, key=lambda card: (values[card], wanted[card], -card))
    action = picks[best]
    if reading.ready and reading.fits(best):
        return Advice(action, reasons.PICK_ADDS(card=best))
    if not reading.ready and shortens(reading, best):
        return Advice(action, reasons.PICK_SHORTENS(card=best, **_nearer(reading, best)))
    seat = neighbour(reading)
    if seat is not None and wanted[best] >= WANTED:
        return Advice(action, reasons.PICK_DENIES(card=best, seat=seat))
    return Advice(action, reasons.PICK_BEST(card=best))


def value_of_card(reading: Reading, card: Card) -> float:
    """What the card does for the hand: draws saved, or on the way out whether it fits."""
    if not reading.ready:
        return reading.gain(card)
    return float(len(reading.stuck) - reading.count_stuck(with_card(reading.rest, card)))


# --- swapping --------------------------------------------------------------------------------------


def advise_swap(reading: Reading, legal: Sequence[Action]) -> Advice:
    """What the hand can do without goes, what the neighbour wants least on top (board.action.swap)."""
    going = swapped(reading)
    least = swap_sizes(reading.rules, len(reading.held)).start
    if len(going) < least:
        ordinary = [card for card in reading.cards if card != WILD]
        if not ordinary:
            return Advice(Swap(reading.held[:least]), reasons.SWAP_NONE())
        going = (min(ordinary, key=reading.loss),)
    if not going:
        return Advice(Swap(()), reasons.SWAP_NONE())
    wanted = dangers(reading, going)
    action = Swap(tuple([ORDINARY[card] for card in sorted(going, key=lambda card: (-wanted[card], card))]))
    if reading.ready:
        return Advice(action, reasons.SWAP_STUCK(count=len(going)))
    distance = reading.distance(without_cards(reading.cards, going))
    return Advice(action, reasons.SWAP_SPARED(count=len(going), phase=reading.number, distance=distance))


def swapped(reading: Reading) -> Cards:
    """Up to four cards that the hand misses less than what may come for them."""
    if reading.ready:
        return tuple(reading.stuck[:SWAPPED])
    going: list[Card] = []
    for card, missed in shed(reading):
        if missed > SPARED or len(going) == SWAPPED:
            break
        going.append(card)
    return tuple(going)
