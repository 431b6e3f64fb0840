"""Points, the score sheet, who has won, and who plays on."""

from __future__ import annotations

from collections.abc import Iterable
from typing import NamedTuple

from tenfold.core import Outcome, Seat
from tenfold.games.card.rules import Rules
from tenfold.games.card.state import CardReason, SheetLine, State, clockwise_from, left_of
from tenfold.pieces.cards import NUMBER_OF, SKIP, WILD, Card, Cards

SKIP_POINTS = 15


def card_points(rules: Rules, card: Card) -> int:
    """What a card left in the hand costs (card.score, card.score.fx)."""
    if card == WILD:
        return rules.wild_points
    if card == SKIP:
        return SKIP_POINTS
    return 5 if NUMBER_OF[card] < 10 else 10


def hand_points(rules: Rules, cards: Cards) -> int:
    return sum(card_points(rules, card) for card in cards)


def enter_points(rules: Rules, state: State) -> tuple[SheetLine, ...]:
    """The sheet after the hand; a play-off's points do not count (card.win.playoff)."""
    if state.playoff:
        return state.sheet
    return tuple(
        SheetLine(line.done, (*line.points, hand_points(rules, cards)))
        for line, cards in zip(state.sheet, state.hands, strict=True)
    )


def leaders(rules: Rules, sheet: tuple[SheetLine, ...]) -> tuple[Seat, ...]:
    """After a hand: who has won, several if all is level, nobody while the game goes on."""
    if rules.fixed_hands:
        over = len(sheet[0].points) == len(rules.played)
        return _fewest_points(sheet, range(len(sheet))) if over else ()  # card.variant.ten-hands
    return _fewest_points(sheet, _finishers(rules, sheet))  # card.win


def _finishers(rules: Rules, sheet: tuple[SheetLine, ...]) -> tuple[Seat, ...]:
    return tuple(seat for seat, line in enumerate(sheet) if len(line.done) == len(rules.played))


def _fewest_points(sheet: tuple[SheetLine, ...], seats: Iterable[Seat]) -> tuple[Seat, ...]:
    totals = {seat: sheet[seat].total for seat in seats}
    return tuple(seat for seat, total in totals.items() if total == min(totals.values()))


def outcome(rules: Rules, state: State, sheet: tuple[SheetLine, ...], winners: tuple[Seat, ...]) -> Outcome:
    """The final ranking: the winners, then the others by how far they came."""
    if state.playoff:
        reason = CardReason.PLAYOFF
    elif len(winners) > 1:
        reason = CardReason.SHARED
    elif rules.fixed_hands:
        reason = CardReason.ALL_HANDS
    elif len(_finishers(rules, sheet)) > 1:
        reason = CardReason.FEWEST_POINTS
    else:
        reason = CardReason.LAST_PHASE

    def standing(seat: Seat) -> tuple[int, int]:
        # With fixed hands only points count; else whoever is further ahead in the list, then points.
        phases = 0 if rules.fixed_hands else len(sheet[seat].done)
        return -phases, sheet[seat].total

    others = [seat for seat in range(len(sheet)) if seat not in winners]
    places = sorted({standing(seat) for seat in others})
    ranking = (winners, *(tuple(s for s in others if standing(s) == place) for place in places))
    return Outcome(ranking=ranking, scores=tuple(line.total for line in sheet), reason=reason)


class NextHand(NamedTuple):
    """What changes at the deal."""

    dealer: Seat
    playing: tuple[Seat, ...]
    playoff: bool


def next_hand(rules: Rules, state: State) -> NextHand:
    """Who deals and who plays, as things stand before the deal."""
    assert state.dealer is not None
    if state.out is None:  # the first hand
        return NextHand(state.dealer, state.playing, state.playoff)
    tied = leaders(rules, state.sheet)
    if tied:  # card.win.playoff
        clockwise = clockwise_from(state.playing, state.dealer)
        return NextHand(next(seat for seat in clockwise if seat in tied), tied, playoff=True)
    return NextHand(left_of(state.playing, state.dealer), state.playing, playoff=False)  # card.dealer-rotates
