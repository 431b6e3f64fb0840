"""The only authority on what is allowed.

`check` raises Illegal with the ledger's id of the rule that forbids an action, and says what is allowed;
choices.py lists choices that `check` accepts. Groups cannot be malformed (they refuse to exist), so what
remains is whether something may be done now, by this seat, from this hand; laying.py has step 2.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from tenfold.core import Illegal
from tenfold.games.board.actions import (
    Action,
    Add,
    Ask,
    Deal,
    Discard,
    Draw,
    Give,
    Keep,
    Lay,
    Move,
    Pick,
    Roll,
    Source,
    Star,
    Swap,
)
from tenfold.games.board.chance import dealt_counts
from tenfold.games.board.choices import may_discard_two, star_spaces, steps_of
from tenfold.games.board.laying import check_add, check_lay
from tenfold.games.board.refusals import check_holds, expect, listed, named
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
from tenfold.pieces.cards import NUMBERS, missing_cards, write_cards


def check(rules: Rules, state: State, action: Action) -> None:
    """Raise Illegal unless the action is allowed now. Nothing is changed either way."""
    if state.stage is Stage.OVER:
        raise Illegal("board.win", "game-over", "the game is over")
    _CHECK[type(action)](rules, state, action)


# --- step 1: moving --------------------------------------------------------------------------------


def _check_move(rules: Rules, state: State, action: Move) -> None:
    expect(state, Stage.MOVE)
    assert state.dice is not None
    allowed = steps_of(state.dice)
    if action.steps not in allowed:
        raise Illegal(
            "board.move.doubles" if state.dice[0] == state.dice[1] else "board.move",
            "wrong-steps",
            "the dice do not allow {steps} spaces: move {low} or {high}",
            steps=action.steps,
            low=allowed[0],
            high=allowed[1],
        )


def _check_star(rules: Rules, state: State, action: Star) -> None:
    expect(state, Stage.STAR)
    if action.space in STARS:
        raise Illegal(
            "board.action.stars",
            "star-again",
            "another star space cannot be chosen: name one of the other actions",
        )
    free = star_spaces(rules, state)
    if action.space not in free:
        raise Illegal(
            "board.action.stars",
            "no-free-space",
            "no space {space} can be chosen now; choose from {spaces}",
            space=action.space.value,
            spaces=", ".join(space.value for space in free),
        )


# --- step 1: the piles -----------------------------------------------------------------------------


def _check_draw(rules: Rules, state: State, action: Draw) -> None:
    expect(state, Stage.TAKE)
    if action.source is Source.DISCARD:
        if not state.discard:
            raise Illegal(
                "board.action.draw-n", "discard-empty", "the discard pile is empty: draw from the draw pile"
            )
    elif not deck_can_give(state.deck, state.discard):
        raise Illegal(
            "board.pile.exhausted",
            "draw-pile-empty",
            "the draw pile is empty and cannot be renewed: take the discard pile's top card",
        )


def _check_pick(rules: Rules, state: State, action: Pick) -> None:
    expect(state, Stage.PICK)
    depth, size = action.depth, len(state.discard)
    if depth is None or not 0 <= depth < size or state.discard[size - 1 - depth] != action.card:
        raise Illegal(
            "board.action.pick-discard",
            "not-there",
            "the discard pile has no {card} under {depth} cards; from the top it holds {pile}",
            card=action.card,
            depth=depth,
            pile=write_cards(reversed(state.discard)),
        )


def _check_swap(rules: Rules, state: State, action: Swap) -> None:
    expect(state, Stage.SWAP)
    cards = named(action.cards, "board.action.swap")
    sizes = swap_sizes(rules, len(state.hands[state.seat]) + len(state.jokers[state.seat]))
    if len(cards) > SWAPPED:
        raise Illegal(
            "board.action.swap",
            "swap-too-many",
            "up to {most} cards are swapped, not {count}",
            most=SWAPPED,
            count=len(cards),
        )
    check_holds(state, cards, "board.action.swap")
    if len(cards) not in sizes:
        raise Illegal(
            "board.action.swap.minimum", "swap-too-few", "in this game at least one card is swapped: name one"
        )


# --- step 1: asking --------------------------------------------------------------------------------


def _check_ask(rules: Rules, state: State, action: Ask) -> None:
    expect(state, Stage.ASK)
    if action.number not in NUMBERS:
        raise Illegal(
            "board.action.ask",
            "ask-number",
            "{number} cannot be asked for: choose a number from 1 to 12",
            number=action.number,
        )


def _check_give(rules: Rules, state: State, action: Give) -> None:
    expect(state, Stage.GIVE)
    assert state.giver is not None
    assert state.asked is not None
    allowed = givable(state.hands[state.giver], state.jokers[state.giver], state.asked)
    if action.card in allowed:
        return
    joker = action.card is not None and action.card.joker and action.card.card // 4 + 1 == state.asked
    raise Illegal(
        "board.action.ask.joker" if joker else "board.action.ask.which",
        "give-which",
        "{card} cannot be given for a {number}: give {allowed}",
        card=action.card,
        number=state.asked,
        allowed=listed(allowed),
    )


# --- step 3, and the end of a round ----------------------------------------------------------------


def _check_discard(rules: Rules, state: State, action: Discard) -> None:
    expect(state, Stage.PLAY)
    if len(action.cards) not in (1, 2):
        raise Illegal(
            "board.turn",
            "discard-one",
            "a turn ends with one card on the discard pile, not {count}",
            count=len(action.cards),
        )
    if len(action.cards) == 2 and not may_discard_two(rules, state):
        _refuse_two(rules, state)
    check_holds(state, action.cards, "board.turn")


def _refuse_two(rules: Rules, state: State) -> None:
    if not rules.two_discards_when_full:
        raise Illegal("board.turn", "never-two", "in this game one card is discarded, never two")
    raise Illegal(
        "board.discard.two-when-full",
        "not-all-full",
        "two cards are discarded only by a player whose phase lies, while only full groups lie: discard one",
    )


def _check_keep(rules: Rules, state: State, action: Keep) -> None:
    expect(state, Stage.KEEP)
    cards = named(action.cards if action.cards is not None else (None,), "board.round.keep-five")
    if len(cards) > KEPT:
        raise Illegal(
            "board.round.keep-five",
            "keep-too-many",
            "up to {most} cards are kept, not {count}",
            most=KEPT,
            count=len(cards),
        )
    check_holds(state, cards, "board.round.keep-five")


# --- nature ----------------------------------------------------------------------------------------


def _check_lot(rules: Rules, state: State, action: Lot) -> None:
    expect(state, Stage.LOT)
    if not 0 <= action.seat < len(state.hands):
        raise Illegal("board.start-player", "no-such-seat", "there is no seat {seat}", seat=action.seat)


def _check_deal(rules: Rules, state: State, action: Deal) -> None:
    expect(state, Stage.DEAL)
    hands = [[card for card in cards if card is not None] for cards in action.hands]
    if [len(cards) for cards in hands] != dealt_counts(state):
        raise Illegal(
            "board.round.next", "deal-up-to", "every player is dealt up to {dealt} cards", dealt=DEALT
        )
    pile = [card for card in action.pile if card is not None]
    if len(pile) != OPENED:
        raise Illegal("board.setup", "deal-pile", "{count} cards open the discard pile", count=OPENED)
    extra = missing_cards(state.deck, [*pile, *(card for cards in hands for card in cards)])
    if extra:
        raise Illegal(
            "board.material",
            "not-in-deck",
            "the deck does not hold so many: {cards}",
            cards=write_cards(extra),
        )


def _check_roll(rules: Rules, state: State, action: Roll) -> None:
    expect(state, Stage.ROLL)
    if not 1 <= action.low <= action.high <= 6:
        raise Illegal(
            "board.material",
            "no-roll",
            "two dice show 1 to 6 each, the lower first: not {low} and {high}",
            low=action.low,
            high=action.high,
        )


def _check_drawn(rules: Rules, state: State, action: Drawn) -> None:
    if state.stage is not Stage.TURNING:
        expect(state, Stage.DRAWING)
    if action.card is None or action.card not in state.deck:
        raise Illegal("board.material", "not-in-pile", "{card} is not in the draw pile", card=action.card)


_CHECK: dict[type[Action], Callable[[Rules, State, Any], None]] = {
    Lot: _check_lot,
    Deal: _check_deal,
    Roll: _check_roll,
    Drawn: _check_drawn,
    Move: _check_move,
    Star: _check_star,
    Draw: _check_draw,
    Pick: _check_pick,
    Swap: _check_swap,
    Ask: _check_ask,
    Give: _check_give,
    Lay: check_lay,
    Add: check_add,
    Discard: _check_discard,
    Keep: _check_keep,
}
