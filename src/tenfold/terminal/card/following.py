"""The views between events that came together, for whoever saw the table before and after them.

Worked out in some world that looks like the view: what the events tell is the same in all of them, except for
points, which become known when a hand ends and are taken from the view after.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import assert_never

from msgspec.structs import replace as changed

from tenfold.core import Event
from tenfold.games.cards import CardGame, State, View
from tenfold.games.cards.actions import Action, Deal, Discard, Draw, Hit, Knock, Lay, Pass
from tenfold.games.cards.rules import DEALT, Rules
from tenfold.games.cards.state import FULL_DECK, Stage, left_of
from tenfold.games.nature import Drawn, Lot
from tenfold.pieces.cards import Cards, hand, without_cards
from tenfold.play import HashStream


def followed(rules: Rules, before: View, events: Sequence[Event[Action]], after: View) -> list[View]:
    """The view after each of the events, which are redacted; the last one is `after`."""
    views = [before]
    for event in events[:-1]:
        views.append(_next(rules, views[-1], event.action, after))
    return [*views[1:], after]


def _next(rules: Rules, view: View, action: Action, later: View) -> View:
    game = CardGame(rules, len(view.sheet))
    world = game.determinize(view, HashStream(b"", "following"))
    world = _with_hand(world, _put_down(action), view)
    if isinstance(action, Drawn) and action.card is not None:
        world = changed(world, deck=hand((action.card, *world.deck[1:])))
    seen = game.view(game.apply(world, _completed(action, world)), view.viewer)
    return _scored(seen, view, later) if _hand_ended(view, seen) else seen


def _put_down(action: Action) -> Cards:
    """The cards that leave the hand of the seat on turn."""
    match action:
        case Lay(_, groups):
            return tuple(card for group in groups for card in group.cards)
        case Hit(card) | Discard(card):
            return (card,)
        case Draw() | Knock() | Pass() | Lot() | Deal() | Drawn():
            return ()
        case _:
            assert_never(action)


def _with_hand(world: State, cards: Cards, view: View) -> State:
    """A world in which the seat on turn holds these cards; what else it holds does not matter."""
    if view.seat == view.viewer or not cards:
        return world
    size = view.hand_sizes[view.seat]
    held = hand((*cards, *world.hands[view.seat][: size - len(cards)]))
    return changed(world, hands=(*world.hands[: view.seat], held, *world.hands[view.seat + 1 :]))


def _completed(action: Action, world: State) -> Action:
    """Nature's action with something in the place of what is hidden."""
    if isinstance(action, Drawn) and action.card is None:
        return Drawn(world.deck[0])
    if isinstance(action, Deal):
        known = [card for cards in action.hands for card in cards or ()]
        pool = list(without_cards(FULL_DECK, (action.top, *known)))
        hands = tuple(
            hand(pool.pop() for _ in range(DEALT)) if cards is None else cards for cards in action.hands
        )
        return replace(action, hands=hands)
    return action


def _hand_ended(view: View, seen: View) -> bool:
    return view.stage is Stage.PLAY and seen.stage in (Stage.DEAL, Stage.OVER)


def _scored(seen: View, view: View, later: View) -> View:
    """A hand ended, and the game went on: the points, and what followed from them, as they really were."""
    assert view.dealer is not None
    played = len(seen.sheet[0].points)
    sheet = tuple(
        line._replace(points=known.points[:played])
        for line, known in zip(seen.sheet, later.sheet, strict=True)
    )
    seen = seen._replace(stage=Stage.DEAL, outcome=None, sheet=sheet)
    if len(later.sheet[0].points) == played:
        return seen._replace(dealer=later.dealer, playing=later.playing, playoff=later.playoff)
    return seen._replace(dealer=left_of(view.playing, view.dealer), playing=view.playing, playoff=False)
