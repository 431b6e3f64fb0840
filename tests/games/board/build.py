"""Positions of the board game for tests, and what is done to them, in the game's own text form."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import Any

import pytest

from tenfold.core import Chance, Decide, Event, Illegal, Seat
from tenfold.games.board import BoardGame, BoardKind, State
from tenfold.games.board.actions import Action, listed
from tenfold.games.board.knowledge import EVERYBODY, NOTHING
from tenfold.games.board.notation import read_held_cards, read_table
from tenfold.games.board.rules import DEALT
from tenfold.games.board.state import FULL_DECK, Stage, held_cards, naturals_on
from tenfold.games.board.track import Space
from tenfold.locales.rendering import in_english
from tenfold.pieces.cards import NATURALS, Card, Cards, hand, read_cards, write_cards
from tests.games import looking
from tests.games.looking import Seeded, any_choice, one_line

KIND = BoardKind()

both_editions = pytest.mark.parametrize("edition", ["2010", "intl"])
every_table = pytest.mark.parametrize("players", [2, 3, 4, 5, 6])


def table(
    *,
    players: int = 4,
    edition: str = "intl",
    options: Mapping[str, Any] | None = None,
    hands: Mapping[Seat, str] | None = None,
    discard: str = "Y12",
    deck: str | None = None,
    reserve: str = "",
    phase: Mapping[Seat, int] | None = None,
    laid: Mapping[Seat, str] | None = None,
    under: str = "",
    pieces: Mapping[Seat, int] | None = None,
    turn: Seat = 0,
    stage: str = "play",
    dice: tuple[int, int] | None = None,
    again: bool = False,
) -> tuple[BoardGame, State]:
    """A position in the middle of a round.

    hands    of seats not named: ten ordinary cards without a pattern; W(R5) is a joker
    discard  its top is written last; everybody knows all of it
    deck     exactly these, the rest goes under the discard pile; not given: all that is left over
    reserve  cards that are to stay in the draw pile
    phase    where a seat's marker stands; not named: on 1
    under    the faces of the jokers in the groups
    pieces   not named: the start
    dice     in stage "move"; not given: 1 and 2
    """
    rules = KIND.read_rules({"edition": edition, **(options or {})})
    game = KIND.game(rules, players=players)
    groups = tuple(read_table((laid or {}).get(seat, "")) for seat in range(players))
    given = {seat: read_held_cards(text) for seat, text in (hands or {}).items()}
    pile, faces = read_cards(discard), hand(read_cards(under))
    kept = read_cards(reserve if deck is None else deck)
    pool = list(FULL_DECK)
    lying = naturals_on(group for laid_groups in groups for group in laid_groups)
    held = [card.card for cards in given.values() for card in cards]
    for card in (*pile, *faces, *kept, *lying, *held):
        pool.remove(card)  # fails when a test asks for more than the box holds
    ordinary: dict[Seat, Cards] = {}
    jokers: dict[Seat, Cards] = {}
    for seat in range(players):
        if seat in given:
            ordinary[seat] = hand(card.card for card in given[seat] if not card.joker)
            jokers[seat] = hand(card.card for card in given[seat] if card.joker)
        else:
            size = max(2, DEALT - sum(len(group.cards) for group in groups[seat]))
            ordinary[seat] = hand(_filler(pool, size))
    if deck is not None:
        pool, pile = [], (*pool, *pile)
    state = State(
        stage=Stage(stage),
        starter=0,
        markers=tuple((phase or {}).get(seat, 1) for seat in range(players)),
        pieces=tuple((pieces or {}).get(seat, rules.start) for seat in range(players)),
        outcome=None,
        seat=turn,
        dice=(dice or (1, 2)) if stage == "move" else None,
        to_take=0,
        again=again,
        owed=(),
        asked=None,
        giver=None,
        hands=tuple(ordinary[seat] for seat in range(players)),
        jokers=tuple(jokers.get(seat, ()) for seat in range(players)),
        table=groups,
        under=faces,
        deck=hand((*pool, *kept)),
        discard=pile,
        knowers=(EVERYBODY,) * len(pile),
        known=(NOTHING,) * players,
        keepers=(),
        kept=(None,) * players,
    )
    assert all_cards(state) == FULL_DECK
    assert KIND.read_state(KIND.write_state(state)) == state
    return game, state


def _filler(pool: list[Card], size: int) -> list[Card]:
    """Cards without a pattern, taken out of the pool."""
    mixed = [card for card in sorted(NATURALS, key=lambda card: card * 29 % 48) if card in pool]
    taken = (mixed + mixed)[:size]
    for card in taken:
        pool.remove(card)
    return taken


def landed(space: str, *, seat: Seat = 0, **position: Any) -> tuple[BoardGame, State]:
    """A position whose player has just moved onto the first space of this kind after the start."""
    game, _ = table(players=position.get("players", 4), options=position.get("options"))
    at = game.rules.track.index(Space(space), 1)
    before = {seat: (at - 1) % 32, **position.pop("pieces", {})}
    game, state = table(turn=seat, stage="move", dice=(1, 3), pieces=before, **position)
    return game, do(game, state, "move 1")


# --- doing ------------------------------------------------------------------------------------------


def do(game: BoardGame, state: State, *texts: str) -> State:
    """Read, check and apply one action after the other, nature's included ("drawn R5").

    "drawn any" and "discard any": the lowest card of the draw pile and of the hand.
    """
    for text in texts:
        if text == "drawn any":
            text = f"drawn {state.deck[0]}"
        elif text == "discard any":
            text = f"discard {held_cards(state.hands[state.seat], state.jokers[state.seat])[0]}"
        action = KIND.read_action(text)
        game.check(state, action)
        state = game.apply(state, action)
        assert all_cards(state) == FULL_DECK
        assert KIND.read_state(KIND.write_state(state)) == state
    return state


def refused(game: BoardGame, state: State, text: str) -> Illegal:
    """The refusal of an action; nothing has changed, and the action is not offered either."""
    before = KIND.write_state(state)
    with pytest.raises(Illegal) as caught:
        game.check(state, KIND.read_action(text))
    assert KIND.write_state(state) == before
    assert text not in offers(game, state)
    assert one_line(in_english(caught.value))
    return caught.value


def why_not(game: BoardGame, state: State, text: str) -> str:
    """The id of the rule that forbids an action."""
    return refused(game, state, text).rule


def offers(game: BoardGame, state: State) -> list[str]:
    """The choices that the game lists."""
    return [KIND.write_action(action) for action in game.legal(state)]


def told(game: BoardGame, state: State, text: str, seat: Seat | None) -> str:
    """How an event, about to happen, is told to a seat."""
    turn = game.turn(state)
    event: Event[Action] = Event(turn.seat if isinstance(turn, Decide) else None, KIND.read_action(text))
    return KIND.write_action(game.redact(state, event, seat).action)


# --- looking ----------------------------------------------------------------------------------------


def all_cards(state: State) -> Cards:
    cards = [*state.deck, *state.discard, *state.under]
    cards += (card for held in (*state.hands, *state.jokers) for card in held)
    cards += naturals_on(group for groups in state.table for group in groups)
    return hand(cards)


def held(state: State, seat: Seat) -> str:
    """The whole hand; jokers come last."""
    return listed(held_cards(state.hands[seat], state.jokers[seat]))


def pile(state: State) -> str:
    return write_cards(state.discard)


def groups_of(state: State, seat: Seat) -> list[str]:
    return [str(group) for group in state.table[seat]]


def chances(game: BoardGame, state: State) -> dict[str, int]:
    """Nature's outcomes with their weights."""
    turn = game.turn(state)
    assert isinstance(turn, Chance)
    outcomes = turn.outcomes()
    assert outcomes is not None
    return {KIND.write_action(action): weight for action, weight in outcomes}


# --- playing at random ------------------------------------------------------------------------------


def random_play(game: BoardGame, seed: int, steps: int) -> Iterator[tuple[State, Action]]:
    """Positions of a game, each with the action that was then chosen; players like to put cards down."""
    return looking.random_play(game, seed, steps, _puts_down)


def _puts_down(stream: Seeded, state: State, choices: Sequence[Action]) -> Action:
    first = stream.below(2) and state.stage is Stage.PLAY
    return choices[0] if first else any_choice(stream, state, choices)


def deal(game: BoardGame, state: State, *, pile: str = "R1 R2 R3 R4 Y12", first: Iterable[str] = ()) -> State:
    """The next round: cards off the deck in their order, `first` to the seats in turn as far as given."""
    pool = list(state.deck)
    for card in read_cards(pile):
        pool.remove(card)
    wished = [list(read_cards(text)) for text in first]
    for cards in wished:
        for card in cards:
            pool.remove(card)
    dealt: list[str] = []
    for seat in range(len(state.hands)):
        cards = wished[seat] if seat < len(wished) else []
        lacking = DEALT - len(state.hands[seat]) - len(state.jokers[seat]) - len(cards)
        cards += (pool.pop() for _ in range(lacking))
        dealt.append(write_cards(hand(cards)) or "-")
    return do(game, state, f"deal {' / '.join(dealt)} up {pile}")
