"""What the others seem to collect, who leads, and how much a discard would help the next player.

All of it is public: whose phase is which, what lies on the table, the cards that were seen going into a
hand, and those that were let go. A card on the discard pile was thrown away by one player and refused by
the next, so its like is less wanted.
"""

from __future__ import annotations

from collections.abc import Iterable
from math import exp
from typing import NamedTuple

from tenfold.analysis.card.hand import Reading
from tenfold.core import Seat
from tenfold.games.card.state import clockwise_from, open_phases
from tenfold.pieces.cards import NUMBER_OF, SKIP, WILD, Card, Cards
from tenfold.pieces.phases import Kind, Need, Phase

REMEMBERED = 10  # discards that still tell what nobody wants
LET_GO = 0.4  # how much less a card is wanted whose like was let go
GOING_OUT = 3  # with so few cards a player who has laid is about to go out


class Rival(NamedTuple):
    seat: Seat
    done: int  # phases crossed off
    points: int
    cards: int  # in the hand
    has_laid: bool

    @property
    def going_out(self) -> bool:
        return self.has_laid and self.cards <= GOING_OUT


class Collector(NamedTuple):
    """What is known of a player whose next draw may be the card that is discarded now."""

    seat: Seat
    phases: tuple[Phase, ...]  # that it may lay; none once one lies
    shown: Cards  # seen going into the hand
    let_go: Cards  # the last discards, thrown away or not taken
    hidden: int  # cards of its hand that nobody saw


def rivals(reading: Reading) -> tuple[Rival, ...]:
    """The others in this hand, clockwise."""
    view = reading.view
    seats = clockwise_from(view.playing, reading.seat)[:-1]
    return tuple([_rival(reading, seat) for seat in seats])


def _rival(reading: Reading, seat: Seat) -> Rival:
    view = reading.view
    line = view.sheet[seat]
    return Rival(seat, len(line.done), line.total, view.hand_sizes[seat], view.laid[seat] is not None)


def ranking(reading: Reading) -> list[Rival]:
    """The others, whoever is nearest to winning the game first (card.win, card.variant.ten-hands)."""
    if reading.rules.fixed_hands:
        return sorted(rivals(reading), key=lambda rival: (rival.points, rival.cards))
    return sorted(rivals(reading), key=lambda rival: (-rival.done, rival.points, rival.cards))


def leader(reading: Reading) -> Rival:
    return ranking(reading)[0]


def going_out(reading: Reading) -> Rival | None:
    """Whoever is likely to end the hand soon, if anybody is."""
    return min([r for r in rivals(reading) if r.going_out], key=lambda rival: rival.cards, default=None)


def next_collector(reading: Reading) -> Collector:
    """The player who may take what is discarded now; those who lose a turn are passed over."""
    view = reading.view
    order = clockwise_from(view.playing, reading.seat)
    seat = next((seat for seat in order if not view.skips[seat]), order[0])
    return collector(reading, seat)


def collector(reading: Reading, seat: Seat) -> Collector:
    view, rules = reading.view, reading.rules
    shown = view.shown[seat]
    return Collector(
        seat=seat,
        phases=tuple([rules.phase(number) for number in open_phases(rules, view, seat)]),
        shown=shown,
        let_go=view.discard[-REMEMBERED:],
        hidden=view.hand_sizes[seat] - len(shown),
    )


def dangers(reading: Reading, cards: Iterable[Card]) -> dict[Card, float]:
    """How likely the next player is to want each of the cards, from 0 to 1."""
    taker = next_collector(reading)
    if taker.seat == reading.seat:
        return dict.fromkeys(cards, 0.0)  # everybody else loses a turn
    return {card: danger(reading, taker, card) for card in cards}


def danger(reading: Reading, taker: Collector, card: Card) -> float:
    """How likely `taker` is to want the card, from 0 to 1."""
    if card == SKIP:
        return 0.0  # card.skip.not-from-discard
    if card == WILD:
        return 1.0
    if not taker.phases:
        return 1.0 if reading.fits(card) else 0.0  # its phase lies: it takes what it can hit
    left = reading.unseen
    # How many cards of this number it may be expected to hold among those that nobody saw.
    held = left.slots[NUMBER_OF[card]] * taker.hidden / max(1, left.total)
    wanted = [_wanted(phase, taker, card, held) for phase in taker.phases]
    return sum(wanted) / len(wanted)


def _wanted(phase: Phase, taker: Collector, card: Card, held: float) -> float:
    unwanted = 1.0
    for need in phase.needs:
        unwanted *= 1 - _WANTED[need.kind](need, taker, card, held)
    return 1 - unwanted


def _for_set(need: Need, taker: Collector, card: Card, held: float) -> float:
    number = NUMBER_OF[card]
    if any(NUMBER_OF[other] == number for other in taker.shown):
        return 0.9
    # Two of them or more make a set that grows; one may be the beginning of one.
    none, one = exp(-held), held * exp(-held)
    return (1 - none - one / 2) * _let_go(number, taker)


def _for_run(need: Need, taker: Collector, card: Card, held: float) -> float:
    number = NUMBER_OF[card]
    shown = [NUMBER_OF[other] for other in taker.shown if other < WILD]
    if number in shown:
        return 0.05
    lows = range(1, 14 - need.size)
    possible = [low for low in lows if all(low <= other < low + need.size for other in shown)] or lows
    among = sum([low <= number < low + need.size for low in possible]) / len(possible)
    return 0.8 * exp(-held) * among * _let_go(number, taker)


def _for_colour(need: Need, taker: Collector, card: Card, held: float) -> float:
    shown = [other % 4 == card % 4 for other in taker.shown if other < WILD]
    if shown:
        return 0.9 * sum(shown) / len(shown)
    let_go = [other for other in taker.let_go if other < WILD and other % 4 == card % 4]
    return float(0.4 * 0.8 ** len(let_go))


def _let_go(number: int, taker: Collector) -> float:
    return LET_GO if any(NUMBER_OF[other] == number for other in taker.let_go) else 1.0


_WANTED = {Kind.SET: _for_set, Kind.RUN: _for_run, Kind.COLOUR: _for_colour}
