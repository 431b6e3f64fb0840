"""Positions of the card game for tests, and what is done to them, in the game's own text form."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import Any

import pytest

from tenfold.core import Illegal, Seat
from tenfold.games.card import CardGame, CardKind, Rules, State
from tenfold.games.card.actions import Action, Deal
from tenfold.games.card.rules import DEALT, SkipPlay
from tenfold.games.card.scoring import next_hand
from tenfold.games.card.state import FULL_DECK, SheetLine, Stage
from tenfold.locales.rendering import in_english
from tenfold.pieces.cards import NATURALS, SKIP, Card, Cards, hand, read_cards, write_cards
from tenfold.pieces.groups import Group, read_groups
from tests.games import looking
from tests.games.looking import Seeded, any_choice, one_line

KIND = CardKind()

both_editions = pytest.mark.parametrize("edition", ["intl", "fx"])
every_table = pytest.mark.parametrize("players", [2, 3, 4, 5, 6])


def table(
    *,
    players: int = 4,
    edition: str = "intl",
    variants: Sequence[str] = (),
    options: Mapping[str, Any] | None = None,
    hands: Mapping[Seat, str] | None = None,
    discard: str = "Y12",
    deck: str | None = None,
    reserve: str = "",
    phase: Mapping[Seat, int] | None = None,
    done: Mapping[Seat, Sequence[int]] | None = None,
    points: Mapping[Seat, Sequence[int]] | None = None,
    laid: Mapping[Seat, str] | None = None,
    turn: Seat = 0,
    stage: str = "play",
    dealer: Seat | None = None,
    playing: tuple[Seat, ...] | None = None,
) -> tuple[CardGame, State]:
    """A position in the middle of a hand; the last seat deals, so seat 0 is the hand's first player.

    hands     of seats not named: ten natural cards (eleven on turn, fewer with a phase on the table)
    discard   its top is written last
    deck      exactly these, the rest goes under the discard pile; not given: all that is left over
    reserve   cards that are to stay in the draw pile
    phase     the phase a seat works on, or has `laid`; not named: the first of the list
    done      the phases crossed off in earlier hands; not named: those before `phase`
    points    of earlier hands; seats not named have 50 in each of them
    playing   the tied players of a play-off
    """
    rules = KIND.read_rules({"edition": edition, "variants": list(variants), **(options or {})})
    game = KIND.game(rules, players=players, dealer=dealer)
    hands, laid = hands or {}, laid or {}
    groups = tuple(read_groups(laid.get(seat, "")) for seat in range(players))
    sheet, numbers = _sheet(rules, players, phase or {}, done or {}, points or {}, laid, playing is not None)

    pool = list(FULL_DECK)
    pile = read_cards(discard)
    given = {seat: hand(read_cards(text)) for seat, text in hands.items()}
    kept = read_cards(reserve if deck is None else deck)
    for cards in (pile, kept, *given.values(), *map(cards_of, groups)):
        for card in cards:
            pool.remove(card)  # fails when a test asks for more than the box holds
    filler = _filler(pool)
    for seat in playing or range(players):
        if seat not in given:
            size = DEALT + (seat == turn and stage == "play")
            size = max(2, size - len(cards_of(groups[seat])))
            given[seat] = hand(_taken(pool, next(filler)) for _ in range(size))
    if deck is not None:
        pool, pile = [], (*pool, *pile)

    state = State(
        stage=Stage(stage),
        dealer=players - 1 if dealer is None else dealer,
        playing=playing or tuple(range(players)),
        sheet=sheet,
        playoff=playing is not None,
        outcome=None,
        seat=turn,
        hands=tuple(given.get(seat, ()) for seat in range(players)),
        shown=((),) * players,
        laid=numbers,
        table=groups,
        deck=hand((*pool, *kept)),
        discard=pile,
        skips=(False,) * players,
        lap=(),
        fresh=False,
        window=(),
        last_knocker=None,
    )
    assert all_cards(game, state) == FULL_DECK
    return game, state


def _sheet(
    rules: Rules,
    players: int,
    phase: Mapping[Seat, int],
    done: Mapping[Seat, Sequence[int]],
    points: Mapping[Seat, Sequence[int]],
    laid: Mapping[Seat, str],
    playoff: bool,
) -> tuple[tuple[SheetLine, ...], tuple[int | None, ...]]:
    played = rules.played
    hands = max(map(len, points.values()), default=0)
    lines: list[SheetLine] = []
    numbers: list[int | None] = []
    for seat in range(players):
        first = played[-1] if playoff else played[hands] if rules.fixed_hands else played[0]
        number = phase.get(seat, first)
        in_order = not (rules.free_order or rules.fixed_hands)
        crossed = tuple(done.get(seat, played[: played.index(number)] if in_order else ()))
        if seat in laid and not playoff:
            crossed = (*crossed, number)
        numbers.append(number if seat in laid else None)
        lines.append(SheetLine(crossed, tuple(points.get(seat, (50,) * hands))))
    return tuple(lines), tuple(numbers)


def _filler(pool: list[Card]) -> Iterator[Card]:
    """Natural cards without a pattern; of each kind one stays in the draw pile as long as possible."""
    count = Counter(pool)
    mixed = sorted(NATURALS, key=lambda card: card * 29 % 48)
    yield from (card for card in mixed if count[card] == 2)
    yield from (card for card in mixed if count[card] >= 1)


def _taken(pool: list[Card], card: Card) -> Card:
    pool.remove(card)
    return card


# --- doing ------------------------------------------------------------------------------------------


def do(game: CardGame, state: State, *texts: str) -> State:
    """Read, check and apply one action after the other, nature's included ("drawn R5").

    "drawn any" and "discard any": the lowest card of the draw pile and of the hand.
    """
    for text in texts:
        if text == "drawn any":
            text = f"drawn {state.deck[0]}"
        elif text == "discard any":
            text = f"discard {state.hands[state.seat][0]}"
        action = KIND.read_action(text)
        game.check(state, action)
        state = game.apply(state, action)
        assert all_cards(game, state) == FULL_DECK
    return state


def refused(game: CardGame, state: State, text: str) -> Illegal:
    """The refusal of an action; nothing has changed, and the action is not offered either."""
    before = KIND.write_state(state)
    with pytest.raises(Illegal) as caught:
        game.check(state, KIND.read_action(text))
    assert KIND.write_state(state) == before
    assert text not in offers(game, state)
    assert one_line(in_english(caught.value))
    return caught.value


def why_not(game: CardGame, state: State, text: str) -> str:
    """The id of the rule that forbids an action."""
    return refused(game, state, text).rule


def offers(game: CardGame, state: State) -> list[str]:
    """The choices that the game lists."""
    return [KIND.write_action(action) for action in game.legal(state)]


def idle(game: CardGame, state: State, turns: int = 1) -> State:
    """Turns in which the player draws a card and discards the lowest; nobody knocks."""
    for _ in range(turns):
        state = do(game, state, "draw")
        while state.stage is Stage.KNOCK:
            state = do(game, state, "pass")
        state = do(game, state, "drawn any", "discard any")
    return state


def deal(game: CardGame, state: State, *, top: str = "Y12", hands: Mapping[Seat, str] | None = None) -> State:
    """The next hand; hands not named are ten natural cards."""
    pool = list(FULL_DECK)
    given = {seat: read_cards(text) for seat, text in (hands or {}).items()}
    for cards in (read_cards(top), *given.values()):
        for card in cards:
            pool.remove(card)
    filler = _filler(pool)
    for seat in next_hand(game.rules, state).playing:
        if seat not in given:
            given[seat] = tuple(_taken(pool, next(filler)) for _ in range(DEALT))
    seats = range(len(state.sheet))
    action = Deal(tuple(hand(given.get(seat, ())) for seat in seats), read_cards(top)[0])
    return do(game, state, KIND.write_action(action))


# --- looking ----------------------------------------------------------------------------------------


def all_cards(game: CardGame, state: State) -> Cards:
    """Every card on the table, sorted; a skip in front of a player (fx) counts."""
    cards = [*state.deck, *state.discard]
    cards += (card for held in state.hands for card in held)
    cards += (card for groups in state.table for card in cards_of(groups))
    if game.rules.skip_play is SkipPlay.IN_FRONT:
        cards += [SKIP] * sum(state.skips)
    return hand(cards)


def cards_of(groups: Iterable[Group]) -> Cards:
    return tuple(card for group in groups for card in group.cards)


def held(state: State, seat: Seat) -> str:
    return write_cards(state.hands[seat])


def groups_of(state: State, seat: Seat) -> list[str]:
    return [str(group) for group in state.table[seat]]


# --- playing at random ------------------------------------------------------------------------------


def random_play(game: CardGame, seed: int, steps: int) -> Iterator[tuple[State, Action]]:
    """Positions of a game, each with the action that was then chosen; players like to put cards down."""
    return looking.random_play(game, seed, steps, _puts_down)


def _puts_down(stream: Seeded, state: State, choices: Sequence[Action]) -> Action:
    return choices[0] if stream.below(2) else any_choice(stream, state, choices)
