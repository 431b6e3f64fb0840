"""The only authority on what is allowed, and the list of canonical choices derived from it.

`check` raises Illegal with the ledger's id of the rule that forbids an action; `legal` lists choices
that `check` accepts. Groups cannot be malformed (they refuse to exist), so what remains here is
whether they may be laid now, by this seat, from this hand.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any

from tenfold.core import Illegal, Seat
from tenfold.games.cards.actions import (
    DISCARD,
    DRAW_FROM_DECK,
    KNOCK,
    PASS,
    TAKE_DISCARD,
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
from tenfold.games.cards.rules import DEALT, Rules, SkipPlay, SkipTarget
from tenfold.games.cards.state import FULL_DECK, Stage, State, left_of, open_phases
from tenfold.games.nature import Drawn, Lot
from tenfold.games.shape import check_shape
from tenfold.pieces.cards import SKIP, WILD, Card, Cards, missing_cards, write_cards
from tenfold.pieces.groups import Run, hits
from tenfold.pieces.laydown import lay_downs
from tenfold.pieces.placements import Minimum


def check(rules: Rules, state: State, action: Action) -> None:
    """Raise Illegal unless the action is allowed now. Nothing is changed either way."""
    if state.stage is Stage.OVER:
        raise Illegal("card.win", "game-over", "the game is over")
    _CHECK[type(action)](rules, state, action)


def legal(rules: Rules, state: State) -> list[Action]:
    """The canonical choices of the seat that must decide: lay-downs, hits, discards, in a stable order."""
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


# --- drawing and knocking --------------------------------------------------------------------------


def _check_draw(rules: Rules, state: State, action: Draw) -> None:
    if state.stage is Stage.PLAY:
        raise Illegal(
            "card.turn.draw", "drawn-already", "one card has been taken already: now lay down, hit or discard"
        )
    _expect(state, Stage.DRAW)
    if action.source is Source.DISCARD:
        if not state.discard:
            raise Illegal(
                "card.turn.draw", "discard-empty", "the discard pile is empty: draw from the draw pile"
            )
        if state.discard[-1] == SKIP:
            raise Illegal(
                "card.skip.not-from-discard",
                "skip-not-taken",
                "a skip cannot be taken from the discard pile: draw from the draw pile",
            )


def _check_knock(rules: Rules, state: State, action: Knock | Pass) -> None:
    if not rules.knocking:
        raise Illegal("card.variant.knock", "no-knocking", "knocking is not played in this game")
    if state.stage is not Stage.KNOCK:
        raise Illegal(
            "card.variant.knock.order",
            "nothing-to-knock",
            "there is nothing to knock for now: only a card discarded in the turn just ended, "
            "once the next player has let it go",
        )


# --- laying down -----------------------------------------------------------------------------------


def _check_lay(rules: Rules, state: State, action: Lay) -> None:
    _expect(state, Stage.PLAY, "card.laydown.when")
    cards = [card for group in action.groups for card in group.cards]
    _check_which_phase(rules, state, action.phase)
    phase = rules.phase(action.phase)
    check_shape(action.phase, phase, action.groups, whole="card.laydown.whole", extra="card.laydown.extra")
    _check_holds(state.hands[state.seat], cards, "card.laydown.whole")
    _check_naturals(rules, action)
    _check_keeps_a_card(rules, state, len(cards))


def _check_which_phase(rules: Rules, state: State, number: int) -> None:
    if state.laid[state.seat] is not None:
        raise Illegal(
            "card.phases.one-per-hand",
            "phase-lies",
            "only one phase can be completed in a hand, and yours lies: hit or discard",
        )
    allowed = open_phases(rules, state, state.seat)
    if number in allowed:
        return
    if state.playoff:
        rule = "card.win.playoff"
    elif rules.fixed_hands:
        rule = "card.variant.ten-hands"
    elif rules.free_order:
        rule = "card.variant.free-order"
    else:
        rule = "card.phases.order"
    raise Illegal(
        rule,
        "wrong-phase",
        "phase {number} cannot be laid now; you can lay: {allowed}",
        number=number,
        allowed=_listed(allowed),
    )


def _check_naturals(rules: Rules, action: Lay) -> None:
    wild = [all(card == WILD for card in group.cards) for group in action.groups]
    if rules.natural_minimum is Minimum.PHASE and all(wild):
        raise Illegal(
            "card.wild.natural-minimum",
            "phase-of-wilds",
            "at least one card of the phase must be a natural one",
        )
    if rules.natural_minimum is Minimum.GROUP and any(wild):
        raise Illegal(
            "card.wild.natural-minimum",
            "group-of-wilds",
            "at least one card of every group must be a natural one",
        )


# --- hitting ---------------------------------------------------------------------------------------


def _check_hit(rules: Rules, state: State, action: Hit) -> None:
    _expect(state, Stage.PLAY, "card.hit.after-phase")
    if state.laid[state.seat] is None:
        raise Illegal("card.hit.after-phase", "phase-first", "lay your own phase down before you hit")
    if not (0 <= action.seat < len(state.table) and 0 <= action.group < len(state.table[action.seat])):
        raise Illegal(
            "card.hit.where",
            "no-such-group",
            "there is no group {owner}.{group} on the table: hits go onto groups that lie there",
            owner=action.seat,
            group=action.group,
        )
    _check_holds(state.hands[state.seat], [action.card], "card.hit.where")
    group = state.table[action.seat][action.group]
    if not group.takes(action.card, action.end):
        _refuse_hit(action, state)
    _check_keeps_a_card(rules, state, 1)


def _refuse_hit(action: Hit, state: State) -> None:
    group = state.table[action.seat][action.group]
    if action.card == SKIP:
        raise Illegal("card.skip.not-in-phase", "skip-no-hit", "a skip is never a hit: discard it")
    if isinstance(group, Run) and not group.wild_ends():
        raise Illegal("card.hit.full-run", "run-full", "the run 1-12 takes no more cards")
    if action.card == WILD and action.end is not None and isinstance(group, Run):
        raise Illegal(
            "card.hit.fit",
            "end-closed",
            "the run {run} has no room at that end: the wild goes to the other",
            run=group.name,
        )
    if action.card == WILD and action.end is None:
        raise Illegal(
            "card.wild.unnumbered-group",
            "which-end",
            "say at which end of the run {run} the wild goes: low or high",
            run=group.name,
        )
    raise Illegal(
        "card.hit.fit",
        "no-fit",
        "{card} does not fit there: {group} takes {fitting} or a wild",
        card=action.card,
        group=group.name,
        fitting=write_cards(group.fitting()),
    )


# --- discarding ------------------------------------------------------------------------------------


def _check_discard(rules: Rules, state: State, action: Discard) -> None:
    _expect(state, Stage.PLAY, "card.turn.discard")
    _check_holds(state.hands[state.seat], [action.card], "card.turn.discard")
    if action.card != SKIP:
        if action.target is not None:
            raise Illegal("card.skip.keep-or-play", "no-skip", "only a skip makes another player lose a turn")
        return
    allowed = _skip_targets(rules, state)
    if action.target is None:
        if allowed and len(state.hands[state.seat]) > 1:
            raise Illegal(
                "card.skip.one-pending",
                "skip-whom",
                "say who loses a turn: seat {seats}",
                seats=_listed(allowed),
            )
    elif action.target not in allowed:
        _refuse_target(rules, state, action.target, allowed)


def _skip_targets(rules: Rules, state: State) -> tuple[Seat, ...]:
    """Whom a skip may be played against now."""
    candidates = state.playing
    if rules.skip_target is SkipTarget.NEXT:
        candidates = (left_of(state.playing, state.seat),)
    return tuple(
        seat for seat in candidates if seat != state.seat and not state.skips[seat] and seat not in state.lap
    )


def _refuse_target(rules: Rules, state: State, target: Seat, allowed: tuple[Seat, ...]) -> None:
    played = "card.skip.in-front" if rules.skip_play is SkipPlay.IN_FRONT else "card.skip.discard"
    if target not in state.playing or target == state.seat:
        rule, code, why = played, "skip-other", "a skip names another player of this hand"
    elif state.skips[target]:
        rule, code, why = "card.skip.one-pending", "skip-pending", "seat {target} must lose a turn already"
    elif target in state.lap:
        rule, code, why = "card.skip.once-per-lap", "skip-lap", "seat {target} was skipped in this lap"
    else:
        rule, code, why = played, "skip-next", "a skip goes to the next player in this game"
    raise Illegal(rule, code, why + "; you can choose: {seats}", target=target, seats=_listed(allowed))


def _listed(numbers: Iterable[int]) -> str:
    return ", ".join(map(str, numbers)) or "-"


# --- nature ----------------------------------------------------------------------------------------


def _check_lot(rules: Rules, state: State, action: Lot) -> None:
    _expect(state, Stage.LOT)
    if not 0 <= action.seat < len(state.sheet):
        raise Illegal("card.order", "no-such-seat", "there is no seat {seat}", seat=action.seat)


def _check_deal(rules: Rules, state: State, action: Deal) -> None:
    _expect(state, Stage.DEAL)
    hands = [cards or () for cards in action.hands]
    sizes = [DEALT if seat in state.playing else 0 for seat in range(len(state.sheet))]
    if [len(cards) for cards in hands] != sizes:
        raise Illegal(
            "card.deal", "deal-size", "every player of the hand is dealt {dealt} cards", dealt=DEALT
        )
    extra = missing_cards(FULL_DECK, [action.top, *(card for cards in hands for card in cards)])
    if extra:
        raise Illegal(
            "card.deck", "not-in-deck", "the deck does not hold so many: {cards}", cards=write_cards(extra)
        )


def _check_drawn(rules: Rules, state: State, action: Drawn) -> None:
    _expect(state, Stage.TURN_OVER)
    if action.card is None or action.card not in state.deck:
        raise Illegal("card.deck", "not-in-pile", "{card} is not in the draw pile", card=action.card)


# --- common ----------------------------------------------------------------------------------------

_AWAITED = {
    Stage.LOT: ("card.order", "lot-first", "first the dealer is drawn by lot"),
    Stage.DEAL: ("card.deal", "deal-first", "first the cards are dealt"),
    Stage.DRAW: ("card.turn.draw", "draw-first", "first take a card: draw or take"),
    Stage.KNOCK: ("card.variant.knock.order", "knock-first", "first it is settled who knocks: knock or pass"),
    Stage.TURN_OVER: ("card.turn.draw", "card-first", "first the card comes off the draw pile"),
    Stage.PLAY: ("card.turn.discard", "play-first", "now lay down, hit or discard"),
}


def _expect(state: State, stage: Stage, rule: str | None = None) -> None:
    """Refuse an action of another stage, by `rule` or by the rule that says what is awaited."""
    if state.stage is not stage:
        awaited, code, message = _AWAITED[state.stage]
        raise Illegal(rule or awaited, code, message)


def _check_holds(hand: Cards, cards: list[Card], rule: str) -> None:
    lacking = missing_cards(hand, cards)
    if lacking:
        raise Illegal(
            rule,
            "not-in-hand",
            "the hand does not hold {cards}: it has {hand}",
            cards=write_cards(lacking),
            hand=write_cards(hand),
        )


def _check_keeps_a_card(rules: Rules, state: State, going: int) -> None:
    if rules.last_card_must_be_discarded and len(state.hands[state.seat]) == going:
        raise Illegal("card.out", "keep-one", "in this game the last card must be discarded: keep one")


# --- canonical choices -----------------------------------------------------------------------------


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
    targets = _skip_targets(rules, state) if hand[-1] == SKIP and len(hand) > 1 else ()
    if targets:  # the skip comes last in a hand
        choices[-1:] = [Discard(SKIP, target) for target in targets]
    return choices


_CHECK: dict[type[Action], Callable[[Rules, State, Any], None]] = {
    Draw: _check_draw,
    Knock: _check_knock,
    Pass: _check_knock,
    Lay: _check_lay,
    Hit: _check_hit,
    Discard: _check_discard,
    Lot: _check_lot,
    Deal: _check_deal,
    Drawn: _check_drawn,
}
