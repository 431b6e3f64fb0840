"""The laws that hold at every position of every game, written over the common interface alone.

Each law is a function that raises AssertionError; test_machine.py tries them on random play,
test_planted_faults.py shows that each of them can fail.
"""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from functools import partial
from typing import Any, NamedTuple

import msgspec
from msgspec.structs import replace

from tenfold.core import Chance, Decide, Event, Game, Illegal, Over, Saying, Stream, pick, told
from tenfold.games.board import BoardGame
from tenfold.games.board import State as BoardState
from tenfold.games.board.actions import Deal as BoardDeal
from tenfold.games.board.actions import Give, Keep, Pick, Swap
from tenfold.games.board.knowledge import NOTHING, bit
from tenfold.games.board.rules import DEALT
from tenfold.games.board.state import FULL_DECK as BOARD_CARDS
from tenfold.games.board.state import Stage, naturals_on
from tenfold.games.card import CardGame
from tenfold.games.card.actions import Deal
from tenfold.games.card.rules import SkipPlay
from tenfold.games.card.state import FULL_DECK, State
from tenfold.games.dice import DiceGame
from tenfold.games.dice import State as DiceState
from tenfold.games.registry import AnyKind
from tenfold.locales.rendering import in_english
from tenfold.pieces.cards import SKIP, Card, Cards, with_card, without_card, without_cards
from tenfold.pieces.dice import DICE

AnyGame = Game[Any, Any, Any]
Tell = Callable[[AnyGame, Any, Event[Any], Any, int | None], Sequence[Saying]]


class Hooks(NamedTuple):
    """What the laws must know of a game beyond its interface."""

    inventory: Callable[[Any, Any], Counter[Any]]  # of (game, state): every piece on the table
    whole: Counter[Any]  # what the inventory is at every moment
    revealed: Callable[[Any, int | None], object]  # of a state, to a seat: what a player's action uncovers
    redealt: Callable[[Event[Any], Any], Event[Any] | None]  # the event that would have led to that state
    exchanged: Callable[
        [Any, int | None, Stream], Any
    ]  # two hidden pieces exchanged, without asking the view
    secretive: tuple[type[Any], ...] = ()  # players' actions that the others do not see in full


def card_inventory(game: CardGame, state: State) -> Counter[Any]:
    cards = Counter([*state.deck, *state.discard])
    cards.update(card for hand in state.hands for card in hand)
    cards.update(card for groups in state.table for group in groups for card in group.cards)
    if game.rules.skip_play is SkipPlay.IN_FRONT:
        cards[SKIP] += sum(state.skips)
    return cards


def card_points_revealed(state: State, seat: int | None) -> object:
    """Going out shows what the other hands cost, and nothing else of them."""
    return [line.points for line in state.sheet]


def card_redealt(event: Event[Any], after: State) -> Event[Any] | None:
    return Event(None, Deal(after.hands, event.action.top)) if isinstance(event.action, Deal) else None


def card_exchanged(state: State, seat: int | None, stream: Stream) -> State:
    """A card of another hand that was not seen going in, for one of the draw pile."""
    hidden = [
        (owner, card)
        for owner, cards in enumerate(state.hands)
        if owner != seat
        for card in without_cards(cards, state.shown[owner])
    ]
    if not hidden or not state.deck:
        return state
    (owner, card), drawn = pick(stream, hidden), pick(stream, state.deck)
    held = with_card(without_card(state.hands[owner], card), drawn)
    hands = (*state.hands[:owner], held, *state.hands[owner + 1 :])
    return replace(state, hands=hands, deck=with_card(without_card(state.deck, drawn), card))


def board_inventory(game: BoardGame, state: BoardState) -> Counter[Any]:
    cards = Counter([*state.deck, *state.discard, *state.under])
    cards.update(card for held in (*state.hands, *state.jokers) for card in held)
    cards.update(naturals_on(group for groups in state.table for group in groups))
    return cards


def board_revealed(state: BoardState, seat: int | None) -> object:
    """A hidden card may come to lie on top of the discard pile, and a picker looks through all of it; asking
    shows who has a number and who has none; after all have chosen, it is seen how many cards they kept."""
    picking = state.stage is Stage.PICK and seat == state.seat
    pile = state.discard if picking else state.discard[-1:]
    asked = state.stage, state.giver, [known.absent for known in state.known]
    kept = [(len(h), j) for h, j in zip(state.hands, state.jokers, strict=True)]
    return pile, asked, kept if state.stage is Stage.DEAL else None


def board_redealt(event: Event[Any], after: BoardState) -> Event[Any] | None:
    """Only where nobody has kept cards can the dealt ones be told from the hands."""
    if isinstance(event.action, BoardDeal) and all(
        len(cards) == DEALT for cards in event.action.hands if cards
    ):
        return Event(None, BoardDeal(after.hands, after.discard))
    return None


def board_exchanged(state: BoardState, seat: int | None, stream: Stream) -> BoardState:
    """A card under a joker's back, of the pile below the top, or of another hand, for one of the draw pile;
    or what somebody else has chosen to keep."""
    chosen = [owner for owner, cards in enumerate(state.kept) if cards and owner != seat]
    if chosen:
        owner = pick(stream, chosen)
        return replace(state, kept=(*state.kept[:owner], (), *state.kept[owner + 1 :]))
    if not state.deck:
        return state
    drawn = pick(stream, state.deck)
    changes: list[Callable[[], BoardState]] = []

    def deck_with(card: Card) -> Cards:
        return with_card(without_card(state.deck, drawn), card)

    for at, (card, knowers) in enumerate(zip(state.discard, state.knowers, strict=True)):
        if not knowers & bit(seat):
            pile = (*state.discard[:at], drawn, *state.discard[at + 1 :])
            changes.append(partial(replace, state, discard=pile, deck=deck_with(card)))
    for card in state.under:
        under = with_card(without_card(state.under, card), drawn)
        changes.append(partial(replace, state, under=under, deck=deck_with(card)))
    for owner, cards in enumerate(state.hands):
        if owner != seat and state.known[owner] == NOTHING and state.giver != owner:
            for card in cards:
                held = with_card(without_card(cards, card), drawn)
                hands = (*state.hands[:owner], held, *state.hands[owner + 1 :])
                changes.append(partial(replace, state, hands=hands, deck=deck_with(card)))
    return pick(stream, changes)() if changes else state


def dice_inventory(game: DiceGame, state: DiceState) -> Counter[Any]:
    """The ten dice; a face that a die does not have would show as a die too few."""
    faces = zip(DICE, state.faces or (None,) * len(DICE), game.rules.colours, strict=True)
    return Counter(die for die, face, has in faces if face is None or face in has)


# A registered game without an entry here fails the laws.
HOOKS = {
    "card": Hooks(card_inventory, Counter(FULL_DECK), card_points_revealed, card_redealt, card_exchanged),
    "dice": Hooks(
        dice_inventory,
        Counter(DICE),
        lambda state, seat: None,
        lambda event, after: None,
        lambda state, seat, stream: state,  # nothing is hidden
    ),
    "board": Hooks(
        board_inventory,
        Counter(BOARD_CARDS),
        board_revealed,
        board_redealt,
        board_exchanged,
        (Pick, Swap, Give, Keep),
    ),
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
        said = in_english(refusal)
        assert said
        assert "\n" not in said
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
    seen = view_bytes(kind, game, state, seat)
    for _ in range(4):
        exchanged = HOOKS[kind.name].exchanged(state, seat, stream)
        pieces_are_conserved(kind, game, exchanged)
        assert view_bytes(kind, game, exchanged, seat) == seen
    other = game.determinize(game.view(state, seat), stream)
    pieces_are_conserved(kind, game, other)
    assert view_bytes(kind, game, other, seat) == seen
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

    False if the other world cannot have this event, or would uncover something else by it.
    """
    other = views_keep_secrets(kind, game, state, seat, stream)
    heard = game.redact(state, event, seat)
    try:
        game.check(other, event.action)
    except Illegal:
        return False  # another seat holds other cards in that world
    after, other_after = game.apply(state, event.action), game.apply(other, event.action)
    revealed = HOOKS[kind.name].revealed
    if revealed(after, seat) != revealed(other_after, seat):
        return False
    assert game.redact(other, event, seat) == heard
    assert view_bytes(kind, game, other_after, seat) == view_bytes(kind, game, after, seat)
    return True


def events_tell_no_more_than_views(
    kind: AnyKind, game: AnyGame, state: Any, event: Event[Any], seat: int | None, stream: Stream
) -> bool:
    """Two events after which the seat sees the same are told to it in the same words.

    Nature might have acted otherwise, or another seat in secret, with other cards. True if there were two
    different events to compare.
    """
    heard = kind.write_action(game.redact(state, event, seat).action)
    after = game.apply(state, event.action)
    seen = view_bytes(kind, game, after, seat)
    compared = False
    for world, other in _other_events(kind, game, state, event, after, seat, stream):
        if other == event:
            continue
        game.check(world, other.action)
        if view_bytes(kind, game, game.apply(world, other.action), seat) == seen:
            assert kind.write_action(game.redact(world, other, seat).action) == heard
            compared = True
    return compared


def sayings_keep_secrets(
    kind: AnyKind,
    game: AnyGame,
    state: Any,
    event: Event[Any],
    seat: int | None,
    stream: Stream,
    tell: Tell = told,
) -> bool:
    """What a seat cannot tell from what happened is said to it in the same bytes, and that after everybody
    else at the table was told. True if there was something to compare."""
    after = game.apply(state, event.action)
    said = said_to_all(game, state, event, after, tell)[seat]
    compared = False
    for world, other, then in _indistinguishable(kind, game, state, event, seat, stream):
        assert said_to_all(game, world, other, then, tell)[seat] == said
        compared = True
    return compared


def equal_redaction_is_told_alike(game: AnyGame, state: Any, event: Event[Any], tell: Tell = told) -> int:
    """Whoever sees as much of an event as the spectators is told the same bytes; how many do."""
    said = said_to_all(game, state, event, game.apply(state, event.action), tell)
    public = game.redact(state, event, None)
    alike = [seat for seat in range(game.players) if game.redact(state, event, seat) == public]
    assert {said[seat] for seat in alike} <= {said[None]}
    return len(alike)


def said_to_all(
    game: AnyGame, before: Any, event: Event[Any], after: Any, tell: Tell
) -> dict[int | None, bytes]:
    """The sayings of an event as they are sent, in the order in which a room would make them."""
    return {
        viewer: msgspec.json.encode(list(tell(game, before, event, after, viewer)))
        for viewer in (*range(game.players), None)
    }


def _indistinguishable(
    kind: AnyKind, game: AnyGame, state: Any, event: Event[Any], seat: int | None, stream: Stream
) -> Iterator[tuple[Any, Event[Any], Any]]:
    """Other worlds and events that look to the seat, before and after, like what happened; each with the
    state after it."""
    after = game.apply(state, event.action)
    seen = view_bytes(kind, game, after, seat)
    heard = kind.write_action(game.redact(state, event, seat).action)
    world = game.determinize(game.view(state, seat), stream)
    others = [(world, event), *_other_events(kind, game, state, event, after, seat, stream)]
    for world, other in others:
        try:
            game.check(world, other.action)
        except Illegal:
            continue  # another seat holds other cards in that world
        then = game.apply(world, other.action)
        alike = kind.write_action(game.redact(world, other, seat).action) == heard
        if alike and view_bytes(kind, game, then, seat) == seen:
            yield world, other, then


def own_part_completes_the_view(kind: AnyKind, game: AnyGame, state: Any, seat: int) -> None:
    """What everyone sees and what a seat alone sees are together what it sees."""
    own, whole = kind.write_own(game.view(state, seat)), kind.write_view(game.view(state, seat))
    assert kind.write_view(game.view(state, None)) | own == whole


def _other_events(
    kind: AnyKind, game: AnyGame, state: Any, event: Event[Any], after: Any, seat: int | None, stream: Stream
) -> list[tuple[Any, Event[Any]]]:
    """What else might have happened, each with the world, alike to the seat, in which it might."""
    turn = game.turn(state)
    if isinstance(turn, Chance):
        others = [(state, Event(None, turn.sample(stream))) for _ in range(3)]
        redealt = HOOKS[kind.name].redealt(event, game.determinize(game.view(after, seat), stream))
        return others if redealt is None else [*others, (state, redealt)]
    if not isinstance(event.action, HOOKS[kind.name].secretive) or event.seat == seat:
        return []
    world = game.determinize(game.view(state, seat), stream)
    legal = game.legal(world)
    return [(world, Event(event.seat, pick(stream, legal))) for _ in range(3)]


def is_over(game: AnyGame, state: Any) -> bool:
    return isinstance(game.turn(state), Over)
