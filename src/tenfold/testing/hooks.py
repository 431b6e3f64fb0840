"""What the laws must know of a game beyond its interface; of the three games that ship, here."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from dataclasses import dataclass
from functools import partial
from typing import Any

from msgspec.structs import replace

from tenfold.core import BadInput, Event, Seat, Stream, pick
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
from tenfold.games.card.state import Stage as CardStage
from tenfold.games.dice import DiceGame
from tenfold.games.dice import State as DiceState
from tenfold.games.registry import AnyKind
from tenfold.pieces.cards import SKIP, Card, Cards, with_card, without_card, without_cards
from tenfold.pieces.dice import DICE


def _same(state: Any, seat: Seat | None, stream: Stream) -> Any:
    return state


def _nothing(*_: Any) -> None:
    return None


@dataclass(frozen=True, kw_only=True)
class Hooks:
    """What the laws need to know about a game; `inventory` and `whole` are enough where nothing is hidden."""

    inventory: Callable[[Any, Any], Counter[Any]]
    """Of (game, state): every piece on the table."""
    whole: Counter[Any]
    """What the inventory is at every moment."""
    exchanged: Callable[[Any, Seat | None, Stream], Any] = _same
    """Of (state, seat, stream): the state with two pieces exchanged that are hidden from the seat, without
    asking the view."""
    revealed: Callable[[Any, Seat | None], object] = _nothing
    """Of (state, seat): whatever a player's action can uncover to the seat."""
    redealt: Callable[[Event[Any], Any], Event[Any] | None] = _nothing
    """Of (deal, state): the deal that would have led to that state; None for any other event."""
    secretive: tuple[type[Any], ...] = ()
    """Players' actions that the others do not see in full."""


def hooks_of(kind: AnyKind) -> Hooks:
    if kind.name not in HOOKS:
        raise BadInput(f"the laws need to know more about the game {kind.name}: pass hooks=Hooks(...)")
    return HOOKS[kind.name]


# --- the games that ship ---------------------------------------------------------------------------


def card_inventory(game: CardGame, state: State) -> Counter[Any]:
    cards = Counter([*state.deck, *state.discard])
    cards.update(card for hand in state.hands for card in hand)
    cards.update(card for groups in state.table for group in groups for card in group.cards)
    if game.rules.skip_play is SkipPlay.IN_FRONT:
        cards[SKIP] += sum(state.skips)
    return cards


_BETWEEN_HANDS = (CardStage.DEAL, CardStage.OVER)


def card_revealed(state: State, seat: int | None) -> object:
    """Going out opens all hands (card.score.open), and nothing does before."""
    return state.hands if state.stage in _BETWEEN_HANDS else None


def card_redealt(event: Event[Any], after: State) -> Event[Any] | None:
    return Event(None, Deal(after.hands, event.action.top)) if isinstance(event.action, Deal) else None


def card_exchanged(state: State, seat: int | None, stream: Stream) -> State:
    """A card of another hand that was not seen going in, for one of the draw pile; none between hands."""
    hidden = [
        (owner, card)
        for owner, cards in enumerate(state.hands)
        if owner != seat
        for card in without_cards(cards, state.shown[owner])
    ]
    if not hidden or not state.deck or state.stage in _BETWEEN_HANDS:
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


HOOKS = {
    "card": Hooks(
        inventory=card_inventory,
        whole=Counter(FULL_DECK),
        exchanged=card_exchanged,
        revealed=card_revealed,
        redealt=card_redealt,
    ),
    "dice": Hooks(inventory=dice_inventory, whole=Counter(DICE)),
    "board": Hooks(
        inventory=board_inventory,
        whole=Counter(BOARD_CARDS),
        exchanged=board_exchanged,
        revealed=board_revealed,
        redealt=board_redealt,
        secretive=(Pick, Swap, Give, Keep),
    ),
}
