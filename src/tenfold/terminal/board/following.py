"""The views between events that came together, for whoever saw the table before and after them.

Worked out in some world that looks like the view before and is put right wherever an event shows it wrong:
what the events tell, and how many cards are where, is the same in all worlds. What came to light in between
without being told, a card of the discard pile that was lying below, stays unknown.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from dataclasses import replace

from msgspec.structs import replace as changed

from tenfold.core import Event, Seat
from tenfold.games.board import BoardGame, State, View
from tenfold.games.board.actions import (
    ORDINARY,
    Action,
    Add,
    Ask,
    Deal,
    Direction,
    Discard,
    Draw,
    Give,
    Held,
    Keep,
    Lay,
    Pick,
    Source,
    Swap,
)
from tenfold.games.board.rules import DEALT, Rules
from tenfold.games.board.state import FULL_DECK, clockwise_from, decider, held_cards, put
from tenfold.games.nature import Drawn
from tenfold.pieces.cards import NUMBER_OF, WILD, Card, Cards, hand, with_card, without_card
from tenfold.play import HashStream

Pile = tuple[Card | None, ...]


def followed(rules: Rules, before: View, events: Sequence[Event[Action]], after: View) -> list[View]:
    """The view after each of the events, which are redacted; the last one is `after`."""
    game = BoardGame(rules, len(before.pieces))
    world, pile = game.determinize(before, HashStream(b"", "following")), before.discard
    views = []
    for at, event in enumerate(events[:-1]):
        world, action = _ready(world, event.action, before.viewer, events[at + 1 :])
        world = game.apply(world, action)
        pile = _pile_after(pile, event.action)
        pile = pile[len(pile) - len(world.discard) :]  # renewed, or cleared away
        seen = game.view(world, before.viewer)
        known = [card if its is not None else None for card, its in zip(pile, seen.discard, strict=True)]
        views.append(seen._replace(discard=tuple(known)))
    return [*views, after]


def _pile_after(pile: Pile, action: Action) -> Pile:
    """The discard pile as far as it was seen or told."""
    match action:
        case Draw(Source.DISCARD):
            return pile[:-1]
        case Pick(_, None):
            return (*(None,) * (len(pile) - 2), pile[-1])
        case Pick(_, int(depth)):
            at = len(pile) - 1 - depth
            return pile[:at] + pile[at + 1 :]
        case Swap(cards) | Discard(cards):
            return (*pile, *(None if held is None else held.card for held in cards))
        case Deal(_, opened):
            return opened
        case _:
            return pile


# --- a world in which it can happen -----------------------------------------------------------------


def _ready(
    world: State, action: Action, viewer: Seat | None, later: Sequence[Event[Action]]
) -> tuple[State, Action]:
    """A world in which the action can be carried out, and the action with nothing hidden in it."""
    match action:
        case Drawn(card):
            drawn = world.deck[0] if card is None else card
            return changed(world, deck=hand((drawn, *world.deck[1:]))), Drawn(drawn)
        case Deal():
            return _dealing(world, action)
        case Ask(number, direction):
            return _asking(world, number, direction, later), action
        case Pick(card, depth):
            at = len(world.discard) - 1 - (1 if depth is None else depth)
            picked = world.discard[at] if card is None else card
            world = changed(world, discard=put(world.discard, at, picked))
            return world, Pick(picked, len(world.discard) - 1 - at)
        case Swap(cards):
            world = _holding(world, [held for held in cards if held is not None])
            return world, Swap(_named(world, cards))
        case Give(None):
            assert world.asked is not None
            given = ORDINARY[(world.asked - 1) * 4]
            return _holding(world, [given]), Give(given)
        case Give(Held() as given):
            return _holding(world, [given]), action
        case Keep(kept):
            return _keeping(world, kept, viewer, later)
        case Lay(_, groups, jokers):
            naturals = [card for group in groups for card in group.cards if card != WILD]
            return _holding(world, held_cards(tuple(naturals), jokers)), action
        case Add(held):
            return _holding(world, [held]), action
        case Discard(cards):
            world = _holding(world, cards)
            whole = held_cards(world.hands[world.seat], world.jokers[world.seat])
            return _of_one_deck(world, viewer) if len(whole) == len(cards) else world, action
        case _:
            return world, action


def _holding(world: State, cards: Sequence[Held]) -> State:
    """Whoever must decide holds these cards, in the place of others."""
    seat = decider(world)
    mine, faces = world.hands[seat], world.jokers[seat]
    missing = Counter(cards) - Counter(held_cards(mine, faces))
    spare = list((Counter(mine) - Counter(held.card for held in cards if not held.joker)).elements())
    for held in missing.elements():
        mine = without_card(mine, spare.pop())
        if held.joker:
            faces = with_card(faces, held.card)
        else:
            mine = with_card(mine, held.card)
    return changed(world, hands=put(world.hands, seat, mine), jokers=put(world.jokers, seat, faces))


def _of_one_deck(world: State, viewer: Seat | None) -> State:
    """Hands that one deck can hold, as it must when the round ends; the viewer's own stays as it is."""
    left = Counter(FULL_DECK) - Counter(card for faces in world.jokers for card in faces)
    hands = world.hands
    for seat in sorted(range(len(hands)), key=lambda seat: seat not in (viewer, world.seat)):
        mine = Counter(hands[seat]) & left
        left -= mine
        spare = list(left.elements())[: len(hands[seat]) - mine.total()]
        left -= Counter(spare)
        hands = put(hands, seat, hand((*mine.elements(), *spare)))
    return changed(world, hands=hands)


def _named(world: State, cards: Sequence[Held | None]) -> tuple[Held, ...]:
    """What was swapped unseen: ordinary cards of the hand."""
    told = Counter(held.card for held in cards if held is not None and not held.joker)
    spare = (Counter(world.hands[world.seat]) - told).elements()
    return tuple(ORDINARY[next(spare)] if held is None else held for held in cards)


def _asking(world: State, number: int, direction: Direction, later: Sequence[Event[Action]]) -> State:
    """What follows shows who has the number: the one who gives, and nobody asked before."""
    giver = later[0].seat if isinstance(later[0].action, Give) else None
    others = clockwise_from(len(world.hands), world.seat)[:-1]
    for seat in others if direction is Direction.CLOCKWISE else reversed(others):
        mine = world.hands[seat]
        if seat == giver:
            if number not in [NUMBER_OF[card] for card in mine]:
                world = changed(world, hands=put(world.hands, seat, hand((_of(number), *mine[1:]))))
            return world
        other = _of(number % 12 + 1)
        none = hand(other if NUMBER_OF[card] == number else card for card in mine)
        world = changed(world, hands=put(world.hands, seat, none))
    return world


def _of(number: int) -> Card:
    """Some card of the number."""
    return ORDINARY[(number - 1) * 4].card


def _keeping(
    world: State, kept: tuple[Held, ...] | None, viewer: Seat | None, later: Sequence[Event[Action]]
) -> tuple[State, Action]:
    """How many cards were kept is seen when all have chosen: the deal that follows makes ten of them."""
    seat = decider(world)
    if kept is not None:
        world = _holding(world, kept)
    deal = next((event.action for event in later if isinstance(event.action, Deal)), None)
    if len(world.keepers) > 1 or deal is None:
        return world, Keep(kept or ())
    choices = put(world.kept, seat, kept or ())
    own = choices[viewer] if viewer is not None else None
    spare = (Counter(FULL_DECK) - Counter(held.card for held in own or ())).elements()
    for owner, cards in enumerate(choices):
        if cards is not None and owner != viewer:
            count = DEALT - len(deal.hands[owner])
            choices = put(choices, owner, tuple(ORDINARY[next(spare)] for _ in range(count)))
    return changed(world, kept=choices), Keep(choices[seat])


def _dealing(world: State, deal: Deal) -> tuple[State, Action]:
    """A deck that holds what is dealt, with some card in the place of each that is hidden."""
    filled = replace(deal, hands=tuple(map(_filled, deal.hands)), pile=_filled(deal.pile))
    dealt = [card for cards in (*filled.hands, filled.pile) for card in cards if card is not None]
    rest = world.deck[: len(world.deck) - len(dealt)]
    return changed(world, deck=hand((*dealt, *rest))), filled


def _filled(cards: Pile) -> Cards:
    return tuple(FULL_DECK[0] if card is None else card for card in cards)
