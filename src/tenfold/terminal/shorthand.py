"""What a person at the card table means by few words: `lay`, `lay 2`, `hit`, `hit R7`, `discard`."""

from __future__ import annotations

from collections.abc import Sequence

from tenfold.core import BadText, Illegal
from tenfold.games.cards.actions import Action, Discard, Hit, Lay
from tenfold.games.cards.game import CardGame
from tenfold.games.cards.notation import write_action
from tenfold.games.cards.rules import Rules
from tenfold.games.cards.state import Stage, State, open_phases
from tenfold.pieces.cards import WILD, Card, read_card, write_cards
from tenfold.pieces.distance import shortfall
from tenfold.pieces.laydown import best_lay_down


def meant(game: CardGame, state: State, words: Sequence[str]) -> Action | None:
    """The action, Illegal or BadText with what is missing; None if the words are no shorthand."""
    match [word.lower() for word in words]:
        case ["lay"]:
            return _lay(game, state, None)
        case ["lay", number] if number.isdecimal() and len(number) < 4:
            return _lay(game, state, int(number))
        case ["hit"]:
            return _hit(game, state, None)
        case ["hit", card]:
            return _hit(game, state, read_card(card))
        case ["discard"]:
            return _discard(state)
    return None


def _lay(game: CardGame, state: State, number: int | None) -> Action:
    """The first way of the list; if there is none, how much is missing."""
    for action in game.legal(state):
        if isinstance(action, Lay) and number in (None, action.phase):
            return action
    open_now = open_phases(game.rules, state, state.seat)
    chosen = open_now if number is None else (number,)
    if state.stage is not Stage.PLAY or not set(chosen) & set(open_now):
        return Lay(chosen[0] if chosen else 1, ())  # not now or not this phase: the rules say why
    for wanted in chosen:
        # Complete and yet not in the list: the rules want a card kept, and say so.
        whole = best_lay_down(game.rules.phase(wanted), state.hands[state.seat], game.rules.natural_minimum)
        if whole is not None:
            return Lay(wanted, whole)
    raise Illegal(
        "card.laydown.whole",
        "your hand does not hold it yet: {missing}",
        missing="; ".join(_missing(game.rules, state, wanted) for wanted in chosen),
    )


def _missing(rules: Rules, state: State, number: int) -> str:
    phase = rules.phase(number)
    distance = shortfall(phase, state.hands[state.seat], rules.natural_minimum).distance
    return f"phase {number} ({phase}) lacks {distance} card{'' if distance == 1 else 's'}"


def _hit(game: CardGame, state: State, card: Card | None) -> Action:
    """The only place that a card fits; otherwise what fits where."""
    if state.stage is not Stage.PLAY or state.laid[state.seat] is None:
        return Hit(WILD if card is None else card, 0, 0)  # not now: the rules say why
    fits = [action for action in game.legal(state) if isinstance(action, Hit) and card in (None, action.card)]
    if card is not None and len(fits) == 1:
        return fits[0]
    if fits:
        raise BadText("say which card and where: {fits}", fits=", ".join(map(write_action, fits)))
    if card is not None and card not in state.hands[state.seat]:
        raise BadText("your hand does not hold {card}", card=card)
    what = "any card of your hand" if card is None else card
    raise Illegal("card.hit.fit", "there is no group on the table for {what}", what=what)


def _discard(state: State) -> Action:
    if state.stage is not Stage.PLAY:
        return Discard(WILD)  # not now: the rules say why
    raise BadText("say which card: discard one of {hand}", hand=write_cards(state.hands[state.seat]))
