"""What an action does to the table. Everything that moves the card game on stands here.

Invariants: the 108 cards are always in hands, groups, piles and (fx) skips lying in front of players;
hands and deck stay sorted; between turns at least 44 cards are in the two piles (card.pile.exhausted).
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any, TypeVar

from msgspec.structs import replace

from tenfold.core import Seat
from tenfold.games.card import scoring
from tenfold.games.card.actions import (
    Action,
    Deal,
    Discard,
    Draw,
    Hit,
    Knock,
    Lay,
    Pass,
    Source,
)
from tenfold.games.card.rules import Rules, SkipPlay
from tenfold.games.card.state import (
    FULL_DECK,
    Out,
    SheetLine,
    Stage,
    State,
    clockwise_from,
    first_player,
    left_of,
)
from tenfold.games.nature import Drawn, Lot
from tenfold.pieces.cards import SKIP, Card, Cards, hand, with_card, without_card, without_cards

T = TypeVar("T")


def initial(rules: Rules, players: int, dealer: Seat | None) -> State:
    """Before the first hand: the dealer is chosen by the host or drawn by lot (card.order)."""
    everybody = tuple(range(players))
    before = _before_the_deal(dealer, everybody, (SheetLine(),) * players)
    return replace(before, stage=Stage.LOT) if dealer is None else before


def apply(rules: Rules, state: State, action: Action) -> State:
    return _APPLY[type(action)](rules, state, action)


def _before_the_deal(dealer: Seat | None, playing: tuple[Seat, ...], sheet: tuple[SheetLine, ...]) -> State:
    """All cards lie together."""
    players = len(sheet)
    return State(
        stage=Stage.DEAL,
        dealer=dealer,
        playing=playing,
        sheet=sheet,
        playoff=False,
        outcome=None,
        seat=0,
        hands=((),) * players,
        shown=((),) * players,
        laid=(None,) * players,
        table=((),) * players,
        deck=FULL_DECK,
        discard=(),
        skips=(False,) * players,
        lap=(),
        fresh=False,
        window=(),
        last_knocker=None,
    )


# --- nature ----------------------------------------------------------------------------------------


def _lot(rules: Rules, state: State, action: Lot) -> State:
    return replace(state, stage=Stage.DEAL, dealer=action.seat)


def _deal(rules: Rules, state: State, action: Deal) -> State:
    """Whatever lies there is shuffled together first (card.dealer-rotates)."""
    following = scoring.next_hand(rules, state)
    before = _before_the_deal(following.dealer, following.playing, state.sheet)
    hands = tuple(hand(cards) for cards in action.hands if cards is not None)
    dealt = replace(
        before,
        playoff=following.playoff,
        hands=hands,
        deck=without_cards(FULL_DECK, (action.top, *(card for cards in hands for card in cards))),
        discard=(action.top,),
        seat=first_player(before),
        stage=Stage.DRAW,
    )
    if action.top == SKIP:  # card.open.skip: the first turn is lost, the card stays on the pile
        return replace(dealt, seat=left_of(dealt.playing, dealt.seat))
    return dealt


def _drawn(rules: Rules, state: State, action: Drawn) -> State:
    assert action.card is not None
    seat = state.seat
    return replace(
        state,
        hands=_put(state.hands, seat, with_card(state.hands[seat], action.card)),
        deck=without_card(state.deck, action.card),
        stage=Stage.PLAY,
        last_knocker=_after_ordinary_turn(state),
    )


# --- drawing and knocking --------------------------------------------------------------------------


def _draw(rules: Rules, state: State, action: Draw) -> State:
    if action.source is Source.DISCARD:
        return _take_top(state, state.seat, last_knocker=_after_ordinary_turn(state))
    window = _knockers(rules, state)
    if window:  # the next player does not want the card: the others may knock first
        return replace(state, stage=Stage.KNOCK, window=window, fresh=False)
    return _turn_over(state)


def _turn_over(state: State) -> State:
    """The top card of the draw pile is about to be seen; an empty pile is renewed (card.pile.exhausted)."""
    if state.deck:
        return replace(state, stage=Stage.TURN_OVER, fresh=False)
    assert len(state.discard) > 1, "44 cards are always in the piles"
    return replace(
        state, stage=Stage.TURN_OVER, fresh=False, deck=hand(state.discard[:-1]), discard=state.discard[-1:]
    )


def _take_top(state: State, seat: Seat, **changes: Any) -> State:
    """The top of the discard pile goes into the hand, and everybody sees it go."""
    card = state.discard[-1]
    return replace(
        state,
        hands=_put(state.hands, seat, with_card(state.hands[seat], card)),
        shown=_put(state.shown, seat, with_card(state.shown[seat], card)),
        discard=state.discard[:-1],
        seat=seat,
        stage=Stage.PLAY,
        fresh=False,
        **changes,
    )


def _after_ordinary_turn(state: State) -> Seat | None:
    """An ordinary turn of the own allows the last knocker to knock again (card.variant.knock)."""
    return None if state.last_knocker == state.seat else state.last_knocker


def _knockers(rules: Rules, state: State) -> tuple[Seat, ...]:
    """Who may knock for the card just discarded, clockwise after the seat on turn (card.variant.knock.order).

    The seat on turn is not among them: taking the card is simply its draw, or it must lose the turn.
    """
    if not (rules.knocking and state.fresh):
        return ()
    *others, _discarder, _next = clockwise_from(state.playing, state.seat)
    return tuple(seat for seat in others if not state.skips[seat] and seat != state.last_knocker)


def _knock(rules: Rules, state: State, action: Knock) -> State:
    """Play jumps to the knocker; the players in between lose their turn."""
    knocker = state.window[0]
    order = clockwise_from(state.playing, state.seat)
    passed = order[: order.index(knocker) + 1]
    lap = () if first_player(state) in passed else state.lap
    return _take_top(state, knocker, window=(), last_knocker=knocker, lap=lap)


def _pass(rules: Rules, state: State, action: Pass) -> State:
    if len(state.window) > 1:
        return replace(state, window=state.window[1:])
    closed = replace(state, window=())
    return _serve_skips(rules, closed) if closed.skips[closed.seat] else _turn_over(closed)


# --- laying, hitting, discarding -------------------------------------------------------------------


def _lay(rules: Rules, state: State, action: Lay) -> State:
    seat = state.seat
    line = state.sheet[seat]
    sheet = state.sheet
    if not state.playoff:  # crossed off at once (card.phases.laying-is-enough, card.variant.free-order)
        sheet = _put(sheet, seat, SheetLine((*line.done, action.phase), line.points))
    laid = replace(
        state,
        sheet=sheet,
        laid=_put(state.laid, seat, action.phase),
        table=_put(state.table, seat, action.groups),
    )
    return _gone_from_hand(rules, laid, [card for group in action.groups for card in group.cards], Out.LAY)


def _hit(rules: Rules, state: State, action: Hit) -> State:
    groups = state.table[action.seat]
    group = groups[action.group].added(action.card, action.end)
    hit = replace(state, table=_put(state.table, action.seat, _put(groups, action.group, group)))
    return _gone_from_hand(rules, hit, (action.card,), Out.HIT)


def _gone_from_hand(rules: Rules, state: State, cards: Iterable[Card], how: Out) -> State:
    """The seat on turn has put cards down; with the last one the hand ends at once (card.out)."""
    seat = state.seat
    left = without_cards(state.hands[seat], cards)
    after = replace(state, hands=_put(state.hands, seat, left), shown=_forget(state.shown, seat, cards))
    return after if left else _end_hand(rules, after, how)


def _discard(rules: Rules, state: State, action: Discard) -> State:
    seat, card, target = state.seat, action.card, action.target
    left = without_card(state.hands[seat], card)
    hands = _put(state.hands, seat, left)
    shown = _forget(state.shown, seat, (card,))
    on_pile = (*state.discard, card)
    if not left:
        return _end_hand(rules, replace(state, hands=hands, shown=shown, discard=on_pile), Out.DISCARD)
    if target is None:
        return _next_turn(rules, state, hands=hands, shown=shown, discard=on_pile, fresh=card != SKIP)
    skipped = replace(
        state,
        skips=_put(state.skips, target, True),
        lap=(*state.lap, target) if rules.skip_once_per_lap else (),
    )
    discard = state.discard if rules.skip_play is SkipPlay.IN_FRONT else on_pile
    return _next_turn(rules, skipped, hands=hands, shown=shown, discard=discard, fresh=False)


def _forget(shown: tuple[Cards, ...], seat: Seat, cards: Iterable[Card]) -> tuple[Cards, ...]:
    """A card that was seen going into the hand may be the one that now leaves it."""
    known = shown[seat]
    if not known:
        return shown
    for card in cards:
        if card in known:
            known = without_card(known, card)
    return _put(shown, seat, known)


# --- whose turn it is ------------------------------------------------------------------------------


def _next_turn(rules: Rules, state: State, **changes: Any) -> State:
    """The turn ends with `changes`; the left neighbour is next, or loses the turn."""
    seat = left_of(state.playing, state.seat)
    moved = replace(state, seat=seat, lap=_lap_at(state, seat), stage=Stage.DRAW, **changes)
    if not moved.skips[seat]:
        return moved
    window = _knockers(rules, moved)
    if window:  # the others come first, and the skip stays where it is if one knocks
        return replace(moved, stage=Stage.KNOCK, window=window, fresh=False)
    return _serve_skips(rules, moved)


def _lap_at(state: State, seat: Seat) -> tuple[Seat, ...]:
    """Who has been skipped in the lap, once play reaches `seat` (card.skip.once-per-lap)."""
    return () if state.lap and seat == first_player(state) else state.lap


def _serve_skips(rules: Rules, state: State) -> State:
    """Whoever has been skipped loses this turn; in fx the skip goes under the discard pile."""
    under = (SKIP,) if rules.skip_play is SkipPlay.IN_FRONT else ()
    while state.skips[state.seat]:
        seat = left_of(state.playing, state.seat)
        state = replace(
            state,
            seat=seat,
            lap=_lap_at(state, seat),
            skips=_put(state.skips, state.seat, False),
            discard=under + state.discard,
            stage=Stage.DRAW,
            fresh=False,
        )
    return state


# --- the end of a hand -----------------------------------------------------------------------------


def _end_hand(rules: Rules, state: State, how: Out) -> State:
    """The seat on turn has gone out: points are entered, and all hands lie open until the next deal, which
    opens another hand or a play-off (card.score.open), or for good."""
    sheet = scoring.enter_points(rules, state)
    winners = (state.seat,) if state.playoff else scoring.leaders(rules, sheet)
    after = replace(state, stage=Stage.DEAL, sheet=sheet, out=how)
    if not winners or (len(winners) > 1 and rules.playoff):
        return after
    return replace(after, stage=Stage.OVER, outcome=scoring.outcome(rules, state, sheet, winners))


def _put(items: tuple[T, ...], at: int, item: T) -> tuple[T, ...]:
    return (*items[:at], item, *items[at + 1 :])


_APPLY: dict[type[Action], Callable[[Rules, State, Any], State]] = {
    Lot: _lot,
    Deal: _deal,
    Drawn: _drawn,
    Draw: _draw,
    Knock: _knock,
    Pass: _pass,
    Lay: _lay,
    Hit: _hit,
    Discard: _discard,
}
