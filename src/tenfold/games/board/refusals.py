"""What every check of the board game asks: is this awaited now, and is it in the hand."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable

from tenfold.core import Illegal
from tenfold.games.board import sayings
from tenfold.games.board.actions import Held
from tenfold.games.board.state import Stage, State, decider, held_cards
from tenfold.games.sayings import CARD_FIRST, DEAL_FIRST, NOT_IN_HAND, ROLL_FIRST

_AWAITED = {
    Stage.LOT: ("board.start-player", sayings.STARTER_FIRST),
    Stage.DEAL: ("board.setup", DEAL_FIRST),
    Stage.ROLL: ("board.turn", ROLL_FIRST),
    Stage.MOVE: ("board.turn", sayings.MOVE_FIRST),
    Stage.STAR: ("board.action.must", sayings.STAR_FIRST),
    Stage.TAKE: ("board.action.must", sayings.TAKE_FIRST),
    Stage.PICK: ("board.action.must", sayings.PICK_FIRST),
    Stage.SWAP: ("board.action.must", sayings.SWAP_FIRST),
    Stage.ASK: ("board.action.must", sayings.ASK_FIRST),
    Stage.GIVE: ("board.action.ask", sayings.GIVE_FIRST),
    Stage.DRAWING: ("board.action.must", CARD_FIRST),
    Stage.TURNING: ("board.action.joker", CARD_FIRST),
    Stage.PLAY: ("board.turn", sayings.BOARD_PLAY_FIRST),
    Stage.KEEP: ("board.round.keep-five", sayings.KEEP_CARDS_FIRST),
}


def expect(state: State, stage: Stage) -> None:
    """Refuse an action of another stage, by the rule that says what is awaited."""
    if state.stage is not stage:
        rule, awaited = _AWAITED[state.stage]
        raise Illegal(rule, awaited())


def named(cards: Iterable[Held | None], rule: str) -> tuple[Held, ...]:
    """Cards that are all named; a told event, in which some are hidden, is not an action."""
    told = tuple(cards)
    known = tuple(held for held in told if held is not None)
    if len(known) < len(told):
        raise Illegal(rule, sayings.CARD_HIDDEN())
    return known


def check_holds(state: State, cards: Iterable[Held], rule: str) -> None:
    seat = decider(state)
    held = held_cards(state.hands[seat], state.jokers[seat])
    lacking = Counter(cards) - Counter(held)
    if lacking:
        raise Illegal(rule, NOT_IN_HAND(cards=lacking.elements(), hand=held))


def check_keeps_a_card(state: State, going: int) -> None:
    if len(state.hands[state.seat]) + len(state.jokers[state.seat]) == going:
        raise Illegal("board.out.keep-one", sayings.KEEP_TO_DISCARD())
