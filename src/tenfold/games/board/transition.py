"""What an action does. Everything that moves the board game on stands here, the end of a round in rounds.py.

Invariants: the 96 cards are always in hands, as jokers in hands, in groups, under their backs, and in the two
piles; hands and deck stay sorted; the discard pile and `knowers` are equally long. A step of a turn ends in
`_go_on`, which finds what is awaited next: a draw that is owed, a pile to choose, step 2.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any

from msgspec.structs import replace

from tenfold.core import Seat
from tenfold.games.board import actions, knowledge, rounds
from tenfold.games.board.actions import Action, Held
from tenfold.games.board.groups import added
from tenfold.games.board.knowledge import EVERYBODY, NOBODY, NOTHING, Known, bit
from tenfold.games.board.rules import Rules
from tenfold.games.board.state import (
    FULL_DECK,
    Stage,
    State,
    clockwise_from,
    deck_can_give,
    givable,
    left_of,
    put,
)
from tenfold.games.board.track import PLUS, STARS, Space, landing, next_free
from tenfold.games.nature import Drawn, Lot
from tenfold.pieces.cards import WILD, Card, Cards, hand, with_card, without_card, without_cards

# Bound to names of the module because every turn passes here several times.
_ROLL, _MOVE, _DRAWING, _TURNING = Stage.ROLL, Stage.MOVE, Stage.DRAWING, Stage.TURNING
_STAR, _TAKE, _PICK, _SWAP, _ASK, _PLAY = (
    Stage.STAR,
    Stage.TAKE,
    Stage.PICK,
    Stage.SWAP,
    Stage.ASK,
    Stage.PLAY,
)


def initial(rules: Rules, players: int, starter: Seat | None) -> State:
    """Before the first round: pieces on the large star space, markers on phase 1 (board.setup)."""
    return State(
        stage=Stage.LOT if starter is None else Stage.DEAL,
        starter=starter,
        markers=(1,) * players,
        pieces=(rules.start,) * players,
        outcome=None,
        seat=0 if starter is None else starter,
        dice=None,
        to_take=0,
        again=False,
        owed=(),
        asked=None,
        giver=None,
        hands=((),) * players,
        jokers=((),) * players,
        table=((),) * players,
        under=(),
        deck=FULL_DECK,
        discard=(),
        knowers=(),
        known=(NOTHING,) * players,
        keepers=(),
        kept=(None,) * players,
    )


def apply(rules: Rules, state: State, action: Action) -> State:
    return _APPLY[type(action)](rules, state, action)


# --- nature ----------------------------------------------------------------------------------------


def _lot(rules: Rules, state: State, action: Lot) -> State:
    return replace(state, stage=Stage.DEAL, starter=action.seat, seat=action.seat)


def _deal(rules: Rules, state: State, action: actions.Deal) -> State:
    """Pieces stay where they are; of the five cards only the top one is seen (board.round.next)."""
    dealt = [tuple(card for card in cards if card is not None) for cards in action.hands]
    pile = tuple(card for card in action.pile if card is not None)
    return replace(
        state,
        hands=tuple(hand((*kept, *cards)) for kept, cards in zip(state.hands, dealt, strict=True)),
        deck=without_cards(state.deck, (*pile, *(card for cards in dealt for card in cards))),
        discard=pile,
        knowers=(*(NOBODY,) * (len(pile) - 1), EVERYBODY),
        round=state.round + (state.over is not None),
        over=None,
        stage=_ROLL,
    )


def _roll(rules: Rules, state: State, action: actions.Roll) -> State:
    return replace(state, dice=(action.low, action.high), stage=_MOVE)


def _drawn(rules: Rules, state: State, action: Drawn) -> State:
    card = action.card
    assert card is not None
    deck = without_card(state.deck, card)
    if state.stage is _TURNING:  # the others see its face (board.action.joker)
        faces = with_card(state.jokers[state.seat], card)
        return _go_on(replace(state, jokers=put(state.jokers, state.seat, faces), deck=deck, stage=_PLAY))
    seat, owed = state.owed[0], state.owed[1:]
    return _go_on(
        replace(
            state,
            hands=put(state.hands, seat, with_card(state.hands[seat], card)),
            known=_know(state, seat, knowledge.gains_unseen(state.known[seat])),
            deck=deck,
            owed=owed,
            stage=_DRAWING if owed else _TAKE if state.to_take else _PLAY,
        )
    )


# --- step 1: moving --------------------------------------------------------------------------------


def _move(rules: Rules, state: State, action: actions.Move) -> State:
    return _arrive(rules, state, landing(state.pieces, state.seat, action.steps))


def _star(rules: Rules, state: State, action: actions.Star) -> State:
    """The piece moves on to the next free space of the kind (board.action.stars)."""
    at = next_free(rules.track, state.pieces, state.seat, (action.space,))
    assert at is not None
    return _arrive(rules, state, at)


def _arrive(rules: Rules, state: State, at: int) -> State:
    """The piece stands on its space, whose action must be carried out (board.action.must)."""
    seat, space = state.seat, rules.track[at]
    pieces = put(state.pieces, seat, at)
    if space in PLUS:
        return _go_on(replace(state, pieces=pieces, to_take=PLUS[space], stage=_TAKE))
    if space is Space.AGAIN:
        return _go_on(replace(state, pieces=pieces, to_take=1, again=True, stage=_TAKE))
    if space is Space.ALL_DRAW:
        *others, me = clockwise_from(len(pieces), seat)
        return _go_on(replace(state, pieces=pieces, owed=(me, *others), stage=_DRAWING))
    if space is Space.JOKER:
        return _turn_round(replace(state, pieces=pieces))
    if space is Space.PICK:
        if not state.discard:  # left out (board.action.pick-discard)
            return _go_on(replace(state, pieces=pieces))
        looking = tuple([knowers | bit(seat) for knowers in state.knowers])
        return replace(state, pieces=pieces, knowers=looking, stage=_PICK)
    if space in STARS:
        return replace(state, pieces=pieces, stage=_STAR)
    return replace(state, pieces=pieces, stage=_SWAP if space is Space.SWAP else _ASK)


# --- step 1: the piles -----------------------------------------------------------------------------


def _go_on(state: State) -> State:
    """What is awaited next: a card that is owed, a pile to choose, or step 2.

    Whoever calls this sets the usual stage along with everything else: a second copy is seldom made.
    """
    if state.owed:
        if state.deck:
            return _at(state, _DRAWING)
        if len(state.discard) > 1:
            return replace(_renewed(state), stage=_DRAWING)
        state = replace(state, owed=())  # the others go without (board.pile.exhausted)
    if state.to_take:
        if state.deck or state.discard:
            return _at(state, _TAKE)
        state = replace(state, to_take=0)
    if state.hands[state.seat] or state.jokers[state.seat]:
        return _at(state, _PLAY)
    # Nothing to discard (board.out.keep-one).
    return replace(state, seat=_next_seat(state), again=False, dice=None, stage=_ROLL)


def _at(state: State, stage: Stage) -> State:
    return state if state.stage is stage else replace(state, stage=stage)


def _turn_round(state: State) -> State:
    """The top card of the draw pile is about to become a joker; if there is none, there is no joker."""
    if not deck_can_give(state.deck, state.discard):
        return _go_on(state)
    return replace(state if state.deck else _renewed(state), stage=_TURNING)


def _renewed(state: State) -> State:
    """The discard pile below its top card is shuffled into a new draw pile (board.pile.exhausted)."""
    return replace(
        state, deck=hand(state.discard[:-1]), discard=state.discard[-1:], knowers=state.knowers[-1:]
    )


def _draw(rules: Rules, state: State, action: actions.Draw) -> State:
    seat, left = state.seat, state.to_take - 1
    if action.source is actions.Source.DECK:
        return _go_on(replace(state, owed=(seat,), to_take=left, stage=_DRAWING))
    card = state.discard[-1]
    return _go_on(
        replace(
            state,
            hands=put(state.hands, seat, with_card(state.hands[seat], card)),
            known=_know(state, seat, knowledge.gains_seen(state.known[seat], card)),
            discard=state.discard[:-1],
            knowers=_top_seen(state.knowers[:-1]),
            to_take=left,
            stage=_TAKE if left else _PLAY,
        )
    )


def _pick(rules: Rules, state: State, action: actions.Pick) -> State:
    """Any card of the discard pile; the rest keeps its order (board.action.pick-discard)."""
    assert action.depth is not None
    seat = state.seat
    at = len(state.discard) - 1 - action.depth
    card = state.discard[at]
    discard = state.discard[:at] + state.discard[at + 1 :]
    if picks_openly(state, action.depth):
        known = knowledge.gains_seen(state.known[seat], card)
        knowers = state.knowers[:-1]
    else:  # what lies below the top is no longer certain to anybody but the picker
        known = knowledge.gains_unseen(state.known[seat])
        knowers = (bit(seat),) * len(discard)
    return _go_on(
        replace(
            state,
            hands=put(state.hands, seat, with_card(state.hands[seat], card)),
            known=_know(state, seat, known),
            discard=discard,
            knowers=_top_seen(knowers),
            stage=_PLAY,
        )
    )


def picks_openly(state: State, depth: int) -> bool:
    """Whether the others see what was picked: the top card is gone and another one lies there."""
    return depth == 0 and state.discard[-2:-1] != state.discard[-1:]


def _swap(rules: Rules, state: State, action: actions.Swap) -> State:
    """Onto the discard pile, unseen but for the top card and jokers; one card more is owed for them."""
    cards = [card for card in action.cards if card is not None]
    seat = state.seat
    hands, jokers = _without(state, seat, cards)
    known = state.known[seat]
    knowers = [EVERYBODY if held.joker else bit(seat) for held in cards]
    if cards:
        if not cards[-1].joker:
            known = knowledge.loses_seen(known, cards[-1].card)
        if not all(held.joker for held in cards[:-1]):
            known = knowledge.loses_unseen(known)
    return _go_on(
        replace(
            state,
            hands=hands,
            jokers=jokers,
            known=_know(state, seat, known),
            discard=state.discard + tuple([held.card for held in cards]),
            knowers=_top_seen((*state.knowers, *knowers)),
            owed=(seat,) * (len(cards) + 1),
            stage=_DRAWING,
        )
    )


# --- step 1: asking --------------------------------------------------------------------------------


def _ask(rules: Rules, state: State, action: actions.Ask) -> State:
    """The first player asked who has the number gives it up; those before it are known to have none."""
    number = action.number
    others = clockwise_from(len(state.hands), state.seat)[:-1]
    known = list(state.known)
    for seat in others if action.direction is actions.Direction.CLOCKWISE else reversed(others):
        if givable(state.hands[seat], state.jokers[seat], number):
            return replace(state, stage=Stage.GIVE, asked=number, giver=seat, known=tuple(known))
        known[seat] = knowledge.lacks(known[seat], number)
    return _go_on(replace(state, known=tuple(known), owed=(state.seat,), stage=_DRAWING))


def _give(rules: Rules, state: State, action: actions.Give) -> State:
    """The card changes hands, and the giver is owed another (board.action.ask, board.action.ask.joker)."""
    assert action.card is not None
    assert state.giver is not None
    card, giver, asker = action.card.card, state.giver, state.seat
    hands, jokers = _without(state, giver, (action.card,))
    mine, theirs = state.known[asker], state.known[giver]
    if action.card.joker:  # everybody saw its face, and learns that there is no ordinary card of the number
        mine, theirs = knowledge.gains_seen(mine, card), knowledge.lacks(theirs, card // 4 + 1)
    else:
        mine = knowledge.gains_given(mine, card, giver)
        theirs = knowledge.loses_given(theirs, card, asker)
    return _go_on(
        replace(
            state,
            hands=put(hands, asker, with_card(hands[asker], card)),
            jokers=jokers,
            known=put(put(state.known, asker, mine), giver, theirs),
            asked=None,
            giver=None,
            owed=(giver,),
            stage=_DRAWING,
        )
    )


# --- steps 2 and 3 ---------------------------------------------------------------------------------


def _lay(rules: Rules, state: State, action: actions.Lay) -> State:
    seat = state.seat
    naturals = [card for group in action.groups for card in group.cards if card != WILD]
    return replace(
        state,
        table=put(state.table, seat, action.groups),
        hands=put(state.hands, seat, without_cards(state.hands[seat], naturals)),
        jokers=put(state.jokers, seat, without_cards(state.jokers[seat], action.jokers)),
        under=hand((*state.under, *action.jokers)),
        known=_know(state, seat, _losing(state.known[seat], naturals)),
    )


def _add(rules: Rules, state: State, action: actions.Add) -> State:
    held, groups = action.card, state.table[action.seat]
    group = added(groups[action.group], WILD if held.joker else held.card, action.end)
    hands, jokers = _without(state, state.seat, (held,))
    known = state.known[state.seat]
    return replace(
        state,
        table=put(state.table, action.seat, put(groups, action.group, group)),
        hands=hands,
        jokers=jokers,
        under=with_card(state.under, held.card) if held.joker else state.under,
        known=state.known if held.joker else _know(state, state.seat, _losing(known, (held.card,))),
    )


def _discard(rules: Rules, state: State, action: actions.Discard) -> State:
    seat = state.seat
    hands, jokers = _without(state, seat, action.cards)
    ordinary = [held.card for held in action.cards if not held.joker]
    after = replace(
        state,
        hands=hands,
        jokers=jokers,
        known=_know(state, seat, _losing(state.known[seat], ordinary)),
        discard=state.discard + tuple([held.card for held in action.cards]),
        knowers=state.knowers + (EVERYBODY,) * len(action.cards),
        seat=_next_seat(state),
        again=False,
        dice=None,
        stage=_ROLL,
    )
    if state.table[seat] and not hands[seat] and not jokers[seat]:
        return rounds.end_round(rules, after, seat)  # board.out
    return after


def _next_seat(state: State) -> Seat:
    """The left neighbour is next, or the same player once more (board.action.again)."""
    return state.seat if state.again else left_of(len(state.hands), state.seat)


# --- common ----------------------------------------------------------------------------------------


def _without(state: State, seat: Seat, cards: Iterable[Held]) -> tuple[tuple[Cards, ...], tuple[Cards, ...]]:
    """All hands and all jokers, less these cards of the seat's."""
    hands, jokers = state.hands, state.jokers
    for card, joker in cards:
        if joker:
            jokers = put(jokers, seat, without_card(jokers[seat], card))
        else:
            hands = put(hands, seat, without_card(hands[seat], card))
    return hands, jokers


def _losing(known: Known, cards: Iterable[Card]) -> Known:
    """What is known of a hand after everybody saw these cards go."""
    if known.shown or known.numbers or known.told:
        for card in cards:
            known = knowledge.loses_seen(known, card)
    return known


def _know(state: State, seat: Seat, known: Known) -> tuple[Known, ...]:
    return state.known if known is state.known[seat] else put(state.known, seat, known)


def _top_seen(knowers: tuple[int, ...]) -> tuple[int, ...]:
    """Everybody sees the card that now lies on top of the discard pile."""
    return (*knowers[:-1], EVERYBODY) if knowers else ()


_APPLY: dict[type[Action], Callable[[Rules, State, Any], State]] = {
    Lot: _lot,
    actions.Deal: _deal,
    actions.Roll: _roll,
    Drawn: _drawn,
    actions.Move: _move,
    actions.Star: _star,
    actions.Draw: _draw,
    actions.Pick: _pick,
    actions.Swap: _swap,
    actions.Ask: _ask,
    actions.Give: _give,
    actions.Lay: _lay,
    actions.Add: _add,
    actions.Discard: _discard,
    actions.Keep: rounds.keep,
}
