"""The canonical choices of the seat that must decide, in a stable order; all pass `legality.check`."""

from __future__ import annotations

from tenfold.core import Seat
from tenfold.games.card.actions import (
    DISCARD,
    DRAW_FROM_DECK,
    KNOCK,
    PASS,
    TAKE_DISCARD,
    Action,
    Discard,
    Hit,
    Lay,
)
from tenfold.games.card.rules import Rules, SkipTarget
from tenfold.games.card.state import Stage, State, left_of, open_phases
from tenfold.pieces.cards import SKIP, Cards
from tenfold.pieces.groups import hits
from tenfold.pieces.laydown import lay_downs


def legal(rules: Rules, state: State) -> list[Action]:
    """Lay-downs, hits, discards; a pile to draw from; whether to knock."""
    if state.stage is Stage.PLAY:
        hand = state.hands[state.seat]
        if state.laid[state.seat] is None:
            choices = _legal_lays(rules, state, hand)
        else:
            choices = _legal_hits(rules, state, hand)
        choices += _legal_discards(rules, state, hand)
        return choices
    if state.stage is Stage.DRAW:
        if state.discard and state.discard[-1] != SKIP:
            return [DRAW_FROM_DECK, TAKE_DISCARD]
        return [DRAW_FROM_DECK]
    if state.stage is Stage.KNOCK:
        return [KNOCK, PASS]
    return []


def _legal_lays(rules: Rules, state: State, hand: Cards) -> list[Action]:
    choices: list[Action] = []
    for number in open_phases(rules, state, state.seat):
        phase = rules.phase(number)
        if rules.last_card_must_be_discarded and len(hand) == phase.size:
            continue
        for groups in lay_downs(phase, hand, rules.natural_minimum):
            choices.append(Lay(number, groups))  # noqa: PERF401 -- runs after every draw; mostly empty
    return choices


def _legal_hits(rules: Rules, state: State, hand: Cards) -> list[Action]:
    if rules.last_card_must_be_discarded and len(hand) == 1:
        return []
    cards = sorted(set(hand))
    return [
        Hit(card, seat, at, end)
        for seat in state.playing
        for at, group in enumerate(state.table[seat])
        for card, end in hits(group, cards)
    ]


def _legal_discards(rules: Rules, state: State, hand: Cards) -> list[Action]:
    choices: list[Action] = [DISCARD[card] for card in dict.fromkeys(hand)]
    targets = skip_targets(rules, state) if hand[-1] == SKIP and len(hand) > 1 else ()
    if targets:  # the skip comes last in a hand
        choices[-1:] = [Discard(SKIP, target) for target in targets]
    return choices


def skip_targets(rules: Rules, state: State) -> tuple[Seat, ...]:
    """Whom a skip may be played against now."""
    candidates = state.playing
    if rules.skip_target is SkipTarget.NEXT:
        candidates = (left_of(state.playing, state.seat),)
    return tuple(
        seat for seat in candidates if seat != state.seat and not state.skips[seat] and seat not in state.lap
    )
