"""The laws that hold at every position of every game, written over the common interface alone.

Each law is a function that raises AssertionError; test_machine.py tries them on random play,
test_planted_faults.py shows that each of them can fail.
"""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Callable
from typing import Any, NamedTuple

from tenfold.core import Chance, Decide, Event, Game, Illegal, Over, Stream
from tenfold.games.cards import CardGame
from tenfold.games.cards.actions import Deal
from tenfold.games.cards.rules import SkipPlay
from tenfold.games.cards.state import FULL_DECK, State
from tenfold.games.dice import DiceGame
from tenfold.games.dice import State as DiceState
from tenfold.games.registry import AnyKind
from tenfold.pieces.cards import SKIP
from tenfold.pieces.dice import DICE

AnyGame = Game[Any, Any, Any]


class Hooks(NamedTuple):
    """What the laws must know of a game beyond its interface."""

    inventory: Callable[[Any, Any], Counter[Any]]  # of (game, state): every piece on the table
    whole: Counter[Any]  # what the inventory is at every moment
    revealed: Callable[[Any], object]  # of a state: hidden pieces that have become public as a figure
    redealt: Callable[[Event[Any], Any], Event[Any] | None]  # the event that would have led to that state


def card_inventory(game: CardGame, state: State) -> Counter[Any]:
    cards = Counter([*state.deck, *state.discard])
    cards.update(card for hand in state.hands for card in hand)
    cards.update(card for groups in state.table for group in groups for card in group.cards)
    if game.rules.skip_play is SkipPlay.IN_FRONT:
        cards[SKIP] += sum(state.skips)
    return cards


def card_points_revealed(state: State) -> object:
    """Going out shows what the other hands cost, and nothing else of them."""
    return [line.points for line in state.sheet]


def card_redealt(event: Event[Any], after: State) -> Event[Any] | None:
    return Event(None, Deal(after.hands, event.action.top)) if isinstance(event.action, Deal) else None


def dice_inventory(game: DiceGame, state: DiceState) -> Counter[Any]:
    """The ten dice; a face that a die does not have would show as a die too few."""
    faces = zip(DICE, state.faces or (None,) * len(DICE), game.rules.colours, strict=True)
    return Counter(die for die, face, has in faces if face is None or face in has)


# A registered game without an entry here fails the laws.
HOOKS = {
    "card": Hooks(card_inventory, Counter(FULL_DECK), card_points_revealed, card_redealt),
    "dice": Hooks(dice_inventory, Counter(DICE), lambda state: None, lambda event, after: None),
}


def pieces_are_conserved(kind: AnyKind, game: AnyGame, state: Any) -> None:
    hooks = HOOKS[kind.name]
    assert hooks.inventory(game, state) == hooks.whole


def text_forms_round_trip(kind: AnyKind, state: Any) -> None:
    assert kind.read_state(kind.write_state(state)) == state


def action_text_round_trips(kind: AnyKind, action: Any) -> None:
    assert kind.read_action(kind.write_action(action)) == action


def legal_actions_are_accepted(game: AnyGame, state: Any) -> None:
    """Exactly one seat decides and has a choice; all its choices pass the one authority, and apply."""
    turn = game.turn(state)
    legal = game.legal(state)
    assert bool(legal) == isinstance(turn, Decide)
    assert len(set(legal)) == len(legal)
    for action in legal:
        game.check(state, action)
        assert game.apply(state, action) != state


def chance_is_accepted(game: AnyGame, state: Any, stream: Stream) -> None:
    turn = game.turn(state)
    if isinstance(turn, Chance):
        game.check(state, turn.sample(stream))
        outcomes = turn.outcomes()
        if outcomes is not None:
            assert len({action for action, _ in outcomes}) == len(outcomes)
            for action, weight in outcomes:
                assert weight > 0
                game.check(state, action)


def refusals_change_nothing(kind: AnyKind, game: AnyGame, state: Any, action: Any) -> Illegal | None:
    """The refusal, if it was one; either way `check` leaves the state as it was."""
    before = kind.write_state(state)
    refusal = None
    try:
        game.check(state, action)
    except Illegal as error:
        refusal = error
    if refusal is None:
        game.apply(state, action)
    else:
        assert refusal.rule.startswith(f"{kind.name}.")
        assert refusal.message
        assert "\n" not in refusal.message
    assert kind.write_state(state) == before
    return refusal


def view_bytes(kind: AnyKind, game: AnyGame, state: Any, seat: int | None) -> bytes:
    return json.dumps(kind.write_view(game.view(state, seat))).encode()


def views_round_trip(kind: AnyKind, game: AnyGame, state: Any) -> None:
    """What a client rebuilds from the wire is the view: from the whole of it, and from the spectators' view
    with the seat's own part laid over it."""
    table = kind.write_view(game.view(state, None))
    for seat in (None, *range(game.players)):
        view = game.view(state, seat)
        for data in (kind.write_view(view), {**table, **kind.write_own(view)}):
            assert kind.read_view(json.loads(json.dumps(data))) == view


def views_keep_secrets(kind: AnyKind, game: AnyGame, state: Any, seat: int | None, stream: Stream) -> Any:
    """Exchange the pieces hidden from a seat: what it sees and may do stays the same to the byte.

    Returns the other world.
    """
    other = game.determinize(game.view(state, seat), stream)
    pieces_are_conserved(kind, game, other)
    assert view_bytes(kind, game, other, seat) == view_bytes(kind, game, state, seat)
    turn, other_turn = game.turn(state), game.turn(other)
    assert type(turn) is type(other_turn)
    if isinstance(turn, Decide):
        assert turn == other_turn
        if turn.seat == seat:
            assert game.legal(other) == game.legal(state)
    return other


def events_keep_secrets(
    kind: AnyKind, game: AnyGame, state: Any, event: Event[Any], seat: int | None, stream: Stream
) -> bool:
    """An event that the seat sees in full, in a world that looks alike to it: told alike, alike afterwards.

    False if the other world cannot have this event, or would reveal another figure by it.
    """
    other = views_keep_secrets(kind, game, state, seat, stream)
    told = game.redact(state, event, seat)
    try:
        game.check(other, event.action)
    except Illegal:
        return False  # another seat holds other cards in that world
    after, other_after = game.apply(state, event.action), game.apply(other, event.action)
    revealed = HOOKS[kind.name].revealed
    if revealed(after) != revealed(other_after):
        return False
    assert game.redact(other, event, seat) == told
    assert view_bytes(kind, game, other_after, seat) == view_bytes(kind, game, after, seat)
    return True


def events_tell_no_more_than_views(
    kind: AnyKind, game: AnyGame, state: Any, event: Event[Any], seat: int | None, stream: Stream
) -> bool:
    """Two outcomes of chance after which the seat sees the same are told to it in the same words.

    True if there were two different ones to compare.
    """
    turn = game.turn(state)
    if not isinstance(turn, Chance):
        return False
    told = kind.write_action(game.redact(state, event, seat).action)
    after = game.apply(state, event.action)
    seen = view_bytes(kind, game, after, seat)
    others = [Event(None, turn.sample(stream)) for _ in range(3)]
    redealt = HOOKS[kind.name].redealt(event, game.determinize(game.view(after, seat), stream))
    compared = False
    for other in [*others, redealt]:
        if other is None or other == event:
            continue
        game.check(state, other.action)
        if view_bytes(kind, game, game.apply(state, other.action), seat) == seen:
            assert kind.write_action(game.redact(state, other, seat).action) == told
            compared = True
    return compared


def is_over(game: AnyGame, state: Any) -> bool:
    return isinstance(game.turn(state), Over)
