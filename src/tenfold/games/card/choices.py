"""The canonical choices of the seat that must decide, in a stable order; all pass `legality.check`."""

from __future__ import annotations

from collections.abc import Sequence

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
from tenfold.pieces.laydown import few_lay_downs, lay_downs


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


def listed(rules: Rules, state: State, most: int) -> list[Action]:
    """The same to be shown: where lay-downs are too many, those with the fewest wilds."""
    if state.stage is not Stage.PLAY or state.laid[state.seat] is not None:
        return legal(rules, state)
    hand = state.hands[state.seat]
    discards = _legal_discards(rules, state, hand)
    lays: list[Action] = []
    for number in _layable_now(rules, state, hand):
        left = most - len(discards) - len(lays)
        if left <= 0:
            break
        lays += [
            Lay(number, groups)
            for groups in few_lay_downs(rules.phase(number), hand, rules.natural_minimum, left)
        ]
    return [*lays, *discards]


def _legal_lays(rules: Rules, state: State, hand: Cards) -> list[Action]:
    choices: list[Action] = []
    for number in _layable_now(rules, state, hand):
        for groups in lay_downs(rules.phase(number), hand, rules.natural_minimum):
            choices.append(Lay(number, groups))  # noqa: PERF401 -- runs after every draw; mostly empty
    return choices


def _layable_now(rules: Rules, state: State, hand: Cards) -> Sequence[int]:
    """The open phases that leave a card to be discarded, if one must be (card.out)."""
    numbers = open_phases(rules, state, state.seat)
    if not rules.last_card_must_be_discarded:
        return numbers
    return [number for number in numbers if rules.phase(number).size != len(hand)]


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
