"""Which pile to draw from, and whether to knock."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from tenfold.analysis.advice import Advice
from tenfold.analysis.card import reasons
from tenfold.analysis.card.hand import Reading
from tenfold.analysis.card.leftovers import leftovers
from tenfold.analysis.card.playing import LayOption, best_lay
from tenfold.core import Saying
from tenfold.core.sayings import Sentence
from tenfold.games.card.actions import DRAW_FROM_DECK, KNOCK, PASS, TAKE_DISCARD, Action, Lay
from tenfold.pieces.cards import Cards, with_card
from tenfold.pieces.laydown import lay_downs


class TakingReasons(NamedTuple):
    """How it is said that the top discard is wanted."""

    shortens: Sentence
    hits: Sentence
    ready: Sentence


_TAKE = TakingReasons(reasons.TAKE_SHORTENS, reasons.TAKE_HITS, reasons.TAKE_READY)
_KNOCK = TakingReasons(reasons.KNOCK_SHORTENS, reasons.KNOCK_HITS, reasons.KNOCK_READY)


def advise_draw(reading: Reading, legal: Sequence[Action]) -> Advice:
    if TAKE_DISCARD not in legal:
        return Advice(DRAW_FROM_DECK, reasons.DRAW_ONLY())
    why = _why_wanted(reading, _TAKE)
    return Advice(DRAW_FROM_DECK, _why_not(reading)) if why is None else Advice(TAKE_DISCARD, why)


def advise_knock(reading: Reading, legal: Sequence[Action]) -> Advice:
    why = _why_wanted(reading, _KNOCK)
    return Advice(PASS, reasons.PASS(card=reading.view.discard[-1])) if why is None else Advice(KNOCK, why)


def _why_wanted(reading: Reading, said: TakingReasons) -> Saying | None:
    """Why the top discard is better than a card of the draw pile, if it is.

    Before the phase is complete it must bring it nearer. From then on what counts is how many cards stay in
    the hand: one that goes on the table in the same turn leaves no more of them, which not every card of
    the draw pile does.
    """
    top = reading.top
    assert top is not None
    card, with_it = top.card, with_card(reading.hand, top.card)
    if reading.has_laid:
        stays = len(leftovers(with_it, reading.groups)) > len(leftovers(reading.hand, reading.groups))
        return None if stays else said.hits(card=card)
    now = _lay(reading, reading.hand)
    if now is None:
        if top.after < top.before and (top.after == 0 or top.gain >= reading.weights.enough):
            return said.shortens(card=card, phase=top.phase, before=top.before, after=top.after)
        return None
    then = _lay(reading, with_it)
    assert then is not None
    number = then.action.phase
    if number != now.action.phase:  # a harder one (card.variant.free-order)
        return said.shortens(card=card, phase=number, before=reading.lack(number, reading.hand), after=0)
    return said.ready(card=card, phase=number) if then.stuck <= now.stuck else None


def _why_not(reading: Reading) -> Saying:
    """Why a card of the draw pile is better."""
    card = reading.view.discard[-1]
    if reading.has_laid:
        return reasons.DRAW_TO_HIT(card=card)
    now = _lay(reading, reading.hand)
    if now is not None:
        return reasons.DRAW_READY(card=card, phase=now.action.phase)
    best = reading.needs[0]
    facts = {"phase": best.number, "distance": best.distance, "outs": best.unseen}
    return reasons.DRAW_BETTER(card=card, total=reading.unseen.total, **facts)


def _lay(reading: Reading, cards: Cards) -> LayOption | None:
    """What these cards would lay, if a phase is complete."""
    rules = reading.rules
    lays = [
        Lay(number, groups)
        for number in reading.pursued
        if reading.lack(number, cards) == 0
        for groups in lay_downs(rules.phase(number), cards, rules.natural_minimum)
    ]
    return best_lay(reading, cards, lays) if lays else None
