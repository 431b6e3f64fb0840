"""The only authority on what is allowed.

`check` raises Illegal with the ledger's id of the rule that forbids an action; choices.py lists choices
that `check` accepts. Groups cannot be malformed (they refuse to exist), so what remains here is
whether they may be laid now, by this seat, from this hand.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from tenfold.core import Illegal, Seat
from tenfold.games import sayings as common
from tenfold.games.card import sayings
from tenfold.games.card.actions import Action, Deal, Discard, Draw, Hit, Knock, Lay, Pass, Source
from tenfold.games.card.choices import skip_targets
from tenfold.games.card.rules import DEALT, Rules, SkipPlay
from tenfold.games.card.scoring import next_hand
from tenfold.games.card.state import FULL_DECK, Stage, State, open_phases
from tenfold.games.nature import Drawn, Lot
from tenfold.games.shape import check_shape
from tenfold.pieces.cards import SKIP, WILD, Card, Cards, missing_cards
from tenfold.pieces.groups import Run
from tenfold.pieces.placements import Minimum


def check(rules: Rules, state: State, action: Action) -> None:
    """Raise Illegal unless the action is allowed now. Nothing is changed either way."""
    if state.stage is Stage.OVER:
        raise Illegal("card.win", common.GAME_OVER())
    _CHECK[type(action)](rules, state, action)


# --- drawing and knocking --------------------------------------------------------------------------


def _check_draw(rules: Rules, state: State, action: Draw) -> None:
    if state.stage is Stage.PLAY:
        raise Illegal("card.turn.draw", sayings.DRAWN_ALREADY())
    _expect(state, Stage.DRAW)
    if action.source is Source.DISCARD:
        if not state.discard:
            raise Illegal("card.turn.draw", common.DISCARD_EMPTY())
        if state.discard[-1] == SKIP:
            raise Illegal("card.skip.not-from-discard", sayings.SKIP_NOT_TAKEN())


def _check_knock(rules: Rules, state: State, action: Knock | Pass) -> None:
    if not rules.knocking:
        raise Illegal("card.variant.knock", sayings.NO_KNOCKING())
    if state.stage is not Stage.KNOCK:
        raise Illegal("card.variant.knock.order", sayings.NOTHING_TO_KNOCK())


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
        raise Illegal("card.phases.one-per-hand", sayings.PHASE_LIES())
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
    raise Illegal(rule, common.WRONG_PHASE(number=number, allowed=allowed))


def _check_naturals(rules: Rules, action: Lay) -> None:
    wild = [all(card == WILD for card in group.cards) for group in action.groups]
    if rules.natural_minimum is Minimum.PHASE and all(wild):
        raise Illegal("card.wild.natural-minimum", sayings.PHASE_OF_WILDS())
    if rules.natural_minimum is Minimum.GROUP and any(wild):
        raise Illegal("card.wild.natural-minimum", sayings.GROUP_OF_WILDS())


# --- hitting ---------------------------------------------------------------------------------------


def _check_hit(rules: Rules, state: State, action: Hit) -> None:
    _expect(state, Stage.PLAY)
    if state.laid[state.seat] is None:
        raise Illegal("card.hit.after-phase", sayings.PHASE_FIRST())
    if not (0 <= action.seat < len(state.table) and 0 <= action.group < len(state.table[action.seat])):
        raise Illegal("card.hit.where", sayings.NO_SUCH_GROUP(owner=action.seat, group=action.group))
    _check_holds(state.hands[state.seat], [action.card], "card.hit.where")
    group = state.table[action.seat][action.group]
    if not group.takes(action.card, action.end):
        _refuse_hit(action, state)
    _check_keeps_a_card(rules, state, 1)


def _refuse_hit(action: Hit, state: State) -> None:
    group = state.table[action.seat][action.group]
    if action.card == SKIP:
        raise Illegal("card.skip.not-in-phase", sayings.SKIP_NO_HIT())
    if isinstance(group, Run) and not group.wild_ends():
        raise Illegal("card.hit.full-run", sayings.RUN_FULL())
    if action.card == WILD and action.end is not None and isinstance(group, Run):
        raise Illegal("card.hit.fit", sayings.END_CLOSED(run=group.name))
    if action.card == WILD and action.end is None:
        raise Illegal("card.wild.unnumbered-group", sayings.WHICH_END(run=group.name))
    raise Illegal("card.hit.fit", sayings.NO_FIT(card=action.card, group=group.name, fitting=group.fitting()))


# --- discarding ------------------------------------------------------------------------------------


def _check_discard(rules: Rules, state: State, action: Discard) -> None:
    _expect(state, Stage.PLAY)
    _check_holds(state.hands[state.seat], [action.card], "card.turn.discard")
    if action.card != SKIP:
        if action.target is not None:
            raise Illegal("card.skip.keep-or-play", sayings.NO_SKIP())
        return
    allowed = skip_targets(rules, state)
    if action.target is None:
        if allowed and len(state.hands[state.seat]) > 1:
            raise Illegal("card.skip.one-pending", sayings.SKIP_WHOM(seats=allowed))
    elif action.target not in allowed:
        _refuse_target(rules, state, action.target, allowed)


def _refuse_target(rules: Rules, state: State, target: Seat, allowed: tuple[Seat, ...]) -> None:
    played = "card.skip.in-front" if rules.skip_play is SkipPlay.IN_FRONT else "card.skip.discard"
    if target not in state.playing or target == state.seat:
        raise Illegal(played, sayings.SKIP_OTHER(seats=allowed))
    if state.skips[target]:
        raise Illegal("card.skip.one-pending", sayings.SKIP_PENDING(target=target, seats=allowed))
    if target in state.lap:
        raise Illegal("card.skip.once-per-lap", sayings.SKIP_LAP(target=target, seats=allowed))
    raise Illegal(played, sayings.SKIP_NEXT(seats=allowed))


# --- nature ----------------------------------------------------------------------------------------


def _check_lot(rules: Rules, state: State, action: Lot) -> None:
    _expect(state, Stage.LOT)
    if not 0 <= action.seat < len(state.sheet):
        raise Illegal("card.order", common.NO_SUCH_SEAT(seat=action.seat))


def _check_deal(rules: Rules, state: State, action: Deal) -> None:
    _expect(state, Stage.DEAL)
    hands = [cards or () for cards in action.hands]
    playing = next_hand(rules, state).playing
    sizes = [DEALT if seat in playing else 0 for seat in range(len(state.sheet))]
    if [len(cards) for cards in hands] != sizes:
        raise Illegal("card.deal", sayings.DEAL_SIZE(dealt=DEALT))
    extra = missing_cards(FULL_DECK, [action.top, *(card for cards in hands for card in cards)])
    if extra:
        raise Illegal("card.deck", common.NOT_IN_DECK(cards=extra))


def _check_drawn(rules: Rules, state: State, action: Drawn) -> None:
    _expect(state, Stage.TURN_OVER)
    if action.card is None or action.card not in state.deck:
        raise Illegal("card.deck", common.NOT_IN_PILE(cards=[action.card]))


# --- common ----------------------------------------------------------------------------------------

_AWAITED = {
    Stage.LOT: ("card.order", common.LOT_FIRST),
    Stage.DEAL: ("card.deal", common.DEAL_FIRST),
    Stage.DRAW: ("card.turn.draw", sayings.DRAW_FIRST),
    Stage.KNOCK: ("card.variant.knock.order", sayings.KNOCK_FIRST),
    Stage.TURN_OVER: ("card.turn.draw", common.CARD_FIRST),
    Stage.PLAY: ("card.turn.discard", sayings.PLAY_FIRST),
}


def _expect(state: State, stage: Stage, rule: str | None = None) -> None:
    """Refuse an action of another stage, by `rule` or by the rule that says what is awaited."""
    if state.stage is not stage:
        awaited, first = _AWAITED[state.stage]
        raise Illegal(rule or awaited, first())


def _check_holds(hand: Cards, cards: list[Card], rule: str) -> None:
    lacking = missing_cards(hand, cards)
    if lacking:
        raise Illegal(rule, common.NOT_IN_HAND(cards=lacking, hand=hand))


def _check_keeps_a_card(rules: Rules, state: State, going: int) -> None:
    if rules.last_card_must_be_discarded and len(state.hands[state.seat]) == going:
        raise Illegal("card.out", sayings.KEEP_ONE())


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
