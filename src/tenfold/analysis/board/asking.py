"""Which number to ask for and in which direction, and which card to give."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from tenfold.analysis.advice import Advice
from tenfold.analysis.board import reasons
from tenfold.analysis.board.hand import Reading, as_card
from tenfold.analysis.board.rivals import (
    KnownHand,
    chance_of_any,
    chance_to_give,
    danger,
    gives_joker,
    known_hand,
    known_hands,
)
from tenfold.analysis.board.taking import value_of_card
from tenfold.games.board.actions import ASK, Action, Ask, Direction, Give
from tenfold.pieces.cards import NATURALS, NUMBERS, Card, without_card

DRAWN = 1.0  # draws that the asker gets if nobody has the number
ROBBED = 1.0  # what it is worth to take a joker from somebody, in draws
HELPED = 0.2  # what it is worth to take an ordinary card


class AskOption(NamedTuple):
    value: float  # in draws
    chance: float  # that somebody gives, hand by hand
    first: KnownHand | None  # who certainly gives, if anybody does
    action: Ask


def advise_ask(reading: Reading, legal: Sequence[Action]) -> Advice:
    best = best_ask(reading)
    number, first = best.action.number, best.first
    if first is not None:
        why = reasons.ASK_JOKER if gives_joker(first, number) else reasons.ASK_KNOWN
        return Advice(best.action, why(number=number, seat=first.seat))
    chance = chance_of_any(reading, number)
    return Advice(best.action, reasons.ASK_LIKELY(number=number, chance=round(100 * chance)))


def best_ask(reading: Reading) -> AskOption:
    """The number and direction worth most; of equals the lower number, clockwise."""
    others = known_hands(reading)
    gains = [_gain(reading, number) for number in NUMBERS]
    found = []
    for way, asks in zip(Direction, ASK, strict=True):
        if way is Direction.COUNTERCLOCKWISE:
            if len(others) == 1:
                break  # between two players the directions are the same
            others = others[::-1]
        found += [_ask_option(reading, others, gain, ask) for gain, ask in zip(gains, asks, strict=True)]
    return max(found, key=lambda option: (round(option.value, 6), option.first is not None))


def _ask_option(reading: Reading, others: list[KnownHand], gain: float, ask: Ask) -> AskOption:
    value, nobody, first = 0.0, 1.0, None
    for other in others:
        chance = chance_to_give(reading, other, ask.number)
        if not chance:
            continue
        if chance == 1.0 and nobody == 1.0:
            first = other
        value += nobody * chance * (gain + (ROBBED if gives_joker(other, ask.number) else HELPED))
        nobody *= 1 - chance
        if not nobody:
            break
    missed = reading.share_fitting - 1 if reading.ready else DRAWN
    return AskOption(value + nobody * missed, 1 - nobody, first, ask)


def _gain(reading: Reading, number: int) -> float:
    """What a card of the number would do for the hand; its colour is the giver's choice."""
    colours = NATURALS[(number - 1) * 4 : number * 4]
    if not reading.ready and not reading.has_colour:
        return value_of_card(reading, colours[0])
    left = reading.unseen
    there = [card for card in colours if left.kinds[card]] or list(colours)
    return sum([value_of_card(reading, card) for card in there]) / len(there)


# --- giving ----------------------------------------------------------------------------------------


def advise_give(reading: Reading, legal: Sequence[Action]) -> Advice:
    """Of the cards that may be given, the one missed least, then the one that helps the asker least."""
    gives = [action for action in legal if isinstance(action, Give) and action.card is not None]
    asker = known_hand(reading, reading.view.seat)

    def cost(action: Give) -> tuple[float, float, Card]:
        assert action.card is not None
        card = as_card(action.card)
        return _missed(reading, card), danger(reading, asker, action.card.card), action.card.card

    best = min(gives, key=cost)
    assert best.card is not None
    card = best.card.card
    if best.card.joker:
        return Advice(best, reasons.GIVE_JOKER(card=card))
    if len(gives) == 1:
        return Advice(best, reasons.GIVE_ONLY(card=card))
    missed = [cost(action)[0] for action in gives]
    if min(missed) == max(missed):
        return Advice(best, reasons.GIVE_SAFE(card=card, seat=asker.seat))
    return Advice(best, (reasons.GIVE_LEAST if min(missed) > 0 else reasons.GIVE_USELESS)(card=card))


def _missed(reading: Reading, card: Card) -> float:
    """What the hand loses with the card: draws, or on the way out a card that fits."""
    if not reading.has_laid:
        return round(reading.loss(card), 6)
    return float(reading.count_stuck(without_card(reading.cards, card)) - len(reading.stuck))
