"""The only authority on what is allowed.

`check` raises Illegal with the ledger's id of the rule that forbids an action, and says what is allowed;
choices.py lists choices that `check` accepts; laying.py has step 2.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from tenfold.core import Illegal
from tenfold.games.board import actions, sayings
from tenfold.games.board.actions import Action
from tenfold.games.board.chance import dealt_counts
from tenfold.games.board.choices import may_discard_two, star_spaces, steps_of
from tenfold.games.board.laying import check_add, check_lay
from tenfold.games.board.refusals import check_holds, expect, named
from tenfold.games.board.rules import DEALT, KEPT, OPENED, SWAPPED, Rules
from tenfold.games.board.state import (
    Stage,
    State,
    deck_can_give,
    givable,
    swap_sizes,
)
from tenfold.games.board.track import STARS
from tenfold.games.nature import Drawn, Lot
from tenfold.games.sayings import DISCARD_EMPTY, GAME_OVER, NO_SUCH_SEAT, NOT_IN_DECK, NOT_IN_PILE
from tenfold.pieces.cards import NUMBERS, missing_cards


def check(rules: Rules, state: State, action: Action) -> None:
    """Raise Illegal unless the action is allowed now. Nothing is changed either way."""
    if state.stage is Stage.OVER:
        raise Illegal("board.win", GAME_OVER())
    _CHECK[type(action)](rules, state, action)


# --- step 1: moving --------------------------------------------------------------------------------


def _check_move(rules: Rules, state: State, action: actions.Move) -> None:
    expect(state, Stage.MOVE)
    assert state.dice is not None
    allowed = steps_of(state.dice)
    if action.steps not in allowed:
        rule = "board.move.doubles" if state.dice[0] == state.dice[1] else "board.move"
        raise Illegal(rule, sayings.WRONG_STEPS(steps=action.steps, low=allowed[0], high=allowed[1]))


def _check_star(rules: Rules, state: State, action: actions.Star) -> None:
    expect(state, Stage.STAR)
    if action.space in STARS:
        raise Illegal("board.action.stars", sayings.STAR_AGAIN())
    free = star_spaces(rules, state)
    if action.space not in free:
        offered = [space.term for space in free]
        raise Illegal("board.action.stars", sayings.NO_FREE_SPACE(space=action.space.term, spaces=offered))


# --- step 1: the piles -----------------------------------------------------------------------------


def _check_draw(rules: Rules, state: State, action: actions.Draw) -> None:
    expect(state, Stage.TAKE)
    if action.source is actions.Source.DISCARD:
        if not state.discard:
            raise Illegal("board.action.draw-n", DISCARD_EMPTY())
    elif not deck_can_give(state.deck, state.discard):
        raise Illegal("board.pile.exhausted", sayings.DRAW_PILE_EMPTY())


def _check_pick(rules: Rules, state: State, action: actions.Pick) -> None:
    expect(state, Stage.PICK)
    depth, size = action.depth, len(state.discard)
    if depth is None or not 0 <= depth < size or state.discard[size - 1 - depth] != action.card:
        pile = reversed(state.discard)
        raise Illegal("board.action.pick-discard", sayings.NOT_THERE(card=action.card, pile=pile))


def _check_swap(rules: Rules, state: State, action: actions.Swap) -> None:
    expect(state, Stage.SWAP)
    cards = named(action.cards, "board.action.swap")
    sizes = swap_sizes(rules, len(state.hands[state.seat]) + len(state.jokers[state.seat]))
    if len(cards) > SWAPPED:
        raise Illegal("board.action.swap", sayings.SWAP_TOO_MANY(most=SWAPPED, count=len(cards)))
    check_holds(state, cards, "board.action.swap")
    if len(cards) not in sizes:
        raise Illegal("board.action.swap.minimum", sayings.SWAP_TOO_FEW())


# --- step 1: asking --------------------------------------------------------------------------------


def _check_ask(rules: Rules, state: State, action: actions.Ask) -> None:
    expect(state, Stage.ASK)
    if action.number not in NUMBERS:
        raise Illegal("board.action.ask", sayings.WRONG_NUMBER(number=action.number))


def _check_give(rules: Rules, state: State, action: actions.Give) -> None:
    expect(state, Stage.GIVE)
    assert state.giver is not None
    assert state.asked is not None
    allowed = givable(state.hands[state.giver], state.jokers[state.giver], state.asked)
    if action.card in allowed:
        return
    joker = action.card is not None and action.card.joker and action.card.card // 4 + 1 == state.asked
    choice = "board.action.ask.which" if len(allowed) > 1 else "board.action.ask"
    rule = "board.action.ask.joker" if joker else choice
    raise Illegal(rule, sayings.GIVE_WHICH(card=action.card, number=state.asked, allowed=allowed))


# --- step 3, and the end of a round ----------------------------------------------------------------


def _check_discard(rules: Rules, state: State, action: actions.Discard) -> None:
    expect(state, Stage.PLAY)
    if len(action.cards) not in (1, 2):
        raise Illegal("board.turn", sayings.DISCARD_ONE(count=len(action.cards)))
    if len(action.cards) == 2 and not may_discard_two(rules, state):
        _refuse_two(rules, state)
    check_holds(state, action.cards, "board.turn")


def _refuse_two(rules: Rules, state: State) -> None:
    if not rules.two_discards_when_full:
        raise Illegal("board.turn", sayings.NEVER_TWO())
    raise Illegal("board.discard.two-when-full", sayings.NOT_ALL_FULL())


def _check_keep(rules: Rules, state: State, action: actions.Keep) -> None:
    expect(state, Stage.KEEP)
    cards = named(action.cards if action.cards is not None else (None,), "board.round.keep-five")
    if len(cards) > KEPT:
        raise Illegal("board.round.keep-five", sayings.KEEP_TOO_MANY(most=KEPT, count=len(cards)))
    check_holds(state, cards, "board.round.keep-five")


# --- nature ----------------------------------------------------------------------------------------


def _check_lot(rules: Rules, state: State, action: Lot) -> None:
    expect(state, Stage.LOT)
    if not 0 <= action.seat < len(state.hands):
        raise Illegal("board.start-player", NO_SUCH_SEAT(seat=action.seat))


def _check_deal(rules: Rules, state: State, action: actions.Deal) -> None:
    expect(state, Stage.DEAL)
    hands = [[card for card in cards if card is not None] for cards in action.hands]
    if [len(cards) for cards in hands] != dealt_counts(state):
        raise Illegal("board.round.next", sayings.DEAL_UP_TO(dealt=DEALT))
    pile = [card for card in action.pile if card is not None]
    if len(pile) != OPENED:
        raise Illegal("board.setup", sayings.DEAL_PILE(count=OPENED))
    extra = missing_cards(state.deck, [*pile, *(card for cards in hands for card in cards)])
    if extra:
        raise Illegal("board.material", NOT_IN_DECK(cards=extra))


def _check_roll(rules: Rules, state: State, action: actions.Roll) -> None:
    expect(state, Stage.ROLL)
    if not 1 <= action.low <= action.high <= 6:
        raise Illegal("board.material", sayings.NO_ROLL(low=action.low, high=action.high))


def _check_drawn(rules: Rules, state: State, action: Drawn) -> None:
    if state.stage is not Stage.TURNING:
        expect(state, Stage.DRAWING)
    if action.card is None or action.card not in state.deck:
        raise Illegal("board.material", NOT_IN_PILE(cards=[action.card]))


_CHECK: dict[type[Action], Callable[[Rules, State, Any], None]] = {
    Lot: _check_lot,
    actions.Deal: _check_deal,
    actions.Roll: _check_roll,
    Drawn: _check_drawn,
    actions.Move: _check_move,
    actions.Star: _check_star,
    actions.Draw: _check_draw,
    actions.Pick: _check_pick,
    actions.Swap: _check_swap,
    actions.Ask: _check_ask,
    actions.Give: _check_give,
    actions.Lay: check_lay,
    actions.Add: check_add,
    actions.Discard: _check_discard,
    actions.Keep: _check_keep,
}
