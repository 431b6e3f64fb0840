"""What every check of the board game asks: is this awaited now, and is it in the hand."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable

from tenfold.core import Illegal
from tenfold.games.board.actions import Held
from tenfold.games.board.state import Stage, State, decider, held_cards

_AWAITED = {
    Stage.LOT: ("board.start-player", "starter-first", "first it is drawn by lot who starts"),
    Stage.DEAL: ("board.setup", "deal-first", "first the cards are dealt"),
    Stage.ROLL: ("board.turn", "roll-first", "first the dice are rolled"),
    Stage.MOVE: ("board.turn", "move-first", "first choose a die and move"),
    Stage.STAR: ("board.action.must", "star-first", "first choose an action: star and its name"),
    Stage.TAKE: ("board.action.must", "take-first", "first take a card: draw or take"),
    Stage.PICK: ("board.action.must", "pick-first", "first pick a card from the discard pile"),
    Stage.SWAP: ("board.action.must", "swap-first", "first swap up to four cards"),
    Stage.ASK: ("board.action.must", "ask-first", "first ask for a number, clockwise or counterclockwise"),
    Stage.GIVE: ("board.action.ask", "give-first", "first the player who was asked gives a card"),
    Stage.DRAWING: ("board.action.must", "card-first", "first the card comes off the draw pile"),
    Stage.TURNING: ("board.action.joker", "card-first", "first the card comes off the draw pile"),
    Stage.PLAY: ("board.turn", "board-play-first", "now lay down, add cards or discard"),
    Stage.KEEP: ("board.round.keep-five", "keep-cards-first", "first it is settled who keeps which cards"),
}


def expect(state: State, stage: Stage) -> None:
    """Refuse an action of another stage, by the rule that says what is awaited."""
    if state.stage is not stage:
        rule, code, message = _AWAITED[state.stage]
        raise Illegal(rule, code, message)


def named(cards: Iterable[Held | None], rule: str) -> tuple[Held, ...]:
    """Cards that are all named; a told event, in which some are hidden, is no action."""
    told = tuple(cards)
    known = tuple(held for held in told if held is not None)
    if len(known) < len(told):
        raise Illegal(rule, "card-hidden", "say which cards: a hidden one cannot be played")
    return known


def check_holds(state: State, cards: Iterable[Held], rule: str) -> None:
    seat = decider(state)
    held = held_cards(state.hands[seat], state.jokers[seat])
    lacking = Counter(cards) - Counter(held)
    if lacking:
        raise Illegal(
            rule,
            "not-in-hand",
            "the hand does not hold {cards}: it has {hand}",
            cards=listed(lacking.elements()),
            hand=listed(held),
        )


def check_keeps_a_card(state: State, going: int) -> None:
    if len(state.hands[state.seat]) + len(state.jokers[state.seat]) == going:
        raise Illegal("board.out.keep-one", "keep-to-discard", "the last card must be discarded: keep one")


def listed(cards: Iterable[Held]) -> str:
    return " ".join(map(str, cards)) or "-"
